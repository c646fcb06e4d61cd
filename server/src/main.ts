import { join, resolve } from "node:path";
import { openCoach } from "./ai/open-coach.ts";
import { openSpeech } from "./ai/speech/open-speech.ts";
import { createTranscriber } from "./ai/transcript/transcriber.ts";
import { createApp } from "./app.ts";
import { DatabaseRefusal, type OpenDatabase } from "./db/database.ts";
import { type Configuration, ConfigurationError, readConfiguration } from "./env.ts";
import { createLog, type Log } from "./http/log.ts";
import { readWebFiles } from "./http/web-files.ts";
import type { MailConfiguration } from "./mail/mailer.ts";
import { startSender } from "./mail/sender.ts";
import { createVideoAnalyser } from "./media/video-analyser.ts";
import { trimMemory } from "./memory.ts";
import { findProgram } from "./programs/find-program.ts";
import { systemRandom } from "./random.ts";
import { listen } from "./server.ts";
import { startSweeper } from "./sweeper.ts";

const WEB_FOLDER = join(import.meta.dirname, "../../web/dist");
const clock = () => new Date();

async function start(): Promise<void> {
  const log = createLog((lines) => process.stdout.write(lines), clock);
  const configuration = readConfiguration();
  const database = await openDatabase(configuration, log);
  const reach = {
    publicUrl: configuration.publicUrl,
    trustedProxies: configuration.trustedProxies,
    hasTls: configuration.tls !== null,
  };
  const webFiles = readWebFiles(WEB_FOLDER);
  const { sharedPool } = database;
  const coach = await openCoach(configuration.model, {
    clock,
    log,
    random: systemRandom,
    sharedPool,
  });
  const speech = await openSpeech(configuration.speech, {
    dataFolder: resolve(configuration.dataFolder),
    searchPath: configuration.searchPath,
    ...{ clock, log, sharedPool },
  });
  const modelHost = configuration.model?.baseUrl.hostname ?? null;
  const speechHost = configuration.speech.service?.baseUrl.hostname ?? null;
  const transcriber = configuration.transcript && createTranscriber(configuration.transcript, log);
  const { mail, publicUrl } = configuration;
  const ffmpeg = await findProgram("ffmpeg", configuration.searchPath);
  const analyser = createVideoAnalyser({ ffmpeg });
  const app = await createApp({
    ...{ database, coach, speech, modelHost, speechHost, transcriber, analyser },
    ...{ clock, log, reach, webFiles, isMailing: mail !== null },
    ...{ ice: configuration.ice, inviteCode: configuration.inviteCode },
  });
  const server = await listen(configuration, app.fetch).catch(async (error) => {
    await database.close();
    throw error;
  });
  trimMemory();
  const sweeper = startSweeper(database.db, { clock, log, remind: app.remind });
  const sender =
    mail && publicUrl && (await openSender(mail, { ...database, clock, log, publicUrl }));
  stopOnSignal(async () => {
    sweeper.stop();
    sender?.stop();
    app.stop();
    await server.stop();
    await speech.stop();
    await database.close();
    log.flush();
  });
  process.stdout.write(`${addressOf(configuration, server.port)}\n`);
}

/** The mail library is loaded where letters are sent. */
async function openSender(
  mail: MailConfiguration,
  parts: Omit<Parameters<typeof startSender>[0], "mailer">,
) {
  const { createMailer } = await import("./mail/mailer.ts");
  return startSender({ ...parts, mailer: createMailer(mail) });
}

/** Only the database in use is loaded: each costs a good part of a second. */
async function openDatabase(configuration: Configuration, log: Log): Promise<OpenDatabase> {
  if (!configuration.databaseUrl) {
    const { openEmbedded } = await import("./db/embedded.ts");
    return openEmbedded(resolve(configuration.dataFolder));
  }
  const { openPostgres } = await import("./db/postgresql.ts");
  return openPostgres(configuration.databaseUrl, (error) =>
    log.write({ event: "database-lost", code: "code" in error ? String(error.code) : error.name }),
  );
}

/** A passkey needs a name, so the address to open is localhost, not a number. */
function addressOf({ publicUrl, host, tls }: Configuration, port: number): string {
  if (publicUrl) return publicUrl.origin;
  const isLocal = ["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host);
  return `${tls ? "https" : "http"}://${isLocal ? "localhost" : host}:${port}`;
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
}

start().catch((error: unknown) => {
  const isRefusal = error instanceof ConfigurationError || error instanceof DatabaseRefusal;
  const text = isRefusal ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

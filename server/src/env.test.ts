import { describe, expect, test } from "vitest";
import { ConfigurationError, readConfiguration } from "./env.ts";

describe("the configuration", () => {
  test("needs nothing: the defaults are for one machine", () => {
    expect(readConfiguration({ PUBLIC_URL: "", TLS_CERT: " " })).toEqual({
      host: "127.0.0.1",
      port: 3000,
      dataFolder: "./data",
      databaseUrl: null,
      publicUrl: null,
      trustedProxies: 0,
      tls: null,
      mail: null,
      model: null,
      transcript: null,
      searchPath: "",
      speech: { service: null, piperVoices: null },
      ice: { stunUrls: [], turnUrls: [], turn: null },
      inviteCode: null,
    });
  });

  test("reads a transcript service, with or without a key", () => {
    const local = {
      TRANSCRIPT_BASE_URL: "http://localhost:8000/v1",
      TRANSCRIPT_MODEL: "whisper-1",
    };
    const { transcript } = readConfiguration(local);
    expect(transcript).toMatchObject({ apiKey: null, model: "whisper-1" });
    expect(readConfiguration({ ...local, TRANSCRIPT_API_KEY: "key" }).transcript?.apiKey).toBe(
      "key",
    );
  });

  test("reads servers for a live interview, and asks for what a relay needs", () => {
    const TURN_URLS = "turn:relay.example.org:3478, turns:relay.example.org";
    const { ice } = readConfiguration({ STUN_URLS: "stun:a", TURN_URLS, TURN_SECRET: "s" });
    expect(ice).toEqual({
      stunUrls: ["stun:a"],
      turnUrls: ["turn:relay.example.org:3478", "turns:relay.example.org"],
      turn: { secret: "s" },
    });
    for (const half of [{ TURN_URLS }, { TURN_SECRET: "s" }, { STUN_URLS: "https://a" }])
      expect(() => readConfiguration(half)).toThrow(ConfigurationError);
  });

  test("reads a model service, with or without a key, and has a budget for each person", () => {
    const local = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "qwen3:8b" };
    const { model } = readConfiguration(local);
    expect(model).toMatchObject({ apiKey: null, model: "qwen3:8b", dailyBudget: 200 });
    expect(model?.baseUrl.href).toBe("http://localhost:11434/v1");
    const hosted = { ...local, AI_API_KEY: "sk-secret", AI_DAILY_BUDGET: "40" };
    expect(readConfiguration(hosted).model).toMatchObject({ apiKey: "sk-secret", dailyBudget: 40 });
  });

  test("reads a speech service, and where programs are looked for", () => {
    const { speech, searchPath } = readConfiguration({
      SPEECH_BASE_URL: "https://ai.example.org/v1",
      SPEECH_MODEL: "tts-1",
      PATH: "/usr/bin",
      PIPER_VOICES: "/var/lib/piper",
    });
    expect(searchPath).toBe("/usr/bin");
    expect(speech.piperVoices).toBe("/var/lib/piper");
    expect(speech.service).toMatchObject({ apiKey: null, model: "tts-1" });
  });

  test("reads a mail server and whom letters are from", () => {
    const mail = {
      ...{ SMTP_URL: "smtps://me:secret@mail.example.org", PUBLIC_URL: "https://prep.example.org" },
      MAIL_FROM: "Interview Prep <no-reply@prep.example.org>",
    };
    expect(readConfiguration(mail).mail).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: { name: "Interview Prep", address: "no-reply@prep.example.org" },
    });
    expect(readConfiguration({ ...mail, MAIL_FROM: "a@b.org" }).mail?.from.name).toBe("");
  });

  test.each([
    [{ MAIL_FROM: "a@b.org" }, "SMTP_URL is missing: e-mail needs"],
    [{ SMTP_URL: "smtp://localhost" }, "MAIL_FROM is missing: e-mail needs"],
    [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "a@b.org" }, "PUBLIC_URL is missing: e-mail needs"],
    [{ SMTP_URL: "https://me:sk-secret@mail.example.org" }, "SMTP_URL must be an address such as"],
    [{ MAIL_FROM: "Bcc: eve" }, "MAIL_FROM must be an e-mail address"],
  ])("refuses a mail server that is half configured: %j", (given, said) => {
    const read = () => readConfiguration(given);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(said);
    expect(read).not.toThrow("sk-secret");
  });

  test("never repeats a key, wherever somebody put it", () => {
    const service = { AI_BASE_URL: "https://ai.example.org/v1", AI_MODEL: "m" };
    for (const wrong of [
      { ...service, AI_API_KEY: "sk-secret with a space" },
      { ...service, AI_BASE_URL: "https://me:sk-secret@ai.example.org/v1" },
      { ...service, AI_BASE_URL: "https://ai.example.org/v1?key=sk-secret" },
      { ...service, AI_DAILY_BUDGET: "sk-secret" },
      { AI_API_KEY: "sk-secret" },
      { SPEECH_API_KEY: "sk-secret" },
    ]) {
      const read = () => readConfiguration(wrong);
      expect(read).toThrow(ConfigurationError);
      expect(read).toThrow(/^(?!.*secret)/);
    }
  });

  test("reads every variable", () => {
    const read = readConfiguration({
      HOST: "0.0.0.0",
      PORT: "8443",
      DATABASE_URL: "postgresql://app@db/prep",
      PUBLIC_URL: "https://prep.example.org",
      TRUST_PROXY: "true",
      TLS_CERT: "cert.pem",
      TLS_KEY: "key.pem",
    });
    expect(read).toMatchObject({
      host: "0.0.0.0",
      port: 8443,
      databaseUrl: "postgresql://app@db/prep",
      trustedProxies: 1,
      tls: { certificateFile: "cert.pem", keyFile: "key.pem" },
    });
    expect(read.publicUrl?.origin).toBe("https://prep.example.org");
  });

  test.each([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "-1" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db/prep" }],
    ["PUBLIC_URL", { PUBLIC_URL: "prep.example.org" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://example.org/prep" }],
    ["TRUST_PROXY", { TRUST_PROXY: "maybe" }],
    ["TLS_KEY", { TLS_CERT: "cert.pem" }],
    ["TLS_CERT", { TLS_KEY: "key.pem" }],
    ["AI_MODEL", { AI_BASE_URL: "http://localhost:11434/v1" }],
    ["AI_BASE_URL", { AI_MODEL: "qwen3:8b" }],
    ["AI_BASE_URL", { AI_API_KEY: "key" }],
    ["AI_BASE_URL", { AI_DAILY_BUDGET: "40" }],
    ["AI_BASE_URL", { AI_BASE_URL: "localhost:11434", AI_MODEL: "qwen3:8b" }],
    ["AI_DAILY_BUDGET", { AI_DAILY_BUDGET: "0" }],
    ["TRANSCRIPT_MODEL", { TRANSCRIPT_BASE_URL: "http://localhost:8000/v1" }],
    ["TRANSCRIPT_BASE_URL", { TRANSCRIPT_API_KEY: "key" }],
    ["SPEECH_MODEL", { SPEECH_BASE_URL: "http://localhost:8880/v1" }],
    ["SPEECH_BASE_URL", { SPEECH_API_KEY: "key" }],
    ["SPEECH_BASE_URL", { SPEECH_BASE_URL: "localhost", SPEECH_MODEL: "tts-1" }],
  ])("refuses a wrong %s in a sentence that begins with its name", (name, environment) => {
    const read = () => readConfiguration(environment);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
  });
});

// The two programs that only tests need: a browser and PostgreSQL. Found where they usually lie; on
// Debian as root fetched by apt where they are missing; else null, and the caller says what it skips.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

const BROWSERS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

const HEADLESS_SHELL = "chromium-headless-shell";

/** Oldest PostgreSQL whose features the queries keep to. */
const OLDEST_POSTGRES = 15;

const pathFolders = () => (process.env.PATH ?? "").split(delimiter);

const foldersIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Path of a Chromium-like browser, or null; CHROMIUM, where set, decides. */
export function findBrowser(): string | null {
  const chosen = process.env.CHROMIUM;
  if (chosen) return existsSync(chosen) ? chosen : null;
  const places = (BROWSERS[process.platform] ?? []).flatMap((place) =>
    isAbsolute(place) ? [place] : pathFolders().map((folder) => join(folder, place)),
  );
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * The browser for stories: where there is one, the same Chromium without its windows, which spends a third
 * less time on each; else any browser.
 */
export function findStoryBrowser(): string | null {
  if (process.env.CHROMIUM) return findBrowser();
  const shell = pathFolders().map((folder) => join(folder, HEADLESS_SHELL));
  return shell.find((place) => existsSync(place)) ?? findBrowser();
}

/** Folder with initdb and postgres, the newest where there are several; or null. */
export function findPostgres(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = foldersIn(debian)
    .filter((version) => Number(version) >= OLDEST_POSTGRES)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, "bin"));
  const brewed = ["/opt/homebrew/opt", "/usr/local/opt"].flatMap((folder) =>
    foldersIn(folder)
      .filter((name) => name.startsWith("postgresql"))
      .map((name) => join(folder, name, "bin")),
  );
  const hasBoth = (folder: string) =>
    existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
  return [...versions, ...brewed, ...pathFolders()].find(hasBoth) ?? null;
}

function isDebianRoot(): boolean {
  const release = "/etc/os-release";
  return (
    process.getuid?.() === 0 &&
    existsSync(release) &&
    /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, "utf8")) &&
    existsSync("/usr/bin/apt-get")
  );
}

/** Nobody is there to answer; a changed settings file stays; an update at boot may hold the lock. */
const APT_OPTIONS = [
  "-y",
  "-q",
  "--no-install-recommends",
  ...["confdef", "confold"].flatMap((choice) => ["-o", `Dpkg::Options::=--force-${choice}`]),
  ...["-o", "DPkg::Lock::Timeout=120"],
];

/** Runs apt-get; says its last words where it fails. */
function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stdout, stderr } = spawnSync("apt-get", args, { env, encoding: "utf8" });
  if (status !== 0) console.error(`${stdout}${stderr}`.trim().split("\n").slice(-10).join("\n"));
}

interface Program {
  find: () => string | null;
  /** Packages that bring it, the better first; each is a way of its own. */
  packages: string[][];
}

/** Each on its own: where one is not to be had, such as Chromium on Ubuntu, the other still comes. */
function install(programs: Program[]): void {
  console.log(`Installing ${programs.flatMap((one) => one.packages[0])} by apt for the tests ...`);
  apt("update", "-q");
  for (const { find, packages } of programs)
    for (const way of packages) if (!find()) apt("install", ...APT_OPTIONS, ...way);
}

const PROGRAMS: Program[] = [
  {
    find: () => process.env.CHROMIUM ?? findStoryBrowser(),
    packages: [
      [HEADLESS_SHELL, "fonts-dejavu-core"],
      ["chromium", "fonts-dejavu-core"],
    ],
  },
  { find: findPostgres, packages: [["postgresql"]] },
];

/** Paths of both programs, installed where that is possible; null: not to be had on this machine. */
export function needPrograms(): { browser: string | null; postgres: string | null } {
  const missing = PROGRAMS.filter(({ find }) => !find());
  if (missing.length > 0 && isDebianRoot()) install(missing);
  return { browser: findStoryBrowser(), postgres: findPostgres() };
}

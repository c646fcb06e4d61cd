import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/** What an installed app is called and shows: the web manifest, and the icons drawn from our mark. */
const web = join(import.meta.dirname, "..");

/** Ground behind the mark where the system cuts a shape of its own out of the icon. */
type Ground = string | null;

interface IconKind {
  name: string;
  sizePx: number;
  purpose?: "any" | "maskable";
  ground: Ground;
  /** Height of the mark against the icon's. A circle of 80 % stays whole under every mask. */
  markShare: number;
}

function tokens(): { light: Record<string, string>; night: Record<string, string> } {
  const css = readFileSync(join(web, "src/styles/tokens.css"), "utf8");
  const [light = "", night = ""] = css.split('[data-theme="night"]');
  const read = (part: string) =>
    Object.fromEntries([...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
  return { light: read(light), night: read(night) };
}

function iconKinds(cabin: string): IconKind[] {
  return [
    { name: "icon-192.png", sizePx: 192, purpose: "any", ground: null, markShare: 1 },
    { name: "icon-512.png", sizePx: 512, purpose: "any", ground: null, markShare: 1 },
    {
      name: "icon-maskable-192.png",
      sizePx: 192,
      purpose: "maskable",
      ground: cabin,
      markShare: 0.6,
    },
    {
      name: "icon-maskable-512.png",
      sizePx: 512,
      purpose: "maskable",
      ground: cabin,
      markShare: 0.6,
    },
    // Apple rounds the corners and knows no transparency.
    { name: "apple-touch-icon.png", sizePx: 180, ground: cabin, markShare: 0.72 },
  ];
}

/** The mark in the middle of a square, on its ground. */
function drawn(mark: string, { sizePx, ground, markShare }: IconKind): Uint8Array {
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const height = 36 / markShare;
  const from = (36 - height) / 2;
  const box = [14 - height / 2, from, height, height];
  const fill = ground
    ? `<rect x="${box[0]}" y="${from}" width="${height}" height="${height}" fill="${ground}"/>`
    : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}">${fill}${inner}</svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: sizePx } }).render().asPng();
}

/** Screens that a long press on the icon leads to, with the key of their title. */
const SHORTCUTS = [
  { path: "/star-practice", feature: "starPractice" },
  { path: "/mock-interviews", feature: "mockInterviews" },
  { path: "/airport-codes", feature: "airportCodes" },
  { path: "/review", feature: "review" },
  { path: "/study-guide", feature: "studyGuide" },
] as const;

/** Writes manifest.webmanifest and the icons into the build. */
export async function writeInstallFiles(dist: string): Promise<void> {
  const { light } = tokens();
  const cabin = light["cabin"];
  if (!cabin) throw new Error("tokens.css has no --cabin");
  await initWasm(
    readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))),
  );
  const mark = readFileSync(join(web, "public/icon.svg"), "utf8").trim();
  const icons = iconKinds(cabin);
  mkdirSync(join(dist, "icons"), { recursive: true });
  for (const icon of icons) writeFileSync(join(dist, "icons", icon.name), drawn(mark, icon));

  const words = (group: string) =>
    JSON.parse(readFileSync(join(web, `src/i18n/bundles/en/${group}.json`), "utf8"));
  const features = words("features");
  const name = words("shell").brand as string;
  const manifest = {
    id: "/",
    name,
    short_name: "Crew Prep",
    description:
      "Practise airline interviews and study for cabin crew, with or without a connection.",
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: cabin,
    theme_color: cabin,
    categories: ["education", "productivity"],
    icons: icons.flatMap(({ name: file, sizePx, purpose }) =>
      purpose
        ? [{ src: `/icons/${file}`, sizes: `${sizePx}x${sizePx}`, type: "image/png", purpose }]
        : [],
    ),
    shortcuts: SHORTCUTS.map(({ path, feature }) => ({
      name: features[feature].title as string,
      url: path,
      icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
  };
  writeFileSync(join(dist, "manifest.webmanifest"), JSON.stringify(manifest));
}

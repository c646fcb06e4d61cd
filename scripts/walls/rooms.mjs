// The rooms of the house and which of them an import may lead to (design: docs/principles.md).

export const isTest = (file) =>
  /\.test\.tsx?$/.test(file) || /^(server|web)\/(src\/)?test(ing|-support)?\//.test(file);

/** Each room: which files are in it, which rooms its imports may lead to, and what to do instead. */
const ROOMS = [
  {
    name: "contract",
    holds: /^contract\/src\//,
    mayUse: ["contract"],
    packages: /^(zod|@hono\/zod-openapi)$/,
    teach: "the contract is what everybody else builds on: it imports zod and itself only",
  },
  {
    name: "content",
    holds: /^content\/src\//,
    mayUse: ["contract", "content"],
    packages: /^(zod|minisearch)$/,
    teach: "study material knows the contract only: hand anything else in as an argument",
  },
  {
    name: "coach",
    holds: /^coach\/src\//,
    mayUse: ["contract", "content", "coach"],
    // What a conversation noted comes back from storage and is checked before it is believed; ts-fsrs is arithmetic.
    packages: /^(zod|ts-fsrs)$/,
    teach:
      "the coach is pure and stands on contract and content: hand anything else in as an argument",
  },
  {
    name: "server/features",
    holds: /^server\/src\/features\//,
    mayUse: [
      "contract",
      "content",
      "coach",
      "server/parts",
      "server/clock-and-random",
      "own feature",
    ],
    teach:
      "a server feature never imports another: join them in server/src/app.ts, or move what both need to a folder beside features",
  },
  {
    name: "server/parts",
    holds: /^server\/src\/(?!features\/)[^/]+\//,
    mayUse: ["contract", "content", "coach", "server/parts", "server/clock-and-random"],
    teach: "what lies beside features knows none: let the feature call it with what it needs",
  },
  {
    name: "server/clock-and-random",
    holds: /^server\/src\/(clock|random)\.ts$/,
    mayUse: ["contract"],
    teach: "clock and randomness stand below everything else of the server",
  },
  {
    name: "server/root",
    holds: /^server\/src\/[^/]+$/,
    mayUse: ["contract", "content", "coach", "server"],
  },
  {
    name: "web/app",
    holds: /^web\/src\/(app\/|[^/]+$)/,
    mayUse: ["contract", "content", "coach", "web"],
  },
  {
    name: "web/features",
    holds: /^web\/src\/features\//,
    mayUse: [
      "contract",
      "content",
      "coach",
      "web/parts",
      "web/ui",
      "web/lib",
      "web/i18n",
      "own feature",
    ],
    teach:
      "features never import features: move what both need to web/src/parts, or make them one room",
  },
  {
    name: "web/parts",
    holds: /^web\/src\/parts\//,
    mayUse: ["contract", "content", "coach", "web/parts", "web/ui", "web/lib", "web/i18n"],
    teach: "parts are shared by screens and know none: let the screen pass what it has as a prop",
  },
  {
    name: "web/ui",
    holds: /^web\/src\/ui\//,
    mayUse: ["web/ui", "web/lib"],
    teach:
      "ui knows nothing of our field: pass words and values as props, or move the part to web/src/parts",
  },
  {
    name: "web/lib",
    holds: /^web\/src\/lib\//,
    mayUse: ["contract", "web/lib"],
    teach:
      "lib is the door to the browser and stands below everything else: let the caller pass it in",
  },
  {
    name: "web/worker",
    holds: /^web\/worker\//,
    mayUse: ["web/worker"],
    teach:
      "the service worker is a program of its own, without page or app: what it must know of a build is written in by web/scripts/offline.ts",
  },
  {
    name: "web/i18n",
    holds: /^web\/src\/i18n\//,
    mayUse: ["contract", "web/i18n", "web/lib"],
    teach: "the language engine knows languages and storage only: let the caller pass it in",
  },
];

const roomOf = (file) => ROOMS.find((room) => room.holds.test(file));

const featureOf = (file) => /^(server|web)\/src\/features\/[^/]+\//.exec(file)?.[0];

/** Null when the import may stand, else the sentence that says why not and what to do. */
export function wrongArrow(file, target) {
  const room = roomOf(file);
  if (!room) return null;
  if (target.startsWith("npm:") || target.startsWith("node:")) {
    const name = target.replace(/^npm:/, "");
    return room.packages && !room.packages.test(name) && !isTest(file)
      ? `${room.name} must not import ${name}: ${room.teach}`
      : null;
  }
  const other = roomOf(target);
  if (!other) return null;
  const [side, otherSide] = [room.name.split("/")[0], other.name.split("/")[0]];
  if ((side === "web" && otherSide === "server") || (side === "server" && otherSide === "web")) {
    return "server and web never import each other: what both must know is promised in contract, and shared logic lives in content or coach";
  }
  const isAllowed =
    room.mayUse.includes(other.name) ||
    room.mayUse.includes(otherSide) ||
    (room.mayUse.includes("own feature") && featureOf(file) === featureOf(target)) ||
    (isTest(file) && side === otherSide);
  return isAllowed ? null : `${room.name} must not import ${target}: ${room.teach}`;
}

// Lays a brotli and a gzip copy beside every text file of the built web: the server hands them out
// as they are, at the highest ratio, without spending time on it per request.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|js|mjs|css|json|svg|txt|webmanifest|wasm|map)$/;

// Smaller answers fit into one network packet anyway.
const SMALLEST_BYTES = 1024;

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Compresses everything under a folder. Returns how many files got copies. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) => entry.isFile() && TEXT.test(entry.name) && !entry.parentPath.includes(`${sep}.`),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  const counts = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < SMALLEST_BYTES) return 0;
      await Promise.all([
        brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
        promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
      return 1;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** What Windows puts at the end of a program's name. */
const ENDING = process.platform === "win32" ? ".exe" : "";

/** The file of a program on the search path; null where there is none. */
export async function findProgram(name: string, searchPath: string): Promise<string | null> {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const file = join(folder, `${name}${ENDING}`);
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}

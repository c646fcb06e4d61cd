// Run as a process of its own: says whether the folder given could be taken.
import { lockFolder } from "../db/folder-lock.ts";

try {
  lockFolder(process.argv[2] ?? "");
  process.stdout.write("taken\n");
} catch {
  process.stdout.write("refused\n");
}

import { join } from "node:path";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const ENTRY = join(import.meta.dirname, "../src/app/main.tsx");
const SIGNED_IN = join(import.meta.dirname, "../src/app/signed-in.tsx");

const ICON_INDEX = "/lucide-react.mjs";

/** What an entry imports without asking: followed through static imports only. */
function staticImports(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    // The icon library's index names every icon; those in use come along with the modules that use them.
    if (id.endsWith(ICON_INDEX)) continue;
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Chunk groups: all of the landing in one, all of the shell in another. Left alone, the bundler splits
 * what the two share into a dozen small files, and each is a request of the first screen.
 */
export function firstScreenGroups() {
  const group = (name: string, entry: string, priority: number) => {
    let members: ReadonlySet<string> | null = null;
    return {
      debugName: name,
      priority,
      name(id: string, graph: ModuleGraph): string | null {
        members ??= staticImports(entry, graph);
        return members.has(id) ? name : null;
      },
    };
  };
  return [group("start", ENTRY, 2), group("shell", SIGNED_IN, 1)];
}

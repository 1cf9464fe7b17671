import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listFiles } from './file-system.ts';

/** The scripts of a compilation by address, "/_astro/site.abc.js". */
export type ScriptGraph = Record<string, Script>;

interface Script {
  /** Addresses of the scripts that it imports statically, in order. */
  imports: string[];
  /** The script does nothing itself: the bundler moved all its modules into the scripts that it imports. */
  empty: boolean;
}

/** Static imports, as the minifier writes them. */
const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const ONLY_IMPORTS = /^(?:\s*import\s*["'`][^"'`]+["'`];?)*\s*$/;

/**
 * Reads the imports of all compiled scripts.
 *
 * @param client folder of the published files
 */
export function scriptGraph(client: string): ScriptGraph {
  const scripts = listFiles(client).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    scripts.map((file) => {
      const code = readFileSync(posix.join(client, file), 'utf8');
      const folder = posix.dirname(`/${file}`);
      const imports = [...code.matchAll(IMPORT)].map(([, path = '']) => posix.join(folder, path));
      return [`/${file}`, { imports: [...new Set(imports)], empty: ONLY_IMPORTS.test(code) }];
    }),
  );
}

/** True if one script imports another, directly or not. */
function reaches(graph: ScriptGraph, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const imports = graph[from]?.imports ?? [];
  return imports.includes(to) || imports.some((script) => reaches(graph, script, to, seen));
}

/**
 * The scripts to request for the script `entry`, each after those that it imports, as the browser would run them.
 * Scripts that import each other run in another order when both are requested, so only the first of them is listed.
 */
export function withImports(graph: ScriptGraph, entry: string): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (script: string): void => {
    if (visited.has(script)) return;
    visited.add(script);
    const { imports, empty } = graph[script] ?? { imports: [], empty: false };
    for (const next of imports) if (!reaches(graph, next, script)) visit(next);
    if (!empty) found.add(script);
  };
  visit(entry);
  return [...found];
}

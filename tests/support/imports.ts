import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

export interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

/** `import … from`, `export … from`, `import '…'`, `import('…')`, a style sheet's `@import`, `new URL('…', …)`. */
const STATEMENT =
  /^\s*(?:import|export)\s+(?<type>type\s)?[^'"`;]*?(?:from\s+)?['"](?<path>\.[^'"?]+)|(?:import\(\s*|@import\s+(?:url\()?|new URL\(\s*)['"](?<late>\.[^'"?]+)/gm;

export function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(STATEMENT)].map(({ groups = {} }) => ({
    file,
    target: join(dirname(file), groups.path ?? groups.late ?? ''),
    typeOnly: groups.type !== undefined,
  }));
}

/** Finds cycles of a graph: groups of nodes that reach each other (Tarjan's strongly connected components). */
export function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const lowOf = (node: string) => low.get(node) ?? Number.POSITIVE_INFINITY;
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(lowOf(node), lowOf(next)));
    }
    if (lowOf(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) cycles.push(group);
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

export function graphOf(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  return edges;
}

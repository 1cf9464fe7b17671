import { type ScriptGraph, withImports } from './script-graph.ts';

const TAG = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Returns a function that adds tags to a page's HTML for all scripts that its scripts import. Otherwise the browser
 * would find the imports only after it has loaded the first script, a round trip later. Each script gets one tag, and a
 * script that only imports others gets none.
 */
export function pageScripts(graph: ScriptGraph): (html: string) => string {
  const known = new Map<string, string[]>();
  const scriptsFor = (entry: string): string[] => {
    const scripts = known.get(entry) ?? withImports(graph, entry);
    known.set(entry, scripts);
    return scripts;
  };
  return (html) => {
    const named = new Set<string>();
    return html.replace(TAG, (_tag, entry: string) =>
      scriptsFor(entry)
        .filter((script) => !named.has(script) && named.add(script))
        .map((script) => `<script type="module" src="${script}"></script>`)
        .join(''),
    );
  };
}

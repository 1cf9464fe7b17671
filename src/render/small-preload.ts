import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRELOAD_MODULE = fileURLToPath(new URL('./preload.ts', import.meta.url));

/** The files that each file of the bundle imports statically. */
const importsOf = new Map<string, readonly string[]>();

/** A file and everything that loads with it. */
function loadedWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importsOf.get(file) ?? []) loadedWith(imported, found);
  return found;
}

/**
 * A Vite plugin: replaces Vite's preload helper for dynamic imports with `preload.ts`, which is a fifth of its size and
 * does not load style sheets. A dynamically imported module that imports styles is therefore refused; it must call
 * `loadStyle`. The lists of files to preload leave out what the importing file has loaded already.
 */
export const smallPreload: Plugin = {
  name: 'forecourt:small-preload',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (_file, files, { hostId }) => {
          const loaded = loadedWith(hostId);
          return files.filter((file) => !loaded.has(file));
        },
      },
    },
  }),
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { preload as __vitePreload } from ${JSON.stringify(PRELOAD_MODULE)}`
      : null,
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') importsOf.set(chunk.fileName, chunk.imports);
      if (chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.viteMetadata?.importedCss.size)
        this.error(
          `The dynamically imported ${chunk.fileName} imports a style sheet. Import the sheet's address ("?url") and load it with loadStyle instead.`,
        );
    }
  },
};

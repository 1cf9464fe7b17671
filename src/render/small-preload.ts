import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRELOAD_MODULE = fileURLToPath(new URL('./preload.ts', import.meta.url));

/**
 * A Vite plugin: replaces Vite's preload helper for dynamic imports with `preload.ts`, which is a fifth of its size and
 * does not load style sheets. A dynamically imported module that imports styles is therefore refused; it must call
 * `loadStyle`.
 */
export const smallPreload: Plugin = {
  name: 'forecourt:small-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { preload as __vitePreload } from ${JSON.stringify(PRELOAD_MODULE)}`
      : null,
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.viteMetadata?.importedCss.size)
        this.error(
          `The dynamically imported ${chunk.fileName} imports a style sheet. Import the sheet's address ("?url") and load it with loadStyle instead.`,
        );
  },
};

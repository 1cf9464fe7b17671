import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('./preload.ts', import.meta.url));

/**
 * A Vite plugin: parts of a page that load later do so by `preload.ts`, a fifth of Vite's own helper,
 * most of which is for style sheets. Refuses a part that brings its styles along: `loadStyle` is for those.
 */
export const smallPreload: Plugin = {
  name: 'forecourt:small-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { preload as __vitePreload } from ${JSON.stringify(OURS)}`
      : null,
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.viteMetadata?.importedCss.size)
        this.error(
          `${chunk.fileName} loads later and imports a style sheet: import its ?url and use loadStyle.`,
        );
  },
};

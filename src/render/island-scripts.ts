import type { Plugin } from 'vite';

// Astro writes `BOTH` before the first island of a page. The scripts are a tenth of a vehicle page's HTML, so they are
// in a cached file instead (features/vehicle/start-islands.ts). HTML allows no style element inside the body, so the
// style's rule is in ui/styles/base.css.
const BOTH =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Astro's source
  '`<style>${ISLAND_STYLES}</style><script>${getDirectiveScriptText(result, directive)}</script><script>${process.env.NODE_ENV === "development" ? islandScriptDev : islandScript}</script>`';
// biome-ignore lint/suspicious/noTemplateCurlyInString: Astro's source
const DIRECTIVE = '`<script>${getDirectiveScriptText(result, directive)}</script>`';

const ONLY_VISIBLE = `((directive) => {
  if (directive === 'visible') return '';
  throw new Error('client:' + directive + ' needs its function in features/vehicle/start-islands.ts.');
})(directive)`;

/** A Vite plugin that removes the inline scripts and the `<style>` element that Astro writes before an island. */
export const islandScripts: Plugin = {
  name: 'forecourt:island-scripts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return null;
    for (const text of [BOTH, DIRECTIVE])
      if (!code.includes(text))
        this.error(
          `Astro's code no longer contains ${text}, which this plugin replaces. Find out how Astro starts islands now, and adapt src/render/island-scripts.ts.`,
        );
    return { code: code.replace(BOTH, ONLY_VISIBLE).replace(DIRECTIVE, ONLY_VISIBLE), map: null };
  },
};

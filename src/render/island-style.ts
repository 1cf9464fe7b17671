import type { Plugin } from 'vite';

// Astro writes this before the first island of a page. HTML allows no style element inside the body, so the rule
// stands in ui/styles/base.css instead.
const STYLE = `<style>\${ISLAND_STYLES}</style>`;

/** A Vite plugin: Astro's islands come without the `<style>` element in the body. */
export const islandStyle: Plugin = {
  name: 'forecourt:island-style',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return null;
    if (!code.includes(STYLE))
      this.error(`Astro no longer writes ${STYLE}: see whether its pages are valid now.`);
    return { code: code.replace(STYLE, ''), map: null };
  },
};

import type { Plugin } from 'vite';

/** The route of each section in the compiled code begins with it. */
export const SECTION_ROUTES = '/sections/';

const IN_DEVELOPMENT = /\/src\/sections\/development-views\.ts$/;
const VIEW = /\/src\/sections\/[^/]+\/View\.astro$/;

/**
 * A Vite plugin for the compiled code, where each section is a route of its own (adapter.ts). If pages imported the
 * sections, Astro would give every page the style sheets of all of them.
 */
export const separateSections: Plugin = {
  name: 'forecourt:separate-sections',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (IN_DEVELOPMENT.test(id) ? 'export const developmentViews = null;' : null),
  // Like every page, so that what all have in common stays in one sheet.
  transform: {
    order: 'post',
    handler: (code, id) =>
      VIEW.test(id) ? { code: `import '/src/layouts/styles.ts';\n${code}`, map: null } : null,
  },
};

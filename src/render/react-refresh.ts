import type { AstroIntegration } from 'astro';

/**
 * Puts what React components need in development on every page. Astro adds it only before its own islands, and our live
 * parts and forms are loaded without those. As a module of the page's head it runs before them.
 */
export const reactRefresh: AstroIntegration = {
  name: 'forecourt:react-refresh',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
    },
  },
};

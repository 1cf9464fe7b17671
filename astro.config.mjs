import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { smallFormik } from './src/features/leads/shims/small-formik.ts';
import { staticRenderer } from './src/render/adapter.ts';
import { browserChunks } from './src/render/browser-chunks.ts';
import { islandStyle } from './src/render/island-style.ts';
import { smallPreload } from './src/render/small-preload.ts';
import { browserAliases } from './src/search/client/shims/aliases.ts';
import { trimInstantSearch } from './src/search/client/shims/trim-instantsearch.ts';

// Compiled once, with no tenant in it: see docs/architecture.md.
export default defineConfig({
  output: 'server',
  outDir: '.cache/compiled',
  cacheDir: '.cache/astro',
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  session: false,
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  build: { inlineStylesheets: 'never', assets: '_astro' },
  adapter: staticRenderer(),
  integrations: [react()],
  markdown: { syntaxHighlight: false },
  // The policy itself is written by layouts/content-security-policy.ts; this makes Astro say its hashes.
  security: { checkOrigin: false, csp: true },
  vite: {
    // Pictures are published one by one, those that a site's pages name (render/linked-files.ts).
    publicDir: false,
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserChunks } } } } },
    },
    build: { assetsInlineLimit: 0 },
    // Thousands of published files that no page in development reads.
    server: { watch: { ignored: ['**/dist/**', '**/.cache/**'] } },
    resolve: { alias: browserAliases },
    plugins: [islandStyle, smallPreload, smallFormik, trimInstantSearch],
  },
});

import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { smallFormik } from './src/features/leads/shims/small-formik.ts';
import { smallYup } from './src/features/leads/shims/small-yup.ts';
import { staticRenderer } from './src/render/adapter.ts';
import { browserChunks } from './src/render/browser-chunks.ts';
import { islandScripts } from './src/render/island-scripts.ts';
import { reactRefresh } from './src/render/react-refresh.ts';
import { smallPreload } from './src/render/small-preload.ts';
import { browserAliases } from './src/search/client/shims/aliases.ts';
import { trimInstantSearch } from './src/search/client/shims/trim-instantsearch.ts';

// The service of `npm run dev`, in the process that started this one.
const service = process.env.FORECOURT_SERVICE_PORT;

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
  integrations: [react(), reactRefresh],
  markdown: { syntaxHighlight: false },
  security: { checkOrigin: false },
  vite: {
    // Pictures are published one by one, those that a site's pages name (render/linked-files.ts).
    publicDir: false,
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: browserChunks },
              // Otherwise a page's script would be called "vehicle.astro_astro_type_script_index_0_lang" in every page's HTML.
              entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash].js`,
            },
          },
        },
      },
    },
    build: { assetsInlineLimit: 0 },
    // Thousands of published files that no page in development reads.
    server: {
      watch: { ignored: ['**/dist/**', '**/.cache/**'] },
      ...(service && {
        // The service finds the tenant by the host that the browser asked for.
        proxy: { '^/api/': { target: `http://127.0.0.1:${service}`, changeOrigin: false } },
      }),
    },
    resolve: { alias: browserAliases },
    plugins: [islandScripts, smallPreload, smallFormik, smallYup, trimInstantSearch],
  },
});

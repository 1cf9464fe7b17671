import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { staticRenderer } from './src/render/adapter.ts';

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
  security: {
    checkOrigin: false,
    csp: {
      directives: ["default-src 'self'", "base-uri 'self'", "form-action 'self'", "object-src 'none'"],
    },
  },
  vite: { build: { assetsInlineLimit: 0 } },
});

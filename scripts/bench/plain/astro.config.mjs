import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// A plain static Astro project that builds one site with the same views as our build, to compare how fast both render.
export default defineConfig({
  output: 'static',
  root: new URL('../../..', import.meta.url).pathname,
  srcDir: './scripts/bench/plain',
  outDir: process.env.BENCH_OUT,
  cacheDir: '.cache/bench-astro',
  build: { format: 'preserve', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react()],
  security: { csp: true },
  vite: { publicDir: false, build: { assetsInlineLimit: 0 } },
});

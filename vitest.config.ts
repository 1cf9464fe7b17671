import { defineConfig } from 'vitest/config';
import { browserAliases } from './src/search/client/shims/aliases.ts';

/** Tests that replace modules. In a process with others, those would get the replacements. */
const REPLACING = [
  'src/lib/disk/to-disk.test.ts',
  'src/serve/release-swap.test.ts',
  'src/tenant/unreadable-tenant.test.ts',
];

export default defineConfig({
  plugins: [
    {
      // In the browser every `typesense` is the shim; here the command that fills a server uses the package.
      name: 'typesense-of-the-adapter',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source === 'typesense' && importer?.includes('typesense-instantsearch-adapter')
          ? browserAliases.typesense
          : null,
    },
  ],
  // The build of React that `NODE_ENV` below names has no other.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    testTimeout: 20_000,
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'src',
          include: [
            'src/**/*.test.ts',
            // The other tests of the package need its own dependencies; the package runs those.
            'packages/vehicle-art/{catalogue,body/*}.test.ts',
          ],
          exclude: REPLACING,
          // A process loads each module once for all its files instead of once for each: a third of the time.
          isolate: false,
          // Astro sets it when it renders, and React must not be loaded in both of its builds.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...REPLACING, 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
        },
      },
    ],
  },
});

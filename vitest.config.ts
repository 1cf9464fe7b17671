import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { browserAliases } from './src/search/client/shims/aliases.ts';

/**
 * Tests that replace modules, or load the compiled pages, whose code sets where stored lists are kept. Other tests in the
 * same process would get the replacements, or lose what they store.
 */
const ALONE = globSync('src/**/*.test.ts').filter((file) =>
  /\bvi\.(doM|m)ock\(|\/render-view\.ts'/.test(readFileSync(file, 'utf8')),
);

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
  // React's production build, which `NODE_ENV` below chooses, cannot draw JSX that was compiled for development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Only for tests that hang: the longest take some seconds, and a busy machine may be five times slower.
    testTimeout: 120_000,
    setupFiles: ['tests/support/after-test-file.ts'],
    // One more than cores, since some tests mostly wait, such as for a mail's next attempt.
    maxWorkers: availableParallelism() + 1,
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
          exclude: ALONE,
          // A process loads each module once for all its files instead of once for each file, which halves the time of
          // short tests.
          isolate: false,
          // Astro sets it when it renders, and React must not be loaded in both of its builds.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...ALONE, 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
        },
      },
    ],
  },
});

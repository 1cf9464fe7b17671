import { defineConfig } from 'vitest/config';
import { browserAliases } from './src/search/client/shims/aliases.ts';

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
  test: {
    include: [
      'src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/**/*.test.ts',
      // The other tests of the package need its own dependencies; the package runs those.
      'packages/vehicle-art/{catalogue,body/*}.test.ts',
    ],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    testTimeout: 20_000,
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
  },
});

import { defineConfig } from 'vitest/config';

// Without a file of its own the package would take the project's configuration.
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 20_000 } });

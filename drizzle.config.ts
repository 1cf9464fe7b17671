import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate` writes the SQL of a change of the schema into a new migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/api/**/schema.ts',
  out: './src/api/platform/database/migrations',
});

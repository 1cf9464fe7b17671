import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { main } = await import('./cli/import-command.ts');
await main(process.argv);

import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { main } = await import('./cli/import-redirects-command.ts');
await main(process.argv);

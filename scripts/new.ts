import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { main } = await import('./cli/new/new-command.ts');
await main(process.argv);

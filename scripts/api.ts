import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { main } = await import('./cli/api-command.ts');
await main(process.argv);

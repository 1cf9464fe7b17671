import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { main } = await import('./cli/check-command.ts');
await main(process.argv);

import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/node');
const { main } = await import('./cli/leads-command.ts');
await main(process.argv);

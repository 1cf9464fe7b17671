import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { vehicleDocs } from '../src/stock/guide/vehicle-guide.ts';
import { generatedFiles } from '../src/tenant/guide/generated-files.ts';

for (const [path, text] of [...(await generatedFiles(process.cwd())), ...vehicleDocs()]) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(`${path} written`);
}

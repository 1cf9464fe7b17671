/** Writes `bodies.svg`. Run `node src/frame/media/generate-bodies.ts` after changing `body-drawings.ts`. */
import { writeFile } from 'node:fs/promises';
import { bodiesFile } from './body-drawings.ts';

await writeFile(new URL('./bodies.svg', import.meta.url), bodiesFile());

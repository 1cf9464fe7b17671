/** Writes `icons.svg`: run `node src/ui/icon/generate.ts` after a change of `names.ts`. */
import { writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/lucide';
import { LUCIDE_NAMES } from './names.ts';
import { iconSprite } from './sprite.ts';

await writeFile(new URL('./icons.svg', import.meta.url), iconSprite(LUCIDE_NAMES, icons));

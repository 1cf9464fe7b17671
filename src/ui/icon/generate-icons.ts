/** Writes `icons.svg`. Run `node src/ui/icon/generate-icons.ts` after changing `names.ts`. */
import { writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/lucide';
import { LUCIDE_NAMES } from './names.ts';
import { iconSprite } from './sprite.ts';

await writeFile(new URL('./icons.svg', import.meta.url), iconSprite(LUCIDE_NAMES, icons));

/** Writes `icons.ts`: `node src/components/icon/generate.ts`, then `biome format --write`. Run it after a change of `names.ts`. */
import { writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/lucide';
import { lucideBodies } from './lucide.ts';
import { KEPT_NAMES, LUCIDE_NAMES } from './names.ts';

const kept = Object.fromEntries(KEPT_NAMES.map((name) => [name, name]));
const lines = Object.entries(lucideBodies({ ...LUCIDE_NAMES, ...kept }, icons)).map(
  ([name, body]) => `  '${name}': '${body}',`,
);
const source = [
  '// Written by generate.ts from the lucide set: change names.ts instead.',
  'export const ICONS = {',
  ...lines,
  '} as const;',
  'export type IconName = keyof typeof ICONS;',
  '',
].join('\n');
await writeFile(new URL('./icons.ts', import.meta.url), source);

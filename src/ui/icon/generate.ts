/** Writes `icons.ts` and `live-icons.ts`: `node src/ui/icon/generate.ts`, then `biome format --write`. Run it after a change of `names.ts`. */
import { writeFile } from 'node:fs/promises';
import { icons } from '@iconify-json/lucide';
import { lucideBodies } from './lucide.ts';
import { KEPT_NAMES, LIVE_NAMES, LUCIDE_NAMES } from './names.ts';

const HEAD = '// Written by generate.ts from the lucide set: change names.ts instead.';

async function write(file: string, lines: string[]): Promise<void> {
  await writeFile(new URL(file, import.meta.url), `${[HEAD, ...lines].join('\n')}\n`);
}

const kept = Object.fromEntries(KEPT_NAMES.map((name) => [name, name]));
const bodies = lucideBodies({ ...LUCIDE_NAMES, ...kept }, icons);
const table = (names: readonly string[]) => names.map((name) => `  '${name}': '${bodies[name]}',`);
await write('./icons.ts', [
  'export const ICONS = {',
  ...table(Object.keys(bodies)),
  '} as const;',
  'export type IconName = keyof typeof ICONS;',
]);
await write('./live-icons.ts', [
  "import type { LIVE_NAMES } from './names.ts';",
  '',
  'export type LiveIconName = (typeof LIVE_NAMES)[number];',
  'export const LIVE_ICONS: Record<LiveIconName, string> = {',
  ...table(LIVE_NAMES),
  '};',
]);

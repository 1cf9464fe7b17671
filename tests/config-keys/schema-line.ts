import { globSync, readFileSync } from 'node:fs';
import { keyMeta } from '../../src/tenant/schema/key.ts';
import type { Schema } from '../../src/tenant/schema/walk.ts';

const sources = globSync(['src/tenant/schema/**/*.ts', 'src/sections/*/schema.ts'], {
  exclude: ['**/*.test.ts'],
})
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The whole description is compared: "Heading." is not "Heading of the slide." */
const QUOTES = ["'", '"', '`'];

/** File and line of a key with this name and description ("src/tenant/schema/site.ts:55"), or the folder if unknown. */
export function schemaLine(name: string, schema: Schema): string {
  const { description = '' } = keyMeta(schema);
  for (const { file, text } of sources) {
    // A key that several groups have is a constant.
    for (const { index, 0: start } of text.matchAll(new RegExp(`(?:\\b${name}:|const \\w+ =) key\\(`, 'g'))) {
      const [declaration] = text.slice(index + start.length).split(/(?::|=) key\(/, 1);
      if (QUOTES.some((quote) => declaration?.includes(quote + description + quote)))
        return `${file}:${text.slice(0, index).split('\n').length}`;
    }
  }
  return 'src/tenant/schema';
}

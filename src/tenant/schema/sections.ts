import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import { HOME_SECTIONS } from './defaults/home-sections.ts';
import type { SectionEntry } from './section-settings.ts';

type EntrySchema = z.ZodObject<{ section: z.ZodLiteral<string> }>;

/** Each folder of src/sections is a section and has its settings in `schema.ts`. */
const folders = (await readdir(new URL('../../sections', import.meta.url), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const schemas = await Promise.all(
  folders.map(async (name) => {
    const { schema }: { schema: EntrySchema } = await import(`../../sections/${name}/schema.ts`);
    return schema;
  }),
);
const [first, ...others] = schemas;
if (!first) throw new Error('src/sections has no section.');

/** An entry of a page's list of sections: its name and its settings. */
export const sectionEntry = z.discriminatedUnion('section', [first, ...others]) as unknown as z.ZodType<
  SectionEntry,
  { section: string }
>;

/** The sections of the home page, from the top. */
export const homeSections = z
  .array(sectionEntry)
  .superRefine((entries, { addIssue }) => {
    const names = entries.map(({ section }) => section);
    for (const [at, name] of names.entries())
      if (names.indexOf(name) < at)
        addIssue({
          code: 'custom',
          path: [at, 'section'],
          message: `The page has the section "${name}" already`,
        });
    // It has the only heading of the first level.
    if (!names.includes('hero'))
      addIssue({
        code: 'custom',
        path: [],
        message: 'A home page needs the section "hero", which has its heading',
      });
  })
  .prefault(HOME_SECTIONS.map((section) => ({ section })));

import { readdir } from 'node:fs/promises';
import { z } from 'zod';
import {
  canStandOn,
  PAGE_SECTIONS,
  REPEATABLE_SECTIONS,
  type SectionedKind,
} from './defaults/page-sections.ts';
import { key } from './key.ts';
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
type Entry = z.ZodType<SectionEntry, { section: string }>;

/** An entry of the list of any page. */
export const sectionEntry = z.discriminatedUnion('section', [first, ...others]) as unknown as Entry;

/** Names of the kinds of pages in messages and in the guide. */
const PAGE_WORDS: Record<SectionedKind, string> = {
  home: 'home page',
  content: 'page of text',
  form: 'page with a form',
  location: 'page of a location',
  locations: 'list of locations',
  offer: 'page of an offer',
  offers: 'page of all offers',
  brands: 'page of all brands',
  brand: 'page of a brand',
  model: 'page of a model',
  search: 'search page',
  'dealership-stock': 'list of a dealership’s stock',
  directory: 'list of makes and models',
  budget: 'page of the budget finder',
};

/** An entry of the list of such pages. */
function entryOf(kind: SectionedKind): Entry {
  const [some, ...rest] = schemas.filter((_, at) => canStandOn(kind, folders[at] ?? ''));
  return z.discriminatedUnion('section', [(some ?? first) as EntrySchema, ...rest]) as unknown as Entry;
}

/** A list of the sections of a page, from the top. */
const sectionsOf = (kind: SectionedKind) =>
  z.array(entryOf(kind)).superRefine((entries, { addIssue }) => {
    const names = entries.map(({ section }) => section);
    const refuse = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message });
    for (const [at, name] of names.entries())
      if (names.indexOf(name) < at && !REPEATABLE_SECTIONS.includes(name))
        refuse([at, 'section'], `The page has the section "${name}" already`);
    const [main] = PAGE_SECTIONS[kind].own;
    if (!names.some((name) => name === main))
      refuse([], `A ${PAGE_WORDS[kind]} needs the section "${main}", which has its heading`);
  });

/** The key `sections` of a kind of page. */
export const sectionsKey = (kind: SectionedKind, requirement?: string) =>
  key(
    sectionsOf(kind).prefault(PAGE_SECTIONS[kind].usual.map((section) => ({ section }))),
    `Sections of a ${PAGE_WORDS[kind]}, from the top. Those with nothing to show are left out. If none are listed: ${PAGE_SECTIONS[kind].usual.join(', ')}.`,
    requirement,
  );

/** A list of the sections of a page of text. It has no default: that depends on the page. */
export const contentSections = sectionsOf('content');

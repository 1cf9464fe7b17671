import { readdir } from 'node:fs/promises';
import type { SectionDefinition } from '../frame/sections/define-section.ts';
import type { SectionName, SectionView } from '../frame/sections/section-views.ts';
import type { SiteContext } from '../frame/site-context.ts';
import type { SectionEntry } from '../tenant/schema/section-settings.ts';
import { sectionEntry } from '../tenant/schema/sections.ts';

type Definition = SectionDefinition<SectionName>;

const SECTIONS = new Map<string, Definition>();
for (const entry of await readdir(new URL('../sections', import.meta.url), { withFileTypes: true }))
  if (entry.isDirectory()) {
    const { section }: { section: Definition } = await import(`../sections/${entry.name}/section.ts`);
    SECTIONS.set(entry.name, section);
  }

/** Works out what the sections of a page show; those with nothing to show are left out. */
export function planSections(entries: readonly SectionEntry[], context: SiteContext): SectionView[] {
  const names = new Set<string>(entries.map(({ section }) => section));
  const page = { has: (name: SectionName) => names.has(name) };
  return entries.flatMap((entry) => {
    const view = SECTIONS.get(entry.section)?.plan(context, entry as never, page) ?? null;
    return view === null ? [] : [{ section: entry.section, view } as SectionView];
  });
}

/** A section with its defaults, or with other settings. */
export interface SectionExample {
  /** "yards", "yards, with a heading of its own". */
  title: string;
  entry: SectionEntry;
}

/** All sections with their examples, by name. */
export const sectionExamples = (): SectionExample[] =>
  [...SECTIONS].sort().flatMap(([section, { examples }]) =>
    [['', {}] as const, ...Object.entries(examples)].map(([what, settings]) => ({
      title: what === '' ? section : `${section}, ${what}`,
      entry: sectionEntry.parse({ section, ...settings }),
    })),
  );

import { readdir } from 'node:fs/promises';
import type { Yard } from '../frame/locations/yards.ts';
import type { PageBase } from '../frame/page.ts';
import type { SectionDefinition } from '../frame/sections/define-section.ts';
import type { SectionName, SectionView } from '../frame/sections/section-views.ts';
import type { SiteContext } from '../frame/site-context.ts';
import { type Finding, type Path, warning } from '../tenant/problem.ts';
import { PAGE_SECTIONS, type SectionedKind } from '../tenant/schema/defaults/page-sections.ts';
import type { SectionEntry } from '../tenant/schema/section-settings.ts';
import { sectionEntry } from '../tenant/schema/sections.ts';

type Definition = SectionDefinition<SectionName>;

const SECTIONS = new Map<string, Definition>();
for (const entry of await readdir(new URL('../sections', import.meta.url), { withFileTypes: true }))
  if (entry.isDirectory()) {
    const { section }: { section: Definition } = await import(`../sections/${entry.name}/section.ts`);
    SECTIONS.set(entry.name, section);
  }

/**
 * Works out what the sections of a page show; those with nothing to show are left out.
 *
 * @param of the page without its sections
 */
export function planSections(
  entries: readonly SectionEntry[],
  context: SiteContext,
  of: PageBase,
  yards: readonly Yard[],
): SectionView[] {
  const names = new Set<string>(entries.map(({ section }) => section));
  const page = { of, yards, has: (name: SectionName) => names.has(name) };
  return entries.flatMap((entry) => {
    const view = SECTIONS.get(entry.section)?.plan(context, entry as never, page) ?? null;
    return view === null ? [] : [{ section: entry.section, view } as SectionView];
  });
}

/** Warnings about settings of sections that the stock cannot fulfil, on the home page and on all pages of a kind. */
export function sectionWarnings(context: SiteContext): Finding[] {
  const { home, pages } = context.site;
  const lists: [Path, readonly SectionEntry[]][] = [
    [['home'], home.sections],
    ...Object.entries(pages).map(([kind, { sections = [] }]): [Path, readonly SectionEntry[]] => [
      ['pages', kind],
      sections,
    ]),
  ];
  return lists.flatMap(([path, entries]) =>
    entries.flatMap((entry, at) =>
      (SECTIONS.get(entry.section)?.warnings(context, entry as never) ?? []).map(({ key, message }) =>
        warning([...path, 'sections', at, key], message),
      ),
    ),
  );
}

/** A section with its defaults, or with other settings. */
export interface SectionExample {
  /** "yards", "yards, with a heading of its own". */
  title: string;
  /** The kind of page that it can stand on, or the home page for those that can stand on any. */
  kind: SectionedKind;
  entry: SectionEntry;
}

const kindOf = (section: string): SectionedKind => {
  const kinds = Object.entries(PAGE_SECTIONS) as [SectionedKind, { own: readonly string[] }][];
  return kinds.find(([, { own }]) => own.includes(section))?.[0] ?? 'home';
};

/** All sections with their examples, by name. */
export const sectionExamples = (): SectionExample[] =>
  [...SECTIONS].sort().flatMap(([section, { examples }]) =>
    [['', {}] as const, ...Object.entries(examples)].map(([what, settings]) => ({
      title: what === '' ? section : `${section}, ${what}`,
      kind: kindOf(section),
      entry: sectionEntry.parse({ section, ...settings }),
    })),
  );

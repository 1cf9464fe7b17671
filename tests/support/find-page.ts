import type { SectionName, SectionView, SectionViews } from '../../src/frame/sections/section-views.ts';
import type { FullFinder } from '../../src/sections/finder/section.ts';
import type { Inventory } from '../../src/site/inventory.ts';
import type { Page } from '../../src/site/page.ts';

type Of<K extends Page['kind']> = Extract<Page, { kind: K }>;

/** The page at a path; throws if it is not of this kind. */
export function pageAt<K extends Page['kind']>(inventory: Inventory, path: string, kind: K): Of<K> {
  const page = inventory.sources.find((source) => source.path === path)?.page();
  if (page?.kind !== kind)
    throw new Error(`Expected a ${kind} page at ${path}, found ${page?.kind ?? 'none'}.`);
  return page as Of<K>;
}

/** The view of a section of a page; null if the page does not have it. */
export function sectionOf<Name extends SectionName>(
  { sections }: { sections: readonly SectionView[] },
  name: Name,
): SectionViews[Name] | null {
  return (sections.find(({ section }) => section === name)?.view ?? null) as SectionViews[Name] | null;
}

/** The same of the home page. */
export const homeSection = <Name extends SectionName>(
  inventory: Inventory,
  name: Name,
): SectionViews[Name] | null => sectionOf(pageAt(inventory, '/', 'home'), name);

/** The home page's finder in its usual form; null if the dealer has another form or no finder. */
export function homeFinder(inventory: Inventory): FullFinder | null {
  const finder = homeSection(inventory, 'finder');
  return finder?.form === 'full' ? finder : null;
}

export function pagesOf<K extends Page['kind']>(inventory: Inventory, kind: K): Of<K>[] {
  return inventory.pages.filter((page): page is Of<K> => page.kind === kind);
}

export const pathsOf = (inventory: Inventory): string[] => inventory.sources.map(({ path }) => path);

export const fileOf = (inventory: Inventory, path: string): string => {
  const file = inventory.files.find((candidate) => candidate.path === path);
  if (typeof file?.body !== 'string') throw new Error(`The site has no text file ${path}.`);
  return file.body;
};

/** The sections of a kind of page. */
interface PageSections {
  /**
   * Sections that show the data of such a page. They stand on no other kind of page unless that kind lists them, too.
   * The first has the page's heading, so the page must have it.
   */
  readonly own: readonly [string, ...string[]];
  /** The sections of a page for which the dealer lists none, from the top. */
  readonly usual: readonly [string, ...string[]];
  /** Sections that cannot stand on such a page, because its own do the same. */
  readonly without?: readonly string[];
}

/** The kinds of pages that are lists of sections. */
export const PAGE_SECTIONS = {
  home: {
    own: ['hero'],
    usual: [
      'hero',
      'finder',
      'shortcuts',
      'models',
      'arrivals',
      'bodies',
      'makes',
      'budget',
      'offers',
      'claims',
      'service',
      'yards',
      'reviews',
    ],
  },
  content: { own: ['article'], usual: ['article', 'next-step', 'service'] },
  form: { own: ['form'], usual: ['form'] },
  location: {
    own: ['yard', 'yard-reviews', 'yard-services', 'other-yards'],
    usual: ['yard', 'yard-reviews', 'yard-services', 'service', 'other-yards'],
  },
  locations: { own: ['yard-list'], usual: ['yard-list', 'service'] },
  offer: {
    own: ['offer', 'offer-form', 'stock-rail'],
    usual: ['offer', 'offer-form', 'stock-rail'],
  },
  offers: { own: ['offer-list'], usual: ['offer-list', 'next-step'] },
  brands: { own: ['brand-list'], usual: ['brand-list', 'next-step'] },
  brand: { own: ['brand', 'brand-models'], usual: ['brand', 'brand-models', 'next-step'] },
  model: {
    own: ['model', 'model-versions', 'stock-rail', 'brand-models'],
    usual: ['model', 'model-versions', 'stock-rail', 'offers', 'brand-models', 'next-step'],
  },
  search: { own: ['results', 'browse'], usual: ['results', 'browse'], without: ['finder'] },
  'dealership-stock': {
    own: ['yard-stock', 'browse'],
    usual: ['yard-stock', 'browse'],
    without: ['finder'],
  },
  directory: { own: ['model-list'], usual: ['model-list'], without: ['finder'] },
  budget: { own: ['budget-finder'], usual: ['budget-finder'], without: ['budget'] },
} as const satisfies Record<string, PageSections>;
export type SectionedKind = keyof typeof PAGE_SECTIONS;

/** Sections that tell another story each time, so that a page may have several. All others stand on a page once. */
export const REPEATABLE_SECTIONS: readonly string[] = ['story', 'gallery', 'table', 'comparison', 'people'];

/** True if a section can stand on such a page. */
export function canStandOn(kind: SectionedKind, section: string): boolean {
  const { own, without = [] }: PageSections = PAGE_SECTIONS[kind];
  const kinds: readonly PageSections[] = Object.values(PAGE_SECTIONS);
  const isFree = !without.includes(section) && !kinds.some((other) => other.own.includes(section));
  return isFree || own.includes(section);
}

/** Name of the form whose rules a page of that kind needs for a section (`Look.forms`). */
export const sectionForm = (kind: SectionedKind, section: string): string => `${kind}-has-${section}`;

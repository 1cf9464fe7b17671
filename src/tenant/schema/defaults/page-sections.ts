/** The sections of a kind of page. */
interface PageSections {
  /** Those that stand on this kind of page only. Such a page must have the first one, which has its heading. */
  readonly own: readonly [string, ...string[]];
  /** Those of a page for which the dealer lists none, from the top. */
  readonly usual: readonly [string, ...string[]];
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
    own: ['offer', 'offer-form', 'offer-stock'],
    usual: ['offer', 'offer-form', 'offer-stock'],
  },
} as const satisfies Record<string, PageSections>;
export type SectionedKind = keyof typeof PAGE_SECTIONS;

/** Sections that tell another story each time, so that a page may have several. All others stand on a page once. */
export const REPEATABLE_SECTIONS: readonly string[] = ['story', 'gallery'];

/**
 * How much a tenant's files may hold. Each bound is far above what a dealer needs and low enough that the
 * reading ends within seconds.
 */

/** Bytes of site.yaml; the demo dealers' have 20 kB. */
export const LARGEST_SITE = 1_000_000;

/** Bytes of a content page: some 150,000 words. */
export const LARGEST_PAGE = 1_000_000;

/** Bytes of the logo's SVG, which stands on every page. */
export const LARGEST_MARK = 1_000_000;

/** Groups and lists inside each other; the schema nests 8 deep. Every walk over the data is recursive. */
export const DEEPEST_YAML = 64;

/** Values once every "*name" is replaced by what it stands for: ten such lines can stand for a billion. */
export const MOST_VALUES = 100_000;

/** Keys of one group; finding a key's line takes longer with each. */
export const MOST_KEYS = 1_000;

/** Characters of a key; an unknown one is compared with all known ones. */
export const LONGEST_KEY = 200;

/** Characters of one text of site.yaml; a dealer's name stands on every page. */
export const LONGEST_TEXT = 20_000;

/** Characters without a blank between: patterns for rates and addresses try every start of such a run. */
export const LONGEST_WORD = 2_000;

/** Quotes and lists inside each other in Markdown: the parser reads a line again for each. */
export const DEEPEST_MARKDOWN = 30;

/** HTML elements left open inside each other in Markdown. */
export const DEEPEST_HTML = 100;

/** Characters the Markdown parser may look through for the ends of *emphasis*: a third of a second. */
export const MOST_EMPHASIS = 5_000_000;

/** Contexts that a site's overrides tell apart; the settings of each are checked. */
export const MOST_CONTEXTS = 5_000;

/** Mistakes shown of one file; the rest mostly follow from the first. */
export const MOST_MISTAKES = 50;

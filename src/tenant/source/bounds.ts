/** Limits for a tenant's files, far above what a dealer needs and low enough that reading takes seconds. */

/** Bytes; the demo dealers' files have 20 kB. */
export const LARGEST_SITE = 1_000_000;

/** Bytes; about 150,000 words. */
export const LARGEST_PAGE = 1_000_000;

/** Bytes of the logo's SVG, which is part of every page. */
export const LARGEST_MARK = 1_000_000;

/** Nesting of groups and lists. The schema has 8 levels; all code that walks the data is recursive. */
export const DEEPEST_YAML = 64;

/** Values after all aliases are resolved: ten lines with aliases can stand for a billion values. */
export const MOST_VALUES = 100_000;

/** Keys per group: finding a key's line takes longer with each. */
export const MOST_KEYS = 1_000;

/** Characters per key: an unknown key is compared with all known ones. */
export const LONGEST_KEY = 200;

/** Characters per text: some texts, such as the dealer's name, are part of every page. */
export const LONGEST_TEXT = 20_000;

/** Characters without a space: the patterns for rates and addresses try every start within such a run. */
export const LONGEST_WORD = 2_000;

/** Nesting of Markdown quotes and lists: the parser reads a line again for each level. */
export const DEEPEST_MARKDOWN = 30;

/** Nesting of HTML elements in Markdown. */
export const DEEPEST_HTML = 100;

/** Characters that the Markdown parser may scan for the end of *emphasis*: a third of a second. */
export const MOST_EMPHASIS = 5_000_000;

/** Contexts that overrides may distinguish: the settings of each are checked. */
export const MOST_CONTEXTS = 5_000;

/** Mistakes reported per file: the rest usually follow from the first. */
export const MOST_MISTAKES = 50;

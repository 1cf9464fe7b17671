/** Limits for a tenant's files, far above what a dealer needs and low enough that reading takes seconds. */

/** Bytes; the demo dealers' files have 20 kB. */
export const MAX_SITE_BYTES = 1_000_000;

/** Bytes; about 150,000 words. */
export const MAX_PAGE_BYTES = 1_000_000;

/** Bytes of the logo's SVG, which is part of every page. */
export const MAX_MARK_BYTES = 1_000_000;

/** Nesting of groups and lists. The schema has 8 levels; all code that walks the data is recursive. */
export const MAX_YAML_DEPTH = 64;

/** Values after all aliases are resolved: ten lines with aliases can stand for a billion values. */
export const MAX_VALUES = 100_000;

/** Keys per group: finding a key's line takes longer with each. */
export const MAX_KEYS = 1_000;

/** Characters per key: an unknown key is compared with all known ones. */
export const MAX_KEY_LENGTH = 200;

/** Characters per text: some texts, such as the dealer's name, are part of every page. */
export const MAX_TEXT_LENGTH = 20_000;

/** Characters without a space: the patterns for rates and addresses try every start within such a run. */
export const MAX_WORD_LENGTH = 2_000;

/** Nesting of Markdown quotes and lists: the parser reads a line again for each level. */
export const MAX_MARKDOWN_DEPTH = 30;

/** Nesting of HTML elements in Markdown. */
export const MAX_HTML_DEPTH = 100;

/** Characters that the Markdown parser may scan for the end of *emphasis*: a third of a second. */
export const MAX_EMPHASIS_SCAN = 5_000_000;

/** Contexts that overrides may distinguish: the settings of each are checked. */
export const MAX_CONTEXTS = 5_000;

/** Mistakes reported per file: the rest usually follow from the first. */
export const MAX_MISTAKES = 50;

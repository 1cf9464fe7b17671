const unused = (): never => {
  throw new Error('The address of a search is written by the site’s own code, not by qs.');
};

/**
 * Stands for the `qs` package in the browser: only InstantSearch's own router uses it, and the site has
 * its own (SRC-08 to SRC-10).
 */
// biome-ignore lint/style/noDefaultExport: the qs package, whose place it takes, is imported by its default export
export default { parse: unused, stringify: unused };

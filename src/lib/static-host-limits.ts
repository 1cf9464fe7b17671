/**
 * Limits of Cloudflare Pages, the strictest host that reads `_redirects` and `_headers`. Sources:
 * developers.cloudflare.com/pages/configuration/redirects ("Per file") and …/headers ("Attach a header");
 * …/pages/platform/limits ("File size");
 * docs.netlify.com/manage/routing/redirects/overview names no limit below 10,000 rules.
 */
export const STATIC_HOST = {
  /** Redirects without patterns; further lines are ignored. */
  redirects: 2_000,
  /** Characters per line of `_redirects`. */
  redirectLine: 1_000,
  /** Paths in `_headers`; the rest of the file is ignored. */
  headerRules: 100,
  /** Characters per line of `_headers`. */
  headerLine: 2_000,
  /** Bytes of one file. */
  fileBytes: 25 * 2 ** 20,
} as const;

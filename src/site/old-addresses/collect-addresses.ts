import { errorMessage } from '../../lib/error-message.ts';
import { type OldAddress, readOldAddress, type SourceProblem } from './old-address.ts';
import { ListBroken, parseList } from './parse-list.ts';
import { parseSitemap, SitemapBroken } from './parse-sitemap.ts';

/** Far more than a dealer has; the limits of a sitemap are 50,000 addresses and 50 MB. */
const MAX_ADDRESSES = 200_000;
const MAX_SITEMAPS = 500;

/** The source cannot be read at all. The message has its name and line. */
export class SourceRefused extends Error {}

export interface CollectedAddresses {
  addresses: OldAddress[];
  problems: SourceProblem[];
  /** Sources that could not be read, which are among `problems`. */
  unread: number;
}

/**
 * Reads a source of addresses: sitemaps, indexes of sitemaps with all their sitemaps, lists and CSV.
 *
 * @param read reads a file or an address as text; it rejects with a message for the user
 * @throws SourceRefused if the source itself cannot be read or is empty; that of a further sitemap is a problem
 */
export async function collectAddresses(
  source: string,
  read: (source: string, from: string | null) => Promise<string>,
): Promise<CollectedAddresses> {
  const collected: CollectedAddresses = { addresses: [], problems: [], unread: 0 };
  const seen = new Set<string>();
  const waiting: { at: string; from: string | null }[] = [{ at: source, from: null }];

  function add(at: string, line: number, text: string, to = ''): void {
    const address = readOldAddress(text);
    if (collected.addresses.length >= MAX_ADDRESSES)
      throw new SourceRefused(
        `${source} has more than ${MAX_ADDRESSES} addresses. Split it, and import one part after the other.`,
      );
    if (address) collected.addresses.push({ ...address, text, source: at, line, ...(to !== '' && { to }) });
    else
      collected.problems.push({
        source: at,
        line,
        message: `${JSON.stringify(text.slice(0, 200))} is no address. Write a path such as /about-us.html, or a full address that begins with https://.`,
      });
  }

  function parseSource(at: string, text: string): void {
    if (text.trim() === '') throw new SourceRefused('There is nothing in it.');
    if (!/^\s*</.test(text)) {
      for (const { line, from, to } of parseList(text)) add(at, line, from, to);
      return;
    }
    const { pages, sitemaps } = parseSitemap(text);
    for (const { text: page, line } of pages) add(at, line, page);
    for (const { text: sitemap, line } of sitemaps) {
      if (/^https?:\/\//i.test(sitemap) && URL.canParse(sitemap)) waiting.push({ at: sitemap, from: at });
      else
        collected.problems.push({
          source: at,
          line,
          message: `${JSON.stringify(sitemap.slice(0, 200))} is no address of a sitemap. It has to begin with https://.`,
        });
    }
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { at, from } = next;
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > MAX_SITEMAPS)
      throw new SourceRefused(
        `${source} leads to more than ${MAX_SITEMAPS} sitemaps. Import them one by one.`,
      );
    try {
      parseSource(at, (await read(at, from)).replace(/^\uFEFF/, ''));
    } catch (error) {
      const line = error instanceof SitemapBroken || error instanceof ListBroken ? error.line : 1;
      if (from === null) throw new SourceRefused(`${at}:${line} ${errorMessage(error)}`);
      collected.unread += 1;
      collected.problems.push({
        source: at,
        line,
        message: `${errorMessage(error)} It is listed in ${from}.`,
      });
    }
  }
  return collected;
}

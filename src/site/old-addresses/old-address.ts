import { canonicalPath } from '../../lib/canonical-path.ts';

/** A place in a source of addresses. */
export interface SourcePlace {
  /** File or address of the source. */
  source: string;
  /** From 1. */
  line: number;
}

/** An address of an old website. */
export interface OldAddress extends SourcePlace {
  /** As the source writes it. */
  text: string;
  /** Host without "www."; null if the source gives only a path. */
  host: string | null;
  /** Percent-encoded, without query and hash. */
  path: string;
  /** "?id=7"; empty if there is none. */
  query: string;
  /** Target that the source gives. */
  to?: string;
}

/** Something in a source that cannot be used. */
export interface SourceProblem extends SourcePlace {
  message: string;
}

export const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** Reads an address: a path or a full http(s) address. Null if it is neither. */
export function readOldAddress(text: string): Pick<OldAddress, 'host' | 'path' | 'query'> | null {
  const trimmed = text.trim();
  const isPath = trimmed.startsWith('/') && !trimmed.startsWith('//');
  if (/\s/.test(trimmed) || (!isPath && !/^https?:\/\/[^/]/i.test(trimmed))) return null;
  if (isPath) {
    const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(trimmed) ?? [];
    return { host: null, path: canonicalPath(path) ?? path, query };
  }
  if (!URL.canParse(trimmed)) return null;
  const { host, pathname, search } = new URL(trimmed);
  return { host: bareHost(host), path: canonicalPath(pathname) ?? pathname, query: search };
}

const TRACKING = /^(?:utm_id|gclid|fbclid|msclkid|mc_\w+)$/i;
/** Query parameters that name one vehicle or page; others narrow a list or count visits of an advertisement. */
const IDENTITY = /^(?:\w*id|stock\w*|vin|vehicle|car|listing|item|p|slug)$/i;

/** True if a query decides which page the old website showed: "/vehicle.php?id=77". */
export const namesOnePage = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => IDENTITY.test(name) && !TRACKING.test(name));

import { cellName } from './cell-names.ts';
import { csvDialect } from './csv-dialect.ts';
import { FeedRefused } from './refusal.ts';
import type { FeedSource } from './source.ts';

export const FEED_FORMATS = ['native', 'csv', 'google', 'meta', 'au'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** How the text is written, apart from what its names mean. */
export type Container = 'csv' | 'xml' | 'jsonl' | 'json';

export interface Sniffed {
  container: Container;
  /** What the names say; null for a CSV whose columns are of no known vocabulary. */
  format: FeedFormat | null;
  /** What gave it away, for messages. */
  because: string;
}

const META =
  /^(vehicle_id|state_of_vehicle|body_style|fb_page_id|mileage\.value|mileage\.unit|image\.tag|vehicle_offer_id)$/;
const GOOGLE =
  /^(store_code|vehicle_fulfillment|link_template|vehicle_price_type|google_product_category|image_link|identifier_exists|condition|vehicle_msrp|certified_pre_owned|date_in_stock|vehicle_all_in_price)$/;
const AUSTRALIAN =
  /^(stocknum|stock_num|stock_number|stock_no|dapprice|egcprice|dealercomments|nvic_code|redbook_code|rego|rego_expiry|rego_num|regplate|odometer|badge|yard_code|external_dealership_identifier|car_type|location_code|compliance_date)$/;
const NATIVE =
  /^(slug|simple_body|simple_fuel|simple_transmission|primary_image_url|km|trans|regplate|car_type|path|seller_words|sold_date_timestamp)$/;
const AUSTRALIAN_ONLY =
  /^(dapprice|egcprice|odometer|rego|transmission|fuel_type|engine_capacity|colou?r_exterior|stock_number)$/;

/** The first element of a web page; below the root `<body>` is a vehicle's body. */
const PAGE_ROOT = /^(html|head|body|title|meta|script|div|p|h1)$/i;

function count(names: readonly string[], pattern: RegExp): number {
  return names.filter((name) => pattern.test(name)).length;
}

function vocabularyOf(names: readonly string[]): FeedFormat | null {
  const meta =
    count(names, META) + (names.includes('vehicle_id') || names.includes('state_of_vehicle') ? 2 : 0);
  const google = count(names, GOOGLE);
  const australian = count(names, AUSTRALIAN);
  const best = Math.max(meta, google, australian);
  if (best < 2) return null;
  if (best === meta) return 'meta';
  return best === google ? 'google' : 'au';
}

function sniffXml(head: string): Sniffed {
  const root = /<([A-Za-z][\w:.-]*)/.exec(head.replace(/<!--[\s\S]*?-->/g, ''))?.[1] ?? '';
  if (/<!doctype\s+html\b/i.test(head.slice(0, 2_000)) || PAGE_ROOT.test(root)) {
    throw new FeedRefused(
      'The file is a web page (HTML), not a feed: perhaps an error or a sign-in page was saved.',
      'Open the address of the feed in a browser and see what it answers.',
    );
  }
  if (/^(adf|urlset|sitemapindex|svg|error|s:Envelope|soap:Envelope)$/i.test(root)) {
    throw new FeedRefused(
      `The file is XML, but <${root}> is not a vehicle feed.`,
      'Give the address of the stock feed.',
    );
  }
  const names = [
    ...new Set([...head.matchAll(/<([A-Za-z][\w:.-]*)/g)].map((match) => cellName(match[1] ?? ''))),
  ];
  const format = vocabularyOf(names) ?? (/base\.google\.com\/ns/.test(head) ? 'google' : 'au');
  return { container: 'xml', format, because: `its root is <${root}> with ${names.slice(1, 6).join(', ')}` };
}

function keysOf(head: string): string[] {
  return [...new Set([...head.matchAll(/"([^"\\\n]{1,60})"\s*:/g)].map((match) => cellName(match[1] ?? '')))];
}

function looksLikeVehicle(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).some((key) => /^(make|model|vin|stock_?num(ber)?|year)$/i.test(key))
  );
}

/** True for `{"vehicles": [{…}]}` and for lists a few objects further in, as `{"data": {"vehicles": [{…}]}}`. */
function wrapsVehicles(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 3) return false;
  return Object.values(value).some((inner) =>
    Array.isArray(inner) ? inner.some(looksLikeVehicle) : wrapsVehicles(inner, depth + 1),
  );
}

/** All in front of the first list of objects. */
const BEFORE_LIST = /^\{(?:[^[]|\[\s*\])*(?=\[\s*(?:\{|$))/;
const VEHICLE_KEY = /"(make|model|vin|stock_?num(ber)?|year)"\s*:/i;

/** JSON Lines, or one document that holds a list of vehicles. */
function jsonContainer(head: string): Container {
  if (head.startsWith('[')) return 'json';
  const end = head.indexOf('\n');
  const line = end < 0 ? head : head.slice(0, end);
  try {
    const value = JSON.parse(line) as Record<string, unknown>;
    return !looksLikeVehicle(value) && wrapsVehicles(value) ? 'json' : 'jsonl';
  } catch {
    // The beginning of a long document on one line is no JSON by itself.
    const before = BEFORE_LIST.exec(line)?.[0];
    return line.trim().length > 2 && (before === undefined || VEHICLE_KEY.test(before)) ? 'jsonl' : 'json';
  }
}

function sniffJson(head: string): Sniffed {
  const container = jsonContainer(head);
  const names = keysOf(head);
  if (
    count(names, /^(error|errors|message|status_code|exception)$/) > 0 &&
    !names.some((name) => /^(make|model|stocknum|vehicle_id)$/.test(name))
  ) {
    throw new FeedRefused(
      'The file is a JSON error message, not a feed.',
      `It begins: ${head.slice(0, 120).trim()}`,
    );
  }
  const vocabulary = vocabularyOf(names);
  const native = count(names, NATIVE) > count(names, AUSTRALIAN_ONLY) || count(names, AUSTRALIAN_ONLY) === 0;
  const format =
    vocabulary === 'meta' || vocabulary === 'google'
      ? count(names, NATIVE) >= 2
        ? 'native'
        : vocabulary
      : native
        ? 'native'
        : 'au';
  return { container, format, because: `its keys are ${names.slice(0, 6).join(', ')}` };
}

function sniffCsv(head: string): Sniffed {
  const { header } = csvDialect(head);
  if (header.length < 2) {
    throw new FeedRefused(
      `The file is neither XML nor JSON nor a table: its first line is "${(header[0] ?? '').slice(0, 80)}".`,
      'A feed is CSV or TSV with a header line, XML, or JSON Lines.',
    );
  }
  return {
    container: 'csv',
    format: vocabularyOf(header.map(cellName)),
    because: `its columns are ${header.slice(0, 6).join(', ')}`,
  };
}

/** Recognises what a feed is by its beginning. Refuses pages, error messages and what is no feed at all. */
export function sniffFeed(source: Pick<FeedSource, 'head'>): Sniffed {
  const head = source.head.trimStart();
  if (head === '')
    throw new FeedRefused(
      'The feed is empty: it holds nothing but blanks.',
      'Fetch it again; if it stays empty, ask its provider.',
    );
  if (head.startsWith('<')) return sniffXml(head);
  if (head.startsWith('{') || head.startsWith('[')) return sniffJson(head);
  return sniffCsv(head);
}

/** Format and container to read by, after comparing what was asked for with what was found. */
export function chooseFormat(asked: FeedFormat | null, found: Sniffed, hasMapping: boolean): FeedFormat {
  if (asked === null) return hasMapping && found.container === 'csv' ? 'csv' : (found.format ?? 'csv');
  const contrary = (what: string) =>
    new FeedRefused(
      `--format ${asked} was given, but the feed is ${what}: ${found.because}.`,
      'Leave --format out, or give the right feed.',
    );
  if (asked === 'csv' && found.container !== 'csv')
    throw contrary(found.container === 'xml' ? 'XML' : 'JSON');
  if (asked === 'native' && found.container !== 'jsonl' && found.container !== 'json')
    throw contrary(found.container === 'xml' ? 'XML' : 'a table (CSV)');
  const named = found.format;
  const comparable = asked === 'google' || asked === 'meta' || asked === 'native';
  if (comparable && named !== asked && !(asked === 'native' && named === 'au'))
    throw contrary(named === null ? 'a table with columns of its own' : describeFormat(named));
  if (asked === 'au' && (named === 'google' || named === 'meta')) throw contrary(describeFormat(named));
  return asked;
}

/** A format's name for people. */
export function describeFormat(format: FeedFormat): string {
  const names: Record<FeedFormat, string> = {
    native: 'native vehicles (JSON Lines)',
    csv: 'a CSV with columns of its own',
    google: 'Google vehicle ads',
    meta: 'Meta automotive inventory',
    au: 'the Australian feed vocabulary',
  };
  return names[format];
}

import { vehicleParts } from '../../schema/vehicle-parts.ts';
import { changesRecords, type Mapping } from '../mapping/load-mapping.ts';
import { cellName } from './cell-names.ts';
import { csvDialect } from './csv-dialect.ts';
import { FeedRefused } from './feed-refused.ts';
import { jsonContainer } from './json-container.ts';
import type { FeedSource } from './source.ts';

export const FEED_FORMATS = ['native', 'csv', 'google', 'meta', 'au'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Syntax of the feed, independent of its vocabulary. */
export type Container = 'csv' | 'xml' | 'jsonl' | 'json';

export interface Sniffed {
  container: Container;
  /** Format indicated by the column names; null for a CSV with unknown columns. */
  format: FeedFormat | null;
  /** Evidence for the format, in messages: "its columns are …". */
  evidence: string;
}

// Column names, in the form that `cellName` returns, by which a format is recognised.
const META =
  /^(vehicle_id|state_of_vehicle|body_style|fb_page_id|mileage\.value|mileage\.unit|image\.tag|vehicle_offer_id)$/;
const GOOGLE =
  /^(store_code|vehicle_fulfillment|link_template|vehicle_price_type|google_product_category|image_link|identifier_exists|condition|vehicle_msrp|certified_pre_owned|date_in_stock|vehicle_all_in_price)$/;
const AUSTRALIAN =
  /^(stocknum|stock_num|stock_number|stock_no|dapprice|egcprice|dealercomments|nvic_code|redbook_code|rego|rego_expiry|rego_num|regplate|odometer|badge|yard_code|external_dealership_identifier|car_type|location_code|compliance_date)$/;
const NATIVE =
  /^(slug|simple_body|simple_fuel|simple_transmission|primary_image_url|km|trans|regplate|car_type|path|seller_words|sold_date_timestamp)$/;
// Names in Australian feeds that the native format does not have.
const AUSTRALIAN_ONLY =
  /^(dapprice|egcprice|odometer|rego|transmission|fuel_type|engine_capacity|colou?r_exterior|stock_number)$/;

/** Root elements of web pages. (Below the root, `<body>` is a vehicle's body type.) */
const PAGE_ROOT = /^(html|head|body|title|meta|script|div|p|h1)$/i;

function countMatches(names: readonly string[], pattern: RegExp): number {
  return names.filter((name) => pattern.test(name)).length;
}

function vocabularyOf(names: readonly string[]): FeedFormat | null {
  // Meta's names of the id and the condition. They count more than others.
  const meta =
    countMatches(names, META) + (names.includes('vehicle_id') || names.includes('state_of_vehicle') ? 2 : 0);
  const google = countMatches(names, GOOGLE);
  const australian = countMatches(names, AUSTRALIAN);
  const best = Math.max(meta, google, australian);
  if (best < 2) return null;
  if (best === meta) return 'meta';
  return best === google ? 'google' : 'au';
}

function sniffXml(head: string): Sniffed {
  const root = /<([A-Za-z][\w:.-]*)/.exec(head.replace(/<!--[\s\S]*?-->/g, ''))?.[1] ?? '';
  if (/<!doctype\s+html\b/i.test(head.slice(0, 2_000)) || PAGE_ROOT.test(root)) {
    throw new FeedRefused(
      'The file is a web page (HTML), not a feed; perhaps an error page or a sign-in page was saved.',
      'Open the address of the feed in a browser to see what it returns.',
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
  return { container: 'xml', format, evidence: `its root is <${root}> with ${names.slice(1, 6).join(', ')}` };
}

const KEY = /"([^"\\\n]{1,60})"\s*:/g;

function keysOf(head: string): string[] {
  return [...new Set([...head.matchAll(KEY)].map((match) => cellName(match[1] ?? '')))];
}

/** Every name in a native vehicle, nested ones included. */
const NATIVE_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(vehicleParts).flatMap((fields) => Object.keys(fields)),
  ...['image', 'url', 'thumb', 'label', 'value', 'description'],
]);

function sniffJson(head: string): Sniffed {
  const container = jsonContainer(head);
  const names = keysOf(head);
  if (
    countMatches(names, /^(error|errors|message|status_code|exception)$/) > 0 &&
    !names.some((name) => /^(make|model|stocknum|vehicle_id)$/.test(name))
  ) {
    throw new FeedRefused(
      `The file is a JSON error message, not a feed. It starts with: ${head.slice(0, 120).trim()}`,
      'Check the address of the feed and its credentials, then fetch it again.',
    );
  }
  const vocabulary = vocabularyOf(names);
  const nativeNames = countMatches(names, NATIVE);
  const australianNames = countMatches(names, AUSTRALIAN_ONLY);
  const other = vocabulary === 'meta' || vocabulary === 'google' ? vocabulary : 'au';
  const writtenNames = [...head.matchAll(KEY)].map((match) => match[1] ?? '');
  const hasOnlyOurNames = writtenNames.every((name) => NATIVE_NAMES.has(name));
  const isNative = hasOnlyOurNames || (nativeNames >= 2 && (other !== 'au' || nativeNames > australianNames));
  return {
    container,
    format: isNative ? 'native' : other,
    evidence: `its keys are ${names.slice(0, 6).join(', ')}`,
  };
}

function sniffCsv(head: string): Sniffed {
  const { header } = csvDialect(head);
  if (header.length < 2) {
    throw new FeedRefused(
      `The file is neither XML nor JSON nor a table: its first line is "${(header[0] ?? '').slice(0, 80)}".`,
      'Give a feed in CSV or TSV with a header line, XML, JSON or JSON Lines.',
    );
  }
  return {
    container: 'csv',
    format: vocabularyOf(header.map(cellName)),
    evidence: `its columns are ${header.slice(0, 6).join(', ')}`,
  };
}

/**
 * Detects syntax and format from the start of a feed.
 *
 * @throws FeedRefused for web pages, error messages and anything that is not a feed
 */
export function sniffFeed(source: Pick<FeedSource, 'head'>): Sniffed {
  const head = source.head.trimStart();
  if (head === '')
    throw new FeedRefused(
      'The feed is empty: it has only whitespace.',
      'Fetch it again; if it stays empty, ask its provider.',
    );
  if (head.startsWith('<')) return sniffXml(head);
  if (head.startsWith('{') || head.startsWith('[')) return sniffJson(head);
  return sniffCsv(head);
}

/**
 * The format to read the feed in, from the requested and the detected one.
 *
 * @throws FeedRefused if they contradict each other
 */
export function chooseFormat(
  requested: FeedFormat | null,
  detected: Sniffed,
  mapping: Mapping | null,
): FeedFormat {
  const isMapped = changesRecords(mapping);
  if (requested === null) return isMapped && detected.format === 'native' ? 'au' : (detected.format ?? 'csv');
  if (requested === 'native' && isMapped)
    throw new FeedRefused(
      'Native vehicles are read as they are, so the mapping file would have no effect.',
      'Leave --format out, or --mapping.',
    );
  const contradiction = (kind: string) =>
    new FeedRefused(
      `--format ${requested} was given, but the feed is ${kind}: ${detected.evidence}.`,
      'Leave --format out, or give the right feed.',
    );
  if (requested === 'csv' && detected.container !== 'csv')
    throw contradiction(detected.container === 'xml' ? 'XML' : 'JSON');
  if (requested === 'native' && detected.container !== 'jsonl' && detected.container !== 'json')
    throw contradiction(detected.container === 'xml' ? 'XML' : 'a table (CSV)');
  const { format } = detected;
  const isRecognisable = requested === 'google' || requested === 'meta' || requested === 'native';
  // Native vehicles and JSON with Australian names have many names in common.
  const mayBeNative = requested === 'native' && format === 'au';
  if (isRecognisable && format !== requested && !mayBeNative)
    throw contradiction(format === null ? 'a table with columns of its own' : describeFormat(format));
  if (requested === 'au' && (format === 'google' || format === 'meta'))
    throw contradiction(describeFormat(format));
  return requested;
}

/** A format's name in messages. */
export function describeFormat(format: FeedFormat): string {
  const names: Record<FeedFormat, string> = {
    native: 'native vehicles (JSON Lines)',
    csv: 'a CSV with columns of its own',
    google: 'Google vehicle ads',
    meta: 'Meta automotive inventory',
    au: 'a feed with Australian column names',
  };
  return names[format];
}

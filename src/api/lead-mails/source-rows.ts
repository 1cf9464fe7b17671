import { stringOrNull } from '../../lib/string-or-null.ts';
import { carTitle } from '../../stock/rules/car-title.ts';
import type { Lead } from '../leads/schema.ts';
import type { FactRow } from '../mail-design/parts/facts.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import { row } from './lead-rows.ts';

/** Names of sites that shoppers come from, by a part of their host name. */
const SITES = [
  ['google', 'Google search'],
  ['bing', 'Bing search'],
  ['duckduckgo', 'DuckDuckGo search'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
] as const;

/** More pages would hide the rows below. */
const MAX_PAGES = 6;

/** "Google search", or the host of any other site. */
function siteName(referrer: string | null): string {
  if (referrer === null || !URL.canParse(referrer)) return referrer ?? '';
  const { host } = new URL(referrer);
  const labels = host.split('.');
  return SITES.find(([part]) => labels.includes(part))?.[1] ?? host.replace(/^www\./, '');
}

const device = (agent: unknown): string =>
  /iPad|Tablet/.test(String(agent)) ? 'on a tablet' : /Mobi/.test(String(agent)) ? 'on a phone' : '';

/** The path of a page: readers know the site. */
const pathOf = (url: unknown): string => {
  const text = stringOrNull(url) ?? '';
  return URL.canParse(text) ? new URL(text).pathname : text;
};

/** "2024 Kia Sorento", "home page", "book test drive" */
function pageName(path: string, stock: TenantStock | null): string {
  if (path === '/') return 'home page';
  const car = stock?.byPath.get(path);
  if (car) return carTitle(car);
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('-', ' '));
  return words.join(', ');
}

function pagesSeen(paths: readonly string[], stock: TenantStock | null): string {
  const names = [...new Set(paths.map((path) => pageName(path, stock)))];
  const more = names.length - MAX_PAGES;
  return [...names.slice(0, MAX_PAGES), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

/** The visit that a lead came from (DAT-39), in words. */
export const sourceRows = ({ facts, attribution, referrer }: Lead, stock: TenantStock | null): FactRow[] => [
  ...row(
    'Came from',
    [siteName(stringOrNull(referrer)), device(facts.user_agent)].filter(Boolean).join(', '),
  ),
  ...row('Source', attribution.source),
  ...row('Query on arrival', new URLSearchParams(attribution.linked_query_params).toString()),
  ...row('Looked at', pagesSeen(attribution.visited_pages, stock)),
  ...row('Sent from', pageName(pathOf(facts.url), stock)),
];

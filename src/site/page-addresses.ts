import { withoutTrailingSlash } from '../frame/link-target.ts';
import type { PageAddress, PageName } from '../frame/pages/page-names.ts';
import { PAGE_REGISTER } from './page-register.ts';

type Registered = (typeof PAGE_REGISTER)[number];
type NamesOf<Definition> = Definition extends { addresses: infer Addresses } ? keyof Addresses : never;

/** The addresses of all registered pages by name. It does not compile if a name in `PageNames` is not registered. */
export const PAGE_ADDRESSES: Readonly<Record<PageName, PageAddress>> = Object.assign(
  {},
  ...PAGE_REGISTER.map(({ addresses }) => addresses),
) as Record<NamesOf<Registered>, PageAddress>;

const byPath = new Map(
  Object.values<PageAddress>(PAGE_ADDRESSES).map((address) => [withoutTrailingSlash(address.path), address]),
);

/** True for the path of a registered page, whether or not a site has it. */
export const isRegistered = (path: string): boolean => byPath.has(withoutTrailingSlash(path));

/** Names the page of ours at a path, for messages: "the page “Budget finder” is there". */
export function whatIsAt(path: string): string {
  const label = byPath.get(withoutTrailingSlash(path))?.label;
  return typeof label === 'string' ? `the page “${label}” is there` : 'another page of the site is there';
}

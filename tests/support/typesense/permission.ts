import type { SearchParams } from '../../../src/search/protocol.ts';
import { parentOf } from './scoped-key.ts';
import type { Store, StoredKey } from './store.ts';

/** The action of a request and its collections; empty for requests about the server itself. */
export interface Wish {
  action: string;
  collections: readonly string[];
}

/** Search parameters that a scoped key adds to every search. */
export type Embedded = Partial<SearchParams>;

const SEARCH = 'documents:search';
const expired = (at: number | undefined): boolean => at !== undefined && Date.now() / 1000 > at;

const mayDo = ({ actions }: StoredKey, action: string): boolean =>
  actions.some(
    (one) => one === '*' || one === action || (one.endsWith(':*') && action.startsWith(one.slice(0, -1))),
  );

const mayTouch = ({ collections }: StoredKey, name: string): boolean =>
  collections.some((one) => one === '*' || one === name || new RegExp(`^(?:${one})$`).test(name));

/** Returns the parameters that the key adds to searches, or null if it does not allow the action. */
export function permission(
  store: Store,
  value: string,
  adminKey: string,
  { action, collections }: Wish,
): Embedded | null {
  if (value === adminKey) return {};
  const reaches = (key: StoredKey): boolean =>
    !expired(key.expires_at) && collections.every((name) => mayTouch(key, name));
  const own = store.keys.find((key) => key.value === value);
  if (own) return reaches(own) && mayDo(own, action) ? {} : null;
  const scoped = parentOf(value, store.keys);
  if (!scoped || action !== SEARCH || !reaches(scoped.key)) return null;
  const { expires_at, ...params } = scoped.params;
  const searchOnly = scoped.key.actions.length === 1 && scoped.key.actions[0] === SEARCH;
  return searchOnly && !expired(expires_at) ? (params as Embedded) : null;
}

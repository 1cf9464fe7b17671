import type { SearchParams } from '../../../src/search/protocol.ts';
import { parentOf } from './scoped-key.ts';
import type { Store, StoredKey } from './store.ts';

/** The action of a request and the collections that it is about; none for requests about the server itself. */
export interface RequestedAction {
  action: string;
  collections: readonly string[];
}

/** Search parameters that a scoped key adds to every search. */
export type Embedded = Partial<SearchParams>;

const SEARCH = 'documents:search';
const expired = (at: number | undefined): boolean => at !== undefined && Date.now() / 1000 > at;

const allowsAction = ({ actions }: StoredKey, action: string): boolean =>
  actions.some(
    (one) => one === '*' || one === action || (one.endsWith(':*') && action.startsWith(one.slice(0, -1))),
  );

const allowsCollection = ({ collections }: StoredKey, name: string): boolean =>
  collections.some((one) => one === '*' || one === name || new RegExp(`^(?:${one})$`).test(name));

/** Returns the parameters that the key adds to searches, or null if it does not allow the action. */
export function permission(
  store: Store,
  value: string,
  adminKey: string,
  { action, collections }: RequestedAction,
): Embedded | null {
  if (value === adminKey) return {};
  const reaches = (key: StoredKey): boolean =>
    !expired(key.expires_at) && collections.every((name) => allowsCollection(key, name));
  const storedKey = store.keys.find((key) => key.value === value);
  if (storedKey) return reaches(storedKey) && allowsAction(storedKey, action) ? {} : null;
  const scoped = parentOf(value, store.keys);
  if (!scoped || action !== SEARCH || !reaches(scoped.key)) return null;
  const { expires_at, ...params } = scoped.params;
  const searchOnly = scoped.key.actions.length === 1 && scoped.key.actions[0] === SEARCH;
  return searchOnly && !expired(expires_at) ? (params as Embedded) : null;
}

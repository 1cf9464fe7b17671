import { keptList } from '../../ui/storage/kept-list.ts';

/** Ids of the popups that the shopper has seen on this site. */
export const seenPopups = keptList<string>({
  name: 'popups',
  entryOf: (value) => (typeof value === 'string' ? value : null),
  keyOf: (id) => id,
  limit: 20,
});

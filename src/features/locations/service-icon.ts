import { ownProperty } from '../../lib/own-property.ts';
import { type IconName, LUCIDE_NAMES } from '../../ui/icon/names.ts';

const BY_LUCIDE = new Map(
  (Object.entries(LUCIDE_NAMES) as [IconName, string][]).map(([name, lucide]) => [lucide, name]),
);
/** Names of the Lucide set that are drawn by a near relative. */
const RELATIVES: Record<string, IconName> = { 'calendar-check': 'calendar', repeat: 'trade' };

/** The drawn icon for a name of the Lucide set, as tenants write it, or for one of ours; else a tick. */
export function serviceIcon(name: string): IconName {
  const drawn = BY_LUCIDE.get(name) ?? ownProperty(RELATIVES, name);
  return drawn ?? (Object.hasOwn(LUCIDE_NAMES, name) ? (name as IconName) : 'check');
}

import { ownProperty } from '../../lib/own-property.ts';
import { type IconName, LUCIDE_NAMES } from '../../ui/icon/names.ts';

const BY_LUCIDE = new Map(
  (Object.entries(LUCIDE_NAMES) as [IconName, string][]).map(([name, lucide]) => [lucide, name]),
);
/** Lucide icons that we do not have, with a similar one. */
const SIMILAR: Record<string, IconName> = { 'calendar-check': 'calendar', repeat: 'trade' };

/** Finds the icon for a Lucide name or one of our names, as written by a tenant; unknown names get a tick. */
export function serviceIcon(name: string): IconName {
  const icon = BY_LUCIDE.get(name) ?? ownProperty(SIMILAR, name);
  return icon ?? (Object.hasOwn(LUCIDE_NAMES, name) ? (name as IconName) : 'check');
}

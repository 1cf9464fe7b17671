import { ownProperty } from '../../lib/own-property.ts';
import { type IconName, LUCIDE_NAMES } from '../../ui/icon/names.ts';

const ICON_BY_LUCIDE_NAME = new Map(
  (Object.entries(LUCIDE_NAMES) as [IconName, string][]).map(([name, lucide]) => [lucide, name]),
);
/** Lucide icons that we do not have, with a similar icon of ours. */
const SIMILAR_ICON: Record<string, IconName> = { 'calendar-check': 'calendar', repeat: 'trade' };

/** Finds the icon for a name from a tenant's files: a name in the Lucide icon set or one of ours. Others get a tick. */
export function serviceIcon(name: string): IconName {
  const icon = ICON_BY_LUCIDE_NAME.get(name) ?? ownProperty(SIMILAR_ICON, name);
  return icon ?? (Object.hasOwn(LUCIDE_NAMES, name) ? (name as IconName) : 'check');
}

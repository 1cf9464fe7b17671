import { ownProperty } from '../../lib/own-property.ts';
import { ICONS, type IconName } from '../../ui/icon/icons.ts';

const WORDS: Record<string, IconName> = {
  wrench: 'service',
  package: 'parts',
  'calendar-check': 'calendar',
  repeat: 'trade',
  'key-round': 'key',
};

/** The drawn icon for a name of the lucide set, as tenants write it; a tick for one we do not draw. */
export function serviceIcon(name: string): IconName {
  const drawn = ownProperty(WORDS, name) ?? name.replaceAll('-', '_');
  return Object.hasOwn(ICONS, drawn) ? (drawn as IconName) : 'check';
}

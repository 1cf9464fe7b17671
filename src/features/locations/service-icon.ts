import { ownProperty } from '../../lib/own-property.ts';
import { didYouMean } from '../../tenant/did-you-mean.ts';
import { type Finding, warning } from '../../tenant/problem.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { type IconName, LUCIDE_NAMES } from '../../ui/icon/names.ts';

const ICON_BY_LUCIDE_NAME = new Map(
  (Object.entries(LUCIDE_NAMES) as [IconName, string][]).map(([name, lucide]) => [lucide, name]),
);
/** Lucide icons that we do not have, with a similar icon of ours. */
const SIMILAR_ICON: Record<string, IconName> = { 'calendar-check': 'calendar', repeat: 'trade' };

const knownIcon = (name: string): IconName | null =>
  ICON_BY_LUCIDE_NAME.get(name) ??
  ownProperty(SIMILAR_ICON, name) ??
  (Object.hasOwn(LUCIDE_NAMES, name) ? (name as IconName) : null);

/** Finds the icon for a name from a tenant's files: a name in the Lucide icon set or one of ours. Others get a tick. */
export const serviceIcon = (name: string): IconName => knownIcon(name) ?? 'check';

/** Warns about services of yards whose icon we do not have. */
export function unknownServiceIcons({ locations }: Pick<Site, 'locations'>): Finding[] {
  const names = [...ICON_BY_LUCIDE_NAME.keys(), ...Object.keys(SIMILAR_ICON)];
  return locations.flatMap(({ services }, location) =>
    services.flatMap(({ icon }, service) =>
      knownIcon(icon) === null
        ? [
            warning(
              ['locations', location, 'services', service, 'icon'],
              `There is no icon "${icon}", so the service shows a tick.${didYouMean(icon, names)}`,
            ),
          ]
        : [],
    ),
  );
}

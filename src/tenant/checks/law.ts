import { type Finding, warning } from '../problem.ts';
import type { Draft } from '../source/draft.ts';

/** NSW sales yards show their dealer licence number, unless the site shows one for NSW on every page. */
export function checkLicences(draft: Draft): Finding[] {
  if (draft.one('licences')?.some(({ state }) => state === 'NSW')) return [];
  return draft.each('locations').flatMap(({ path, value }) => {
    const sells = value.location_type === '' || value.location_type === 'sales';
    if (value.address.state !== 'NSW' || !sells || value.dealer_license_number) return [];
    return [
      warning(
        path,
        `"${value.name}" is in NSW and has no dealer_license_number. NSW law has dealers show their licence number on their website (Motor Dealers and Repairers Act 2013, section 19A).`,
      ),
    ];
  });
}

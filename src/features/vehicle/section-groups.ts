import type { LookForms } from '../../tenant/schema/look.ts';
import { VEHICLE_SECTIONS } from '../../tenant/schema/vehicle-look.ts';

type Section = LookForms['vehicle_order'][number];

const END: readonly Section[] = ['finance', 'costs', 'yard', 'why'];
const WIDE: readonly Section[] = ['scale', 'comments', 'film', 'features', 'specifications', 'check', ...END];

const USUAL: Record<LookForms['vehicle_sections'], readonly Section[]> = {
  // Costs come first, because a link to the calculator is on the same screen.
  column: VEHICLE_SECTIONS,
  sheet: ['scale', 'specifications', 'features', 'comments', 'check', 'film', ...END],
  rail: WIDE,
  stacked: WIDE,
  beside: WIDE,
};

/**
 * The sections of a vehicle page below its first screen, in order. They are one group; in the form `beside` the second
 * group is as wide as the page, below the buying column.
 *
 * @param chosen the dealer's own order; empty for the usual one of the form
 * @param hasComments false while the dealer's comments are pending: then they come after the check, except in a form
 * that has them on its first screen or beside the check
 */
export function sectionGroups(
  form: LookForms['vehicle_sections'],
  chosen: readonly Section[],
  hasComments: boolean,
): readonly (readonly Section[])[] {
  const usual = chosen.length > 0 ? chosen : USUAL[form];
  const inOrder =
    hasComments || form === 'column' || form === 'sheet'
      ? usual
      : usual.flatMap((name) =>
          name === 'comments' ? [] : name === 'check' ? [name, 'comments' as const] : [name],
        );
  if (form !== 'beside') return [inOrder];
  const start = Math.min(inOrder.indexOf('finance'), inOrder.indexOf('costs'));
  return [inOrder.slice(0, start), inOrder.slice(start)];
}

import type { LookForms } from '../../tenant/schema/look.ts';

type Section =
  | 'costs'
  | 'comments'
  | 'film'
  | 'scale'
  | 'features'
  | 'specifications'
  | 'check'
  | 'why'
  | 'call'
  | 'yard';

const END: readonly Section[] = ['costs', 'yard', 'call', 'why'];

/**
 * The sections of a vehicle page below its first screen, in order. Beside the buying column, costs come first, because
 * its link to the calculator is on the same screen; elsewhere what the dealer says about the vehicle does.
 *
 * @param hasComments false while the dealer's comments are pending: then other sections come first
 */
export function sectionOrder(form: LookForms['vehicle_sections'], hasComments: boolean): readonly Section[] {
  if (form === 'column')
    return [
      'costs',
      'comments',
      'film',
      'features',
      'scale',
      'specifications',
      'check',
      'why',
      'call',
      'yard',
    ];
  if (form === 'sheet') return ['scale', 'specifications', 'features', 'comments', 'check', 'film', ...END];
  return hasComments
    ? ['scale', 'comments', 'film', 'features', 'specifications', 'check', ...END]
    : ['film', 'features', 'scale', 'specifications', 'check', 'comments', ...END];
}

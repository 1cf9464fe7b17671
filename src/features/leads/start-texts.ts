import { optionValue } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';

/**
 * Texts that a form starts with: the preferred dealership and the budget of the page's address (ROU-07, ROU-08), and
 * the dealership of the vehicle that the form is about, where the address prefers none.
 *
 * @param dealershipOfVehicle its slug; null: unknown
 */
export function startTexts(
  { dealerships }: FormSettings,
  query: URLSearchParams,
  dealershipOfVehicle: string | null,
): Record<string, string> {
  const wanted = query.get('preferredDealership')?.toLowerCase();
  const dealership =
    dealerships.find(
      (option) =>
        optionValue(option).toLowerCase() === wanted ||
        (typeof option === 'object' && option.label.toLowerCase() === wanted),
    ) ?? dealerships.find((option) => optionValue(option) === dealershipOfVehicle);
  const budget = query.get('vehiclePriceBudget') ?? '';
  return {
    ...(dealership === undefined ? {} : { dealership_slug: optionValue(dealership) }),
    ...(/^\$?\d[\d,]{0,10}$/.test(budget) ? { vehiclePriceBudget: budget } : {}),
  };
}

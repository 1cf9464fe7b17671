import { optionValue } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';

/** Texts that a page's address fills in: the preferred dealership and the budget (ROU-07, ROU-08). */
export function textsInAddress(
  { dealerships }: FormSettings,
  query: URLSearchParams,
): Record<string, string> {
  const wanted = query.get('preferredDealership')?.toLowerCase();
  const dealership = dealerships.find(
    (option) =>
      optionValue(option).toLowerCase() === wanted ||
      (typeof option === 'object' && option.label.toLowerCase() === wanted),
  );
  const budget = query.get('vehiclePriceBudget') ?? '';
  return {
    ...(dealership === undefined ? {} : { dealership_slug: optionValue(dealership) }),
    ...(/^\$?\d[\d,]{0,10}$/.test(budget) ? { vehiclePriceBudget: budget } : {}),
  };
}

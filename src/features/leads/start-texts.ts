import { optionValue } from './fields/select/option.ts';
import type { FormSettings } from './form-settings.ts';
import { namedDealership } from './named-dealership.ts';

/**
 * Initial texts of a form: the preferred dealership and the budget from the page's address (ROU-07, ROU-08), the
 * registration that the shopper typed on the page before, and the model whose page the shopper comes from. If the
 * address names no dealership of this dealer, the dealership of the form's vehicle is preselected.
 *
 * @param dealershipOfVehicle slug of the dealership that has the vehicle; null if unknown
 */
export function startTexts(
  { dealerships }: FormSettings,
  query: URLSearchParams,
  dealershipOfVehicle: string | null,
): Record<string, string> {
  const ofVehicle = dealerships.map(optionValue).find((slug) => slug === dealershipOfVehicle);
  const dealership = namedDealership(dealerships, query) ?? ofVehicle;
  const budget = query.get('vehiclePriceBudget') ?? '';
  const rego = (query.get('rego') ?? '').trim().toUpperCase();
  const about = query.get('about')?.trim() ?? '';
  return {
    ...(dealership === undefined ? {} : { dealership_slug: dealership }),
    ...(/^[A-Z\d ·-]{1,10}$/.test(rego) ? { rego } : {}),
    ...(/^\$?\d[\d,]{0,10}$/.test(budget) ? { vehiclePriceBudget: budget } : {}),
    ...(/^[\p{L}\d][\p{L}\d .+-]{0,59}$/u.test(about) ? { message: `I am interested in the ${about}.` } : {}),
  };
}

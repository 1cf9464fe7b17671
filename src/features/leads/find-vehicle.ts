import type { SearchTransport } from '../../search/client/search-transport.ts';
import { vehicleList } from '../../search/client/vehicle-list.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { makeSlug } from '../../stock/rules/make-model.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { NamedVehicle } from './vehicle-in-address.ts';

/**
 * Finds a vehicle in a site's stock; null if it is not listed any more.
 *
 * @throws the search's error
 */
export async function findVehicle(
  transport: SearchTransport<CardDocument>,
  { id, carType }: NamedVehicle,
): Promise<LeadSubject['vehicle']> {
  const [found] = await vehicleList(transport, [{ field: 'id', in: [id] }], 1);
  if (!found) return null;
  const { title, make, model } = found.card.facts;
  return { id, title, make, model, makeSlug: makeSlug(make), carType, status: null, stock: null };
}

/** Finds a vehicle in the stock of the page's site. @throws the search's error */
export const findOnThisSite = (named: NamedVehicle): Promise<LeadSubject['vehicle']> =>
  findVehicle(pageTransport(document.documentElement.dataset.search ?? ''), named);

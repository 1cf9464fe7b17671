import { pageTransport } from '../../search/page/page-transport.ts';
import { findVehicle } from './find-vehicle.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { NamedVehicle } from './vehicle-in-address.ts';

/** Looks a vehicle up in the stock of the page's site. @throws the search's error */
export const lookUpVehicle = (named: NamedVehicle): Promise<LeadSubject['vehicle']> =>
  findVehicle(pageTransport(document.documentElement.dataset.search ?? ''), named);

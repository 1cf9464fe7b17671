import { useEffect, useState } from 'react';
import type { FoundVehicle } from './find-vehicle.ts';
import type { LeadSubject } from './lead-subject.ts';
import { vehicleInAddress } from './vehicle-in-address.ts';

/** The vehicle that a page's address names. */
export interface NamedVehicleState {
  /** First its id alone, then with its facts from the site's stock; null: the address names none. */
  vehicle: LeadSubject['vehicle'];
  /** null until it is found, and where it is not. */
  found: FoundVehicle | null;
  /** The site's stock does not have it. */
  isGone: boolean;
}

const NONE: NamedVehicleState = { vehicle: null, found: null, isGone: false };

/** The vehicle that the page's address names, looked up in the site's stock. */
export function useNamedVehicle(isUsed: boolean): NamedVehicleState {
  const [state, setState] = useState(NONE);
  useEffect(() => {
    const named = isUsed ? vehicleInAddress(new URLSearchParams(location.search)) : null;
    if (!named) return;
    const vehicle = {
      ...named,
      title: '',
      make: '',
      model: '',
      makeSlug: '',
      status: null,
      stock: null,
    };
    setState({ ...NONE, vehicle });
    import('./find-vehicle.ts')
      .then(({ findOnThisSite }) => findOnThisSite(named))
      .then((found) => setState({ vehicle: found?.vehicle ?? vehicle, found, isGone: found === null }))
      .catch((error: unknown) => console.warn('The vehicle could not be looked up.', error));
  }, [isUsed]);
  return state;
}

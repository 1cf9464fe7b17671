import { useEffect, useState } from 'react';
import type { FoundVehicle } from './find-vehicle.ts';
import type { LeadSubject } from './lead-subject.ts';
import { vehicleInAddress } from './vehicle-in-address.ts';

/** The vehicle that a page's address names, and what the site's stock knows of it. */
export interface NamedVehicleState {
  /** Has only the id and the type until it is found in the site's stock; null if the address names no vehicle. */
  vehicle: LeadSubject['vehicle'];
  /** null while it is looked up, and if it is not found. */
  found: FoundVehicle | null;
  /** True if the site's stock does not have it any more. */
  isGone: boolean;
}

const NONE: NamedVehicleState = { vehicle: null, found: null, isGone: false };

/** @param isEnabled false for forms that are never about a vehicle */
export function useNamedVehicle(isEnabled: boolean): NamedVehicleState {
  const [state, setState] = useState(NONE);
  useEffect(() => {
    const named = isEnabled ? vehicleInAddress(new URLSearchParams(location.search)) : null;
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
      .then((found) =>
        setState({
          vehicle: found?.vehicle ?? { ...vehicle, gone: true },
          found,
          isGone: found === null,
        }),
      )
      .catch((error: unknown) => console.warn('The lookup of the vehicle failed.', error));
  }, [isEnabled]);
  return state;
}

import { useEffect, useState } from 'react';
import type { LeadSubject } from './lead-subject.ts';
import { vehicleInAddress } from './vehicle-in-address.ts';

/** The vehicle that the page's address names, first by its id alone, then with its facts from the site's stock. */
export function useNamedVehicle(isUsed: boolean): LeadSubject['vehicle'] {
  const [vehicle, setVehicle] = useState<LeadSubject['vehicle']>(null);
  useEffect(() => {
    const named = isUsed ? vehicleInAddress(new URLSearchParams(location.search)) : null;
    if (!named) return;
    setVehicle({ ...named, title: '', make: '', model: '', makeSlug: '', status: null, stock: null });
    import('./find-vehicle.ts')
      .then(({ findOnThisSite }) => findOnThisSite(named))
      .then((found) => found && setVehicle(found))
      .catch((error: unknown) => console.warn('The vehicle could not be looked up.', error));
  }, [isUsed]);
  return vehicle;
}

import { readVehicleData } from '../../../frame/vehicle-data.ts';
import { whenIdle } from './when-idle.ts';

/** What the service knows better than the page is asked for when nothing else is to do. */
whenIdle(() => {
  import('./refresh.ts').then(
    ({ refresh }) => refresh(readVehicleData()),
    (error: unknown) => console.warn('Live facts could not be loaded.', error),
  );
});

import { readVehicleData } from '../../../frame/vehicle-data.ts';
import { whenIdle } from '../../../ui/when-idle.ts';

whenIdle(() => {
  import('./refresh-live-facts.ts').then(
    ({ refreshLiveFacts }) => refreshLiveFacts(readVehicleData()),
    (error: unknown) => console.warn('The script that updates price and status could not be loaded.', error),
  );
});

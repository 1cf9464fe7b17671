import { readVehicleData } from '../../frame/vehicle-data.ts';
import { leadSubject } from '../leads/lead-subject-store.ts';

// The forms on this page send leads about its vehicle.
const vehicle = readVehicleData();
leadSubject.set({ ...vehicle, ...vehicle.live, vehicle });

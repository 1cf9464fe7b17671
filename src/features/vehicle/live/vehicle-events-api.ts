import { callIgnoringAnswer } from '../../../lib/api-client/request.ts';

export interface PhoneReveal {
  car_id: string;
  dealership_id: string | null;
  website_id: string;
}

/** Records that a shopper revealed a phone number (API-21). @throws ApiError */
export const recordPhoneReveal = (reveal: PhoneReveal): Promise<void> =>
  callIgnoringAnswer({ name: 'phone reveal', path: '/phone-reveals', body: reveal });

export interface Viewing {
  /** `USED_VEHICLE_VIEWED`, the only event of this kind (TRK-12). */
  event_id: number;
  car_id: string;
  dealership_id: string | null;
  website_id: string;
}

/** Records that a shopper viewed a vehicle (TRK-12). @throws ApiError */
export const recordViewing = (viewing: Viewing): Promise<void> =>
  callIgnoringAnswer({ name: 'viewing', path: '/viewings', body: viewing });

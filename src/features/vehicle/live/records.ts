import { callOnly } from '../../../lib/api-client/request.ts';

/** Whose phone was shown, as the service names it. */
export interface PhoneReveal {
  car_id: string;
  dealership_id: string | null;
  website_id: string;
}

/** Tells the service that a shopper had a number shown (API-21). @throws LiveError */
export const recordPhoneReveal = (reveal: PhoneReveal): Promise<void> =>
  callOnly({ name: 'phone reveal', path: '/phone-reveals', body: reveal });

export interface Viewing {
  /** TRK-12: 4, a used vehicle was viewed. */
  event_id: number;
  car_id: string;
  dealership_id: string | null;
  website_id: string;
}

/** Tells the service that a shopper viewed a vehicle (TRK-12). @throws LiveError */
export const recordViewing = (viewing: Viewing): Promise<void> =>
  callOnly({ name: 'viewing', path: '/viewings', body: viewing });

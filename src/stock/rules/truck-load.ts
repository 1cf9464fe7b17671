import type { Car } from '../car.ts';

/** The body that a truck carries, by the dealer's words for it; null if they do not say. */
export function truckLoad({
  variant,
  body,
}: Pick<Car, 'variant' | 'body'>): 'tray' | 'box' | 'service' | null {
  const words = `${variant?.bodyconfiguration ?? ''} ${body ?? ''}`;
  if (/service/i.test(words)) return 'service';
  if (/pantech|\bvan|box|curtain|refrigerat/i.test(words)) return 'box';
  return /tray/i.test(words) ? 'tray' : null;
}

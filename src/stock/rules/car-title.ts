import type { Car } from '../car.ts';

/** "2023 Ford Ranger" (CAR-01, VDP-26). */
export function carTitle(car: Pick<Car, 'year' | 'make' | 'model'>): string {
  return `${car.year} ${car.make} ${car.model}`;
}

/** "Wildtrak · MY23": badge and series as far as known, else empty (CAR-01). */
export function carVariant(car: Pick<Car, 'badge' | 'series'>): string {
  return [car.badge, car.series].filter(Boolean).join(' · ');
}

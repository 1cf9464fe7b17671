import { TITLE_LENGTH } from '../../frame/head.ts';
import { formatKms } from '../../lib/format-km.ts';
import { clip } from '../../lib/truncate.ts';
import type { Car } from '../../stock/car.ts';
import { carTitle } from '../../stock/rules/car-title.ts';

type Titled = Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'colour' | 'km' | 'car_type' | 'stocknum'>;

/**
 * Title of a vehicle's page, which tells it apart from others of the same badge in tabs, bookmarks and search results:
 * "2021 Toyota HiLux SR5, White, 45,210 kms, H10123". The stock number is unique, so it stays if not all fits.
 */
export function documentTitle(car: Titled): string {
  const name = [carTitle(car), car.badge].filter(Boolean).join(' ');
  const kms = car.km !== null && car.car_type !== 'new' ? formatKms(car.km) : null;
  const stock = car.stocknum || null;
  const titles = [
    [name, car.colour, kms, stock],
    [name, car.colour, stock],
    [name, stock],
  ].map((parts) => parts.filter(Boolean).join(', '));
  const whole = titles.find(({ length }) => length <= TITLE_LENGTH);
  if (whole) return whole;
  const end = stock ? `, ${stock}` : '';
  return clip(name, TITLE_LENGTH - end.length) + end;
}

import { TITLE_LENGTH } from '../../frame/head.ts';
import { formatKms } from '../../lib/format-km.ts';
import { clip } from '../../lib/truncate.ts';
import type { Car } from '../../stock/car.ts';
import { carTitle } from '../../stock/rules/car-title.ts';

type TitleFields = Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'colour' | 'km' | 'car_type' | 'stocknum'>;

/**
 * Title of a vehicle's page: "2021 Toyota HiLux SR5, White, 45,210 kms, H10123". It differs between vehicles of the
 * same badge, so that shoppers can distinguish tabs, bookmarks and search results. The stock number is unique, so it is
 * kept if the title has to be shortened.
 */
export function documentTitle(car: TitleFields): string {
  const name = [carTitle(car), car.badge].filter(Boolean).join(' ');
  const kms = car.km !== null && car.car_type !== 'new' ? formatKms(car.km) : null;
  const stockNumber = car.stocknum || null;
  const titles = [
    [name, car.colour, kms, stockNumber],
    [name, car.colour, stockNumber],
    [name, stockNumber],
  ].map((parts) => parts.filter(Boolean).join(', '));
  const longestThatFits = titles.find(({ length }) => length <= TITLE_LENGTH);
  if (longestThatFits) return longestThatFits;
  const end = stockNumber ? `, ${stockNumber}` : '';
  return clip(name, TITLE_LENGTH - end.length) + end;
}

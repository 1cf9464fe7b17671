import type { Car, CarStatus } from '../car.ts';
import { isGone } from '../rules/availability.ts';
import { hash64 } from '../text/hash.ts';

/** The fields that say where a vehicle stands. */
export type PlacedCar = Pick<Car, 'location' | 'dealership_slug' | 'dealership_name' | 'dealership_id'>;
/** The fields that decide whether a vehicle is too old to be listed. */
export type DatedCar = PlacedCar & Pick<Car, 'updated_at' | 'car_type' | 'status' | 'make'>;

/** What a site shows of its stock. */
export interface SiteRules {
  /** The name of a vehicle's yard if the site does not have it, else null; by default all yards are known. */
  unknownYard?: (car: PlacedCar) => string | null;
  /** True if pages show a yard for the vehicle; by default each yard that is named. */
  showsYard?: (car: PlacedCar) => boolean;
  /** True unless the vehicle is too old at that time to be listed; by default none is. */
  isListed?: (car: DatedCar, at: Date) => boolean;
}

/** A line of a stock file, only partly typed, because it may come from another version or a person. */
export type StockLine = { [name in keyof Car]?: unknown } & { id: string };

/** Facts about a vehicle that an import must not change in silence. Hashes are of 32 bits. */
export interface StockFacts {
  /** Available, not sold, and not hidden by the seller. */
  isForSale: boolean;
  /** `sold` also for a vehicle that is only marked as sold. */
  status: CarStatus;
  /** In AUD; null without one. */
  price: number | null;
  /** Odometer in km; null if it is not known. */
  km: number | null;
  photos: number;
  /** Hash of the first photo's address; null without one. */
  firstPhoto: number | null;
  hasYard: boolean;
  isReserved: boolean;
  /** False if it is too old now to be listed. */
  isListed: boolean;
  /** False if it was so at the import before. */
  wasListed: boolean;
  /** Hash of kind and make. */
  make: number;
  /** Hashes of model and year. */
  model: number;
  year: number;
  /** Hash of a VIN of 17 characters, which is unique; null without one. */
  vin: number | null;
}

const hash = (text: string): number => hash64(text)[1];
/** Letters and digits in lower case. Most makes and models are plain, and the pattern for all letters is slow. */
function words(value: unknown): string {
  if (typeof value !== 'string') return '';
  const lower = value.toLowerCase();
  return /^[a-z\d]*$/.test(lower) ? lower : lower.replace(/[^\p{L}\p{N}]/gu, '');
}
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const isForSale = ({
  status = 'in_stock',
  sold,
  show_on_dealer_website,
  gone_at = null,
}: Partial<StockLine>): boolean =>
  show_on_dealer_website !== false &&
  !isGone({ status: status as CarStatus, sold: sold === true, gone_at: gone_at as string | null });

/** Address of the first photo; null without one. */
export function firstPhotoOf({ images }: Partial<StockLine>): string | null {
  const [first] = Array.isArray(images) ? images : [];
  return text(first?.image?.url);
}

function placed({ location, dealership_slug, dealership_name, dealership_id }: StockLine): PlacedCar {
  const whole = { id: '', slug: '', name: '', ...(location as object) };
  return {
    location: location ? (whole as Car['location']) : null,
    dealership_slug: text(dealership_slug),
    dealership_name: text(dealership_name),
    dealership_id: text(dealership_id),
  };
}

/**
 * Returns a reader of the facts of a vehicle, or of a line of a stock file.
 *
 * @param before the time of the import before
 */
export function factReader(rules: SiteRules, now: Date, before: Date): (line: StockLine) => StockFacts {
  const { showsYard = () => true, isListed = () => true } = rules;
  return (line) => {
    const place = placed(line);
    const namesYard = Boolean(place.location ?? place.dealership_id ?? place.dealership_slug);
    const updated_at = text(line.updated_at);
    const dated = {
      ...place,
      updated_at,
      car_type: line.car_type as Car['car_type'],
      status: (line.status ?? 'in_stock') as CarStatus,
      make: text(line.make) ?? '',
    };
    const listed = updated_at === null || isListed(dated, now);
    const photo = firstPhotoOf(line);
    const { price, km, vin } = line;
    return {
      isForSale: isForSale(line),
      status: line.sold === true ? 'sold' : dated.status,
      price: typeof price === 'number' && price > 0 ? price : null,
      km: typeof km === 'number' ? km : null,
      photos: Array.isArray(line.images) ? line.images.length : 0,
      firstPhoto: photo === null ? null : hash(photo),
      hasYard: namesYard && showsYard(place),
      isReserved: line.reserved === true,
      isListed: listed,
      wasListed: updated_at === null || isListed(dated, before),
      make: hash(`${line.item_type ?? 'car'} ${words(line.make)}`),
      model: hash(words(line.model)),
      year: typeof line.year === 'number' ? line.year : 0,
      vin: typeof vin === 'string' && vin.length === 17 ? hash(vin) : null,
    };
  };
}

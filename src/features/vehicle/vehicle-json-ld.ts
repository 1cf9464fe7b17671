import { type JsonObject, prune } from '../../frame/prune.ts';
import type { Car, ItemType } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { bodyLabel } from '../../stock/rules/body-label.ts';
import { fuelLabel } from '../../stock/rules/labels.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { PriceView } from '../../stock/views.ts';

const TYPES: Record<ItemType, JsonObject> = {
  car: { '@type': 'Car' },
  motorcycle: { '@type': 'Motorcycle' },
  truck: { '@type': 'Vehicle', additionalType: 'http://www.productontology.org/id/Truck' },
  caravan: { '@type': 'Vehicle', additionalType: 'http://www.productontology.org/id/Travel_trailer' },
};

const CONDITIONS = { new: 'NewCondition', used: 'UsedCondition', demo: 'UsedCondition' } as const;

export interface VehicleJsonLdInput {
  car: Car;
  /** Absolute URL of the page. */
  url: string;
  description: string;
  /** Absolute URLs of its pictures. */
  images: string[];
  /** The price shown on the page. */
  price: PriceView;
  seller: JsonObject;
}

function availability(car: Car): string {
  if (isGone(car)) return 'SoldOut';
  if (car.status === 'coming_soon') return 'PreOrder';
  return car.reserved ? 'LimitedAvailability' : 'InStock';
}

const amount = (value: number | null | undefined, unitCode: string): JsonObject | null =>
  value ? { '@type': 'QuantitativeValue', value, unitCode } : null;

// 0 is a valid reading, for a new vehicle.
const odometer = (km: number | null): JsonObject | null =>
  km === null ? null : { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' };

function engine(car: Car): JsonObject | null {
  const fuelType = fuelLabel(car);
  const litres = car.engine_size_litres ?? car.variant?.enginesize_litres;
  if (!fuelType && !litres) return null;
  return prune({ '@type': 'EngineSpecification', fuelType, engineDisplacement: amount(litres, 'LTR') });
}

function consumption(car: Car): JsonObject | null {
  const value = car.variant?.fuelconsumptioncombined;
  return value ? { '@type': 'QuantitativeValue', value, unitText: 'L/100 km' } : null;
}

// Only a price for outright purchase is stated, not the weekly one of a subscription.
function offer({ car, url, price, seller }: VehicleJsonLdInput): JsonObject {
  const priced = isGone(car) ? null : purchasePrice(price);
  return prune({
    '@type': 'Offer',
    url,
    price: priced?.amount ?? null,
    priceCurrency: priced ? 'AUD' : null,
    availability: `https://schema.org/${availability(car)}`,
    itemCondition: `https://schema.org/${CONDITIONS[car.car_type]}`,
    seller,
  });
}

/** schema.org data of a vehicle and its offer. Unknown properties are left out. */
export function vehicleJsonLd(input: VehicleJsonLdInput): JsonObject {
  const { car, url, description, images } = input;
  return prune({
    ...TYPES[car.item_type],
    '@id': `${url}#vehicle`,
    name: car.name,
    url,
    description,
    image: images,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleConfiguration: [car.badge, car.series].filter(Boolean).join(' '),
    vehicleModelDate: String(car.year),
    vehicleIdentificationNumber: car.vin,
    sku: car.stocknum,
    mileageFromOdometer: odometer(car.km),
    itemCondition: `https://schema.org/${CONDITIONS[car.car_type]}`,
    color: car.colour,
    vehicleInteriorColor: car.interior_colour,
    bodyType: car.simple_body ? bodyLabel(car.simple_body) : car.body,
    driveWheelConfiguration: car.drive,
    vehicleTransmission: car.trans ?? car.simple_transmission,
    vehicleEngine: engine(car),
    fuelConsumption: consumption(car),
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    offers: offer(input),
  });
}

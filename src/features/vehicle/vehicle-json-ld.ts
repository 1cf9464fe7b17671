import { type JsonObject, prune } from '../../frame/prune.ts';
import type { Car, ItemType } from '../../stock/car.ts';
import { hasLeft, isGone } from '../../stock/rules/availability.ts';
import { bodyLabel } from '../../stock/rules/body-label.ts';
import { fuelLabel } from '../../stock/rules/labels.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { PriceView } from '../../stock/views.ts';

/** schema.org has no types for trucks and caravans, so these refer to Wikipedia's concepts. */
const TYPES: Record<ItemType, JsonObject> = {
  car: { '@type': 'Car' },
  motorcycle: { '@type': 'Motorcycle' },
  truck: { '@type': 'Vehicle', additionalType: 'http://www.productontology.org/id/Truck' },
  caravan: { '@type': 'Vehicle', additionalType: 'http://www.productontology.org/id/Travel_trailer' },
};

const MOTORHOME: JsonObject = {
  '@type': 'Vehicle',
  additionalType: 'http://www.productontology.org/id/Motorhome',
};

/** schema.org has no condition for demonstrators, which are not new any more. */
const CONDITIONS = { new: 'NewCondition', used: 'UsedCondition', demo: 'UsedCondition' } as const;

export interface VehicleJsonLdInput {
  car: Car;
  /** Absolute URL of the page. */
  url: string;
  description: string;
  /** Absolute URLs of the vehicle's pictures. */
  images: string[];
  /** The price shown on the page. */
  price: PriceView;
  seller: JsonObject;
}

function availability(car: Car): string {
  if (hasLeft(car)) return 'OutOfStock';
  if (isGone(car)) return 'SoldOut';
  if (car.status === 'coming_soon') return 'PreOrder';
  return car.reserved ? 'LimitedAvailability' : 'InStock';
}

const quantity = (value: number | null | undefined, unitCode: string): JsonObject | null =>
  value ? { '@type': 'QuantitativeValue', value, unitCode } : null;

// Not `quantity`, which leaves out 0: that is a valid reading for a new vehicle.
const odometer = (km: number | null): JsonObject | null =>
  km === null ? null : { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' };

function engine(car: Car): JsonObject | null {
  const fuelType = fuelLabel(car);
  const litres = car.engine_size_litres ?? car.variant?.enginesize_litres;
  if (!fuelType && !litres) return null;
  return prune({ '@type': 'EngineSpecification', fuelType, engineDisplacement: quantity(litres, 'LTR') });
}

function consumption(car: Car): JsonObject | null {
  const value = car.variant?.fuelconsumptioncombined;
  return value ? { '@type': 'QuantitativeValue', value, unitText: 'L/100 km' } : null;
}

// States only a price for which the vehicle can be bought, not the weekly price of a subscription.
function offer({ car, url, price, seller }: VehicleJsonLdInput): JsonObject {
  const purchase = isGone(car) ? null : purchasePrice(price);
  return prune({
    '@type': 'Offer',
    url,
    price: purchase?.amount ?? null,
    priceCurrency: purchase ? 'AUD' : null,
    availability: `https://schema.org/${availability(car)}`,
    itemCondition: `https://schema.org/${CONDITIONS[car.car_type]}`,
    seller,
  });
}

/** schema.org data of a vehicle and its offer. Unknown properties are left out. */
export function vehicleJsonLd(input: VehicleJsonLdInput): JsonObject {
  const { car, url, description, images } = input;
  return prune({
    ...(car.simple_body === 'motorhome' ? MOTORHOME : TYPES[car.item_type]),
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

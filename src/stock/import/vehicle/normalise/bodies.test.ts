import { describe, expect, it } from 'vitest';
import type { ItemType } from '../../../car.ts';
import { canonicalBody } from './bodies.ts';

describe('the standard body depends on the words and on the kind of vehicle', () => {
  it.each<[string, ItemType, string | null]>([
    ['Utility Trailer', 'car', null],
    ['Utility Trailer', 'truck', null],
    ['Dump Trailer', 'truck', null],
    ['Enclosed Cargo Van Trailer', 'car', null],
    ['Refrigerated Semi Trailer', 'truck', null],
    ['Horse Float', 'car', null],
    ['Utility ATV', 'motorcycle', null],
    ['Utility', 'caravan', null],
    ['Moving Van', 'car', 'rigidTruck'],
    ['Moving Van', 'truck', 'rigidTruck'],
    ['Box Van', 'car', 'rigidTruck'],
    ['2 Door Furniture Van', 'truck', 'rigidTruck'],
    ['Van Body Truck', 'car', 'rigidTruck'],
    ['Moving Truck', 'car', 'rigidTruck'],
    ['Cargo Van', 'truck', 'van'],
    ['Refrigerated Van', 'car', 'van'],
    ['Refrigerated Van', 'truck', 'rigidTruck'],
    ['Van', 'car', 'van'],
    ['Van', 'caravan', 'caravan'],
    ['Bunk Van 21ft', 'caravan', 'caravan'],
    ['Crew Cab Truck', 'car', 'ute'],
    ['Crew Cab Truck', 'truck', 'rigidTruck'],
    ['Utility Truck', 'car', 'ute'],
    ['Utility Truck', 'truck', 'rigidTruck'],
    ['Tray', 'car', 'ute'],
    ['Tray', 'truck', 'rigidTruck'],
    ['Standard', 'car', null],
    ['Standard', 'motorcycle', 'naked'],
    ['Custom', 'car', null],
    ['Custom', 'motorcycle', 'cruiser'],
    ['Roadster', 'car', 'convertible'],
    ['Roadster', 'motorcycle', 'naked'],
    ['Tourer', 'car', 'wagon'],
    ['Tourer', 'motorcycle', 'touring'],
    ['Camper', 'car', 'motorhome'],
    ['Camper', 'caravan', 'camperTrailer'],
    ['Hybrid', 'car', null],
    ['Hybrid', 'caravan', 'hybridCaravan'],
    ['Sport Utility Vehicle 4D', 'car', 'suv'],
    ['Travel Trailer', 'car', 'caravan'],
    ['Prime Mover', 'car', 'primeMover'],
  ])('%j on a %s is %s', (words, item, body) => expect(canonicalBody(words, item)).toBe(body));

  it.each<[string, ItemType, string]>([
    ['Sportswagon', 'car', 'wagon'],
    ['Tear Drop', 'caravan', 'camperTrailer'],
    ['Traytop', 'truck', 'rigidTruck'],
    ['Traytop', 'car', 'ute'],
    ['Concrete Agitator', 'truck', 'rigidTruck'],
    ['Semi Off Road', 'caravan', 'caravan'],
    ['Step Through', 'motorcycle', 'scooter'],
    ['4D Sportswagon', 'car', 'wagon'],
    ['Teardrop', 'caravan', 'camperTrailer'],
    ['Teardrop', 'car', 'camperTrailer'],
    ['Teardrop Trailer', 'caravan', 'camperTrailer'],
    ['Folding Pop-Up Camper', 'caravan', 'camperTrailer'],
    ['Folding Camper Trailer', 'car', 'camperTrailer'],
    ['Pop-up Camper', 'car', 'camperTrailer'],
    ['Fifth Wheeler', 'caravan', 'caravan'],
    ['Refrigerator', 'truck', 'rigidTruck'],
    ['Refrigerated', 'truck', 'rigidTruck'],
    ['Refrigerated Pantech', 'truck', 'rigidTruck'],
    ['Refrigerator Truck', 'car', 'rigidTruck'],
    ['Fridge Pantech 8 pallet', 'truck', 'rigidTruck'],
  ])('reads %j as the body of a %s: %s', (words, item, body) =>
    expect(canonicalBody(words, item)).toBe(body),
  );

  it.each(['Slide On Camper', 'Truck Camper', 'Pickup Camper'])(
    '%j has no standard body, because it is not a trailer',
    (words) => {
      for (const item of ['car', 'truck', 'caravan'] as const) expect(canonicalBody(words, item)).toBeNull();
    },
  );

  it('"Refrigerator" is not read as the body of a caravan', () =>
    expect(canonicalBody('Refrigerator', 'caravan')).toBeNull());
});

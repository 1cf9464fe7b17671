import { expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Car } from '../car.ts';
import { hasEngine } from './has-engine.ts';

/** A vehicle whose feed says nothing about engine, transmission and fuel. */
const bare = (over: Partial<Car>): Car =>
  makeUte({
    fuel: null,
    simple_fuel: null,
    engine_size: null,
    engine_size_litres: null,
    variant: null,
    trans: null,
    simple_transmission: null,
    ...over,
  });

it('caravans and trailers have no engine, even if the feed names LPG, the fuel of a gas cooker', () => {
  for (const simple_body of ['caravan', 'popTop', 'hybridCaravan', 'camperTrailer'] as const)
    expect(hasEngine(bare({ item_type: 'caravan', simple_body, fuel: 'LPG' })), simple_body).toBe(false);
  expect(hasEngine(bare({ item_type: 'caravan', simple_body: null, body: 'Fifth wheeler' }))).toBe(false);
  expect(hasEngine(bare({ item_type: 'truck', simple_body: null, body: 'Tipping Trailer' }))).toBe(false);
});

it('motorhomes have an engine, and so do cars, trucks and motorcycles of unknown fuel', () => {
  expect(hasEngine(bare({ item_type: 'caravan', simple_body: 'motorhome' }))).toBe(true);
  expect(hasEngine(bare({ item_type: 'caravan', simple_body: null, simple_fuel: 'Diesel' }))).toBe(true);
  expect(hasEngine(bare({ item_type: 'caravan', simple_body: null, trans: '6 speed automatic' }))).toBe(true);
  for (const item_type of ['car', 'truck', 'motorcycle'] as const)
    expect(hasEngine(bare({ item_type, simple_body: null, body: null })), item_type).toBe(true);
});

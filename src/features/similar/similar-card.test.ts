import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCar } from '../../../tests/support/vehicles.ts';
import type { CardView } from '../../stock/views.ts';
import { type ButtonOptions, cardButtons } from '../card/card-buttons.ts';
import { similarCard } from './similar-card.ts';

const cars = fc
  .record({
    status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
    reserved: fc.boolean(),
    sold: fc.boolean(),
    price: fc.constantFrom(0, 200, 30_000),
    tag: fc.constantFrom(null, 'Test Drive Only'),
  })
  .map(aCar);
const switches = fc.record({
  explore: fc.boolean(),
  enquire: fc.boolean(),
  reserve: fc.boolean(),
  test_drive: fc.boolean(),
});

it('CAR-08 a card of the search gets the buttons that a similar car has', () => {
  fc.assert(
    fc.property(cars, switches, fc.boolean(), (car, buttons, autograb) => {
      const options = {
        config: {
          buttons,
          wording: { explore: 'Explore Vehicle', enquire: 'Quick Enquiry', reserve: 'Reserve Now' },
          search: { base: 'search' },
        },
        autograb,
        deposit: { amount: 200, text: '$200' },
        checkout: 'checkout',
        placement: 'results',
      } as unknown as ButtonOptions;
      const found = { slug: car.slug, buttons: cardButtons(car, options) } as CardView;
      expect(similarCard(found, true).buttons).toEqual(
        cardButtons(car, { ...options, placement: 'similar' }),
      );
      expect(similarCard(found, false)).toBe(found);
    }),
  );
});

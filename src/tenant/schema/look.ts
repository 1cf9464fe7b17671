import { z } from 'zod';
import { CARD_FACT_NAMES } from '../../stock/rules/named-facts.ts';
import { key } from './key.ts';

/** Forms of the parts that stand on many pages (decision 0095). */
export const look = z.strictObject({
  card: key(
    z.enum(['full', 'quiet', 'spec-row', 'portrait', 'model', 'two-prices']).default('full'),
    'Form of vehicle cards: `full` shows every button; `quiet` has the price first; `spec-row` is a row with columns of figures, for buyers who compare them; `portrait` has a tall picture and a sentence about the vehicle; `model` puts the model’s name first, for dealers of one make; `two-prices` has facts with icons and always both prices, to buy and by the week. All but `full` keep the buttons for the pointer and the keyboard, and on phones behind "More".',
    'CAR-06, CAR-07, CAR-08, CAR-09',
  ),
  card_facts: key(
    z.array(z.enum(CARD_FACT_NAMES)).max(6).default(['berths', 'length', 'tare']),
    'Facts that cards name after condition, kilometres, transmission and fuel, in this order. The forms `spec-row` and `two-prices` set them apart, in columns or with icons. A card leaves out what its vehicle does not have.',
    'CAR-03',
  ),
});

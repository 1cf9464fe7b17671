import type { ItemType } from '../../../src/stock/car.ts';

const DRIVEN: readonly string[] = [
  'Service history is complete to the last stamp, and the next one is ours.',
  'The logbook has every service but one; we rang the workshop and they had the record.',
  'No money owing, never written off, and the register certificate is in the glovebox for you to read.',
  'Our workshop put 111 points under a lamp. Four were mended and the sheet says which.',
  'There is a stone chip on the leading edge and a mark on one wheel. Both are on the sheet.',
  'One owner from new, who left a note in the service book about the tyre pressures they liked.',
  'Two owners, both local, both known to us.',
  'New front brakes and a wheel alignment in our workshop last week.',
  'Fitted with four new tyres before it went on the website, because the old ones would only just have passed.',
];

/** Third paragraphs of used vehicles. */
export const HISTORIES: Record<ItemType, readonly string[]> = {
  car: DRIVEN,
  truck: [
    'Fleet maintained to the maker’s schedule, with every invoice in the file.',
    'Inspected and weighed this month. The sheet and the weighbridge docket come with it.',
    'One owner from new, a grower who ran it in season and washed it after.',
    'New steer tyres, brakes at more than half and no leaks underneath.',
    'No money owing. It can be registered the day you pay.',
  ],
  motorcycle: [
    'Serviced on time, with the receipts to prove it.',
    'Two owners, both of whom we know. The second one wants first refusal if you sell.',
    'A small scratch on the left bar end is the only mark we could find.',
    'New rear tyre, fresh fork oil and a roadworthy certificate dated this month.',
    'The standard parts come with it in a box.',
  ],
  caravan: [
    'Bearings repacked and brakes adjusted in our workshop last week.',
    'The damp meter stayed in the green in all forty places.',
    'Tyres are dated and good; the spare has never touched the road.',
    'There is a small mend on the offside skirt, done properly and on the sheet.',
    'Gas certificate and electrical check are dated this month.',
  ],
};

/** Last paragraphs. {dealer} and {place} are filled in. */
export const CLOSINGS: readonly string[] = [
  'Ring {dealer} at {place} and ask the question the pictures do not answer.',
  'See it at {place} in your own time. We are happy to start it and leave you to it.',
  'If {place} is a long way from you, ask for a video call: we will walk around it with you for as long as you like.',
  'Your trade is welcome, with finance owing or without.',
  'We can bring it to you anywhere in Australia. Ask for a price to your postcode.',
  'Held for you with a deposit that comes back if you change your mind.',
];

/** Some sellers add such a list. */
export const LISTS: readonly (readonly string[])[] = [
  ['Two keys', 'Books and manuals', 'Fresh safety certificate'],
  ['Full tank at delivery', 'Tailored mats', 'First service included'],
  ['Independent inspection welcome', 'No money owing', 'Odometer checked against service records'],
];

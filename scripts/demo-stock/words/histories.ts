import type { ItemType } from '../../../src/stock/car.ts';

const DRIVEN: readonly string[] = [
  'Service history is complete to the last stamp, and the next one is ours.',
  'The logbook has every service but one; we rang the workshop and they had the record.',
  'No money owing, never written off, and the register certificate is in the glovebox for you to read.',
  'Our workshop put 111 points under a lamp. Four were mended and the sheet says which.',
  'There is a stone chip on the leading edge and a mark on one wheel. Both are on the sheet.',
  'One owner from new, who left a note in the service book about the tyre pressures they liked.',
  'Two owners, both local, both known to us.',
  'New front brakes and a wheel alignment in our workshop.',
  'Fitted with four new tyres before it went on the website, because the old ones would only just have passed.',
];

/** Third paragraphs of used vehicles. */
export const HISTORIES: Record<ItemType, readonly string[]> = {
  car: DRIVEN,
  truck: [
    'Fleet maintained to the maker’s schedule, with every invoice in the file.',
    'Inspected and weighed. The sheet and the weighbridge docket come with it.',
    'One owner from new, a grower who ran it in season and washed it after.',
    'New steer tyres, brakes at more than half and no leaks underneath.',
    'No money owing. It can be registered the day you pay.',
  ],
  motorcycle: [
    'Serviced on time, with the receipts to prove it.',
    'Two owners, both of whom we know. The second one wants first refusal if you sell.',
    'A small scratch on the left bar end is the only mark we could find.',
    'New rear tyre, fresh fork oil and a roadworthy certificate.',
    'The standard parts come with it in a box.',
  ],
  caravan: [
    'Bearings repacked and brakes adjusted in our workshop.',
    'The damp meter stayed in the green in all forty places.',
    'Tyres are dated and good; the spare has never touched the road.',
    'There is a small mend on the offside skirt, done properly and on the sheet.',
    'Gas certificate and electrical check are in the drawer.',
  ],
};

/** Last paragraphs of vehicles in the yard. {dealer} and {place} are filled in. */
export const CLOSINGS: readonly string[] = [
  'Ring {dealer} at {place} and ask the question this page does not answer.',
  'See it at {place} in your own time. We are happy to hand you the keys and leave you to it.',
  'If {place} is a long way from you, ask for a video call: we will walk around it with you for as long as you like.',
  'Your trade is welcome, with finance owing or without.',
  'We can bring it to you anywhere in Australia. Ask for a price to your postcode.',
];

/** Of vehicles that have not arrived. */
export const AWAITED_CLOSINGS: readonly string[] = [
  'Leave your number with {dealer} at {place} and you hear first when it arrives.',
  'Ask us for the date it is due. We tell you when it changes, too.',
  'Your trade is welcome when it arrives, with finance owing or without.',
];

/** Of vehicles that someone has paid a deposit for. */
export const RESERVED_CLOSINGS: readonly string[] = [
  'It is held for a buyer at the moment. Ask {dealer} to ring you if that changes.',
  'There is a deposit on it. Leave your number at {place} in case it comes free.',
];

/** Of sold vehicles. */
export const SOLD_CLOSINGS: readonly string[] = [
  'It is sold. Ask {dealer} for one like it: we know what is coming in.',
  'Too late for this one, but tell us what you liked about it and we will look.',
];

/** Lists that some sellers add, by what they fit. */
export const LISTS: { driven: readonly (readonly string[])[]; any: readonly (readonly string[])[] } = {
  driven: [
    ['Two keys', 'Books and manuals', 'Fresh safety certificate'],
    ['Independent inspection welcome', 'No money owing', 'Odometer checked against service records'],
  ],
  any: [
    [
      'Handover by appointment',
      'Everything explained and shown working',
      'First questions answered by phone',
    ],
  ],
};

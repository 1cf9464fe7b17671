import type { kindOf } from './features.ts';

type Kind = ReturnType<typeof kindOf>;

/** Sentences about the same subject, of which a vehicle gets at most one: two of them could contradict each other. */
type Subject = readonly string[];

const CAR: readonly Subject[] = [
  [
    'Service history is complete to the last stamp, and the next one is ours.',
    'The logbook has every service but one; we rang the workshop and they had the record.',
    'Serviced by the book, with the invoices in a folder on the passenger seat.',
  ],
  [
    'One owner from new, who left a note in the service book about the tyre pressures they liked.',
    'Two owners, both local, both known to us.',
    'No money owing and never written off. The certificate is in the glovebox for you to read.',
  ],
  [
    'Our workshop put 111 points under a lamp. What was mended is on the sheet.',
    'Everything electric has been tried twice, down to the vanity lights.',
    'It came to us in original paint, measured panel by panel.',
  ],
  [
    'There is a stone chip on the leading edge and a mark on one wheel. Both are on the sheet.',
    'The carpet under the mats is clean and the spare wheel is where it should be.',
    'A small scuff on the rear bumper is in the pictures we send on request.',
  ],
];

/** Sentences about parts that the workshop mended or replaced, so only for vehicles with some distance behind them. */
export const WORKSHOP: Partial<Record<Kind, Subject>> = {
  car: [
    'Our workshop fitted new front brakes and aligned the wheels.',
    'Fitted with four new tyres before it went on the website, because the old ones would only just have passed.',
    'Our workshop changed the oil and the filters, fitted new wiper blades and tested the battery.',
  ],
  ute: [
    'Our workshop fitted new front brakes and aligned the wheels.',
    'Our workshop changed the oil of the engine, the gearbox and the differentials.',
  ],
  van: [
    'New front brakes, and the sliding door runs on new rollers.',
    'Our workshop changed the oil and the filters and fitted new wiper blades.',
  ],
  truck: ['New steer tyres, brakes at more than half and no leaks underneath.'],
  motorcycle: ['New rear tyre, fresh fork oil and a roadworthy certificate.'],
  motorhome: ['Fresh oil, new filters, wiper blades and house batteries.'],
};

/** Third and fourth paragraphs of used vehicles, by subject. */
export const HISTORIES: Record<Kind, readonly Subject[]> = {
  car: CAR,
  ute: CAR,
  van: CAR,
  truck: [
    [
      'Fleet maintained to the maker’s schedule, with every invoice in the file.',
      'One owner from new, a grower who ran it in season and washed it after.',
      'From a builder who moved up a size. The service book came with it.',
    ],
    [
      'Inspected and weighed. The sheet and the weighbridge docket come with it.',
      'No leaks, no warning lights.',
    ],
    ['No money owing. It can be registered the day you pay.', 'The cab is clean and the seats have covers.'],
  ],
  motorcycle: [
    [
      'Serviced on time, with the receipts to prove it.',
      'Two owners, both of whom we know. The second one wants first refusal if you sell.',
      'One owner, who rode it on Sundays and wrote the services down.',
    ],
    [
      'A small scratch on the exhaust is the only mark we could find.',
      'Paint and chrome are clean, and the pegs show no wear.',
    ],
    ['The standard parts come with it in a box.', 'Both keys, the tool roll and the handbook come with it.'],
  ],
  caravan: [
    [
      'Bearings repacked and brakes adjusted in our workshop.',
      'New brake shoes and a fresh breakaway battery.',
    ],
    [
      'The damp meter stayed in the green in all forty places.',
      'Every hatch and window was sealed again last winter.',
    ],
    [
      'Tyres are dated and good; the spare has never touched the road.',
      'Wheels, hitch and chassis are free of rust.',
    ],
    [
      'There is a small mend on the offside skirt, done properly and on the sheet.',
      'The gas and electrical certificates are in the kitchen drawer.',
      'Tanks, pump and taps have been filled, run and drained.',
    ],
  ],
  motorhome: [
    [
      'The damp meter stayed in the green in all forty places.',
      'Every hatch and window was sealed again last winter.',
    ],
    [
      'Serviced to the maker’s schedule, with the invoices in the glovebox.',
      'One couple from new, who kept a diary of every trip and every service.',
    ],
    [
      'The gas and electrical certificates are in the kitchen drawer.',
      'Tanks, pump and taps have been filled, run and drained.',
    ],
  ],
};

/** Last paragraphs of vehicles in the yard. {dealer} and {place} are filled in. */
export const CLOSINGS: readonly string[] = [
  'Ring {dealer} at {place} and ask the question this page does not answer.',
  'See it at {place} in your own time. We are happy to hand you the keys and leave you to it.',
  'Come to {place} when it suits you, and take your time.',
  'If {place} is a long way from you, ask for a video call: we will walk around it with you for as long as you like.',
  'Your trade is welcome, with finance owing or without.',
  'We can bring it to you anywhere in Australia. Ask for a price to your postcode.',
];

/** Last paragraphs of vehicles that have not arrived. */
export const NOT_ARRIVED_CLOSINGS: readonly string[] = [
  'Leave your number with {dealer} at {place} and you hear first when it arrives.',
  'Ask us for the date it is due. We tell you when it changes, too.',
  'Your trade is welcome when it arrives, with finance owing or without.',
];

/** Last paragraphs of vehicles that someone has paid a deposit for. */
export const RESERVED_CLOSINGS: readonly string[] = [
  'It is held for a buyer at the moment. Ask {dealer} to ring you if that changes.',
  'There is a deposit on it. Leave your number at {place} in case it comes free.',
];

/** Last paragraphs of sold vehicles. */
export const SOLD_CLOSINGS: readonly string[] = [
  'It is sold. Ask {dealer} for one like it: we know what is coming in.',
  'Too late for this one, but tell us what you liked about it and we will look.',
];

/** Lists that some sellers add: `driven` for used vehicles with an odometer, `any` for all others. */
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

import type { Grade } from '../grade.ts';
import type { Random } from '../random.ts';

type Kind = 'car' | 'ute' | 'van' | 'truck' | 'motorcycle' | 'caravan' | 'motorhome';

export function kindOf(grade: Grade): Kind {
  if (grade.body === 'motorhome') return 'motorhome';
  if (grade.itemType !== 'car') return grade.itemType;
  return grade.body === 'ute' || grade.body === 'van' ? grade.body : 'car';
}

const CAR = {
  base: [
    'Air conditioning',
    'Cruise control',
    'Bluetooth',
    'Reversing camera',
    'Power windows',
    'Remote central locking',
    'Hill start assist',
    'Stability control',
    'ISOFIX child seat anchors',
    'USB ports front and rear',
  ],
  better: [
    'Apple CarPlay and Android Auto',
    'Dual-zone climate control',
    'Satellite navigation',
    'Blind spot monitor',
    'Rear cross traffic alert',
    'Lane keep assist',
    'Rain-sensing wipers',
    'Automatic high beam',
    'Keyless entry and start',
    'Alloy wheels',
  ],
  best: [
    'Leather seats',
    'Heated front seats',
    'Ventilated front seats',
    'Power driver’s seat with memory',
    'Panoramic sunroof',
    '360 degree camera',
    'Head-up display',
    'Adaptive cruise control',
    'Power tailgate',
    'Premium audio',
  ],
};

const LISTS: Record<Kind, { base: readonly string[]; better: readonly string[]; best: readonly string[] }> = {
  car: CAR,
  ute: {
    base: [...CAR.base.slice(0, 8), 'Side steps', 'Full-size spare wheel'],
    better: [
      ...CAR.better.slice(0, 6),
      'Tow bar and wiring',
      'Tub liner',
      'Rear diff lock',
      'Trailer stability control',
    ],
    best: [
      'Leather-accented seats',
      'Heated front seats',
      '360 degree camera',
      'Adaptive cruise control',
      'Sports bar',
      'Roller cover',
      'Snorkel',
      'Canopy',
      'Terrain modes',
      'Wireless charging',
    ],
  },
  van: {
    base: [
      'Air conditioning',
      'Cruise control',
      'Bluetooth',
      'Reversing camera',
      'Cargo lights',
      'Sliding side door',
      'Cargo tie-downs',
      'Vinyl floor',
    ],
    better: [
      'LED load bay lighting',
      'Barn doors',
      'Cargo barrier',
      'Parking sensors',
      'Blind spot monitor',
      'Apple CarPlay and Android Auto',
    ],
    best: [
      'Ply lining',
      'Roof racks',
      'Power sliding door',
      'Adaptive cruise control',
      'Heated driver’s seat',
      '360 degree camera',
    ],
  },
  truck: {
    base: [
      'Air conditioning',
      'Cruise control',
      'Reversing camera',
      'Exhaust brake',
      'Stability control',
      'Driver’s airbag',
      'Bluetooth',
      'Suspension driver’s seat',
    ],
    better: [
      'Autonomous emergency braking',
      'Lane departure warning',
      'Side blind spot lamps',
      'Toolbox',
      'Tow coupling',
      'Load restraint tracks',
      'Rated tie rails',
    ],
    best: [
      'Tailgate lifter',
      'Retarder',
      'Air bag rear suspension',
      'Twin fuel tanks',
      'Bull bar',
      'Hydraulics',
      'Central greasing',
      'Sleeper berth',
    ],
  },
  motorcycle: {
    base: ['ABS', 'LED headlight', 'Immobiliser', 'Digital dash', 'Slipper clutch'],
    better: ['Traction control', 'Ride modes', 'Adjustable levers', 'USB charger', 'Tail tidy', 'Two keys'],
    best: [
      'Quickshifter',
      'Cornering ABS',
      'Heated grips',
      'Cruise control',
      'Aftermarket exhaust',
      'Steering damper',
      'TFT dash with phone link',
    ],
  },
  caravan: {
    base: [
      'Reverse cycle air conditioning',
      'Gas and electric cooktop',
      'Three-way fridge',
      'Roll-out awning',
      'LED lights',
      'Smoke alarm',
      'Mains pressure inlet',
      'Front boot',
    ],
    better: [
      'Solar panels',
      'Lithium battery',
      'Washing machine',
      'External shower',
      'Full oven and grill',
      'Television and antenna',
      'Stone guard',
      'Tunnel boot',
      'Picnic table',
    ],
    best: [
      'Diesel heater',
      'Independent suspension',
      'Electronic sway control',
      'Reversing camera',
      '3,000 W inverter',
      'Grey water tank',
      'Slide-out kitchen',
      'Leather-look café seats',
    ],
  },
  motorhome: {
    base: [
      'Reverse cycle air conditioning',
      'Cab air conditioning',
      'Gas and electric cooktop',
      'Compressor fridge',
      'Roll-out awning',
      'Cruise control',
      'Reversing camera',
      'Swivelling cab seats',
    ],
    better: [
      'Solar panels',
      'Lithium battery',
      'Satellite dish',
      'Electric step',
      'Bike rack',
      'Television',
      'Blockout blinds',
      'External shower',
    ],
    best: [
      'Diesel heater',
      '3,000 W inverter',
      'Slide-out bedroom',
      'Air bag rear suspension',
      'Washing machine',
      'Second alternator',
      'Tow bar',
    ],
  },
};

/**
 * Features by equipment level: 80 % of the basic list at level 1, all of it from level 2 on; most of the better list
 * from level 2 on; two thirds of the best list at level 3.
 */
export function chooseFeatures(grade: Grade, random: Random): string[] {
  const lists = LISTS[kindOf(grade)];
  const some = (list: readonly string[], share: number) =>
    random.shuffle(list).slice(0, Math.round(list.length * share));
  const out = [...some(lists.base, grade.level === 1 ? 0.8 : 1)];
  if (grade.level >= 2) out.push(...some(lists.better, grade.level === 2 ? 0.7 : 0.9));
  if (grade.level === 3) out.push(...some(lists.best, 0.65));
  return grade.engine?.fuel === 'Electric' ? [...out, 'Charging cable', 'DC fast charging'] : out;
}

import type { Background } from '../../packages/vehicle-art/backgrounds/background-names.ts';
import type { Angle, Detail } from '../../packages/vehicle-art/catalogue-format.ts';
import type { Grade } from './grade.ts';
import { caravanGrades } from './readers/caravans.ts';
import { carGrades } from './readers/cars.ts';
import { motorcycleGrades } from './readers/motorcycles.ts';
import { truckGrades } from './readers/trucks.ts';
import type { Special } from './special.ts';
import { LONG_MERCEDES, TRADED_BMW } from './special.ts';

/** A picture of a set. */
export type PictureName = Angle | Detail;

/** Composition of one demo dealer's stock. */
export interface Plan {
  tenant: string;
  /** First letter of its stock numbers. */
  prefix: string;
  count: number;
  /** Shares of new and demo vehicles, 0 to 1; the rest is used. */
  share: { new: number; demo: number };
  /** Relative weight of a badge among used stock; 0 excludes it. */
  used: (grade: Grade) => number;
  /** Price label; null to use the configuration's. */
  priceType: string | null;
  /** Price label of vehicles that are towed; absent: the same. */
  towedPriceType?: string;
  /** Offers weekly subscription prices. */
  subscriptions: boolean;
  lender: string | null;
  /** Surroundings of its vehicles' pictures. */
  background: Background;
  /** Pictures that show the whole vehicle on a card and may come first; the best one is first. */
  firstPictures: readonly PictureName[];
  /** Index of the vehicle with all pictures of its set; null for none. */
  mostPictured: number | null;
  /** Make whose newer used vehicles are certified. */
  certifiedMake: string | null;
  grades: () => Grade[];
  specials: readonly Special[];
}

/** Cinder Road is a workshop for naked bikes and cruisers. */
const isSideline = (grade: Grade) => grade.body === 'adventure' || grade.body === 'sport';
const RARE: readonly string[] = ['coupe', 'convertible', 'softtop', 'wagon'];
const isMotorhome = (grade: Grade) => grade.body === 'motorhome';

export const PLANS: readonly Plan[] = [
  {
    tenant: 'harbourline',
    prefix: 'H',
    count: 600,
    share: { new: 0.3, demo: 0.08 },
    used: (grade) =>
      grade.demand *
      (isMotorhome(grade) ? 0.5 : RARE.includes(grade.body) ? 2 : grade.make === 'Kia' ? 0.6 : 1),
    priceType: 'Drive away',
    subscriptions: false,
    lender: 'Coastline Finance',
    background: 'floor',
    firstPictures: ['front', 'other-front', 'rear'],
    mostPictured: 576,
    certifiedMake: 'Mercedes-Benz',
    grades: () => [...carGrades(), ...caravanGrades().filter(isMotorhome)],
    specials: [LONG_MERCEDES],
  },
  {
    tenant: 'redgum-kia',
    prefix: 'K',
    count: 150,
    share: { new: 0.45, demo: 0.12 },
    used: (grade) =>
      grade.make === 'Kia' ? grade.demand * 4 : grade.price < 62_000 ? grade.demand * 0.25 : 0,
    priceType: null,
    subscriptions: false,
    lender: 'Coastline Finance',
    background: 'white',
    firstPictures: ['front', 'other-front', 'rear'],
    mostPictured: null,
    certifiedMake: null,
    grades: carGrades,
    specials: [TRADED_BMW],
  },
  {
    tenant: 'ironbark',
    prefix: 'T',
    count: 90,
    share: { new: 0.34, demo: 0.06 },
    used: (grade) =>
      grade.itemType === 'truck' || grade.make === 'Iveco' ? grade.demand : grade.demand * 0.12,
    priceType: 'Excl. Govt Charges',
    subscriptions: false,
    lender: null,
    background: 'hardstand',
    firstPictures: ['front', 'other-front', 'rear'],
    mostPictured: null,
    certifiedMake: null,
    grades: () => [
      ...truckGrades(),
      ...carGrades().filter((grade) => grade.body === 'ute' || grade.body === 'van'),
    ],
    specials: [],
  },
  {
    tenant: 'cinder-road',
    prefix: 'M',
    count: 80,
    share: { new: 0, demo: 0 },
    used: (grade) => grade.demand * (isSideline(grade) ? 0.3 : 1),
    priceType: 'Ride away',
    subscriptions: false,
    lender: null,
    background: 'workshop',
    firstPictures: ['front', 'other-front', 'rear', 'side'],
    mostPictured: null,
    certifiedMake: null,
    grades: motorcycleGrades,
    specials: [],
  },
  {
    tenant: 'banksia-bay',
    prefix: 'C',
    count: 120,
    share: { new: 0.42, demo: 0.07 },
    used: (grade) => grade.demand,
    priceType: null,
    towedPriceType: 'Tow away',
    subscriptions: true,
    lender: 'Coastline Finance',
    background: 'beach',
    // From the side, a long van is wider than a card's picture.
    firstPictures: ['front', 'other-front', 'rear', 'side'],
    mostPictured: null,
    certifiedMake: null,
    grades: caravanGrades,
    specials: [],
  },
];

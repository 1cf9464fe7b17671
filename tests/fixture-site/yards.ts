type Hours = { weekday: number; status: 'Open' | 'Closed'; open?: string; close?: string }[];

const WEEK: Hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
  { weekday: 6, status: 'Open', open: '09:00', close: '12:00' },
  { weekday: 0, status: 'Closed' },
];

interface Place {
  dealership: string;
  name: string;
  city: string;
  image?: unknown;
  rating?: number;
  /** State, postcode and position, if it is not on the coast of Queensland. */
  area?: { state: string; postcode: string; lat: number; long: number };
}

const COAST = { state: 'QLD', postcode: '4000', lat: -27.4, long: 153 };
const PERTH = { state: 'WA', postcode: '6000', lat: -31.95, long: 115.86 };

const PHOTO = { image: { url: '/pictures/1.svg', thumb: { url: '/pictures/1.svg' } } };
const ALDER: Place = {
  dealership: 'd1 alder-bay-motors',
  name: 'Alder Bay',
  city: 'Alder Bay',
  image: PHOTO,
};
const BIRCH: Place = { dealership: 'd2 birch-hill-motors', name: 'Birch Hill', city: 'Birch Hill' };
const CEDAR: Place = {
  dealership: 'd3 cedar-flat-motors',
  name: 'Cedar Flat',
  city: 'Cedar Flat',
  rating: 4,
};

function department(place: Place, type: 'sales' | 'service' | 'parts', phone: string | undefined) {
  const [dealership_id = '', dealership_slug = ''] = place.dealership.split(' ');
  const slug = place.name.toLowerCase().replace(' ', '-');
  const name = `${place.name} ${type[0]?.toUpperCase()}${type.slice(1)}`;
  return {
    id: `${slug}-${type}`,
    name,
    slug: type === 'sales' ? slug : `${slug}-${type}`,
    location_type: type,
    dealership_id,
    dealership_slug,
    primary: place === ALDER && type === 'sales',
    ...(type === 'sales' ? { dealer_license_number: '4170090' } : {}),
    ...(type === 'service' ? { motor_vehicle_repairer: 'R 4170' } : {}),
    ...(place.image ? { image: place.image } : {}),
    average_rating: place.rating ?? 4.3,
    review_count: 57,
    manufacturers: ['Mazda', 'Kia'],
    address: {
      street: '1 Long Street',
      city: place.city,
      ...(place.area ?? COAST),
      ...(place === ALDER ? { map_key: '2' } : {}),
    },
    contact_detail: { ...(phone ? { phone } : {}), opening_hours: WEEK },
  };
}

function yards(birch: Place) {
  return [
    department(CEDAR, 'sales', undefined),
    department(ALDER, 'parts', '+61 7 7010 0192'),
    department(ALDER, 'sales', '+61 7 7010 0190'),
    department(ALDER, 'service', '(07) 7010 0191'),
    department(birch, 'sales', '(07) 7010 0193'),
    department(birch, 'parts', undefined),
  ];
}

/** The departments of three yards, unsorted. Birch Hill’s parts department and Cedar Flat have no phone. */
export const YARDS = yards(BIRCH);

/** These departments with Birch Hill in the suburb of Alder Bay, and without a service department. */
export const NEIGHBOURS = yards({ ...BIRCH, city: ALDER.city }).filter(
  ({ location_type }) => location_type !== 'service',
);

/** These departments with Birch Hill in Western Australia, where it is two hours earlier than at the others. */
export const FAR_APART = yards({ ...BIRCH, area: PERTH });

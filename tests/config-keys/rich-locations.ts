export const address = (city: string, number: number) => ({
  street: `${number} Long Street`,
  city,
  state: 'QLD',
  postcode: '4000',
  lat: -27.4,
  long: 153.1,
  place_url: `https://maps.example/place/${number}`,
  place_id: `place-${number}`,
  map_key: String(number),
});

const week = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  weekday,
  status: weekday === 0 ? 'Closed' : 'Open',
  open: '08:30',
  close: '17:30',
  ...(weekday === 6 ? { formated_hours: '9 till 1' } : {}),
}));

export function location(number: number, type: '' | 'sales' | 'service' | 'parts', dealership: 1 | 2) {
  const city = dealership === 1 ? 'Alder Bay' : 'Birch Hill';
  return {
    id: `l${number}`,
    name: `${city} ${type || 'Sales'}`,
    slug: `${city.toLowerCase().replace(' ', '-')}${type === 'sales' || type === '' ? '' : `-${type}`}`,
    location_type: type,
    location_subtype: number === 1 || number === 4 ? ['buying'] : ['delivery'],
    dealership_id: `d${dealership}`,
    dealership_slug: `${city.toLowerCase().replace(' ', '-')}-motors`,
    primary: number === 1,
    visible: true,
    manufacturers: ['Mazda', 'Kia'],
    image: { image: { url: '/pictures/1.svg', thumb: { url: '/pictures/2.svg' } } },
    dealer_license_number: `41700${number}`,
    motor_vehicle_repairer: `R 4170${number}`,
    average_rating: 4.1,
    review_count: 31,
    reviews: { average_rating: 4.3, count: 57 },
    address: address(city, number),
    timezone: 'Australia/Brisbane',
    contact_detail: {
      phone: `07 7010 019${number}`,
      landline_phone: `07 7010 018${number}`,
      email: `${type || 'sales'}${number}@rich.example`,
      opening_hours: week,
    },
    description: `A yard in ${city}.`,
    services: [
      { title: 'Tyres', text: 'We fit them.', link: '/about-us', icon: 'wrench' },
      { title: 'Wash', text: 'While you wait.', link: '/finance', icon: 'car' },
    ],
  };
}

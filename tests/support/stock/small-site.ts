/** The least a site file needs: one yard, every setting at its default. */
export function smallSite(slug: string, more: Record<string, unknown> = {}) {
  return {
    name: 'Paper Yard',
    legal_name: 'Paper Yard Pty Ltd',
    slug,
    id: slug,
    url: `https://www.${slug}.example`,
    address: { street: '1 Long Street', city: 'Alder Bay', state: 'QLD', postcode: '4000' },
    dealerships: [{ id: 'd1', slug: 'paper-yard', name: 'Paper Yard' }],
    manufacturers: [],
    locations: [
      {
        id: 'l1',
        name: 'Paper Yard',
        slug: 'paper-yard',
        location_type: 'sales',
        dealership_id: 'd1',
        dealership_slug: 'paper-yard',
        primary: true,
        address: { street: '1 Long Street', city: 'Alder Bay', state: 'QLD', postcode: '4000' },
        contact_detail: {
          phone: '07 5550 0100',
          opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00' }],
        },
      },
    ],
    home: { title: 'Cars on paper', lede: 'One yard.' },
    ...more,
  };
}

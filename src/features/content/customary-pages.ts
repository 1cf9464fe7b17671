/**
 * Addresses at which dealers have pages of their own by custom, or because the specification names them (ROU-43 to
 * ROU-53). Menus and the footer list those that a dealer has written.
 */
export const CUSTOMARY_PAGES = {
  'electric-vehicles': {
    path: '/pages/electric-vehicles',
    label: 'Electric vehicles',
    footer: { in: 'buyer tools', at: 6 },
  },
  parts: {
    path: '/vehicle-parts-and-accessories',
    label: 'Parts and accessories',
    menu: { in: 'service', at: 1 },
    footer: { in: 'servicing', at: 2 },
  },
  warranty: { path: '/warranty', label: 'Warranty', footer: { in: 'servicing', at: 3 } },
  'warranty-below-pages': { path: '/pages/warranty', label: 'Warranty', unlisted: true },
  'roadside-assist': {
    path: '/roadside-assist',
    label: 'Roadside assist',
    menu: { in: 'service', at: 2 },
    footer: { in: 'servicing', at: 4 },
  },
  'owner-benefits': {
    path: '/owner-benefits',
    label: 'Owner benefits',
    menu: { in: 'service', at: 3 },
    footer: { in: 'servicing', at: 5 },
  },
  about: {
    path: '/about-us',
    label: 'About us',
    menu: { in: 'company', at: 1 },
    footer: { in: 'company', at: 1 },
  },
  fleet: {
    path: '/fleet',
    label: 'Fleet',
    menu: { in: 'company', at: 4 },
    footer: { in: 'company', at: 3 },
  },
  privacy: { path: '/privacy-policy', label: 'Privacy', footer: { in: 'legal', at: 1 } },
  terms: { path: '/terms-and-conditions', label: 'Terms', footer: { in: 'legal', at: 2 } },
  'credit-guide': { path: '/credit-guide', label: 'Credit guide', footer: { in: 'legal', at: 3 } },
  accessibility: { path: '/accessibility', label: 'Accessibility', footer: { in: 'legal', at: 4 } },
} as const;

import type { Site } from '../../../src/tenant/schema/site.ts';

/** The look of a new site, and the sections of its home page between the top and the yards. */
interface KindLook {
  look: object;
  theme: object;
  /** Sections of the home page after the first one. Those with nothing to show are left out when the site is built. */
  sections: object[];
  /** Words for the vehicles in the texts of the home page. */
  vehicles: string;
}

/**
 * A look for each kind of dealer, of forms that suit what its shoppers compare. Each is a beginning: all of it can be
 * changed in site.yaml.
 */
export const KIND_LOOKS: Record<Site['kind'], KindLook> = {
  cars: {
    vehicles: 'cars',
    look: { header: 'bar', footer: 'directory', card: 'quiet', filters: 'sidebar' },
    theme: { type: 'mona' },
    sections: [
      { section: 'finder', form: 'full' },
      { section: 'arrivals', title: 'Just in' },
      { section: 'bodies', title: 'By body' },
      { section: 'makes', form: 'counts', title: 'Every make in stock' },
      { section: 'budget' },
      { section: 'plate', title: 'What is yours worth?' },
    ],
  },
  trucks: {
    vehicles: 'trucks',
    look: {
      header: 'dark',
      footer: 'short',
      card: 'spec-row',
      card_facts: ['gvm', 'gcm', 'axles', 'licence'],
      filters: 'panels',
      facts: 'cells',
    },
    theme: { type: 'saira', radius: 0.3 },
    sections: [
      { section: 'finder', form: 'full', slider: false },
      {
        section: 'arrivals',
        title: 'Just in the yard',
        // Where licences change in Australia: a car's to 4.5 t, light rigid to 8 t.
        bands: [
          { to: 4500, title: 'To 4.5 t', note: 'Car licence' },
          { to: 8000, title: '4.5 to 8 t', note: 'Light rigid' },
          { to: 16000, title: '8 to 16 t' },
          { to: 30000, title: '16 to 30 t' },
        ],
      },
      { section: 'bodies', title: 'By body' },
      { section: 'makes', form: 'index', title: 'Every make in the yard' },
      { section: 'service' },
    ],
  },
  motorcycles: {
    vehicles: 'bikes',
    look: {
      header: 'centred',
      footer: 'short',
      card: 'portrait',
      card_facts: ['lams', 'cc'],
      filters: 'tags',
      search_head: 'large',
    },
    theme: { type: 'bricolage', surface: 'dark', radius: 0.5 },
    sections: [
      {
        section: 'finder',
        form: 'chips',
        tags: [
          { label: 'Under $6,000', search: 'range[price]=:6000' },
          { label: 'Under $12,000', search: 'range[price]=:12000' },
          { label: 'Under 10,000 km', search: 'range[km]=:10000' },
          { label: 'New', search: 'refinementList[car_type][0]=new' },
        ],
      },
      { section: 'arrivals', title: 'Just in' },
      { section: 'makes', form: 'index', title: 'Every make in the shop' },
      { section: 'plate', title: 'Sell or swap' },
      { section: 'service' },
    ],
  },
  caravans: {
    vehicles: 'vans',
    look: {
      header: 'two-row',
      footer: 'directory',
      card: 'full',
      card_facts: ['berths', 'length', 'tare', 'atm'],
      filters: 'bar',
      facts: 'tiles',
    },
    theme: { type: 'fraunces', surface: 'sand', radius: 1.2 },
    sections: [
      {
        section: 'finder',
        form: 'questions',
        questions: [{ ask: 'condition' }, { ask: 'body' }, { ask: 'price' }],
      },
      { section: 'arrivals', title: 'Just in' },
      { section: 'tow' },
      { section: 'bodies', title: 'By shape' },
      { section: 'makes', form: 'counts', title: 'Every maker in stock' },
      { section: 'service' },
    ],
  },
};

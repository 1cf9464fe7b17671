import { slugify } from '../../src/lib/slug.ts';

const PICTURE = '/pictures/1.svg';

export const offer = (id: string) => ({
  id,
  name: `<b>Offer ${id}</b>`,
  description: '<p>Mats with every new Mazda.</p>',
  sanitized_description: `<p>Mats with offer ${id}.</p>`,
  disclaimer: 'While stocks last.',
  image_url: '/pictures/3.svg',
  image_or_model_image: { url: '/pictures/4.svg' },
  manufacturer: { name: 'Mazda' },
  model: { name: 'CX-5', slug: 'cx-5', override_url: '/about-us' },
  excluded_website_ids: ['another-site'],
  price: 31_990,
  starts: '2026-11-01',
  ends: '2026-12-24',
});

export const review = (id: string) => ({
  id,
  customer_name: `Ana ${id}`,
  text: `Straight talk from ${id}.`,
  rating: 4,
  review_date: '2026-10-01',
  review_date_in_words: '1 October 2026',
  created_at_time_ago_in_words: '7 weeks',
  image: PICTURE,
  location: 'alder-bay',
});

export const model = (name: string) => ({
  name,
  slug: slugify(name),
  override_url: '/about-us',
  image: { url: PICTURE },
  cloudfront_new_image_url: 'https://images.example/model.jpg',
  description: [`${name} in a sentence.`, 'And in another.'],
  facts: [
    { label: 'Warranty', value: '5 years' },
    { label: 'Towing', value: '1,900 kg' },
  ],
  manufacturer_body: 'SUV',
  manufacturer_body2: 'Family',
  manufacturer_body3: 'Towing',
  status: 'ON SALE',
});

/** A model with a page of its own. */
export const pagedModel = (name: string) => ({ ...model(name), override_url: undefined });

export const brand = (name: string) => ({
  title: name,
  slug: name.toLowerCase(),
  logo: { source: PICTURE },
  banner: '/pictures/2.svg',
  description: ['A maker of cars.', 'And of trucks.'],
  skipPage: false,
});

export const slide = (id: string) => ({
  id,
  name: `Slide ${id}`,
  description: 'A sentence.',
  url: '/about-us',
  image: PICTURE,
  hide_overlay: false,
});

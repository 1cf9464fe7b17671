import { describe, it } from 'vitest';
import { expectRefused, expectUnchanged } from '../../tests/support/tenant/entity.ts';
import { configOf, smallest } from '../../tests/support/tenant/site.ts';
import {
  brand,
  dealership,
  manufacturer,
  model,
  offer,
  popup,
  review,
  reviewSet,
  slide,
} from './schema/content.ts';
import { address, contactDetail, location, openingHour, specialHours } from './schema/location.ts';
import { site } from './schema/site.ts';

const TEXT = 'Expected text; found 7. Put it in quotes: "7".';

const exampleAddress = {
  street: '12 Station Street',
  city: 'Chermside',
  state: 'QLD',
  postcode: '4032',
  lat: -27.386,
  long: 153.035,
  place_url: 'https://maps.example/chermside',
  place_id: 'p-1',
  map_key: 'chermside',
};

const monday = {
  weekday: 1,
  status: 'Open',
  formated_hours: '8:30 am to 5:30 pm',
  open: '08:30',
  close: '17:30',
};

const contact = { phone: '07 3555 0100', landline_phone: '07 3555 0101', opening_hours: [monday] };

const exampleLocation = {
  id: 'l1',
  name: 'Chermside Service',
  slug: 'chermside-service',
  location_type: 'service',
  location_subtype: ['buying'],
  dealership_id: 'd1',
  dealership_slug: 'chermside',
  primary: true,
  visible: true,
  manufacturers: ['Kia'],
  image: { image: { url: '/media/yard.avif', thumb: { url: '/media/yard-400.avif' } } },
  dealer_license_number: '4170001',
  motor_vehicle_repairer: 'MVR 1234',
  average_rating: 4.6,
  review_count: 120,
  reviews: { average_rating: 4.6, count: 120 },
  address: exampleAddress,
  contact_detail: contact,
  services: [],
};

const exampleReview = {
  id: 'r1',
  customer_name: 'Asha P',
  text: 'Easy from start to end.',
  rating: 5,
  review_date: '2026-03-14',
  review_date_in_words: '14 March 2026',
  created_at_time_ago_in_words: '8 months',
  image: '/media/asha.avif',
};

describe('entities of the configuration', () => {
  it('DAT-22 a model keeps the specified fields and rejects wrong values', () => {
    const example = {
      name: 'Sportage',
      slug: 'sportage',
      override_url: '/suv/sportage',
      image: { url: '/media/sportage.avif' },
      cloudfront_new_image_url: 'https://cdn.example/sportage.avif',
      description: ['Petrol, diesel or hybrid.'],
      facts: [{ label: 'Warranty', value: '7 years' }],
      manufacturer_body: 'SUV',
      manufacturer_body2: 'Hybrid',
      manufacturer_body3: 'Family',
      status: 'COMING SOON',
    };
    expectUnchanged(model, example);
    expectRefused(model, example, ['status'], 7, TEXT);
    expectRefused(
      model,
      example,
      ['slug'],
      'Sport Age',
      'Expected lower-case words joined by hyphens; found "Sport Age".',
    );
  });

  it('DAT-23 a location keeps the specified fields and rejects wrong values', () => {
    expectUnchanged(location, exampleLocation);
    expectRefused(
      location,
      exampleLocation,
      ['location_type'],
      'servce',
      'Expected "sales", "service", "parts" or ""; found "servce". Did you mean "service"?',
    );
    expectRefused(
      location,
      exampleLocation,
      ['average_rating'],
      6,
      'Expected a number from 0 to 5; found 6.',
    );
  });

  it('DAT-24 an address keeps the specified fields and rejects wrong values', () => {
    expectUnchanged(address, exampleAddress);
    expectRefused(
      address,
      exampleAddress,
      ['postcode'],
      4032,
      'Expected four digits; found 4032. Put it in quotes: "4032".',
    );
    expectRefused(
      address,
      exampleAddress,
      ['state'],
      'Qld',
      'Expected "ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC" or "WA"; found "Qld". Did you mean "QLD"?',
    );
  });

  it('DAT-25 contact details keep the specified fields and reject wrong values', () => {
    expectUnchanged(contactDetail, contact);
    expectRefused(
      contactDetail,
      contact,
      ['phone'],
      'ring us',
      'Expected a phone number such as 07 3555 0100; found "ring us".',
    );
  });

  it('DAT-26 the opening hours of a weekday keep the specified fields and reject wrong values', () => {
    expectUnchanged(openingHour, monday);
    expectRefused(openingHour, monday, ['weekday'], 7, 'Expected a whole number from 0 to 6; found 7.');
    expectRefused(
      openingHour,
      monday,
      ['status'],
      'open',
      'Expected "Open" or "Closed"; found "open". Did you mean "Open"?',
    );
  });

  it('DAT-27 special hours keep the specified fields and reject wrong values', () => {
    const example = {
      status: 'Open',
      date: '2026-12-24',
      start_hour: '08:30',
      end_hour: '12:00',
      department: 'sales',
      location_name: 'Chermside',
    };
    expectUnchanged(specialHours, example);
    expectRefused(
      specialHours,
      example,
      ['date'],
      '24/12/2026',
      'Expected a date such as 2027-06-30; found "24/12/2026".',
    );
    expectRefused(
      specialHours,
      example,
      ['department'],
      'fleet',
      'Expected "all", "sales", "service" or "parts"; found "fleet".',
    );
  });

  it('DAT-28 an offer keeps the specified fields, with its make as a name or an object, and rejects wrong values', () => {
    const example = {
      id: 'o1',
      name: '<b>Sportage</b> from $39,990',
      description: 'Drive away.',
      sanitized_description: 'Drive away.',
      disclaimer: 'While stock lasts.',
      image_url: '/media/offer.avif',
      image_or_model_image: { url: '/media/offer.avif' },
      manufacturer: { name: 'Kia' },
      model: { name: 'Sportage', slug: 'sportage', override_url: '/suv/sportage' },
      excluded_website_ids: ['fc-9'],
      ends: '2027-06-30',
    };
    expectUnchanged(offer, example);
    expectUnchanged(offer, { ...example, manufacturer: 'Kia' });
    expectRefused(offer, example, ['manufacturer'], 7, 'Expected text, or a group of keys; found 7.');
    expectRefused(offer, example, ['manufacturer', 'name'], 7, TEXT);
    expectRefused(
      offer,
      example,
      ['image_url'],
      'offer.avif',
      'Expected a path such as /media/photo.avif, a file such as pictures/yard.jpg or a full address; found "offer.avif".',
    );
  });

  it('DAT-29 a review keeps the specified fields and rejects wrong values', () => {
    expectUnchanged(review, exampleReview);
    expectRefused(
      review,
      exampleReview,
      ['rating'],
      '5',
      'Expected a number from 0 to 5; found "5". Remove the quotes.',
    );
  });

  it('DAT-30 a review set keeps the specified fields and rejects wrong values', () => {
    const example = { count: 963, average_rating: 4.2, reviews: [exampleReview] };
    expectUnchanged(reviewSet, example);
    expectRefused(reviewSet, example, ['count'], 9.5, 'Expected a whole number from 0; found 9.5.');
  });

  it('DAT-31 a manufacturer keeps the specified fields and rejects wrong values', () => {
    const example = { id: 'm1', name: 'Kia', slug: 'kia', logo: { url: '/media/kia.svg' } };
    expectUnchanged(manufacturer, example);
    expectRefused(
      manufacturer,
      example,
      ['logo'],
      '/media/kia.svg',
      'Expected a group of keys; found "/media/kia.svg".',
    );
  });

  it('DAT-32 a dealership keeps the specified fields and rejects wrong values', () => {
    const example = { slug: 'chermside', name: 'Northside Chermside', id: 'd1' };
    expectUnchanged(dealership, example);
    expectRefused(dealership, example, ['id'], 7, TEXT);
  });

  it('DAT-33 a brand keeps the specified fields and rejects wrong values', () => {
    const example = {
      title: 'Kia',
      slug: 'kia',
      logo: { source: '/media/kia.svg' },
      banner: '/media/kia-banner.avif',
      description: ['One paragraph.', 'Another.'],
      skipPage: true,
    };
    expectUnchanged(brand, example);
    expectRefused(
      brand,
      example,
      ['description'],
      'One',
      'Expected a list; each entry text; found "One". Start each entry of the list with "- ".',
    );
  });

  it('DAT-34 a slide keeps the specified fields and rejects wrong values', () => {
    const example = {
      id: 's1',
      name: 'Winter',
      description: 'Until July.',
      url: '/special-offers',
      hide_overlay: true,
    };
    expectUnchanged(slide, example);
    expectRefused(
      slide,
      example,
      ['hide_overlay'],
      'yes',
      'Expected true or false; found "yes". Write true or false, without quotes.',
    );
  });

  it('DAT-35 a site keeps the specified fields and rejects wrong values', () => {
    const example = {
      ...smallest,
      logo: { url: '/media/logo.svg' },
      manufacturer: { name: 'Kia', id: 'm1' },
      facebook_url: 'https://social.example/orange',
      instagram_url: 'https://photos.example/orange',
      navigation: [{ label: 'Finance', link: '/finance', accent: false, items: [] }],
      config: configOf({}),
      override_city: 'Orange',
      search_categories: ['Family'],
      redbook: true,
      autograb: true,
      phone_overrides: { new: '02 5550 0101', used: '02 5550 0102', demo: '02 5550 0103' },
      finance_button_text: 'Get a quote',
      favourites_storage: 'server',
      default_reserve_deposit_text: '$500',
    };
    const { home, locations } = site.parse(smallest);
    expectUnchanged(site, { ...site.parse(smallest), ...example, home, locations });
    expectRefused(
      site,
      example,
      ['autograb'],
      'on',
      'Expected true or false; found "on". Write true or false, without quotes.',
    );
    expectRefused(
      site,
      example,
      ['phone_overrides', 'demo'],
      7,
      'Expected a phone number such as 07 3555 0100; found 7. Put it in quotes: "7".',
    );
    expectRefused(
      site,
      example,
      ['favourites_storage'],
      'locals',
      'Expected "local" or "server"; found "locals". Did you mean "local"?',
    );
    expectRefused(
      site,
      example,
      ['url'],
      'orange.example',
      'Expected a full address such as https://www.example.com.au; found "orange.example".',
    );
    for (const address of [
      'https://user:secret@orange.example',
      'https://orange.example/cars',
      'https://orange.example/?from=feed',
      'https://orange.example#top',
    ])
      expectRefused(
        site,
        example,
        ['url'],
        address,
        `A site needs its own host name. Write the address without user name, password, path, "?" or "#".`,
      );
  });

  it('DAT-36 a popup block keeps the specified fields and rejects wrong values', () => {
    const example = {
      src: '/media/popup.avif',
      expiryDate: '2027-06-30',
      linkTo: '/special-offers',
      title: 'Winter sale',
      description: 'Until the end of June.',
      buttonText: 'See the offers',
    };
    expectUnchanged(popup, example);
    expectRefused(
      popup,
      example,
      ['expiryDate'],
      'soon',
      'Expected a date such as 2027-06-30; found "soon".',
    );
  });
});

import { VEHICLE_SECTIONS } from '../../src/tenant/schema/vehicle-look.ts';

interface Special {
  /** Other values to try if those derived from the schema have no effect. */
  values?: unknown[];
  /** Values of other keys that the key needs; undefined removes one. "[]" stands for every item. */
  given?: Record<string, unknown>;
  /** Documentation only: why the key needs an entry here. */
  reason: string;
}

const UNRATED = {
  'locations.[].reviews': undefined,
  'locations.[].average_rating': undefined,
  'locations.[].review_count': undefined,
};

const ONE_BRAND: Special = {
  given: { manufacturers: [{ id: 'mazda', name: 'Mazda', slug: 'mazda' }] },
  reason: 'only a dealer with a single brand shows its models',
};

/** Keys that have an effect only together with certain other keys, or only with certain values. */
export const SPECIAL = new Map<string, Special>(
  Object.entries({
    'logo.mark': { values: ['other.svg'], reason: 'names a file of the tenant’s folder' },
    'logo.url': { given: { 'logo.mark': undefined }, reason: 'if both are set, only the mark is shown' },
    'stock_feed.mapping': { values: ['other.yaml'], reason: 'names a file in tenants/_mappings' },
    timezone: { values: ['Australia/Perth'], reason: 'browsers know only the names of the IANA list' },
    ...Object.fromEntries(
      [
        'home.sections.[models].title',
        'home.sections.[range].title',
        'home.sections.[range].text',
        'model_groups.[].title',
        'model_groups.[].models.[].name',
        ...['src', 'width', 'height'].flatMap((name) => [
          `model_groups.[].picture.${name}`,
          `model_groups.[].models.[].picture.${name}`,
        ]),
        'look.header_strip',
      ].map((name) => [name, ONE_BRAND]),
    ),
    'models.[].slug': {
      values: ['about-us'],
      given: { 'models.[].override_url': undefined },
      reason: 'a model is linked at its slug if there is such a page and no other address',
    },
    'models.[].override_url': { values: ['/contact'], reason: 'a page that does not exist is not linked' },
    'models.[].image.url': {
      given: { 'models.[].cloudfront_new_image_url': undefined },
      reason: 'the other picture is shown if both are set',
    },
    'models.[].status': { values: ['COMING SOON'], reason: 'no other status is shown' },
    'look.vehicle_order': {
      values: [VEHICLE_SECTIONS.toReversed()],
      reason: 'names every section once',
    },
    'look.vehicle_headings.tow': { given: { kind: 'caravans' }, reason: 'only vans are towed' },
    'home.sections.[arrivals].count': {
      given: { 'home.sections.[arrivals].bands': undefined },
      reason: 'bands of so few vehicles have room for all of them',
    },
    'home.sections.[bodies].text': {
      given: { 'home.sections.[bodies].form': 'elevations' },
      reason: 'only this form has a sentence',
    },
    'home.sections.[bodies].pictures.[].note': {
      given: { 'home.sections.[bodies].form': 'scenes' },
      reason: 'only this form has words on the pictures',
    },
    'home.sections.[weights].bands.[].to': {
      values: [3_500, 12_000],
      reason: 'bands are in order of their limits',
    },
    'home.sections.[tow].ratings': { values: [[1_600, 2_400]], reason: 'a list needs two entries' },
    'home.sections.[hero].vehicle': { values: ['L1'], reason: 'names a vehicle in stock' },
    'home.sections.[hero].film': { values: ['/films/gate.mp4'], reason: 'names a film' },
    'home.sections.[hero].model': {
      values: ['Mazda Dear'],
      given: { 'home.sections.[hero].form': 'model' },
      reason: 'only this form shows a model, which must be in stock',
    },
    ...Object.fromEntries(
      ['label', 'value'].map((name) => [
        `home.sections.[hero].facts.[].${name}`,
        { given: { 'home.sections.[hero].form': 'model' }, reason: 'only this form shows facts' },
      ]),
    ),
    'home.sections.[hero].figures': {
      given: { 'home.sections.[hero].form': 'split' },
      reason: 'only this form shows figures',
    },
    'home.sections.[countdown].ends': {
      given: { 'home.sections.[countdown].offer': undefined },
      reason: 'an offer has a last day of its own',
    },
    'home.sections.[finder].questions.[].answers.[].search': {
      values: ['refinementList[make][0]=Honda'],
      reason: 'names something in stock',
    },
    ...Object.fromEntries(
      ['words', 'slider'].map((name) => [
        `home.sections.[finder].${name}`,
        { given: { 'home.sections.[finder].form': 'full' }, reason: 'only this form has these parts' },
      ]),
    ),
    'home.sections.[finder].tags.[].label': {
      given: { 'home.sections.[finder].form': 'chips' },
      reason: 'only this form shows tags',
    },
    'home.sections.[finder].tags.[].search': {
      values: ['refinementList[make][0]=Honda'],
      given: { 'home.sections.[finder].form': 'chips' },
      reason: 'only this form shows tags, which must lead to something in stock',
    },
    'locations.[].timezone': {
      values: ['Australia/Perth'],
      reason: 'browsers know only the names of the IANA list',
    },
    'locations.[].average_rating': {
      given: { 'locations.[].reviews': undefined },
      reason: 'if there is a review summary, only that is shown',
    },
    'locations.[].review_count': {
      given: { 'locations.[].reviews': undefined },
      reason: 'if there is a review summary, only that is shown',
    },
    'reviews.reviews.[].location': { values: ['birch-hill'], reason: 'names a location of the site' },
    'reviews.count': {
      given: UNRATED,
      reason: 'if locations have their own figures, only those are shown',
    },
    'reviews.average_rating': {
      given: UNRATED,
      reason: 'if locations have their own figures, only those are shown',
    },
    'locations.[].address.place_id': {
      given: { 'locations.[].address.place_url': undefined },
      reason: 'place_url is the whole directions link',
    },
    'locations.[].contact_detail.landline_phone': {
      given: { 'locations.[].contact_detail.phone': undefined },
      reason: 'only one number is shown, and phone comes first',
    },
    'manufacturer.name': {
      given: { 'offers.[].manufacturer': undefined, 'offers.[].model': undefined },
      reason: 'offers that name a make or model lead to those',
    },
    'navigation.[].accent': {
      given: { 'navigation.[].items': [] },
      reason: 'only a menu that is a link is marked',
    },
    'navigation.[].link': {
      given: { 'navigation.[].items': [] },
      reason: 'a menu with items opens instead of leading somewhere',
    },
    'offers.[].description': {
      given: { 'offers.[].sanitized_description': undefined },
      reason: 'if there is a sanitised description, only that is shown',
    },
    'offers.[].image_or_model_image.url': {
      given: { 'offers.[].image_url': undefined },
      reason: 'if the offer has its own picture, only that is shown',
    },
    'offers.[].excluded_website_ids': { values: [['rich-1']], reason: 'only the site’s own id matters' },
    'offers.[].manufacturer.name': {
      given: { 'offers.[].model': undefined },
      reason: 'an offer of a model leads to the model',
    },
    'offers.[].model.name': {
      given: { 'offers.[].model.override_url': undefined, 'offers.[].model.slug': 'no-page' },
      reason: 'the model’s own page comes before the search by its name',
    },
    'config.search.promo_cards.[].start': {
      values: ['2026-11-25'],
      reason: 'only a date after the day of the build matters',
    },
    'config.search.promo_cards.[].expiry': {
      values: ['2026-11-10'],
      reason: 'only a date before the day of the build matters',
    },
    'offers.[].starts': { values: ['2026-11-25'], reason: 'only a date after the day of the build matters' },
    'offers.[].model.slug': {
      values: ['mazda-2'],
      given: { 'offers.[].model.override_url': undefined },
      reason: 'override_url takes the place of the slug',
    },
    'reviews.reviews.[].review_date': {
      values: ['2026-09-01'],
      given: { 'reviews.reviews.[].review_date_in_words': undefined },
      reason: 'a date in words is shown instead; otherwise only the month of the date is shown',
    },
    flags: { values: [{ sale_on: false, sale_off: false }], reason: 'holds names that overrides ask for' },
    'config.pricing.reserve_deposit': {
      given: { default_reserve_deposit_text: undefined },
      reason: 'if the site has its own words for the deposit, only those are shown',
    },
    'config.delivery.zones.[].within_km': {
      values: [1],
      reason: 'only a distance that leaves out one of the tested postcodes matters',
    },
    'config.slots': {
      values: [{}],
      given: { 'config.slots': { header: 'AspleyHeader' } },
      reason: 'names components of a tenant’s folder',
    },
    'overrides.[].set': {
      values: [{ legal: { footer_note: 'Another sale.' } }],
      reason: 'holds any part of the configuration',
    },
  } satisfies Record<string, Special>),
);

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

/** Keys whose effect shows only beside certain others, or only with certain values. */
export const SPECIAL = new Map<string, Special>(
  Object.entries({
    'logo.mark': { values: ['other.svg'], reason: 'names a file of the tenant’s folder' },
    'logo.url': { given: { 'logo.mark': undefined }, reason: 'the mark is shown before the picture' },
    'stock_feed.mapping': { values: ['other.yaml'], reason: 'names a file in tenants/_mappings' },
    timezone: { values: ['Australia/Perth'], reason: 'browsers know only the names of the IANA list' },
    'locations.[].average_rating': {
      given: { 'locations.[].reviews': undefined },
      reason: 'the review summary is shown before it',
    },
    'locations.[].review_count': {
      given: { 'locations.[].reviews': undefined },
      reason: 'the review summary is shown before it',
    },
    'reviews.reviews.[].location': { values: ['birch-hill'], reason: 'names a location of the site' },
    'reviews.count': {
      given: UNRATED,
      reason: 'the locations’ own figures are shown before it',
    },
    'reviews.average_rating': {
      given: UNRATED,
      reason: 'the locations’ own figures are shown before it',
    },
    'locations.[].address.place_id': {
      given: { 'locations.[].address.place_url': undefined },
      reason: 'place_url is the whole directions link',
    },
    'locations.[].contact_detail.landline_phone': {
      given: { 'locations.[].contact_detail.phone': undefined },
      reason: 'one number is shown, the first there is',
    },
    'manufacturer.name': {
      given: { 'offers.[].manufacturer': undefined, 'offers.[].model': undefined },
      reason: 'offers that name a make or model lead to those',
    },
    'navigation.[].link': {
      given: { 'navigation.[].items': [] },
      reason: 'a menu with items opens instead of leading somewhere',
    },
    'offers.[].description': {
      given: { 'offers.[].sanitized_description': undefined },
      reason: 'the sanitised description is shown before it',
    },
    'offers.[].image_or_model_image.url': {
      given: { 'offers.[].image_url': undefined },
      reason: 'the offer’s own picture is shown before it',
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
    'offers.[].starts': { values: ['2026-11-25'], reason: 'only a day after the build’s matters' },
    'offers.[].model.slug': {
      given: { 'offers.[].model.override_url': undefined },
      reason: 'override_url takes the place of the slug',
    },
    'reviews.reviews.[].review_date': {
      values: ['2026-09-01'],
      given: { 'reviews.reviews.[].review_date_in_words': undefined },
      reason: 'the date in words is shown before it, and of a date the month',
    },
    flags: { values: [{ sale_on: false, sale_off: false }], reason: 'holds names that overrides ask for' },
    'config.pricing.reserve_deposit': {
      given: { default_reserve_deposit_text: undefined },
      reason: 'the site’s own words for the deposit are shown before it',
    },
    'config.delivery.zones.[].within_km': {
      values: [1],
      reason: 'only a distance nearer than one of the postcodes that the service is asked for matters',
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

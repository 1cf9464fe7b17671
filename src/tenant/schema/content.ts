import { z } from 'zod';
import { key } from './key.ts';
import { labelledFact } from './labelled-fact.ts';
import { leads } from './leads.ts';
import { html, imageUrl, isoDate, link, make, slug } from './primitives.ts';

const picture = z.strictObject({ url: key(imageUrl, 'Address of the picture.') });

const offerModel = z.strictObject({
  name: key(z.string(), 'Name of the model.', 'DAT-28'),
  slug: key(slug, 'Slug of the model.', 'DAT-28'),
  override_url: key(link.optional(), 'Path of the model’s page if it is not /{slug}.', 'DAT-28'),
});

/** Requirement DAT-28. */
export const offer = z.strictObject({
  id: key(z.string(), 'Unique among the offers; part of the offer’s path.', 'DAT-28'),
  name: key(html, 'Name of the offer; may contain simple HTML, which is sanitised.', 'DAT-28'),
  description: key(html, 'Text of the offer; may contain simple HTML, which is sanitised.', 'DAT-28'),
  sanitized_description: key(
    html.optional(),
    'HTML shown instead of `description`; if absent, `description` itself is shown. Both are sanitised.',
    'DAT-28',
  ),
  disclaimer: key(z.string().default(''), 'Conditions, in plain text.', 'DAT-28'),
  image_url: key(imageUrl.optional(), 'Picture of the offer.', 'DAT-28').meta({ shown: 800 }),
  image_or_model_image: key(
    picture.optional(),
    'Picture of the offer, or of the model it is about.',
    'DAT-28',
  ).meta({ shown: 800 }),
  manufacturer: key(
    z.union([make, z.strictObject({ name: key(make, 'The make.', 'DAT-28') })]).optional(),
    'Make that the offer is for: its name as text, or a group with the key `name`.',
    'DAT-28',
  ),
  model: key(offerModel.optional(), 'Model that the offer is for.', 'DAT-28'),
  excluded_website_ids: key(
    z.array(z.string()).default([]),
    'Ids of sites that do not show the offer.',
    'DAT-28',
  ),
  price: key(z.int().min(0).optional(), 'Price offered, AUD.'),
  starts: key(isoDate.optional(), 'First day of the offer.'),
  ends: key(isoDate, 'Last day of the offer, shown on it.'),
});
export type Offer = z.infer<typeof offer>;

/** Requirement DAT-29. */
export const review = z.strictObject({
  id: key(z.string(), 'Unique among the reviews.', 'DAT-29'),
  customer_name: key(z.string(), 'Name of the reviewer as shown.', 'DAT-29'),
  text: key(z.string(), 'Text of the review.', 'DAT-29'),
  rating: key(z.number().min(0).max(5), 'Stars, 0 to 5.', 'DAT-29'),
  review_date: key(isoDate, 'Date of the review.', 'DAT-29'),
  review_date_in_words: key(z.string().optional(), 'The date in words, "3 March 2026".', 'DAT-29'),
  created_at_time_ago_in_words: key(
    z.string().optional(),
    'Age of the review in words: "2 months".',
    'DAT-29',
  ),
  image: key(imageUrl.optional(), 'Picture of the reviewer.', 'DAT-29').meta({ shown: 40 }),
  location: key(
    slug.optional(),
    'Slug of the location it is about, whose page shows it; absent: it is about the whole business.',
    'LOC-11, REV-01',
  ),
});

/** Requirement DAT-30. */
export const reviewSet = z.strictObject({
  count: key(
    z.int().min(0).optional(),
    'Number of all reviews, shown or not. If locations have counts, their sum is shown instead.',
    'DAT-30',
  ),
  average_rating: key(
    z.number().min(0).max(5).optional(),
    'Average of all reviews. If locations have ratings, their average weighted by count is shown instead.',
    'DAT-30',
  ),
  reviews: key(z.array(review), 'The reviews to show.', 'DAT-30'),
});
export type Review = z.infer<typeof review>;
export type ReviewSet = z.infer<typeof reviewSet>;

/** Requirement DAT-31. */
export const manufacturer = z.strictObject({
  id: key(z.string(), 'Unique among the makes.', 'DAT-31'),
  name: key(z.string(), 'The make as shown, "Ford".', 'DAT-31'),
  slug: key(slug, 'The make in paths, "ford".', 'DAT-31'),
  logo: key(picture.optional(), 'Its logo.', 'DAT-31').meta({ shown: 160 }),
});

/** Requirement DAT-32. */
export const dealership = z.strictObject({
  slug: key(slug, 'Name by which stock, locations and overrides refer to it.', 'DAT-32, TEN-02'),
  name: key(z.string(), 'Name as shown.', 'DAT-32'),
  id: key(z.string(), 'Unique among the dealerships.', 'DAT-32'),
  leads: key(
    leads.optional(),
    'Receivers of leads about this dealership’s vehicles; a key that is absent here is taken from the dealer’s own.',
    'API-23',
  ),
});

/** Requirement DAT-33. */
export const brand = z.strictObject({
  title: key(z.string(), 'The brand as shown.', 'DAT-33'),
  slug: key(slug, 'Path of its page.', 'DAT-33'),
  logo: key(
    z
      .strictObject({ source: key(imageUrl, 'Address of the logo.', 'DAT-33').meta({ shown: 160 }) })
      .optional(),
    'Its logo. Absent: that of a set with about fifty makes, else the name.',
    'DAT-33',
  ),
  banner: key(imageUrl.optional(), 'Wide picture on its page.', 'DAT-33').meta({ shown: 1920 }),
  description: key(z.array(z.string()).default([]), 'Paragraphs about it.', 'DAT-33'),
  skipPage: key(
    z.boolean().default(false),
    'The brand has no page of its own, and its logo leads to its stock.',
    'DAT-33',
  ),
});

/** Requirement DAT-22. */
export const model = z.strictObject({
  name: key(z.string(), 'The model as shown.', 'DAT-22'),
  slug: key(slug, 'Path of its page.', 'DAT-22'),
  override_url: key(link.optional(), 'Path of the model’s page if it is not /{slug}.', 'DAT-22, ROU-32'),
  description: key(z.array(z.string()).default([]), 'Paragraphs about it on its page.', 'ROU-31'),
  facts: key(
    z.array(labelledFact).default([]),
    'Facts about the model on its page. Empty: those on which all vehicles in stock agree.',
    'ROU-31',
  ),
  image: key(picture.optional(), 'Its picture, 640 by 331 px.', 'DAT-22, MOD-03').meta({ shown: 640 }),
  cloudfront_new_image_url: key(imageUrl.optional(), 'Its picture at the image CDN.', 'DAT-22').meta({
    shown: 640,
  }),
  manufacturer_body: key(z.string().optional(), 'Body category in menus.', 'DAT-22'),
  manufacturer_body2: key(z.string().optional(), 'Second body category.', 'DAT-22'),
  manufacturer_body3: key(z.string().optional(), 'Third body category.', 'DAT-22'),
  status: key(
    z.string().default(''),
    'Status of the model. With "COMING SOON" it is not in menus.',
    'DAT-22, MOD-02',
  ),
});

/** Requirement DAT-34. */
export const slide = z.strictObject({
  id: key(z.string(), 'Unique among the slides.', 'DAT-34'),
  name: key(z.string(), 'Heading of the slide.', 'DAT-34'),
  description: key(z.string().default(''), 'A sentence under the heading.', 'DAT-34'),
  url: key(link, 'Path or address that the slide links to.', 'DAT-34'),
  image: key(
    imageUrl.optional(),
    'Its picture, 1920 by 540 px, with nothing that matters in its left half, where the words stand. Absent: words alone.',
    'OFF-06',
  ).meta({ shown: 1920 }),
  hide_overlay: key(
    z.boolean().default(false),
    'Show the picture alone, without heading and sentence.',
    'DAT-34',
  ),
});

/** Requirement DAT-36. */
export const popup = z.strictObject({
  src: key(imageUrl.optional(), 'Its picture, 2:1 and at least 800 px wide.', 'DAT-36').meta({ shown: 400 }),
  expiryDate: key(isoDate, 'Last day on which it may be shown.', 'DAT-36, CON-14'),
  linkTo: key(link, 'Path or address that the button links to.', 'DAT-36'),
  title: key(z.string(), 'Heading.', 'DAT-36'),
  description: key(z.string(), 'A sentence or two.', 'DAT-36'),
  buttonText: key(z.string(), 'Text of its button.', 'DAT-36'),
});

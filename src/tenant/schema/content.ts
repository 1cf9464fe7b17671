import { z } from 'zod';
import { key } from './key.ts';
import { imageUrl, isoDate, link, slug } from './primitives.ts';

/** DAT-28 */
export const offer = z.strictObject({
  id: z.string(),
  name: key(z.string(), 'May hold simple HTML; sanitised.', 'DAT-28'),
  description: z.string(),
  sanitized_description: z.string().optional(),
  disclaimer: z.string().default(''),
  image_url: imageUrl.optional(),
  image_or_model_image: z.strictObject({ url: imageUrl }).optional(),
  manufacturer: z.union([z.string(), z.strictObject({ name: z.string() })]).optional(),
  model: z.strictObject({ name: z.string(), slug, override_url: link.optional() }).optional(),
  excluded_website_ids: z.array(z.string()).default([]),
  price: z.int().optional(),
  starts: isoDate.optional(),
  ends: key(isoDate, 'Last day of the offer, shown on it.'),
});
export type Offer = z.infer<typeof offer>;

/** DAT-29 */
export const review = z.strictObject({
  id: z.string(),
  customer_name: z.string(),
  text: z.string(),
  rating: z.number().min(0).max(5),
  review_date: isoDate,
  review_date_in_words: z.string().optional(),
  created_at_time_ago_in_words: z.string().optional(),
  image: imageUrl.optional(),
});
/** DAT-30 */
export const reviewSet = z.strictObject({ count: z.int().min(0), average_rating: z.number().min(0).max(5), reviews: z.array(review) });
export type ReviewSet = z.infer<typeof reviewSet>;

/** DAT-31 */
export const manufacturer = z.strictObject({ id: z.string(), name: z.string(), slug, logo: z.strictObject({ url: imageUrl }).optional() });
/** DAT-32 */
export const dealership = z.strictObject({ slug, name: z.string(), id: z.string() });
/** DAT-33 */
export const brand = z.strictObject({
  title: z.string(),
  slug,
  logo: z.strictObject({ source: imageUrl }),
  banner: imageUrl.optional(),
  description: z.array(z.string()).default([]),
  skipPage: z.boolean().default(false),
});
/** DAT-22 */
export const model = z.strictObject({
  name: z.string(),
  slug,
  override_url: link.optional(),
  image: z.strictObject({ url: imageUrl }).optional(),
  cloudfront_new_image_url: imageUrl.optional(),
  manufacturer_body: z.string().optional(),
  manufacturer_body2: z.string().optional(),
  manufacturer_body3: z.string().optional(),
  status: z.string().default(''),
});
/** DAT-34 */
export const slide = z.strictObject({ id: z.string(), name: z.string(), description: z.string().default(''), url: link, hide_overlay: z.boolean().default(false) });
/** DAT-36 */
export const popup = z.strictObject({ src: imageUrl.optional(), expiryDate: isoDate, linkTo: link, title: z.string(), description: z.string(), buttonText: z.string() });

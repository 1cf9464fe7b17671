import { z } from 'zod';

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
export const url = z.url({ protocol: /^https?$/ });
/** A path on the site ("/finance") or a full http(s), tel: or mailto: address. */
export const link = z.string().regex(/^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)/, 'a path such as /finance or a full address');
/** A picture: a path on the site or a full http(s) address. */
export const imageUrl = z.string().regex(/^(\/(?!\/)|https?:\/\/)/, 'a path such as /media/photo.avif or a full address');
export const phone = z.string().regex(/^\+?[0-9 ()-]{6,20}$/, 'an Australian phone number');
export const isoDate = z.iso.date();
export const state = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
export const postcode = z.string().regex(/^\d{4}$/, 'four digits');
export const carType = z.enum(['new', 'used', 'demo']);
export const itemType = z.enum(['car', 'truck', 'motorcycle', 'caravan']);

import { z } from 'zod';

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
export const url = z.url({
  protocol: /^https?$/,
  error: 'a full address such as https://www.example.com.au',
});
/** A path on the site ("/finance") or a full http(s), tel: or mailto: address. */
export const link = z
  .string()
  .regex(/^(\/(?!\/)|#|https?:\/\/|tel:|mailto:)/, 'a path such as /finance or a full address');
/** A picture: a path on the site or a full http(s) address. */
export const imageUrl = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)/, 'a path such as /media/photo.avif or a full address')
  .meta({ picture: true });
/** A make's name, "Ford". */
export const make = z.string().min(1).meta({ make: true });
/** Text that may hold simple HTML; sanitised when the tenant is loaded. */
export const html = z.string().meta({ html: true });
export const phone = z.string().regex(/^\+?[0-9 ()-]{6,20}$/, 'a phone number such as 07 3555 0100');
export const email = z.email('an email address such as sales@example.com.au');
export const isoDate = z.iso.date('a date such as 2027-06-30');
export const state = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
export const postcode = z.string().regex(/^\d{4}$/, 'four digits');
export const carType = z.enum(['new', 'used', 'demo']);

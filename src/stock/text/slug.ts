import { slugify } from '../../lib/slug.ts';

/**
 * The slug of a vehicle or yard of a feed, 120 characters at most; may be empty. A plus is no word here:
 * addresses of vehicles must not change, and badges such as "GLX+" have always been "glx".
 */
export function stockSlug(text: string): string {
  return slugify(text.replaceAll('+', ' ')).slice(0, 120).replace(/-+$/, '');
}

import anyAscii from 'any-ascii';
import { slugify } from '../../lib/slug.ts';

/** Transliterates letters and digits without an ASCII form: "Лада" → "Lada". */
function transliterate(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  return text.replace(/[\p{L}\p{N}]\p{M}*/gu, (letter) =>
    slugify(letter) === '' ? anyAscii(letter) : letter,
  );
}

/**
 * The slug of a vehicle or yard in a feed: at most 120 characters, possibly empty. Letters of other scripts
 * are transliterated. "+" is dropped, unlike in `slugify`, because badges such as "GLX+" have always been
 * "glx" and addresses must not change.
 */
export function stockSlug(text: string): string {
  return slugify(transliterate(text).replaceAll('+', ' ')).slice(0, 120).replace(/-+$/, '');
}

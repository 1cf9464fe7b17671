import anyAscii from 'any-ascii';
import { slugify } from '../../lib/slug.ts';

/** Letters and digits, with their marks, that have no form in ours are written by their sound: "Лада" → "Lada". */
function ourLetters(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  return text.replace(/[\p{L}\p{N}]\p{M}*/gu, (letter) =>
    slugify(letter) === '' ? anyAscii(letter) : letter,
  );
}

/**
 * The slug of a vehicle or yard of a feed, 120 characters at most; may be empty. A plus is no word here:
 * addresses of vehicles must not change, and badges such as "GLX+" have always been "glx". Letters of other scripts
 * are transliterated.
 */
export function stockSlug(text: string): string {
  return slugify(ourLetters(text).replaceAll('+', ' ')).slice(0, 120).replace(/-+$/, '');
}

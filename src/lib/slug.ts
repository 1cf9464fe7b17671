// Letters that Unicode does not decompose into an ASCII letter and a mark.
const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
  '+': ' plus ',
};

/**
 * Lower-case ASCII words joined by hyphens: "Citroën C5 X" → "citroen-c5-x", "Land Rover" → "land-rover". "&"
 * becomes "and", "+" becomes "plus", apostrophes are dropped. The slug of a slug is the same slug. Empty when
 * no letter or digit has an ASCII form.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðłþı&+]/g, (letter) => FOLDED[letter] ?? '')
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A slug for a path segment: "other" if the slug would be empty. */
export function pathSegment(text: string): string {
  return slugify(text) || 'other';
}

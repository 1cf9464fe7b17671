import { atom } from 'nanostores';

/** `tel:` URLs of the numbers that the shopper has revealed. */
export const revealedPhones = atom<readonly string[]>([]);

/** Reveals a number everywhere on the page. Returns false if it was revealed before. */
export function revealPhone(href: string): boolean {
  const shown = revealedPhones.get();
  if (shown.includes(href)) return false;
  revealedPhones.set([...shown, href]);
  return true;
}

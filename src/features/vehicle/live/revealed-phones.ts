import { atom } from 'nanostores';

/** Numbers that the shopper had shown, as `tel:` addresses. */
export const revealedPhones = atom<readonly string[]>([]);

/** Shows a number wherever it stands; true: it was masked until now. */
export function revealPhone(href: string): boolean {
  const shown = revealedPhones.get();
  if (shown.includes(href)) return false;
  revealedPhones.set([...shown, href]);
  return true;
}

export type Excerpt = { kind: 'whole'; text: string } | { kind: 'cut'; text: string; rest: string };

/**
 * Cuts a text longer than `limit` characters after `keep` of them. `text` and `rest` together are the whole
 * text. Characters are code points, so no emoji is cut in two; no ellipsis is added.
 */
export function excerpt(text: string, limit: number, keep = limit): Excerpt {
  if (text.length <= limit) return { kind: 'whole', text };
  const characters = [...text];
  if (characters.length <= limit) return { kind: 'whole', text };
  return { kind: 'cut', text: characters.slice(0, keep).join(''), rest: characters.slice(keep).join('') };
}

// Limits in characters (specification §9).
const FINANCE_DISCLAIMER_KEPT = 197;
const OFFER_WHOLE = 200;
const OFFER_DESCRIPTION_KEPT = 160;

/** Shortens a finance disclaimer to 197 characters (FIN-37). */
export function financeDisclaimerExcerpt(text: string): Excerpt {
  return excerpt(text, FINANCE_DISCLAIMER_KEPT);
}

/**
 * Shortens an offer description over 200 characters to 160 (OFF-04).
 *
 * @public the offer pages will use it
 */
export function offerDescriptionExcerpt(text: string): Excerpt {
  return excerpt(text, OFFER_WHOLE, OFFER_DESCRIPTION_KEPT);
}

/**
 * Shortens an offer disclaimer over 200 characters to 200 (OFF-05).
 *
 * @public the offer pages will use it
 */
export function offerDisclaimerExcerpt(text: string): Excerpt {
  return excerpt(text, OFFER_WHOLE);
}

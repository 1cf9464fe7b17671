import type { Look } from '../../frame/look.ts';
import { type CardFactName, type FactView, factLabel } from '../../stock/rules/named-facts.ts';
import type { CardView, TagView } from '../../stock/views.ts';

type Labels = Pick<CardView, 'tag' | 'band'>;

const isTagInBand = ({ tag, band }: Labels): boolean =>
  band !== null && (tag?.kind === 'sold' || tag?.kind === 'reserved');

/** The tag on the picture; null if it is a sold or reserved tag, whose text the band shows instead. */
export const visibleTag = (labels: Labels): TagView | null => (isTagInBand(labels) ? null : labels.tag);

/** The label of the band: the dealer's text of a sold or reserved tag, else the band's own. */
export const bandLabel = (labels: Labels): string | undefined =>
  isTagInBand(labels) ? labels.tag?.text : labels.band?.label;

/** Names of the tenant's override components that render parts of the card. */
export function cardOverrides(card: Labels & Pick<CardView, 'slots'>): string[] {
  const { card_badge, ...others } = card.slots;
  return [...Object.values(others), visibleTag(card) && card_badge].flatMap((name) => name ?? []);
}

/** The name of a vehicle in two sizes: "2026 Kia" and "Sportage". In most forms all of it is large. */
export function cardName(
  { title, model }: Pick<CardView, 'title' | 'model'>,
  form: Look['card'],
): { small: string; large: string } {
  const isSplit = form === 'model' && model !== '' && title.endsWith(` ${model}`);
  return isSplit ? { small: title.slice(0, -model.length), large: model } : { small: '', large: title };
}

/** A fact that a card sets apart. */
export interface CardFigure {
  name: CardFactName;
  label: string;
  /** "6,500 kg"; null if unknown. */
  figure: string | null;
}

/** Facts with icons that fit on a line. */
const MOST_ICONS = 4;

/**
 * Divides the facts of a card into those of its line and those that its form sets apart. Columns have a place for each
 * named fact, so that they stand below each other; with icons there are only known facts.
 */
export function splitFacts(
  facts: readonly FactView[],
  { card: form, cardFacts: names }: Pick<Look, 'card' | 'cardFacts'>,
): { line: readonly FactView[]; figures: CardFigure[] } {
  if (form !== 'spec-row' && form !== 'two-prices') return { line: facts, figures: [] };
  const figures = names.map((name) => {
    const fact = facts.find((one) => one.name === name);
    return { name, label: factLabel(name), figure: fact ? (fact.figure ?? fact.text) : null };
  });
  const known = figures.filter(({ figure }) => figure !== null).slice(0, MOST_ICONS);
  const shown = form === 'spec-row' ? figures : known;
  const apart = new Set(shown.map(({ name }) => name));
  return { line: facts.filter(({ name }) => !apart.has(name)), figures: shown };
}

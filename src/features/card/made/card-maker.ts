import { repaymentText } from '../../../stock/finance/repayment-text.ts';
import type { CardView } from '../../../stock/views.ts';
import { element } from '../../../ui/element.ts';
import type { Picture } from '../../../ui/picture.ts';
import { compared } from '../../compare/compare.ts';
import { favourites } from '../../favourites/favourites.ts';
import { partOf, textAfterIcon, textOrNone } from './parts.ts';
import { priceParts } from './price.ts';
import { tagElement } from './tag.ts';

const isAmong = (list: readonly { id: string }[], id: string): boolean => list.some((one) => one.id === id);

function fillPicture(image: HTMLImageElement, picture: Picture, sizes: string): void {
  image.src = picture.src;
  if (picture.srcset) {
    image.srcset = picture.srcset;
    image.sizes = sizes;
  } else {
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
  }
  image.width = picture.width;
  image.height = picture.height;
  image.alt = picture.alt;
}

function fillTop(top: Element, { tag, band }: CardView): void {
  // The band says what a sold or reserved tag would say: never both.
  const inBand = band !== null && (tag?.kind === 'sold' || tag?.kind === 'reserved');
  const sample = top.querySelector('.tag');
  if (tag && !inBand && sample) sample.replaceWith(tagElement(tag, sample));
  else sample?.remove();
  const floor = partOf(top, '.band');
  if (band === null) {
    floor.remove();
    return;
  }
  partOf(floor, 'b').textContent = inBand ? tag.text : band.label;
  textOrNone(partOf(floor, 'span'), band.reason);
}

function fillFoot(foot: Element, card: CardView): void {
  const place = partOf(foot, 'span:not(.deal)');
  if (card.place) textAfterIcon(place, card.place);
  else place.remove();
  if (!card.belowMarket) partOf(foot, '.deal').remove();
  const compare = foot.querySelector<HTMLElement>('[data-compare]');
  if (!card.favourite) compare?.remove();
  else if (compare) {
    compare.dataset.compare = card.id;
    compare.setAttribute('aria-label', `Compare ${card.title}`);
    compare.ariaPressed = String(isAmong(compared.get(), card.id));
  }
}

/** All of a repayment or nothing of it: rates and warning are never left out. */
function fillRepayment(part: Element, repayment: CardView['repayment']): void {
  if (repayment === null) {
    part.remove();
    return;
  }
  const { interest, comparison, warning } = repayment;
  const values = [repaymentText(repayment, 'plain'), interest, comparison];
  for (const [i, value] of part.querySelectorAll('dd').entries()) value.textContent = values[i] ?? '';
  partOf(part, 'p').textContent = warning;
}

function fillButtons(acts: Element, { buttons, title }: CardView): void {
  if (buttons.length === 0) {
    acts.remove();
    return;
  }
  const links = buttons.map(({ kind, label, href }) => {
    const wide = kind === 'reserve' || kind === 'similar' ? ' wide' : '';
    const attributes = { class: `btn small ${kind}${wide}`, href, 'aria-label': `${label}, ${title}` };
    return element('a', attributes, label);
  });
  acts.replaceChildren(...links);
}

/**
 * Makes cards like those of the page's HTML (Card.astro) from its template, where the page
 * has no React.
 *
 * @param sizes how wide a card's picture stands, as the `sizes` attribute says it
 * @throws when the template lacks a part
 */
export function cardMaker(template: HTMLTemplateElement, sizes: string): (card: CardView) => HTMLElement {
  const [full, bare] = [...template.content.children];
  if (!full || !bare) throw new Error('The page has no templates of cards.');
  return (card) => {
    const made = (card.picture ? full : bare).cloneNode(true) as HTMLElement;
    made.classList.toggle('gone', !card.available);
    made.dataset.make = card.make;
    made.dataset.model = card.model;
    if (card.picture) fillPicture(partOf(made, '.pic > img:not(.seal)'), card.picture, sizes);
    fillTop(partOf(made, '.pic'), card);
    const heart = made.querySelector<HTMLElement>('[data-fave]');
    if (heart) {
      const kept = isAmong(favourites.get(), card.id);
      heart.dataset.fave = card.id;
      heart.ariaPressed = String(kept);
      heart.hidden = !card.favourite && !kept;
      heart.setAttribute('aria-label', `Fave ${card.title}`);
    }
    const link = partOf<HTMLAnchorElement>(made, 'h3 a');
    link.setAttribute('href', card.href);
    link.textContent = card.title;
    textOrNone(partOf(made, '.variant'), card.variant);
    const facts = partOf(made, '.facts');
    if (card.facts.length === 0) facts.remove();
    else facts.replaceChildren(...card.facts.map((fact) => element('li', {}, fact)));
    partOf(made, '.money').replaceChildren(...priceParts(card.price));
    fillRepayment(partOf(made, '.repay'), card.repayment);
    fillFoot(partOf(made, '.foot'), card);
    const acts = made.querySelector('.acts');
    if (acts) fillButtons(acts, card);
    return made;
  };
}

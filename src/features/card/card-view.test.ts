import { describe, expect, it } from 'vitest';
import { ORDINARY, STATES } from '../../../tests/fixtures/cards.ts';
import { harbour } from '../../../tests/fixtures/chromes.ts';
import { searchPages } from '../../../tests/fixtures/search-pages.ts';
import { htmlOf, part, words } from '../../../tests/support/render-view.ts';
import type { CardView } from '../../stock/views.ts';
import type { SearchPage } from '../search/search-page.ts';

const search = searchPages(harbour, '')[0] as SearchPage;
const cardOf = async (card: CardView) =>
  part(await htmlOf({ ...search, cards: [card], tiles: [] }), '<article class="card', '</article>');
const state = (title: string): CardView => {
  const card = [...ORDINARY, ...STATES].find((candidate) => candidate.title.includes(title));
  if (!card) throw new Error(`No card "${title}".`);
  return card;
};

describe('card', () => {
  it('CAR-01 CAR-02 CAR-03 CAR-05 shows name, badge, price, details and leads to the vehicle', async () => {
    const html = await cardOf(state('CX-60'));
    for (const text of [
      '2023 Mazda CX-60',
      'G40e Evolve',
      '$46,990',
      'Drive away',
      'Used',
      '24,180 km',
      'Automatic',
      'Petrol',
    ]) {
      expect(words(html)).toContain(text);
    }
    expect(html).toContain('<h3><a href="/cars/2023-mazda-cx-60">');
  });

  it('CAR-06 CAR-07 CAR-09 shows the buttons of an available vehicle', async () => {
    const html = words(await cardOf(state('Ranger')));
    for (const label of ['Explore Vehicle', 'Quick Enquiry', 'Reserve Now $200'])
      expect(html).toContain(label);
    expect(words(await cardOf(state('CX-60')))).not.toContain('Reserve');
  });

  it('CAR-14 ERR-22 offers only something similar for a sold vehicle', async () => {
    const html = await cardOf(state('Forester'));
    expect(html.match(/class="btn/g)).toHaveLength(1);
    expect(words(html)).toContain('Find Me Something Similar');
  });

  it('CAR-26 says the sold tag once, on the band', async () => {
    expect(words(await cardOf(state('Forester'))).match(/JUST SOLD/g)).toHaveLength(1);
  });

  it('CAR-19 shows the certified badge as a picture with its name', async () => {
    const badge = part(await cardOf(state('C 200')), '<img class="tag seal"', '>');
    expect(badge).toContain('src="/media/badges/certified.svg"');
    expect(badge).toContain('alt="Certified"');
  });

  it('CAR-32 strikes the price before through, and only where there is one', async () => {
    expect(await cardOf(state('Corolla'))).toContain('<s>$36,990</s>');
    expect(await cardOf(state('CX-60'))).not.toContain('<s>');
  });

  it('CAR-31 CAR-30 CAR-28 shows words where there is no price, and the price by the week', async () => {
    expect(words(await cardOf(state('LandCruiser')))).toContain('Enquire for price.');
    expect(words(await cardOf(state('Shark')))).toContain('PREORDER');
    expect(words(await cardOf(state('MG4')))).toContain('$289 per week');
  });

  it('CAR-04 has a heart that is not pressed, hidden where favourites are not offered', async () => {
    const heart = part(await cardOf(state('CX-60')), '<button class="icon-btn fave"', '>');
    expect(heart).toContain('aria-label="Fave 2023 Mazda CX-60"');
    expect(heart).toContain('aria-pressed="false"');
    expect(heart).not.toContain('hidden');
    const not = await cardOf({ ...state('CX-60'), favourite: false });
    expect(part(not, '<button class="icon-btn fave"', '>')).toContain(' hidden');
    expect(not).not.toContain('data-compare');
  });

  it('DAT-35 has no heart where favourites are not kept in the browser, nor a compare button where that is off', async () => {
    const chrome = { ...harbour, saved: { favourites: false, compare: false } };
    const html = await htmlOf({ ...search, chrome, cards: [state('CX-60')], tiles: [] });
    expect(html).toContain('2023 Mazda CX-60');
    expect(html).not.toContain('data-fave=');
    expect(html).not.toContain('data-compare=');
  });

  it('draws a vehicle where there is no picture', async () => {
    const html = await cardOf(state('Patrol'));
    expect(html).not.toContain('<img');
    expect(words(html)).toContain('Pictures to come');
  });
});

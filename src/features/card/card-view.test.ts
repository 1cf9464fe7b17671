import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDINARY, STATES } from '../../../tests/fixtures/cards.ts';
import { harbour } from '../../../tests/fixtures/chromes.ts';
import { searchPages } from '../../../tests/fixtures/search-pages.ts';
import { anyCard } from '../../../tests/support/card-arbitrary.ts';
import { htmlOf, part, parts, words } from '../../../tests/support/render-view.ts';
import { CLAIM_ICONS } from '../../frame/claim-icons.ts';
import { unpackCards } from '../../search/index-file/cards.ts';
import { unpackTiles } from '../../search/index-file/tiles.ts';
import type { PromoTileView } from '../../search/settings.ts';
import { cardFacts } from '../../stock/card-facts.ts';
import type { CardButton, CardView } from '../../stock/views.ts';
import { look } from '../../tenant/schema/look.ts';
import { FIRST_SCREEN, RESULT_SIZES, resultSizes } from '../search/picture-sizes.ts';
import type { SearchPage } from '../search/search-page.ts';
import { applyCardPlacement } from './card-cache.ts';
import type { StoredCardsPage, StoredTilesPage } from './stored-drawings.ts';

const FORMS = look.shape.card.unwrap().options;

const search = searchPages(harbour, '')[0] as SearchPage;
const cardOf = async (card: CardView) =>
  part(await htmlOf({ ...search, cards: [card], tiles: [] }), '<article class="card', '</article>');
const state = (title: string): CardView => {
  const card = [...ORDINARY, ...STATES].find((candidate) => candidate.title.includes(title));
  if (!card) throw new Error(`No card "${title}".`);
  return card;
};

/** HTML of the cards in the published card files. */
async function storedHtml(cards: CardView[], chrome = harbour): Promise<string[]> {
  const page: StoredCardsPage = {
    kind: 'stored-cards',
    path: '/search-index/files/cards-x.json',
    chrome,
    cards,
  };
  return unpackCards(await htmlOf(page)).map(({ html }) => html);
}

describe('card', () => {
  it('CAR-01 CAR-02 CAR-03 CAR-05 shows name, badge, price and details, and links to the vehicle', async () => {
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

  it('CAR-14 ERR-22 has only the button "Find Me Something Similar" for a sold vehicle', async () => {
    const html = await cardOf(state('Forester'));
    expect(html.match(/class="btn/g)).toHaveLength(1);
    expect(words(html)).toContain('Find Me Something Similar');
  });

  it('CAR-14 ERR-22 contains templates for a vehicle that is sold or reserved before the next build', async () => {
    const card: CardView = { ...state('CX-60'), soldLabel: 'GONE', similarHref: '/search/mazda/cx-60/' };
    const html = await cardOf(card);
    const ifReserved = part(html, '<template data-if="reserved">', '</template>');
    expect(words(ifReserved)).toBe('RESERVED');
    const instead = part(html, '<template data-if="sold">', '</template>');
    expect(words(part(instead, '<p class="band"', '</p>'))).toBe('GONE');
    expect(instead).toContain('href="/search/mazda/cx-60/"');
    expect(instead).toContain('aria-label="Find Me Something Similar, 2023 Mazda CX-60"');
    expect(instead.match(/class="btn/g)).toHaveLength(1);
    // A reserved vehicle may be sold; a sold one stays so until the next build.
    const reserved = await cardOf(state('Tucson'));
    expect(reserved).toContain('<template data-if="sold">');
    expect(reserved).not.toContain('<template data-if="reserved">');
    expect(await cardOf(state('Forester'))).not.toContain('<template');
  });

  it('CAR-08 marks a test drive button that appears on similar vehicles only', async () => {
    const drive: CardButton = {
      kind: 'test_drive',
      label: 'Book a Test Drive',
      href: '/book-test-drive/?car_id=x',
    };
    const classOf = async (button: CardButton) =>
      /class="(btn small test_drive[^"]*)"/.exec(await cardOf({ ...state('CX-60'), buttons: [button] }))?.[1];
    expect(await classOf(drive)).toBe('btn small test_drive');
    expect(await classOf({ ...drive, only: 'similar' })).toBe('btn small test_drive only-similar');
  });

  it('has its facts as JSON in the attribute `data-car`, whatever characters they contain', async () => {
    for (const card of [
      state('CX-60'),
      state('AMG'),
      { ...state('CX-60'), title: `<b> "&" 'x' </article` },
    ]) {
      const html = await cardOf(card);
      const [, written = ''] = /data-car="([^"]*)"/.exec(html) ?? [];
      expect(JSON.parse(words(written.replaceAll('<', '&lt;')))).toEqual(cardFacts(card));
    }
  });

  it('CAR-26 shows the text of the sold tag only once', async () => {
    expect(words(await cardOf(state('Forester'))).match(/JUST SOLD/g)).toHaveLength(1);
  });

  it('CAR-19 shows the certified badge as a picture with its name', async () => {
    const badge = part(await cardOf(state('C 200')), '<img class="tag seal"', '>');
    expect(badge).toContain('src="/media/badges/certified.svg"');
    expect(badge).toContain('alt="Certified"');
  });

  it('CAR-32 strikes through the previous price, if there is one', async () => {
    expect(await cardOf(state('Corolla'))).toContain('<s>$36,990</s>');
    expect(await cardOf(state('CX-60'))).not.toContain('<s>');
  });

  it('CAR-31 CAR-30 CAR-28 shows a text instead of a missing price or for a preorder, and a subscription price per week', async () => {
    expect(words(await cardOf(state('LandCruiser')))).toContain('Enquire for price.');
    expect(words(await cardOf(state('Shark')))).toContain('PREORDER');
    expect(words(await cardOf(state('MG4')))).toContain('$289 per week');
  });

  it('CAR-04 has a favourite button that is not pressed, and that is hidden for vehicles that cannot be favourites', async () => {
    const offered = await cardOf(state('CX-60'));
    const heart = part(offered, '<button class="icon-btn fave"', '>');
    expect(heart).toContain('aria-label="Fave 2023 Mazda CX-60"');
    expect(heart).toContain('aria-pressed="false"');
    expect(part(offered, '<fave-button', '>')).toBe('<fave-button>');
    const not = await cardOf({ ...state('CX-60'), favourite: false });
    expect(part(not, '<fave-button', '>')).toBe('<fave-button hidden>');
    expect(not).not.toContain('data-compare');
  });

  it('DAT-35 has no favourite button and no compare button on a site that has switched them off', async () => {
    const chrome = { ...harbour, saved: { favourites: false, compare: false } };
    const html = await htmlOf({ ...search, chrome, cards: [state('CX-60')], tiles: [] });
    expect(html).toContain('2023 Mazda CX-60');
    expect(html).not.toContain('data-fave=');
    expect(html).not.toContain('data-compare=');
  });

  it('shows a silhouette and “Pictures to come” if the vehicle has no picture', async () => {
    const html = await cardOf(state('Patrol'));
    expect(html).not.toContain('<img');
    expect(words(html)).toContain('Pictures to come');
  });
});

describe('published card files', () => {
  it('contain the HTML of the pages for any vehicle, apart from the picture’s loading and sizes attributes', async () => {
    const cards = [...ORDINARY, ...STATES, ...fc.sample(anyCard, { numRuns: 300, seed: 7 })];
    const html = await htmlOf({ ...search, cards, tiles: [] });
    const inPage = parts(html, '<article class="card', '</article>');
    const stored = await storedHtml(cards);
    expect(inPage).toHaveLength(cards.length);
    expect(stored).toHaveLength(cards.length);
    for (const [i, drawing] of stored.entries()) {
      expect(applyCardPlacement(drawing, { sizes: RESULT_SIZES, first: i < FIRST_SCREEN })).toBe(
        `${inPage[i]}</article>`,
      );
    }
  });

  it.each(FORMS)(
    'CAR-01 CAR-02 CAR-03 CAR-04 CAR-06 CAR-07 have the same parts in the form %s',
    async (form) => {
      const chrome = { ...harbour, look: { ...harbour.look, card: form, cardFacts: ['seats' as const] } };
      const cards = [...ORDINARY, ...STATES];
      const html = await htmlOf({ ...search, chrome, cards, tiles: [] });
      const inPage = parts(html, '<article class="card', '</article>');
      const stored = await storedHtml(cards, chrome);
      const usual = await storedHtml(cards);
      for (const [i, drawing] of stored.entries()) {
        const placed = { sizes: resultSizes(form), first: i < FIRST_SCREEN };
        expect(applyCardPlacement(drawing, placed)).toBe(`${inPage[i]}</article>`);
        const { facts, variant, band, price, title } = cards[i] as CardView;
        const shown = words(drawing);
        for (const text of [title, variant, band?.reason ?? '', price.text, ...facts.map(({ text }) => text)])
          expect(shown).toContain(text);
        for (const control of [/class="btn[^>]*href="[^"]*"/g, /data-fave=/g, /data-compare=/g])
          expect(drawing.match(control)).toEqual((usual[i] as string).match(control));
      }
    },
  );

  it('CAR-28 in the form two-prices, a card has a line for the week if the dealer has weekly prices, or the vehicle has one', async () => {
    const cards = [...ORDINARY, ...STATES];
    const linesWith = async (weeklyPrices: boolean) => {
      const chrome = { ...harbour, look: { ...harbour.look, card: 'two-prices' as const, weeklyPrices } };
      return (await storedHtml(cards, chrome)).map((drawing) => words(drawing).includes('By the week'));
    };
    const isWeekly = cards.map(({ price }) => price.kind === 'subscription');
    expect(new Set(isWeekly).size).toBe(2);
    expect(await linesWith(true)).toEqual(cards.map(() => true));
    expect(await linesWith(false)).toEqual(isWeekly);
  });

  it('contain one element per card, without ids and scripts', async () => {
    for (const html of await storedHtml([...ORDINARY, ...STATES])) {
      expect(html).toMatch(/^<article class="card.*<\/article>$/s);
      expect(html.split('<article')).toHaveLength(2);
      expect(html).not.toMatch(/ id="|<script|<style|<link/);
    }
  });

  it('contain favourite and compare buttons only if the site has them', async () => {
    const [html = ''] = await storedHtml([state('CX-60')]);
    expect(html).toContain('data-fave=');
    const chrome = { ...harbour, saved: { favourites: false, compare: false } };
    const [without = ''] = await storedHtml([state('CX-60')], chrome);
    expect(without).not.toMatch(/data-fave=|data-compare=/);
  });

  it('contain the same promo tiles as the pages', async () => {
    const kinds = [...Object.keys(CLAIM_ICONS), 'offer', 'call_to_action'] as PromoTileView['kind'][];
    const tiles = [null, '/media/tile.avif'].flatMap((image) =>
      kinds.map((kind): PromoTileView => {
        const ends = kind === 'offer' ? { ends: '2027-03-31' } : {};
        return { kind, title: `A ${kind}`, text: 'Words & more', href: '/x', action: 'Go', image, ...ends };
      }),
    );
    const html = await htmlOf({
      ...search,
      cards: [...ORDINARY, ...STATES, ...STATES],
      tiles: tiles.map((tile, i) => ({ position: i + 1, tile, slot: null })),
    });
    const inPage = parts(html, '<a class="promo-tile', '</a>').map((tile) => `${tile}</a>`);
    expect(inPage).toHaveLength(tiles.length);
    const days = inPage.flatMap((tile) => (tile.includes('<time') ? [words(tile)] : []));
    expect(days[0]).toMatch(/^Until 31 March 2027 A offer/);
    expect(days).toHaveLength(2);
    const drawn = tiles.map((tile) => ({ tile, slot: null }));
    const page: StoredTilesPage = {
      kind: 'stored-tiles',
      path: '/search-index/files/tiles-x.json',
      chrome: harbour,
      pools: { '': drawn },
      placed: {},
      callToAction: drawn[0] ?? { tile: tiles[0] as PromoTileView, slot: null },
    };
    expect(unpackTiles(await htmlOf(page)).pools.get('')).toEqual(inPage);
  });
});

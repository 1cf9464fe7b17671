import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDINARY, STATES } from '../../../tests/fixtures/cards.ts';
import { anyCard } from '../../../tests/support/card-arbitrary.ts';
import {
  type DrawnTile,
  type StoredCardsPage,
  type StoredTilesPage,
  separatorOf,
  tilesToDraw,
} from '../../features/card/stored-drawings.ts';
import type { Chrome } from '../../frame/page.ts';
import { unpackCards } from '../../search/index-file/cards.ts';
import { unpackTiles } from '../../search/index-file/tiles.ts';
import { cardFacts } from '../../stock/card-facts.ts';
import type { CardView } from '../../stock/views.ts';
import { storedDrawings } from './stored-drawings-file.ts';

const chrome = {} as Chrome;
const cardsPage = (cards: CardView[], path = '/search-index/files/cards-abc.json'): StoredCardsPage => ({
  kind: 'stored-cards',
  path,
  chrome,
  cards,
});
/** Output of the page's view: rendered items, each followed by the separator. */
const written = (page: StoredCardsPage | StoredTilesPage, drawings: readonly string[]) =>
  drawings.map((drawing) => `\n  ${drawing}\n${separatorOf(page)}`).join('');

describe('a file of cards', () => {
  it('contains the facts and the HTML of each vehicle, in order', () => {
    const page = cardsPage([...ORDINARY, ...STATES]);
    const drawings = page.cards.map(({ title }) => `<article class="card">${title}</article>`);
    expect(unpackCards(storedDrawings(page, written(page, drawings)))).toEqual(
      page.cards.map((card, n) => ({ facts: cardFacts(card), html: drawings[n] })),
    );
  });

  it('can be empty', () => {
    const page = cardsPage([]);
    expect(unpackCards(storedDrawings(page, ''))).toEqual([]);
  });

  it('is not split at texts that look like a separator', () => {
    const other = separatorOf(cardsPage([], '/search-index/files/cards-def.json'));
    const odd = fc.constantFrom('<!---->', '<!--', '-->', other, '&lt;!--', '<!--0-->');
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCard, odd), { maxLength: 4 }), (given) => {
        const page = cardsPage(given.map(([card, text]) => ({ ...card, title: text })));
        const drawings = given.map(([, text]) => `<article>${text}</article>`);
        const stored = unpackCards(storedDrawings(page, written(page, drawings)));
        expect(stored.map(({ html }) => html)).toEqual(drawings);
      }),
    );
  });

  it('has a separator that depends only on its path and differs from that of other files', () => {
    const [one, other] = ['/a.json', '/b.json'].map((path) => separatorOf({ path }));
    expect(one).toMatch(/^<!--[\da-f]{40}-->$/);
    expect(one).not.toBe(other);
    expect(separatorOf({ path: '/a.json' })).toBe(one);
  });

  it.each([
    ['too few', 1],
    ['too many', 3],
    ['no', 0],
  ])('is rejected if the view rendered %s cards', (_, count) => {
    const page = cardsPage(ORDINARY.slice(0, 2));
    const html = written(
      page,
      Array.from({ length: count }, () => '<article></article>'),
    );
    expect(() => storedDrawings(page, html)).toThrow(
      `/search-index/files/cards-abc.json should contain 2 rendered items but has ${count}.`,
    );
  });
});

describe('a file of tiles', () => {
  const tile = (kind: DrawnTile['tile']['kind'], slot: string | null = null): DrawnTile => ({
    tile: { kind, title: `A ${kind}`, text: '', href: '/', action: 'Go', image: null },
    slot,
  });
  const page: StoredTilesPage = {
    kind: 'stored-tiles',
    path: '/search-index/files/tiles-abc.json',
    chrome,
    pools: {
      '': [tile('warranty'), tile('freight')],
      Kia: [tile('freight'), tile('warranty', 'KiaTile')],
      new: [],
    },
    placed: { '': [{ position: 3, ...tile('own') }] },
    callToAction: tile('call_to_action'),
  };
  const drawing = ({ tile: { kind }, slot }: DrawnTile) => `<a>${kind} by ${slot ?? 'ours'}</a>`;

  it('contains each tile once per component that draws it, and the call to action last', () => {
    expect(tilesToDraw(page).map(drawing)).toEqual([
      '<a>warranty by ours</a>',
      '<a>freight by ours</a>',
      '<a>warranty by KiaTile</a>',
      '<a>own by ours</a>',
      '<a>call_to_action by ours</a>',
    ]);
  });

  it('contains the HTML of each pool of tiles (by make or condition), of tiles at positions of their own and of the call to action', () => {
    const { pools, placed, callToAction } = unpackTiles(
      storedDrawings(page, written(page, tilesToDraw(page).map(drawing))),
    );
    expect([...pools]).toEqual([
      ['', ['<a>warranty by ours</a>', '<a>freight by ours</a>']],
      ['Kia', ['<a>freight by ours</a>', '<a>warranty by KiaTile</a>']],
      ['new', []],
    ]);
    expect([...placed]).toEqual([['', [{ position: 3, html: '<a>own by ours</a>' }]]]);
    expect(callToAction).toBe('<a>call_to_action by ours</a>');
  });

  it('is rejected if the view rendered too few tiles', () => {
    expect(() => storedDrawings(page, written(page, ['<a></a>']))).toThrow(
      /should contain 5 rendered items but has 1/,
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card } from '../../../tests/fixtures/cards.ts';
import type { CardView } from '../../stock/views.ts';
import { drawnCard, inPlace } from './drawn-cards.ts';

const IMAGE =
  '<img src="/a.avif" srcset="/a-400.avif 400w" sizes="100vw" width="640" height="400" alt="A" loading="lazy" decoding="async">';
const HTML = `<article class="card"><div class="pic">${IMAGE}</div></article>`;

describe('a card in its place', () => {
  it('is as it was drawn where a page sets nothing', () => {
    expect(inPlace(HTML, {})).toBe(HTML);
    expect(inPlace(HTML, { first: false, sizes: undefined })).toBe(HTML);
  });

  it('has its picture’s sizes as the page sets them, whatever characters they have', () => {
    for (const sizes of ['240px', '(width < 720px) 78vw, 340px', 'calc(100vw - $& $1 $$ $`)']) {
      expect(inPlace(HTML, { sizes })).toBe(HTML.replace('100vw', () => sizes));
    }
  });

  it('has its picture fetched at once in the first screen', () => {
    const first = inPlace(HTML, { first: true });
    expect(first).toBe(HTML.replace(' loading="lazy" decoding="async"', ' fetchpriority="high"'));
    expect(inPlace(first, { first: true })).toBe(first);
    expect(inPlace(HTML, { first: true, sizes: '1px' })).toBe(first.replace('100vw', '1px'));
  });

  it('changes the card’s own picture alone, and nothing where there is none', () => {
    const seal = '<img class="tag seal" src="/s.svg" alt="Certified" loading="lazy" decoding="async">';
    const both = HTML.replace(IMAGE, IMAGE + seal);
    expect(inPlace(both, { first: true, sizes: '1px' })).toContain(seal);
    const bare = '<article class="card"><div class="pic"><svg></svg></div></article>';
    expect(inPlace(bare, { first: true, sizes: '1px' })).toBe(bare);
  });
});

describe('a drawn card', () => {
  type Settings = Parameters<typeof drawnCard>[1];
  type Overrides = NonNullable<Settings['overrides']>;
  const settings = (over: object = {}): Settings =>
    ({
      chrome: {
        tenant: 'drawn-cards-test',
        saved: { favourites: true, compare: true },
        dealer: { kind: 'cars' },
        ...over,
      },
      overrides: null,
    }) as Settings;
  /** The tenant's own components, each in this state. */
  const overrides = (states: Record<string, string>): Overrides => ({
    parts: new Map(Object.entries(states).map(([name, digest]) => [name, { component: name, digest }])),
    used: new Set(),
    ours: new Map(),
  });
  const view = () => card('2023 Kia Rio', 'hatch/red-1/front', { kind: 'enquire', text: 'Ask' });
  const drawer = () => {
    let drawings = 0;
    return vi.fn(async () => {
      drawings += 1;
      return `\n <article>${drawings}</article>\n`;
    });
  };
  beforeEach(() => vi.stubEnv('DEV', false));
  afterEach(() => vi.unstubAllEnvs());

  it('is drawn once for all pages that show it', async () => {
    const draw = drawer();
    const own = settings({ tenant: 'once' });
    expect(await drawnCard(view(), own, draw)).toBe('<article>1</article>');
    expect(await drawnCard(structuredClone(view()), structuredClone(own), draw)).toBe('<article>1</article>');
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is drawn again where anything that it shows differs', async () => {
    const draw = drawer();
    const shown = await Promise.all([
      drawnCard(view(), settings(), draw),
      drawnCard({ ...view(), title: '2024 Kia Rio' }, settings(), draw),
      drawnCard({ ...view(), slots: { buttons: 'OwnButtons' } }, settings(), draw),
      drawnCard(view(), settings({ tenant: 'another' }), draw),
      drawnCard(view(), settings({ saved: { favourites: false, compare: true } }), draw),
      drawnCard(view(), settings({ dealer: { kind: 'caravans' } }), draw),
    ]);
    expect(new Set(shown).size).toBe(shown.length);
  });

  const TAG = { kind: 'own' as const, text: 'Low km' };
  const slots = { buttons: 'OwnButtons', card_badge: 'OwnBadge' };

  it('is drawn again where a component that it is drawn with changed, and for no other', async () => {
    const draw = drawer();
    const drawnWith = (states: Record<string, string>) =>
      drawnCard({ ...view(), tag: null, slots }, { ...settings(), overrides: overrides(states) }, draw);
    const first = await drawnWith({ OwnButtons: 'b1', OwnBadge: 't1', OwnFooter: 'f1' });
    expect(await drawnWith({ OwnButtons: 'b1', OwnBadge: 't2', OwnFooter: 'f2' })).toBe(first);
    expect(await drawnWith({ OwnButtons: 'b2', OwnBadge: 't1', OwnFooter: 'f1' })).not.toBe(first);
  });

  it('is noted with what it was drawn with on every page that shows it', async () => {
    const used = async (tag: CardView['tag']) => {
      const page = overrides({ OwnButtons: 'b1', OwnBadge: 't1', OwnFooter: 'f1' });
      const own = { ...settings({ tenant: 'noted' }), overrides: page };
      await drawnCard({ ...view(), tag, slots }, own, async () => '<article>');
      return [...page.used];
    };
    for (const _page of [1, 2]) {
      expect(await used(null)).toEqual(['OwnButtons']);
      expect(await used(TAG)).toEqual(['OwnButtons', 'OwnBadge']);
    }
  });

  it('is drawn anew after a drawing that failed', async () => {
    const own = settings({ tenant: 'failing' });
    await expect(drawnCard(view(), own, () => Promise.reject(new Error('no view')))).rejects.toThrow(
      'no view',
    );
    expect(await drawnCard(view(), own, async () => '<article>')).toBe('<article>');
  });

  it('is drawn every time while its developer works on it', async () => {
    vi.stubEnv('DEV', true);
    const draw = drawer();
    const own = settings({ tenant: 'developed' });
    await drawnCard(view(), own, draw);
    await drawnCard(view(), own, draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card } from '../../../tests/fixtures/cards.ts';
import type { CardView } from '../../stock/views.ts';
import { applyCardPlacement, cachedCard } from './card-cache.ts';

const IMAGE =
  '<img src="/a.avif" srcset="/a-400.avif 400w" sizes="100vw" width="640" height="400" alt="A" loading="lazy">';
const HTML = `<article class="card"><div class="pic">${IMAGE}</div></article>`;

describe('applyCardPlacement', () => {
  it('leaves the HTML unchanged if the placement has no settings', () => {
    expect(applyCardPlacement(HTML, {})).toBe(HTML);
    expect(applyCardPlacement(HTML, { first: false, sizes: undefined })).toBe(HTML);
  });

  it('sets the `sizes` of the picture, whatever characters they contain', () => {
    for (const sizes of ['240px', '(width < 720px) 78vw, 340px', 'calc(100vw - $& $1 $$ $`)']) {
      expect(applyCardPlacement(HTML, { sizes })).toBe(HTML.replace('100vw', () => sizes));
    }
  });

  it('keeps the `sizes` of a form whose picture has its own', () => {
    const own = HTML.replace('100vw', '136px');
    expect(applyCardPlacement(own, { sizes: '240px' })).toBe(own);
  });

  it('makes the picture of a card on the first screen load at once', () => {
    const first = applyCardPlacement(HTML, { first: true });
    expect(first).toBe(HTML.replace(' loading="lazy"', ' fetchpriority="high"'));
    expect(applyCardPlacement(first, { first: true })).toBe(first);
    expect(applyCardPlacement(HTML, { first: true, sizes: '1px' })).toBe(first.replace('100vw', '1px'));
  });

  it('changes only the vehicle’s picture, and nothing on a card without one', () => {
    const seal = '<img class="tag seal" src="/s.svg" alt="Certified" loading="lazy">';
    const both = HTML.replace(IMAGE, IMAGE + seal);
    expect(applyCardPlacement(both, { first: true, sizes: '1px' })).toContain(seal);
    const bare = '<article class="card"><div class="pic"><svg></svg></div></article>';
    expect(applyCardPlacement(bare, { first: true, sizes: '1px' })).toBe(bare);
  });
});

describe('cachedCard', () => {
  type Settings = Parameters<typeof cachedCard>[1];
  type Overrides = NonNullable<Settings['overrides']>;
  const settings = (over: object = {}): Settings =>
    ({
      chrome: {
        tenant: 'card-cache-test',
        saved: { favourites: true, compare: true },
        dealer: { kind: 'cars' },
        look: { card: 'full', cardFacts: [] },
        ...over,
      },
      overrides: null,
    }) as unknown as Settings;
  /** Override components of the tenant, by name with their digest. */
  const overrides = (states: Record<string, string>): Overrides => ({
    parts: new Map(Object.entries(states).map(([name, digest]) => [name, { component: name, digest }])),
    used: new Set(),
    builtIn: new Map(),
  });
  const view = () => card('2023 Kia Rio', 'floor/hatch/red-1/front', { kind: 'enquire', text: 'Ask' });
  const renderer = () => {
    let times = 0;
    return vi.fn(async () => {
      times += 1;
      return `\n <article>${times}</article>\n`;
    });
  };
  beforeEach(() => vi.stubEnv('DEV', false));
  afterEach(() => vi.unstubAllEnvs());

  it('renders a card once for all pages', async () => {
    const render = renderer();
    const context = settings({ tenant: 'once' });
    expect(await cachedCard(view(), context, render)).toBe('<article>1</article>');
    expect(await cachedCard(structuredClone(view()), structuredClone(context), render)).toBe(
      '<article>1</article>',
    );
    expect(render).toHaveBeenCalledOnce();
  });

  it('renders a card again if its data, the tenant, its buttons for saved lists, its form, facts or weekly prices of cards or the kind of vehicle differ', async () => {
    const render = renderer();
    // One after the other, because a card is in the cache only once it has been rendered.
    const cards: [CardView, Settings][] = [
      [view(), settings()],
      [{ ...view(), title: '2024 Kia Rio' }, settings()],
      [{ ...view(), slots: { buttons: 'OwnButtons' } }, settings()],
      [view(), settings({ tenant: 'another' })],
      [view(), settings({ saved: { favourites: false, compare: true } })],
      [view(), settings({ dealer: { kind: 'caravans' } })],
      [view(), settings({ look: { card: 'quiet', cardFacts: [] } })],
      [view(), settings({ look: { card: 'quiet', cardFacts: ['gvm'] } })],
      [view(), settings({ look: { card: 'quiet', cardFacts: ['gvm'], weeklyPrices: true } })],
    ];
    const shown: string[] = [];
    for (const [card, context] of cards) shown.push(await cachedCard(card, context, render));
    expect(new Set(shown).size).toBe(shown.length);
  });

  const TAG = { kind: 'own' as const, text: 'Low km' };
  const slots = { buttons: 'OwnButtons', card_badge: 'OwnBadge' };

  it('renders a card again if an override component that it uses changed, but not if another component changed', async () => {
    const render = renderer();
    const renderWith = (states: Record<string, string>) =>
      cachedCard({ ...view(), tag: null, slots }, { ...settings(), overrides: overrides(states) }, render);
    const first = await renderWith({ OwnButtons: 'b1', OwnBadge: 't1', OwnFooter: 'f1' });
    expect(await renderWith({ OwnButtons: 'b1', OwnBadge: 't2', OwnFooter: 'f2' })).toBe(first);
    expect(await renderWith({ OwnButtons: 'b2', OwnBadge: 't1', OwnFooter: 'f1' })).not.toBe(first);
  });

  it('records the override components that a card uses as used by every page that shows the card', async () => {
    const used = async (tag: CardView['tag']) => {
      const page = overrides({ OwnButtons: 'b1', OwnBadge: 't1', OwnFooter: 'f1' });
      const context = { ...settings({ tenant: 'noted' }), overrides: page };
      await cachedCard({ ...view(), tag, slots }, context, async () => '<article>');
      return [...page.used];
    };
    for (const _page of [1, 2]) {
      expect(await used(null)).toEqual(['OwnButtons']);
      expect(await used(TAG)).toEqual(['OwnButtons', 'OwnBadge']);
    }
  });

  it('renders a card again after its rendering failed', async () => {
    const context = settings({ tenant: 'failing' });
    await expect(cachedCard(view(), context, () => Promise.reject(new Error('no view')))).rejects.toThrow(
      'no view',
    );
    expect(await cachedCard(view(), context, async () => '<article>')).toBe('<article>');
  });

  it('renders a card every time in development', async () => {
    vi.stubEnv('DEV', true);
    const render = renderer();
    const context = settings({ tenant: 'developed' });
    await cachedCard(view(), context, render);
    await cachedCard(view(), context, render);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

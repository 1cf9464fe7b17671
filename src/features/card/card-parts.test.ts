import { describe, expect, it } from 'vitest';
import type { FactView } from '../../stock/rules/named-facts.ts';
import { cardName, splitFacts } from './card-parts.ts';

const FACTS: FactView[] = [
  { name: 'condition', text: 'New' },
  { name: 'fuel', text: 'Diesel' },
  { name: 'gvm', text: '6,500 kg GVM', figure: '6,500 kg' },
  { name: 'axles', text: '4x2' },
];
const textsOf = (facts: readonly FactView[]) => facts.map(({ text }) => text);

describe('facts that a card sets apart', () => {
  it('are none in most forms', () => {
    for (const card of ['full', 'quiet', 'portrait', 'model'] as const)
      expect(splitFacts(FACTS, { card, cardFacts: ['gvm', 'axles'] })).toEqual({ line: FACTS, figures: [] });
  });

  it('are columns in spec-row, with a place for each, also for unknown facts', () => {
    const { line, figures } = splitFacts(FACTS, { card: 'spec-row', cardFacts: ['gvm', 'gcm', 'axles'] });
    expect(textsOf(line)).toEqual(['New', 'Diesel']);
    expect(figures.map(({ label, figure }) => [label, figure])).toEqual([
      ['GVM', '6,500 kg'],
      ['GCM', null],
      ['Axles', '4x2'],
    ]);
  });

  it('are at most four known ones in two-prices; the others stay in the line', () => {
    const names = ['gcm', 'gvm', 'axles', 'fuel', 'condition'] as const;
    const { line, figures } = splitFacts([...FACTS, { name: 'gcm', text: '9 t' }], {
      card: 'two-prices',
      cardFacts: names,
    });
    expect(figures.map(({ figure }) => figure)).toEqual(['9 t', '6,500 kg', '4x2', 'Diesel']);
    expect(textsOf(line)).toEqual(['New']);
    expect(splitFacts(FACTS, { card: 'two-prices', cardFacts: ['gcm', 'axles'] }).figures).toHaveLength(1);
  });
});

describe('the name of a card', () => {
  const view = { title: '2026 Kia Sportage', model: 'Sportage' };
  it('is in one size but for the form that begins with the model', () => {
    expect(cardName(view, 'quiet')).toEqual({ small: '', large: '2026 Kia Sportage' });
    expect(cardName(view, 'model')).toEqual({ small: '2026 Kia ', large: 'Sportage' });
  });
  it('is not divided if it does not end with the model', () => {
    expect(cardName({ ...view, model: '' }, 'model').large).toBe('2026 Kia Sportage');
    expect(cardName({ ...view, model: 'portage' }, 'model').large).toBe('2026 Kia Sportage');
  });
});

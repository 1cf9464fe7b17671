import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarketComparison, marketPanel, readMarketComparison } from './market-panel.ts';

const comparison = (over: Partial<MarketComparison> = {}): MarketComparison => ({
  fill: 0.5,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 36_000,
  confidence: 0.8,
  description: null,
  ...over,
});

describe('market panel', () => {
  it('MKT-02 the panel is hidden at a confidence of 0.2 or lower', () => {
    expect(marketPanel(comparison({ confidence: 0.2 }))).toBeNull();
    expect(marketPanel(comparison({ confidence: 0.21 }))).not.toBeNull();
  });

  it('MKT-03 the panel is hidden if the listing price is above the market range', () => {
    expect(marketPanel(comparison({ market_range_max: 29_999 }))).toBeNull();
    expect(marketPanel(comparison({ market_range_max: 30_000 }))).not.toBeNull();
  });

  it.each([
    [0, 'Good Deal'],
    [0.64, 'Good Deal'],
    [0.65, 'Great Deal'],
    [1, 'Great Deal'],
  ])('MKT-04 the label for a fill of %s is “%s”', (fill, label) => {
    expect(marketPanel(comparison({ fill }))?.label).toBe(label);
  });

  it('MKT-05 a description replaces the label unless it is blank', () => {
    expect(marketPanel(comparison({ description: 'Fair price' }))?.label).toBe('Fair price');
    expect(marketPanel(comparison({ description: ' ' }))?.label).toBe('Good Deal');
  });

  it.each([
    [0.29, 'low'],
    [0.3, 'medium'],
    [0.59, 'medium'],
    [0.6, 'high'],
  ])('MKT-06 the colour of a bar filled to %s is that of the level %s', (fill, level) => {
    expect(marketPanel(comparison({ fill }))?.level).toBe(level);
  });

  it('DAT-14 an answer must have fill, listing price, range and confidence as numbers; the description is optional', () => {
    const whole = comparison({ description: 'Great Price' });
    expect(readMarketComparison(whole)).toEqual(whole);
    const { description: _, ...without } = whole;
    expect(readMarketComparison(without)).toEqual(comparison());
    expect(readMarketComparison({ ...whole, listing_price: '30000' })).toBeNull();
  });

  it('MKT-06 a fill below 0 counts as 0, one above 1 as 1', () => {
    expect([1.4, 1, 0, -0.2].map((fill) => marketPanel(comparison({ fill }))?.fill)).toEqual([1, 1, 0, 0]);
  });

  it('MKT-02 MKT-03 the panel is shown if and only if the confidence is above 0.2 and the price is not above the range', () => {
    const answer = fc.record({
      fill: fc.double({ min: 0, max: 1, noNaN: true }),
      listing_price: fc.nat(200_000),
      market_range_min: fc.nat(200_000),
      market_range_max: fc.nat(200_000),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      description: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(answer, (comparison) => {
        const isShown =
          comparison.confidence > 0.2 && comparison.market_range_max >= comparison.listing_price;
        expect(marketPanel(comparison) !== null).toBe(isShown);
      }),
    );
  });

  it('ERR-02 an answer that is empty or lacks a number is read as null, and no answer makes the reader throw', () => {
    expect(readMarketComparison(comparison({ description: 'Fair' }))).toMatchObject({ description: 'Fair' });
    for (const nothing of [null, undefined, '', [], {}]) expect(readMarketComparison(nothing)).toBeNull();
    for (const name of ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'])
      expect(readMarketComparison({ ...comparison(), [name]: null })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        readMarketComparison(answer);
      }),
    );
  });
});

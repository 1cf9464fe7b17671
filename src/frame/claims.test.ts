import { describe, expect, it } from 'vitest';
import type { Claim } from '../tenant/schema/config.ts';
import { CLAIM_ICONS } from './claim-icons.ts';
import { claimsFor, claimView, warrantyLine } from './claims.ts';

const all: Claim[] = [
  'warranty',
  'mechanical_protection',
  'freight',
  'video_calls',
  'finance',
  'trade_in',
  'quality_assured',
  'servicing_since_1969',
];

describe('marketing claims', () => {
  it.each([
    ['warranty', '3-year standard warranty on used vehicles'],
    ['mechanical_protection', '3-year mechanical protection plan'],
    ['freight', 'freight anywhere in Australia'],
    ['video_calls', 'video calls for remote buyers'],
    ['finance', 'personalised finance'],
    ['trade_in', 'trade in'],
    ['quality_assured', 'quality assured'],
    ['servicing_since_1969', 'servicing since 1969 (50+ years)'],
  ] as const)('the text of the claim %s contains: %s', (kind, fact) => {
    expect(claimView(kind).text.toLowerCase()).toContain(fact.toLowerCase());
  });

  it.each(all)('the text of the claim %s does not repeat its title', (kind) => {
    const { title, text } = claimView(kind);
    expect(text.toLowerCase().startsWith(title.toLowerCase())).toBe(false);
  });

  it('each claim has an icon of its own', () => {
    const icons = all.map((kind) => CLAIM_ICONS[kind]);
    expect(new Set(icons).size, icons.join(', ')).toBe(all.length);
  });

  it('are shown in the configured order, and only for the car types that they apply to', () => {
    expect(claimsFor(all, 'used').map(({ kind }) => kind)).toEqual(all);
    expect(claimsFor(all, 'new').map(({ kind }) => kind)).toEqual([
      'freight',
      'video_calls',
      'finance',
      'trade_in',
      'servicing_since_1969',
    ]);
    expect(claimsFor(all, 'demo').map(({ kind }) => kind)).not.toContain('warranty');
    expect(claimsFor(['trade_in', 'finance'], 'new').map(({ kind }) => kind)).toEqual([
      'trade_in',
      'finance',
    ]);
    expect(claimsFor([], 'used')).toEqual([]);
  });

  it('new and demo vehicles have the make’s warranty line, used ones have none', () => {
    const line = '7 year unlimited klm warranty with 5 year roadside assist';
    expect(warrantyLine('new', line)).toBe(line);
    expect(warrantyLine('demo', line)).toBe(line);
    expect(warrantyLine('used', line)).toBeNull();
    expect(warrantyLine('new', null)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze, deepMerge } from './merge.ts';

const key = fc.constantFrom('a', 'b', 'c');
const { group } = fc.letrec<{ group: Record<string, unknown>; value: unknown }>((tie) => ({
  group: fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.constant(null),
    fc.array(fc.integer()),
    tie('group'),
  ),
}));

describe('deepMerge', () => {
  it('merges groups key by key and replaces everything else', () => {
    const base = { header: { phone: '1', notice: 'x' }, widths: [1, 2], promo: { title: 'a' } };
    const over = { header: { phone: '2' }, widths: [3], promo: null };
    expect(deepMerge(base, over)).toEqual({ header: { phone: '2', notice: 'x' }, widths: [3], promo: null });
  });

  it('returns an equal value when an empty group is merged in', () => {
    fc.assert(
      fc.property(group, (base) => {
        expect(deepMerge(base, {})).toEqual(base);
      }),
    );
  });

  it('merging the same value twice equals merging it once', () => {
    fc.assert(
      fc.property(group, group, (base, over) => {
        const once = deepMerge(base, over);
        expect(deepMerge(once, over)).toEqual(once);
      }),
    );
  });

  it('does not change its arguments', () => {
    fc.assert(
      fc.property(group, group, (base, over) => {
        const before = structuredClone([base, over]);
        deepMerge(deepFreeze(base), deepFreeze(over));
        expect([base, over]).toEqual(before);
      }),
    );
  });
});

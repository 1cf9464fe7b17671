import { expect, it } from 'vitest';
import { look } from '../tenant/schema/look.ts';
import { theme } from '../tenant/schema/theme.ts';
import { lookOf } from './look.ts';

const lookWith = (set: object) => lookOf({ theme: theme.parse({}), look: look.parse(set) });

it('a dealer without settings has the usual cards, and no attribute that selects a form', () => {
  const { attributes, forms } = lookWith({});
  expect(attributes).toEqual({});
  expect(forms).toContain('card-full');
  expect(forms).not.toContain('card-more');
});

it('a dealer has only the rules of its own form of cards, and those that all have which keep buttons back', () => {
  const { attributes, forms } = lookWith({ card: 'spec-row' });
  expect(attributes).toEqual({ 'data-card': 'spec-row' });
  expect(forms.filter((form) => form.startsWith('card-'))).toEqual(['card-spec-row', 'card-more']);
});

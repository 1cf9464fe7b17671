import { expect, it } from 'vitest';
import { fitBackPage } from './fit-back-page.ts';

const features = (count: number): string[] => Array.from({ length: count }, (_, i) => `Feature ${i}`);
const sentences = (count: number): string[] => [
  Array.from({ length: count }, (_, i) => `This is sentence number ${i} about it.`).join(' '),
];
const INPUT = { loanRows: 8, sideRows: 16, notes: 'A note.' };

it('the second page keeps everything that fits', () => {
  const input = { ...INPUT, features: features(28), comments: sentences(5) };
  expect(fitBackPage(input)).toEqual({
    features: input.features,
    moreFeatures: 0,
    comments: input.comments,
  });
});

it('comments are cut at a sentence first', () => {
  const { moreFeatures, comments } = fitBackPage({
    ...INPUT,
    features: features(28),
    comments: sentences(60),
  });
  expect(moreFeatures).toBe(0);
  expect(comments[0]).toMatch(/^This is sentence number 0 .*about it\.$/);
  expect(comments[0]?.length).toBeLessThan(1_200);
});

it('features are left out only where a few lines of comments would not fit', () => {
  const {
    features: kept,
    moreFeatures,
    comments,
  } = fitBackPage({
    ...INPUT,
    features: features(60),
    comments: sentences(60),
  });
  expect(kept.length + moreFeatures).toBe(60);
  expect(kept.length).toBeGreaterThan(20);
  expect(moreFeatures).toBeGreaterThan(0);
  expect(comments[0]?.length).toBeGreaterThan(150);
});

it('without a loan there is room for more comments', () => {
  const input = { ...INPUT, features: features(20), comments: sentences(60) };
  const without = fitBackPage({ ...input, loanRows: 0 }).comments[0] ?? '';
  expect(without.length).toBeGreaterThan((fitBackPage(input).comments[0] ?? '').length + 300);
});

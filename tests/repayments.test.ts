import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts', '**/*.d.ts'] }).map(
  (file) => ({
    file,
    source: readFileSync(file, 'utf8'),
  }),
);
const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ source }) => pattern.test(source))
    .map(({ file }) => file)
    .sort();

it('only Repayment.tsx, which also shows the comparison rate and its warning, imports repaymentText', () => {
  expect(filesWith(/import \{[^}]*\brepaymentText\b/)).toEqual(['src/features/finance/Repayment.tsx']);
});

it('lenders’ repayments and rates are read only in src/features/finance and src/stock', () => {
  const outside = filesWith(/\.(?:paymentWeek|paymentMonth|interestRate|comparisonRate)\b/).filter(
    (file) => !file.startsWith('src/features/finance/') && !file.startsWith('src/stock/'),
  );
  expect(outside).toEqual([]);
});

it('repaymentView, which creates repayments with their rates, is called only by calculator.ts and finance-block.ts', () => {
  expect(filesWith(/\brepaymentView\(/)).toEqual([
    'src/features/finance/calculator.ts',
    'src/features/finance/finance-block.ts',
    'src/stock/finance/repayment-view.ts',
  ]);
});

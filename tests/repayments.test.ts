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

it('a repayment is put into words only where comparison rate and warning are put beside it', () => {
  expect(filesWith(/import \{[^}]*\brepaymentText\b/)).toEqual(['src/features/finance/Repayment.tsx']);
});

it('what a lender asks is read by the rules alone, which give it with both rates', () => {
  const outside = filesWith(/\.(?:paymentWeek|paymentMonth|interestRate|comparisonRate)\b/).filter(
    (file) => !file.startsWith('src/features/finance/') && !file.startsWith('src/stock/'),
  );
  expect(outside).toEqual([]);
});

it('a repayment to show is made by one function, for what has a price or a total beside it', () => {
  expect(filesWith(/\brepaymentView\(/)).toEqual([
    'src/features/finance/calculator.ts',
    'src/features/finance/finance-block.ts',
    'src/stock/finance/repayment-view.ts',
  ]);
});

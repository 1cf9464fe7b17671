import type { Car } from '../car.ts';

/** The value of the first of these further specifications that the vehicle has; null if it has none of them. */
export function extraSpec({ extra_specs }: Pick<Car, 'extra_specs'>, ...labels: string[]): string | null {
  const found = extra_specs.find(({ label, value }) => labels.includes(label.trim()) && value.trim());
  return found?.value.trim() ?? null;
}

/** "4,950 mm" as 4950, for the unit "mm"; null for any other text. */
export function amountIn(unit: 'kg' | 'mm', text: string | null): number | null {
  const [, digits, found] = /^(\d[\d,]*) ?([a-z]+)$/.exec(text ?? '') ?? [];
  return digits === undefined || found !== unit ? null : Number(digits.replaceAll(',', ''));
}

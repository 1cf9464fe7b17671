import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUNT_UP_SECONDS,
  REFRESH_SECONDS,
  SALES_PER_DAY,
  salesThisMonth as salesAt,
} from './sales-counter.ts';

const salesThisMonth = (now: Date) => salesAt(now, SALES_PER_DAY);
const brisbane = (text: string) => new Date(`${text}+10:00`);

describe('sales this month', () => {
  it('CON-16 counts 192 for each finished day of the month', () => {
    expect(SALES_PER_DAY).toBe(192);
    expect(salesThisMonth(brisbane('2026-11-01T00:00:00'))).toBe(0);
    expect(salesThisMonth(brisbane('2026-11-20T00:00:00'))).toBe(19 * 192);
  });

  it('CON-17 adds one every 450 seconds in Brisbane, which has no daylight saving', () => {
    expect(salesThisMonth(brisbane('2026-11-01T00:07:29'))).toBe(0);
    expect(salesThisMonth(brisbane('2026-11-01T00:07:30'))).toBe(1);
    expect(salesThisMonth(brisbane('2026-11-01T23:59:59'))).toBe(191);
    expect(salesThisMonth(new Date('2026-10-31T14:07:30Z'))).toBe(1);
  });

  it('CON-17 goes up by exactly one within any 450 seconds of a month', () => {
    const start = brisbane('2026-07-01T00:00:00').getTime();
    fc.assert(
      fc.property(fc.nat(30 * 86_400), (second) => {
        const now = salesThisMonth(new Date(start + second * 1000));
        const later = salesThisMonth(new Date(start + (second + 450) * 1000));
        expect(later - now).toBe(1);
      }),
    );
  });

  it('counts whole sales at any number of sales per day', () => {
    const at = (text: string, perDay: number) => salesAt(brisbane(text), perDay);
    expect(at('2026-11-01T23:59:59', 1.5)).toBe(1);
    expect(at('2026-11-11T00:00:00', 1.5)).toBe(15);
    expect(at('2026-11-11T16:00:00', 1.5)).toBe(16);
    fc.assert(
      fc.property(
        fc.nat(30 * 86_400 - 1),
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        (second, perDay) => {
          const now = new Date(brisbane('2026-07-01T00:00:00').getTime() + second * 1000);
          expect(salesAt(now, perDay) / perDay).toBeLessThanOrEqual(second / 86_400);
          expect((salesAt(now, perDay) + 1) / perDay).toBeGreaterThan(second / 86_400 - 1e-9);
        },
      ),
    );
  });

  it('CON-18 CON-19 the intervals are 150 seconds between updates and 2 seconds for counting up', () => {
    expect([REFRESH_SECONDS, COUNT_UP_SECONDS]).toEqual([150, 2]);
  });
});

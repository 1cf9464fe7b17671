import { describe, expect, it } from 'vitest';
import { formatVehicleCount } from './format-vehicle-count.ts';

describe('formatVehicleCount', () => {
  it('writes thousands with a comma, and uses the singular for a count of one', () => {
    expect(formatVehicleCount(1284, 'cars')).toBe('1,284 cars');
    expect(formatVehicleCount(1, 'caravans')).toBe('1 caravan');
    expect(formatVehicleCount(0, 'trucks')).toBe('0 trucks');
    expect(formatVehicleCount(1, 'stock')).toBe('1 stock');
  });
});

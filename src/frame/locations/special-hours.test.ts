import { describe, expect, it } from 'vitest';
import type { SpecialHours } from '../../tenant/schema/location.ts';
import { comingHolidays, specialHoursFor } from './special-hours.ts';

const entry = (over: Partial<SpecialHours>): SpecialHours => ({
  status: 'Closed',
  date: '2026-12-25',
  department: 'all',
  ...over,
});

describe('special hours', () => {
  it('apply to the department that they name, or to all departments', () => {
    const special = [entry({ department: 'all' }), entry({ department: 'service' })];
    expect(specialHoursFor(special, 'Capalaba', 'service')).toHaveLength(2);
    expect(specialHoursFor(special, 'Capalaba', 'parts')).toEqual([special[0]]);
  });

  it('apply to the location that they name, with or without its department suffix, or to all if they name none', () => {
    const special = [
      entry({ location_name: 'capalaba' }),
      entry({ location_name: 'Capalaba Service' }),
      entry({}),
    ];
    expect(specialHoursFor(special, 'Capalaba Service', 'service')).toHaveLength(3);
    expect(specialHoursFor(special, 'Cleveland', 'service')).toEqual([special[2]]);
    expect(specialHoursFor([special[0] as SpecialHours], 'Cleveland', 'service')).toEqual([]);
  });

  it('are listed as text from today (by the dealer’s clock) on, soonest first', () => {
    const special = [
      entry({ date: '2027-01-01', name: 'New Year’s Day' }),
      entry({ date: '2026-12-24', status: 'Open', start_hour: '09:00', end_hour: '13:00' }),
      entry({ date: '2026-12-23' }),
      entry({ date: '2026-12-26', status: 'Open', start_hour: '09:00' }),
    ];
    /** Already Christmas Eve in Sydney. */
    const now = new Date('2026-12-23T14:00:00Z');
    expect(comingHolidays(special, now, 'Australia/Sydney')).toEqual([
      { date: '2026-12-24', dateText: 'Thursday 24 December', name: '', text: '9:00 am to 1:00 pm' },
      { date: '2026-12-26', dateText: 'Saturday 26 December', name: '', text: 'Open' },
      { date: '2027-01-01', dateText: 'Friday 1 January 2027', name: 'New Year’s Day', text: 'Closed' },
    ]);
  });
});

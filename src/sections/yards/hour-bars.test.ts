import { expect, it } from 'vitest';
import type { LocationView } from '../../frame/locations/location-types.ts';
import type { OpeningTimes } from '../../frame/locations/opening-times.ts';
import { hourBars, hourScale } from './hour-bars.ts';

const yard = (week: OpeningTimes['week'] | null) =>
  ({
    departments: [
      {
        times: week && { week, days: {} },
        hours: [{ label: 'Monday', text: '8:30 am to 5:00 pm', open: true, weekdays: [1] }],
      },
    ],
  }) as unknown as LocationView;

it('all yards share one scale of whole hours', () => {
  const early = yard([[1, 450, 1020]]);
  const late = yard([[4, 540, 1230]]);
  expect(hourScale([early, late])).toEqual({ from: 7, to: 21 });
  expect(hourScale([yard(null)])).toBeNull();
});

it('a day has its hours as shares of the scale, and a closed day none', () => {
  const [monday, tuesday] = hourBars(yard([[1, 510, 1020]]), { from: 8, to: 18 });
  expect(monday).toEqual({
    weekday: 1,
    day: 'Monday',
    text: '8:30 am to 5:00 pm',
    bars: [{ left: 5, width: 85 }],
  });
  expect(tuesday).toMatchObject({ day: 'Tuesday', text: 'Closed', bars: [] });
});

it('a break at noon gives two bars, and a close after midnight ends at the edge', () => {
  const week: OpeningTimes['week'] = [
    [1, 480, 720],
    [1, 780, 1500],
  ];
  const [monday] = hourBars(yard(week), { from: 8, to: 24 });
  expect(monday?.bars).toEqual([
    { left: 0, width: 25 },
    { left: 31.3, width: 68.8 },
  ]);
});

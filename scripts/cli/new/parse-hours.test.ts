import { expect, it } from 'vitest';
import { parseHours } from './parse-hours.ts';

const daysOf = (text: string) =>
  parseHours(text).map(({ weekday, status, open, close }) =>
    status === 'Closed' ? `${weekday} closed` : `${weekday} ${open}-${close}`,
  );

it('hours of a week may be written as people write them', () => {
  const week = ['1', '2', '3', '4', '5'].map((day) => `${day} 08:30-17:30`);
  for (const text of [
    'Mon-Fri 8:30-17:30, Sat 9-12',
    'monday to friday 8.30am - 5.30pm; Saturday 9am to 12pm; Sunday closed',
    'Mon–Fri 08:30–17:30,Sat 9:00-12:00',
  ])
    expect(daysOf(text), text).toEqual([...week, '6 09:00-12:00', '0 closed']);
});

it('a day may have a break, and the week may end on Sunday', () => {
  expect(daysOf('Sat-Sun 10-12, Sat 13-16').slice(-3)).toEqual([
    '6 10:00-12:00',
    '6 13:00-16:00',
    '0 10:00-12:00',
  ]);
});

it.each(['', 'Mon-Fri', 'Mon 17-9', 'Fri-Mon 9-5pm', 'Mon 25-26', 'Mon 9-13pm', 'whenever 9-17', 'Mon 9'])(
  '"%s" is refused with an example',
  (text) => {
    expect(() => parseHours(text)).toThrow(
      /is not a time of the week\. Write hours such as "Mon-Fri 8:30-17:30/,
    );
  },
);

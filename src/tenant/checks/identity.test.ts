import { expect, it } from 'vitest';
import { createDraft } from '../source/draft.ts';
import { checkDates } from './dates.ts';
import { checkHours } from './hours.ts';
import { checkIdentity } from './identity.ts';

const folders = { folder: '/tenants/acme', projectRoot: '/' };
const ofAbn = (abn: string) =>
  checkIdentity(createDraft({ slug: 'acme', abn }), folders).map(({ message }) => message);

it('an ABN is refused if its checksum or its number of digits is wrong', () => {
  expect(ofAbn('51 824 753 556')).toEqual([]);
  for (const wrong of ['51 824 753 565', '51 824 753', 'ABN 51824753556'])
    expect(ofAbn(wrong)).toEqual([
      `"${wrong}" is not an ABN: it has eleven digits, and its first two are a checksum of the others. Copy it from the Australian Business Register.`,
    ]);
});

it('a holiday in the past is warned of, because the passing of a day is no error', () => {
  const special_hours = [
    { status: 'Closed', date: '2026-11-19', name: 'Show day' },
    { status: 'Closed', date: '2026-11-20' },
  ];
  expect(checkDates(createDraft({ special_hours }), '2026-11-20')).toEqual([
    {
      severity: 'warning',
      path: ['special_hours', 0, 'date'],
      message:
        '"Show day" was on 19 November 2026 and is not shown any more. Remove it, or give it the date of this year.',
    },
  ]);
});

it('a third entry for a weekday is refused', () => {
  const spans = [
    ['09:00', '10:00'],
    ['11:00', '12:00'],
    ['13:00', '14:00'],
  ];
  const opening_hours = spans.map(([open, close]) => ({ weekday: 1, status: 'Open', open, close }));
  const draft = createDraft({ locations: [{ contact_detail: { opening_hours } }] });
  expect(checkHours(draft).map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'error Monday (weekday 1) has more than two entries. A day has one, or two with a break between them: remove this one.',
  ]);
});

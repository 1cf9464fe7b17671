import { expect, it } from 'vitest';
import { popupView } from './popup.ts';

const POPUP = {
  title: 'Open late',
  description: 'Until nine on Thursday.',
  buttonText: 'Hours',
  linkTo: '/dealerships',
  expiryDate: '2026-12-03',
};
const viewAt = (moment: string, timezone = 'Australia/Perth', changes: Partial<typeof POPUP> = {}) =>
  popupView({ popup: { ...POPUP, ...changes }, timezone }, new Date(moment));

it('CON-14 is left out of pages built after its last day, and ends on the page at the end of that day, both by the dealer’s clock', () => {
  expect(viewAt('2026-12-03T15:59:00Z')).toMatchObject({ until: '2026-12-04T00:00:00.000+08:00' });
  expect(viewAt('2026-12-03T16:00:00Z')).toBeNull();
  expect(viewAt('2026-12-03T13:00:00Z', 'Australia/Sydney')).toBeNull();
  expect(popupView({ popup: null, timezone: 'Australia/Perth' }, new Date())).toBeNull();
});

it('CON-11 has another id once its words or its day change, so that it is shown once more', () => {
  const now = '2026-12-01T00:00:00Z';
  const ids = [{}, { description: 'Until ten on Thursday.' }, { expiryDate: '2026-12-10' }].map(
    (changes) => viewAt(now, undefined, changes)?.id,
  );
  expect(new Set(ids).size).toBe(3);
  expect(viewAt(now)?.id).toBe(ids[0]);
});

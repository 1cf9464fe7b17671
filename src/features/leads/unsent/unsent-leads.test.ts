import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropExpired, keepUnsent, MAX_AGE_MS, readUnsentLead, unsentLeads } from './unsent-leads.ts';

const LEAD = {
  form: 'enquiry',
  subject: { websiteId: 'w', dealershipId: null, vehicle: null, offer: null },
  noticeVersion: null,
  leadId: null,
  secondsToSubmit: 12,
  url: 'https://dealer.example/contact',
  values: { name: 'Ana', opt_in: true, dateTime: null },
} as const;

beforeEach(() => {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
  vi.stubGlobal('window', { localStorage });
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('unsent forms are kept for a week', () => {
  const kept = keepUnsent(LEAD, null);
  vi.advanceTimersByTime(MAX_AGE_MS);
  expect(dropExpired()).toEqual([]);
  expect(unsentLeads.get()).toEqual([kept]);
  vi.advanceTimersByTime(1);
  expect(dropExpired()).toEqual([kept]);
  expect(unsentLeads.get()).toEqual([]);
});

it('forms are read from storage, except damaged forms and values that could not be sent', () => {
  const stored = { ...LEAD, key: 'k', keptAt: 1 };
  expect(readUnsentLead(stored)).toEqual(stored);
  for (const broken of [
    null,
    {},
    { ...stored, form: 1 },
    { ...stored, keptAt: '1' },
    { ...stored, subject: 1 },
  ])
    expect(readUnsentLead(broken)).toBeNull();
  expect(readUnsentLead({ ...stored, values: { name: 'Ana', extra: { a: 1 } } })?.values).toEqual({
    name: 'Ana',
  });
});

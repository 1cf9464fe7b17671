import { expect, it, vi } from 'vitest';
import { leadBrowser } from '../../../../tests/support/lead-browser.ts';
import { NO_VEHICLE } from '../../../../tests/support/lead-subject.ts';
import { sendUnsent, unsentProblems } from './resend.ts';
import { dropUnsent, keepUnsent } from './unsent-leads.ts';

const { page, keptForms } = leadBrowser('https://dealer.example/contact');

const keep = (message: string, form = 'enquiry') =>
  keepUnsent(
    {
      form,
      subject: { ...NO_VEHICLE, offer: null },
      noticeVersion: null,
      leadId: null,
      secondsToSubmit: 12,
      url: 'https://dealer.example/contact',
      values: {
        name: 'Ana',
        last_name: '',
        email: 'ana@example.com',
        phone: '0400 000 000',
        message,
      },
    },
    null,
  );

it('ERR-17 if the captcha of one kept form cannot be solved, the other kept forms are sent, and that one is sent later', async () => {
  const sent: string[] = [];
  let tasks = 0;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/captcha')) {
      tasks += 1;
      return Response.json({ task: tasks === 1 ? { kind: 'unknown', challenge: {}, seconds: 60 } : null });
    }
    if (address.endsWith('/leads')) sent.push(JSON.parse(String(body)).userData.message);
    return Response.json({ lead_id: 'L1' });
  });
  keep('first');
  keep('second');
  await sendUnsent();
  expect(sent).toEqual(['first']);
  expect(keptForms().map(({ values }) => values.message)).toEqual(['second']);
  expect(page.setTimeout).toHaveBeenCalledTimes(1);
  await sendUnsent();
  expect(sent).toEqual(['first', 'second']);
  expect(keptForms()).toEqual([]);
});

it('TRK-16 a form that another tab has sent meanwhile is not counted a second time in analytics', async () => {
  const { key } = keep('once');
  const followedUp: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/captcha')) return Response.json({ task: null });
    // The other tab had its answer while this one waits.
    if (address.endsWith('/leads')) dropUnsent(key);
    else followedUp.push(address);
    return Response.json({ lead_id: 'L1' });
  });
  await sendUnsent();
  expect(keptForms()).toEqual([]);
  expect(page.dataLayer).toEqual([]);
  expect(followedUp).toEqual([]);
});

it('a kept form that the site no longer has stays kept with its reason, and the others are sent', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/captcha')) return Response.json({ task: null });
    if (address.endsWith('/leads')) sent.push(JSON.parse(String(body)).userData.message);
    return Response.json({ lead_id: 'L1' });
  });
  const { key } = keep('old', 'a-form-of-last-year');
  keep('new');
  await sendUnsent();
  expect(sent).toEqual(['new']);
  expect(keptForms().map(({ values }) => values.message)).toEqual(['old']);
  expect(unsentProblems.get().get(key)).toMatchObject({
    kind: 'refused',
    error: 'This site no longer has this form. Please contact us in another way.',
  });
});

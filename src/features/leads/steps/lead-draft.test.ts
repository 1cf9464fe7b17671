import { beforeEach, expect, it, vi } from 'vitest';
import { FORM_SETTINGS } from '../../../../tests/support/form-settings.ts';
import { leadBrowser } from '../../../../tests/support/lead-browser.ts';
import { NO_VEHICLE } from '../../../../tests/support/lead-subject.ts';
import { emptyValues, schemaOf } from '../form-fields.ts';
import { FORMS } from '../forms.ts';
import { createSubmission } from '../submit-form.ts';
import { createLeadDraft } from './lead-draft.ts';

const PAGE = {
  form: 'trade-in' as const,
  subject: NO_VEHICLE,
  settings: FORM_SETTINGS,
  notice: { text: '', version: 'v1', policyHref: null },
};
const VALUES = {
  ...emptyValues(FORMS['trade-in'].fields),
  trade_make: 'Mazda',
  trade_model: 'CX-5',
  trade_year: '2022',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '0400 000 000',
  adjustment_windscreen: 'Chipped',
};

const { page, keptForms } = leadBrowser('https://dealer.example/trade-in');

interface Call {
  address: string;
  body: { isLastStep?: boolean; userData?: Record<string, unknown> };
}
let calls: Call[] = [];
let isOnline = true;
let leadId = 'L1';

beforeEach(() => {
  calls = [];
  isOnline = true;
  leadId = 'L1';
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    calls.push({ address, body: JSON.parse(String(body)) });
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (address !== '/api/leads') return new Response(null, { status: 204 });
    return Response.json({ lead_id: leadId, valuation: { kind: 'none', reason: 'few' } });
  });
});
const saveStep = async (draft = createLeadDraft(PAGE)) => {
  draft.save(VALUES, schemaOf(FORMS['trade-in'].fields).cast(VALUES), NO_VEHICLE);
  await draft.leadId();
  return draft;
};

it('LEA-01 an earlier step of a form is neither stored for sending later nor tracked as a lead', async () => {
  const draft = await saveStep();
  expect(draft.savedId()).toBe('L1');
  isOnline = false;
  await saveStep(draft);
  expect(calls.map(({ address, body }) => [address, body.isLastStep])).toEqual([
    ['/api/leads', false],
    ['/api/leads', false],
  ]);
  expect(keptForms()).toEqual([]);
  expect(page.dataLayer).toEqual([]);
});

it('LEA-01 a late answer to one step does not overwrite the values of the next step', async () => {
  const draft = createLeadDraft(PAGE);
  draft.save({ ...VALUES, trade_notes: '' }, schemaOf(FORMS['trade-in'].fields).cast(VALUES), NO_VEHICLE);
  const first = draft.leadId();
  draft.save(
    { ...VALUES, trade_notes: 'A new clutch.' },
    schemaOf(FORMS['trade-in'].fields).cast(VALUES),
    NO_VEHICLE,
  );
  await first;
  // A reload at this moment.
  expect(createLeadDraft(PAGE).values).toMatchObject({ trade_notes: 'A new clutch.' });
  expect(createLeadDraft(PAGE).savedId()).toBe('L1');
});

it('ERR-17 LEA-02 a last step that could not be sent is kept with the id of its lead, and tracked once when it is sent', async () => {
  const draft = await saveStep();
  const send = createSubmission('trade-in', FORMS['trade-in'], NO_VEHICLE, { noticeVersion: 'v1', draft });
  isOnline = false;
  expect(await send(VALUES)).toMatchObject({ kind: 'failed', kept: { isOffline: true } });
  expect(keptForms()).toMatchObject([
    { form: 'trade-in', leadId: 'L1', values: { adjustment_windscreen: 'Chipped' } },
  ]);
  isOnline = true;
  const valuation = { kind: 'none', reason: 'few' };
  // After a reload.
  const again = createSubmission('trade-in', FORMS['trade-in'], NO_VEHICLE, {
    noticeVersion: 'v1',
    draft: createLeadDraft(PAGE),
  });
  expect(await again(VALUES)).toEqual({ kind: 'accepted', leadId: 'L1', valuation });
  expect(calls.filter(({ address }) => address === '/api/leads').at(-1)?.body).toMatchObject({
    isLastStep: true,
    userData: {
      lead_id: 'L1',
      form_completed: true,
      adjustmentAnswers: [{ id: 'windscreen', answer: 'Chipped' }],
    },
  });
  expect(keptForms()).toEqual([]);
  expect(page.dataLayer).toMatchObject([{ event: 'lead', form: 'trade-in', event_id: 22 }]);
  expect(calls.filter(({ address }) => address === '/api/leads/follow-up')).toHaveLength(1);
});

it('the last step waits for photos that are still being sent, and is already kept in the browser meanwhile', async () => {
  const draft = await saveStep();
  let finish = () => {};
  void draft.run(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const sending = createSubmission('trade-in', FORMS['trade-in'], NO_VEHICLE, { noticeVersion: 'v1', draft })(
    VALUES,
  );
  expect(keptForms()).toMatchObject([{ leadId: 'L1' }]);
  // Enough turns of the event loop to send the last step, if it did not wait.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(calls.some(({ body }) => body.isLastStep)).toBe(false);
  finish();
  expect(await sending).toMatchObject({ kind: 'accepted' });
});

it('a new id for the lead, which the service gives after it has deleted the old one, empties the list of photos', async () => {
  const draft = await saveStep();
  const onPhotos = vi.fn();
  draft.photos.listen(onPhotos);
  draft.keepPhotos([{ id: 'p1', name: 'front.jpg' }]);
  await saveStep(draft);
  expect(draft.photos.get()).toEqual([{ id: 'p1', name: 'front.jpg' }]);
  leadId = 'L2';
  await saveStep(draft);
  expect(onPhotos.mock.calls.map(([photos]) => photos.length)).toEqual([1, 0]);
  expect(createLeadDraft(PAGE).photos.get()).toEqual([]);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import { NO_VEHICLE } from '../../../tests/support/lead-subject.ts';
import { PAGE } from '../../../tests/support/service/page-form.ts';
import { formFields } from '../../features/leads/apply-settings.ts';
import { drawField } from '../../features/leads/fields/draw-field.ts';
import { hasValue } from '../../features/leads/fields/kinds.ts';
import { PAGE_VIEWS } from '../../features/leads/fields/page-views.ts';
import { emptyValues } from '../../features/leads/form-fields.ts';
import { PageFormView } from '../../features/leads/PageFormView.tsx';
import type { PageForm } from '../../features/leads/page-form.ts';
import { isPageFormId, PAGE_FORMS } from '../../features/leads/page-forms.ts';
import type { RefusedFormData } from '../../features/leads/RefusedForm.tsx';
import { loadFormView } from './form-view.ts';

const { drawRefusedForm } = await loadFormView();

const SETTINGS: PageForm['settings'] = {
  ...FORM_SETTINGS,
  termsRequired: true,
  locations: ['North Yard', 'South Yard'],
  dealerships: ['north', 'south'],
  distribution: ['Rockhampton'],
  workshops: [
    { name: 'North Workshop', dealership: 'north' },
    { name: 'South Workshop', dealership: 'south' },
  ],
  services: ['Tyres', 'Brakes'],
  tradeIn: {
    state: 'qld',
    odometerRequired: true,
    savesValuation: false,
    questions: [{ id: 'accident', question: 'Has it been in an accident?', answers: ['No', 'Yes'] }],
  },
};

const refused = (form: RefusedFormData['form'], changes: Partial<RefusedFormData> = {}): RefusedFormData => {
  const fields = formFields(PAGE_FORMS[form], SETTINGS);
  return {
    form,
    fields,
    submit: 'Send',
    values: emptyValues(fields),
    errors: {},
    failure: null,
    hidden: {},
    times: [],
    clockSuffix: '',
    ...changes,
  };
};

it.each(Object.keys(PAGE_FORMS).filter(isPageFormId))(
  'FRM-20 the %s form that comes back has the fields of its page, drawn by the same components',
  (form) => {
    const data = refused(form);
    const built = renderToStaticMarkup(
      createElement(PageFormView, { data: { ...PAGE, form, settings: SETTINGS } }),
    );
    const again = drawRefusedForm(data);
    const fields = data.fields.filter(hasValue);
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) {
      const { name } = field;
      const input = { name, value: data.values[name] ?? '', onChange: () => {}, onBlur: () => {} };
      const props = {
        field,
        id: `${form}-${name}`,
        input,
        problem: undefined,
        subject: NO_VEHICLE,
        draft: null,
      };
      const html = renderToStaticMarkup(drawField(PAGE_VIEWS, props));
      expect(built).toContain(html);
      expect(again).toContain(html);
    }
    // Photos are sent by scripts only.
    expect(again).not.toContain('type="file"');
  },
);

it('FRM-20 a form that comes back shows what was typed, what to fix and the reason that is not about a field', () => {
  const { fields, values } = refused('service-booking');
  const html = drawRefusedForm(
    refused('service-booking', {
      values: { ...values, name: '"><b>', location: 'South Workshop', additional_services: ['Brakes'] },
      errors: { email: 'Please enter your email.', phone: '<i>' },
      failure: 'Too many requests.',
      hidden: { page_form: '{"a":"</script>"}' },
    }),
  );
  expect(fields.map(({ kind }) => kind)).toContain('choices');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(html).toContain('<option value="South Workshop" selected="">');
  expect(html).toMatch(/name="additional_services" checked="" value="Brakes"|value="Brakes" checked=""/);
  expect(html).not.toMatch(/value="Tyres" checked|checked="" value="Tyres"/);
  expect(html).toContain('<a href="#service-booking-email">Please enter your email.</a>');
  expect(html).toContain('<a href="#service-booking-phone">&lt;i&gt;</a>');
  expect(html).toContain('aria-describedby="service-booking-email-problem"');
  expect(html).toContain('<div class="failed" role="alert"><p>Too many requests.</p></div>');
  expect(html).toContain(
    '<input type="hidden" name="page_form" value="{&quot;a&quot;:&quot;&lt;/script&gt;&quot;}"/>',
  );
});

it('API-36 a form that comes back with free times has one list of them with the yard’s clock in its label', () => {
  const times = [{ date: '2026-11-27', times: ['09:30', '10:30'] }];
  const html = drawRefusedForm(refused('book-test-drive', { times, clockSuffix: ', Perth time' }));
  expect(html).toContain('Test Drive Booking Date, Perth time <span class="hint">(optional)</span>');
  expect(html).toContain(
    '<option value="" selected="">Any time</option><optgroup label="Friday 27 November">' +
      '<option value="2026-11-27T09:30">Friday 27 November, 9:30 am</option>' +
      '<option value="2026-11-27T10:30">Friday 27 November, 10:30 am</option></optgroup>',
  );
  expect(html).not.toContain('datetime-local');
  const required = drawRefusedForm(refused('service-booking', { times }));
  expect(required).toContain('<option value="" selected="">Choose a time</option>');
});

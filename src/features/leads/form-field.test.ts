import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_VEHICLE, VEHICLE } from '../../../tests/support/lead-subject.ts';
import { ErrorSummary, type Problem } from './ErrorSummary.tsx';
import { drawField } from './fields/draw-field.ts';
import { hasValue, type ValueSpec } from './fields/kinds.ts';
import { PAGE_VIEWS } from './fields/page-views.ts';
import { FORMS } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';

const SUBJECT = { ...NO_VEHICLE, termsHref: '/terms-and-conditions' };

function drawn(
  field: ValueSpec,
  value: string | boolean = '',
  problem?: string,
  vehicle: LeadSubject['vehicle'] = null,
): string {
  const input = { name: field.name, value, onChange: () => {}, onBlur: () => {} };
  const subject = { ...SUBJECT, vehicle };
  const element = drawField(PAGE_VIEWS, { field, id: 'f', input, problem, subject, draft: null });
  return renderToStaticMarkup(element).replaceAll('\n', '');
}

const fieldOf = (name: string): ValueSpec => {
  const field = FORMS['test-drive'].fields.filter(hasValue).find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
};

describe('a field', () => {
  it('FRM-25 has a label, an autocomplete attribute and a message linked to the control', () => {
    const html = drawn(fieldOf('name'), 'Ana', 'Please enter your first name.');
    expect(html).toContain('<label for="f">First Name </label>');
    expect(html).toMatch(/<input[^>]*id="f"[^>]*aria-describedby="f-problem"/);
    expect(html).toMatch(/<input[^>]*autoComplete="given-name"[^>]*value="Ana"/i);
    expect(html).toContain('<p class="msg" id="f-problem">Please enter your first name.</p>');
  });
  it('FRM-26 has the input type or `inputmode` that opens the right keyboard on phones', () => {
    expect(drawn(fieldOf('phone'))).toMatch(/type="tel" autoComplete="tel"/i);
    expect(drawn(fieldOf('email'))).toMatch(/type="email" autoComplete="email"/i);
    expect(
      drawn({ kind: 'text', name: 'postcode', label: 'Postcode', inputMode: 'numeric', maxLength: 4 }),
    ).toMatch(/inputMode="numeric" maxLength="4"/i);
  });
  it('is marked as optional if it is not required, and has no aria-describedby if it has no message', () => {
    const html = drawn(fieldOf('message'), 'Hello');
    expect(html).toContain('Message <span class="hint">(optional)</span>');
    expect(html).toContain('aria-invalid="false"');
    expect(html).not.toContain('required');
    expect(html).toContain('>Hello</textarea>');
    expect(html).not.toContain('aria-describedby');
  });
  it('FRM-19 for consent to the terms is a checkbox with a link to them and its error message below', () => {
    const html = drawn(fieldOf('terms_conditions'), true, 'You must agree.');
    expect(html).toMatch(/type="checkbox"[^>]*required=""[^>]*aria-describedby="f-problem"[^>]*checked/);
    expect(html).toContain('I agree to the <a href="/terms-and-conditions"');
    expect(html).toContain('<p class="msg" id="f-problem">You must agree.</p>');
  });
  it('with options is a drop-down list with the chosen option selected', () => {
    const field: ValueSpec = {
      kind: 'select',
      name: 'category',
      label: 'Category',
      placeholder: 'Please choose',
      options: ['Sales', 'Service'],
    };
    expect(drawn(field, 'Service')).toContain(
      '<option value="">Please choose</option><option value="Sales">Sales</option><option value="Service" selected="">Service</option>',
    );
  });
  it('with choices is a group that can be focused and is linked to its message', () => {
    const field = { kind: 'choices', name: 'services', label: 'Services', options: ['Tyres'] } as const;
    expect(drawn(field, '', 'Please choose from the list.')).toMatch(
      /^<fieldset class="choices" id="f" tabindex="-1" aria-describedby="f-problem">.*<p class="msg" id="f-problem">/,
    );
    expect(drawn(field)).not.toContain('aria-describedby');
  });
  it('for an appointment is a disabled list while the vehicle’s free times load, and accepts any time if there is no vehicle', () => {
    expect(drawn(fieldOf('dateTime'), '', undefined, VEHICLE)).toMatch(
      /<select[^>]*disabled=""><option value="" selected="">Looking/,
    );
    expect(drawn(fieldOf('dateTime'))).toMatch(/<input[^>]*type="datetime-local"/);
  });
});

it('FRM-20 the error summary lists several problems below a heading, and shows a single problem without a heading', () => {
  const summary = (...problems: Problem[]) => renderToStaticMarkup(createElement(ErrorSummary, { problems }));
  const [one, two] = [
    { id: 'a', text: 'One.' },
    { id: 'b', text: 'Two.' },
  ];
  expect(summary()).toBe('');
  expect(summary(one)).toBe(
    '<div class="failed" role="alert" tabindex="-1"><p><a href="#a">One.</a></p></div>',
  );
  expect(summary(one, two)).toBe(
    '<div class="failed" role="alert" tabindex="-1"><p>Please fix the following errors:</p>' +
      '<ul><li><a href="#a">One.</a></li><li><a href="#b">Two.</a></li></ul></div>',
  );
});

import { html, raw } from 'hono/html';
import type { FieldValue } from '../../features/leads/fields/field-kind.ts';
import { hasValue, type ValueSpec } from '../../features/leads/fields/kinds.ts';
import { optionValue } from '../../features/leads/fields/select/option.ts';
import { FORMS } from '../../features/leads/forms.ts';
import { HIDDEN_FIELDS, POST_ADDRESS } from '../../features/leads/page-form.ts';
import { twelveHour } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import { zoneLabel } from '../../lib/zone-label.ts';
import type { FreeDay } from '../appointments/free-times.ts';
import type { Html, PlainPage } from '../platform/http/plain-page.ts';
import type { OfferedTimes } from './accept-lead.ts';
import { PAGE_ADDRESS, type PostedForm } from './posted-form.ts';

/** A posted form that is shown to the shopper again. */
export interface ShownForm extends PostedForm {
  /** Times to choose from, if the posted one is wrong. If there are none, the shopper can enter any time. */
  offered?: OfferedTimes;
}

function timeList(name: string, times: readonly FreeDay[], described: Html | string): Html {
  const dayText = (date: string) => formatWeekdayDate(date, Number(times[0]?.date.slice(0, 4)));
  return html`<select id="${name}" name="${name}" ${described}>
      <option value="">Any time</option>
      ${times.map(
        ({ date, times: free }) =>
          html`<optgroup label="${dayText(date)}">${free.map((time) => html`<option value="${date}T${time}">${dayText(date)}, ${twelveHour(time)}</option>`)}</optgroup>`,
      )}
    </select>`;
}

type TextKind = Exclude<ValueSpec['kind'], 'select' | 'choices' | 'services' | 'check' | 'terms'>;

/** Types of the inputs of one line. `formFields` has turned lists of the site into selects. */
const INPUT_TYPES: Record<Exclude<TextKind, 'message'>, string> = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  appointment: 'datetime-local',
  distribution: 'text',
  locations: 'text',
  workshops: 'text',
  dealerships: 'text',
};

/** A field with one control and its label above it. */
type LabelledField = Extract<ValueSpec, { kind: TextKind | 'select' }>;

function control(
  field: LabelledField,
  value: string,
  described: Html | string,
  times: readonly FreeDay[],
): Html {
  const { kind, name } = field;
  if (kind === 'appointment' && times.length > 0) return timeList(name, times, described);
  if (kind === 'message')
    return html`<textarea id="${name}" name="${name}" rows="4" ${described}>
${value}</textarea>`;
  if (kind === 'select')
    return html`<select id="${name}" name="${name}" ${described}>
      ${field.placeholder === undefined ? '' : html`<option value="">${field.placeholder}</option>`}
      ${field.options.map(
        (option) =>
          html`<option value="${optionValue(option)}" ${optionValue(option) === value ? raw('selected') : ''}>${typeof option === 'string' ? option : option.label}</option>`,
      )}
    </select>`;
  return html`<input id="${name}" name="${name}" type="${INPUT_TYPES[kind]}" value="${value}" ${described}>`;
}

const choiceHtml = (name: string, option: string, chosen: FieldValue | undefined): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" value="${option}" ${Array.isArray(chosen) && chosen.includes(option) ? raw('checked') : ''}>
    <span>${option}</span></label>`;

function fieldHtml(field: ValueSpec, { values, errors, offered }: ShownForm): Html {
  const { kind, name, label, required } = field;
  const error = errors[name];
  const described = error === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-problem"`;
  const message = error === undefined ? '' : html`<p class="msg" id="${name}-problem">${error}</p>`;
  if (kind === 'check' || kind === 'terms')
    return html`<div>
      <label class="check"><input type="checkbox" id="${name}" name="${name}" ${values[name] === true ? raw('checked') : ''} ${described}>
        <span>${label} ${kind === 'terms' ? 'terms of use' : ''}</span></label>
      ${message}
    </div>`;
  if (kind === 'services') throw new Error('formFields turns services into choices.');
  if (kind === 'choices')
    return html`<fieldset id="${name}">
      <legend>${label} (optional)</legend>
      ${field.options.map((option) => choiceHtml(name, option, values[name]))} ${message}
    </fieldset>`;
  // The compiler does not leave a field out whose two kinds were both handled above.
  kind satisfies LabelledField['kind'];
  const clock = kind === 'appointment' && offered?.zone ? `, ${zoneLabel(offered.zone)}` : '';
  return html`<div>
    <label for="${name}">${label}${clock} ${required === undefined ? '(optional)' : ''}</label>
    ${control(field as LabelledField, String(values[name] ?? ''), described, offered?.days ?? [])} ${message}
  </div>`;
}

/**
 * Page for browsers without scripts that shows a form again, with everything that was typed and what to fix (FRM-20).
 *
 * @param failure message that is not about a field
 */
export function errorPage(posted: ShownForm, failure: string | null = null): PlainPage {
  const { title } = FORMS[posted.form];
  const problems = posted.fields.filter(({ name }) => Object.hasOwn(posted.errors, name));
  const prefix = problems.length > 0 || failure !== null ? 'Please check: ' : '';
  return {
    title: `${prefix}${title}`,
    main: html`<h1>${title}</h1>
<form method="post" action="${POST_ADDRESS}" novalidate>
<div class="failed" role="alert">
${failure === null ? html`<p>Please fix the following errors:</p>` : html`<p>${failure}</p>`}
<ul>${problems.map(({ name }) => html`<li><a href="#${name}">${posted.errors[name]}</a></li>`)}</ul>
</div>
<input type="hidden" name="${HIDDEN_FIELDS.pageForm}" value="${posted.hidden}">
<input type="hidden" name="${PAGE_ADDRESS}" value="${posted.page}">
<div class="trap" aria-hidden="true"><input name="${HIDDEN_FIELDS.honeypot}" tabindex="-1" autocomplete="off" aria-label="Leave this empty"></div>
${posted.fields.filter(hasValue).map((field) => fieldHtml(field, posted))}
<button type="submit">${posted.submit}</button>
</form>`,
  };
}

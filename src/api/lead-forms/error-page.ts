import { html, raw } from 'hono/html';
import { FORMS } from '../../features/leads/forms.ts';
import { HIDDEN_FIELDS } from '../../features/leads/page-form.ts';
import { zoneLabel } from '../../lib/zone-label.ts';
import type { PlainPage } from '../platform/http/plain-page.ts';
import type { OfferedTimes } from './accept-lead.ts';
import { loadFormView } from './form-view.ts';
import { PAGE_ADDRESS, type PostedForm } from './posted-form.ts';

// The placeholder of the field Rego shrinks to fit (FRM-09), as in `form-parts.css`. In some system fonts it is 22.4em wide.
const STYLE = `.hint{font-weight:400}
.field:has(>[name=Rego]){container-type:inline-size}
[name=Rego]::placeholder{font-size:min(1em,(100cqi - 32px)/22.5)}`;

/** A posted form that is shown to the shopper again. */
export interface ShownForm extends PostedForm {
  /** Times to choose from, if the posted one is wrong. If there are none, the shopper can enter any time. */
  offered?: OfferedTimes;
}

/**
 * Page for browsers without scripts that shows a form again, with everything that was typed and what to fix (FRM-20).
 *
 * @param failure message that is not about a field
 */
export async function errorPage(
  { form, fields, submit, values, errors, hidden, page, offered }: ShownForm,
  failure: string | null = null,
): Promise<PlainPage> {
  const { title } = FORMS[form];
  const { drawRefusedForm } = await loadFormView();
  const drawn = drawRefusedForm({
    form,
    fields,
    submit,
    values,
    errors,
    failure,
    hidden: { [HIDDEN_FIELDS.pageForm]: hidden, [PAGE_ADDRESS]: page },
    times: offered?.days ?? [],
    clockSuffix: offered?.zone ? `, ${zoneLabel(offered.zone)}` : '',
  });
  const hasProblem = failure !== null || fields.some(({ name }) => Object.hasOwn(errors, name));
  return {
    title: `${hasProblem ? 'Please check: ' : ''}${title}`,
    // React has escaped all texts.
    main: html`<h1>${title}</h1>
${raw(drawn)}`,
    style: STYLE,
  };
}

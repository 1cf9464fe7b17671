import { localStamp } from '../../../lib/clock.ts';
import { ownProperty } from '../../../lib/own-property.ts';
import { announce } from '../../../ui/announce.ts';
import { element } from '../../../ui/element.ts';
import { WESTERNMOST_ZONE } from '../fields/appointment/kind.ts';
import { FORMS } from '../forms.ts';
import { momentText } from '../moment-text.ts';
import { sendUnsent, type UnsentProblem } from './resend.ts';
import { changeUnsent, dropUnsent, type UnsentLead } from './unsent-leads.ts';
import { unsentTitle, unsentValues } from './unsent-texts.ts';

/** A button that discards the form at the second press, because the first might be a slip and there is no undo. */
function discardButton(lead: UnsentLead): HTMLButtonElement {
  const button = element('button', { class: 'btn small quiet', type: 'button' }, 'Discard');
  let isSure = false;
  button.addEventListener('click', () => {
    if (isSure) {
      dropUnsent(lead.key);
      announce('Your form was discarded.');
    }
    isSure = true;
    button.textContent = 'Discard for good';
  });
  return button;
}

/**
 * Asks for another time because the requested one has passed. If the form does not require a time and the field stays
 * empty, the dealer proposes one.
 */
function timeForm(lead: UnsentLead, field: string): HTMLFormElement {
  const id = `unsent-${lead.key}`;
  const fields = ownProperty(FORMS, lead.form)?.fields ?? [];
  const isOptional = fields.some(({ name, required }) => name === field && !required);
  const input = element('input', {
    type: 'datetime-local',
    id,
    min: localStamp(new Date(), lead.subject.timezone ?? WESTERNMOST_ZONE),
    required: isOptional ? null : true,
  });
  const send = element('button', { class: 'btn small primary', type: 'submit' }, 'Send');
  const orEmpty = isOptional ? ', or leave it empty for any time' : '';
  const label = element('label', { for: id }, `Another time${orEmpty}`);
  const form = element('form', {}, element('div', { class: 'field' }, label, input), send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    changeUnsent(lead, { [field]: input.value || null });
    void sendUnsent();
  });
  return form;
}

/** The list item of one unsent form: its content, its problem if it has one, and buttons to solve or discard it. */
export function unsentEntry(lead: UnsentLead, problem: UnsentProblem | undefined): HTMLLIElement {
  const values = unsentValues(lead).flatMap(([label, text]) => [
    element('dt', {}, label),
    element('dd', {}, text),
  ]);
  const isTime = problem?.kind === 'outdated' && problem.field === 'dateTime';
  return element(
    'li',
    {},
    element('h3', {}, unsentTitle(lead)),
    element(
      'p',
      { class: 'muted' },
      `Saved on this device on ${momentText(lead.keptAt, lead.subject.timezone)}.`,
    ),
    element('dl', {}, ...values),
    problem ? element('p', { class: 'msg' }, problem.error) : null,
    isTime ? timeForm(lead, 'dateTime') : null,
    discardButton(lead),
  );
}

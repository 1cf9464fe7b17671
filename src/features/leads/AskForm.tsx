import { type FormEvent, useId, useRef, useState } from 'react';
import type { VehicleData } from '../../frame/vehicle-data.ts';
import type { LeadAnswer } from './api/leads.ts';
import { type AskValues, type FormKind, type Problems, problemsOf, valuesOf } from './ask-form.ts';
import { Contacts } from './Contacts.tsx';
import { DateField } from './DateField.tsx';
import { Field } from './Field.tsx';
import { ProblemList } from './ProblemList.tsx';

interface Props {
  kind: FormKind;
  vehicle: VehicleData;
  message: string;
  send: (values: AskValues) => Promise<LeadAnswer>;
  onTaken: (name: string) => void;
}

type State =
  | { kind: 'editing'; problems: Problems }
  | { kind: 'sending' }
  /** Not sent: what was typed stays. */
  | { kind: 'failed'; error: string };

/** What ERR-18 has a failure without a reason say. */
const FAILED = 'An error occurred when submitting this form';

function Terms({ href }: { href: string | null }) {
  if (href === null) return 'terms of use';
  return (
    <a href={href} target="_blank" rel="noopener">
      terms of use<span className="sr"> (opens in a new tab)</span>
    </a>
  );
}

/** Asks for what the dealer needs to answer; what was typed stays until the service has it. */
export function AskForm({ kind, vehicle, message, send, onTaken }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ kind: 'editing', problems: {} });
  const problems = state.kind === 'editing' ? state.problems : {};
  const sending = state.kind === 'sending';

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    const values = valuesOf(new FormData(event.currentTarget));
    const found = problemsOf(kind, values);
    const [first] = Object.keys(found);
    if (first) {
      setState({ kind: 'editing', problems: found });
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState({ kind: 'sending' });
    try {
      const answer = await send(values);
      if (answer.kind === 'taken') onTaken(values.name);
      else setState({ kind: 'failed', error: answer.error });
    } catch (error) {
      console.warn('The form was not sent.', error);
      setState({ kind: 'failed', error: FAILED });
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ProblemList problems={problems} />
      <div className="names">
        <Field id={id} field="name" label="First Name" problems={problems}>
          {(attributes) => <input autoComplete="given-name" {...attributes} />}
        </Field>
        <Field id={id} field="last_name" label="Last Name" problems={problems} optional>
          {(attributes) => <input autoComplete="family-name" {...attributes} />}
        </Field>
        <Field id={id} field="email" label="Email" problems={problems}>
          {(attributes) => <input type="email" autoComplete="email" {...attributes} />}
        </Field>
        <Field id={id} field="phone" label="Mobile Number" problems={problems}>
          {(attributes) => <input type="tel" autoComplete="tel" {...attributes} />}
        </Field>
      </div>
      {kind === 'test-drive' && (
        <DateField id={id} carId={vehicle.id} dealershipId={vehicle.live.dealershipId} />
      )}
      <Field id={id} field="message" label="Message" problems={problems} optional={kind === 'test-drive'}>
        {(attributes) => <textarea rows={4} defaultValue={message} {...attributes} />}
      </Field>
      {kind === 'test-drive' && (
        <label className="check">
          <input
            type="checkbox"
            name="terms_conditions"
            aria-required
            aria-invalid={problems.terms_conditions !== undefined}
          />
          <span>
            I agree to the <Terms href={vehicle.termsHref} />
          </span>
        </label>
      )}
      {state.kind === 'failed' && (
        <div className="failed" role="alert">
          <p>{state.error}</p>
          <Contacts vehicle={vehicle} lead="Your words are still here. You can also" />
        </div>
      )}
      <button className="btn primary block" type="submit" aria-busy={sending || undefined}>
        {sending ? 'Sending…' : kind === 'enquiry' ? 'Send Enquiry' : 'Book Test Drive'}
      </button>
    </form>
  );
}

import { storageFailed } from '../../ui/storage/kept-list.ts';
import { Contacts } from './Contacts.tsx';
import type { LeadSubject } from './lead-subject.ts';
import { FAILED, type Outcome } from './submit-form.ts';

type Kept = NonNullable<Extract<Outcome, { kind: 'failed' }>['kept']>;

interface Props {
  /** The service's reason, or `FAILED` if it gave none (ERR-18). */
  error: string;
  /** null if the form is not sent again later. */
  kept: Kept | null;
  subject: LeadSubject;
  onDiscard: () => void;
}

function keptText({ isOffline }: Kept): string {
  const saved = storageFailed.get()
    ? 'Your browser could not save your form, so please keep this page open.'
    : 'Your form is saved on this device.';
  return `${saved} We will send it ${isOffline ? 'when you are back online' : 'as soon as our website can receive it'}.`;
}

/** A message: the form was not sent, what happens to it next, and how else to reach the dealer (ERR-17, ERR-19). */
export function FormFailure({ error, kept, subject, onDiscard }: Props) {
  return (
    <div className="failed" role="alert">
      <p>{FAILED}</p>
      {error !== FAILED && <p>{error}</p>}
      {kept && <p>{keptText(kept)}</p>}
      <Contacts {...subject} intro="Nothing you typed is lost. You can also" />
      {kept && (
        <button className="btn small" type="button" onClick={onDiscard}>
          Cancel sending
        </button>
      )}
    </div>
  );
}

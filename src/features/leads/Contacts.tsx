import type { LeadSubject } from './lead-subject.ts';

interface Props extends Pick<LeadSubject, 'phone' | 'mail'> {
  /** Start of the sentence: "You can also". */
  lead: string;
}

/** A sentence with the dealer's phone number and email address, if known. */
export function Contacts({ phone, mail, lead }: Props) {
  if (!phone && !mail) return null;
  return (
    <p>
      {lead} {phone && <a href={phone.href}>call {phone.text}</a>}
      {phone && mail && ' or '}
      {mail && <a href={mail}>send an email</a>}.
    </p>
  );
}

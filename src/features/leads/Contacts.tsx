import type { LeadSubject } from './lead-subject.ts';

interface Props extends Pick<LeadSubject, 'phone' | 'mail'> {
  /** Start of the sentence: "You can also". */
  intro: string;
}

/** A sentence with the dealer's phone number and email address, if known. */
export function Contacts({ phone, mail, intro }: Props) {
  if (!phone && !mail) return null;
  return (
    <p>
      {intro} {phone && <a href={phone.href}>call {phone.text}</a>}
      {phone && mail && ' or '}
      {mail && <a href={mail}>send an email</a>}.
    </p>
  );
}

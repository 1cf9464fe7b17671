import type { LeadSubject } from './lead-subject.ts';

interface Props extends Pick<LeadSubject, 'phone' | 'mail'> {
  /** "You can also": what the ways on follow. */
  lead: string;
}

/** The other ways to the dealer, those there are. */
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

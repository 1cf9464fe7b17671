import type { VehicleData } from '../../frame/vehicle-data.ts';

interface Props {
  vehicle: Pick<VehicleData, 'phone' | 'mail'>;
  /** "You can also": what the ways on follow. */
  lead: string;
}

/** The other ways to the dealer, those there are. */
export function Contacts({ vehicle: { phone, mail }, lead }: Props) {
  if (!phone && !mail) return null;
  return (
    <p>
      {lead} {phone && <a href={phone.href}>call {phone.text}</a>}
      {phone && mail && ' or '}
      {mail && <a href={mail}>send an email</a>}.
    </p>
  );
}

import type { FormSpec } from '../../features/leads/form-spec.ts';
import { FORMS, isFormId } from '../../features/leads/forms.ts';
import type { Lead } from '../leads/schema.ts';
import type { appointmentChanges } from './schema.ts';

export type AppointmentChange = typeof appointmentChanges.$inferSelect;

/** A test drive or a service with a time. */
export interface Appointment {
  kind: NonNullable<FormSpec['books']>;
  /** "2026-11-24T09:30" on the dealer's clock. */
  time: string;
  /** Length in minutes; null if it is not known: only the workshop knows how long a service takes. */
  minutes: number | null;
  isCancelled: boolean;
  /** Number of changes since it was booked. */
  sequence: number;
}

type Booked = Pick<Lead, 'form' | 'values' | 'facts'>;

/**
 * Returns the appointment that a lead booked, with the shopper's change if there is one. Null if the lead booked none.
 */
export function appointmentOf(
  { form, values, facts }: Booked,
  change: AppointmentChange | null,
): Appointment | null {
  const kind = isFormId(form) ? FORMS[form].books : undefined;
  const { dateTime } = values;
  if (kind === undefined || typeof dateTime !== 'string') return null;
  const minutes = Number(facts.appointment_minutes);
  return {
    kind,
    time: (change?.time ?? dateTime).slice(0, 16),
    minutes: kind === 'test drive' && minutes > 0 ? minutes : null,
    isCancelled: change?.isCancelled ?? false,
    sequence: change?.sequence ?? 0,
  };
}

/** Returns the lead with the current time of its appointment; if it is cancelled, the facts say so. */
export function withAppointment(lead: Lead, appointment: Appointment | null): Lead {
  if (appointment === null) return lead;
  const { time, isCancelled } = appointment;
  return {
    ...lead,
    values: { ...lead.values, dateTime: time },
    facts: { ...lead.facts, ...(isCancelled && { booking: 'Cancelled' }) },
  };
}

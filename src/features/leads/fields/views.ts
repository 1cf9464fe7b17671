import { AppointmentView } from './appointment/View.tsx';
import { CheckView } from './check/View.tsx';
import { EmailView } from './email/View.tsx';
import type { FieldViews } from './field-view.ts';
import type { FieldKind } from './kinds.ts';
import { MessageView } from './message/View.tsx';
import { SelectView } from './select/View.tsx';
import { TelView } from './tel/View.tsx';
import { TermsView } from './terms/View.tsx';
import { TextView } from './text/View.tsx';

/** Draws the kinds of fields that any form may have. */
export const VIEWS = {
  text: TextView,
  message: MessageView,
  email: EmailView,
  tel: TelView,
  select: SelectView,
  check: CheckView,
  terms: TermsView,
  appointment: AppointmentView,
} satisfies Partial<FieldViews<FieldKind>>;

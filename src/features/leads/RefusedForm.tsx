import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { AppointmentDay } from './api/free-times.ts';
import { Form, type OnPage } from './Form.tsx';
import { OfferedTimes } from './fields/appointment/OfferedTimes.tsx';
import { type FieldSpec, hasValue } from './fields/kinds.ts';
import { PAGE_VIEWS } from './fields/page-views.ts';
import type { FormValues } from './form-fields.ts';
import { Honeypot } from './Honeypot.tsx';
import type { LeadSubject } from './lead-subject.ts';
import { POST_ADDRESS } from './page-form.ts';
import { PAGE_FORMS, type PageFormId } from './page-forms.ts';

/** A form that a browser without scripts posted and that the shopper has to correct. */
export interface RefusedFormData {
  form: PageFormId;
  /** The form's fields, with the dealer's settings applied. */
  fields: readonly FieldSpec[];
  /** Label of the button. */
  submit: string;
  /** The shopper's entries, by field. */
  values: FormValues;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  /** Message that is not about a field; null if there is none. */
  failure: string | null;
  /** Hidden fields to post again, by name. */
  hidden: Readonly<Record<string, string>>;
  /** Times to choose from. If there are none, the shopper can enter any time. */
  times: readonly AppointmentDay[];
  /** ", Perth time", shown after times; empty if the yard has the dealer's time zone. */
  clockSuffix: string;
}

function RefusedForm({
  form,
  fields,
  submit,
  values,
  errors,
  failure,
  hidden,
  times,
  clockSuffix,
}: RefusedFormData) {
  const subject: LeadSubject = {
    websiteId: '',
    dealershipId: null,
    clockSuffix,
    phone: null,
    mail: null,
    termsHref: null,
    vehicle: null,
  };
  const onPage: OnPage = {
    ids: form,
    captcha: false,
    derive: () => ({}),
    subjectFor: () => subject,
    onValues: () => {},
    noValidate: true,
    action: POST_ADDRESS,
    readTyped: () => values,
    errors,
    views:
      times.length === 0
        ? PAGE_VIEWS
        : { ...PAGE_VIEWS, appointment: (props) => <OfferedTimes {...props} days={times} /> },
  };
  return (
    <>
      {failure !== null && (
        <div className="failed" role="alert">
          <p>{failure}</p>
        </div>
      )}
      <Form
        id={form}
        spec={{ ...PAGE_FORMS[form], submit }}
        // Photos are sent by scripts only.
        fields={fields.filter(hasValue)}
        subject={subject}
        start={{}}
        noticeVersion={null}
        onPage={onPage}
        onAccepted={() => {}}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Honeypot id={`${form}-trap`} />
      </Form>
    </>
  );
}

/** HTML of a form that works without scripts, with everything that was typed and what to fix (FRM-20). */
export const drawRefusedForm = (data: RefusedFormData): string =>
  renderToStaticMarkup(<RefusedForm {...data} />);

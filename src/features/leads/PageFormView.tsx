import { useCallback, useEffect, useMemo, useState } from 'react';
import { showYard } from '../../ui/show-yard.ts';
import { AboutVehicle } from './AboutVehicle.tsx';
import { formFields, submitLabel } from './apply-settings.ts';
import { chosenOption, settingsForOption } from './chosen-flags.ts';
import { Form, type OnPage } from './Form.tsx';
import { PAGE_VIEWS } from './fields/page-views.ts';
import type { FormValues, SentValues } from './form-fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { Notice } from './Notice.tsx';
import { openThankYouPage } from './open-thank-you-page.ts';
import { HIDDEN_FIELDS, type PageForm, POST_ADDRESS } from './page-form.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { startTexts } from './start-texts.ts';
import type { LeadDraft } from './steps/lead-draft.ts';
import { StepButtons, StepList } from './steps/StepList.tsx';
import { useStepFlow } from './steps/use-step-flow.ts';
import { subjectAtYard } from './subject-at-yard.ts';
import { timesOf } from './times-of.ts';
import { unlistedDealership } from './unlisted-dealership.ts';
import { useNamedVehicle } from './use-named-vehicle.ts';

interface Props {
  data: PageForm;
  /** Reads what the form's controls contain; absent while the page is built. */
  readTyped?: () => FormValues;
  /** The steps that this tab has saved; absent while the page is built. */
  draft?: LeadDraft;
  /** Called when the form has become interactive. */
  onUpgraded?: () => void;
}

const NO_TEXTS: Readonly<Record<string, string>> = {};

/** A form on a page of its own. It is rendered to HTML at build time; `upgrade-form.tsx` makes it interactive. */
export function PageFormView({ data, readTyped, draft, onUpgraded }: Props) {
  const { form, settings, notice } = data;
  const [option, setOption] = useState('');
  const spec = useMemo(
    () => ({ ...PAGE_FORMS[form], submit: submitLabel(PAGE_FORMS[form], settings) }),
    [form, settings],
  );
  const { namesVehicle = false, vehicleIntro = 'About the' } = spec;
  const { vehicle, found, isGone } = useNamedVehicle(namesVehicle);
  const [start, setStart] = useState(NO_TEXTS);
  // Null in the first render, which must be equal to the page's HTML.
  const [named, setNamed] = useState<string | null>(null);
  const dealership = found?.dealership ?? null;
  const chosen = useMemo(
    () => settingsForOption(settings, option || named || (dealership ?? '')),
    [settings, option, named, dealership],
  );
  const fields = useMemo(() => formFields(spec, chosen), [spec, chosen]);
  useEffect(
    () => setStart(startTexts(settings, new URLSearchParams(location.search), dealership)),
    [settings, dealership],
  );
  const subject = useMemo(
    () => (vehicle ? { ...data.subject, vehicle } : data.subject),
    [data.subject, vehicle],
  );
  const derive = useCallback(
    (values: SentValues) => unlistedDealership(spec, values, settings, new URLSearchParams(location.search)),
    [spec, settings],
  );
  useEffect(() => setNamed(String(derive({}).dealership_slug ?? '')), [derive]);
  const subjectFor = useCallback(
    (values: FormValues) => {
      const chosenValues = named ? { ...values, dealership_slug: named } : values;
      return {
        ...subjectAtYard(subject, data, spec, chosenValues, found),
        // Without scripts, the field is for any time.
        ...(named !== null && { times: timesOf(spec, settings, chosenValues) }),
      };
    },
    [subject, data, spec, settings, found, named],
  );
  const onValues = useCallback(
    (values: FormValues) => {
      setOption(chosenOption(values));
      showYard(subjectFor(values).yardPath);
    },
    [subjectFor],
  );
  const flow = useStepFlow(form, chosen, subject, draft ?? null);
  const onPage: OnPage = {
    ids: form,
    captcha: settings.captcha,
    derive,
    subjectFor,
    onValues,
    noValidate: settings.ownFlags !== undefined,
    action: POST_ADDRESS,
    readTyped: readTyped ?? null,
    steps: flow && {
      flow,
      drawList: (drawField) => <StepList flow={flow} drawField={drawField} />,
      drawButtons: (isUpgraded, submitButton) => (
        <StepButtons flow={flow} isUpgraded={isUpgraded}>
          {submitButton}
        </StepButtons>
      ),
    },
    views: PAGE_VIEWS,
    ...(onUpgraded && { onUpgraded }),
  };
  return (
    <>
      {namesVehicle && <AboutVehicle intro={vehicleIntro} stock={data.stock} found={found} isGone={isGone} />}
      <Form
        id={form}
        spec={spec}
        fields={fields}
        subject={subject}
        start={start}
        noticeVersion={notice.version}
        onPage={onPage}
        onAccepted={(values, answer) => {
          draft?.forget();
          void openThankYouPage(data, values, answer, {
            ...subjectFor(values),
            title: found?.vehicle.title ?? '',
            place: found?.facts.place ?? '',
          });
        }}
      >
        {/* The yards are for scripts only. Posted as well, those of a large group would exceed the service's limit. */}
        <input
          type="hidden"
          name={HIDDEN_FIELDS.pageForm}
          value={JSON.stringify({ ...data, yards: undefined })}
          data-yards={data.yards && JSON.stringify(data.yards)}
        />
        <Honeypot id={`${form}-trap`} />
        <Notice {...notice} />
      </Form>
    </>
  );
}

import { hash } from 'node:crypto';
import { array, boolean, type InferType, mixed, object, string, ValidationError } from 'yup';
import type { SentLead } from '../../features/leads/api/lead-contract.ts';
import { formFields, submitLabel } from '../../features/leads/apply-settings.ts';
import { chosenOption, settingsForOption } from '../../features/leads/chosen-flags.ts';
import { createLead, type KeptSubject } from '../../features/leads/create-lead.ts';
import type { FieldValue } from '../../features/leads/fields/field-kind.ts';
import type { FieldSpec } from '../../features/leads/fields/kinds.ts';
import { emptyValues, type FormValues, schemaOf } from '../../features/leads/form-fields.ts';
import type { FormSettings } from '../../features/leads/form-settings.ts';
import { HIDDEN_FIELDS } from '../../features/leads/page-form.ts';
import { isPageFormId, PAGE_FORMS, type PageFormId } from '../../features/leads/page-forms.ts';
import { unlistedDealership } from '../../features/leads/unlisted-dealership.ts';
import { vehicleInAddress } from '../../features/leads/vehicle-in-address.ts';
import { fieldMessages } from './field-messages.ts';

/** Hidden field of the page with errors that holds the address of the page on which the shopper found the form. */
export const PAGE_ADDRESS = 'page_address';

/** A form as a browser posts it without scripts. */
export interface PostedForm {
  form: PageFormId;
  fields: readonly FieldSpec[];
  values: FormValues;
  /** Label of the button. */
  submit: string;
  /** Messages by field. */
  errors: Record<string, string>;
  /** JSON of the form's page (`PageForm`), which a corrected form has to post again. */
  hidden: string;
  /** Address of the form's page. */
  page: string;
  /** True if the honeypot field, which people do not see, has a value: a program filled in the form. */
  isTrapped: boolean;
  /** The same lead as scripts send it (`POST /api/leads` with JSON). */
  lead: SentLead;
  idempotencyKey: string;
}

/**
 * Characters of `PageForm` as JSON. The form of a group with 150 dealerships has about 20,000, and up to 7,000 more
 * where they have flags of their own. Without this limit and those of the lists, a form of 64 kB was drawn again with
 * 14,000 options, as a page of 600 kB.
 */
const MAX_PAGE_FORM = 28_000;
const MAX_CHOICES = 300;
const text = () => string().max(300);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
/** Only texts: `html` of Hono would write some objects into the page without escaping them. */
const option = mixed(
  (value: unknown): value is string | { value: string; label: string } =>
    isText(value) ||
    (typeof value === 'object' &&
      value !== null &&
      'value' in value &&
      'label' in value &&
      isText(value.value) &&
      isText(value.label)),
).required();

const isLabels = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(isText) &&
  Object.keys(value).length <= 10;

/**
 * Schema of `PageForm`, which the browser posts in a hidden field. It decides how the form is shown again, not which
 * values the service accepts.
 */
const pageForm = object({
  form: mixed(isPageFormId).required(),
  subject: object({
    websiteId: text().required(),
    dealershipId: text().nullable().default(null),
    offer: object({ id: text().required(), name: text().required() }).nullable().default(null),
  }).required(),
  settings: object({
    messageRequired: boolean().required(),
    termsRequired: boolean().required(),
    locationPlaceholder: text().defined(),
    category: text(),
    locations: array(text().required()).max(MAX_CHOICES).required(),
    dealerships: array(option).max(MAX_CHOICES).required(),
    hidesDealerships: boolean().default(false),
    ownFlags: array(
      object({
        options: array(text().required()).max(MAX_CHOICES).required(),
        messageRequired: boolean().required(),
        termsRequired: boolean().required(),
      }).required(),
    ).max(MAX_CHOICES),
    captcha: boolean().default(false),
    texts: mixed(isLabels),
    optIn: string().max(1000).defined(),
    optInTicked: boolean().default(false),
    distribution: array(text().required()).max(MAX_CHOICES),
    workshops: array(object({ name: text().required(), dealership: text().required() }).required()).max(
      MAX_CHOICES,
    ),
    services: array(text().required()).max(MAX_CHOICES),
    tradeIn: object({
      state: text().required(),
      odometerRequired: boolean().required(),
      savesValuation: boolean().required(),
      questions: array(
        object({
          id: text().required(),
          question: text().required(),
          answers: array(text().required()).max(MAX_CHOICES).required(),
        }).required(),
      )
        .max(MAX_CHOICES)
        .required(),
    }).default(undefined),
  }).required(),
  notice: object({ version: text().required() }).required(),
});

type SentPage = InferType<typeof pageForm>;

function pageFormIn(json: string): SentPage | null {
  if (json.length > MAX_PAGE_FORM) return null;
  try {
    return pageForm.validateSync(JSON.parse(json), { strict: true, stripUnknown: true });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return null;
    throw error;
  }
}

const settingsOf = ({
  texts,
  ownFlags,
  workshops,
  services,
  tradeIn,
  distribution,
  ...settings
}: SentPage['settings']): FormSettings => ({
  ...settings,
  ...(texts && { texts }),
  ...(ownFlags && { ownFlags }),
  ...(workshops && { workshops }),
  ...(services && { services }),
  ...(distribution && { distribution }),
  ...(tradeIn && { tradeIn }),
});

/** The posted value of a field whose empty value is of the same type. */
function postedValue(name: string, empty: FieldValue, posted: URLSearchParams): FieldValue {
  if (typeof empty === 'boolean') return posted.has(name);
  if (typeof empty === 'object') return posted.getAll(name);
  empty satisfies string;
  return posted.get(name) ?? '';
}

const postedValues = (fields: readonly FieldSpec[], posted: URLSearchParams): FormValues =>
  Object.fromEntries(
    Object.entries(emptyValues(fields)).map(([name, empty]) => [name, postedValue(name, empty, posted)]),
  );

async function errorsOf(
  fields: readonly FieldSpec[],
  values: FormValues,
  timezone: string,
): Promise<Record<string, string>> {
  try {
    await schemaOf(fields, timezone).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fieldMessages(error);
  }
}

/**
 * Parses a form that a browser without scripts posted. Returns null if no page of ours has such a form.
 *
 * @param referer address of the form's page; the page with errors posts that address in a hidden field instead
 * @param day date on the dealer's clock, part of the idempotency key: the same form on the same day is the same lead
 */
export async function readPostedForm(
  body: string,
  {
    referer,
    userAgent,
    timezone,
    day,
  }: { referer: string; userAgent: string; timezone: string; day: string },
): Promise<PostedForm | null> {
  const posted = new URLSearchParams(body);
  const page = posted.get(PAGE_ADDRESS) ?? referer;
  const hidden = posted.get(HIDDEN_FIELDS.pageForm) ?? '';
  const known = pageFormIn(hidden);
  if (known === null) return null;
  const { form, subject, notice } = known;
  const query = URL.canParse(page) ? new URL(page).searchParams : new URLSearchParams();
  const siteSettings = settingsOf(known.settings);
  const location = posted.get('location');
  const unlisted = unlistedDealership(PAGE_FORMS[form], { location }, siteSettings, query);
  const option = chosenOption({ location, dealership_slug: posted.get('dealership_slug'), ...unlisted });
  const settings = settingsForOption(siteSettings, option);
  const fields = formFields(PAGE_FORMS[form], settings);
  const values = postedValues(fields, posted);
  const errors = await errorsOf(fields, values, timezone);
  const visit = {
    visited_pages: [URL.canParse(page) ? new URL(page).pathname : '/'],
    linked_query_params: Object.fromEntries(query),
  };
  const named = PAGE_FORMS[form].namesVehicle ? vehicleInAddress(query) : null;
  const unknown = { title: '', make: '', model: '', makeSlug: '', status: null, stock: null };
  const about: KeptSubject = { ...subject, vehicle: named && { ...named, ...unknown } };
  const sent = schemaOf(PAGE_FORMS[form].fields).cast(values, { assert: false });
  const origin = { url: page, userAgent, visit };
  const userData = createLead(
    PAGE_FORMS[form],
    about,
    {
      ...sent,
      ...unlisted,
      ...(fields.some(({ name }) => name === 'opt_in') && { opt_in_wording: settings.optIn }),
    },
    origin,
  );
  const lead: SentLead = {
    form,
    car_type: named?.carType ?? null,
    isLastStep: true,
    notice_version: notice.version,
    userData,
  };
  const content = [
    day,
    form,
    { ...sent, ...unlisted },
    named?.id ?? null,
    subject.dealershipId,
    subject.offer?.id ?? null,
  ];
  return {
    form,
    fields,
    submit: submitLabel(PAGE_FORMS[form], settings),
    values,
    errors,
    hidden,
    page,
    isTrapped: (posted.get(HIDDEN_FIELDS.honeypot) ?? '') !== '',
    lead,
    idempotencyKey: `posted-${hash('sha256', JSON.stringify(content), 'base64url')}`,
  };
}

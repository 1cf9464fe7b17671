import { z } from 'zod';
import { CAR_TYPES } from '../../../stock/car-values.ts';
import { FORM_IDS } from '../forms.ts';

/*
 * The body of `POST /api/leads`. The service validates with it and describes it in its OpenAPI document; scripts of pages
 * use its types only, because they need no library for that.
 */

/** PostgreSQL's largest integer. */
const MAX_INTEGER = 2_147_483_647;

/**
 * Texts are limited, in characters, so that nobody can fill the database. Addresses of pages may be longer than other
 * texts.
 */
const short = z.string().max(300);
const long = z.string().max(4_000);
const some = short.min(1);

const about = (description: string) => ({ description });

/** The fields of `userData` that are not values of the form (DAT-38, DAT-39). */
const facts = {
  category: some.meta(about('"General Enquiry"')),
  subcategory: short.nullable().default(null),
  lead_id: short
    .nullable()
    .default(null)
    .meta(about('Id that the answer to an earlier step of the form returned; null in the first step.')),
  url: long.min(1).meta(about('Address of the page that it was sent from.')),
  page_id: long.nullable().default(null).meta(about('Path of that page; null if unknown.')),
  source: some.meta(about('`utm_source` of the link that led to the site, else "website".')),
  user_agent: long,
  car_id: short
    .nullable()
    .default(null)
    .meta(about('The vehicle that the lead is about; null if it is about none.')),
  car_dealership_id: short.nullable().default(null),
  manufacturer_slug: short.nullable().default(null),
  stock_number: short.nullable().default(null),
  vehicle_make: short.nullable().default(null),
  vehicle_model: short.nullable().default(null),
  vehicle_status: short.nullable().default(null).meta(about('"in_stock"')),
  dealership_slug: short
    .optional()
    .meta(about('Dealership of the workshop, if a service is booked (API-32).')),
  message: z.string(),
  opt_in: z.boolean().meta(about('True if the shopper asked for news.')),
  // A part of the record of consent (Spam Act 2003).
  opt_in_wording: z
    .string()
    .max(1000)
    .optional()
    .meta(about('Text beside the checkbox for news, as the form showed it.')),
  offer_accepted: z.boolean().meta(about('True if the shopper took the offer of the page (API-27).')),
  offer_id: short.nullable().default(null),
  offer_name: short.nullable().default(null),
  form_completed: z.boolean().meta(about('True if this is the last step of a form, or its only one.')),
  website_id: some,
  adjustmentAnswers: z
    .array(z.object({ id: some, answer: some }))
    .max(20)
    .optional()
    .meta(about('Answers to the questions about a shopper’s vehicle (API-26).')),
  lead_attributes: z
    .object({
      visited_pages: z.array(long.min(1)).max(100),
      linked_query_params: z.record(z.string(), z.string()),
    })
    .meta(about('The visit that led to the lead (DAT-39).')),
};

export const leadFacts = z.object(facts);
export type LeadFactsSent = z.output<typeof leadFacts>;

export const leadBody = z.object({
  form: z.enum(FORM_IDS).meta(about('Decides which fields userData must have, and their format.')),
  car_type: z
    .enum(CAR_TYPES)
    .nullable()
    .default(null)
    .meta(about('Decides the lead’s event id; null if it is unknown or there is no vehicle.')),
  isLastStep: z
    .boolean()
    .meta(
      about('False if more steps of the form follow; they must send the lead_id that this step returns.'),
    ),
  notice_version: short
    .nullable()
    .default(null)
    .meta(about('Version of the collection notice that the form showed; null if it showed none.')),
  // A solution of ALTCHA has about 800 characters.
  captcha: long
    .nullable()
    .default(null)
    .meta(about('Solution of the task at /api/captcha, if there is one.')),
  seconds_to_submit: z
    .int()
    .min(0)
    .max(MAX_INTEGER)
    .nullable()
    .default(null)
    .meta(about('Seconds from the moment the form was shown until the shopper sent it.')),
  referrer: long.nullable().default(null).meta(about('Page of another site that led to this one.')),
  userData: z.looseObject(facts).meta(about('Values of the form’s fields by name, and these facts.')),
});

/** A lead as scripts send it, as the last step of its form unless `isLastStep` is false. */
export type SentLead = Omit<z.input<typeof leadBody>, 'userData' | 'isLastStep'> & {
  isLastStep?: boolean;
  userData: LeadData;
};

type Facts = z.input<typeof leadFacts>;
/** Facts that some leads lack. */
type Optional = 'dealership_slug' | 'opt_in_wording' | 'adjustmentAnswers';
/** The fields of the form, its subject and the visit. No fact can be forgotten. */
export type LeadData = Record<string, unknown> & Required<Omit<Facts, Optional>> & Pick<Facts, Optional>;

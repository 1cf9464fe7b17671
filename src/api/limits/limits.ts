export interface Limit {
  /** Requests that are answered within a period. The next ones are refused until it ends. */
  requests: number;
  /** Length of a period. */
  seconds: number;
}

const MINUTE = 60;
const DAY = 86_400;

/**
 * Limits for each tenant and visitor's network. Shoppers on a showroom's Wi-Fi or behind a phone company's gateway
 * share an address, so each limit is several times what one person does.
 */
const TABLE = {
  /** A shopper sends a few forms on a visit, and may have to correct one several times. */
  leads: { requests: 20, seconds: 10 * MINUTE },
  /** Forms that are sent without scripts have no captcha, so programs can send them most easily. */
  leadsWithoutScript: { requests: 5, seconds: 10 * MINUTE },
  /** A form takes eight photos, and shoppers change their mind about some. Each takes up to a second of the processor. */
  photos: { requests: 40, seconds: 10 * MINUTE },
  /** A page reports each accepted form once: that it knows of it, and the estimate that it showed. */
  leadReports: { requests: 40, seconds: 10 * MINUTE },
  /** For each mail address instead of the visitor, so that nobody can fill a stranger's mailbox. */
  confirmations: { requests: 5, seconds: DAY },
  /** One for each form that is opened, and a new one when it expires. */
  captchas: { requests: 60, seconds: 10 * MINUTE },
  /** Each page of a vehicle asks once. Nobody reads two pages a second. */
  views: { requests: 120, seconds: MINUTE },
  viewings: { requests: 120, seconds: MINUTE },
  /** Slows down programs that collect phone numbers. */
  phoneReveals: { requests: 30, seconds: MINUTE },
  /** Drawing one takes up to a second of the processor. */
  pdfs: { requests: 10, seconds: MINUTE },
  /** Positions may come from a provider that charges for each request. */
  places: { requests: 30, seconds: MINUTE },
  /** Each change of a booking sends mails to the dealer, as a form does. */
  bookingChanges: { requests: 20, seconds: 10 * MINUTE },
  /** Reads all bookings of a dealer. */
  appointments: { requests: 60, seconds: MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof TABLE;

export const LIMITS: Readonly<Record<LimitName, Limit>> = TABLE;

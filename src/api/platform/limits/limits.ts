export interface Limit {
  /** Requests that are answered within a period. Further ones are refused until the period ends. */
  requests: number;
  /** Length of a period. */
  seconds: number;
}

const MINUTE = 60;
const DAY = 86_400;

/**
 * Limits for one visitor's network at one tenant. Shoppers on a showroom's Wi-Fi or behind a phone company's gateway
 * share an address, so each limit is several times what one person needs.
 */
const TABLE = {
  /** A shopper sends a few forms on a visit, and may have to correct one several times. */
  leads: { requests: 20, seconds: 10 * MINUTE },
  /** Attempts to send a form without scripts. Each one with mistakes gets the form back. */
  postedForms: { requests: 20, seconds: 10 * MINUTE },
  /**
   * Those of them that are stored. Low, because forms that are sent without scripts have no captcha, so programs can
   * send them easily.
   */
  leadsWithoutScript: { requests: 5, seconds: 10 * MINUTE },
  /**
   * A form takes eight photos, and shoppers change their mind about some. Each takes up to a second of processor time.
   */
  photos: { requests: 40, seconds: 10 * MINUTE },
  /** For each accepted form a page sends a follow-up and, after a trade-in, the estimate that it showed. */
  leadReports: { requests: 40, seconds: 10 * MINUTE },
  /** Counted for each mailbox and not for each visitor, so that nobody can fill a stranger's mailbox. */
  confirmations: { requests: 5, seconds: DAY },
  /** A page requests one task for each form that is opened, and another one when the task expires. */
  captchas: { requests: 60, seconds: 10 * MINUTE },
  /** Each vehicle page asks once for current facts. Nobody reads two pages a second. */
  views: { requests: 120, seconds: MINUTE },
  /** Each vehicle page and search page reports once that it was viewed. */
  viewings: { requests: 120, seconds: MINUTE },
  /** Each page for an unknown address reports once. Nobody tries one every two seconds for long. */
  notFound: { requests: 30, seconds: MINUTE },
  /** Slows down programs that collect phone numbers. */
  phoneReveals: { requests: 30, seconds: MINUTE },
  /** Drawing a PDF takes up to a second of processor time, in a process of its own. */
  pdfs: { requests: 10, seconds: MINUTE },
  /** Positions may come from a provider that charges for each request. */
  places: { requests: 30, seconds: MINUTE },
  /** Each change of a booking sends mails to the dealer, as a form does. */
  bookingChanges: { requests: 20, seconds: 10 * MINUTE },
  /** Each request for free times reads all bookings of a dealer. */
  appointments: { requests: 60, seconds: MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof TABLE;

export const LIMITS: Readonly<Record<LimitName, Limit>> = TABLE;

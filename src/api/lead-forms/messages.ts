export const FORM_OF_OTHER_WEBSITE =
  'This form belongs to another website. Please copy your message, reload the page and send it again.';

/** A different lead is already stored under the same idempotency key, so this one was not stored. */
export const MISTAKEN_FOR_EARLIER_FORM =
  'Sorry, your form was not sent: it was mistaken for an earlier one. Please change one of your answers and send it again.';

export const TOO_LONG = 'This is too long to send. Please shorten your message.';

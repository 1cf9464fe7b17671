export const FORM_OF_OTHER_WEBSITE =
  'This form belongs to another website. Please copy your message, reload the page and send it again.';

export const MISTAKEN_FOR_EARLIER_FORM =
  'We could not tell this form from one you sent before. Please change your message and send it again.';

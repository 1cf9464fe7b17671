/** Settings of a form on a page of its own that asks for as little as possible. */
export const FORM_SETTINGS = {
  messageRequired: false,
  termsRequired: false,
  captcha: false,
  locationPlaceholder: '',
  locations: [],
  dealerships: [],
  optIn: 'News',
  optInTicked: false,
};

/** A tap and the change of the page with which it is answered, both as CSS selectors. */
export interface Tap {
  name: string;
  /** The first visible match is tapped. */
  target: string;
  /** Matches something once the tap is answered. */
  answer: string;
  /** Selector of an element that has to be tapped first. */
  after?: string;
}

const MENU: Tap = {
  name: 'menu',
  target: 'dialog-opener[opens="site-menu"] button, dialog-opener[opens="site-menu"] a',
  answer: '#site-menu[open]',
};
const HEART: Tap = {
  name: 'heart',
  target: '.card [data-fave]',
  answer: '.card [data-fave][aria-pressed="true"]',
};
const FORM: Tap = {
  name: 'form',
  target: 'form-opener a, form-opener button',
  answer: 'form-opener [aria-busy="true"], dialog.lead[open], dialog[open] form',
};

/** The first things that a shopper taps on each kind of page. */
export const FIRST_TAPS = new Map<string, Tap[]>([
  [
    'home',
    [
      MENU,
      HEART,
      {
        name: 'finder',
        target: 'stock-finder .seg label:nth-of-type(2)',
        answer: 'stock-finder .btn[aria-busy]',
      },
    ],
  ],
  [
    'search',
    [
      MENU,
      HEART,
      { name: 'filters', target: '#filter-open', answer: '#filter-drawer[open]' },
      {
        // The second value, because on a page of new cars the first one is already chosen.
        name: 'a filter',
        target: '.facet[open] li:nth-child(2) > :is(a, label)',
        answer: '.facet[open] li:nth-child(2) > :is(a[aria-current="true"], label:has(:checked))',
        after: '#filter-open',
      },
    ],
  ],
  [
    'vehicle with spin',
    [
      MENU,
      FORM,
      {
        name: 'tab',
        target: '[role="tab"][aria-selected="false"]',
        answer: '#tab-gallery[aria-selected="true"]',
      },
    ],
  ],
  ['vehicle without spin', [MENU, FORM]],
  ['location', [MENU]],
]);

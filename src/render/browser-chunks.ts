/**
 * Groups of modules, each bundled into one file. By default every module that two pages share becomes a file of its
 * own: a vehicle page would load seventy files of a few hundred bytes, which compress badly and cost a request each.
 * A group also takes the modules it imports, unless an earlier group has them.
 */
const GROUPS: [name: string, modules: RegExp][] = [
  // Loaded by every page.
  [
    'site',
    /lib\/(money|plural|format-vehicle-count|format-km)\.|ui\/(element|load-style|icon\/icon-element)\.|card\/tag-tones\.|nanostores\/(atom|lifecycle)\/|ui\/storage\/(announce-change|entry-fields|guarded-storage|kept-list|record-page|track)\.|favourites\/favourites\.|compare\/compare(-button)?\.|favourites\/(fave-button|faves-opener|open-faves-panel)\.|card\/read-card-facts\.|ui\/(announce|announce-import-failure|close-on-press-outside|define-lazily|dialog-opener|part-element|part-of|icon\/icon-href)\.|render\/preload\.|layouts\/(every-page-script|header\/(drop-menu|search-opener))\.|ui\/(more-details|when-idle|when-seen|shortened|rail\/scroll-rail)\.|frame\/vehicle-data\.|locations\/define-open-now\.|rules\/vehicle-path\./,
  ],
  // Search: the document fields, then the client.
  ['fields', /search\/documents\/|search\/client\/(sort-index|hit-fields)\./],
  [
    'ask',
    /search\/client\/(recent-cache|(cache|failover|http|worker|create|shared)-transport|search-all)\.|similar\/multi-query\.|search\/(filter-by|price-limit)\.|lib\/debounce\.|search\/page\/page-transport\.|ui\/count-animation\./,
  ],
  // Search URLs: formatting one takes little code, parsing one needs the document fields.
  ['address', /search\/url-state\/(search-state|format-query)\.|lib\/(own-property|shown-count)\./],
  ['query', /search\/url-state\//],
  ['times', /lib\/(clock|date-text)\.|locations\/(hours-table|row-of-today)\./],
  // The parts of the home page that load more code on their first use.
  [
    'home',
    /finder\/(search-suggestions|top-price|stock-finder|price-slider)\.|budget-finder\/budget-finder\./,
  ],
  ['live-list', /search\/live-list\/live-list\./],
  [
    'list',
    /search\/live-list\/|search\/client\/paged-search\.|list-page\/(address-list|start-list|list-form|show-pages)\./,
  ],
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\/|ui\/(icon\/Icon|use-press-outside)\./,
  ],
  // Cards inserted by scripts: saved vehicles and the compare bar. A file of their own for the current prices of a
  // comparison would add 300 bytes to what a search page loads in all.
  [
    'saved',
    /compare\/(compare-bar|compare-view|comparison|current-vehicles|fetch-vehicle-details)\.|favourites\/(faves-panel|small-picture)\.|ui\/open-dialog\.|stock\/rules\/labels\.|card\/card-list\./,
  ],
  [
    'live',
    /api-client\/(api-error|request|read-fields)\.|frame\/(vehicle-facts|live-vehicle)\.|live\/vehicle-events-api\.|finance\/finance-api\.|stock\/rules\/price\.|vehicle\/download-pdf\./,
  ],
  ['spin', /gallery\/(spin-(viewer|frames|spots|turn|memory|interior)|packed-(positions|frames))\./],
  [
    'calculators',
    /features\/(finance|delivery|fuel)\/[^/]*\.tsx$|finance\/(calculator|use-calculator|use-hydrated)\.|stock\/finance\/repayment-text\.|ui\/(RangeSlider|NumberField)\./,
  ],
  // The thank-you page reads what the forms write.
  ['sent', /leads\/success-marker\./],
  // Sends forms, also those that an earlier page could not send, for which it needs no React.
  [
    'sending',
    /features\/leads\/(submit-form|report-lead|create-lead|dialog-forms|find-form|form-fields|form-spec|idempotency-key|moment-text|captcha\/(captcha-task|solve-task)|enquired-vehicles|unsent\/(deliver-lead|resend|unsent-leads))\.|leads\/api\/leads\.|storage\/visit\./,
  ],
  // Dialogs and pages share them.
  ['forms', /features\/leads\/Form\./],
];

export const browserChunks = GROUPS.map(([name, test], index) => ({
  name,
  test,
  priority: GROUPS.length - index,
}));

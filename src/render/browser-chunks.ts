/**
 * The files that the site's scripts are put into. Left alone, whatever two pages share becomes a file of its own:
 * seventy of them for a vehicle page, of a few hundred bytes each, which pack badly and are asked for one by
 * one. What is used together is one file instead. A group takes what its modules import too, unless a group
 * above it already has it.
 */
const FILES: [name: string, modules: RegExp][] = [
  // Every page.
  [
    'site',
    /nanostores\/(atom|lifecycle)\/|ui\/storage\/|favourites\/favourites\.|compare\/compare(-button)?\.|favourites\/(fave-button|faves-opener)\.|card\/read-card-facts\.|ui\/(announce|announce-unloadable|close-on-press-outside|define-lazily|dialog-opener|part-element|part-of|preload|icon\/icon-href)\.|layouts\/(saved|header\/drop-menu)\./,
  ],
  // Searches of pages: the fields of the documents, then the client.
  ['fields', /search\/documents\/|search\/client\/(sort-index|hit-fields)\./],
  [
    'ask',
    /search\/client\/(recent-cache|(cache|failover|http|worker|create|shared)-transport|all-found)\.|similar\/multi-query\.|search\/(filter-by|price-limit)\.|lib\/debounce\.|search\/page\/page-transport\./,
  ],
  // Addresses: writing one is little, reading one takes the fields of the documents.
  ['address', /search\/url-state\/(search-state|format-query)\.|lib\/own-property\./],
  ['query', /search\/url-state\//],
  ['times', /lib\/(clock|date-text)\./],
  [
    'words',
    /lib\/(money|plural|count-of)\.|stock\/finance\/repayment-text\.|ui\/(element|load-style|icon\/icon-element)\.|card\/tag-tones\./,
  ],
  ['live-list', /search\/live-list\/live-list\./],
  [
    'list',
    /search\/live-list\/|search\/client\/paged-search\.|list-page\/(address-list|start-list|list-form|show-pages)\./,
  ],
  ['parts', /ui\/(when-seen|shortened)\.|frame\/vehicle-data\./],
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|finance\/Repayment\.|ui\/(icon\/Icon|use-press-outside)\./,
  ],
  // Cards that scripts insert: lists, what a shopper saved, and the bar of what is chosen to compare.
  [
    'saved',
    /compare\/(compare-bar|compare-view|comparison)\.|favourites\/(saved-lists|faves-panel|small-picture)\.|ui\/lazy-dialog\.|stock\/rules\/labels\.|card\/card-list\./,
  ],
  [
    'live',
    /api-client\/(live-error|request|read-fields)\.|frame\/vehicle-facts\.|live\/records\.|finance\/finance-api\.|stock\/rules\/price\.|vehicle\/download-pdf\./,
  ],
  ['card', /card\/made\//],
  ['spin', /gallery\/spin-(viewer|frames|spots|turn|memory|interior)\./],
  [
    'calculators',
    /features\/(finance|delivery|fuel)\/[^/]*\.tsx$|finance\/(calculator|use-calculator|use-hydrated)\.|ui\/RangeSlider\./,
  ],
];

export const browserChunks = FILES.map(([name, test], index) => ({
  name,
  test,
  priority: FILES.length - index,
}));

/**
 * How the site's scripts are put into files. Left alone, whatever two pages share becomes a file of its own:
 * seventy of them for a vehicle page, of a few hundred bytes each, which pack badly and are asked for one by
 * one. What is used together is one file instead. A group takes what its modules import too, unless a group
 * above it already has it.
 */
const FILES: [name: string, modules: RegExp][] = [
  // Every page.
  [
    'site',
    /nanostores\/(atom|lifecycle)\/|stores\/(kept-list|guarded-storage|entry-fields|favourites|compare|track)\.|scripts\/(announce|preload|saved|menus|dialogs)\./,
  ],
  // What pages ask of the search: the fields of its documents, then its client.
  ['fields', /search\/documents\/|search\/client\/(sort-index|hit-fields)\./],
  [
    'ask',
    /search\/client\/(recent-cache|(cache|failover|http|worker|create|shared)-transport|all-found|multi-query)\.|search\/(filter-by|price-limit|debounce)\.|scripts\/search\/(page-transport|latest)\./,
  ],
  ['times', /rules\/(clock|date-text)\./],
  [
    'words',
    /rules\/(money|plural|count-of|finance\/repayment-text)\.|scripts\/(element|load-style)\.|components\/(icon\/script-icons|card\/tag-tones)\./,
  ],
  [
    'react',
    /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|components\/repayment\/Repayment\.|islands\/cards\/Drawing\./,
  ],
  // The lists of what a shopper saved, and the bar of what is chosen to compare.
  [
    'saved',
    /scripts\/(compare-bar|compare-view|saved-lists|faves-panel|lazy-dialog|small-picture)\.|stores\/comparison\./,
  ],
  [
    'live',
    /src\/live\/(live-error|request|read-fields|records|vehicle-facts|finance)\.|vehicle\/vehicle-data\.|rules\/price\./,
  ],
  ['card', /scripts\/card\//],
  ['spin', /components\/vehicle\/spin-(viewer|frames|spots|turn|memory|interior)\./],
  ['calculators', /islands\/vehicle\/(finance|delivery|fuel|RangeSlider)[/.]/],
];

export const browserChunks = FILES.map(([name, test], index) => ({
  name,
  test,
  priority: FILES.length - index,
}));

import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { type LiveListState, liveList } from '../../search/live-list/live-list.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { EMPTY_SEARCH, type SearchState } from '../../search/url-state/search-state.ts';
import { animateCount } from '../../ui/count-animation.ts';
import { partOf } from '../../ui/part-of.ts';
import { countStock } from './count-stock.ts';
import { finderAddress } from './finder-address.ts';
import { choicesOf, countAtBuild, searchOfChoices } from './finder-choices.ts';

export interface StartedFinder {
  /** Address of the search that the form describes. */
  address: () => string;
}

/** Shows the number of vehicles for the choices on the button, animated (SRC-13, SRC-15). */
export function startFinder(
  { dataset }: HTMLElement,
  form: HTMLFormElement,
  connected: AbortSignal,
): StartedFinder {
  const { source = '', count = '', cap, vehicles = '' } = dataset;
  const total = Number(count);
  const button = partOf(form, '[type="submit"]');
  const label = partOf(button, 'span');
  const transport = pageTransport(source);
  const counts = liveList<SearchState, number>({
    first: EMPTY_SEARCH,
    search: (search) => countStock(transport, search),
    onFailure: (error) => console.warn('The vehicles could not be counted.', error),
  });

  let shown = total;
  let stop = () => {};
  const show = (value: number) => {
    shown = value;
    label.textContent = `Show Me ${formatVehicleCount(value, vehicles)}`;
  };
  function update({ status, answer }: LiveListState<SearchState, number>): void {
    stop();
    button.ariaBusy = String(status === 'searching');
    if (status === 'searching') return;
    const found =
      status === 'idle' && answer
        ? shownCount(answer.found, cap === undefined ? null : Number(cap))
        : countAtBuild(choicesOf(form), total);
    // Screen readers read the final count, not each number of the animation.
    button.ariaLabel = found === null ? null : `Show Me ${formatVehicleCount(found, vehicles)}`;
    if (found === null) label.textContent = `Show Me ${vehicles}`;
    else stop = animateCount(shown, found, show);
  }

  const unsubscribe = counts.state.listen(update);
  connected.addEventListener('abort', () => {
    stop();
    unsubscribe();
    counts.stop();
  });
  const search = () => searchOfChoices(choicesOf(form));
  form.addEventListener('change', () => void counts.searchNow(search()), { signal: connected });
  form.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'search') counts.searchSoon(search());
    },
    { signal: connected },
  );
  void counts.searchNow(search());
  return { address: () => finderAddress(form.action, choicesOf(form)) };
}

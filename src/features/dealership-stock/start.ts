import { isNarrowed, readStockState } from './stock-state.ts';

/** The list in the page's HTML is enough until the shopper asks for another: then the search is fetched. */
function start(section: HTMLElement): void {
  const form = section.querySelector('form');
  const pages = section.querySelector<HTMLElement>('[data-pages]');
  if (!form) return;
  let live: Promise<{ refresh: () => void; turn: (by: number) => void }> | undefined;
  const loaded = () => {
    live ??= import('./live.ts').then(({ stockSearch }) => stockSearch(section, form));
    return live;
  };
  for (const sign of ['focusin', 'pointerdown', 'input']) form.addEventListener(sign, loaded, { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    loaded().then(({ refresh }) => refresh());
  });
  pages?.addEventListener('click', (event) => {
    const way = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-by]') : null;
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loaded().then(({ turn }) => turn(Number(way.dataset.by)));
  });
  if (isNarrowed(readStockState(location.search))) loaded();
}

for (const section of document.querySelectorAll<HTMLElement>('[data-dealership-stock]')) start(section);

/** The whole list stands in the page's HTML: the search is fetched once the shopper looks for something. */
function startDirectory(section: HTMLElement): void {
  const form = section.querySelector('form');
  if (!form) return;
  let live: Promise<() => void> | undefined;
  const loaded = () => {
    live ??= import('./live.ts').then(({ directorySearch }) => directorySearch(section, form));
    return live;
  };
  for (const sign of ['focusin', 'pointerdown', 'input']) form.addEventListener(sign, loaded, { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    loaded().then((refresh) => refresh());
  });
  // ROU-30: a body in the address, "people-mover".
  const body = new URLSearchParams(location.search).get('body');
  const choice = body && form.querySelector<HTMLOptionElement>(`option[data-slug="${CSS.escape(body)}"]`);
  if (choice) {
    choice.selected = true;
    loaded();
  }
}

for (const section of document.querySelectorAll<HTMLElement>('[data-directory]')) startDirectory(section);

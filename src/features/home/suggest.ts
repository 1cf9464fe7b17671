/** The search box works as a plain field; on first focus it learns to suggest. */
function startSuggesting(box: HTMLElement): void {
  const input = box.querySelector('input');
  input?.addEventListener(
    'focus',
    () => void import('./suggest-live.ts').then(({ suggest }) => suggest(box, input)),
    { once: true },
  );
}

for (const box of document.querySelectorAll<HTMLElement>('[data-suggest]')) startSuggesting(box);

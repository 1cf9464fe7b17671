/** The finder of the page's HTML leads to the search as it is; what computes is loaded once it is used. */
function watch(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('.range');
  slider?.style.setProperty('--v', `${(slider.valueAsNumber / Number(slider.max)) * 100}%`);
  let touched: EventTarget | null = null;
  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    form.removeEventListener('focusin', load);
    void import('./finder.ts').then(({ startFinder }) => {
      form.removeEventListener('input', touch);
      startFinder(form, touched);
    });
  };
  const touch = ({ target }: Event) => {
    touched = target;
    load();
  };
  form.addEventListener('focusin', load);
  form.addEventListener('pointerdown', load, { once: true });
  form.addEventListener('input', touch);
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-budget-finder]')) watch(form);

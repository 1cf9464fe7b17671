/** The finder of the page's HTML leads to the search as it is; what computes is loaded once it is used. */
function watch(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('.range');
  slider?.style.setProperty('--v', `${(slider.valueAsNumber / Number(slider.max)) * 100}%`);
  let touched: EventTarget | null = null;
  let loading = false;
  let sent = false;
  /** What was typed is computed before it is searched for: until then the form has the budget of before. */
  const hold = (event: SubmitEvent) => {
    if (touched === null) return;
    event.preventDefault();
    sent = true;
  };
  const load = () => {
    if (loading) return;
    loading = true;
    form.removeEventListener('focusin', load);
    import('./finder.ts').then(
      ({ startFinder }) => {
        form.removeEventListener('input', touch);
        form.removeEventListener('submit', hold);
        startFinder(form, touched);
        if (sent) form.requestSubmit();
      },
      (error: unknown) => {
        console.warn('The budget could not be computed.', error);
        form.removeEventListener('submit', hold);
        if (sent) form.submit();
      },
    );
  };
  const touch = ({ target }: Event) => {
    touched = target;
    load();
  };
  form.addEventListener('focusin', load);
  form.addEventListener('pointerdown', load, { once: true });
  form.addEventListener('input', touch);
  form.addEventListener('submit', hold);
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-budget-finder]')) watch(form);

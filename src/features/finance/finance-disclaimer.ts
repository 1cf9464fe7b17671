import { type Excerpt, financeDisclaimerExcerpt } from '../../lib/truncate.ts';
import { collapse } from '../../ui/collapse.ts';

interface Parts {
  box: HTMLElement;
  words: HTMLElement;
  start: HTMLElement;
  rest: HTMLElement;
  button: HTMLButtonElement;
}

function show({ box, start, rest, button }: Parts, disclaimer: Excerpt): void {
  start.textContent = disclaimer.text;
  rest.textContent = disclaimer.kind === 'cut' ? disclaimer.rest : '';
  button.hidden = disclaimer.kind === 'whole';
  box.hidden = false;
}

/** Runs once the box, or the place where it is to appear, is out of view: nothing moves before anyone's eyes. */
function unseen(box: HTMLElement, act: () => void): void {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    act();
  });
  watch.observe((box.hidden && box.previousElementSibling) || box);
}

/**
 * The lender's disclaimer: folded at 197 characters (FIN-37), brought up to date by the vehicle's id once the
 * browser is idle (API-38). Where that fails the words of the page stand.
 */
export function startDisclaimer(box: HTMLElement): void {
  const words = box.querySelector('p');
  const start = box.querySelector<HTMLElement>('[data-start]');
  const rest = box.querySelector<HTMLElement>('[data-rest]');
  const button = box.querySelector('button');
  if (!words || !start || !rest || !button) return;
  const parts = { box, words, start, rest, button };

  button.addEventListener('click', () => {
    const open = button.ariaExpanded !== 'true';
    collapse(words, () => {
      button.ariaExpanded = String(open);
      button.textContent = open ? 'Show Less' : 'Show More';
      box.toggleAttribute('data-open', open);
    });
  });

  const refresh = async () => {
    try {
      const { financeDisclaimer } = await import('./finance-api.ts');
      const text = await financeDisclaimer(box.dataset.disclaimer ?? '');
      if (text.trim()) unseen(box, () => show(parts, financeDisclaimerExcerpt(text)));
    } catch (error) {
      console.warn('The finance disclaimer could not be refreshed.', error);
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void refresh());
  else setTimeout(() => void refresh(), 2000);
}

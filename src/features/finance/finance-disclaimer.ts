import { type Excerpt, financeDisclaimerExcerpt } from '../../lib/truncate.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { animateHeight } from './animate-height.ts';

/** Runs `action` once the element is out of view, so that the shopper sees no layout shift. */
function whenOutOfView(element: Element, action: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    action();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * `<finance-disclaimer>`: the lender's disclaimer, cut to 197 characters (FIN-37). It is refreshed from the service
 * when the browser is idle (API-38); if that fails, the text in the HTML stays.
 */
class FinanceDisclaimer extends PartElement {
  protected start(signal: AbortSignal): void {
    const paragraph = partOf(this, 'p');
    const button = partOf<HTMLButtonElement>(this, 'button');
    button.addEventListener(
      'click',
      () => {
        const open = button.ariaExpanded !== 'true';
        animateHeight(paragraph, () => {
          button.ariaExpanded = String(open);
          button.textContent = open ? 'Show Less' : 'Show More';
          this.classList.toggle('open', open);
        });
      },
      { signal },
    );
    if ('requestIdleCallback' in window) requestIdleCallback(() => void this.#refresh(signal));
    else setTimeout(() => void this.#refresh(signal), 2000);
  }

  async #refresh(signal: AbortSignal): Promise<void> {
    try {
      const { fetchFinanceDisclaimer } = await import('./finance-api.ts');
      const text = await fetchFinanceDisclaimer(this.getAttribute('car') ?? '');
      if (!text.trim() || signal.aborted) return;
      // A hidden element has no box to observe, so observe the element before it.
      const observed = (this.hidden && this.previousElementSibling) || this;
      whenOutOfView(observed, () => this.#show(financeDisclaimerExcerpt(text)), signal);
    } catch (error) {
      console.warn('The finance disclaimer could not be refreshed.', error);
    }
  }

  #show(disclaimer: Excerpt): void {
    const isCut = disclaimer.kind === 'cut';
    partOf(this, 'p > span').textContent = disclaimer.text;
    partOf(this, '.dots').hidden = !isCut;
    partOf(this, '.rest').textContent = isCut ? disclaimer.rest : '';
    partOf(this, 'button').hidden = !isCut;
    this.hidden = false;
  }
}

customElements.define('finance-disclaimer', FinanceDisclaimer);

import { type Excerpt, financeDisclaimerExcerpt } from '../../lib/truncate.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { collapse } from './collapse.ts';

/** Runs once the place is out of view: nothing moves before anyone's eyes. */
function whenUnseen(place: Element, act: () => void, left: AbortSignal): void {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    act();
  });
  watch.observe(place);
  left.addEventListener('abort', () => watch.disconnect());
}

/**
 * The lender's disclaimer: folded at 197 characters (FIN-37), brought up to date by the vehicle's id once the
 * browser is idle (API-38). Where that fails the words of the page stand.
 */
class FinanceDisclaimer extends PartElement {
  protected start(left: AbortSignal): void {
    const words = partOf(this, 'p');
    const button = partOf<HTMLButtonElement>(this, 'button');
    button.addEventListener(
      'click',
      () => {
        const open = button.ariaExpanded !== 'true';
        collapse(words, () => {
          button.ariaExpanded = String(open);
          button.textContent = open ? 'Show Less' : 'Show More';
          this.classList.toggle('open', open);
        });
      },
      { signal: left },
    );
    if ('requestIdleCallback' in window) requestIdleCallback(() => void this.#refresh(left));
    else setTimeout(() => void this.#refresh(left), 2000);
  }

  async #refresh(left: AbortSignal): Promise<void> {
    try {
      const { financeDisclaimer } = await import('./finance-api.ts');
      const text = await financeDisclaimer(this.getAttribute('car') ?? '');
      if (!text.trim() || left.aborted) return;
      // Hidden it has no box: its place is below what stands before it.
      const place = (this.hidden && this.previousElementSibling) || this;
      whenUnseen(place, () => this.#show(financeDisclaimerExcerpt(text)), left);
    } catch (error) {
      console.warn('The finance disclaimer could not be refreshed.', error);
    }
  }

  #show(disclaimer: Excerpt): void {
    const isCut = disclaimer.kind === 'cut';
    partOf(this, 'p > span').textContent = disclaimer.text;
    partOf(this, '.rest').textContent = isCut ? disclaimer.rest : '';
    partOf(this, 'button').hidden = !isCut;
    this.hidden = false;
  }
}

customElements.define('finance-disclaimer', FinanceDisclaimer);

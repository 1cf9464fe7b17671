import { formatCount } from '../../../lib/money.ts';
import { COUNT_UP_SECONDS, REFRESH_SECONDS, salesThisMonth } from '../../../stock/rules/sales-counter.ts';
import { hideWithoutShift } from '../../../ui/hide-without-shift.ts';
import { PartElement } from '../../../ui/part-element.ts';

/** `<sales-counter>`: counts up to this month's sales and refreshes every 150 seconds (CON-16 to CON-19). */
export class SalesCounter extends PartElement {
  #shown = 0;

  protected start(signal: AbortSignal): void {
    const sales = () => salesThisMonth(new Date(), Number(this.getAttribute('per-day')));
    const section = this.closest<HTMLElement>('.sales');
    // In the first minutes or hours of a month there is nothing to say.
    if (section && sales() === 0) {
      hideWithoutShift(section);
      return;
    }
    const count = () => this.#countTo(sales());
    count();
    const timer = setInterval(count, REFRESH_SECONDS * 1000);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  #countTo(target: number): void {
    const from = matchMedia('(prefers-reduced-motion: reduce)').matches ? target : this.#shown;
    const start = performance.now();
    this.#shown = target;
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - start) / (COUNT_UP_SECONDS * 1000)));
      this.textContent = formatCount(from + (target - from) * progress);
      if (progress < 1 && this.#shown === target) requestAnimationFrame(step);
    };
    step(start);
  }
}

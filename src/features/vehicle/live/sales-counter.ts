import { formatCount } from '../../../lib/money.ts';
import { COUNT_UP_SECONDS, REFRESH_SECONDS, salesThisMonth } from '../../../stock/rules/sales-counter.ts';

/** Shows the month's sales once they come into view, counting up (CON-16 to CON-19). */
export function startSalesCounter(counter: HTMLElement): void {
  const place = counter.querySelector<HTMLElement>('[data-count]');
  if (!place) return;
  const sales = () => salesThisMonth(new Date(), Number(counter.dataset.sales));
  let shown = 0;

  const countTo = (target: number) => {
    const from = matchMedia('(prefers-reduced-motion: reduce)').matches ? target : shown;
    const start = performance.now();
    shown = target;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / (COUNT_UP_SECONDS * 1000)));
      place.textContent = formatCount(from + (target - from) * part);
      if (part < 1 && shown === target) requestAnimationFrame(step);
    };
    step(start);
  };

  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    countTo(sales());
    setInterval(() => countTo(sales()), REFRESH_SECONDS * 1000);
  });
  seen.observe(counter);
}

import { hideWithoutShift } from '../../ui/hide-without-shift.ts';
import { autogauge } from './market-api.ts';
import { type MarketPanel, marketPanel } from './market-panel.ts';
import { marketWords } from './market-words.ts';

/** MKT-07 */
export const ANIMATION_MS = 2200;
/** From here on the comparison is the last of a column of its own. */
const ENDS_COLUMN = '(width >= 1040px)';
/** Width of the drawing, in its own units. */
const WIDE = 320;

function moveIn(element: Element, from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: ANIMATION_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}

function fill(element: HTMLElement, panel: MarketPanel): void {
  const words = marketWords(panel);
  const texts: Record<string, string> = {
    label: panel.label,
    from: words.from,
    middle: `Middle ${words.middle}`,
    to: words.to,
    sentence: words.sentence,
  };
  for (const [name, text] of Object.entries(texts)) {
    const place = element.querySelector(`[data-part="${name}"]`);
    if (place) place.textContent = text;
  }
  element.dataset.level = panel.level;
  const marker = element.querySelector('[data-part="marker"]');
  const bar = element.querySelector<HTMLElement>('[data-part="bar"]');
  const x = Math.round(words.place * WIDE);
  marker?.setAttribute('transform', `translate(${x} 0)`);
  if (bar) bar.style.inlineSize = `${panel.fill * 100}%`;
  element.removeAttribute('aria-busy');
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    if (marker) moveIn(marker, 'translate(0px, 0px)', `translate(${x}px, 0px)`);
    if (bar) moveIn(bar, 'scaleX(0)', 'scaleX(1)');
  });
  seen.observe(element);
}

/** Fills the price comparison, or takes it away where there is none (MKT-01 to MKT-07, ERR-01, ERR-02). */
export async function showMarket(element: HTMLElement, vehiclePath: string): Promise<void> {
  try {
    const panel = marketPanel(await autogauge(vehiclePath));
    if (panel) fill(element, panel);
    else hideWithoutShift(element, ENDS_COLUMN);
  } catch (error) {
    console.error(`Price comparison: ${error instanceof Error ? error.message : error}`);
    hideWithoutShift(element, ENDS_COLUMN);
  }
}

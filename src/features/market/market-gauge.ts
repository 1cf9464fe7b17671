import { hideWithoutShift } from '../../ui/hide-without-shift.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { gaugeTexts } from './gauge-texts.ts';
import { fetchMarketComparison } from './market-api.ts';
import { type MarketPanel, marketPanel } from './market-panel.ts';

/** MKT-07 */
export const ANIMATION_MS = 2200;
/** At these widths the gauge is the last element of its column, so hiding it moves nothing. */
const ENDS_COLUMN = '(width >= 1040px)';
/** Width of the SVG in its own units. */
const SVG_WIDTH = 320;

function moveIn(element: Element, from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: ANIMATION_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}

/** `<market-gauge>`: shows the price comparison, or hides if there is none (MKT-01 to MKT-07, ERR-01, ERR-02). */
class MarketGauge extends PartElement {
  protected start(left: AbortSignal): void {
    if (this.ariaBusy === 'true') void this.#compare(left);
  }

  async #compare(left: AbortSignal): Promise<void> {
    try {
      const panel = marketPanel(await fetchMarketComparison(this.getAttribute('path') ?? ''));
      if (left.aborted) return;
      if (panel) this.#fill(panel, left);
      else hideWithoutShift(this, ENDS_COLUMN);
    } catch (error) {
      console.error(`Price comparison: ${error instanceof Error ? error.message : error}`);
      hideWithoutShift(this, ENDS_COLUMN);
    }
  }

  #fill(panel: MarketPanel, left: AbortSignal): void {
    const words = gaugeTexts(panel);
    const texts = {
      '.verdict': panel.label,
      '.ends :nth-child(1)': words.from,
      '.ends :nth-child(2)': `Middle ${words.middle}`,
      '.ends :nth-child(3)': words.to,
      '.sentence': words.sentence,
    };
    for (const [part, text] of Object.entries(texts)) partOf(this, part).textContent = text;
    this.dataset.level = panel.level;
    const marker = partOf<SVGElement>(this, '.marker');
    const bar = partOf(this, '.bar i');
    const x = Math.round(words.place * SVG_WIDTH);
    marker.setAttribute('transform', `translate(${x} 0)`);
    bar.style.inlineSize = `${panel.fill * 100}%`;
    this.ariaBusy = null;
    const enter = () => {
      moveIn(marker, 'translate(0px, 0px)', `translate(${x}px, 0px)`);
      moveIn(bar, 'scaleX(0)', 'scaleX(1)');
    };
    whenSeen(this, enter, left);
  }
}

customElements.define('market-gauge', MarketGauge);

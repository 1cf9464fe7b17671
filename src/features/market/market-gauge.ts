import { errorMessage } from '../../lib/error-message.ts';
import { hideWithoutShift } from '../../ui/hide-without-shift.ts';
import { loadStyle } from '../../ui/load-style.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { gaugeTexts } from './gauge-texts.ts';
import { fetchMarketComparison } from './market-api.ts';
import styles from './market-gauge.css?url';
import { type MarketPanel, marketPanel } from './market-panel.ts';

/** 2 to 2.5 seconds (MKT-07). */
export const ANIMATION_MS = 2200;
/** Widths of the window with two columns, of which the gauge may be the end of one. */
const COLUMNS_QUERY = '(width >= 1040px)';
/** Width of the price range in the SVG's units. */
const SVG_WIDTH = 320;

function animateFrom(element: Element, from: string, to: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate([{ transform: from }, { transform: to }], {
    duration: ANIMATION_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}

/** `<market-gauge>`: shows the price comparison, or hides if there is none (MKT-01 to MKT-07, ERR-01, ERR-02). */
class MarketGauge extends PartElement {
  protected start(signal: AbortSignal): void {
    if (this.ariaBusy === 'true') void this.#load(signal);
  }

  async #load(signal: AbortSignal): Promise<void> {
    try {
      const panel = marketPanel(await fetchMarketComparison(this.getAttribute('path') ?? ''));
      if (panel) await loadStyle(styles);
      if (signal.aborted) return;
      if (panel) this.#fill(panel, signal);
      else this.#hide();
    } catch (error) {
      console.error(`Price comparison: ${errorMessage(error)}`);
      this.#hide();
    }
  }

  /**
   * Below a column that nothing follows, hiding it moves nothing. Elsewhere its space may have to stay for a while. It then
   * stands outside the box, because the box's edge would surround an empty space.
   */
  #hide(): void {
    // Moving the element connects it anew, and it must not load a second time.
    this.ariaBusy = null;
    this.closest('measured-box')?.after(this);
    hideWithoutShift(this, this.hasAttribute('last') ? COLUMNS_QUERY : undefined);
  }

  #fill(panel: MarketPanel, signal: AbortSignal): void {
    const { position, from, middle, to, sentence } = gaugeTexts(panel);
    const texts = {
      '.verdict': panel.label,
      '.ends :nth-child(1)': from,
      '.ends :nth-child(2)': `Middle ${middle}`,
      '.ends :nth-child(3)': to,
      '.sentence': sentence,
    };
    for (const [part, text] of Object.entries(texts)) partOf(this, part).textContent = text;
    this.dataset.level = panel.level;
    const marker = partOf<SVGElement>(this, '.marker');
    const bar = partOf(this, '.bar i');
    const x = Math.round(position * SVG_WIDTH);
    marker.setAttribute('transform', `translate(${x} 0)`);
    this.querySelector('.gap')?.setAttribute('d', `M${x} 14H${SVG_WIDTH / 2}`);
    bar.style.inlineSize = `${panel.fill * 100}%`;
    this.ariaBusy = null;
    const animate = () => {
      animateFrom(marker, 'translate(0px, 0px)', `translate(${x}px, 0px)`);
      animateFrom(bar, 'scaleX(0)', 'scaleX(1)');
    };
    whenSeen(this, animate, signal);
  }
}

customElements.define('market-gauge', MarketGauge);

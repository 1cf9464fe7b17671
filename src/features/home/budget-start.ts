import { formatAud } from '../../lib/money.ts';
import { priceSliderAddress } from './price-slider.ts';

/** The price slider says what it stands at and leads to the search (SRC-34, SRC-39). */
function watchBudget(part: HTMLElement): void {
  const slider = part.querySelector('input');
  const output = part.querySelector('output');
  const { budget: search = '' } = part.dataset;
  if (!slider || !output) return;
  const span = { min: Number(slider.min), max: Number(slider.max), step: Number(slider.step) };
  const show = () => {
    const amount = slider.valueAsNumber;
    const text = amount < span.max ? `Up to ${formatAud(amount)}` : 'Any price';
    output.value = text;
    slider.setAttribute('aria-valuetext', text);
    slider.style.setProperty('--v', `${((amount - span.min) / (span.max - span.min)) * 100}%`);
  };
  slider.addEventListener('input', show);
  part
    .querySelector('button')
    ?.addEventListener('click', () =>
      location.assign(priceSliderAddress(search, slider.valueAsNumber, span)),
    );
  show();
}

for (const part of document.querySelectorAll<HTMLElement>('[data-budget]')) watchBudget(part);

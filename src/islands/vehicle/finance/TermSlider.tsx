import { useEffect, useId, useRef } from 'react';
import { type Bounds, STEP } from '../../../rules/finance/calculator.ts';
import { yearsText } from '../../../rules/finance/repayment-text.ts';

interface Props {
  years: number;
  bounds: Bounds;
  onChange: (years: number) => void;
}

/** The loan's term, in years (FIN-15, FIN-36). */
export function TermSlider({ years, bounds: { min, max }, onChange }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const share = max > min ? ((years - min) / (max - min)) * 100 : 100;
  // No style attribute may stand in the page's HTML: the policy forbids it.
  useEffect(() => slider.current?.style.setProperty('--v', `${share}%`), [share]);
  return (
    <div className="fin-term">
      <div className="fin-line">
        <label htmlFor={id}>Loan term</label>
        <output htmlFor={id}>{yearsText(years)}</output>
      </div>
      <input
        ref={slider}
        className="range"
        id={id}
        type="range"
        min={min}
        max={max}
        step={STEP}
        value={years}
        aria-valuetext={yearsText(years)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

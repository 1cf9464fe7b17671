import { useEffect, useId, useRef } from 'react';

interface Props {
  label: string;
  /** What it stands at, in words. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider with its name and what it stands at above it; a screen reader hears the latter from the slider. */
export function RangeSlider({ label, text, value, min, max, step, onChange }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const share = max > min ? ((value - min) / (max - min)) * 100 : 100;
  // No style attribute may stand in the page's HTML: the policy forbids it.
  useEffect(() => slider.current?.style.setProperty('--v', `${share}%`), [share]);
  return (
    <div>
      <div className="fin-line">
        <label htmlFor={id}>{label}</label>
        <output className="figures" htmlFor={id} aria-hidden="true">
          {text}
        </output>
      </div>
      <input
        ref={slider}
        className="range"
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}

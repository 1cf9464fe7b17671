import { useEffect, useId, useRef } from 'react';

interface Props {
  label: string;
  /** The formatted value: "$25,000". */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider with its label and formatted value above. Screen readers read the value from the slider itself. */
export function RangeSlider({ label, text, value, min, max, step, onChange }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const share = max > min ? ((value - min) / (max - min)) * 100 : 100;
  // Set by script: the Content Security Policy forbids style attributes in the HTML.
  useEffect(() => slider.current?.style.setProperty('--v', `${share}%`), [share]);
  return (
    <div>
      <div className="range-line">
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

import { useId, useState } from 'react';

interface Props {
  label: string;
  /** Shown after the label: "$", "% p.a.". */
  unit: string;
  value: number;
  bounds: { min: number; max: number };
  step: number | 'any';
  problem: string | null;
  /** A sentence below the field. */
  hint?: string | null;
  onChange: (value: number) => void;
}

/**
 * A number field. While it has the focus it shows what was typed; after that, `value`, which may have been corrected.
 */
export function NumberField({ label, unit, value, bounds, step, problem, hint = null, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} <span className="unit">{unit}</span>
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        min={bounds.min}
        max={bounds.max}
        step={step}
        value={typed ?? value}
        aria-invalid={problem !== null}
        aria-describedby={hint === null ? `${id}-msg` : `${id}-msg ${id}-hint`}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
      <p className="msg" id={`${id}-msg`} aria-live="polite">
        {problem}
      </p>
      {hint !== null && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

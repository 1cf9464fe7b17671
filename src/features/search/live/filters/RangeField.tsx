import { useState } from 'react';

interface Props {
  label: string;
  /** As it shows: "$25,000". */
  text: string;
  /** What was typed, digits only; null: nothing. */
  onSet: (value: number | null) => void;
}

/** One end of a range as a field: taken over by Enter or by leaving it. */
export function RangeField({ label, text, onSet }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null) onSet(/\d/.test(typed) ? Number(typed.replace(/\D/g, '')) : null);
    setTyped(null);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}

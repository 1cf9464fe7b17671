import { useState } from 'react';
import { useOnBackOrForward } from './use-on-back-or-forward.ts';

interface Props {
  label: string;
  /** The formatted value: "$25,000". */
  text: string;
  /** Receives the digits typed, as a number; null if there are none. */
  onSet: (value: number | null) => void;
}

/** Text field for one end of a range. Enter or leaving the field applies the value. */
export function RangeField({ label, text, onSet }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  useOnBackOrForward(() => setTyped(null));
  const apply = () => {
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
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}

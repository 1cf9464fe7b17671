import { narrows, type RangeBounds } from '../../range-slider.ts';

interface Props {
  picks: number[];
  format: (value: number) => string;
  bounds: RangeBounds;
  upper: number;
  /** Null removes the upper bound. */
  onPick: (pick: number | null) => void;
}

/** Buttons that set the upper bound to a preset amount (LIM-03); a second press removes it. */
export function QuickPicks({ picks, format, bounds, upper, onPick }: Props) {
  if (picks.length === 0) return null;
  return (
    <fieldset className="picks">
      <legend>Up to</legend>
      {picks.map((pick) => (
        <button
          key={pick}
          type="button"
          aria-pressed={pick === upper}
          disabled={!narrows(pick, bounds)}
          onClick={() => onPick(pick === upper ? null : pick)}
        >
          {format(pick)}
        </button>
      ))}
    </fieldset>
  );
}

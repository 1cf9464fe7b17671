import { narrows, type RangeBounds } from '../../range-slider.ts';

interface Props {
  picks: number[];
  format: (value: number) => string;
  bounds: RangeBounds;
  upper: number;
  /** null: no upper end. */
  onPick: (pick: number | null) => void;
}

/** Amounts to pick the upper end from (LIM-03); a second press takes it back. */
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

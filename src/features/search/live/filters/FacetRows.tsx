import { formatVehicleCount } from '../../../../lib/format-vehicle-count.ts';
import { formatCount } from '../../../../lib/money.ts';
import { ownProperty } from '../../../../lib/own-property.ts';
import { colourFamily } from '../../../../stock/rules/colour-family.ts';
import { choiceId } from '../../choice-id.ts';
import type { FacetRow } from '../../facet-rows.ts';
import type { ListSetting } from './use-facet.ts';
import { usePress } from './use-press.ts';

export interface RowsProps {
  filter: ListSetting;
  rows: FacetRow[];
  /** The filter's largest count, if a line shows each value's share of it. */
  largest: number | null;
  vehicles: string;
  onToggle: (row: FacetRow) => void;
}

function Row({ filter, row, largest, vehicles, onToggle }: Omit<RowsProps, 'rows'> & { row: FacetRow }) {
  const family = filter.attribute === 'colour' ? colourFamily(row.value) : null;
  const [isShown, press] = usePress(row.selected, () => onToggle(row));
  const isUnavailable = row.count === 0 && !row.selected;
  return (
    <li>
      <label className={isUnavailable ? 'none' : undefined}>
        <input
          type="checkbox"
          data-choice={choiceId(filter.attribute, row.value)}
          checked={isShown}
          disabled={isUnavailable}
          onChange={press}
          aria-label={`${row.label} ${formatVehicleCount(row.count, vehicles)}`}
        />
        {family && <i className={`dot ${family}`} />}
        <span className="name">{row.label}</span>{' '}
        {largest !== null && <progress value={row.count} max={largest} aria-hidden="true" />}
        <span className="n">{formatCount(row.count)}</span>
      </label>
    </li>
  );
}

function Tile({ filter, row, vehicles, onToggle }: Omit<RowsProps, 'rows'> & { row: FacetRow }) {
  const image = ownProperty(filter.images, row.value);
  const [isShown, press] = usePress(row.selected, () => onToggle(row));
  return (
    <li>
      <button
        type="button"
        data-choice={choiceId(filter.attribute, row.value)}
        aria-pressed={isShown}
        aria-label={`${row.label} ${formatVehicleCount(row.count, vehicles)}`}
        disabled={row.count === 0 && !row.selected}
        onClick={press}
      >
        {image && <img src={image} alt="" width="1060" height="480" loading="lazy" />}
        <span className="name">{row.label}</span> <span className="n">{formatCount(row.count)}</span>
      </button>
    </li>
  );
}

/** Values of a filter: rows with checkboxes, or tiles with pictures (SRC-23, SRC-24). */
export function FacetRows({ rows, ...props }: RowsProps) {
  const { kind } = props.filter;
  const Value = kind === 'tiles' ? Tile : Row;
  return (
    <ul className={kind === 'list' ? undefined : kind}>
      {rows.map((row) => (
        <Value key={row.value} row={row} {...props} />
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { formatAud } from '../../lib/money.ts';
import { formatAudCents } from '../../lib/money-cents.ts';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { DEFAULT_DISTANCE, fuelCost } from './fuel.ts';

/** kms per week. */
const MAX_DISTANCE = 1000;
/** AUD per litre: range of the slider on either side of the initial price. */
const PRICE_RANGE = 0.7;

interface Props {
  /** L/100km */
  consumption: number;
  /** AUD per litre */
  price: number;
}

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/** The fuel calculator (VDP-08, CAL-01 to CAL-04). Without scripts the page shows its initial result. */
export function Fuel({ consumption, price }: Props) {
  const [kms, setKms] = useState(DEFAULT_DISTANCE);
  const [litre, setLitre] = useState(price);
  const { week, year } = fuelCost(kms, consumption, litre);
  return (
    <form className="fuel" method="dialog" onSubmit={(event) => event.preventDefault()}>
      <h3>Fuel cost</h3>
      <div className="scripted">
        <RangeSlider
          label="Distance a week"
          text={`${kms} kms`}
          value={kms}
          min={0}
          max={MAX_DISTANCE}
          step={10}
          onChange={setKms}
        />
        <RangeSlider
          label="Price a litre"
          text={formatAudCents(litre)}
          value={litre}
          min={roundToCents(Math.max(0, price - PRICE_RANGE))}
          max={roundToCents(price + PRICE_RANGE)}
          step={0.01}
          onChange={setLitre}
        />
      </div>
      <p className="big">
        <output className="price">{formatAudCents(week)}</output> <span className="muted">a week</span>
      </p>
      <p className="muted">
        {formatAud(year)} a year at {consumption} L/100km, {kms} kms a week and {formatAudCents(litre)} a
        litre.
      </p>
    </form>
  );
}

import { useState } from 'react';
import { formatAud } from '../../lib/money.ts';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { DEFAULT_DISTANCE, fuelCost } from './fuel.ts';
import { formatAudCents } from './money-cents.ts';

/** kms a week: the slider's end. */
const FURTHEST = 1000;
/** AUD a litre to either side of the price it starts with. */
const SPREAD = 0.7;

interface Props {
  /** L/100km */
  consumption: number;
  /** AUD a litre */
  price: number;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** What the vehicle's fuel costs (VDP-08, CAL-01 to CAL-04); its start stands in the page without scripts. */
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
          max={FURTHEST}
          step={10}
          onChange={setKms}
        />
        <RangeSlider
          label="Price a litre"
          text={formatAudCents(litre)}
          value={litre}
          min={inCents(Math.max(0, price - SPREAD))}
          max={inCents(price + SPREAD)}
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

import { useState } from 'react';
import { formatKms } from '../../lib/format-km.ts';
import { formatAud } from '../../lib/money.ts';
import { formatAudCents } from '../../lib/money-cents.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { DEFAULT_DISTANCE, type FuelView, fuelCost } from './fuel.ts';

/** End of the slider in kms per week. */
const MAX_DISTANCE = 1000;
/** The slider goes this many AUD per litre below and above the initial price. */
const PRICE_RANGE = 0.7;
/** L/100km: from the most economical scooter to a loaded road train. */
const CONSUMPTION_BOUNDS = { min: 1, max: 100 };

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * The fuel calculator (VDP-08, CAL-01 to CAL-04). Without scripts the page shows its initial result. If the vehicle's
 * consumption is unknown, the calculator says what it assumes, and shoppers can enter their own figure.
 */
export function Fuel({ consumption, assumed, price }: FuelView) {
  const [kms, setKms] = useState(DEFAULT_DISTANCE);
  const [litrePrice, setLitrePrice] = useState(price);
  const [litresPer100km, setLitresPer100km] = useState(consumption);
  const { week, year } = fuelCost(kms, litresPer100km, litrePrice);
  const { min, max } = CONSUMPTION_BOUNDS;
  const isAssumption = assumed && litresPer100km === consumption;
  return (
    <form className="fuel" method="dialog" onSubmit={(event) => event.preventDefault()}>
      <h3>Fuel cost</h3>
      <div className="scripted">
        <RangeSlider
          label="Distance a week"
          text={formatKms(kms)}
          value={kms}
          min={0}
          max={MAX_DISTANCE}
          step={10}
          onChange={setKms}
        />
        <RangeSlider
          label="Price a litre"
          text={formatAudCents(litrePrice)}
          value={litrePrice}
          min={roundToCents(Math.max(0, price - PRICE_RANGE))}
          max={roundToCents(price + PRICE_RANGE)}
          step={0.01}
          onChange={setLitrePrice}
        />
        {assumed && (
          <NumberField
            label="Fuel use"
            unit="L/100 km"
            value={litresPer100km}
            bounds={CONSUMPTION_BOUNDS}
            step="any"
            problem={null}
            hint={`We assume ${consumption} L/100 km; change it to your vehicle’s figure.`}
            onChange={(value) => {
              if (!Number.isNaN(value)) setLitresPer100km(Math.min(max, Math.max(min, value)));
            }}
          />
        )}
      </div>
      <p className="big">
        <output className="price">{formatAudCents(week)}</output> <span className="muted">a week</span>
      </p>
      <p className="muted">
        {formatAud(year)} a year at {isAssumption && 'an assumed '}
        {litresPer100km} L/100km, {formatKms(kms)} a week and {formatAudCents(litrePrice)} a litre.
      </p>
    </form>
  );
}

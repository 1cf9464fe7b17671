import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Frequency } from '../../stock/finance/repayment.ts';
import { yearsText } from '../../stock/finance/repayment-text.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { type CalculatorSettings, STEP } from './calculator.ts';
import { type NumberInput, useCalculator } from './use-calculator.ts';
import { useHydrated } from './use-hydrated.ts';

const FREQUENCY_LABELS: Record<Frequency, string> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
};
/** Step of the purchase price in AUD. The specification gives none; it gives `STEP` for the other fields. */
const AMOUNT_STEP = 500;

interface Props {
  settings: CalculatorSettings;
  carId: string;
  /** The button below the result (VDP-10). */
  children: ReactNode;
}

/** The finance calculator (FIN-11 to FIN-31). Its initial state is in the page's HTML. */
export function FinanceCalculator({ settings, carId, children }: Props) {
  const name = useId();
  const isHydrated = useHydrated();
  const { inputs, problems, result, message, change } = useCalculator(settings, carId);
  const resultBox = useRef<HTMLDivElement>(null);
  // In the browser `children` is the page's static HTML, so the button's message cannot be a prop.
  useEffect(() => {
    if (message) resultBox.current?.querySelector('form-opener')?.setAttribute('message', message);
  }, [message]);
  const field = (input: NumberInput) => ({
    value: inputs[input],
    onChange: (value: number) => change({ [input]: value }),
    problem: null,
  });
  return (
    <div className="calc">
      <fieldset className="fin-inputs" disabled={!isHydrated}>
        <legend className="sr">Your loan</legend>
        <NumberField
          {...field('amount')}
          label="Purchase price"
          unit="$"
          bounds={{ min: 0, max: settings.amount.max }}
          step={AMOUNT_STEP}
          problem={problems.amount}
        />
        <NumberField
          {...field('deposit')}
          label="Deposit or trade-in"
          unit="$"
          bounds={settings.other}
          step={STEP}
        />
        <NumberField
          {...field('residual')}
          label="Residual"
          unit="$"
          bounds={settings.other}
          step={STEP}
          problem={problems.residual}
        />
        <NumberField
          {...field('interest')}
          label="Interest rate"
          unit="% p.a."
          bounds={settings.interest}
          step={STEP}
        />
        <div className="fin-term">
          <RangeSlider
            label="Loan term"
            text={yearsText(inputs.years)}
            value={inputs.years}
            min={settings.term.min}
            max={settings.term.max}
            step={STEP}
            onChange={(years) => change({ years })}
          />
        </div>
        {settings.frequencies.length > 1 && (
          <fieldset className="fin-often">
            <legend>Repayments</legend>
            <div className="seg block">
              {settings.frequencies.map((frequency) => (
                <label key={frequency}>
                  <input
                    type="radio"
                    name={name}
                    checked={inputs.frequency === frequency}
                    onChange={() => change({ frequency })}
                  />
                  {FREQUENCY_LABELS[frequency]}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </fieldset>
      <div className="fin-result" ref={resultBox}>
        <div aria-live="polite">
          <CalculatorResult inputs={inputs} result={result} settings={settings} />
        </div>
        {children}
      </div>
    </div>
  );
}

import { useRef, useState, useSyncExternalStore } from 'react';
import { liveVehicle } from '../../frame/live-vehicle.ts';
import { track } from '../../ui/storage/track.ts';
import {
  amountProblem,
  type Calculation,
  type CalculatorInputs,
  type CalculatorSettings,
  calculate,
  residualProblem,
  settingsAtPrice,
  tidyInputs,
} from './calculator.ts';

export type NumberInput = Exclude<keyof CalculatorInputs, 'frequency'>;

interface Calculator {
  inputs: CalculatorInputs;
  /** Messages below the fields, or null (FIN-13). */
  problems: { amount: string | null; residual: string | null };
  result: Calculation;
  change: (change: Partial<CalculatorInputs>) => void;
}

const atBuild = () => null;

/** The price of the page's vehicle in AUD, if it changed since the page was built. */
const useChangedPrice = (): number | null =>
  useSyncExternalStore(liveVehicle.listen, liveVehicle.get, atBuild)?.change.price ?? null;

/**
 * State of the calculator. The first change on a page is tracked (TRK-02). A price that changed since the page was
 * built becomes the amount, unless the shopper entered one (VDP-10).
 */
export function useCalculator(built: CalculatorSettings, carId: string): Calculator {
  const price = useChangedPrice();
  const settings = price === null ? built : settingsAtPrice(built, price);
  const [entered, setEntered] = useState<Partial<CalculatorInputs>>({});
  const inputs = { ...settings.start, ...entered };
  const isTracked = useRef(false);
  const change = (changed: Partial<CalculatorInputs>) => {
    setEntered((before) => ({ ...before, ...tidyInputs(changed, settings) }));
    if (isTracked.current) return;
    isTracked.current = true;
    track('finance_calculator', { car_id: carId });
  };
  return {
    inputs,
    problems: {
      amount: amountProblem(inputs.amount, settings.amount),
      residual: residualProblem(inputs, settings),
    },
    result: calculate(inputs, settings),
    change,
  };
}

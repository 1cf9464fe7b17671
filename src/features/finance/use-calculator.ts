import { useRef, useState } from 'react';
import { track } from '../../ui/storage/track.ts';
import {
  amountProblem,
  type Calculation,
  type CalculatorInputs,
  type CalculatorSettings,
  calculate,
  residualProblem,
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

/** State of the calculator. The first change on a page is tracked (TRK-02). */
export function useCalculator(settings: CalculatorSettings, carId: string): Calculator {
  const [inputs, setInputs] = useState(settings.start);
  const isTracked = useRef(false);
  const change = (changed: Partial<CalculatorInputs>) => {
    setInputs((previous) => ({ ...previous, ...tidyInputs(changed, settings) }));
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

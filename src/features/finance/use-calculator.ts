import { useRef, useState } from 'react';
import { track } from '../../ui/storage/track.ts';
import {
  amountProblem,
  type Calculation,
  type CalculatorInputs,
  type CalculatorSettings,
  calculate,
  tidyInputs,
} from './calculator.ts';

export type NumberInput = Exclude<keyof CalculatorInputs, 'frequency'>;

interface Calculator {
  inputs: CalculatorInputs;
  /** What is wrong with the purchase price, or null (FIN-13). */
  problem: string | null;
  result: Calculation;
  change: (change: Partial<CalculatorInputs>) => void;
}

/** The calculator's state; the first change of a visit to the page is told (TRK-02). */
export function useCalculator(settings: CalculatorSettings, carId: string): Calculator {
  const [inputs, setInputs] = useState(settings.start);
  const touched = useRef(false);
  const change = (changed: Partial<CalculatorInputs>) => {
    setInputs((before) => tidyInputs({ ...before, ...changed }, settings));
    if (touched.current) return;
    touched.current = true;
    track('finance_calculator', { car_id: carId });
  };
  return {
    inputs,
    problem: amountProblem(inputs.amount, settings.amount),
    result: calculate(inputs, settings),
    change,
  };
}

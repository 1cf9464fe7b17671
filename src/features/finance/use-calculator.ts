import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { liveVehicle } from '../../frame/live-vehicle.ts';
import { track } from '../../ui/storage/track.ts';
import {
  amountProblem,
  type Calculation,
  type CalculatorInputs,
  type CalculatorSettings,
  calculate,
  clampInputs,
  residualProblem,
  settingsAtPrice,
} from './calculator.ts';
import { quoteMessage } from './quote-message.ts';

export type NumberInput = Exclude<keyof CalculatorInputs, 'frequency'>;

interface Calculator {
  inputs: CalculatorInputs;
  /** Message below each field; null if its value is accepted (FIN-13). */
  problems: { amount: string | null; residual: string | null };
  result: Calculation;
  /** Message that asks for a quote for the loan that the shopper entered; null if they entered nothing. */
  message: string | null;
  change: (inputs: Partial<CalculatorInputs>) => void;
}

/**
 * State of the calculator. The shopper's first input on a page is tracked (TRK-02). A price that changed since the page
 * was built becomes the amount, unless the shopper entered one (VDP-10).
 */
export function useCalculator(settingsAtBuild: CalculatorSettings, carId: string): Calculator {
  const price = useStore(liveVehicle, { ssr: 'initial' })?.change.price ?? null;
  const settings = price === null ? settingsAtBuild : settingsAtPrice(settingsAtBuild, price);
  const [entered, setEntered] = useState<Partial<CalculatorInputs>>({});
  const inputs = { ...settings.start, ...entered };
  const result = calculate(inputs, settings);
  const isTracked = useRef(false);
  const change = (newInputs: Partial<CalculatorInputs>) => {
    setEntered((before) => ({ ...before, ...clampInputs(newInputs, settings) }));
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
    result,
    message: Object.keys(entered).length > 0 ? quoteMessage(inputs, result) : null,
    change,
  };
}

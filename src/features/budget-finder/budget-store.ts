import { atom, type ReadableAtom } from 'nanostores';
import { liveList } from '../../search/live-list/live-list.ts';
import { conditionLabel } from '../../stock/rules/labels.ts';
import {
  type BudgetFrequency,
  type BudgetOutcome,
  budget,
  budgetOutcome,
  DEFAULT_DEPOSIT,
  DEFAULT_FREQUENCY,
  DEFAULT_REPAYMENT,
  repaymentAt,
  repaymentSlider,
} from './budget.ts';
import type { BudgetCondition, BudgetFound } from './budget-search.ts';

export interface BudgetInputs {
  /** AUD per payment. */
  repayment: number;
  frequency: BudgetFrequency;
  /** AUD */
  deposit: number;
  condition: BudgetCondition;
}

/**
 * The repayment that the shopper entered, and its frequency. Every conversion starts from it, so that rounding errors
 * do not add up.
 */
export type EnteredRepayment = Pick<BudgetInputs, 'repayment' | 'frequency'>;

export interface BudgetState extends BudgetInputs {
  entered: EnteredRepayment;
  /** The budget: the highest affordable price in AUD (CAL-10). */
  amount: number;
  /** AUD per payment. */
  slider: { max: number; step: number };
  /** Result of the latest search; null before the first one. */
  outcome: BudgetOutcome | null;
  /** The latest successful search: its budget in AUD, and vehicles within or above it; null before the first one. */
  latest: ({ amount: number } & Pick<BudgetFound, 'vehicles' | 'above'>) | null;
}

/** Data from the page's HTML. */
export interface BudgetStart {
  /** Singular of the vehicles on sale: "Car". */
  carType: string;
  prices: BudgetFound['prices'];
}

export interface BudgetStore {
  state: ReadableAtom<BudgetState>;
  /** Computes the budget at once and searches for it when typing pauses (CAL-09). */
  change: (inputs: BudgetInputs) => void;
  /** Cancels the pending search and ignores running ones. */
  stop: () => void;
}

/** The shopper's inputs. The frequency that is shown may differ from that of the entered repayment. */
export interface BudgetChoice {
  entered: EnteredRepayment;
  frequency: BudgetFrequency;
  deposit: number;
  condition: BudgetCondition;
}

const START: BudgetChoice = {
  entered: { repayment: DEFAULT_REPAYMENT[DEFAULT_FREQUENCY], frequency: DEFAULT_FREQUENCY },
  frequency: DEFAULT_FREQUENCY,
  deposit: DEFAULT_DEPOSIT,
  condition: null,
};

/** Converts an entered repayment to a frequency. The default repayment becomes the other frequency's default. */
function repaymentFor({ repayment, frequency }: EnteredRepayment, to: BudgetFrequency): number {
  if (frequency === to) return repayment;
  const isDefault = repayment === DEFAULT_REPAYMENT[frequency];
  return isDefault ? DEFAULT_REPAYMENT[to] : repaymentAt(repayment, frequency, to);
}

const amountOf = ({ repayment, frequency, deposit }: BudgetInputs): number =>
  budget(repayment, frequency, deposit);

/** State of the budget finder: the budget and how many vehicles it buys (CAL-09 to CAL-18, ERR-21). */
export function budgetStore(
  { carType, prices }: BudgetStart,
  search: (amount: number, condition: BudgetCondition) => Promise<BudgetFound>,
  { entered, ...rest }: BudgetChoice = START,
): BudgetStore {
  const first: BudgetInputs = { ...rest, repayment: repaymentFor(entered, rest.frequency) };
  const list = liveList({
    first,
    search: (inputs) => search(amountOf(inputs), inputs.condition),
    onFailure: (error) => console.warn('The vehicles within the budget could not be counted.', error),
  });

  const stateOf = (
    inputs: BudgetInputs & { entered: EnteredRepayment },
    outcome: BudgetOutcome | null,
  ): BudgetState => {
    const { answer } = list.state.get();
    const { highest } = (answer ? answer.found.prices : prices) ?? { highest: null };
    return {
      ...inputs,
      amount: amountOf(inputs),
      slider: repaymentSlider(highest, inputs.frequency, inputs.deposit),
      outcome,
      latest: answer
        ? { amount: amountOf(answer.query), vehicles: answer.found.vehicles, above: answer.found.above }
        : null,
    };
  };
  const state = atom(stateOf({ ...first, entered }, null));

  const unsubscribe = list.state.listen(({ status, query, answer }) => {
    if (status === 'searching') return;
    // "Used Car"
    const vehicle = query.condition ? `${conditionLabel(query.condition)} ${carType}` : carType;
    const outcome: BudgetOutcome =
      status === 'failed' || !answer
        ? { kind: 'unknown', action: `Search ${vehicle}s` }
        : budgetOutcome(amountOf(query), answer.found.prices?.lowest ?? null, answer.found.found, vehicle);
    state.set(stateOf(state.get(), outcome));
  });

  return {
    state,
    change(changed) {
      const previous = state.get();
      const { repayment, frequency } = changed;
      const entered =
        repayment === previous.repayment ? previous.entered : { repayment, frequency: previous.frequency };
      const inputs = { ...changed, repayment: repaymentFor(entered, frequency) };
      state.set(stateOf({ ...inputs, entered }, previous.outcome));
      list.searchSoon(inputs);
    },
    stop() {
      unsubscribe();
      list.stop();
    },
  };
}

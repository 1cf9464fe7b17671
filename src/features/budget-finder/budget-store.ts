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

/** Fields of the finder, AUD. */
export interface BudgetInputs {
  repayment: number;
  frequency: BudgetFrequency;
  deposit: number;
  condition: BudgetCondition;
}

export interface BudgetState extends BudgetInputs {
  /** AUD: the price that the inputs come to (CAL-10). */
  amount: number;
  /** AUD. */
  slider: { max: number; step: number };
  /** Of the latest budget that was searched for; null: none was yet. */
  outcome: BudgetOutcome | null;
}

/** The finder as the page's HTML has it. */
export interface BudgetStart {
  /** "Car": the word for one of what is searched. */
  carType: string;
  prices: BudgetFound['prices'];
}

export interface BudgetStore {
  state: ReadableAtom<BudgetState>;
  /** Computes the budget of other inputs, and asks what it finds once typing rests (CAL-09). */
  change: (inputs: BudgetInputs) => void;
  stop: () => void;
}

const START: BudgetInputs = {
  repayment: DEFAULT_REPAYMENT[DEFAULT_FREQUENCY],
  frequency: DEFAULT_FREQUENCY,
  deposit: DEFAULT_DEPOSIT,
  condition: null,
};

/** At the other frequency the default repayment is that one's own; any other makes about the same budget. */
function repaymentOf({ repayment, frequency }: BudgetInputs, before: BudgetFrequency): number {
  if (frequency === before) return repayment;
  const isDefault = repayment === DEFAULT_REPAYMENT[before];
  return isDefault ? DEFAULT_REPAYMENT[frequency] : repaymentAt(repayment, before, frequency);
}

const amountOf = ({ repayment, frequency, deposit }: BudgetInputs): number =>
  budget(repayment, frequency, deposit);

/** The budget finder: what its inputs come to, and how many vehicles that buys (CAL-09 to CAL-18, ERR-21). */
export function budgetStore(
  { carType, prices }: BudgetStart,
  search: (amount: number, condition: BudgetCondition) => Promise<BudgetFound>,
): BudgetStore {
  const list = liveList({
    first: START,
    search: (inputs) => search(amountOf(inputs), inputs.condition),
    onFailure: (error) => console.warn('The budget could not be searched for.', error),
  });

  const stateOf = (inputs: BudgetInputs, outcome: BudgetOutcome | null): BudgetState => {
    const { answer } = list.state.get();
    const { highest } = (answer ? answer.found.prices : prices) ?? { highest: null };
    return {
      ...inputs,
      amount: amountOf(inputs),
      slider: repaymentSlider(highest, inputs.frequency, inputs.deposit),
      outcome,
    };
  };
  const state = atom(stateOf(START, null));

  const unlisten = list.state.listen(({ status, query, answer }) => {
    if (status === 'searching') return;
    // "Used Car"
    const word = query.condition ? `${conditionLabel(query.condition)} ${carType}` : carType;
    const outcome: BudgetOutcome =
      status === 'failed' || !answer
        ? { kind: 'unknown', action: `Search ${word}s` }
        : budgetOutcome(amountOf(query), answer.found.prices?.lowest ?? null, answer.found.found, word);
    state.set(stateOf(state.get(), outcome));
  });

  return {
    state,
    change(given) {
      const before = state.get();
      const inputs = { ...given, repayment: repaymentOf(given, before.frequency) };
      state.set(stateOf(inputs, before.outcome));
      list.searchSoon(inputs);
    },
    stop() {
      unlisten();
      list.stop();
    },
  };
}

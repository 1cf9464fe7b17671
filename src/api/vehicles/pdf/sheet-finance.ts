import type { FinanceBlock } from '../../../features/finance/finance-block.ts';
import type { RepaymentView } from '../../../stock/finance/repayment-view.ts';
import type { SpecRow } from '../../../stock/rules/spec-row.ts';

/** Rows of a loan with the warning that must stand beside its comparison rate. */
export interface SheetLoan {
  rows: SpecRow[];
  warning: string;
}

export interface SheetFinance {
  /** Three rows for the first page. */
  short: SheetLoan;
  /** All terms, for the second page. */
  full: SheetLoan;
  /** What the figures rest on, and the lender's disclaimer. */
  notes: string[];
}

const firstRows = (label: string, { amount, per, comparison }: RepaymentView): SpecRow[] => [
  { label, value: `${amount} per ${per}` },
  { label: 'Comparison rate', value: comparison },
];

/**
 * The lender's repayment on a sheet. Null if the vehicle's page shows none, so also if finance is suppressed (FIN-01 to
 * FIN-10).
 */
export function sheetFinance(block: FinanceBlock | null): SheetFinance | null {
  if (!block?.repayment) return null;
  const { repayment, label, term, terms, disclaimer } = block;
  const { interest, warning } = repayment;
  // The example loan belongs to the comparison rate, and the first page may hang alone.
  const [example = ''] = block.notes;
  const lenderText = disclaimer?.kind === 'cut' ? disclaimer.text + disclaimer.rest : disclaimer?.text;
  return {
    short: {
      rows: [
        ...firstRows(label, repayment),
        term
          ? { label: 'Term', value: `${term} at ${interest}` }
          : { label: 'Interest rate', value: interest },
      ],
      warning: `${warning} ${example}`.trim(),
    },
    full: {
      rows: [
        ...firstRows(label, repayment),
        { label: 'Interest rate', value: interest },
        ...(term ? [{ label: 'Term', value: term }] : []),
        ...terms,
      ],
      warning,
    },
    notes: [...(lenderText ? [`${block.lender}: ${lenderText}`] : []), ...block.notes],
  };
}

import { repaymentText } from '../../stock/finance/repayment-text.ts';
import type { RepaymentView } from '../../stock/finance/repayment-view.ts';

export interface RepaymentRow {
  label: string;
  value: string;
}

interface Props {
  repayment: RepaymentView;
  /** Rows above and below the repayment's own. */
  before?: readonly RepaymentRow[];
  after?: readonly RepaymentRow[];
}

/** The twin of Repayment.astro, for islands: the only way they show a repayment. */
export function Repayment({ repayment, before = [], after = [] }: Props) {
  const { interest, comparison, warning } = repayment;
  const rows: RepaymentRow[] = [
    ...before,
    { label: 'Repayment', value: repaymentText(repayment, 'plain') },
    { label: 'Interest rate', value: interest },
    { label: 'Comparison rate', value: comparison },
    ...after,
  ];
  return (
    <div className="repay">
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{warning}</p>
    </div>
  );
}

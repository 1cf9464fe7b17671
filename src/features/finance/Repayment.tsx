import type { ReactNode } from 'react';
import { type RepaymentWording, repaymentText } from '../../stock/finance/repayment-text.ts';
import type { RepaymentView } from '../../stock/finance/repayment-view.ts';

export interface RepaymentRow {
  label: string;
  value: ReactNode;
}

const Rows = ({ rows }: { rows: readonly RepaymentRow[] }) => (
  <dl>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface TableProps {
  rows: readonly RepaymentRow[];
  warning: string;
  /** Rows behind "All terms". */
  terms?: readonly RepaymentRow[];
}

export function RepaymentTable({ rows, warning, terms = [] }: TableProps) {
  return (
    <div className="repay">
      <Rows rows={rows} />
      <p>{warning}</p>
      {terms.length > 0 && (
        <details>
          <summary>All terms</summary>
          <Rows rows={terms} />
        </details>
      )}
    </div>
  );
}

interface Props {
  repayment: RepaymentView;
  wording?: RepaymentWording;
  label?: string;
  /** Rows above the repayment and its rates. */
  before?: readonly RepaymentRow[];
  /** Rows below them. */
  after?: readonly RepaymentRow[];
  /** Rows behind "All terms", where the interest rate is then, too. */
  terms?: readonly RepaymentRow[];
}

/**
 * A repayment with its comparison rate and the warning, all visible and in one size, as the law requires (National
 * Credit Code ss 160 to 164). The interest rate may be behind "All terms", because only the comparison rate must be as
 * prominent as any other rate. Pages render it to static HTML, the calculator in the browser. Files that use it import
 * `repayment.css`.
 */
export function Repayment({
  repayment,
  wording = 'plain',
  label = 'Repayment',
  before = [],
  after = [],
  terms = [],
}: Props) {
  const { per, interest, comparison, warning } = repayment;
  const text = repaymentText(repayment, wording);
  const tooltipId = `tip-${per}`;
  const textWithTooltip = (
    <>
      {text}
      <rate-tip class="tip">
        <button type="button" aria-label="Interest rate" aria-describedby={tooltipId}>
          i
        </button>
        <span
          role="tooltip"
          id={tooltipId}
        >{`Interest rate ${interest}, comparison rate ${comparison}`}</span>
      </rate-tip>
    </>
  );
  const interestRow = wording === 'per_week' ? [] : [{ label: 'Interest rate', value: interest }];
  const hasTerms = terms.length > 0;
  return (
    <RepaymentTable
      rows={[
        ...before,
        { label, value: wording === 'per_week' ? textWithTooltip : text },
        ...(hasTerms ? [] : interestRow),
        { label: 'Comparison rate', value: comparison },
        ...after,
      ]}
      terms={hasTerms ? [...interestRow, ...terms] : []}
      warning={wording === 'only' ? `* ${warning}` : warning}
    />
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rate-tip': React.HTMLAttributes<HTMLElement> & { class?: string };
    }
  }
}

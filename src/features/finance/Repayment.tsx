import type { ReactNode } from 'react';
import { type RepaymentWording, repaymentText } from '../../stock/finance/repayment-text.ts';
import type { RepaymentView } from '../../stock/finance/repayment-view.ts';

export interface RepaymentRow {
  label: string;
  value: ReactNode;
}

interface TableProps {
  rows: readonly RepaymentRow[];
  warning: string;
}

export function RepaymentTable({ rows, warning }: TableProps) {
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

interface Props {
  repayment: RepaymentView;
  wording?: RepaymentWording;
  /** Rows above the repayment and its rates. */
  before?: readonly RepaymentRow[];
  /** Rows below them. */
  after?: readonly RepaymentRow[];
}

/**
 * A repayment with its rates and the warning, all visible and in one size, as the law requires (National Credit Code
 * ss 160 to 164). Pages render it to static HTML, the calculator in the browser. Files that use it import
 * `repayment.css`.
 */
export function Repayment({ repayment, wording = 'plain', before = [], after = [] }: Props) {
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
  const rates = [
    ...(wording === 'per_week' ? [] : [{ label: 'Interest rate', value: interest }]),
    { label: 'Comparison rate', value: comparison },
  ];
  return (
    <RepaymentTable
      rows={[
        ...before,
        { label: 'Repayment', value: wording === 'per_week' ? textWithTooltip : text },
        ...rates,
        ...after,
      ]}
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

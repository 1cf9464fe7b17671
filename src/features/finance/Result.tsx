import { formatAud } from '../../lib/money.ts';
import { yearsText } from '../../stock/finance/repayment-text.ts';
import type { Calculation, CalculatorInputs } from './calculator.ts';
import { Repayment, type RepaymentRow } from './Repayment.tsx';

interface Props {
  inputs: CalculatorInputs;
  result: Calculation;
}

function rowsOf({ amount, deposit, residual, years }: CalculatorInputs): RepaymentRow[] {
  return [
    { label: 'Purchase price', value: formatAud(amount) },
    { label: 'Deposit or trade-in', value: formatAud(deposit) },
    ...(residual > 0 ? [{ label: 'Residual', value: formatAud(residual) }] : []),
    { label: 'Loan term', value: yearsText(years) },
  ];
}

/** What the inputs come to; a repayment too small to be one asks to enquire, with a blank total (FIN-22). */
export function Result({ inputs, result }: Props) {
  const rows = rowsOf(inputs);
  if (result.kind === 'repayment')
    return (
      <Repayment
        repayment={result.repayment}
        before={rows}
        after={[{ label: 'Total repayments', value: result.total }]}
      />
    );
  const after = [
    { label: 'Repayment', value: result.text },
    { label: 'Comparison rate', value: result.comparison },
    { label: 'Total repayments', value: '' },
  ];
  return (
    <div className="repay">
      <dl>
        {[...rows, ...after].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{result.warning}</p>
    </div>
  );
}

import { formatAud } from '../../lib/money.ts';
import { yearsText } from '../../stock/finance/repayment-text.ts';
import type { Calculation, CalculatorInputs } from './calculator.ts';
import { Repayment, type RepaymentRow, RepaymentTable } from './Repayment.tsx';

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

/** Result of the calculator. A repayment of $25 or less becomes "Enquire for Finance" with a blank total (FIN-22). */
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
  return <RepaymentTable rows={[...rows, ...after]} warning={result.warning} />;
}

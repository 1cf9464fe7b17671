import { formatAud, formatCount } from '../../lib/money.ts';
import { formatExactAud } from '../../lib/money-cents.ts';
import { PAYMENTS_PER_YEAR } from '../../stock/finance/repayment.ts';
import { yearsText } from '../../stock/finance/repayment-text.ts';
import type { Calculation, CalculatorInputs, CalculatorSettings } from './calculator.ts';
import { Repayment, type RepaymentRow, RepaymentTable } from './Repayment.tsx';

interface Props {
  inputs: CalculatorInputs;
  result: Calculation;
  settings: CalculatorSettings;
}

/** Text that says whose rate the result uses, because the page also shows the lender's own rate, which may differ. */
function rateSource(interest: number, { stated, start }: CalculatorSettings): string {
  if (interest === stated.interest) return `${stated.lender}’s rate`;
  return interest === start.interest ? `An example rate, not ${stated.lender}’s` : 'The rate you entered';
}

function rowsOf(inputs: CalculatorInputs, settings: CalculatorSettings): RepaymentRow[] {
  const { amount, deposit, residual, years, interest } = inputs;
  const { establishmentFee, fees } = settings;
  return [
    { label: 'Purchase price', value: formatAud(amount) },
    { label: 'Deposit or trade-in', value: formatAud(deposit) },
    ...(establishmentFee > 0
      ? [{ label: 'Fees added to the loan', value: formatExactAud(establishmentFee) }]
      : []),
    ...(fees.monthly > 0 ? [{ label: 'Monthly fees, on top', value: formatExactAud(fees.monthly) }] : []),
    ...(residual > 0 ? [{ label: 'Residual, paid at the end', value: formatAud(residual) }] : []),
    { label: 'Loan term', value: yearsText(years) },
    { label: 'Based on', value: rateSource(interest, settings) },
  ];
}

/**
 * Result of the calculator. A repayment of $25 or less becomes "Enquire for Finance" with a blank total (FIN-22). The
 * total includes the residual. The total's label states the number of repayments, because the lender's own total on the
 * page may be for another number of them.
 */
export function CalculatorResult({ inputs, result, settings }: Props) {
  const rows = rowsOf(inputs, settings);
  const paymentCount = `Total of ${formatCount(inputs.years * PAYMENTS_PER_YEAR[inputs.frequency])} repayments`;
  const totalLabel = inputs.residual > 0 ? `${paymentCount} and residual` : paymentCount;
  if (result.kind === 'repayment')
    return (
      <Repayment
        repayment={result.repayment}
        before={rows}
        after={[{ label: totalLabel, value: result.total }]}
      />
    );
  const after = [
    { label: 'Repayment', value: result.text },
    { label: 'Comparison rate', value: result.comparison },
    { label: totalLabel, value: '' },
  ];
  return <RepaymentTable rows={[...rows, ...after]} warning={result.warning} />;
}

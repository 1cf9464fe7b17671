import type { ReactNode } from 'react';
import type { FieldSpec } from '../fields/kinds.ts';
import type { StepFlow } from './use-step-flow.ts';

interface Props {
  flow: StepFlow;
  drawField: (field: FieldSpec) => ReactNode;
}

/** All steps of a form. Styles show the current one, or all of them without scripts. */
export function StepList({ flow, drawField }: Props) {
  const { steps, index, heading } = flow;
  const count = steps.length;
  return steps.map(({ title, lede, fields }, i) => (
    <section className={i === index ? 'step current' : 'step'} key={title} aria-label={title}>
      <ol className="steps-bar" aria-hidden="true">
        {steps.map((step, position) => (
          <li key={step.title} className={position <= i ? 'done' : undefined} />
        ))}
      </ol>
      <h3 tabIndex={-1} ref={i === index ? heading : undefined}>
        <span className="count">{`Step ${i + 1} of ${count}`}</span>
        {` ${title}`}
      </h3>
      {lede && <p className="step-lede">{lede}</p>}
      <div className="lead-fields">{fields.map(drawField)}</div>
    </section>
  ));
}

interface ButtonProps {
  flow: StepFlow;
  /** False while the page is built: without scripts there is one button, which sends the whole form. */
  isUpgraded: boolean;
  /** The button that sends the form. */
  children: ReactNode;
}

/** Back and Continue, or Back and the button that sends the form in the last step (LEA-02). */
export function StepButtons({ flow: { index, isLast, show }, isUpgraded, children }: ButtonProps) {
  return (
    <div className="step-buttons">
      {index > 0 && (
        <button className="btn" type="button" onClick={() => show(index - 1)}>
          Back
        </button>
      )}
      {!isLast && (
        <button className="btn primary next" type="submit">
          Continue
        </button>
      )}
      {(isLast || !isUpgraded) && children}
    </div>
  );
}

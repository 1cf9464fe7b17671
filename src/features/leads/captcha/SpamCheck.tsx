import type { CheckState } from './spam-check.ts';

interface Props {
  state: CheckState;
  onRetry: () => void;
}

/** Statuses, shown after "Spam check:". */
const TEXTS: Record<Exclude<CheckState, 'none'>, string> = {
  idle: 'runs while you fill in the form',
  running: 'running…',
  done: 'done',
  failed: 'failed',
};

/** Status line of the captcha, above the button of a form (FRM-13). Shoppers have nothing to solve. */
export function SpamCheck({ state, onRetry }: Props) {
  if (state === 'none') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a status line, not a set of controls as in a fieldset.
    <div className="spam-check" role="group" aria-label="Spam check" data-state={state}>
      <p>
        Spam check: <span aria-live="polite">{TEXTS[state]}</span>
      </p>
      {state === 'failed' && (
        <button className="link" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

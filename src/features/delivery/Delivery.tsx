import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatAud, formatCount } from '../../lib/money.ts';
import { type DeliveryState, deliveryPostcode } from './delivery.ts';
import { type DeliveryFrom, estimateDelivery } from './estimate.ts';

function Outcome({ state, id }: { state: DeliveryState; id: string }) {
  switch (state.kind) {
    case 'idle':
      return <p className="muted">See what it costs to your door.</p>;
    case 'loading':
      return <p className="muted">Working it out</p>;
    case 'result':
      return (
        <>
          <p className="big">
            <span className="price">{formatAud(state.price)}</span>{' '}
            <span className="muted">to {state.name}</span>
          </p>
          {state.km !== null && (
            <p className="muted">{formatCount(state.km)} km from the yard as the crow flies.</p>
          )}
        </>
      );
    case 'error':
      return (
        <p className="msg" id={id}>
          {state.message}
        </p>
      );
  }
}

/**
 * What delivery to a postcode costs (VDP-09, CAL-06, CAL-07). One field and one call: plain state does
 * what a form library would. Pressed before the island lives, a form of method dialog leads nowhere.
 */
export function Delivery(from: DeliveryFrom) {
  const [state, setState] = useState<DeliveryState>({ kind: 'idle' });
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef<AbortController | null>(null);
  const id = useId();

  useEffect(() => () => asked.current?.abort(), []);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    asked.current?.abort();
    const read = deliveryPostcode(field.current?.value ?? '');
    if (read.kind === 'error') {
      setState(read);
      field.current?.focus();
      return;
    }
    const call = new AbortController();
    asked.current = call;
    setState({ kind: 'loading' });
    const answer = await estimateDelivery(read.postcode, from, call.signal);
    if (answer) setState(answer);
  }

  const failed = state.kind === 'error';
  return (
    <form className="delivery scripted" method="dialog" onSubmit={ask} noValidate>
      <h3>Delivery</h3>
      <div className="inline">
        <div className="field">
          <label htmlFor={`${id}-postcode`}>Postcode</label>
          <input
            ref={field}
            id={`${id}-postcode`}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            required
            aria-invalid={failed || undefined}
            aria-describedby={failed ? `${id}-outcome` : undefined}
          />
        </div>
        <button className="btn" type="submit" aria-busy={state.kind === 'loading' || undefined}>
          Get estimate
        </button>
      </div>
      <div className="outcome" role="status">
        <Outcome state={state} id={`${id}-outcome`} />
      </div>
    </form>
  );
}

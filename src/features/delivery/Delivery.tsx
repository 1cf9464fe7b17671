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
            <span className="price">{state.price > 0 ? formatAud(state.price) : 'Free'}</span>{' '}
            <span className="muted">to {state.name}</span>
          </p>
          {state.km !== null && state.km > 0 && (
            <p className="muted">{formatCount(state.km)} km from the yard in a straight line.</p>
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
 * Estimates the price of delivery to a postcode (VDP-09, CAL-06, CAL-07). A form of one field needs no form library.
 * `method="dialog"` keeps the page in place if the form is submitted before hydration.
 */
export function Delivery(from: DeliveryFrom) {
  const [state, setState] = useState<DeliveryState>({ kind: 'idle' });
  const field = useRef<HTMLInputElement>(null);
  const lastRequest = useRef<{ postcode: string; controller: AbortController } | null>(null);
  const id = useId();

  useEffect(() => () => lastRequest.current?.controller.abort(), []);

  async function estimate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = deliveryPostcode(field.current?.value ?? '');
    // The second click of a double click would ask for the same estimate again.
    const isSamePostcode = input.kind === 'postcode' && lastRequest.current?.postcode === input.postcode;
    if (state.kind === 'loading' && isSamePostcode) return;
    lastRequest.current?.controller.abort();
    if (input.kind === 'error') {
      setState(input);
      field.current?.focus();
      return;
    }
    const controller = new AbortController();
    lastRequest.current = { postcode: input.postcode, controller };
    setState({ kind: 'loading' });
    const result = await estimateDelivery(input.postcode, from, controller.signal);
    if (result) setState(result);
  }

  const failed = state.kind === 'error';
  return (
    <form className="delivery scripted" method="dialog" onSubmit={estimate} noValidate>
      <h3>Delivery</h3>
      <div className="inline">
        <div className="field">
          <label htmlFor={`${id}-postcode`}>Postcode</label>
          <input
            ref={field}
            id={`${id}-postcode`}
            name="postcode"
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            aria-invalid={(failed && state.isInput) || undefined}
            aria-describedby={failed ? `${id}-outcome` : undefined}
          />
        </div>
        <button className="btn" type="submit">
          Get estimate
        </button>
      </div>
      <div className="outcome" role="status">
        <Outcome state={state} id={`${id}-outcome`} />
      </div>
    </form>
  );
}

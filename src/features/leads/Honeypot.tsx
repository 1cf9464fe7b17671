import { HIDDEN_FIELDS } from './page-form.ts';

/** A field that people do not see. A program that fills in every field gives itself away. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="sr" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input type="text" id={id} name={HIDDEN_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

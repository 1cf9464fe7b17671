import { useEffect, useId, useRef, useState } from 'react';
import type { VehicleData } from '../../frame/vehicle-data.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AskForm } from './AskForm.tsx';
import { type LeadAnswer, submitLead } from './api/leads.ts';
import type { AskValues, FormKind } from './ask-form.ts';
import { leadOf } from './lead-of.ts';

interface Props {
  kind: FormKind;
  vehicle: VehicleData;
  message: string;
  /** It was closed after its form was taken: the next question starts anew. */
  onDone: () => void;
}

const TITLES: Record<FormKind, string> = { enquiry: 'Enquire Now', 'test-drive': 'Book a Test Drive' };

/** A form about the vehicle over its page: a native dialog, closed by its button, Escape or a press outside (VDP-40). */
export function AskDialog({ kind, vehicle, message, onDone }: Props) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [takenFrom, setTakenFrom] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (takenFrom !== null) thanks.current?.focus();
  }, [takenFrom]);
  const send = (values: AskValues): Promise<LeadAnswer> => submitLead(leadOf(kind, vehicle, values));
  const close = () => dialog.current?.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the press outside is the pointer’s way
    <dialog
      className="paned ask"
      ref={dialog}
      aria-labelledby={title}
      onClick={({ target }) => target === dialog.current && close()}
      onClose={() => takenFrom !== null && onDone()}
    >
      <div className="bar">
        <h2 className="title" id={title}>
          {TITLES[kind]}
        </h2>
        <button className="icon-btn" type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="scroll">
        <p className="about">
          {vehicle.title}
          {vehicle.stock && `, stock ${vehicle.stock}`}
        </p>
        {takenFrom === null ? (
          <AskForm kind={kind} vehicle={vehicle} message={message} send={send} onTaken={setTakenFrom} />
        ) : (
          <>
            <p className="thanks" role="status" tabIndex={-1} ref={thanks}>
              Thank you, {takenFrom}. We have your {kind === 'enquiry' ? 'enquiry' : 'request'} and will be in
              touch.
            </p>
            <button className="btn block" type="button" onClick={close}>
              Back to the page
            </button>
          </>
        )}
      </div>
    </dialog>
  );
}

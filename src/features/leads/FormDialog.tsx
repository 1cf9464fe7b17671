import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { Form } from './Form.tsx';
import { FORMS, type FormId } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';

interface Props {
  id: FormId;
  subject: LeadSubject;
  /** Initial texts by field. Each new object opens the dialog. */
  start: Readonly<Record<string, string>>;
  /** Called when the dialog closes after its form was accepted. */
  onDone: () => void;
}

/** A lead form in a native dialog, closed by its button, Escape or a click outside (VDP-40). */
export function FormDialog({ id, subject, start, onDone }: Props) {
  const { title, thanks } = FORMS[id];
  const { vehicle } = subject;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const thanksText = useRef<HTMLParagraphElement>(null);
  const [sender, setSender] = useState<string | null>(null);
  // Opens again if it was closed.
  const open = useEffectEvent((_start: Props['start']) => {
    if (!dialog.current?.open) dialog.current?.showModal();
  });
  useEffect(() => open(start), [start]);
  usePressOutside(dialog);
  useEffect(() => {
    if (sender !== null) thanksText.current?.focus();
  }, [sender]);
  const close = () => dialog.current?.close();

  return (
    <dialog
      className="paned lead-form"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => sender !== null && onDone()}
    >
      <div className="bar">
        <h2 className="title" id={titleId}>
          {title}
        </h2>
        <button className="icon-btn" type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="scroll">
        {vehicle && (
          <p className="about">
            {vehicle.title}
            {vehicle.stock && `, stock ${vehicle.stock}`}
          </p>
        )}
        {sender === null ? (
          <Form
            id={id}
            subject={subject}
            start={start}
            onAccepted={({ name }) => setSender(String(name).trim())}
          />
        ) : (
          <>
            <p className="thanks" role="status" tabIndex={-1} ref={thanksText}>
              Thank you, {sender}. {thanks}
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

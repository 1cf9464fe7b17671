import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { Form } from './Form.tsx';
import { FORMS, type FormId } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';

interface Props {
  id: FormId;
  subject: LeadSubject;
  /** Words that empty fields start with; each new object opens the dialog. */
  start: Readonly<Record<string, string>>;
  /** It was closed after its form was taken: the next one starts anew. */
  onDone: () => void;
}

/** A form over the page: a native dialog, closed by its button, Escape or a press outside (VDP-40). */
export function FormDialog({ id, subject, start, onDone }: Props) {
  const { title, thanks } = FORMS[id];
  const { vehicle } = subject;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [takenFrom, setTakenFrom] = useState<string | null>(null);
  // Asked for again after it was closed, it opens again.
  const open = useEffectEvent((_start: Props['start']) => {
    if (!dialog.current?.open) dialog.current?.showModal();
  });
  useEffect(() => open(start), [start]);
  usePressOutside(dialog);
  useEffect(() => {
    if (takenFrom !== null) said.current?.focus();
  }, [takenFrom]);
  const close = () => dialog.current?.close();

  return (
    <dialog
      className="paned lead-form"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => takenFrom !== null && onDone()}
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
        {takenFrom === null ? (
          <Form
            id={id}
            subject={subject}
            start={start}
            onTaken={({ name }) => setTakenFrom(String(name).trim())}
          />
        ) : (
          <>
            <p className="thanks" role="status" tabIndex={-1} ref={said}>
              Thank you, {takenFrom}. {thanks}
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

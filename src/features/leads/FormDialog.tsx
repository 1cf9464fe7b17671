import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { closeOnBack } from '../../ui/close-on-back.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { Form } from './Form.tsx';
import { FORMS, type FormId } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';

interface Props {
  id: FormId;
  subject: LeadSubject;
  /** Initial texts by field. Each new object opens the dialog. */
  start: Readonly<Record<string, string>>;
  /** Called when the dialog closes after its form was accepted or discarded. */
  onDone: () => void;
}

/**
 * A lead form in a native dialog, closed by its button, Escape, Back or a click outside (VDP-40). It asks before it
 * discards what was written.
 */
export function FormDialog({ id, subject, start, onDone }: Props) {
  const { title, thanks } = FORMS[id];
  const { vehicle } = subject;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  const thanksText = useRef<HTMLParagraphElement>(null);
  const [sender, setSender] = useState<string | null>(null);
  const isWritten = useRef(false);
  const isDiscarded = useRef(false);
  const removeEntry = useRef(() => {});

  const close = () => dialog.current?.close();
  /** Returns true if the dialog closes at once. */
  const askToClose = (): boolean => {
    if (question.current?.open) {
      question.current.close();
      return false;
    }
    if (isWritten.current && sender === null) {
      question.current?.showModal();
      return false;
    }
    close();
    return true;
  };
  const closeForBack = useEffectEvent(askToClose);
  // Opens again if it was closed.
  const open = useEffectEvent((_start: Props['start']) => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    removeEntry.current = closeOnBack(() => closeForBack());
  });
  useEffect(() => open(start), [start]);
  usePressOutside(dialog, askToClose);
  useEffect(() => {
    if (sender !== null) thanksText.current?.focus();
  }, [sender]);

  return (
    <>
      <dialog
        className="paned lead-form"
        ref={dialog}
        aria-labelledby={titleId}
        onInput={() => {
          isWritten.current = true;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          askToClose();
        }}
        onCancel={(event) => {
          event.preventDefault();
          askToClose();
        }}
        onClose={() => {
          removeEntry.current();
          if (sender !== null || isDiscarded.current) onDone();
        }}
      >
        <div className="bar">
          <h2 className="title" id={titleId}>
            {title}
          </h2>
          <button className="icon-btn" type="button" aria-label="Close" onClick={askToClose}>
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
      <DiscardQuestion
        dialog={question}
        onDiscard={() => {
          isDiscarded.current = true;
          close();
        }}
      />
    </>
  );
}

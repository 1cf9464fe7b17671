import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { closeOnBack } from '../../ui/close-on-back.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { calendarHref } from './appointment-path.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { DIALOG_FORMS } from './dialog-forms.ts';
import { enquiredAt } from './enquired-vehicles.ts';
import { Form } from './Form.tsx';
import type { FieldValue, FormValues } from './form-fields.ts';
import type { DialogFormId } from './form-ids.ts';
import { keepValues } from './kept-values.ts';
import type { LeadSubject } from './lead-subject.ts';
import { momentText, timeText } from './moment-text.ts';
import { Notice } from './Notice.tsx';
import type { CollectionNotice } from './page-form.ts';
import type { Accepted } from './unsent/resend.ts';
import { dropUnsent } from './unsent/unsent-leads.ts';

interface Props {
  id: DialogFormId;
  subject: LeadSubject;
  /** null: it could not be fetched. */
  notice: CollectionNotice | null;
  /** Initial texts by field. Each new object opens the dialog. */
  start: Readonly<Record<string, string>>;
  /** Name under which the tab keeps what is typed. */
  keep: string;
  /** Called when the dialog closes after its form was accepted or discarded. */
  onDone: () => void;
}

/** A form that was accepted. */
interface Sent {
  /** First name of the shopper. */
  name: string;
  /** The requested time, if any. */
  time: FieldValue | undefined;
  /** Path of the page of the booking. */
  appointment: string | undefined;
}

/**
 * A lead form in a native dialog, closed by its button, Escape, Back or a click outside (VDP-40). It asks before it
 * discards what was written.
 */
export function FormDialog({ id, subject, notice, start, keep, onDone }: Props) {
  const spec = DIALOG_FORMS[id];
  const { title, thanks } = spec;
  const { vehicle } = subject;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  const thanksText = useRef<HTMLParagraphElement>(null);
  const [sentBefore] = useState(() => enquiredAt(vehicle?.id, id));
  const [sent, setSent] = useState<Sent | null>(null);
  const isWritten = useRef(false);
  const isDiscarded = useRef(false);
  const isSending = useRef(false);
  const keptKey = useRef<string | null>(null);
  const removeEntry = useRef(() => {});

  const close = () => dialog.current?.close();
  /** Returns true if the dialog closes at once. */
  const askToClose = (): boolean => {
    if (question.current?.open) {
      question.current.close();
      return false;
    }
    // Closing does not stop what is being sent. Its answer is announced then.
    if (isWritten.current && sent === null && !isSending.current) {
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
  // The second click of a double click on "Send" may land outside, because a message above it has gone.
  usePressOutside(dialog, () => isSending.current || askToClose());
  const accept = ({ name, dateTime }: FormValues, { appointment }: Accepted) => {
    const text = String(name).trim();
    keepValues(keep, {});
    question.current?.close();
    setSent({ name: text, time: dateTime, appointment });
    if (dialog.current?.open) return;
    // It was sent later, after the dialog was closed.
    announce(`Thank you, ${text}. ${thanks}`);
    onDone();
  };
  useEffect(() => {
    if (sent !== null) thanksText.current?.focus();
  }, [sent]);

  return (
    <>
      <dialog
        className="paned lead-form"
        ref={dialog}
        aria-labelledby={titleId}
        onInput={() => {
          isWritten.current = true;
        }}
        // Chrome closes a dialog at the second Escape even if `cancel` was prevented, so the key is handled as well.
        // `cancel` is still needed where no key asks to close, such as a phone's Back gesture.
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
          if (sent !== null || isDiscarded.current) onDone();
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
          {sentBefore !== null && sent === null && (
            <p className="about">You sent this form on {momentText(sentBefore, subject.timezone)}.</p>
          )}
          {sent === null ? (
            <Form
              id={id}
              spec={spec}
              fields={spec.fields}
              subject={subject}
              start={start}
              keep={keep}
              noticeVersion={notice?.version ?? null}
              sending={isSending}
              onAccepted={accept}
              onKept={(key) => {
                keptKey.current = key;
                // It is sent later as it is, so closing the dialog discards nothing.
                if (key === null) return;
                isWritten.current = false;
                keepValues(keep, {});
              }}
            >
              {notice && <Notice {...notice} />}
            </Form>
          ) : (
            <>
              <p className="thanks" role="status" tabIndex={-1} ref={thanksText}>
                Thank you, {sent.name}. {thanks}
              </p>
              {sent.time && <p className="booked">{timeText(String(sent.time))}</p>}
              {sent.appointment && (
                <a className="btn block" href={calendarHref(sent.appointment)}>
                  Add to your calendar
                </a>
              )}
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
          keepValues(keep, {});
          if (keptKey.current !== null) dropUnsent(keptKey.current);
          close();
        }}
      />
    </>
  );
}

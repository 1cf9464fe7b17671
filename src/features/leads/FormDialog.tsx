import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { closeOnBack } from '../../ui/close-on-back.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { usePressOutside } from '../../ui/use-press-outside.ts';
import { calendarHref } from './appointment-path.ts';
import type { DialogNotice } from './collection-notices.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { DIALOG_FORMS, type DialogFormId } from './dialog-forms.ts';
import { enquiredAt } from './enquired-vehicles.ts';
import { Form } from './Form.tsx';
import type { FieldValue } from './fields/field-kind.ts';
import type { FormValues } from './form-fields.ts';
import { applyFlags, withLabel } from './form-flags.ts';
import { keepValues } from './kept-values.ts';
import type { LeadSubject } from './lead-subject.ts';
import { momentText, timeText } from './moment-text.ts';
import { Notice } from './Notice.tsx';
import type { Accepted } from './unsent/resend.ts';
import { dropUnsent } from './unsent/unsent-leads.ts';

interface Props {
  id: DialogFormId;
  subject: LeadSubject;
  /** null if it could not be fetched. */
  notice: DialogNotice | null;
  /** Initial texts by field. The dialog opens each time it gets a new object, even with the same texts. */
  start: Readonly<Record<string, string>>;
  /** Key under which the tab keeps what is typed. */
  storageKey: string;
  /** Called when the dialog closes after its form was accepted or discarded. */
  onDone: () => void;
}

/** A form that was accepted. */
interface Sent {
  /** First name of the shopper. */
  name: string;
  /** The requested time; empty or undefined if the form asked for none. */
  time: FieldValue | undefined;
  /** Path of the page of the booking; undefined if nothing was booked. */
  appointment: string | undefined;
}

/**
 * A lead form in a native dialog, closed by its button, Escape, Back or a click outside (VDP-40). It asks before it
 * discards what was written.
 */
export function FormDialog({ id, subject, notice, start, storageKey, onDone }: Props) {
  const texts = notice?.texts?.[id];
  const spec = useMemo(() => ({ ...DIALOG_FORMS[id], ...texts }), [id, texts]);
  const { title, thanks } = spec;
  const fields = useMemo(
    () => spec.fields.flatMap((field) => applyFlags(withLabel(field, texts), notice)),
    [spec, notice, texts],
  );
  const { vehicle, drawVehicle } = subject;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const discardQuestion = useRef<HTMLDialogElement>(null);
  const thanksText = useRef<HTMLParagraphElement>(null);
  const [sentBeforeAt] = useState(() => enquiredAt(vehicle?.id, id));
  const [sent, setSent] = useState<Sent | null>(null);
  const hasInput = useRef(false);
  const isDiscarded = useRef(false);
  const isSending = useRef(false);
  const keptKey = useRef<string | null>(null);
  const removeHistoryEntry = useRef(() => {});

  const close = () => dialog.current?.close();
  /** Returns true if the dialog closes at once. */
  const askToClose = (): boolean => {
    if (discardQuestion.current?.open) {
      discardQuestion.current.close();
      return false;
    }
    // A form that is being sent is not stopped by closing, so nothing is lost. Its answer is announced later.
    if (hasInput.current && sent === null && !isSending.current) {
      discardQuestion.current?.showModal();
      return false;
    }
    close();
    return true;
  };
  const closeForBack = useEffectEvent(askToClose);
  // The parameter is unused: each new `start` opens the dialog again if it was closed.
  const open = useEffectEvent((_start: Props['start']) => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    removeHistoryEntry.current = closeOnBack(() => closeForBack());
  });
  useEffect(() => open(start), [start]);
  // Ignore presses outside while the form is being sent: the first click on "Send" removes a message above it, so the
  // dialog shrinks and the second click of a double click may land outside.
  usePressOutside(dialog, () => isSending.current || askToClose());
  const showThanks = ({ name, dateTime }: FormValues, { appointment }: Accepted) => {
    const firstName = String(name).trim();
    keepValues(storageKey, {});
    discardQuestion.current?.close();
    setSent({ name: firstName, time: dateTime, appointment });
    if (dialog.current?.open) return;
    // The dialog was closed before the answer came.
    announce(`Thank you, ${firstName}. ${thanks}`);
    onDone();
  };
  const thank = (values: FormValues, answer: Accepted) => {
    const opensPage = notice?.opensSuccessPage && dialog.current?.open;
    showThanks(values, answer);
    if (!opensPage) return;
    // Loaded only where it is needed. Until then, and if Back shows this page as it was, the dialog thanks.
    import('./thank-on-page.ts').then(
      ({ thankAfterDialog }) => thankAfterDialog(spec, values, answer, subject),
      (error: unknown) => console.warn('No thank-you page.', error),
    );
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
          hasInput.current = true;
        }}
        // Chrome closes a dialog at the second Escape even if `cancel` was prevented, so the key is handled as well.
        // `cancel` is still needed for ways to close without a key, such as a phone's Back gesture.
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
          removeHistoryEntry.current();
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
          {drawVehicle && <div className="about" ref={(row) => row?.replaceChildren(...drawVehicle())} />}
          {sentBeforeAt !== null && sent === null && (
            <p className="about">You sent this form on {momentText(sentBeforeAt, subject.timezone)}.</p>
          )}
          {sent === null ? (
            <Form
              id={id}
              spec={spec}
              fields={fields}
              subject={subject}
              start={start}
              storageKey={storageKey}
              noticeVersion={notice?.version ?? null}
              sending={isSending}
              onAccepted={thank}
              onKept={(key) => {
                keptKey.current = key;
                // A kept form is sent later as it is, so closing the dialog discards nothing.
                if (key === null) return;
                hasInput.current = false;
                keepValues(storageKey, {});
              }}
            >
              <p>{notice?.promise}</p>
              {notice && <Notice {...notice} />}
            </Form>
          ) : (
            <>
              <p className="thanks" role="status" tabIndex={-1} ref={thanksText}>
                Thank you, {sent.name}. {thanks} {notice?.promise}
              </p>
              {sent.time && <p className="booked">{timeText(String(sent.time)) + subject.clockSuffix}</p>}
              {sent.appointment && (
                <a className="btn block" href={calendarHref(sent.appointment)}>
                  Add to your calendar
                </a>
              )}
              {subject.phone && (
                <a className="btn block" href={subject.phone.href}>
                  Call {subject.phone.text}
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
        dialog={discardQuestion}
        onDiscard={() => {
          isDiscarded.current = true;
          keepValues(storageKey, {});
          if (keptKey.current !== null) dropUnsent(keptKey.current);
          close();
        }}
      />
    </>
  );
}

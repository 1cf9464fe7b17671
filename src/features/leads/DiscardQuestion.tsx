import { type RefObject, useId } from 'react';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  onDiscard: () => void;
}

/** Asks the shopper before a half-written form is discarded. Escape keeps the form. */
export function DiscardQuestion({ dialog, onDiscard }: Props) {
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog
      className="discard"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 className="title" id={`${id}-title`}>
        Discard what you wrote?
      </h2>
      <p id={`${id}-text`}>It has not been sent yet.</p>
      <button className="btn primary" type="button" onClick={close}>
        Keep Writing
      </button>
      <button
        className="btn"
        type="button"
        onClick={() => {
          close();
          onDiscard();
        }}
      >
        Discard
      </button>
    </dialog>
  );
}

import { type RefObject, useEffect } from 'react';
import { closeOnPressOutside } from './close-on-press-outside.ts';

/** `closeOnPressOutside` for a dialog that React draws. */
export function usePressOutside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const left = new AbortController();
    if (dialog.current) closeOnPressOutside(dialog.current, left.signal);
    return () => left.abort();
  }, [dialog]);
}

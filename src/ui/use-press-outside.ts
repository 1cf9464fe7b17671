import { type RefObject, useEffect } from 'react';
import { closeOnPressOutside } from './close-on-press-outside.ts';

/** `closeOnPressOutside` for a dialog rendered by React. */
export function usePressOutside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const unmounted = new AbortController();
    if (dialog.current) closeOnPressOutside(dialog.current, unmounted.signal);
    return () => unmounted.abort();
  }, [dialog]);
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { closeOnPressOutside } from './close-on-press-outside.ts';

/** React hook for `closeOnPressOutside`. */
export function usePressOutside(
  dialog: RefObject<HTMLDialogElement | null>,
  close: () => void = () => dialog.current?.close(),
): void {
  const onPress = useEffectEvent(close);
  useEffect(() => {
    const unmounted = new AbortController();
    if (dialog.current) closeOnPressOutside(dialog.current, unmounted.signal, () => onPress());
    return () => unmounted.abort();
  }, [dialog]);
}

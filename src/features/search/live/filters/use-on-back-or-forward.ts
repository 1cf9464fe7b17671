import { useEffect, useEffectEvent } from 'react';
import { useSearchPage } from '../search-page-context.ts';

/** Calls a function when Back or Forward restores another search, for example to discard input not sent yet. */
export function useOnBackOrForward(callback: () => void): void {
  const { router } = useSearchPage();
  const onMove = useEffectEvent(callback);
  useEffect(() => router.onMove(() => onMove()), [router]);
}

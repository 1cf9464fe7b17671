import { useEffect, useEffectEvent } from 'react';
import { useSearchPage } from '../search-page-context.ts';

/** Calls a function when Back or Forward restores another search, to discard input that was not sent yet. */
export function useOnBackOrForward(act: () => void): void {
  const { router } = useSearchPage();
  const onMove = useEffectEvent(act);
  useEffect(() => router.onMove(() => onMove()), [router]);
}

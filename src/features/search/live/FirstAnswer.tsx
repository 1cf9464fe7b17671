import { useEffect, useRef } from 'react';
import { useLastPage } from './last-page.ts';
import { useSearch } from './use-search.ts';

interface Props {
  onAnswer: () => void;
  onFailure: (retry: () => void) => void;
}

/** Tells once that the first results are drawn, and of every failure before. */
export function FirstAnswer({ onAnswer, onFailure }: Props) {
  const { answered, status, refresh } = useSearch();
  const leads = useLastPage();
  const told = useRef(false);
  useEffect(() => {
    if (told.current || leads) return;
    if (answered) {
      told.current = true;
      onAnswer();
    } else if (status === 'error') onFailure(refresh);
  }, [answered, leads, status, refresh, onAnswer, onFailure]);
  return null;
}

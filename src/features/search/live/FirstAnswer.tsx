import { useEffect, useRef } from 'react';
import { useRedirectToLastPage } from './last-page.ts';
import { useSearch } from './use-search.ts';

interface Props {
  onAnswer: () => void;
  onFailure: (retry: () => void) => void;
}

/** Calls `onAnswer` once, when the first results are rendered, and `onFailure` for every failure before. */
export function FirstAnswer({ onAnswer, onFailure }: Props) {
  const { answered, status, refresh } = useSearch();
  const redirects = useRedirectToLastPage();
  const notified = useRef(false);
  useEffect(() => {
    if (notified.current || redirects) return;
    if (answered) {
      notified.current = true;
      onAnswer();
    } else if (status === 'error') onFailure(refresh);
  }, [answered, redirects, status, refresh, onAnswer, onFailure]);
  return null;
}

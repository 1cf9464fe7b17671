import { useEffect, useRef } from 'react';
import { useRedirectToLastPage } from './redirect-to-last-page.ts';
import { useCorrectedCase } from './use-corrected-case.ts';
import { useSearch } from './use-search.ts';

interface Props {
  onAnswer: () => void;
  onFailure: (retry: () => void) => void;
}

/**
 * Calls `onAnswer` once, when the first results are rendered, and `onFailure` for every failure before that. A search
 * that is about to be repeated with another page number or spelling does not count.
 */
export function FirstAnswer({ onAnswer, onFailure }: Props) {
  const { answered, status, refresh } = useSearch();
  const isRedirecting = useRedirectToLastPage();
  const isCorrecting = useCorrectedCase();
  const notified = useRef(false);
  useEffect(() => {
    if (notified.current || isRedirecting || isCorrecting) return;
    if (answered) {
      notified.current = true;
      onAnswer();
    } else if (status === 'error') onFailure(refresh);
  }, [answered, isRedirecting, isCorrecting, status, refresh, onAnswer, onFailure]);
  return null;
}

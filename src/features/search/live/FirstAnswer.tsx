import { useEffect, useRef } from 'react';
import { useRedirectToLastPage } from './redirect-to-last-page.ts';
import { useCorrectedCase } from './use-corrected-case.ts';
import { useSearch } from './use-search.ts';

interface Props {
  onAnswer: () => void;
  onFailure: (retry: () => void) => void;
}

/** Calls `onAnswer` once, when the first results are rendered, and `onFailure` for every failure before. */
export function FirstAnswer({ onAnswer, onFailure }: Props) {
  const { answered, status, refresh } = useSearch();
  const redirects = useRedirectToLastPage();
  const corrects = useCorrectedCase();
  const notified = useRef(false);
  useEffect(() => {
    if (notified.current || redirects || corrects) return;
    if (answered) {
      notified.current = true;
      onAnswer();
    } else if (status === 'error') onFailure(refresh);
  }, [answered, redirects, corrects, status, refresh, onAnswer, onFailure]);
  return null;
}

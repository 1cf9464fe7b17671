/** Resolves when the last entry that was removed from the history is gone. */
let removed: Promise<void> = Promise.resolve();

/**
 * Makes the browser's Back close a dialog instead of leaving the page, with a history entry for as long as it is open.
 *
 * @param close called for Back; false if the dialog stays open
 * @returns call it when the dialog has closed
 */
export function closeOnBack(close: () => boolean): () => void {
  const closed = new AbortController();
  let hasEntry = false;
  const addEntry = () => {
    history.pushState(history.state, '');
    hasEntry = true;
  };
  const goBack = () => {
    hasEntry = false;
    if (!close()) addEntry();
  };
  // An entry added earlier would be the one that `history.back` removes.
  void removed.then(() => {
    if (closed.signal.aborted) return;
    addEntry();
    addEventListener('popstate', goBack, { signal: closed.signal });
  });
  return () => {
    closed.abort();
    if (!hasEntry) return;
    hasEntry = false;
    removed = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
    history.back();
  };
}

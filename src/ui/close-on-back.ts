/** Resolves when the history entry of the dialog that closed last has been removed, which takes a moment. */
let entryRemoved: Promise<void> = Promise.resolve();

/**
 * Makes the browser's Back button close a dialog instead of leaving the page. It adds a history entry for as long as
 * the dialog is open.
 *
 * @param close called on Back; returns false if the dialog stays open
 * @returns a function to call whenever the dialog has closed: it stops listening, and removes the history entry unless
 * Back has already done so
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
  // If the entry were added before that of the last dialog is removed, the pending `history.back` would remove it.
  void entryRemoved.then(() => {
    if (closed.signal.aborted) return;
    addEntry();
    addEventListener('popstate', goBack, { signal: closed.signal });
  });
  return () => {
    closed.abort();
    if (!hasEntry) return;
    hasEntry = false;
    entryRemoved = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
    history.back();
  };
}

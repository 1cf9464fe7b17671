// Runs before the bar is read, so that a dismissed one is never drawn.
(() => {
  const { dataset } = document.documentElement;
  try {
    if (sessionStorage.getItem(`${dataset.site}.announcement`)) dataset.announcement = 'dismissed';
  } catch {
    // A browser that gives no storage has dismissed nothing.
  }
})();

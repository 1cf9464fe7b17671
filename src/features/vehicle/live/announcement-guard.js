// Runs before the browser parses the bar, so that a dismissed bar never flashes.
(() => {
  const { dataset } = document.documentElement;
  try {
    if (sessionStorage.getItem(`${dataset.site}.announcement`)) dataset.announcement = 'dismissed';
  } catch {
    // Storage is blocked, so nothing was stored.
  }
})();

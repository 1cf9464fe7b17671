// Runs before the page is drawn, so that it appears only with what was sent: see success.css.
(() => {
  const { dataset } = document.documentElement;
  try {
    if (sessionStorage.getItem(`${dataset.site}.sent`)) dataset.sent = 'unread';
  } catch {
    // Storage is blocked, so nothing was stored.
  }
})();

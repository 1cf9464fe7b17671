// Runs before the first paint. If a form was just sent, success.css hides the page until its script has filled it in.
(() => {
  const { dataset } = document.documentElement;
  try {
    if (sessionStorage.getItem(`${dataset.site}.sent`)) dataset.sent = 'unread';
  } catch {
    // Storage is blocked, so nothing was stored.
  }
})();

/**
 * Links with `data-opens` lead to a part of the page without this script; with it they open the dialog
 * of that id. A press on the backdrop or on `data-closes` closes it.
 */
for (const opener of document.querySelectorAll<HTMLElement>('[data-opens]')) {
  const dialog = document.getElementById(opener.dataset.opens ?? '');
  if (!(dialog instanceof HTMLDialogElement)) continue;
  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.showModal();
  });
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    dialog.showModal();
  });
}

for (const dialog of document.querySelectorAll('dialog')) {
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === dialog || target.closest('[data-closes]')) dialog.close();
  });
}

/** Escape puts a tooltip away without moving pointer or focus; it is back with the next of either. */
export function startTips(root: ParentNode): void {
  const tips = [...root.querySelectorAll<HTMLElement>('.tip')];
  if (tips.length === 0) return;
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const tip of tips) tip.classList.add('hushed');
  });
  for (const tip of tips)
    for (const sign of ['pointerenter', 'focusin'])
      tip.addEventListener(sign, () => tip.classList.remove('hushed'));
}

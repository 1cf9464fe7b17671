/** Similar cars stand in the page's HTML; once they come into view the search says what became of them. */
for (const section of document.querySelectorAll<HTMLElement>('[data-similar]')) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    import('./live.ts')
      .then(({ refreshSimilar }) => refreshSimilar(section))
      .catch((error: unknown) => console.error('Similar vehicles could not be brought up to date.', error));
  });
  seen.observe(section);
}

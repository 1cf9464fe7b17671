/** Similar cars stand in the page's HTML; once they come into view the search says what became of them. */
for (const section of document.querySelectorAll<HTMLElement>('[data-similar]')) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void import('./live.ts').then(({ refreshSimilar }) => refreshSimilar(section));
  });
  seen.observe(section);
}

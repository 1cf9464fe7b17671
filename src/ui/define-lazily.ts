/**
 * Defines a custom element once one of the page comes into view: its code loads then, and not at all for a
 * shopper who never gets there. Where it cannot be loaded, the page stays as its HTML has it.
 *
 * The element needs a box of its own: with `display: contents` or `none` it never comes into view.
 *
 * @param load resolves to the element's class
 * @param margin how near to the window counts as in view, as `rootMargin` of IntersectionObserver
 */
export function defineLazily(
  name: `${string}-${string}`,
  load: () => Promise<CustomElementConstructor>,
  margin = '0px',
): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      load().then(
        (element) => customElements.define(name, element),
        (error: unknown) => console.warn(`<${name}> could not be loaded.`, error),
      );
    },
    { rootMargin: margin },
  );
  for (const element of document.getElementsByTagName(name)) seen.observe(element);
}

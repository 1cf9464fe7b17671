/**
 * Loads and defines a custom element when the first one on the page comes into view. If loading fails, the
 * static HTML stays.
 *
 * The element must not have `display: contents` or `none`: without a box it never intersects the viewport.
 *
 * @param load resolves to the element's class
 * @param margin `rootMargin` of the IntersectionObserver: how far below the view the element may still be, such as
 * "300px"
 */
export function defineLazily(
  name: `${string}-${string}`,
  load: () => Promise<CustomElementConstructor>,
  margin = '0px',
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load().then(
        (element) => customElements.define(name, element),
        (error: unknown) => console.warn(`<${name}> could not be loaded.`, error),
      );
    },
    { rootMargin: margin },
  );
  for (const element of document.getElementsByTagName(name)) observer.observe(element);
}

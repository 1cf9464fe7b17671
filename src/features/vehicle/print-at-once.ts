// `/print` opens this page with the fragment `#print` (ROU-14; `print-finder.ts`). A constant in a module shared by
// both pages would become a separate script that every vehicle page has to load.
if (location.hash === '#print') addEventListener('load', () => print(), { once: true });

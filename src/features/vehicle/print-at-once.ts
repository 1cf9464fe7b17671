// `/print` opens the page with this fragment (ROU-14). A module of both pages would be one more script of this one.
if (location.hash === '#print') addEventListener('load', () => print(), { once: true });

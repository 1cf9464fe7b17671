import visible from 'astro/runtime/client/visible.js';

// Astro's element of an island looks the functions of its `client:` directives up here.
Object.assign(self, { Astro: { visible } });

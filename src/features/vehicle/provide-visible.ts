import visible from 'astro/runtime/client/visible.js';

// `<astro-island>` looks up the function of its directive (`client:visible`) in this global object.
Object.assign(self, { Astro: { visible } });

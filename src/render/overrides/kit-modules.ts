import * as runtime from 'astro/compiler-runtime';

/** What a compiled override asks for by name: the kit's components and Astro's runtime. */
export type KitModules = Readonly<Record<string, unknown>>;

const kit = import.meta.glob<object>('../../kit/*.astro', { eager: true });

/**
 * The bundle's own modules for overrides, so that none brings a second copy along: "kit/Header.astro",
 * "astro/compiler-runtime". An override's scripts are a file of their own, so nothing is written where they stood.
 */
export const kitModules: KitModules = {
  'astro/compiler-runtime': { ...runtime, renderScript: () => '' },
  ...Object.fromEntries(Object.entries(kit).map(([path, module]) => [path.slice('../../'.length), module])),
};

import * as runtime from 'astro/compiler-runtime';

/** Modules that compiled overrides may require, by name. */
export type KitModules = Readonly<Record<string, unknown>>;

const kit = import.meta.glob<object>('../../kit/*.astro', { eager: true });

/**
 * The bundle's modules for overrides ("kit/Header.astro", "astro/compiler-runtime"), so that no override contains a
 * second copy. `renderScript` writes nothing, because an override's scripts are published as one separate file.
 */
export const kitModules: KitModules = {
  'astro/compiler-runtime': { ...runtime, renderScript: () => '' },
  ...Object.fromEntries(Object.entries(kit).map(([path, module]) => [path.slice('../../'.length), module])),
};

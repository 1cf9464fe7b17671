import { ownProperty } from '../../lib/own-property.ts';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';

// A page's line in the manifest is the digest of its data, followed by the overrides it used:
// "digest Footer@1a2b Header@3c4d". The list stays valid while the page's data and the code are unchanged.

/** A page's line in the manifest. */
export const pageLine = (digest: string, used: readonly CompiledOverride[]): string =>
  [digest, ...used.map(({ name, digest: version }) => `${name}@${version}`)].join(' ');

/** The digest of a page's data, taken from its line in the manifest. */
export const dataDigest = (line: string): string => line.split(' ', 1)[0] ?? '';

/** Compares the overrides that a page used with the current ones. */
export function overridesUnchanged(line: string, overrides: CompiledOverrides): boolean {
  const [, ...used] = line.split(' ');
  return used.every((entry) => {
    const [name = '', version] = entry.split('@');
    return ownProperty(overrides, name)?.digest === version;
  });
}

/** The overrides that a page used, sorted by name because rendering order varies. */
export const usedOverrides = (overrides: CompiledOverrides, used: ReadonlySet<string>): CompiledOverride[] =>
  [...used].sort().flatMap((name) => ownProperty(overrides, name) ?? []);

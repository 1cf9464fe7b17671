import { ownProperty } from '../../lib/own-property.ts';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';

// A page's line in the manifest is the digest of its data, followed by the tenant's components it was drawn with:
// "digest Footer@1a2b Header@3c4d". Its data and the code decide which those are, so they hold until one changes.

/** A page's line in the manifest. */
export const pageLine = (digest: string, used: readonly CompiledOverride[]): string =>
  [digest, ...used.map(({ name, digest: version }) => `${name}@${version}`)].join(' ');

/** The digest of a page's data, out of its line in the manifest. */
export const dataDigest = (line: string): string => line.split(' ', 1)[0] ?? '';

/** Whether the components that a page was drawn with are what they were. */
export function areCurrent(line: string, overrides: CompiledOverrides): boolean {
  const [, ...used] = line.split(' ');
  return used.every((entry) => {
    const [name = '', version] = entry.split('@');
    return ownProperty(overrides, name)?.digest === version;
  });
}

/** The components among a tenant's that a page used, in one order whatever drew first. */
export const usedOf = (overrides: CompiledOverrides, used: ReadonlySet<string>): CompiledOverride[] =>
  [...used].sort().flatMap((name) => ownProperty(overrides, name) ?? []);

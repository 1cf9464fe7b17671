/** Copies codes from 0 to `highest` into the narrowest array type that fits. */
export function narrowCodes(
  highest: number,
  codes: ArrayLike<number>,
): Uint8Array | Uint16Array | Uint32Array {
  if (highest < 0x100) return Uint8Array.from(codes);
  return highest < 0x1_0000 ? Uint16Array.from(codes) : Uint32Array.from(codes);
}

const SECRET = [
  0xa0761d6478bd642fn,
  0xe7037ed1a0b428dbn,
  0x8ebc6af09c88c6e3n,
  0x589965cc75374cc3n,
  0x1d8e4e27c47d124fn,
  0x72b22b96e169b471n,
] as const;
const WORD = 64n;
/** Longer texts are taken in blocks of as many bytes. */
const BLOCK = 64;

const fold = (a: bigint, b: bigint): bigint => {
  const product = a * b;
  return (product >> WORD) ^ BigInt.asUintN(64, product);
};
const mix = (a: bigint, b: bigint): bigint => a ^ b ^ fold(a, b);

/** The last part of a text, at most 64 bytes. */
function mixEnd(bytes: DataView, seed: bigint): bigint {
  const { byteLength: length } = bytes;
  const eight = (at: number): bigint => bytes.getBigUint64(at, true);
  const pair = (at: number, secret: bigint): bigint => mix(eight(at) ^ secret, eight(at + 8) ^ seed);
  const [first, second, third, fourth] = SECRET;
  if (length > 32) {
    return pair(0, first) ^ pair(16, second) ^ pair(length - 32, third) ^ pair(length - 16, fourth);
  }
  if (length > 16) return pair(0, first) ^ pair(length - 16, second);
  if (length >= 8) return mix(eight(0) ^ first, eight(length - 8) ^ seed);
  if (length >= 4) {
    const four = (at: number): bigint => BigInt(bytes.getUint32(at, true));
    return mix(four(0) ^ first, four(length - 4) ^ seed);
  }
  if (length === 0) return mix(first, seed);
  const [start, middle, end] = [0, length >> 1, length - 1].map((at) => bytes.getUint8(at));
  const three = ((start as number) << 16) | ((middle as number) << 8) | (end as number);
  return mix(BigInt(three) ^ first, seed);
}

/** The hash (wyhash 5, as a signed number) by which Typesense orders values of equal count when it leaves some out. */
export function textHash(text: string): bigint {
  const { buffer, byteLength, byteOffset } = new TextEncoder().encode(text);
  const view = new DataView(buffer, byteOffset, byteLength);
  const seeds = [SECRET[4], SECRET[4], SECRET[4], SECRET[4]] as bigint[];
  let at = 0;
  for (; byteLength - at > BLOCK; at += BLOCK) {
    for (let lane = 0; lane < seeds.length; lane++) {
      const start = at + lane * 16;
      const secret = SECRET[lane] as bigint;
      const kept = view.getBigUint64(start + 8, true) ^ (seeds[lane] as bigint);
      seeds[lane] = mix(view.getBigUint64(start, true) ^ secret, kept);
    }
  }
  const seed = at === 0 ? SECRET[4] : seeds.reduce((all, own) => all ^ own);
  const end = mixEnd(new DataView(buffer, byteOffset + at, byteLength - at), seed);
  return BigInt.asIntN(64, fold(end ^ BigInt(byteLength), SECRET[5]));
}

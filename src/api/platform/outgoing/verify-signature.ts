import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request's time may be this many seconds before or after ours, because clocks differ. */
export const SIGNATURE_SECONDS = 300;

/** A `Forecourt-Signature` header. */
interface Signature {
  /** Seconds since 1970, as written. */
  time: string;
  /** HMAC-SHA256 in hexadecimal digits. */
  digest: string;
}

/** Reads a `Forecourt-Signature` header; null if it is malformed. */
export function parseSignature(header: string): Signature | null {
  const [, time, digest] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  return time === undefined || digest === undefined ? null : { time, digest };
}

/** Returns the time in a `Forecourt-Signature` header in seconds, or null if it is missing or too far from now. */
export function signedTime(header: string, nowSeconds: number): number | null {
  const time = Number(parseSignature(header)?.time ?? Number.NaN);
  return Math.abs(time - nowSeconds) <= SIGNATURE_SECONDS ? time : null;
}

interface SignatureCheck {
  /** Adds the next part of the body. */
  add: (part: Uint8Array) => void;
  /** True if the header is the signature of all parts. Call it once. */
  matches: () => boolean;
}

/** Checks a `Forecourt-Signature` header against a body that arrives in parts. Does not check its time. */
export function signatureCheck(header: string, secret: string): SignatureCheck {
  const { time = '', digest = '' } = parseSignature(header) ?? {};
  const hmac = createHmac('sha256', secret).update(`${time}.`);
  return {
    add: (part) => hmac.update(part),
    matches: () => digest !== '' && timingSafeEqual(hmac.digest(), Buffer.from(digest, 'hex')),
  };
}

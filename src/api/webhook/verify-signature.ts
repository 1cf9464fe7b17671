import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request's time may be this many seconds before or after ours, because clocks differ. */
export const SIGNATURE_SECONDS = 300;

/** Returns the time in a `Forecourt-Signature` header in seconds, or null if it is missing or too far from now. */
export function signedTime(header: string, nowSeconds: number): number | null {
  const time = Number(/^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(header)?.[1] ?? Number.NaN);
  return Math.abs(time - nowSeconds) <= SIGNATURE_SECONDS ? time : null;
}

/** True if a `Forecourt-Signature` header is the signature of this body. Does not check its time: see `signedTime`. */
export function isSigned(header: string, secret: string, body: Uint8Array): boolean {
  const [, time = '', digest = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (digest === '') return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'));
}

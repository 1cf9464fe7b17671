import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a request's time may be away from ours. */
export const SIGNATURE_SECONDS = 300;

/** Time of a `Forecourt-Signature` header in seconds, if it is near enough; otherwise null. */
export function signedTime(header: string, nowSeconds: number): number | null {
  const time = Number(/^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(header)?.[1] ?? Number.NaN);
  return Math.abs(time - nowSeconds) <= SIGNATURE_SECONDS ? time : null;
}

/** True if the header, as `signature` makes it, signs this body. The time is not checked. */
export function isSigned(header: string, secret: string, body: Uint8Array): boolean {
  const [, time = '', digest = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (digest === '') return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'));
}

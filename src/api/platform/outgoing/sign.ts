import { createHmac } from 'node:crypto';

/**
 * Value of the header `Forecourt-Signature`: "t=1795341600,v1=…", the time in seconds and the HMAC-SHA256, in
 * hexadecimal, of "<t>.<body>". The time lets a receiver refuse an old request that somebody recorded.
 */
export function signature(secret: string, seconds: number, body: string | Uint8Array): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

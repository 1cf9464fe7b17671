/**
 * Creates an idempotency key of 128 random bits. `crypto.randomUUID` needs HTTPS, but a site may be previewed over HTTP
 * in a local network.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

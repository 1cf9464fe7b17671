import { hash } from 'node:crypto';
import type { FileBody, RenderedBody, SiteFile } from '../site/files/site-file.ts';

/** Card and tile files are rendered by views; all other files have their bytes already. */
export const isRendered = (body: SiteFile['body']): body is RenderedBody =>
  typeof body !== 'string' && !(body instanceof Uint8Array);

/** A string that changes when the file does. */
export const fileDigest = (body: FileBody | RenderedBody): string =>
  isRendered(body) ? body.digest : hash('sha1', body, 'base64url');

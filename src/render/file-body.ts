import { hash } from 'node:crypto';
import type { FileBody, SiteFile } from '../site/files/site-file.ts';

const isMade = (body: SiteFile['body']): body is FileBody =>
  typeof body === 'string' || body instanceof Uint8Array;

/** A file's bytes, made now where they were not yet. */
export const fileBody = (body: SiteFile['body']): FileBody => (isMade(body) ? body : body.make());

/** A text that changes when the file does. */
export const fileDigest = (body: SiteFile['body']): string =>
  isMade(body) ? hash('sha1', body, 'base64url') : body.digest;

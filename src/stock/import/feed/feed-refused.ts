import { escapeControls } from '../../../lib/hidden-characters.ts';

/**
 * Thrown for a feed that must not be imported, with the reason and what to do next, as sentences. Both may
 * quote the feed, so control characters are escaped ("<U+001B>") and cannot control the terminal.
 */
export class FeedRefused extends Error {
  readonly reason: string;
  readonly next: string;

  constructor(reason: string, next: string) {
    const escaped = { reason: escapeControls(reason), next: escapeControls(next) };
    super(`${escaped.reason} ${escaped.next}`);
    this.name = 'FeedRefused';
    this.reason = escaped.reason;
    this.next = escaped.next;
  }
}

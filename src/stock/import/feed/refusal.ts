import { escapeControls } from '../../../lib/hidden-characters.ts';

/**
 * A feed that must not be imported: said to people in a sentence, with what to do next. Both may quote the feed, so
 * that control characters are written out ("<U+001B>") and cannot steer a terminal.
 */
export class FeedRefused extends Error {
  readonly reason: string;
  readonly next: string;

  constructor(reason: string, next: string) {
    const shown = { reason: escapeControls(reason), next: escapeControls(next) };
    super(`${shown.reason} ${shown.next}`);
    this.name = 'FeedRefused';
    this.reason = shown.reason;
    this.next = shown.next;
  }
}

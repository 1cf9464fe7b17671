import { announce } from '../../../ui/announce.ts';
import { keepResending, sendUnsent } from './resend.ts';
import { dropExpired } from './unsent-leads.ts';
import { showUnsentPanel } from './unsent-panel.ts';
import { unsentTitle } from './unsent-texts.ts';

/** Milliseconds; long, because the message reports a loss. */
const EXPIRED_SHOWN = 20_000;

/** Sends what an earlier page could not send, and shows what is still not sent. */
export async function showUnsent(): Promise<void> {
  const expired = dropExpired();
  if (expired.length > 0)
    announce(
      `Not sent within a week and deleted from this device: ${expired.map(unsentTitle).join('; ')}. Please send it again.`,
      EXPIRED_SHOWN,
    );
  keepResending();
  await showUnsentPanel();
  await sendUnsent();
}

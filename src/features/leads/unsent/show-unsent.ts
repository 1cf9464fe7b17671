import { announce } from '../../../ui/announce.ts';
import { keepResending, sendUnsent } from './resend.ts';
import { dropExpired } from './unsent-leads.ts';
import { showUnsentPanel } from './unsent-panel.ts';
import { unsentTitle } from './unsent-texts.ts';

/** Time for which the message is shown. Long, because it reports a loss. */
const EXPIRED_MESSAGE_MS = 20_000;

/** Sends the forms that an earlier page could not send, and shows a panel with those that are still unsent. */
export async function showUnsent(): Promise<void> {
  const expired = dropExpired();
  if (expired.length > 0) {
    const titles = expired.map(unsentTitle).join('; ');
    announce(
      expired.length === 1
        ? `Your form was not sent within a week and was deleted from this device: ${titles}. Please send it again.`
        : `Your forms were not sent within a week and were deleted from this device: ${titles}. Please send them again.`,
      EXPIRED_MESSAGE_MS,
    );
  }
  keepResending();
  await showUnsentPanel();
  await sendUnsent();
}

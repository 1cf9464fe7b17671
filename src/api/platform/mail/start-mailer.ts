import { PermanentFailure } from '../permanent-failure.ts';
import { startThread, type Thread } from '../threads/start-thread.ts';
import type { Mail, Mailer, MailSettings } from './mailer.ts';

/**
 * A mailer that writes and sends mails in a thread of its own, because nodemailer encodes each mail and its pictures
 * anew. The thread starts with the first mail, and again if it has failed.
 */
export function startMailer(settings: MailSettings): Mailer {
  let thread: Thread<Mail, void> | undefined;

  const start = () =>
    startThread<Mail, void>(new URL('./mailer-thread.ts', import.meta.url), {
      name: 'The mailer',
      data: settings,
    });

  return {
    send: async (mail) => {
      if (!thread || thread.hasEnded()) thread = start();
      try {
        await thread.ask(mail);
      } catch (error) {
        const { name, message } = error as Error;
        throw name === 'PermanentFailure' ? new PermanentFailure(message, { cause: error }) : error;
      }
    },
    close: () => {
      void thread?.end();
    },
  };
}

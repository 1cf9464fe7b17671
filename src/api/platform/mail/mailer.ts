import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolderOnDisk } from '../../../lib/disk/make-folder.ts';
import { replaceFile } from '../../../lib/disk/replace-file.ts';
import { PermanentFailure } from '../permanent-failure.ts';

interface Mailbox {
  name: string;
  address: string;
}

export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** A picture that the HTML of a mail shows: `<img src="cid:…">`. */
export interface MailPicture {
  cid: string;
  filename: string;
  contentType: 'image/jpeg' | 'image/png';
  content: Buffer;
}

export interface Mail {
  /** Name of the dealer, which the receiver sees as the sender; the address is the service's. */
  sender: string;
  to: string;
  replyTo: Mailbox | null;
  subject: string;
  text: string;
  html?: string;
  /** Pictures that the HTML shows. They are attached, because mail programs show no pictures of other hosts at first. */
  pictures?: readonly MailPicture[];
  /** ADF XML as an attachment. */
  adf?: string;
  /** An appointment, which mail programs offer to put into the calendar. */
  calendar?: CalendarFile;
  /** Photos as JPEG. */
  photos?: readonly { filename: string; content: Buffer }[];
  /**
   * Part of the `Message-ID` and name of the mail's file. It is the same for each attempt, so that receivers and the
   * mail folder have the mail once. Letters, digits, "-" and ".".
   */
  key: string;
}

export interface Mailer {
  /** @throws PermanentFailure if the mail server refuses the receiver for good; Error if it should be tried again */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

export interface MailSettings {
  /** "smtps://user:password@mail.example:465"; if undefined, mails are written to `folder` as `.eml` files. */
  smtpUrl: string | undefined;
  /** Address of the sender of all mails. */
  from: string;
  folder: string;
}

/** Time for each step of a conversation with a mail server. A whole attempt has 60 s, see `queue-options.ts`. */
const STEP_MS = 15_000;

/** Makes a text safe for a header, which has one line. Cut at 200 characters, so that no header is endless. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

function optionsOf(mail: Mail, from: string) {
  const { sender, to, replyTo, subject, text, html, adf, pictures = [], calendar, photos = [], key } = mail;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    from: { name: oneLine(sender), address: from },
    to: { name: '', address: to },
    // Keeps mailboxes from sending out-of-office replies to the service's address.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
    subject: oneLine(subject),
    text,
    ...(html !== undefined && { html }),
    attachments: [
      ...pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
      ...(adf === undefined
        ? []
        : [{ filename: 'lead.xml', content: adf, contentType: 'application/x-adf+xml' }]),
      ...photos.map((photo) => ({ ...photo, contentType: 'image/jpeg' })),
    ],
    ...(calendar && { icalEvent: { ...calendar, filename: 'booking.ics' } }),
    messageId: `<${key}@${domain}>`,
    envelope: { from, to: [to] },
    // Mails contain texts of strangers, which must never make nodemailer attach a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function folderMailer({ from, folder }: MailSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(optionsOf(mail, from));
      // Mails hold what shoppers sent.
      makeFolderOnDisk(folder, 0o700);
      replaceFile(join(folder, `${mail.key}.eml`), message as Buffer);
    },
    close: () => transport.close(),
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/**
 * True if the server refused the receiver for good, as with "no such mailbox": SMTP codes from 500 to 599 are
 * permanent.
 */
const isBounce = ({ code, responseCode = 0 }: SmtpError): boolean =>
  code === 'EENVELOPE' && responseCode >= 500 && responseCode < 600;

/** Start of the problem of a delivery whose receiver the mail server refused for good. */
export const REFUSED_ADDRESS = 'the mail server refused this address';

function smtpMailer(url: string, { from }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(optionsOf(mail, from));
      } catch (cause) {
        const { message, responseCode } = cause as SmtpError;
        if (isBounce(cause as SmtpError))
          throw new PermanentFailure(`${REFUSED_ADDRESS} with code ${responseCode}`, { cause });
        throw new Error(`the mail could not be sent (${responseCode ?? message})`, { cause });
      }
    },
    close: () => transport.close(),
  };
}

/** Sends mail through an SMTP server or, if none is configured, writes it to a folder. */
export const createMailer = (settings: MailSettings): Mailer =>
  settings.smtpUrl === undefined ? folderMailer(settings) : smtpMailer(settings.smtpUrl, settings);

import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** Mails by receiver of the envelope. */
  to: (address: string) => ParsedMail[];
  stop: () => Promise<void>;
}

/**
 * Starts an SMTP server. It permanently refuses receivers whose name begins with "gone". It defers the first mail to
 * each receiver whose name begins with "busy", as servers do against spam.
 */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: { receivers: string[]; mail: ParsedMail }[] = [];
  const deferred = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const refused = (text: string, responseCode: number) =>
        done(Object.assign(new Error(text), { responseCode }));
      if (address.startsWith('gone')) return refused('No such mailbox here', 550);
      if (!address.startsWith('busy') || deferred.has(address)) return done();
      deferred.add(address);
      refused('Please try again later', 451);
    },
    onData: async (stream, { envelope }, done) => {
      mails.push({
        receivers: envelope.rcptTo.map(({ address }) => address),
        mail: await simpleParser(stream),
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    to: (address) => mails.filter(({ receivers }) => receivers.includes(address)).map(({ mail }) => mail),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Accepts mails and discards them; the mail server of the tests would parse and store them. Prints its address. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    stream.on('end', done);
    stream.resume();
  },
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo;
  console.log(`Listens at smtp://127.0.0.1:${port}/`);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { HOSTS } from '../support/hosts.ts';
import { expect } from './site.ts';

const FOLDER = join(HOSTS.fixture.data, 'mail');

/** Mails to an address, in any order. The service of the fixture sites writes mails to files and sends none. */
async function mailsTo(address: string): Promise<ParsedMail[]> {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.eml'));
  const texts = files.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const found = texts.filter((text) => text.slice(0, text.indexOf('\r\n\r\n')).includes(address));
  return Promise.all(found.map((text) => simpleParser(text)));
}

/** Waits for the mail to an address whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<ParsedMail> {
  let mail: ParsedMail | undefined;
  await expect(async () => {
    mail = (await mailsTo(address)).find((each) => subject.test(each.subject ?? ''));
    expect(mail, `a mail to ${address} about ${subject}`).toBeDefined();
  }).toPass();
  return mail as ParsedMail;
}

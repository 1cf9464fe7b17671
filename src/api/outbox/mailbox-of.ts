const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an email address leads to, for counting only. Mail systems deliver "ana+1@…" and "ANA@…" to the
 * mailbox of "ana@…", and Gmail ignores dots, so that one mailbox has thousands of addresses.
 */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] = /^(.*)@(.*)$/.exec(address.trim().toLowerCase()) ?? [];
  const plain = name.replace(/\+.*/, '');
  return GMAIL.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

it('all addresses of one mailbox are counted as one', () => {
  for (const address of ['ana@example.com', 'ANA@Example.com', 'ana+1@example.com', 'ana+a+b@example.com'])
    expect(mailboxOf(address)).toBe('ana@example.com');
  for (const address of ['anabell@gmail.com', 'a.n.a.bell@gmail.com', 'Ana.Bell+x.y@GoogleMail.com'])
    expect(mailboxOf(address)).toBe('anabell@gmail.com');
});

it('addresses of different mailboxes are counted separately', () => {
  expect(mailboxOf('a.na@example.com')).not.toBe(mailboxOf('ana@example.com'));
  expect(mailboxOf('ana@example.com')).not.toBe(mailboxOf('ana@example.net'));
  expect(mailboxOf('ana@gmail.com.example')).not.toBe(mailboxOf('ana@gmail.com'));
});

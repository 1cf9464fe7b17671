import { expect, it } from 'vitest';
import { checkLeadsRequest } from './leads-request.ts';

const check =
  (action: string, id?: string, dead = false) =>
  () =>
    checkLeadsRequest({ name: 'acme', action, id, dead });

it.each([
  [check('lst'), '"lst" is neither list, show nor replay. Next: npm run leads -- acme list'],
  [
    check('replay'),
    'replay needs the id of a lead, or --dead for everything that could not be delivered. Next: npm run leads -- acme replay --dead',
  ],
  [
    check('replay', 'a-lead', true),
    'replay takes either a lead or --dead, not both. Next: npm run leads -- acme replay a-lead',
  ],
  [check('list', 'a-lead'), 'The action "list" takes no lead. Next: npm run leads -- acme show a-lead'],
  [check('list', undefined, true), '--dead is only for replay. Next: npm run leads -- acme replay --dead'],
  [check('show'), 'Name the lead to show. Next: npm run leads -- acme list'],
])('npm run leads refuses wrong arguments and names a correct command (case %#)', (refused, message) => {
  expect(refused).toThrow(message);
});

it.each([
  check('list'),
  check('show', 'a-lead'),
  check('replay', 'a-lead'),
  check('replay', undefined, true),
])('npm run leads accepts correct arguments (case %#)', (accepted) => {
  expect(accepted).not.toThrow();
});

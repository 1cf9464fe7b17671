import { CommandError } from './command-error.ts';

const ACTIONS = new Set(['list', 'show', 'replay']);

/** The arguments of `npm run leads`. */
interface LeadsRequest {
  /** The tenant. */
  name: string;
  action: string;
  /** The lead to show or to send again. */
  id: string | undefined;
  /** Send everything again that could not be delivered. */
  dead: boolean;
}

/** @throws CommandError if there is no such action, or if its lead is missing or superfluous */
export function checkLeadsRequest({ name, action, id, dead }: LeadsRequest): void {
  if (!ACTIONS.has(action))
    throw new CommandError(
      `"${action}" is neither list, show nor replay. Next: npm run leads -- ${name} list`,
    );
  if (action === 'show' && id === undefined)
    throw new CommandError(`Name the lead to show. Next: npm run leads -- ${name} list`);
  if (action === 'list' && id !== undefined)
    throw new CommandError(`The action "list" takes no lead. Next: npm run leads -- ${name} show ${id}`);
  if (action !== 'replay' && dead)
    throw new CommandError(`--dead is only for replay. Next: npm run leads -- ${name} replay --dead`);
  if (action !== 'replay') return;
  if (id !== undefined && dead)
    throw new CommandError(
      `replay takes either a lead or --dead, not both. Next: npm run leads -- ${name} replay ${id}`,
    );
  if (id === undefined && !dead)
    throw new CommandError(
      `replay needs the id of a lead, or --dead for everything that could not be delivered. Next: npm run leads -- ${name} replay --dead`,
    );
}

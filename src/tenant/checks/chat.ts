import { valueAt } from '../explain/explain-issues.ts';
import { type Finding, type Path, warning } from '../problem.ts';
import type { Draft } from '../source/draft.ts';

const NO_BUTTON =
  'No button opens this chat: "Instant Message" is switched off everywhere. Set buttons.chat to true.';
const NO_SCRIPT = 'These hosts have no effect, because no chat is configured. Set chat.script.';

/** Warns about settings of a chat that have no effect: one without a button, and hosts without a script (VDP-35). */
export function checkChat(draft: Draft): Finding[] {
  const settings: { path: Path; set: unknown }[] = [
    { path: ['config'], set: draft.value('config') },
    ...draft.entries('overrides').map(({ path, value }) => ({ path: [...path, 'set'], set: value.set })),
  ];
  const has = (keys: Path, wanted: (value: unknown) => boolean) =>
    settings.filter(({ set }) => wanted(valueAt(set, keys)));
  const scripts = has(['chat', 'script'], (value) => typeof value === 'string');
  const buttons = has(['buttons', 'chat'], (value) => value === true);
  const hosts = has(['chat', 'hosts'], (value) => Array.isArray(value) && value.length > 0);
  return [
    ...(buttons.length > 0 ? [] : scripts).map(({ path }) => warning([...path, 'chat', 'script'], NO_BUTTON)),
    ...(scripts.length > 0 ? [] : hosts).map(({ path }) => warning([...path, 'chat', 'hosts'], NO_SCRIPT)),
  ];
}

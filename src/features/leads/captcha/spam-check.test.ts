import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CheckState, createSpamCheck } from './spam-check.ts';

const TASK = { kind: 'altcha', challenge: {}, seconds: 100 };

afterEach(() => void vi.restoreAllMocks());

function aCheck(task: () => Promise<typeof TASK | null> = async () => TASK) {
  const states: CheckState[] = [];
  const clock = { ms: 0 };
  let solved = 0;
  const check = createSpamCheck({
    fetchTask: task,
    solve: async () => {
      solved += 1;
      return `solution ${solved}`;
    },
    onState: (state) => states.push(state),
    now: () => clock.ms,
  });
  return { ...check, states, clock };
}

describe('the spam check of a form', () => {
  it('FRM-13 uses one solution until 90 % of the task’s time has passed, and then solves a new task', async () => {
    const { solution, states, clock } = aCheck();
    expect(await Promise.all([solution(), solution()])).toEqual(['solution 1', 'solution 1']);
    clock.ms = 89_999;
    expect(await solution()).toBe('solution 1');
    expect(states).toEqual(['running', 'done']);
    clock.ms = 90_000;
    expect(await Promise.all([solution(), solution()])).toEqual(['solution 2', 'solution 2']);
  });

  it('runs again after renew(), so that a solution that may have been used is not sent twice', async () => {
    const { solution, renew } = aCheck();
    await solution();
    renew();
    expect(await solution()).toBe('solution 2');
  });

  it('FRM-13 has the state "none" and no solution if the dealer’s forms have no captcha', async () => {
    const { solution, states } = aCheck(async () => null);
    expect(await solution()).toBeNull();
    expect(await solution()).toBeNull();
    expect(states).toEqual(['running', 'none']);
  });

  it('has the state "failed" if no task can be fetched, and runs again when the form is sent', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isDown = true;
    const { solution, states } = aCheck(async () => {
      if (isDown) throw new Error('down');
      return TASK;
    });
    expect(await solution()).toBeNull();
    expect(states).toEqual(['running', 'failed']);
    isDown = false;
    expect(await solution()).toBe('solution 1');
  });
});

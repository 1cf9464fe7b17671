/** Milliseconds after the last key before words are searched for (SRC-36). */
export const TYPING = 300;

/** Runs the last of many calls, once there has been none for the time given (ms). */
export function debounce(act: () => void, time: number): { later: () => void; now: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later() {
      clearTimeout(timer);
      timer = setTimeout(act, time);
    },
    now() {
      clearTimeout(timer);
      act();
    },
  };
}

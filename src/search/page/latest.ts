/**
 * Runs one question at a time as the shopper sees it: an answer to an older question is dropped, however
 * late it comes.
 */
export function latest<T>(): (answer: Promise<T>, use: (value: T) => void) => Promise<void> {
  let asked = 0;
  return async (answer, use) => {
    asked += 1;
    const mine = asked;
    const value = await answer;
    if (mine === asked) use(value);
  };
}

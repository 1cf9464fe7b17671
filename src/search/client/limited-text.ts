/** A response that is longer than what was allowed. */
export class TooLong extends Error {}

/** The text of a response of so many bytes at most. What is longer is not read to its end. Throws `TooLong`. */
export async function limitedText(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > most) {
      void reader.cancel().catch(() => undefined);
      throw new TooLong(`The answer is longer than ${most} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

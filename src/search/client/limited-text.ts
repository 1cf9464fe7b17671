export class TooLong extends Error {}

/**
 * Reads a response as text and stops once it exceeds `most` bytes.
 *
 * @throws TooLong
 */
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

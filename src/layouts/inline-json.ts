/** JSON for a `<script>` element: no text of a seller can close it or open a comment. */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

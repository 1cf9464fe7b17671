/** JSON that is safe inside a `<script>` element: texts from feeds cannot close it or start a comment. */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

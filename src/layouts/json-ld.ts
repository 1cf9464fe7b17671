/** JSON for a `<script>` element: no text of a seller can close it or open a comment. */
export function jsonLd(data: Record<string, unknown>): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

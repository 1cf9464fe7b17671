/** An icon from its drawing: for islands that draw one of a few, and have no use for the whole set. */
export function Drawing({ drawing, className }: { drawing: string; className?: string | undefined }) {
  return (
    <svg
      className={className ? `i ${className}` : 'i'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon out of the code, never out of stock or content
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

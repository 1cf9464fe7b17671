import { SILHOUETTES } from '../silhouettes.ts';

/** The twin of NoPicture.astro. */
export function NoPicture({ kind }: { kind: keyof typeof SILHOUETTES }) {
  return (
    <div className="nopic">
      <svg
        viewBox="0 0 200 84"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing out of the code, never out of stock or content
        dangerouslySetInnerHTML={{ __html: SILHOUETTES[kind] }}
      />
      Pictures to come
    </div>
  );
}

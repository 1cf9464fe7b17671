import type { CollectionNotice } from './page-form.ts';

/** The collection notice of a form, with a link to the dealer's privacy policy. */
export function Notice({ text, policyHref }: CollectionNotice) {
  return (
    <p className="notice">
      {`${text} `}
      {policyHref !== null && <a href={policyHref}>Read our privacy policy</a>}
    </p>
  );
}

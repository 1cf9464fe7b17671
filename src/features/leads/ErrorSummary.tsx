import type { MouseEvent, Ref } from 'react';

export interface Problem {
  /** Id of the field. */
  id: string;
  text: string;
}

interface Props {
  problems: readonly Problem[];
  ref?: Ref<HTMLDivElement>;
}

/** Focuses the field without following the link: that would add a history entry, and Back would not close the form. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

const FieldLink = ({ id, text }: Problem) => (
  <a href={`#${id}`} onClick={focusField}>
    {text}
  </a>
);

/** Lists the problems of a form with links to their fields; screen readers read it out when it appears (FRM-20). */
export function ErrorSummary({ problems, ref }: Props) {
  if (problems.length === 0) return null;
  const [first, ...others] = problems.map((problem) => <FieldLink key={problem.id} {...problem} />);
  return (
    <div className="failed" role="alert" tabIndex={-1} ref={ref}>
      {others.length === 0 ? (
        <p>{first}</p>
      ) : (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {[first, ...others].map((link) => (
              <li key={link?.key}>{link}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

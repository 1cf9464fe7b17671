import type { Problems } from './ask-form.ts';

/** What is wrong: one problem alone, several under their heading (FRM-20). */
export function ProblemList({ problems }: { problems: Problems }) {
  const texts = Object.values(problems);
  if (texts.length === 0) return null;
  return (
    <div className="failed" role="alert">
      {texts.length === 1 ? (
        <p>{texts[0]}</p>
      ) : (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

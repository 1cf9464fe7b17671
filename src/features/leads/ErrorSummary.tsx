/** Lists the problems of a form; screen readers read it out when it appears (FRM-20). */
export function ErrorSummary({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="failed" role="alert">
      {problems.length === 1 ? (
        <p>{problems[0]}</p>
      ) : (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

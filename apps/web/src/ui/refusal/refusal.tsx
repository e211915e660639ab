import './refusal.css';

/** Why nothing was made, in words for a parent, and where to turn when somebody may be in danger. */
export interface RefusalWords {
  readonly message: string;
  readonly help: readonly string[];
}

/** Says at the top of a form why the last try made nothing. */
export function Refusal({ message, help }: RefusalWords) {
  return (
    <div role="alert" className="refusal">
      <p>{message}</p>
      {help.length > 0 && (
        <ul>
          {help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

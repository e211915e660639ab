interface ProgressProps {
  /** 0 to 100. */
  readonly value: number;
  /** What is progressing, for those who listen to the page. */
  readonly label: string;
  /** What is being done now, as read out with the value. */
  readonly text?: string;
}

/** How far a piece of work is. It always stands beside words that say the same. */
export const Progress = ({ value, label, text }: ProgressProps) => (
  <div
    className="progress"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value)}
    aria-valuetext={text}
  >
    <div className="progress-done" style={{ width: `${value}%` }} />
  </div>
);

import { MILESTONE_AREAS } from '@storylantern/library';
import { AREA_WORDS } from './words.ts';
import { yesCount, type Answers } from './percentiles.ts';

interface LanternStringProps {
  /** Which of the six are lit; all of them wait unlit while there are no answers. */
  readonly answers: Answers | null;
}

/** Six small lanterns on a string, lit for each yes: where the number comes from. */
export function LanternString({ answers }: LanternStringProps) {
  const lit = answers && MILESTONE_AREAS.filter((area) => answers[area]).map((area) => AREA_WORDS[area].label);
  const label = answers
    ? `${yesCount(answers)} of 6 lanterns are lit${lit && lit.length > 0 ? `: ${lit.join(', ')}` : ''}`
    : 'Six lanterns, waiting to be lit';
  return (
    <div className="lantern-string" role="img" aria-label={label}>
      {MILESTONE_AREAS.map((area) => (
        <SmallLantern key={area} lit={answers?.[area] ?? false} />
      ))}
    </div>
  );
}

const SmallLantern = ({ lit }: { readonly lit: boolean }) => (
  <svg className={lit ? 'small-lantern small-lantern-lit' : 'small-lantern'} viewBox="0 0 40 54" aria-hidden="true">
    <path className="small-lantern-cord" d="M20 0v9" fill="none" strokeWidth="2" />
    <path
      className="small-lantern-roof"
      d="M20 8c4 0 6.600 3.200 10.400 8.600.8 1.200.1 2.400-1.300 2.400H10.900c-1.400 0-2.100-1.200-1.300-2.400C13.400 11.200 16 8 20 8z"
    />
    <path
      className="small-lantern-glass"
      d="M11.400 20.500h17.200c3 7.200 4 13.400 3.300 20.500-.3 2.500-1.800 4-4.300 4H12.400c-2.500 0-4-1.500-4.300-4-.7-7.100.3-13.300 3.300-20.500z"
      strokeWidth="1.600"
    />
    {lit && (
      <path
        className="small-lantern-flame"
        d="M20 24.500c4.800 4.800 7 8 7 11.200a7 7 0 0 1-14 0c0-3.200 2.200-6.400 7-11.200z"
      />
    )}
    <rect className="small-lantern-roof" x="7.500" y="47" width="25" height="4" rx="2" />
  </svg>
);

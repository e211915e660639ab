import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import {
  ABOUT_MILESTONES,
  LOST_SKILL,
  MILESTONE_AGES,
  MILESTONE_AREAS,
  MILESTONES,
  whenToAsk,
  type MilestoneAge,
  type MilestoneArea,
  type SourcedText,
} from '@storylantern/library';
import { Link } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import './areas.css';
import { BandSign } from './band-sign.tsx';
import { bandOf, labelOf, type PercentileResult } from './percentiles.ts';
import { AREA_WORDS } from './words.ts';

const AGES = MILESTONE_AGES.map((value) => ({ value, label: value.replace('-', ' to ') }));

interface AreaListProps {
  /** The numbers of the areas; without them only what is typical is shown. */
  readonly areas: PercentileResult['areas'] | null;
  /** The age whose texts are shown; '' until one is known. */
  readonly age: MilestoneAge | '';
  /** The child's age is known, and the texts do not reach it. */
  readonly outside: boolean;
  onAge(age: MilestoneAge | ''): void;
}

/** The six areas: the number and its band where there is one, and what is typical at an age, with where it comes from. */
export function AreaList({ areas, age, outside, onAge }: AreaListProps) {
  return (
    <section className="percentiles-section" aria-labelledby="areas-heading">
      <h2 id="areas-heading">{areas ? 'Six areas' : 'What is typical'}</h2>
      <p className="mt-2 text-soft">
        {ABOUT_MILESTONES.text} <Sources of={ABOUT_MILESTONES} />
      </p>
      <ChipGroup
        className="areas-ages no-print"
        label="What is typical at this age (years)"
        choices={AGES}
        value={age}
        onChange={onAge}
      />
      {age === '' && (
        <p className="mt-4 text-soft">
          {outside && 'The texts go from 2 to 12. '}
          Choose an age, and what is typical then stands with each area.
        </p>
      )}
      {(areas || age !== '') && (
        <ul className="areas">
          {MILESTONE_AREAS.map((area) => (
            <li key={area}>
              <Area area={area} percentile={areas?.[area] ?? null} age={age} />
            </li>
          ))}
        </ul>
      )}
      <p className="areas-foot">
        {LOST_SKILL.text} <Sources of={LOST_SKILL} />
      </p>
      <p className="mt-3 text-small text-soft">
        Put together from the public pages named with each text; no clinician has reviewed it. It is general, and your
        child is not.
      </p>
      {areas && (
        <Button
          variant="quiet"
          className="areas-print no-print"
          icon={<PrinterIcon aria-hidden="true" />}
          onClick={() => print()}
        >
          Print to take along
        </Button>
      )}
    </section>
  );
}

interface AreaProps {
  readonly area: MilestoneArea;
  readonly percentile: number | null;
  readonly age: MilestoneAge | '';
}

function Area({ area, percentile, age }: AreaProps) {
  const { label } = AREA_WORDS[area];
  const typical = age === '' ? null : MILESTONES[area].typical[age];
  return (
    <>
      <div className="area-head">
        <h3>{label}</h3>
        {percentile !== null && <span className="area-number">{percentile}</span>}
      </div>
      {percentile !== null && (
        <>
          <div
            className="area-bar"
            data-band={bandOf(percentile)}
            role="progressbar"
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percentile}
            aria-valuetext={`${percentile}, ${labelOf(percentile)}`}
          >
            <div style={{ width: `${percentile}%` }} />
          </div>
          <BandSign percentile={percentile} />
        </>
      )}
      {typical && (
        <>
          <p className="area-typical">{typical.text}</p>
          <p className="area-typical">
            <Sources of={typical} />
          </p>
        </>
      )}
      {age !== '' && (
        <details className="area-ask">
          <summary>When to ask someone</summary>
          <p>
            {whenToAsk(area, age)} <Link href={`/guidance/${MILESTONES[area].guidance}`}>More about {label}</Link>
          </p>
        </details>
      )}
    </>
  );
}

/** The pages a text rests on, each to be opened. */
const Sources = ({ of: { sources } }: { readonly of: SourcedText }) => (
  <span className="area-sources">
    {sources.length > 1 ? 'Sources: ' : 'Source: '}
    {sources.map(({ organisation, page, address }, at) => (
      <span key={address}>
        {at > 0 && ', '}
        <a href={address} rel="noreferrer" target="_blank">
          {organisation}, {page}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </span>
    ))}
  </span>
);

import type { ExpertChallenge } from '@storylantern/contract';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/state-panel.tsx';
import { hrefOf, NO_FILTERS, type Place } from './address.ts';
import { ExpertRow } from './expert-row.tsx';
import { FilterChips } from './filter-chips.tsx';
import { agesInWords, passes } from './filters.ts';

interface ChallengesViewProps {
  readonly place: Place;
  /** The challenges of the area. */
  readonly challenges: readonly ExpertChallenge[];
  onFilters(filters: Pick<Place, 'age' | 'gender' | 'theme'>): void;
}

/** The second level: the challenges of one area. */
export function ChallengesView({ place, challenges, onFilters }: ChallengesViewProps) {
  const shown = challenges.filter((each) => passes(each, place));
  if (shown.length === 0) {
    return (
      <EmptyState
        heading="No challenges found with the selected filters."
        actions={<Button onClick={() => onFilters(NO_FILTERS)}>Clear Filters</Button>}
      />
    );
  }
  return (
    <>
      <FilterChips
        filters={place}
        onChange={onFilters}
        count={`${shown.length} of ${challenges.length} ${challenges.length === 1 ? 'challenge' : 'challenges'}`}
      />
      <ul className="expert-list">
        {shown.map((each) => (
          <ExpertRow
            key={each.id}
            imageUrl={each.imageUrl}
            title={each.title}
            description={each.description}
            facts={agesInWords(each.ageGroups)}
            action={
              <ButtonLink
                href={hrefOf({ ...place, search: '', challenge: each.id })}
                aria-label={`View ${each.storiesCount} Stories about ${each.title}`}
              >
                View {each.storiesCount} Stories
              </ButtonLink>
            }
          />
        ))}
      </ul>
    </>
  );
}

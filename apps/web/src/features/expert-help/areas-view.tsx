import type { ExpertCategory, ExpertChallenge } from '@storylantern/contract';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/state-panel.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SheetLink } from '../../ui/surface/sheet.tsx';
import { hrefOf, NO_FILTERS, type Filters } from './address.ts';
import { FilterChips } from './filter-chips.tsx';
import { agesInWords, passes } from './filters.ts';

interface AreasViewProps {
  readonly areas: readonly ExpertCategory[];
  readonly challenges: readonly ExpertChallenge[];
  readonly filters: Filters;
  onFilters(filters: Filters): void;
}

/** The first level: the development areas, four wide picture cards. */
export function AreasView({ areas, challenges, filters, onFilters }: AreasViewProps) {
  const shown = areas.filter((area) => passes(area, filters));
  if (shown.length === 0) {
    return (
      <EmptyState
        heading="No categories found with the selected filters."
        actions={<Button onClick={() => onFilters(NO_FILTERS)}>Clear Filters</Button>}
      />
    );
  }
  return (
    <>
      <FilterChips
        filters={filters}
        onChange={onFilters}
        count={`${shown.length} of ${areas.length} development areas`}
      />
      <ul className="area-grid">
        {shown.map((area) => {
          const count = challenges.filter((each) => each.categoryId === area.id && passes(each, filters)).length;
          return (
            <li key={area.id}>
              <SheetLink href={hrefOf({ ...filters, area: area.id })} className="area-card">
                <Picture src={area.imageUrl} alt="" className="area-picture" />
                <span className="area-words">
                  <h2 className="text-h3">{area.title}</h2>
                  <span className="block text-small text-soft">{area.description}</span>
                  <span className="block text-small text-soft">
                    {count} {count === 1 ? 'challenge' : 'challenges'} · {agesInWords(area.ageGroups)}
                  </span>
                </span>
              </SheetLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

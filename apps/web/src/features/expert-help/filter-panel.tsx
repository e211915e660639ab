import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/csr/FunnelSimple';
import { AGE_BANDS, EXPERT_GENDERS, STORY_THEMES } from '@storylantern/contract';
import { useState } from 'react';
import { SelectField } from '../../ui/field/select-field.tsx';
import { NO_FILTERS, type Filters } from './address.ts';
import { countOf } from './filters.ts';

interface FilterPanelProps {
  readonly filters: Filters;
  onChange(filters: Filters): void;
}

const ANY = { value: '' as const, label: 'Any' };
const inWords = (value: string) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
const AGES = [ANY, ...AGE_BANDS.map((value) => ({ value, label: value }))];
const GENDERS = [ANY, ...EXPERT_GENDERS.map((value) => ({ value, label: inWords(value) }))];
const THEMES = [ANY, ...STORY_THEMES.map((value) => ({ value, label: inWords(value) }))];

const FiltersHead = ({ count }: { readonly count: number }) => (
  <>
    <FunnelSimpleIcon weight="bold" aria-hidden="true" />
    <span>Filters</span>
    {count > 0 && (
      <span className="filters-count">
        {count}
        <span className="sr-only"> chosen</span>
      </span>
    )}
  </>
);

/** Age, gender and theme. Beside the list on wide screens; folded behind a button on phones. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const count = countOf(filters);
  return (
    <section className="filters" aria-label="Filters" data-open={open || undefined}>
      <p className="filters-head filters-title">
        <FiltersHead count={count} />
      </p>
      <button type="button" className="filters-head filters-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FiltersHead count={count} />
      </button>
      <div className="filters-fields">
        <SelectField
          label="Age"
          choices={AGES}
          value={filters.age}
          lit={filters.age !== ''}
          onChoose={(age) => onChange({ ...filters, age })}
        />
        <SelectField
          label="Gender"
          choices={GENDERS}
          value={filters.gender}
          lit={filters.gender !== ''}
          onChoose={(gender) => onChange({ ...filters, gender })}
        />
        <SelectField
          label="Theme"
          choices={THEMES}
          value={filters.theme}
          lit={filters.theme !== ''}
          onChoose={(theme) => onChange({ ...filters, theme })}
        />
        <button type="button" className="filters-clear" hidden={count === 0} onClick={() => onChange(NO_FILTERS)}>
          Clear Filters
        </button>
      </div>
    </section>
  );
}

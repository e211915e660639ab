import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Filters } from './address.ts';
import { chipsOf } from './filters.ts';

interface FilterChipsProps {
  readonly filters: Filters;
  /** How many of how many are shown: "5 of 7 challenges". */
  readonly count: string;
  onChange(filters: Filters): void;
}

/** What is chosen, above the list; each chip takes its filter away. */
export const FilterChips = ({ filters, count, onChange }: FilterChipsProps) => (
  <div className="filter-chips">
    <p role="status">{count}</p>
    {chipsOf(filters).map(({ key, label }) => (
      <button
        key={key}
        type="button"
        className="chip filter-chip"
        aria-label={`Remove the filter ${label}`}
        onClick={() => onChange({ ...filters, [key]: '' })}
      >
        {label}
        <XIcon weight="bold" aria-hidden="true" />
      </button>
    ))}
  </div>
);

import { SelectField } from '../../ui/field/select-field.tsx';
import { TIME_RANGES, type Filters } from './address.ts';

interface FilterProps {
  readonly names: readonly string[];
  readonly filters: Filters;
  onChange(change: Partial<Filters>): void;
}

/** Whose sessions are looked at, and of which time. */
export const Filter = ({ names, filters, onChange }: FilterProps) => (
  <div className="progress-filters">
    <SelectField
      label="Child"
      choices={[{ value: '', label: 'All Children' }, ...names.map((name) => ({ value: name, label: name }))]}
      value={filters.child}
      lit={filters.child !== ''}
      onChoose={(child) => onChange({ child })}
    />
    <SelectField
      label="Time"
      choices={TIME_RANGES.map(({ days, label }) => ({ value: String(days), label }))}
      value={String(filters.days)}
      onChoose={(value) => {
        const range = TIME_RANGES.find(({ days }) => String(days) === value);
        if (range) onChange({ days: range.days });
      }}
    />
  </div>
);

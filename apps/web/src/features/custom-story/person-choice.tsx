import type { StoryPerson } from '@storylantern/contract';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';

interface PersonChoiceProps {
  /** The child's name as it stands in the form. */
  readonly name: string;
  readonly value: StoryPerson;
  onChange(person: StoryPerson): void;
}

/** Whether the story speaks of the child by name, or as "I". */
export const PersonChoice = ({ name, value, onChange }: PersonChoiceProps) => (
  <ChipGroup<StoryPerson>
    label="How is it told?"
    choices={[
      { value: 'third', label: `Told about ${name.trim() || 'your child'}` },
      { value: 'first', label: 'Told as “I”' },
    ]}
    value={value}
    onChange={(person) => onChange(person || 'third')}
  />
);

import { countStoryOccasions, type Occasion, type OccasionsOfChild } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { apiPath } from '../../lib/api-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { mayCelebrate } from './may-celebrate.ts';

const CHOICES: readonly { readonly value: Occasion; readonly label: string }[] = [
  { value: 'help', label: 'Help with something hard' },
  { value: 'celebrate', label: 'Celebrate something that goes well' },
];

interface OccasionChoiceProps {
  /** The child's name as it stands in the form. */
  readonly name: string;
  readonly value: Occasion;
  onChange(occasion: Occasion): void;
}

/** What the story is for; after several that helped, a quiet word that one which celebrates does good too. */
export function OccasionChoice({ name, value, onChange }: OccasionChoiceProps) {
  const { data: counted } = useQuery<OccasionsOfChild[]>({
    queryKey: [apiPath(countStoryOccasions.path)],
    // Other stories may have been made since the form was last open.
    staleTime: 0,
  });
  const suggested = value === 'help' && mayCelebrate(counted, name);
  return (
    <div>
      <ChipGroup<Occasion>
        label="What is the story for?"
        choices={CHOICES}
        value={value}
        onChange={(occasion) => onChange(occasion || 'help')}
      />
      {suggested && (
        <p className="byob-suggested">
          The last stories for {name.trim()} helped with something hard. A story about what goes well is just as good to
          hear.{' '}
          <Button variant="quiet" onClick={() => onChange('celebrate')}>
            Celebrate something
          </Button>
        </p>
      )}
    </div>
  );
}

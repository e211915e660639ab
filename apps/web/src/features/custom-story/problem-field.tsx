import { LIMITS } from '@storylantern/contract';
import type { UseFormReturn } from 'react-hook-form';
import { Chip } from '../../ui/chips/chip.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import type { Draft } from './draft.ts';
import { isStarter, OCCASION_WORDS } from './occasion-words.ts';
import { UnderstoodBox } from './understood-box.tsx';
import type { Answer } from './use-understood.ts';

interface ProblemFieldProps {
  readonly form: UseFormReturn<Draft>;
  /** What stands in the form. */
  readonly draft: Draft;
  /** What is understood of it. */
  readonly answer: Answer | undefined;
  /** The field was left with these words. */
  onLeave(problem: string): void;
}

/** What the story is about in the parent's words, a few to start from, and what is understood of them. */
export function ProblemField({ form, draft, answer, onLeave }: ProblemFieldProps) {
  const { register, setValue, formState } = form;
  const words = OCCASION_WORDS[draft.occasion];

  const startFrom = (problem: string) => {
    const written = draft.problem.trim();
    const replace = written === '' || isStarter(written);
    // Other words altogether: what was chosen of the first is not meant by them.
    if (replace) setValue('chosen', null);
    setValue('problem', replace ? problem : `${written} ${problem}`, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };

  return (
    <div>
      <TextArea
        label={words.label}
        hint={words.hint}
        placeholder={words.placeholder}
        maxLength={LIMITS.problem}
        error={formState.errors.problem?.message}
        {...register('problem', { onBlur: () => onLeave(draft.problem) })}
      />
      <div className="byob-starters">
        <span className="text-small soft">Or start from:</span>
        {words.starters.map((starter) => (
          <Chip key={starter.label} onClick={() => startFrom(starter.problem)}>
            {starter.label}
          </Chip>
        ))}
      </div>
      <UnderstoodBox
        answer={answer}
        chosen={draft.chosen}
        onChoose={(chosen) => setValue('chosen', chosen)}
        onOccasion={(occasion) => setValue('occasion', occasion)}
      />
    </div>
  );
}

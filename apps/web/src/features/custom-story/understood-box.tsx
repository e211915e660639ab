import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { OWN_WORDS, type Occasion } from '@storylantern/contract';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { AllSituations } from './all-situations.tsx';
import type { Chosen } from './draft.ts';
import './understood.css';
import {
  droppedNote,
  IN_OWN_WORDS,
  isAsked,
  isStillMeant,
  OTHER_OCCASION,
  questionOf,
  saidOf,
  withChosen,
} from './understood-words.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';
import type { Answer } from './use-understood.ts';

interface UnderstoodBoxProps {
  readonly answer: Answer | undefined;
  readonly chosen: Chosen | null;
  onChoose(chosen: Chosen | null): void;
  onOccasion(occasion: Occasion): void;
}

/** What was understood of a parent's words, and what else they may mean. Nothing waits for it, and it may be passed over. */
export function UnderstoodBox({ answer: latest, chosen, onChoose, onOccasion }: UnderstoodBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const answer = useOutOfTheWay(latest, place);
  /** What was chosen before these words, and can not be meant by them. */
  const [dropped, setDropped] = useState<{ readonly name: string; readonly by: Answer }>();
  const note = answer !== undefined && dropped?.by === answer ? droppedNote(dropped.name) : undefined;
  const said = answer ? saidOf(answer.understood, answer.asked) : '';
  return (
    <div ref={place} className="understood-place" tabIndex={-1}>
      <p className="sr-only" role="status">
        {note === undefined ? said : `${note} ${said}`}
      </p>
      {answer && (
        <div className="understood">
          <LightbulbIcon weight="duotone" aria-hidden />
          <div>
            {note !== undefined && <p className="understood-note">{note}</p>}
            <Understanding
              answer={answer}
              chosen={chosen}
              onChoose={(situation) => {
                setDropped(undefined);
                onChoose(situation);
              }}
              onDrop={({ name }) => {
                setDropped({ name, by: answer });
                onChoose(null);
              }}
              onOccasion={(occasion) => {
                place.current?.focus();
                onChoose(null);
                onOccasion(occasion);
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly answer: Answer;
  readonly chosen: Chosen | null;
  onChoose(chosen: Chosen): void;
}

interface UnderstandingProps extends ChoicesProps {
  /** What was chosen cannot be meant any more. */
  onDrop(chosen: Chosen): void;
  onOccasion(occasion: Occasion): void;
}

function Understanding({ answer, chosen, onChoose, onDrop, onOccasion }: UnderstandingProps) {
  const { understood, asked } = answer;
  const dropWhatIsNotMeant = useEffectEvent((now: Answer) => {
    if (chosen && !isStillMeant(chosen, now.understood, now.asked)) onDrop(chosen);
  });
  useEffect(() => dropWhatIsNotMeant(answer), [answer]);
  if (understood.occasion !== asked) {
    return (
      <OtherOccasion
        told={understood.occasion}
        isHelped={chosen?.id === OWN_WORDS.help}
        onYes={() => onOccasion(understood.occasion)}
        onNo={() => onChoose({ id: OWN_WORDS.help, name: IN_OWN_WORDS })}
      />
    );
  }
  return (
    <>
      {isAsked(understood, asked) || chosen?.fromList !== undefined ? (
        <Choices answer={answer} chosen={chosen} onChoose={onChoose} />
      ) : (
        <p>{IN_OWN_WORDS}</p>
      )}
      <AllSituations occasion={asked} onChoose={(situation) => onChoose({ ...situation, fromList: asked })} />
    </>
  );
}

function Choices({ answer, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  const { legend, choices, usual, otherwise } = questionOf(answer.understood, answer.asked);
  const value = chosen?.id ?? usual;
  return (
    <fieldset aria-describedby={otherwise === '' ? undefined : `${name}-hint`}>
      <legend>{legend}</legend>
      <div className="choices">
        {withChosen(choices, chosen).map((choice, at) => (
          <span key={choice.id} className="understood-choice">
            {usual !== '' && at === 1 && <span className="soft">or:</span>}
            <label className="chip">
              <input
                type="radio"
                className="choice-input"
                name={name}
                value={choice.id}
                checked={choice.id === value}
                onChange={() => onChoose(choice)}
              />
              <span className="chip-text" data-text={choice.name}>
                {choice.name}
              </span>
            </label>
          </span>
        ))}
      </div>
      {otherwise !== '' && (
        <p className="understood-note" id={`${name}-hint`}>
          {chosen === null ? otherwise : 'You can still change this.'}
        </p>
      )}
    </fieldset>
  );
}

interface OtherOccasionProps {
  /** What the words tell of. */
  readonly told: Occasion;
  /** Whether the parent asked for help all the same. */
  readonly isHelped: boolean;
  onYes(): void;
  onNo(): void;
}

function OtherOccasion({ told, isHelped, onYes, onNo }: OtherOccasionProps) {
  const { says, yes, no } = OTHER_OCCASION[told];
  const helps = told === 'celebrate' && isHelped;
  return (
    <>
      <p>{helps ? 'The story will help with it, told in your own words.' : says}</p>
      <div className="understood-answers">
        <Button onClick={onYes}>{yes}</Button>
        {no !== undefined && (
          <Button variant="quiet" aria-pressed={helps} onClick={onNo}>
            {no}
          </Button>
        )}
      </div>
    </>
  );
}

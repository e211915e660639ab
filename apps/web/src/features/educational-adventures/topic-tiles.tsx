import type { AdventureTopic } from '@storylantern/contract';
import { ADVENTURE_TOPIC_CARDS } from '@storylantern/library';
import { useId } from 'react';
import { FieldError } from '../../ui/field/field-frame.tsx';
import { Picture } from '../../ui/picture/picture.tsx';

interface TopicTilesProps {
  readonly value: AdventureTopic | '';
  readonly error: string | undefined;
  onChange(topic: AdventureTopic): void;
}

/** Six pictures, one of which can be chosen. */
export function TopicTiles({ value, error, onChange }: TopicTilesProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="group-label">Choose a topic</legend>
      <div className="topic-tiles">
        {ADVENTURE_TOPIC_CARDS.map((card) => (
          <label key={card.id} className="topic-tile">
            <input
              type="radio"
              className="choice-input"
              name={name}
              value={card.id}
              checked={card.id === value}
              onChange={() => onChange(card.id)}
            />
            <Picture src={`/api/pictures/adventure-${card.id}.webp`} alt="" />
            <span className="topic-words">
              <span className="topic-name">{card.name}</span>
              <span className="text-small text-soft">{card.examples}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

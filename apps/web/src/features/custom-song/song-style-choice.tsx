import type { SongStyleEntry } from '@storylantern/contract';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { styleName, useSongStyles } from './use-song-styles.ts';

interface SongStyleChoiceProps {
  readonly value: string;
  onChange(style: string): void;
}

/** A style the address brought that the list does not have stays what it is: the songwriter understands any word. */
const withChosen = (styles: readonly SongStyleEntry[], value: string): readonly SongStyleEntry[] =>
  styles.some(({ id }) => id === value) ? styles : [...styles, { id: value, name: styleName(value), description: '' }];

/**
 * The style of the song. The list is the control; the labels beside it say what each style is and are a short cut for a
 * finger, so they are kept out of the keyboard's and the reader's way.
 */
export function SongStyleChoice({ value, onChange }: SongStyleChoiceProps) {
  const id = useId();
  const styles = withChosen(useSongStyles(), value);
  const chosen = styles.find((style) => style.id === value);
  return (
    <div>
      <SelectField
        id={id}
        label="Song Style"
        hint={<span className="song-style-hint">{chosen?.description}</span>}
        choices={styles.map((style) => ({ value: style.id, label: style.name }))}
        value={value}
        onChoose={onChange}
      />
      <div className="song-styles" aria-hidden="true">
        {styles.map((style) => (
          <div
            key={style.id}
            className={classNames('song-style', style.id === value && 'song-style-chosen')}
            onClick={() => onChange(style.id)}
          >
            <b>{style.name}</b>
            <span>{style.description}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

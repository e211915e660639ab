import { listIllustrationStyles, type IllustrationStyle, type PictureStyle } from '@storylantern/contract';
import { ILLUSTRATION_STYLES } from '@storylantern/library';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { OpenPicture } from '../../ui/picture/drawing-request.ts';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';

interface StyleChoiceProps {
  readonly value: PictureStyle;
  /** The page that is shown in every style: the child of the form is on it. */
  readonly picture: OpenPicture;
  onChange(style: PictureStyle): void;
}

/**
 * The style of the pictures. The list is the control; the small pages beside it show what each means and are a short
 * cut for a finger, so they are kept out of the keyboard's and the reader's way.
 */
export function StyleChoice({ value, picture, onChange }: StyleChoiceProps) {
  const id = useId();
  const { data } = useQuery<IllustrationStyle[]>({ queryKey: [listIllustrationStyles.path] });
  const styles = data ?? ILLUSTRATION_STYLES;
  const chosen = styles.find((style) => style.id === value);
  return (
    <div className="style-choice">
      <SelectField
        id={id}
        label="Illustration Style"
        hint={chosen?.description}
        choices={styles.map((style) => ({ value: style.id, label: style.name }))}
        value={value}
        onChoose={onChange}
      />
      <div className="style-pages" aria-hidden="true">
        {styles.map((style) => (
          <div
            key={style.id}
            className={classNames('style-page', style.id === value && 'style-page-chosen')}
            onClick={() => onChange(style.id)}
          >
            <DrawnPage ornament picture={{ ...picture, style: style.id }} />
            <span>{style.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

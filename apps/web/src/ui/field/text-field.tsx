import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** One line of text. Works with `{...register('name')}`. */
export function TextField({ label, hint, error, optional, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(control) => <input type="text" {...input} {...control} className="field-control" />}
    </FieldFrame>
  );
}

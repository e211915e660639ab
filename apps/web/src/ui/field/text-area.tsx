import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text; grows with what is written. Works with `{...register('name')}`. */
export function TextArea({ label, hint, error, optional, id, className, rows = 3, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(control) => <textarea rows={rows} {...area} {...control} className="field-control" />}
    </FieldFrame>
  );
}

/** What the contract's schemas say of a value that does not pass. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The contract's own rules, said at the field they belong to: the first issue of each field. A form's fields stand at
 * the top of a request or in its `customData`. `inOtherWords` may say a field's issue as the form would.
 */
export function errorsAtFields(
  issues: readonly Issue[],
  inOtherWords: Readonly<Record<string, string>> = {},
): Record<string, { type: string; message: string }> {
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { code, path, message } of issues) {
    const field = String((path[0] === 'customData' ? path[1] : path[0]) ?? '');
    errors[field] ??= { type: code ?? 'invalid', message: inOtherWords[field] ?? message };
  }
  return errors;
}

/** A sentence as it goes on inside another; names and "I" keep their capitals. */
export const lowered = (text: string): string =>
  /^(?:I|Dr|Miss|Mr|Mrs)\b/.test(text) ? text : text.charAt(0).toLocaleLowerCase('en') + text.slice(1);

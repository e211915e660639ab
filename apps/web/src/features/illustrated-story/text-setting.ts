/** How a book's words are set: one size for the whole book, so that the letters never change from page to page. */
export type TextSetting = 'large' | 'medium' | 'small';

/**
 * The largest setting in which the fullest page still fits beside its picture at 1280 by 860. Measured: ten lines of 34
 * characters fit in the large setting and thirteen lines of 41 in the medium one.
 */
export function settingOf(texts: readonly string[]): TextSetting {
  const fullest = Math.max(0, ...texts.map((text) => text.trim().length));
  return fullest <= 320 ? 'large' : fullest <= 500 ? 'medium' : 'small';
}

/** Words of lines that are put into a book, as they are in one that is told as it happens. */
const NOW: Readonly<Record<string, string>> = {
  said: 'says', was: 'is', were: 'are', had: 'has', came: 'comes', held: 'holds', gave: 'gives', got: 'gets', looked: 'looks',
  fell: 'falls', sat: 'sits', ran: 'runs', went: 'goes', walked: 'walks', snowed: 'snows', rained: 'rains', hummed: 'hums',
  yawned: 'yawns', wore: 'wears', brought: 'brings',
}; // prettier-ignore
const PAST = new RegExp(String.raw`\b(?:${Object.keys(NOW).join('|')})\b`, 'g');
const ofNow = (line: string): string => line.replace(PAST, (word) => NOW[word] ?? word);
const asWritten = (line: string): string => line;

/**
 * What puts a line that is written as past into the tense of a book. A book for the smallest is sometimes told as it
 * happens: where more "says" than said, so does the line.
 */
export function inTenseOf(texts: readonly string[]): (line: string) => string {
  const text = texts.join(' ');
  const isNow = (text.match(/\bsays\b/g) ?? []).length > (text.match(/\bsaid\b/g) ?? []).length;
  return isNow ? ofNow : asWritten;
}

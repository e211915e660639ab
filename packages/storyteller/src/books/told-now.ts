/** Words of lines that are put into a book, as they are in one that is told as it happens. */
const NOW: Readonly<Record<string, string>> = {
  said: 'says', was: 'is', were: 'are', had: 'has', came: 'comes', held: 'holds', gave: 'gives', got: 'gets', looked: 'looks',
  fell: 'falls', sat: 'sits', ran: 'runs', went: 'goes', walked: 'walks', snowed: 'snows', rained: 'rains', hummed: 'hums',
  yawned: 'yawns', wore: 'wears', brought: 'brings', asked: 'asks', wagged: 'wags', purred: 'purrs', clapped: 'claps', kept: 'keeps',
  pulled: 'pulls', hugged: 'hugs', lay: 'lies', laughed: 'laughs', smiled: 'smiles', stayed: 'stays', watched: 'watches', waited: 'waits',
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
  const [says, said] = [countOf(text, /\bsays\b/g), countOf(text, /\bsaid\b/g)];
  const told = text.replace(/"[^"]*"/g, ' ');
  // Where hardly anybody speaks, what else is told says it.
  const isNow =
    says + said > SPEAKS_LITTLE ? says > said : countOf(told, IS_NOW) + says > countOf(told, IS_PAST) + said;
  return isNow ? ofNow : asWritten;
}

const SPEAKS_LITTLE = 2;
const IS_NOW = /\b(?:is|are|has|goes|comes|looks|sits|lies|runs|stops|puts)\b/g;
const IS_PAST = /\b(?:was|were|had|went|came|looked|sat|lay|ran|stopped|saw)\b/g;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

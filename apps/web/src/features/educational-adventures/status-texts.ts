/** What the wait says, and from which second on (specification, section 4). */
const STATUS_TEXTS = [
  { from: 0, text: 'Researching facts and creating story...' },
  { from: 10, text: 'Generating educational content...' },
  { from: 30, text: 'Creating illustrations...' },
  { from: 60, text: 'Adding audio narration...' },
] as const;

/** The seconds at which another text begins. */
export const CHANGES: readonly number[] = STATUS_TEXTS.map(({ from }) => from).slice(1);

/** The text that stands after so many seconds of waiting. */
export const statusAt = (seconds: number): string =>
  STATUS_TEXTS.findLast(({ from }) => seconds >= from)?.text ?? STATUS_TEXTS[0].text;

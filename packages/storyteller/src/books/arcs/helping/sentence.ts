import { sentence, within } from '../wording.ts';

/** A try and why it failed, as two short sentences: "Mia jumped. But it was four jumps up." */
export const failedTry = (attempt: string, reason = ''): string =>
  sentence(reason === '' ? attempt : `${attempt}, ${reason}`).replace(
    /(?:([.!?]")|[,;.])? but (?=\S)/,
    (_all, ended?: string) => `${ended ?? '.'} But `,
  );

/** How many words a phrase has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** A list as authored, "two towels, three buckets and a sandwich", as its members. */
export const membersOf = (list: string): readonly string[] =>
  list.split(/, (?:and )?| and (?=(?:an?|the|one|two|three|four|five|six|some) )/).filter((member) => member !== '');

const ends = /(?<=[.!?]"?)\s+/;

/** Sentences with more than `most` words fall into two at their "and", "but" or "so". */
export const shortened = (most: number, text: string): string =>
  text
    .split(ends)
    .map((each) =>
      wordCount(each) > most
        ? each.replace(
            /,? (and|but|so) (?=\S+ \S+ )/,
            (_all, joint: string) => `. ${joint.charAt(0).toUpperCase()}${joint.slice(1)} `,
          )
        : each,
    )
    .join(' ');

/** Of several tellings those whose sentences all keep to `most` words; all of them when none does. */
export function keeping(most: number, tellings: readonly string[]): readonly string[] {
  const short = tellings.filter((each) => within(most, each));
  return short.length > 0 ? short : tellings;
}

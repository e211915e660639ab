import { sentence, wordCount } from './wording.ts';

/** A try and why it failed, as two short sentences: "Mia jumped. But it was four jumps up." */
export const failedTry = (attempt: string, reason = ''): string =>
  sentence(reason === '' ? attempt : `${attempt}, ${reason}`).replace(
    /(?:([.!?]")|[,;.])? but (?=\S)/,
    (_all, ended?: string) => `${ended ?? '.'} But `,
  );

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

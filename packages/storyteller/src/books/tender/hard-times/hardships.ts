import type { Hardship } from '../tender.ts';

/** How a hard thing is named to a child. Every sentence keeps to eight words, a name counted as one. */
export interface HardshipTold {
  /** What it is. */
  readonly said: string;
  /** One or two true sentences about it, for every age. */
  readonly more: string;
  /** A true sentence for the older ones, of at most 14 words. */
  readonly fact: string;
  /** The question whether it came from the child, as said. */
  readonly mine: string;
  /** The answer to it, after "No", for the smallest. */
  readonly notMine: string;
}

const HELPERS = 'There are people whose job is to help.';

/** What is told of a hard thing. `who` is whoever is away, is in prison or died, else null. */
export function hardshipTold(hardship: Hardship, who: string | null): HardshipTold {
  const mine = { mine: 'Is it because of me?', notMine: 'Not you. Not one bit.' };
  const somebody = who ?? 'somebody in the family';
  const raised = somebody.charAt(0).toLocaleUpperCase('en') + somebody.slice(1);
  switch (hardship) {
    case 'war':
      return {
        said: 'There is a war.',
        more: 'Many people want it to stop.',
        fact: 'Every day, a great many people work to help and to keep others safe.',
        ...mine,
      };
    case 'fire':
      return {
        said: 'There was a fire.',
        more: HELPERS,
        fact: 'A fire goes out, and then people help each other to begin again.',
        ...mine,
      };
    case 'flood':
      return {
        said: 'There was a flood.',
        more: HELPERS,
        fact: 'The water came because of the weather, and water goes down again.',
        ...mine,
      };
    case 'storm':
      return {
        said: 'There was a danger from outside.',
        more: HELPERS,
        fact: 'The earth and the weather do such things, and nobody is being punished.',
        ...mine,
      };
    case 'away':
      return {
        said: `${raised} is away.`,
        more: 'That is hard.',
        fact: 'You can miss somebody very much and still have a good afternoon.',
        ...mine,
      };
    case 'prison':
      return {
        said: `${raised} is in prison.`,
        more: 'A judge decides that.',
        fact: 'A prison is a place where some grown-ups have to stay for a time.',
        ...mine,
      };
    case 'leaving':
      return {
        said: 'We had to leave home.',
        more: 'It was not safe there.',
        fact: 'A home can be made again, one small thing after another.',
        ...mine,
      };
    case 'dying-asked':
      return {
        said: 'You asked me about dying.',
        more: 'Everything that lives dies one day. Most people grow very old first.',
        fact: 'I plan to be here for a very long time.',
        mine: 'Can thinking make it happen?',
        notMine: 'Thinking cannot do that.',
      };
    case null:
      return who === null
        ? {
            said: 'Something hard has happened.',
            more: HELPERS,
            fact: 'Hard things can be talked about, a little at a time.',
            ...mine,
          }
        : {
            said: `${raised} died.`,
            more: 'The body stopped working. It cannot start again.',
            fact: 'A body that has died does not hurt, and does not feel anything.',
            ...mine,
          };
  }
}

import type { Chance } from '../../arc.ts';
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

/** Who is there when something has happened; each is true of any such day. */
const HELPERS = [
  'There are people whose job is to help.',
  'A great many people are helping.',
  'Helpers came, and helpers stay.',
  'Lots of hands are helping now.',
] as const;
const MINE = ['Is it because of me?', 'Was it me?', 'Did I make it happen?', 'Did it come from me?'] as const;
const NOT_MINE = [
  'Not you. Not one bit.',
  'It was not you.',
  'Nothing you did. Nothing at all.',
  'You had no part in it.',
] as const;

/** What is told of a hard thing. `who` is whoever is away, is in prison or died, else null. */
export function hardshipTold(hardship: Hardship, who: string | null, chance: Chance): HardshipTold {
  const mine = { mine: chance.pick(...MINE), notMine: chance.pick(...NOT_MINE) };
  const helpers = chance.pick(...HELPERS);
  const somebody = who ?? 'somebody in the family';
  const raised = somebody.charAt(0).toLocaleUpperCase('en') + somebody.slice(1);
  switch (hardship) {
    case 'war':
      return {
        said: 'There is a war.',
        more: chance.pick(
          'Many people want it to stop.',
          'Most people everywhere want peace.',
          'A great many people say no to it.',
        ),
        fact: 'Every day, a great many people work to help and to keep others safe.',
        ...mine,
      };
    case 'fire':
      return {
        said: 'There was a fire.',
        more: helpers,
        fact: 'A fire goes out, and then people help each other to begin again.',
        ...mine,
      };
    case 'flood':
      return {
        said: 'There was a flood.',
        more: helpers,
        fact: 'The water came because of the weather, and water goes down again.',
        ...mine,
      };
    case 'storm':
      return {
        said: 'There was a danger from outside.',
        more: helpers,
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
        more: chance.pick('A judge decides that.', 'That was for a judge to say.', 'It is a judge who says how long.'),
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
    case 'crying':
      return {
        said: `${raised} has been sad, and you saw it.`,
        more: chance.pick(
          'Grown-ups cry as well, now and then.',
          'Grown-ups have tears too.',
          'That can happen to anybody.',
        ),
        fact: 'Crying comes, and stays for a while, and then it goes.',
        ...mine,
      };
    case 'moving-out':
      return {
        said: `${raised} is going to live somewhere else.`,
        more: chance.pick('It is near in some ways.', 'That is hard, and it is good too.', 'You may be sad about it.'),
        fact: 'Two people can live in two places and still belong together.',
        ...mine,
      };
    case 'moved-away':
      return {
        said: `${raised} lives somewhere else now.`,
        more: chance.pick('The house is still there. It looks different.', 'You may be sad about it.', 'That is hard.'),
        fact: 'You can miss somebody very much and still have a good afternoon.',
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
            more: helpers,
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

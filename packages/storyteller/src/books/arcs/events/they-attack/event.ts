import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { attackersIn, THEY_ATTACK_WORDS } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** Something that comes after nobody in earnest attacks: killer tomatoes, the attack of the socks. */
export const THEY_ATTACK: StoryEvent = {
  id: 'they-attack',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: THEY_ATTACK_WORDS,
  not: /\b(?:space|moon|school dinner|asthma|heart|panic|dog attack|shark|nightmare|bully|bullies|christmas|sheepdog|chases? (?:the|our) (?:cat|mouse|tail|balloon)|steals?|stole)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.being?.isa !== 'person' || attackersIn(theme.raw)?.many.startsWith(theme.hero.word) === true),
  needs: ({ raw }) => attackersIn(raw) !== null,
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about(attackersIn(raw)?.one ?? 'tomato'),
    also: [],
  }),
  plots: [standsApart({ id: 'a-hat', young, middle, old, when: THEY_ATTACK_WORDS })],
  talk: {
    young: { yours: [() => 'What did you once hear wrong?'] },
    older: {
      wonder: [() => 'Why did nobody get to hear the end of the word?'],
      yours: [() => 'When is it hard to be the one who stops to ask?'],
    },
  },
};

import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { DOWN_THERE } from './down-there.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WATER = String.raw`(?:pond|puddle|lake|water|river|stream|pool|well|bucket)`;
const BEAST = String.raw`(?:duck|duckling|dog|puppy|cat|kitten|bear|monkey|frog|fox|lion|cub|bird|swan|goose|rabbit|penguin|elephant|tiger|hippo|crocodile)`;
const NAMED = new RegExp(
  [
    String.raw`\breflections?\b`,
    String.raw`\b(?:sees?|saw|looks?(?: at)?|looked(?: at)?|meets?|finds?|barks? at|growls? at|talks? to|in love with) (?:him|her|it|them)sel(?:f|ves) in (?:the|a|an) (?:\p{L}+ )?(?:mirror|${WATER})\b`,
    String.raw`\b(?:in|looks? into|looking into|looked into|behind) (?:the|a|my|our) mirror\b`,
    String.raw`\b(?:another|the other|second) ${BEAST} (?:is )?(?:down )?in the (?:mirror|${WATER})\b`,
    String.raw`\b(?:a|the) (${BEAST}) and the \1 in the (?:mirror|${WATER})\b`,
  ].join('|'),
  'iu',
);

/** Whose face it is: somebody of a story, who may take it for another. A child knows better. */
const whose = (each: Entity | null): Entity | null => {
  const one = somebody(each);
  return one && !/^(?:person|thing)$/.test(one.being?.isa ?? '') && !/^(?:mirror|reflection)/.test(one.word)
    ? one
    : null;
};

/** Somebody looks out of the water, or the mirror, who is always alone there. The moon in it has a book of its own. */
export const REFLECTION: StoryEvent = {
  id: 'reflection',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:the baby|magic\w*|moon|wicked|queen|stepmother|ghost|vampire|haircut|tooth|teeth|dentist|buttons|invisible|spots?|dots?|broke\w*|smash\w*|world behind|through the mirror|other world|hall of mirrors|glasses|lost|hates? (?:his|her)|ugly|fat|skin)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    !/^(?:sea|insect)$/.test(whose(theme.hero)?.being?.isa ?? '') &&
    theme.hero?.being?.isa !== 'vehicle',
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: whose(hero),
    other: whose(hero) && other?.word !== hero?.word ? whose(other) : null,
    thing: about(/\bmirror\b/i.test(raw) ? 'mirror' : 'biscuit'),
  }),
  plots: [standsApart({ ...DOWN_THERE, when: NAMED })],
  talk: {
    young: { yours: [() => 'Whom do you see in the mirror?'] },
    older: {
      wonder: [() => 'Who was it that looked lonely?'],
      yours: [() => 'What can one see only by keeping quite still?'],
    },
  },
};

import type { Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { READY_STEADY_DONE } from './ready-steady-done.ts';
import { sameThingIn } from './same-thing.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A toy that may have what its child has. */
const TOY = /\b(?:teddy(?: bear)?|bear|bunny|rabbit|doll|dolly|toy|dinosaur)\b/iu;
const HAS = /\b(?:diabet\w*|insulin|asthma|inhalers?|spacer|hearing[- ]aids?|cochlear)\b/i;
const OF = new RegExp(
  [
    String.raw`${HAS.source}[^.]*`,
    String.raw`\b(?:teddy(?: bear)?|bunny|doll|dolly|toy \p{L}+)\b[^.]*\b(?:wears?|needs?|has|gets?|new)\b[^.]*\b(?:glasses|eye ?patch)\b[^.]*`,
    String.raw`\b(?:glasses|eye ?patch)\b[^.]*\b(?:and|so) (?:does|has|is|her|his|my) (?:her |his |my )?(?:teddy|bunny|doll|dolly|toy)\b[^.]*`,
  ].join('|'),
  'iu',
);

/** The toy that a theme names, as it is drawn; else a teddy. */
const toyIn = (theme: Theme) => {
  const word = TOY.exec(theme.raw)?.[0].toLowerCase() ?? 'teddy';
  return nounDrawn(theme, /bear|teddy|toy/.test(word) ? 'teddy' : /doll/.test(word) ? 'doll' : word);
};

/** A toy has what its child has, and is shown what to do; and once it is the toy's turn to say it. */
export const TOY_HAS_IT_TOO: StoryEvent = {
  id: 'toy-has-it-too',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:hospital|ambulance|attack|died?|dead|grandma|granny|nana|grandad|grandpa|brother|sister|friend|mum|mummy|dad|daddy|cat|dog|owl|giraffe|lost|loses|broke\w*|stolen|smashed|superhero|bull\w*|teas\w*|school|swim\w*|party|first glasses|magic\w*)\b/i,
  fits: (theme) => onTheGround(theme) && sameThingIn(theme.raw) !== null,
  needs: ({ raw }) => sameThingIn(raw) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: toyIn(theme),
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...standsApart(READY_STEADY_DONE), when: OF }],
  talk: {
    young: { yours: [() => 'Can you show one of your toys what we do every day?'] },
    older: {
      wonder: [() => 'How did the toy know what to say in the end?'],
      yours: [() => 'What do you do every day that you could teach to somebody?'],
    },
  },
};

import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { RULES } from './rules.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can sit in a den and eat a biscuit. */
const canSit = (theme: Theme): boolean => {
  if (!onTheGround(theme) || theme.raw.length > 100) return false;
  const being = theme.hero?.being;
  return (
    !being ||
    being.isa === 'thing' ||
    (!/^(?:sea|vehicle)$/.test(being.isa) &&
      !('animal' in being.drawing && /^(?:fish|whale|shark|octopus|worm)$/.test(being.drawing.animal)))
  );
};

/** A den or a treehouse is built, and somebody says who may come in. */
export const DEN: StoryEvent = {
  id: 'den',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btree ?(?:house|hut|fort)s?\b|\b(?:secret |new |own |build\w*|mak(?:e|es|ing)|made|built|a|our|the) (?:\p{L}+ )?(?:dens?|hideouts?|hide-outs?|clubhouse|fort)\b|\b(?:my|own) (?:\p{L}+ )?hideout\b|^\p{L}+['’]s (?:\p{L}+ )?den$|\bsecret clubs?\b|\bden building\b/iu,
  // "A fox goes camping" reaches us as one that makes a den in the woods.
  not: /^an? \p{L}+ makes a den in the woods$|\b(?:fox den|bear's den|lion's den|dragon's den|den of|magic tree ?house|knight|soldiers?|cowboys?|castle|living ?room|sofa|lounge|indoors|inside|blankets?|cushions?|pillows?|bedroom|rain\w*|night|sleep\w*|storm|snow|burn\w*|lost|moon|space|wolf|camp\w*|lions?['’]s? den|fairy|pirates?)\b/iu,
  fits: canSit,
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && hero.being.isa !== 'thing' && !/house|den|club|fort|tree/.test(hero.word) ? hero : null,
    other: other && /house|den|club|fort|tree|wood/.test(other.word) ? null : somebody(other),
    thing: about(
      /\btree ?(?:house|hut|fort)/i.test(raw)
        ? 'treehouse'
        : (/\b(?:fort|hideout|clubhouse)\b/i.exec(raw)?.[0].toLowerCase() ?? 'den'),
    ),
    place: /wood|forest|garden|park/.test(place?.word ?? '') ? place : null,
    first: null,
  }),
  plots: [RULES],
  talk: {
    young: { yours: [() => 'Where is your favourite place to hide?'] },
    older: {
      wonder: [() => 'Which rule would you have painted over first?'],
      yours: [() => 'Who would you have in your den, and what do they always do?'],
    },
  },
};

import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { HERE } from './here.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PARENT = '(?:mum|mummy|mom|mommy|mama|mamma|mother|dad|daddy|papa|father|parents?)';

/** Whoever has legs, and a mother who goes first. */
const walks = (each: Entity | null): boolean =>
  each !== null &&
  each.being !== null &&
  !each.plural &&
  !/^(?:person|vehicle|thing|sea)$/.test(each.being.isa) &&
  !/^(?:undersea|sky|space)$/.test(each.being.setting) &&
  !/^(?:robot|ghost|alien|monster|snowman)$/.test(each.being.id);

/** A market is no place for a child to be lost in; for a bear it is. */
const LOST_SOMEWHERE =
  /\b(?:baby|little|small|young|tiny) (?:\p{L}+ )?(?:gets?|got|is|was) lost\b|\b(?:duckling|chick|lamb|piglet|cub|calf|foal|cygnet|gosling|owlet|fawn|joey|leveret) (?:who |that )?(?:gets? |got |is |was )?lost\b|\blost (?:baby|little) (?!girl|boy)\p{L}+\b/iu;

const NOBODY_NAMED = /^(?:where(?:['’]?s| is) (?:my )?|are you my )(?:mum|mummy|mommy|mama|daddy|dad|mother)\??$/i;

const isAnimals = ({ hero, other, raw }: Theme): boolean => {
  const all = [hero, other].filter((each) => each !== null);
  if (all.length === 0) return NOBODY_NAMED.test(raw.trim());
  return all.every(walks);
};

/** Somebody small cannot find its mother. */
export const LOST_MUMMY: StoryEvent = {
  id: 'lost-mummy',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:los(?:t|es?|ing)|looks?(?:ing)? (?:everywhere )?for|search\w* for|finds?|finding|can(?:'t|’t| ?not) find|could(?:n'?t| not) find|misses|missing|without|where(?:'s|’s| is)|away from|separated from|who is|hunt\w* for|looked for) (?:(?:his|her|its|their|a|my|the)(?: own)? |the \p{L}+['’]s )?${PARENT}\b|\b(?:thinks|thought|believes) (?:that )?(?:everyone|everybody|everything|a \p{L}+|the \p{L}+|\p{L}+) (?:is|was|are) (?:his|her|its|their) ${PARENT}\b|\bare you my ${PARENT}\b|\b${PARENT} is (?:lost|missing|gone)\b|${LOST_SOMEWHERE.source}`,
    'iu',
  ),
  not: /\b(?:died|dead|dies|heaven|work|hospital|prison|divorc\w*|orphan\w*|adopt\w*|mother'?s day|father'?s day|birthday|present|christmas|egg|hatch\w*|dark|forgiv\w*|angry|cross|sad because|misses (?:his|her) (?:dad|daddy|father)|space|moon|sea|ocean|under ?water|teddy|toys?|time)\b/i,
  fits: (theme) =>
    onTheGround(theme) && isAnimals(theme) && (theme.heroName === null || theme.hero !== null || theme.other !== null),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero,
    other,
    thing: hero || other ? null : about('feather'),
  }),
  plots: [HERE],
  talk: {
    young: { yours: [() => 'Who goes first when you go out, and who looks round?'] },
    older: {
      wonder: [() => 'What was it like to go first, and why?'],
      yours: [() => 'What do you do when you cannot see who you came with?'],
    },
  },
};

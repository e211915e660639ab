import type { Entity, Theme } from '../../../theme.ts';
import { BEING_WORDS, singularsOf } from '../../../theme/entries.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { onFeet, sizeOf } from '../pair.ts';
import { BY_EAR } from './by-ear.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LOST = String.raw`(?:who |that )?(?:(?:are|were|have|got|get|gets) )?lost`;
/** "two kittens lost in the rain", "lost puppies": two of a kind. */
const OF_A_KIND = new RegExp(
  String.raw`\b(?:the |my |our |a pair of |both )?(?:two|2)? ?(?:\p{L}+ )??(\p{L}{3,}s|mice) ${LOST}\b|\b(?:two|2) (?:little |small |tiny )?lost (?:little |baby )?(\p{L}+s|mice)\b`,
  'iu',
);
/** "a kitten and a puppy lost in the rain", "a cat and a dog get lost": one and another. */
const OF_TWO = new RegExp(
  String.raw`\ban? (?:\p{L}+ )??(\p{L}+) and an? (?:\p{L}+ )??(\p{L}+) (?:both )?${LOST}\b`,
  'iu',
);
const OF = new RegExp(`${OF_TWO.source}|${OF_A_KIND.source}`, 'iu');

/** Whoever fits into a box, and may be somebody's. */
const SMALL = 3;
const smallOne = (word: string): Entity | null => {
  const [one, being] =
    singularsOf(word.toLowerCase())
      .map((each) => [each, BEING_WORDS.get(each)?.entry] as const)
      .find(([, entry]) => entry !== undefined) ?? [];
  const is = one !== undefined && being ? { ...about(one), being } : null;
  return is && /^(?:pet|farm|wild|bird)$/.test(is.being.isa) && onFeet(is) && sizeOf(is) <= SMALL ? is : null;
};

function twoIn({ raw }: Theme): readonly [Entity, Entity] | null {
  const two = OF_TWO.exec(raw);
  const [one, other] = [smallOne(two?.[1] ?? ''), smallOne(two?.[2] ?? '')];
  if (one && other) return [one, other];
  const kind = OF_A_KIND.exec(raw);
  const each = smallOne(kind?.[1] ?? kind?.[2] ?? '');
  return each ? [each, each] : null;
}

/** Two small animals are lost together: two kittens in the rain, a puppy and a kitten in the dark. */
export const OUR_RAIN: StoryEvent = {
  id: 'our-rain',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:snow\w*|mother|mum\w*|mama|dad\w*|parents?|three|four|five|six|seven|space|moon|sea|ocean|island|city|zoo|desert|jungle|toys?|teddy|teddies|sheep|bone|ball|tooth|teeth|their (?!way\b|home\b)\p{L}+|looks? for|find|finding|search\w*)\b/iu,
  needs: (theme) => twoIn(theme) !== null,
  fits: (theme) => onTheGround(theme) && twoIn(theme) !== null,
  reads: (theme) => {
    const [hero, other] = twoIn(theme) ?? [theme.hero, theme.other];
    return {
      hero,
      other,
      relation: 'none',
      thing: null,
      place: null,
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [{ ...BY_EAR, when: OF }],
  talk: {
    young: { yours: [() => 'What does the rain sound like at our house?'] },
    older: {
      wonder: [() => 'Why could they hear it only under the leaf?'],
      yours: [() => 'Which sounds tell you that you are at home?'],
    },
  },
};

import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { THE_BOX } from './the-box.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const YOUNG = String.raw`(?:kittens|puppies|pups|a litter|babies)`;
const WHERE = String.raw`(?:wardrobe|drawers?|cupboard|basket|jumpers?|hat ?box|coats|laundry|linen|clothes|socks?|shoe ?box|under (?:the|my) bed)`;

/** The mother, as the family calls her: of the cat or the dog that a theme names, else of the young that it names. */
function motherIn(raw: string): Entity {
  const word = /\b(?:dogs?|pupp(?:y|ies)|pups)\b/iu.test(raw) ? 'dog' : 'cat';
  const name = new RegExp(String.raw`\b(?:cat|dog),? (?:called |named )?(\p{Lu}\p{Ll}+)\b`, 'u').exec(raw)?.[1] ?? null;
  return { ...about(word), being: beingNamed(word) ?? null, name };
}

/** A cat or a dog has young ones where nobody meant her to. */
export const KITTENS_IN_THE_WARDROBE: StoryEvent = {
  id: 'kittens-in-the-wardrobe',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:cat|dog|kitty)\b[^.]*\b(?:had|has|have|having|expecting|expects|gave birth to|gives birth to|giving birth to)\b[^.]*\b${YOUNG}\b|\b(?:kittens|puppies|pups)\b[^.]*\bborn\b|\b(?:birth|arrival) of (?:the |our )?(?:kittens|puppies)\b|\b(?:kittens|puppies|pups)\b (?:\p{L}+ ){0,2}(?:in|among|under|on) (?:\p{L}+ ){1,3}?${WHERE}\b|\bnewborn (?:kittens|puppies)\b|\b(?:cat|dog) is (?:pregnant|expecting)\b|\blitter of (?:kittens|puppies)\b|\bhides? (?:her|the) (?:kittens|puppies)\b`,
    'iu',
  ),
  not: /\b(?:lost|loses?|found|stray|abandoned|shelter|rescue\w*|died|dead|dies|ill|vet|wants?|wish\w*|mittens|barn|farm|school|class\w*|jealous|adopt\w*|sell\w*|runt|magic\w*|naughty|given away|giving away|shop|used to be|before (?:he|she|i) was|lion|tiger|zoo|duck\w*)\b/i,
  fits: (theme) => onTheGround(theme),
  reads: ({ raw }) => ({
    ...NOTHING_ELSE,
    hero: motherIn(raw),
    other: null,
    thing: about('box'),
    occasion: null,
  }),
  plots: [THE_BOX],
  talk: {
    young: { yours: [() => 'Where would you sleep if you were that small?'] },
    older: {
      wonder: [() => 'What did the fine box not have?'],
      yours: [() => 'Which smell means home to you?'],
    },
  },
};

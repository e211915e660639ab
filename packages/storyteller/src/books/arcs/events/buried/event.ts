import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { COW } from './cow.ts';
import { BURIED, buriedIn } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FORGOT = new RegExp(
  [
    String.raw`\b(?:forg[eo]t\w*|(?:can(?:['’]?t| ?not)|could ?n['’]?t) (?:remember|find)|does ?n['’]?t (?:know|remember)|did ?n['’]?t know|lost|los(?:es|ing)|looking for|looks for|no idea|where)\b[^.]*\b(?:buried|hid|hidden|hides|dug in|stored|put (?:all )?(?:his|her|its|their))\b[^.]*\b${BURIED}\b`,
    String.raw`\b(?:buried|hid|hidden|hides|buries|burying|hiding|stored|stores)\b[^.]*\b${BURIED}\b[^.]*\b(?:forg[eo]t\w*|(?:can(?:['’]?t| ?not)|could ?n['’]?t) (?:remember|find)|lost|loses|where|does ?n['’]?t (?:know|remember))\b`,
    String.raw`\bsquirrel\b[^.]*\b(?:forg[eo]t\w*|lost|loses|(?:can(?:['’]?t| ?not)|could ?n['’]?t) find|looking for|looks for|search\w* for|where are) (?:about )?(?:all )?(?:(?:his|her|its|the|some) )?(?:\p{L}+ )?(?:nuts?|acorns?|hazelnuts)\b`,
    String.raw`\bsquirrels?\b[^.]*\b(?:forg[eo]t\w*|(?:can(?:['’]?t| ?not)|does ?n['’]?t|could ?n['’]?t) (?:remember|know)) where\b[^.]*\b(?:nuts?|acorns?|hazelnuts|they|food)\b`,
    String.raw`\b(?:the )?(?:lost|forgotten|missing|buried|hidden) (?:nuts|acorns|hazelnuts)\b`,
    String.raw`\bsquirrel(?:s|['’]s)? (?:who |that )?(?:buries|burying|hides|hiding|buried|hid|collects|gathers|gathering|collecting|stores|storing) (?:(?:his|her|its|their|all|some) )*(?:nuts|acorns|hazelnuts)\b`,
    String.raw`\bwhere (?:did|are|has|have) (?:\p{L}+ ){1,4}(?:bury|buried|hide|hidden) (?:(?:his|her|its|the) )?${BURIED}\b`,
  ].join('|'),
  'iu',
);

/** Something has been put into the ground, and nobody knows where. */
export const BURIED_SOMEWHERE: StoryEvent = {
  id: 'buried',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: FORGOT,
  not: /\b(?:pirates?|island|map|stole\w*|steals?|thief|thieves|detective|grandma|grandpa|sea|ocean|space|pyramid|x marks|museum|dinosaur bones?|fossils?|share|sharing)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    !theme.hero?.plural &&
    (!theme.hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)) &&
    theme.hero?.being?.id !== 'cow' &&
    theme.other?.being?.id !== 'cow',
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero) ?? somebody(other),
    other: null,
    thing: about(buriedIn(raw).word),
  }),
  plots: [standsApart({ ...COW, when: FORGOT })],
  talk: {
    young: { yours: [() => 'Where do you put what you want to find again?'] },
    older: {
      wonder: [() => 'Which of the marks could have stayed where they were?'],
      yours: [() => 'What have you hidden so well that it is still there?'],
    },
  },
};

import { onTheGround, type StoryEvent } from '../event.ts';
import { QUIET } from './quiet.ts';
import { YAWN } from './yawn.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** An animal whose noise does not come. */
export const LOST_VOICE: StoryEvent = {
  id: 'lost-voice',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:los[et]s?|losing|lost|missing|without|gone|find(?:s|ing)?|looking for|has no|had no) (?:(?:his|her|its|their|the|a|my) )?(?:big |loud |own )?(?:roar|growl|voice|bark|moo|quack|mi?aow|meow|howl|squeak|hoot|neigh|baa|oink|crow|hee[- ]?haw|bray|cluck|croak|ribbit|whinny|cheep|chirp|tweet|honk)\b|\b(?:cannot|can ?not|can'?t|could ?n[o'’]?t|could not|does ?n[o'’]?t|forg[eo]ts? how to|forgot to|unable to) (?:roar|growl|bark|moo|quack|mi?aow|meow|howl|squeak|hoot|neigh|baa|oink|crow|hee[- ]?haw|bray|cluck|croak|whinny|cheep|chirp|tweet|honk|trumpet)\b|\bwhose (?:roar|growl|voice|bark|moo|quack|howl|squeak|hoot|crow|hee[- ]?haw|bray|cluck|croak|neigh|baa|oink) (?:is|was|has|had)? ?(?:gone|lost|missing)\b/i,
  not: /\b(?:robot|singer|opera|choir|concert|telephone|phone|mermaid|stolen|steals?|stole|thief)\b/i,
  // A noise is an animal's; what a child or a siren has lost is told elsewhere.
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being !== undefined &&
    theme.hero.being !== null &&
    !theme.hero.plural &&
    theme.hero.being.isa !== 'vehicle' &&
    theme.hero.being.isa !== 'person',
  // A roar or a moo that is lost keeps its reading, which the arc of what others kept for one goes by.
  reads: ({ raw }) =>
    /\b(?:los\w+|forg\w+|missing)\b.*\b(?:roar|moo)\b/i.test(raw)
      ? {}
      : { relation: 'none', want: null, clause: null, thing: null, fear: null, activity: null },
  plots: [YAWN, QUIET],
  talk: {
    young: { yours: [() => 'How loud can you be? And how quiet?'] },
    older: {
      wonder: [({ hero }) => `What would have happened if ${hero} had gone on trying?`],
      yours: [() => 'What comes best when you are not trying?'],
    },
  },
};

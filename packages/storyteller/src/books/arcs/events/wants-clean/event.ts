import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { DRY } from './dry.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody out of the mud wants to be clean. */
export const WANTS_CLEAN: StoryEvent = {
  id: 'wants-clean',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:wants?|wanted|likes?|liked|loves?|loved|wishes) to (?:be|stay|keep|get) (?:very |so |really |always )?clean\b|\b(?:hates?|hated|(?:does|did) ?n[o'’]?t like|(?:does|did) not like|never liked|won['’]?t go in|scared of|afraid of) (?:the |getting |being |to get |to be |all the )?(?:mud\w*|dirty|dirt|mucky|muck|messy)\b|\b(?:cleanest|tidiest) (?:pig|piglet|hippo|elephant|dog|puppy|tractor|digger|monster|dinosaur|horse|buffalo|warthog)\b|\bclean (?:pig|piglet|hippo)\b/iu,
  not: /\b(?:house|room|bedroom|teeth|bath\w*|hair|plate|hands|ocean|beach|sea|river|planet|up the|kitchen)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being !== undefined &&
    theme.hero.being !== null &&
    !theme.hero.plural &&
    /^(?:pet|farm|wild|magic|bird)$/.test(theme.hero.being.isa) &&
    !theme.other?.being,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    // Who is clean already would not want to be.
    hero: hero && { ...hero, adjectives: hero.adjectives.filter((each) => !/^(?:clean\w*|tid\w+)$/.test(each)) },
    thing: null,
    other: null,
  }),
  plots: [DRY],
  talk: {
    young: { yours: [() => 'What happens to mud when the sun shines on it?'] },
    older: {
      wonder: [() => 'Where was it to be seen, quite early, how to get rid of mud?'],
      yours: [() => 'What did you once get by doing just the opposite?'],
    },
  },
};

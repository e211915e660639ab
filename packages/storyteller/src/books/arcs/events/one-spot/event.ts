import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { ableFriend } from '../able-friend.ts';
import { SPOT } from './spot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NO_MUD =
  /\b(?:(?:is |was )?(?:scared|afraid|frightened|terrified) of|hates?|hated|(?:does|did)(?: not|n['’]?t) (?:like|want)(?: to)?|never (?:liked|wants? to)|won['’]?t|will not|refuses to) (?:go(?:es|ing)? (?:in|into|through) |gets? |getting |be |being |drive through |play in )?(?:the |any |all the )?(?:mud\w*|dirty|dirt|mucky|muck|messy|puddles?)\b|\b(?:wants?|wanted|likes?|liked|loves?) (?:to (?:be|stay|keep) |being |staying )(?:so |very |always )?(?:clean|shiny|spotless)\b|\b(?:cleanest|shiniest|tidiest) (?:\p{L}+ )?(?:tractor|digger|truck|lorry|car|bus|fire engine|van|jeep|train|bulldozer|dumper)\b/iu;

/** Who goes along a lane and can pull. */
const PULLS =
  /^(?:train|steam train|tram|underground train|express train|bicycle|scooter|motorbike|boat|ship|tugboat|rowing boat|aeroplane|helicopter|rocket|submarine|hot-air balloon|cable car|sledge|pram|skateboard)$/;

/** A vehicle that will not go near mud. */
export const ONE_SPOT: StoryEvent = {
  id: 'one-spot',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NO_MUD,
  not: /\b(?:race|races|racing|school|teeth|bedroom|room|beach|sea|space|lost|loses|birthday|christmas|car ?wash|wash day)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.being?.isa === 'vehicle' &&
    !theme.hero.plural &&
    !PULLS.test(theme.hero.being.id) &&
    !theme.other?.being,
  reads: () => ({
    ...NOTHING_ELSE,
    other: null,
    thing: null,
  }),
  plots: [standsApart(ableFriend({ ...SPOT, when: NO_MUD }))],
  talk: {
    young: { yours: [() => 'Where do you like to get muddy?'] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} want to keep one spot?`],
      yours: [() => 'What did you once stop minding, because there was something else to do?'],
    },
  },
};

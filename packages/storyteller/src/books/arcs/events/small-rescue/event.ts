import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { CUP_AND_LETTER } from './cup-and-letter.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SMALL = String.raw`(?:(?:earth)?worms?|ladybirds?|ladybugs?|moths?|(?:bumble ?|honey ?)?bees?|snails?|spiders?|butterfl(?:y|ies)|beetles?|bugs?|insects?|minibeasts?)`;
const SAVES = String.raw`(?:sav(?:e|es|ed|ing)|rescu(?:e|es|ed|ing)|help(?:s|ed|ing)?|carr(?:y|ies|ied|ying)|lift(?:s|ed|ing)?|free(?:s|d|ing)?|moves?|moving|pick(?:s|ed|ing)? up|stops? for|(?:do not|don['’]?t) (?:tread|step|stand) on|giving|gives?|put(?:s|ting)?|let(?:s|ting)?|get(?:s|ting)?)`;
const WRONG = String.raw`(?:after (?:the |it )?rain\w*|in (?:the|my|our|his|her) (?:bedroom|room|house|kitchen|bath|classroom)|on (?:the|a) (?:\p{L}+ )?(?:path|pavement|playground|floor|window|step)|(?:stuck |trapped )?(?:at|behind) (?:the|a|our) window|in (?:a|the) (?:puddle|rain)|on (?:its|his|her) back|upside down|needs? (?:help|a lift|rescuing)|(?:(?:that|who|which) )?(?:is|was|['’]s) (?:so |very |too )?tired|rescue)`;
const IS_SMALL = new RegExp(`^${SMALL}$`, 'iu');

/** Somebody very small is in the wrong place, and is carried out, and not kept. */
export const SMALL_RESCUE: StoryEvent = {
  id: 'small-rescue',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${SAVES} (?:\p{L}+ ){0,3}?${SMALL}\b|\b${SMALL} ${WRONG}(?!\p{L})|\b(?:tired|exhausted|stranded|stuck|trapped|drowning) ${SMALL}\b|\bsmall rescue\b`,
    'iu',
  ),
  not: /\b(?:scared|afraid|frightened|fear|hates?|phobia|stings?|stung|dead|dies|died|killed|lost|spider-?man|superhero|friends?|party|space|rent|lives?|save the bees|saving the bees|honey|princess|castle|fairy|pirates?|knight|dragon|witch|pond|pets?|keeps?|wants|race|bookworms?|sleepy|giant|(?:bees|butterfly|worm|snail|spider|beetle|moth|ladybird|bug) (?:who|that) (?!is (?:very |so )?tired|needs)|(?:bees|worm|snail|spider|bug) (?:helps?|saves?|rescues?)|bed ?bugs?|head ?lice)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || IS_SMALL.test(each.word) || !/^(?:sea|vehicle|insect|thing|bird)$/.test(each.being.isa),
    ),
  // Whoever is carried is met in the story; whoever carries is the hero.
  reads: ({ hero, other }) => {
    const [first] = [hero, other].map(somebody).filter((each) => each && !IS_SMALL.test(each.word));
    return {
      hero: first ?? null,
      other: null,
      thing: about('letter'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [{ ...ableFriend(standsApart(CUP_AND_LETTER)), when: new RegExp(String.raw`\b${SMALL}\b`, 'iu') }],
  talk: {
    young: { yours: [() => 'Who carries you when you are sleepy?'] },
    older: {
      wonder: [() => 'What is it like under the cup?'],
      yours: [() => 'Whom have you ever carried out of the wrong place?'],
    },
  },
};

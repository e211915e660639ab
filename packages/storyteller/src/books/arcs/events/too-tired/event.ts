import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { GOOD_NIGHT } from './good-night.ts';
import { LEGS } from './legs.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const IN_WATER = /^(?:fish|whale|shark|octopus|crab|dolphin|seal|jellyfish|squid)$/;
const ONLY_SLEEPY = /^(?!.*\b(?:too|so|always|is|was|who)\b).*\b(?:sleepy|tired)\b/i;

const WALK = /\b(?:walk\w*|legs?|(?:way|go|get|going) home|hill|stairs|hik\w+|climb\w*|carried|carry)\b/i;
const KIN_TIRED = /\b(?:mum|mummy|mam|dad|daddy|mother|father)\b/i;

/** Somebody is tired, and by day, when there is something to be done. */
export const TOO_TIRED: StoryEvent = {
  id: 'too-tired',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bcan(?:['’]?t|not) stay awake\b|\b(?:too|so|very|always|really) (?:tired|sleepy|exhausted|weary|worn out)\b|\b(?:tired|sleepy|exhausted|weary|worn-?out) (?:(?:little|old|big|small|baby) )?\p{L}+\b|\b(?:is|was|gets?|got|feels?|are|were) (?:tired|sleepy|exhausted|worn out)\b|\bneeds? a (?:rest|nap|lie down|holiday|day off)\b|\b(?:falls?|fell|falling) asleep at work\b|\bran out of energy\b|\bno energy\b/iu,
  not: /\btired of\b|\b(?:not (?:at all )?tired|isn'?t tired|never tired|can'?t sleep|cannot sleep|won'?t (?:go to )?(?:sleep|bed)|sleepover|sleepy ?head|hibernat\w*|winter|bed(?:time)?|christmas|santa|baby|hospital|ill|poorly|school|birthday|moon|star|sun)\b/i,
  // Whoever goes on in their sleep is out there alone at night: no child, nor anyone who lives in the water. And who is
  // only called sleepy has something to do when they work; others go to bed.
  fits: (theme) => {
    const { raw } = theme;
    const hero = [theme.hero, theme.other].find((each) => each?.being && !/^legs?$/.test(each.word));
    const isa = hero?.being?.isa;
    if (!hero) return onTheGround(theme) && WALK.test(raw);
    if (KIN_TIRED.test(raw)) return false;
    if (!onTheGround(theme) || isa === undefined || isa === 'thing') return false;
    return !IN_WATER.test(hero?.being?.id ?? '') && (/^(?:vehicle|person)$/.test(isa) || !ONLY_SLEEPY.test(raw));
  },
  reads: ({ other, hero }) => ({
    ...NOTHING_DONE,
    fear: null,
    thing: null,
    hero: hero?.being && !/^legs?$/.test(hero.word) ? hero : other?.being ? other : null,
    other: hero && other?.being && other.being.id !== hero.being?.id ? other : null,
  }),
  plots: [GOOD_NIGHT, LEGS],
  talk: {
    young: { yours: [() => 'Who says good night to you?'] },
    older: {
      wonder: [({ hero }) => `When do you think ${hero} knew who had done it?`],
      yours: [() => 'What would you do if nobody told you to stop?'],
    },
  },
};

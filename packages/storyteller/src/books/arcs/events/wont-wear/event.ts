import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { GOES_ALONE } from './goes-alone.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WORN = String.raw`(?:\p{L}*coats?|jacket|anorak|jumper|sweater|cardigan|\p{L}*hats?|scar(?:f|ves)|gloves?|mittens?|wellies|wellingtons|boots|shoes?|trainers|socks?|trousers|tights|dress|t-?shirt|shirt|uniform|clothes|anything)`;
const OWN = String.raw`(?:(?:his|her|its|their|my|the|a|any|new|school|warm|winter|woolly|rain|big|nice|wellington|lovely) )*`;
const WONT = String.raw`(?:wo ?n['’]?t|will not|would ?n['’]?t|would not|does ?n['’]?t (?:want|like) to|did ?n['’]?t (?:want|like) to|do ?n['’]?t want to|doesn['’]?t like|didn['’]?t like|hates?(?: to)?|hated(?: to)?|refus(?:es|ed|ing) to|never|not want(?:ing)? to|says no to)`;
const PUT_ON = String.raw`(?:wear(?:s|ing)?|put(?:ting)?(?: on)?|have on)`;

/** Shoes and hats are nobody, whatever a theme makes of them. */
const isSomebody = (each: Entity): boolean => somebody(each) !== null;

/** Somebody will not put something on. */
export const WONT_WEAR: StoryEvent = {
  id: 'wont-wear',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${WONT} (?:even )?(?:${PUT_ON} ${OWN}${WORN}\b|get(?:ting)? dressed\b)|\bhates? ${OWN}(?:\p{L}*coats?|jacket|jumper|\p{L}*hats?|scarf|gloves|mittens|wellies|socks)\b|\bwithout (?:a |her |his |my )(?:coat|hat|jacket|jumper|scarf)\b|^(?:please )?put (?:your|my|on your|on my) ${OWN}${WORN}\b`,
    'iu',
  ),
  not: /\b(?:itch\w*|scratch\w*|tags?|labels?|seams?|sensory|autis\w*|helmet|glasses|hearing|nappy|nappies|princess dress|princess(?:es)?\b[^.]*\b(?:dress|gown)|party|wedding|lost|new shoes|too (?:big|small|tight)|muddy|odd|holes?|girls?['’]? clothes|boys?['’]? clothes|bed(?:time)?|night|beach|armbands|mask|wears? (?:a |her |his )?crown)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      (hero === null || !isSomebody(hero) || (!hero.plural && !/^(?:sea|insect)$/.test(hero.being?.isa ?? ''))) &&
      (other === null || other.being?.isa === 'thing')
    );
  },
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero === null ? null : somebody(hero),
    other: null,
    thing: about('swing'),
  }),
  plots: [GOES_ALONE],
  talk: {
    young: { yours: [() => 'What do you like to put on?'] },
    older: {
      wonder: [({ hero }) => `When did ${hero} begin to want it?`],
      yours: [() => 'What would you never wear, and what would you never take off?'],
    },
  },
};

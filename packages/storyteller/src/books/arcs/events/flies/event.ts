import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HUM } from './hum.ts';
import { isMount, whatFlies } from './what-flies.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever has a right to be surprised at flying. */
const IN_THE_AIR = /^(?:bird|insect|sea)$/;

/** Something flies that does not as a rule, and somebody is on it: a bus, a bed, a carpet, a child. */
export const FLIES: StoryEvent = {
  id: 'flies',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:tree[- ]?house|house|home|bed|bedroom|shed|sofa|den|caravan|bath|wardrobe|car|bus|school|tent|armchair|boat)\b[^.]*\b(?:takes? off|took off|taking off|lifts? off|lifted off|floats? (?:away|off|up)|rises? into the (?:air|sky))\b|\b(?:bus|bed|carpet|rug|sofa|chair|bath(?:tub)?|car|train|boat|ship|house|sledge|sleigh|tractor|digger|fire engine|taxi|van|shed|school|wardrobe|blanket|umbrella|duvet|pillow|mattress|hammock|wheelbarrow|pram|pushchair|trolley|basket|suitcase|table|bench|armchair|rocking chair|tent|swing|bucket|tray|cardboard box|box|pony|horse|cow|pig|elephant|boy|girl|child|children|kid|baby|brother|sister|dog|cat|mia)\b[^.]*\b(?:(?:could|can|learn\w* (?:how )?to|began to|begins to|start\w* to|found out \w+ (?:could|can)) fly|flew|flies|flying)\b|\bflying (?:school )?(?:bus|bed|carpet|rug|sofa|chair|bath(?:tub)?|car|train|boat|ship|house|sledge|sleigh|tractor|taxi|school|pony|horse|cow|pig|elephant|blanket|umbrella|duvet|pillow|mattress|hammock|wheelbarrow|pram|pushchair|trolley|basket|suitcase|table|bench|armchair|rocking chair|tent|swing|bucket|tray|boy|girl)s?\b|\bmagic(?:al)? (?:carpets?|(?:school )?bus|car|train|boat|ship|bed|bath(?:tub)?|sofa|armchair|rocking chair|umbrella|blanket|bicycle|scooter|skateboard)\b(?! (?:stop|station|driver))|\bdragon[ -]rid(?:er|ers|ing)\b|\b(?:rid(?:es|ing|e)|flies|flying|fly|flight) (?:on |with )?(?:the back of )?(?:an? |my |the |her |his )?(?:\p{L}+ )?(?:dragon|pegasus|unicorn|eagle|broom(?:stick)?|winged horse|giant bird)\b/iu,
  not: /\b(?:takes? (?:me|us|them|him|her|mia) to|took (?:me|us|them|him|her|mia) to|wants? to|wanted to|wish\w*|can'?t|cannot|can not|couldn'?t|could not|doesn'?t|afraid|scared|fear\w*|nervous|kite|aeroplane|airplane|plane|helicopter|rocket|space\w*|moon|mars|balloon|holiday|spain|africa|pilot|(?:build\w*|builds)(?!.*\b(?:takes?|took|lifts?) off)|making|invent\w*|saucer|fish|squirrel|superhero|potion|spell|south|race|thief|stole|baby dragon|little dragon|feathers?|lesson|bicycle|bike|scooter|machine)\b/i,
  fits: (theme) => {
    const { hero, place } = theme;
    const flyer = whatFlies(theme.raw.toLowerCase());
    return (
      !/^(?:space|undersea)$/.test(place?.place?.setting ?? '') &&
      (!hero?.being || flyer.of === hero.word || isMount(hero.word) || !IN_THE_AIR.test(hero.being.isa)) &&
      hero?.being?.id !== 'bat'
    );
  },
  reads: ({ raw, hero, other, place }) => {
    const flyer = whatFlies(raw.toLowerCase());
    const flies = (word: string | undefined) =>
      word !== undefined && (isMount(word) || (flyer.of !== null && word.includes(flyer.of)));
    const isRidden = flies(hero?.word);
    return {
      hero: isRidden || hero?.being?.isa === 'thing' ? null : hero,
      other: flies(other?.word) ? null : somebody(other),
      place: place?.place?.setting === 'sky' || /^(?:bus|carpet|bed|school)/.test(flyer.of ?? '') ? null : place,
      thing: about(flyer.of ?? 'kite'),
      relation: 'none',
      want: null,
      clause: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [
    {
      ...HUM,
      when: /\b(?:tak(?:es?|ing) off|took off|lifts? off|floats?|fl(?:y|ies|ew|ying|ight)|carpet|rid(?:e|es|er|ing))\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'Where would you fly to?'] },
    older: {
      wonder: [() => 'Who could have found out sooner what made it fly, and why did they not?'],
      yours: [() => 'What is the thing that somebody near you does all the time, like humming?'],
    },
  },
};

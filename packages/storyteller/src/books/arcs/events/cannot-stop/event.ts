import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { festivalOf } from '../festival/festivals.ts';
import { standsApart } from '../stands-apart.ts';
import { CAKE } from './cake.ts';
import { HEAP } from './heap.ts';
import { TALK } from './talk.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const EATS =
  /\b(?:always|so|very|too|never not|still|ever so) (?:hungry|greedy)\b|\b(?:hungry|hungriest|greedy|greediest) (?!for)\p{L}+\b|\b(?:eats?|ate|eating|gobbles?|munch(?:es)?) (?:up )?(?:everything|anything|all (?:the|day)|too much|the (?:whole|cake|biscuits?|garden))\b|\b(?:can ?not|can'?t|could ?n[o'’]?t|never|won'?t|does ?n[o'’]?t) (?:ever )?stops? (?:eating|talking|chattering|shouting)\b/iu;
const TALKS =
  /\b(?:always|talks?|talked|talking|chatters?|shouts?|shouting|chattering) (?:all (?:the time|day|day long)|too much|non-?stop|talking|shouting|in class)\b|\b(?:too|very|so|always|much too|really) (?:loud|noisy|chatty)\b|\b(?:noisy|noisiest|loud|loudest|chatty|chattiest|talkative) (?!noise|music|bang|thunder|storm|night|neighbours|house|sneeze)\p{L}+\b|\b(?:can ?not|can'?t|could ?n[o'’]?t) (?:be quiet|whisper|keep quiet)\b/iu;
const KEEPS =
  /\b(?:collects|hoards|collected) (?:everything|things|shiny|buttons?|sticks?|stones?|too many|all|shells?|socks?|spoons?|keys?|junk|stuff|(?!sounds|dreams|words|memories|stars|clouds|feelings|smiles)\p{L}+s\b)|\b(?:very |so |too |always )?(?:mess(?:y|iest)|untidy) (?!bak|paint|cook|kitchen|hair|play|eat|(?:bed ?)?room)\p{L}+\b|\b(?:is|always|so|very|too) (?:messy|untidy)\b|\bmakes? (?:such )?(?:a|big) (?:big |terrible )?mess\b|\b(?:never|won'?t|would ?n[o'’]?t|hates? (?:to )?|does ?n[o'’]?t|doesn'?t want to) ?(?:tid(?:y|ies|ied|ying)|clean up)\b(?! (?:up )?(?:\p{L}+ ){0,2}(?:(?:bed|play) ?room|room|toys|things)\b)|\bnever throws (?:anything|things) away\b/iu;

/** Things that may stand where the hero does: a robot is somebody, and what is collected or tidied is nobody. */
const SPOKEN_OF =
  /^(?:robot|tidy|room|bedroom|sticks?|stones?|rocks?|pebbles?|shells?|buttons?|conkers?|leaves|leaf|feathers?|cards?|stickers?|keys?)$/i;

/** "A pirate and his parrot who talks too much": it is the parrot who does. */
const isOfTheOther = (raw: string, other: string | undefined): boolean =>
  other !== undefined &&
  new RegExp(
    String.raw`\b(?:and|with) (?:an?|the|his|her|its|their|my|our) (?:\p{L}+ )?${other} (?:who|that|which)\b`,
    'iu',
  ).test(raw);

/** Somebody who does one thing all day and cannot stop. */
export const CANNOT_STOP: StoryEvent = {
  id: 'cannot-stop',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp([EATS, TALKS, KEEPS].map(({ source }) => source).join('|'), 'iu'),
  not: /\b(?:very hungry caterpillar|mystery|who ate|clock|school|lunchbox|dinner|vegetables?|broccoli|peas|fussy|christmas|picnic|homework|poor|children|people|sheep|giant|hungry caterpillar|moon|space|sea|fish|whale|dead|died|ill|sick|homeless|bees?|hares?|snor\w*|band|music|drum\w*|trumpet\w*|piano|violin|guitar|trombone|recorder|flute|tuba|choir|orchestra|library|roar|lost (?:his|her|its|the) voice|neighbours?|whisper to|bang|crash|thump|bump)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.plural !== true || SPOKEN_OF.test(theme.hero.word)) &&
    (!/^(?:vehicle|thing|sea)$/.test(theme.hero?.being?.isa ?? '') || SPOKEN_OF.test(theme.hero?.word ?? '')) &&
    !festivalOf(theme.raw) &&
    !(CAKE.when?.test(theme.raw) && /\b(?:shark|crocodile|wolf|lion|tiger)\b/i.test(theme.raw)),
  reads: ({ hero: first, other: second, raw }) => {
    const isSecond = second?.being && isOfTheOther(raw, second.word);
    const [hero, other] = isSecond ? [second, first] : [first, second];
    return {
      relation: 'none',
      want: null,
      clause: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
      hero: hero?.word === 'robot' ? hero : somebody(hero),
      other: somebody(other),
      thing:
        somebody(hero) || /\b(?:boy|girl|child|kid)\b/i.test(raw)
          ? null
          : about(CAKE.when?.test(raw) ? 'cake' : HEAP.when?.test(raw) ? 'boot' : 'hill'),
    };
  },
  plots: [standsApart(ableFriend(CAKE)), standsApart(TALK), standsApart(ableFriend(HEAP))],
  talk: {
    young: { yours: [() => 'What do you like so much that you cannot stop?'] },
    older: {
      wonder: [() => 'When could it have been stopped, do you think?'],
      yours: [() => 'What is hard to stop, once you have begun?'],
    },
  },
};

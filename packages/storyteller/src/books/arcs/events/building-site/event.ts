import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { IN_AND_OUT } from './in-and-out.ts';
import { MACHINE, works } from './machines.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SIZED = String.raw`(?:(?:the|an?|some|my|our|little|small|big|huge|giant|great|yellow|red|orange|busy|noisy|muddy|mighty|all|kinds|sorts|of) )*`;
const MACHINES = String.raw`${SIZED}${MACHINE}(?:(?:,| and|, and|,? &) ${SIZED}(?:${MACHINE}|tractors?|lorr(?:y|ies)|trucks?))*`;

const SITE = new RegExp(
  [
    String.raw`\b(?:building|construction) ?(?:sites?|vehicles?|trucks?|machines?|machinery|workers?|crew|lorries|works?)\b`,
    String.raw`^(?:at |under |about )?(?:the )?(?:construction|builders)$`,
    String.raw`^(?:a (?:story|book) (?:about|with) |about |watching |at work with )?${MACHINES}(?: (?:(?:called|named) \p{L}+|at work|working|story|book|digging|on site|in the mud|please))?!?$`,
    String.raw`\b(?:loves?|loved|likes?|liked|adores?|mad (?:about|on)|crazy (?:about|for)|obsessed (?:with|by)|watch(?:es|ing|ed)?|fan of|only (?:wants?|talks about)|can['’]?t get enough of) (?:looking at |watching |big )*${MACHINES}\b`,
    String.raw`\b(?:a|the) (?:\p{L}+ )?(?:digger|excavator|bulldozer) and (?:a|the) (?:\p{L}+ )?(?:dump(?:er|ing)?(?:[- ]?truck)?|tipper|lorry)\b`,
    String.raw`\bbig (?:yellow )?machines\b|\bbig trucks and diggers\b`,
  ].join('|'),
  'iu',
);

/** Diggers and dumpers at work, and nothing else said of them. What befalls one of them has books of its own. */
export const BUILDING_SITE: StoryEvent = {
  id: 'building-site',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SITE,
  not: /\b(?:afraid|scared|frightened|fear\w*|good ?night|sleep\w*|bed ?time|tired|birthday|party|toys?|lego|beach|sea|sand|snow\w*|race|racing|moon|space|lost|loses|stuck|nest|our (?:street|road|garden|school)|comes to|came to|wants? to be|who (?:wants?|can['’]?t|won['’]?t|couldn['’]?t)|learns?|christmas|dinosaurs?|stole\w*|thief|broken|broke|too (?:small|slow|big|loud)|dirty|wash\w*|lonely|paper cranes?|origami|bird|birds|save|tree|playground|knock\w* down)\b/i,
  fits: (theme) => {
    const { hero, raw } = theme;
    // A crane or a mixer alone has work of its own.
    if (
      /^(?:crane|cement mixer|road roller)$/.test(hero?.being?.id ?? '') &&
      !/\b(?:digg|excav|bulldoz|dump|site|construction)/i.test(raw)
    )
      return false;
    return onTheGround(theme) && hero?.being?.isa !== 'sea' && !/^(?:bird|insect)$/.test(hero?.being?.isa ?? '');
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: works(hero) ?? somebody(hero),
    other: works(hero) ? works(other) : somebody(other),
    thing: about('digger'),
    also: [],
  }),
  plots: [standsApart(ableFriend({ ...IN_AND_OUT, when: SITE }))],
  talk: {
    young: { yours: [() => 'What would you dig?'] },
    older: {
      wonder: [() => 'Who could have known from the first evening, and how?'],
      yours: [() => 'What do you like to do, though there is nothing left of it afterwards?'],
    },
  },
};

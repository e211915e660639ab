import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { habitIn } from './habits.ts';
import { LAST_WORD } from './last-word.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NOT_AT_A_WALL: ReadonlySet<string> = new Set(['sky', 'space', 'undersea']);

/** Somebody who cannot stop making a noise, or moving. */
export const KEEPS_DOING: StoryEvent = {
  id: 'keeps-doing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:can ?not|can'?t|can’t|could ?n[o'’]?t|could not|won'?t|would ?n[o'’]?t|does ?n[o'’]?t|never) (?:ever )?stop(?:s|ped)? \p{L}+ing\b|\bkeeps? (?:on )?(?:bark|howl|crow|quack|roar|honk|toot|beep|sing|giggl|laugh|jump|hopp|bounc|danc|spinn|wriggl|wiggl)ing\b|\b(?:bark|crow|howl|sing|croak|quack|moo|roar|honk|hoot|jump|danc|bounc|giggl|hum|whistl)\p{L}* (?:all (?:day|night|the time)|too much|non-?stop|at night|in the middle of the night)\b|\bnon-?stop (?:barking|singing|dancing|jumping|bouncing|giggling)\b|\bis always (?:barking|singing|dancing|jumping|bouncing|giggling|laughing|wriggling|humming|spinning)\b/iu,
  not: /\b(?:hiccup\w*|sneez\w*|talking|eating|crying|growing|asking|fighting|yawning|snor\w*|dreaming|reading|digging|collect\w*|shoes?|boots|ballet|music|band|concert|choir|lost|scared|afraid|baby|birthday|christmas|moon|space|spell|magic|magical|christmas|school|class)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      habitIn(theme.raw) !== null &&
      hero?.plural !== true &&
      (!other?.being || other.being.isa === 'person' || other.being.isa === 'thing') &&
      // A kettle can sing at a wall as well as a robot can; only it jumps over nothing.
      (hero?.being?.isa !== 'thing' ||
        hero.being.id === 'robot' ||
        (habitIn(theme.raw)?.isNoise === true && !NOT_AT_A_WALL.has(hero.being.setting))) &&
      (hero?.being?.isa !== 'sea' || hero.being.id === 'octopus') &&
      (hero?.being?.isa !== 'vehicle' || habitIn(theme.raw)?.isNoise === true)
    );
  },
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being && /^(?:thing|vehicle)$/.test(hero.being.isa) ? hero : somebody(hero),
    other: null,
    thing: about('biscuit'),
    also: [],
  }),
  plots: [standsApart(ableFriend(LAST_WORD))],
  talk: {
    young: { yours: [() => 'What do you like to do again and again?'] },
    older: {
      wonder: [({ hero }) => `Should one have told ${hero} who it was that answered?`],
      yours: [() => 'What is hard to be the first to stop?'],
    },
  },
};

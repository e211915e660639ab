import type { ThingName } from '@storylantern/contract';
import { kinWords } from '../../../../facts/kin.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { reworded, type OtherThing } from '../reworded.ts';
import { HIDE } from './hide.ts';
import { HAND } from './hand.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = new RegExp(String.raw`^(?:${kinWords.join('|')})$`, 'iu');
/** Who is met in another time, and what the journey is made in: none of them is the hero. */
const OF_THE_TIME =
  /^(?:dinosaurs?|knights?|romans?|egyptians?|machine|time machine|diplodocus|past|moon|pharaohs?|pyramids?|shed|garden shed|romans? (?:boy|girl)|time traveller|traveller)$/i;

/** What a time machine is made of, where one sits on it: nobody climbs into a washing machine. */
const SAT_ON =
  /\b(bicycle|bike|washing machine|tumble dryer|sofa|armchair|scooter|skateboard|tractor|lawn ?mower|rocking horse|trampoline)\b/;
/** And where one sits in it. */
const SAT_IN =
  /\b(wardrobe|bath ?tub|bath|bus|car|taxi|tent|phone box|telephone box|tree ?house|rowing boat|canoe|caravan|camper ?van|van|wheelbarrow|shopping trolley|tree trunk|suitcase|laundry basket)\b(?! (?:journey|trip|stop|ride|station))/;
/** A machine is what it is made of only where the words say so. */
const IS_MADE_OF =
  /\b(?:is|was|as|into|from|of|out of|like|becomes|became|that|which|who|in|on|called)\b|\btime[- ]travel\w*\b|(?:bicycle|bike|washing machine|dryer|sofa|wardrobe|bath(?:tub)?|bus|car|tent|box|treehouse|trolley) time[- ]machine/;
const DRAWN: Readonly<Record<string, ThingName>> = {
  bicycle: 'bicycle',
  scooter: 'scooter',
  skateboard: 'skateboard',
  tractor: 'tractor',
  bus: 'bus',
  car: 'car',
  tent: 'tent',
  bath: 'bathtub',
  bathtub: 'bathtub',
  'rowing boat': 'rowing-boat',
  canoe: 'canoe',
  wheelbarrow: 'wheelbarrow',
  basket: 'basket',
};

/** "A time machine made from a bicycle", "a washing machine that travels in time": what one sits on or in. */
function madeOf({ raw }: { readonly raw: string }): OtherThing | null {
  if (!IS_MADE_OF.test(raw)) return null;
  const on = SAT_ON.exec(raw)?.[1]?.replace('bike', 'bicycle');
  const made = on ?? SAT_IN.exec(raw)?.[1];
  if (made === undefined) return null;
  return {
    words: on
      ? [
          [/\binto the box\b/g, `on to the ${made}`],
          [/\bin the box\b/g, `over the ${made}`],
          [new RegExp(`\\bclock over the ${made}\\b`, 'g'), `clock on the ${made}`],
          [/\ba box\b/g, /^[aeiou]/.test(made) ? `an ${made}` : `a ${made}`],
          [/\bbox\b/g, made],
          [/\b(both got|climbed) in\b/g, '$1 on'],
          [/\bgot in( as well|, and so did)\b/g, 'got on$1'],
        ]
      : [[/\bbox\b/g, made]],
    drawn: ['box', DRAWN[made] ?? 'clock'],
  };
}

/** A journey into another time. */
export const TIME_TRAVEL: StoryEvent = {
  id: 'time-travel',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btime[- ]?(?:machines?|travel\w*)\b|\b(?:back|trip|journey|travels?|travelling|goes) (?:in|through|back in) time\b|\bwhen (?:my |his |her |our )?(?:grand\w*|granny|gran|nana|nanny|mum|mummy|dad|daddy) (?:was|were) (?:small|little|young|a (?:child|girl|boy))\b|\bancient (?:egypt|rome|romans?|egyptians?)\b|\b(?:to|in|with|meets?|visit\w*|back to) (?:the )?(?:times? of the |land of the |age of the |world of the |old )?(?:romans|egyptians|pharaohs?|pyramids|middle ages)\b|\b(?:roman|egyptian) (?:times|days|adventure|boy|girl)\b/i,
  not: /\b(?:future|pirates?|vikings?|stone age|cave ?m[ae]n|victorian\w*|princess\w*|bed ?time|stop\w*|broken|t-?rex|tyrannosaur\w*|aliens?|robots?|from the past|treasure|curse|museum)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    const all = [hero, other].filter((each) => each && !OF_THE_TIME.test(each.word) && !KIN.test(each.word));
    // "Time travel to the Romans" says no place, and is given one that it does not mean.
    const isOutThere = !onTheGround(theme) && theme.raw.toLowerCase().includes(theme.place?.word ?? '');
    return !isOutThere && all.length < 2;
  },
  // The dinosaurs and the knights live where the journey goes, and are met there.
  reads: ({ hero, other, raw }) => {
    const who = [hero, other].find((each) => each && !OF_THE_TIME.test(each.word) && !KIN.test(each.word)) ?? null;
    return {
      hero: who,
      other: null,
      thing: about(/machine/i.test(raw) ? 'machine' : 'small'),
      relation: 'none',
      place: null,
      clause: null,
    };
  },
  plots: [reworded(HAND, madeOf), reworded(HIDE, madeOf)],
  talk: {
    young: { yours: [() => 'Where would you go in a time machine?'] },
    older: {
      wonder: [() => 'What was there at the beginning that you only understood at the end?'],
      yours: [() => 'What would you like to see with your own eyes, from long ago?'],
    },
  },
};

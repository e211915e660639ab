import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { AGAIN } from './again.ts';
import { withSomebodyDriving } from './driver.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isCar = (each: Entity | null): boolean =>
  each !== null && /\b(?:car|journey|drive|trip|van|cottage|campsite)\b/.test(each.word);
const rides = (each: Entity | null): Entity | null => (isCar(each) ? null : somebody(each));

/** A long way in the car, and somebody who asks whether they are nearly there. */
export const CAR_JOURNEY: StoryEvent = {
  id: 'car-journey',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bare we (?:nearly |almost )?there(?: yet)?\b|\b(?:long|very long|boring|big|our|the|family) (?:car|drive)\b(?: ?(?:journey|ride|trip))?|\bcar (?:journey|ride|trip)s?\b|\broad ?trips?\b|\b(?:in|by) (?:the|our|mum\w*['’]s|dad\w*['’]s) (?:back of the )?car\b|\bback seat\b|\blong drive\b|\bdriv(?:es?|ing) to (?:(?:my|our|the) )?(?:grand\w*|nan\w*|gran\w*|beach|sea|seaside|holiday|(?:holiday |little |big )?(?:cottage|campsite|seaside|mountains|lakes)|cousins?|aunt\w*|uncle\w*)\b/iu,
  not: /\b(?:(?:elephant|whale|giraffe|hippo\w*|rhino\w*|dinosaur|diplodocus|mammoth|walrus|cow|horse|camel) (?:[a-z]+ ){0,3}?in(?:to)? (?:an?|the|my|our|his|her) (?:[a-z]+ )?car\b|too (?:big|tall|large) for|fit in|car (?:who|that|which|called|named|wash|park|race)|racing|race|little car|toy|stolen|stole|breaks? down|broke(?:n)? down|crash\w*|accident|hospital|sick|police|flying|magic\w*|space|moon|lost (?:his|her|its)|wash\w*|robot|driver|drives? (?:a|the)|learn\w*|boat|plane|train|bus|new car|old car|red car|blue car)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => isCar(each) || !each?.being || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero: rides(hero) ?? rides(other),
    other: rides(hero) ? rides(other) : null,
    place: place && raw.toLowerCase().includes(place.word) && !/car|road/.test(place.word) ? place : null,
    thing: about('car'),
    first: null,
  }),
  plots: [standsApart(ableFriend(mateBeside(withSomebodyDriving(AGAIN))))],
  talk: {
    young: { yours: [() => 'What do you see from the window of a car?'] },
    older: {
      wonder: [() => 'How did they know that they were going round?'],
      yours: [() => 'What do you do when the way is long?'],
    },
  },
};

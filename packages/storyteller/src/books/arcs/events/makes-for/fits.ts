import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './fits-old.ts';
import { partsOf, TITLES, drawn } from './parts.ts';

/** A surprise must not be measured, only looked at: from above, from below, by its shadow; and each time it fits, but whom? */
export const FITS: EventPlot = { id: 'fits', young, middle, old };

function young(start: Going): Told {
  const { A, a, craft, refrain, X, x, S, B2, L, H, h, allNow, chance } = partsOf(start);
  const { now, sound, stuff, thing, aThing } = craft;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(H, 'stand', 'curious')] },
        `${sound}! ${A.introduced} ${now} ${aThing}.${allNow} "Who is it for?" says ${H.introduced}.`,
        `${A.introduced} ${now} ${aThing}.${allNow} ${H.introduced} comes to look.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(A, 'hide', 'excited')] },
        `It is for ${X.introduced}. Shh! A surprise!`,
        `"Shh!" says ${a}. "It is for ${X.introduced}!" A surprise!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(X, 'walk', 'calm')] },
        `How big is ${x}? ${a} looks from high up. "So small!"`,
        `But how big is ${x}? ${a} looks from up high. "So small!"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'happy'), seen(A, 'stand', 'surprised')], ...drawn(craft) },
        `So the ${thing} is small, and red. Here comes ${S.introduced}. "${refrain}"`,
        `${a} ${now} a tiny red ${thing}. In comes ${S.introduced}. "${refrain}" Oh.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'walk', 'calm')] },
        `${a} looks from down low. Here comes ${x}. "So big!"`,
        `Now ${a} looks from below. There is ${x}, so near! "So big!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B2, 'stand', 'happy'), seen(A, 'stand', 'surprised')], ...drawn(craft) },
        `So the ${thing} is big, and blue. Here comes ${B2.introduced}. "${refrain}"`,
        `${a} ${now} a huge blue ${thing}. In comes ${B2.introduced}. "${refrain}" Oh.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(L, 'sit', 'happy')],
          ...drawn(craft),
        },
        `${X.names} shadow is so long! A long yellow ${thing}. Here comes ${L.introduced}. "${refrain}"`,
        `How long ${X.names} shadow is! A long yellow ${thing}. In comes ${L.introduced}. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'point', 'excited'), seen(X, 'sleep', 'sleepy'), seen(A, 'kneel', 'calm')],
          things: ['string'],
        },
        `"Look!" says ${h}. ${x} is asleep. They take a string. Shh!`,
        `"Shh!" says ${h}. ${x} sleeps. Quick, a string! So long. So wide.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'stand', 'happy'),
            seen(B2, 'stand', 'happy'),
            seen(L, 'stand', 'happy'),
            seen(A, 'sit', 'happy'),
          ],
        },
        `But there is no more ${stuff}! Then comes red. Then blue. Then yellow. ${sound}!`,
        `No more ${stuff}! "Take my red." "Take my blue." "And my yellow." ${sound}!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'cheer', 'surprised'), seen(A, 'stand', 'proud'), seen(H, 'cheer', 'happy')],
          ...drawn(craft),
        },
        `${x} wakes up. A red, blue and yellow ${thing}! "${refrain}"`,
        `Wake up, ${x}! Here is your ${thing}, in three colours. "${refrain}"`,
      ),
    ],
  };
}

function middle(start: Going): Told {
  const { A, a, craft, refrain, X, x, S, B2, L, H, h, all, chance } = partsOf(start);
  const { did, to, doing, sound, stuff, thing, aThing, tried } = craft;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(H, 'stand', 'curious')] },
        `${sound}, it went in the garden. ${A.introduced} was ${doing} again.${all} "What's it going to be?" said ${H.introduced}. "${cap(aThing)}," said ${a}, very low. "It's a surprise. It's for ${X.introduced}."`,
        `${H.introduced} heard it through the hedge: ${sound.toLowerCase()}. It was ${A.introduced}, ${doing}.${all} "It will be ${aThing}," whispered ${a}, "for ${X.introduced}. But it's a surprise, so don't look as if you knew."`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(A, 'hide', 'excited')] },
        `Just then ${x} came by, and was gone round the corner. ${x} never stopped. "How big is ${x}?" said ${a}. One can't go and measure a surprise. One can only look.`,
        `There was one difficulty. How big is ${x}? "You could ask," said ${h}. "Then it's no surprise," said ${a}. And ${x} went by, as fast as ever, without stopping. "I'll just have to look well."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(X, 'walk', 'calm'), seen(H, 'stand', 'curious')],
        },
        `So ${a} and ${h} looked down from the top of the hill. There went ${x}, far below. "No bigger than a pea!" said ${a}. So ${a} went home and ${did} a small one, in red.`,
        `From the top of the hill one can see everything. "There!" said ${h}. On the road went ${x}, as small as a bean. "Who would have thought?" said ${a}, and ${did} a small one, all red.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'sit', 'happy'), seen(A, 'stand', 'surprised'), seen(H, 'stand', 'happy')],
          ...drawn(craft),
        },
        `It was so small that it got lost on the table. Along came ${S.introduced}, and ${tried}. "${refrain}" said ${S.name}. "It's not for you," said ${a}. But one could not say that it didn't fit.`,
        `"Isn't it on the small side?" said ${h}. It would not have gone on a thumb. But ${S.introduced} was passing, and ${tried}. "${refrain}" said ${S.name}, and thanked them, and went.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'walk', 'calm')] },
        `"We were too far up," said ${a}. So the next day they lay in the ditch, their noses in the grass. ${x} went by right above them, and hid the sun. "As big as a barn!" said ${a}.`,
        `"It's because we were so far away," said ${h}. So they lay down flat, right by the road. And ${x} came, and went over them like a cloud. "I had no idea!" said ${a}. "Enormous!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B2, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(H, 'stand', 'surprised')],
          ...drawn(craft),
        },
        `It took all the blue ${stuff}, and two days. When it was done, the garden was full. ${B2.introduced} looked over the hedge, came in, and ${tried}. "${refrain}" said ${B2.name}. So that was that one.`,
        `For two days ${a} ${did} a big one. All the blue was in it. It reached over the fence on both sides. "${refrain}" said somebody. It was ${B2.introduced}, who had ${tried}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(H, 'stand', 'curious'), seen(L, 'sit', 'happy')],
          ...drawn(craft),
        },
        `"A shadow is neither far nor near," said ${h}. In the evening they measured the shadow of ${x}. It was as long as the lane. So there was a long, thin, yellow one. "${refrain}" said ${L.introduced}.`,
        `Then the sun went down. The shadow of ${x} lay along the lane. "At last," said ${a}. "It even holds still." It became a yellow ${thing}, eleven steps long. "${refrain}" said ${L.introduced}, and had it.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(H, 'think', 'calm')] },
        `Now there was no ${stuff} left. "Small, big, long," said ${a}. "And it's always ${x}." "It's not ${x} who changes," said ${h}. "It's where we look from. We must look from beside."`,
        `"The ${stuff} is used up," said ${a}, "and I know less than before." ${h} thought about it. "From above it's small, from below it's big," said ${h}. "We have never once been beside."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'sleepy'), seen(H, 'kneel', 'determined'), seen(A, 'kneel', 'calm')],
          things: ['string'],
        },
        `And who lay there in the grass, asleep? It was ${x}. They took a string, and crept up beside. So long; so wide. ${x} snored, and turned over. They held their breath. Then they had it, in two knots.`,
        `On the way home they nearly fell over ${x}. ${x} lay in the grass, asleep. "Now," whispered ${h}. They had a string. They made a knot for how long, and a knot for how wide. ${x} sighed. They did not breathe.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'stand', 'happy'),
            seen(B2, 'stand', 'happy'),
            seen(L, 'stand', 'happy'),
            seen(A, 'sit', 'surprised'),
          ],
        },
        `"But the ${stuff}!" said ${a}. Then there was somebody at the gate. It was ${S.name}, with a bit of red. "Mine's long enough without it," said ${S.name}. Behind came ${B2.name}, with blue, and ${L.name}, with a good piece of yellow.`,
        `They had the size, and nothing to ${to} it out of. It got about. First came ${L.name}. "I can spare some at the end," said ${L.name}, and gave them yellow. ${B2.name} brought blue. ${S.name} brought red, as much as a crumb.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(H, 'cheer', 'happy')],
          ...drawn(craft),
        },
        `In the morning it was at the gate, red, blue and yellow. ${x} came, and wanted to go on. But then ${x} stopped. It was the first time ever. ${x} ${tried}. "${refrain}" said ${x}. "How did you know?"`,
        `The next day ${x} ran past, and came back, and stood still. There was ${aThing} at the gate, in three colours. "Who can that be for?" said ${x}, and ${tried}. "${refrain}" said ${x}. And nobody else did.`,
      ),
    ],
  };
}

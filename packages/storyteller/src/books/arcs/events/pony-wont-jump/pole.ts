import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './pole-old.ts';

/** A pony who lives beside the railway stops at every striped pole, as one must; and one day that is just what is wanted. */
export const POLE: EventPlot = {
  id: 'pole',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, P, p, M, m, D, d } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(K, 'hug', 'happy'), seen(P, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `${cap(P.introduced)} lives by the trains. The pole comes down. ${p} stops, and waits.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'calm'), seen(K, 'sit', 'surprised')], things: ['fence'] },
        `${k} rides ${p}. Trot, trot, trot. Here is a jump. "${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'carrot'), seen(P, 'stand', 'calm')], things: ['fence'] },
        `"Look, a carrot!" says ${k}. ${p} looks at the pole. "${refrain}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'sit', 'proud'), seen(D, 'jump', 'happy')], things: ['fence'] },
        `${M.introduced} rides ${D.introduced}. Up, over, down! ${k} looks on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'scared'), seen(M, 'sit', 'scared')] },
        `Toot! There comes the train. ${d} does not know it. ${d} runs off!`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'run', 'determined'), seen(K, 'sit', 'determined')] },
        `After them! Over a log goes ${p}. Over a ditch! Over a hedge!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'sit', 'surprised'), seen(D, 'stand', 'surprised')],
          things: ['steam-train'],
        },
        `Down comes the pole. ${p} stops. "${refrain}!" And ${d} has to stop, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(P, 'stand', 'calm')] },
        `The pole has stripes. "And so has the jump!" says ${k}. "You waited for the train!"`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'scarf'), seen(P, 'jump', 'happy')],
          things: ['fence'],
        },
        `${m} puts a scarf on the jump. No stripes! Up goes ${p}, over and down!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(K, 'hug', 'happy'), seen(D, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `Toot! The pole comes down. ${p} waits, and ${d} waits. Good ponies!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, P, p, M, m, D, d, T } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'sit', 'proud')],
          things: ['steam-train'],
        },
        `${cap(P.introduced)} lived beside the railway. When the striped pole came down over the road, ${p} stopped. The train went by, and the pole went up, and ${p} walked on. "What good manners!" people said. ${k} was proud of it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'calm'), seen(K, 'reach', 'surprised')], things: ['fence'] },
        `${k} came for riding every Saturday. ${p} trotted like a clock. But there was a jump, with a new striped pole. ${k} leaned forward, as one does. ${refrain}. ${k} slid down over both ears.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'determined'), seen(K, 'hold', 'worried', 'carrot'), seen(P, 'stand', 'calm')],
          things: ['fence'],
        },
        `"Try a carrot," said ${T.introduced}, who had the riding school. They put it on the other side. ${p} looked at the carrot, and at the pole. ${refrain}. "Faster," said ${M.introduced}. So they came faster. It only stopped faster.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'surprised'), seen(P, 'jump', 'happy')], things: ['log'] },
        `On Friday ${k} sat on the gate, and watched. ${p} jumped over a log. ${p} jumped over a ditch, and back, only for fun. "So you can do it!" said ${k}. "Then what is it?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'sit', 'proud'), seen(D, 'jump', 'happy')], things: ['fence'] },
        `Then it was the show. There were eight jumps. ${m} went first, on ${D.introduced}, who came from the city. They went round like a swallow. Everybody clapped.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(K, 'sit', 'sad')], things: ['fence'] },
        `After that it was ${k}. They came to the first jump. ${refrain}. "Use your stick!" somebody called. ${k} looked at ${P.names} ears. They pointed left, and they pointed right. ${k} let the stick fall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'scared'), seen(M, 'sit', 'scared')] },
        `Toot! It was the ten past three. ${d} had never heard a train. ${d} went straight up, and out at the gate, with ${m} holding on. The lane there leads to the railway.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'run', 'determined'), seen(K, 'sit', 'determined')] },
        `${p} did not wait to be asked. They went the short way, over the log, and the ditch, and a hedge. They came out in front. And down came the striped pole. ${p} stopped across the lane, like a gate.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(P, 'stand', 'calm'),
            seen(D, 'stand', 'surprised'),
            seen(M, 'sit', 'shy'),
            seen(K, 'sit', 'happy'),
          ],
          things: ['steam-train'],
        },
        `${refrain}. ${d} could not get by, and had to stop as well, nose to nose. The train went past. "Thank you," said ${m}, who was as white as milk. Then the pole went up. ${k} looked at it. It was red and white.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hug', 'happy'), seen(P, 'stand', 'happy'), seen(T, 'stand', 'surprised')],
          things: ['fence'],
        },
        `"Oh, ${p}!" said ${k}. "You weren't being naughty. You were waiting for the train!" "Three years," said ${T.name}, and sat down on a tub. "I've told off the only one who got it right."`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy', 'scarf'), seen(P, 'jump', 'happy'), seen(K, 'sit', 'happy')],
          things: ['fence'],
        },
        `${m} wound a scarf round the pole, till there were no stripes. ${p} looked left, and looked right. Then ${p} flew. It was so high that ${k} had time to wave.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './puddle-old.ts';

/** Whoever is too heavy to be in the bus is just heavy enough to get it out of the puddle where it is stuck every day. */
export const PUDDLE: EventPlot = standsApart({ id: 'puddle', young, middle, old });

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, X, x, M, m, T, t, bus, to, end, setting } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(M, 'stand', 'calm')],
          things: ['bus', 'puddle'],
        },
        `${k} goes ${to} by ${bus}. There is a big puddle. Every day the bus gets stuck!`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'happy'), seen(M, 'wave', 'happy')], things: ['bus'] },
        `Who is at the bus stop? ${X.introduced}! "Room for one more!" says ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'shy'), seen(K, 'jump', 'surprised')], things: ['bus'] },
        `${x} sits at the back. Up goes the front of the bus! "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'shy'), seen(K, 'jump', 'surprised')], things: ['bus'] },
        `${x} sits at the front. Up goes the back! "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(M, 'stand', 'worried')], things: ['bus'] },
        `${x} stands in the middle. Now the door cannot shut. "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'wave', 'sad'), seen(K, 'wave', 'sad')], things: ['bus'] },
        `So ${x} gets off. Bye, ${x}! Off goes the bus.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious'), seen(X, 'walk', 'calm')], things: ['bus'] },
        `${k} looks out at the back. "Look! ${x} is walking behind us!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'worried'), seen(K, 'think', 'curious')],
          things: ['bus', 'puddle'],
        },
        `Splash! The puddle! The bus is stuck. Who is big? Who is heavy?`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'determined'), seen(K, 'cheer', 'excited')],
          things: ['bus', 'puddle'],
        },
        `"${x}!" says ${k}. "Push!" One, two, push! Out comes the bus!`,
      ),
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(T, 'cheer', 'surprised'), seen(K, 'wave', 'happy'), seen(X, 'stand', 'shy')],
          things: ['clock'],
        },
        `There is ${end}. ${T.introduced} looks at the clock. "You are not late!" says ${t}. "Thank you, ${x}!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'hug', 'happy')],
          things: ['bus'],
        },
        `Now home! "Room for one more?" "Breathe in, ${x}!" The door shuts. Off they go, all of them.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, X, x, M, m, T, t, bus, to, end, setting, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'walk', 'worried'), seen(K, 'stand', 'calm')],
          things: ['bus', 'puddle'],
        },
        `Every morning ${k} went ${to} on the ${bus}. At the bottom of the hill was a big puddle. And every morning the bus got stuck in it. They all waited on the grass while ${m} pushed. So every morning they were late.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'happy'), seen(M, 'wave', 'happy')], things: ['bus'] },
        `One Monday there was somebody new at the bus stop, with a small bag. It was ${X.introduced}. "One ${to}, please," said ${x}. "Room for one more!" said ${m}, who said that to everybody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'shy'), seen(K, 'jump', 'surprised')], things: ['bus'] },
        `${x} went right through to the back, and sat down. Up went the front of the bus, as high as a wall. The front wheels turned in the air. "${refrain}" said ${x}, and got up again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'shy'), seen(K, 'jump', 'surprised')], things: ['bus'] },
        `So ${x} went to the front, and sat down beside ${m}. Up went the back of the bus, with ${k} in it. "${refrain}" said ${x}. All that ${k} could see was the road.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(M, 'stand', 'worried')], things: ['bus'] },
        `Then ${x} stood in the middle. The bus was level, but it was not comfortable. The sides went out. ${s} had an ear in the porridge. The door would not shut. "${refrain}" said ${x}, while ${m} pulled and pulled.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'wave', 'sad'), seen(K, 'wave', 'sad'), seen(M, 'stand', 'sad')],
          things: ['bus'],
        },
        `"There is room for one more," said ${m}. "But not for as much as that." ${x} nodded, and got off with the small bag. It is sad to be too much for a bus. Then the bus drove away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious'), seen(X, 'walk', 'calm')], things: ['bus'] },
        `${k} sat on the back seat and looked out of the back window. "${x} isn't standing there any more," said ${k}. "${x} is walking behind us, all the way down the hill." Nobody else looked round.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'worried'), seen(K, 'think', 'curious')],
          things: ['bus', 'puddle'],
        },
        `Splash! There was the puddle. There was the bus, stuck in the middle of it. The wheels went round and round. "All out on the grass," said ${m}, as he did every morning. "Wait!" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'determined'), seen(K, 'cheer', 'excited'), seen(M, 'stand', 'surprised')],
          things: ['bus', 'puddle'],
        },
        `"Who made the whole bus go up, just by sitting down?" said ${k}. "${x} did!" So ${x} put down the bag, and leaned on the bus. It was only one small push. Out came the bus, like a cork.`,
      ),
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(T, 'cheer', 'surprised'), seen(K, 'wave', 'happy'), seen(X, 'stand', 'shy')],
          things: ['clock'],
        },
        `At ${end} stood ${T.introduced}. ${t} looked at the bus. Then she looked at the clock. "You're not late!" said ${t}. "What has happened?" Up the hill came ${x}, wet to the knees. "${refrain}" said ${x}. "Don't be sorry!" they all shouted.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(M, 'wave', 'happy')],
          things: ['bus'],
        },
        `So now ${x} does the puddle every morning. And on the way home? "Room for one more!" says ${m}, and they all move up. "Breathe in, ${x}!" says ${k}. Then the door shuts. The bus goes very slowly, and it is rather a squash. Nobody is sorry at all.`,
      ),
    ],
  };
}

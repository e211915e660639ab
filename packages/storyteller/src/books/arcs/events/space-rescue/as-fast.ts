import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './as-fast-old.ts';

/** The fast ships cannot stop beside whoever drifts in space; the slow one goes exactly as fast as she does. */
export const AS_FAST: EventPlot = { id: 'as-fast', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, B, b, S, s, F, f } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(B, 'wave', 'happy')],
          things: ['rocket'],
        },
        `${k} has a slow ship. Put, put, put. ${B.introduced} comes too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'wave', 'proud')], things: ['spaceship'] },
        `${F.introduced} has a fast ship. Whoosh! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'float', 'worried')], things: ['star'] },
        `Oh! ${S.introduced} floats away. Nobody holds on to ${s}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'point', 'surprised'), seen(S, 'float', 'worried')], things: ['spaceship'] },
        `Here comes ${f}. Whoosh! Right past ${s}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'point', 'surprised'), seen(S, 'reach', 'worried')], things: ['spaceship'] },
        `Once more! Whoosh! Past ${s} again. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(B, 'sit', 'happy')], things: ['rocket'] },
        `Put, put, put. Here comes ${k}. Slow. And slower.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(S, 'float', 'happy')], things: ['rocket'] },
        `Now ${k} is just as slow as ${s}. Side by side!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(S, 'reach', 'happy')] },
        `${k} holds out a hand. "Got you!" And in comes ${s}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'sit', 'surprised'), seen(K, 'wave', 'happy'), seen(S, 'wave', 'happy')],
          things: ['rocket'],
        },
        `Home they go. Put, put, put. ${f} looks on. "So slow is good!"`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
        `Now ${k} and ${b} walk home. ${b} has short legs. Side by side!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, B, b, S, s, F, f, H, h } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(F, 'stand', 'proud')],
          things: ['rocket'],
        },
        `At the rescue station there were fast ships, and there was ${K.names}. It was round, and it rattled. It fetched small things, like lost gloves. ${B.introduced} came along. "Good morning!" they called to ${F.introduced}, who had the fastest ship of all. "${refrain}" said ${f}, and was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'float', 'worried')], things: ['star'] },
        `One day the red light went on. ${S.introduced} had been working outside, on a rope. And the rope had snapped. Now ${s} floated off, slowly, with nothing to hold. In space nobody stops who is not stopped.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'point', 'surprised'), seen(S, 'wave', 'worried')], things: ['spaceship'] },
        `${f} was out in one minute. The fast ship flew like an arrow. There was ${s}! And there ${s} was gone again, far behind. "${refrain}" cried ${f}. It takes as long to stop as it took to get going.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'reach', 'worried'), seen(S, 'reach', 'worried')], things: ['spaceship'] },
        `Then ${f} tried it with a hand held out. ${s} saw a glove go by, and a smile. "${refrain}" Then ${f} threw a rope. It was in the right place, but much too soon.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'worried'), seen(K, 'stand', 'determined')],
          things: ['telephone'],
        },
        `"We need somebody faster!" said ${H.introduced}, at the station. "No," said ${k}. "You can't get hold of a glove by being fast. You have to go along with it." "Your ship will take until tea," said ${h}. "Then I'd better go," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(B, 'sit', 'happy'), seen(S, 'float', 'calm')],
          things: ['rocket'],
        },
        `Put, put, put. ${k} talked all the way, by radio, so that ${s} was not alone. "How fast are you going, ${s}?" "Not very," said ${s}. "About like somebody with a pushchair." "Good," said ${k}. "So shall I."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'sit', 'worried'), seen(K, 'sit', 'determined')],
          things: ['rocket', 'spaceship'],
        },
        `${f} shot by again. "${refrain}" ${k} did not look up. ${k} made the ship go slow. Then ${k} made it slower, and then a tiny bit slower than that.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'look-up', 'happy'), seen(B, 'sit', 'surprised'), seen(S, 'wave', 'happy')],
          things: ['rocket'],
        },
        `"We've stopped!" said ${b}. "No," said ${k}. "We're going as fast as ${s}." And there ${s} was, in the window, upside down. ${s} did not float by. ${s} just stayed, and waved.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(S, 'hold', 'sad', 'rock')] },
        `But there was one yard between them. "Throw something away!" called ${k}. "Then you'll go the other way." ${s} had only one thing, a stone from the moon, the best one. ${s} looked at it. Then ${s} threw it, hard.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'happy'), seen(S, 'reach', 'happy'), seen(B, 'cheer', 'excited')],
          things: ['rock'],
        },
        `Off flew the stone, and round and round. And slowly, the other way, came ${s}. Nearer. Nearer. Glove in glove! "Got you!" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'sit', 'shy'), seen(K, 'wave', 'happy'), seen(S, 'sit', 'happy')],
          things: ['rocket', 'spaceship'],
        },
        `${f} wanted to fly home beside them. Whoosh! "How do you go so slowly?" "You look at the other one," said ${k}, "and do the same." It took ${f} until Friday to learn it.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
        `In the evening ${k} and ${b} went home on foot. ${b} has short legs. "Am I too slow?" said ${b}. "No," said ${k}. "You can't be. I'm going exactly as fast as you."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './green-door-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A bump that nobody can explain, and a house beyond the last lamp. */
export const GREEN_DOOR: EventPlot = { id: 'green-door', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { refrain, L, l, jobNow } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [seen(L, 'walk', 'happy')] },
        `It gets dark. Here comes ${L.introduced}.${jobNow} Up goes the pole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'reach', 'happy')], things: ['lamp'] },
        `Up to the lamp. "${refrain}" Up to the next lamp. "${refrain}"`,
      ),
      page(
        {
          time: 'night',
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(G, 'stand', 'calm')],
        },
        `${k} looks out. "Good night, ${l}!" But look! A plaster on the nose!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'curious')] },
        `"A plaster?" says ${k}. "Why?" "I do not know," says ${g}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(L, 'walk', 'happy')], things: ['lamp'] },
        `Down the street goes ${l}. "${refrain}" Down to the last lamp.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'walk', 'sleepy')] },
        `Then ${l} goes home. Past the last lamp it is dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'cover', 'surprised')] },
        `Where is the door? Bump! "Oh, my nose!" says ${l}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')] },
        `${k} saw it all. "No lamp for ${l}!" says ${k}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'lantern'), seen(G, 'walk', 'happy')],
          things: ['lantern'],
        },
        `The next day ${k} has a lantern. ${cap(g)} hangs it up by the door.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'stand', 'surprised'), seen(K, 'wave', 'happy'), seen(G, 'stand', 'happy')],
          things: ['lantern'],
        },
        `Here comes ${l}. It is not dark! There is the door. No bump!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Good night, ${l}. All the lamps are lit. "${refrain}" Good night, ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, L, l, job } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [seen(L, 'walk', 'happy')], things: ['lamp'] },
        `Every evening ${L.introduced} came down Pump Street with a long pole.${job} There were nineteen lamps. Up went the pole to the first lamp. "${refrain}" Then it was light under there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'reach', 'happy')], things: ['lamp'] },
        `Under the second lamp the baker came home. Under the third came the nurse, and under the fourth a cat. "Mind the step," said ${l}, and went on to the next. "${refrain}"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(G, 'stand', 'calm')],
          things: ['lamp'],
        },
        `The seventh lamp was just outside ${K.names} window. ${k} waved, and down in the street ${l} waved the pole. There was a fresh plaster on ${L.names} nose. There nearly always was, and nobody knew why.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'sleepy'), seen(G, 'stand', 'calm')] },
        `"Where does ${l} live?" asked ${k}. "Right at the end," said ${g}, "behind a green door." ${k} wanted to see that. So ${k} knelt at the window and counted the lamps. "${refrain}" At number twelve ${k} was asleep.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'hide', 'sleepy'), seen(G, 'stand', 'happy')] },
        `On Tuesday it rained on the glass. At number fifteen ${k} was asleep again. On Wednesday ${k} stood on one leg, so as to stay awake. "${refrain}" Sixteen. "${refrain}" Seventeen.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(L, 'walk', 'sleepy')] },
        `Eighteen. Nineteen! That was the last lamp. ${cap(l)} put the pole on one shoulder. Then ${l} walked on, past the end of the light. Down there it was as black as a boot. And then there was a bump. "Ow!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')] },
        `"It's the door!" said ${k}. "That's where the plaster comes from! ${cap(l)} can't see the door." "But there are nineteen lamps," said ${g}. "Yes," said ${k}, "and ${l} lights them for everybody else. Who lights one for ${l}?"`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'lantern'), seen(G, 'walk', 'happy')],
          things: ['lantern'],
        },
        `The next day they found an old lantern, and ${k} polished it. They went right to the end of the street. There was the green door, and it had dents in it. ${Gcap} put in a hook, as high as a nose.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(L, 'stand', 'surprised'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['lantern'],
        },
        `That night, when all nineteen were done, ${l} turned round to the dark. It wasn't there. Right at the end hung a small yellow light, over a green door. ${cap(l)} counted on both hands. "Twenty?" said ${l}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'wave', 'proud'), seen(L, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['lantern'],
        },
        `"Mind the step," said ${k}, beside the door, with ${g}. ${cap(l)} looked at the step. "So there is a step!" said ${l}. "I always wondered." And the key went in at the first try.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Now the street takes turns. The baker does it on Mondays, and the nurse on Tuesdays. ${k} never hears the bump now. By the seventh lamp ${k} is asleep. But down at the end there's one more, behind everybody's back. "${refrain}"`,
      ),
    ],
  };
}

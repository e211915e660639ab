import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './nose-old.ts';
import { MAKES_FOOD, partsOf, TITLES } from './nose-parts.ts';

/** Whoever can only make toast is not needed, until a fog comes in which nobody sees the way home: one can still smell it. */
export const NOSE: EventPlot = standsApart({
  id: 'nose',
  when: MAKES_FOOD,
  only: true,
  closest: true,
  young,
  middle,
  old: (going) => old(going, titleOf(going)),
});

const titleOf = (going: Going): string => titled(going.chance.pick(...TITLES).replace('{x}', partsOf(going).dish.food));

function young(going: Going): Told {
  const { refrain, dish, M, m, K, k, G, g, O, o, Q, q } = partsOf(going);
  return {
    title: titleOf(going),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud'), seen(K, 'stand', 'happy')],
          things: [dish.thing],
        },
        `${cap(M.introduced)} can do one thing. ${dish.noise}! ${cap(dish.food)}! ${K.introduced} has the ${dish.on}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(O, 'reach', 'proud'), seen(M, 'stand', 'happy')],
          things: ['bus'],
        },
        `A bus is stuck. "${refrain}" says ${m}. "No," says ${o}. ${o} is strong. Up goes the bus!`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'run', 'proud'), seen(M, 'stand', 'happy')], things: ['hat'] },
        `A hat blows away. "${refrain}" says ${m}. "No," says ${q}. ${q} is fast. Got it!`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
        `Nobody needs ${dish.food}. Poor ${m}! "I like it very much," says ${k}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'worried')],
          things: ['cloud'],
        },
        `Then a fog comes, like a cloud. It is all white. Where is the way home? Who is still out there?`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'reach', 'worried'), seen(Q, 'run', 'worried')], things: ['cloud'] },
        `${o} pushes the fog. It comes back. ${q} runs into the fog. Bump! It is a lamp.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'stand', 'curious')], things: ['cloud'] },
        `${k} can't see ${m} at all. Sniff, sniff. "But I can smell you!" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'reach', 'determined'), seen(K, 'cheer', 'excited')], things: [dish.thing] },
        `Quick! ${dish.noise}, ${dish.noise.toLowerCase()}! ${m} makes a hill of ${dish.food}. What a smell!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy'), seen(O, 'walk', 'happy'), seen(Q, 'walk', 'happy')],
          things: ['bus'],
        },
        `Sniff, sniff. Here comes a nose. It is ${g}! Here comes a bus. Here come they all!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            seen(M, 'hold', 'proud'),
            seen(O, 'cheer', 'happy'),
            seen(Q, 'cheer', 'happy'),
            seen(K, 'cheer', 'happy'),
          ],
          things: [dish.thing],
        },
        `They are safe. They are hungry, too. "${refrain}" says ${m}. "Yes!" they all say. "Yes, please!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, dish, M, m, K, k, G, g, eggs, out, O, o, Q, q } = partsOf(going);
  return {
    title: titleOf(going),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud'), seen(K, 'stand', 'happy')],
          things: [dish.thing],
        },
        `${cap(M.introduced)} could do one thing. You gave ${m} ${dish.from}. ${cap(m)} held it, and frowned. ${dish.noise}! ${cap(dish.food)}! "And what else can you do?" people asked. There was nothing else. ${K.introduced} helped, with the ${dish.on}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(O, 'reach', 'proud'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious')],
          things: ['bus'],
        },
        `On Monday a bus was stuck in a ditch. ${m} was there in no time. "${refrain}" said ${m}. "Not just now," said ${o}, who was strong. ${o} took the bus in one hand, and put it on the road.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'run', 'proud'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious')],
          things: ['hat'],
        },
        `On Tuesday the wind took the mayor's hat. "${refrain}" said ${m}. "Thanks, but no," said ${q}, who was fast. It came from the far end of the street, from under the hat.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm')],
          things: [dish.thing],
        },
        `So it went on all week. In the evening ${m} sat in the kitchen, and ate what was over. "It's not much of a power," said ${m}. "It's only good for tea time." "I like tea time," said ${k}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'worried')],
          things: ['cloud'],
        },
        `On Friday at four the fog came up from the river. It lay down on the town like a cloud that was tired. You could not see your own feet. Nobody could find the way home. ${eggs} had only gone out for eggs, and had not come back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'reach', 'worried'), seen(Q, 'run', 'worried')], things: ['cloud'] },
        `${o} pushed the fog, as hard as twelve horses. It came back round both sides. ${q} ran in to look, and ran out again in the same place. The third time there was a clang. That was a lamp post. "It's no use," they said. "One can't see."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'stand', 'curious')], things: ['cloud'] },
        `"${refrain}" said somebody, very low. Nobody answered. ${k} could not see who it was. But ${k} knew. "You're there," said ${k}, and pointed. "I can smell you. Fog is only over people's eyes. It isn't over their noses!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'reach', 'determined'), seen(K, 'cheer', 'excited'), seen(O, 'hold', 'determined')],
          things: [dish.thing, 'basket'],
        },
        `They went up on the town hall steps. ${o} carried up all the ${dish.stock} in town. ${m} had both hands full. ${dish.noise}, ${dish.noise.toLowerCase()}, ${dish.noise.toLowerCase()}! It grew as high as a door. And the smell of it went down the steps, and along every street.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy'), seen(K, 'run', 'happy'), seen(Q, 'walk', 'happy')],
          things: ['bus', 'egg'],
        },
        `At first nothing came. Then a nose came out of the fog, with the postman behind it. The bus came, very slowly, with all its windows open. A goose came. At last somebody came behind a box of eggs. It was ${out}! "I just followed my nose," said ${g}. ${k} held on tight.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(M, 'stand', 'proud'),
            seen(O, 'cheer', 'happy'),
            seen(Q, 'cheer', 'happy'),
            seen(K, 'cheer', 'happy'),
          ],
          things: [dish.thing],
        },
        `When everybody had been found they stood on the steps, cold and very hungry. It was quiet. ${m} coughed. "${refrain}" said ${m}. "YES!" shouted the whole town. ${k} was busy with the ${dish.on} until ten at night.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(M, 'hold', 'happy', 'telephone'), seen(K, 'stand', 'happy')],
        },
        `In the morning the sun shone, and the telephone rang. It was ${o}. There was a tree across the road. "${refrain}" said ${m}. It was only a habit. But for a moment the telephone said nothing. "What have you got on it?" it said.`,
      ),
    ],
  };
}

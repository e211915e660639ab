import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './number-five-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Five little ones do all that they do, and go to bed: four of them. The fifth likes a coat that is still warm. */
export const NUMBER_FIVE: EventPlot = { id: 'number-five', young, middle, old };

function young(going: Going): Told {
  const { K, k, A, a, chance } = going;
  const { refrain, kinds, setting, go, move, does, part, bed } = partsOf(going);
  const [[one], [two], [three]] = does;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'kneel', 'happy')] },
        `Look, five little ${kinds}! ${k} counts them. One, two, three, four, five. Five is ${A.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy')] },
        `See how they ${move}. ${go}, ${go.toLowerCase()}, ${go.toLowerCase()}! All five of them.`,
      ),
      page({ camera: 'close', actors: [seen(A, 'sit', 'happy')] }, `They ${one}. One, two, three, four, five.`),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'sit', 'curious')], things: ['coat'] },
        `It is warm. ${k} takes off the coat. ${a} has a good sniff at it.`,
      ),
      page({ camera: 'close', actors: [seen(A, 'sit', 'calm')] }, `They ${two}. They ${three}. What a day!`),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'point', 'worried')] },
        `Now it is time for bed. One, two, three, four. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried')] },
        `Not in the grass. Not in ${bed}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried')] },
        `Not behind the tree. "${refrain}" says ${k}. Brr! Where is the coat?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised')], things: ['coat'] },
        `There is the coat. Oh! The coat moves. It has ${part}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(A, 'sit', 'happy')], things: ['coat'] },
        `"There you are, ${a}!" Number five is all warm.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'wave', 'sleepy')] },
        `In goes ${a}. One, two, three, four, five. Good night, little ${kinds}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, A, a, g, chance } = going;
  const { refrain, kinds, setting, go, moved, does, part, bed } = partsOf(going);
  const [[, one], [, two], [, three]] = does;
  const said = go.toLowerCase();
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'kneel', 'happy')] },
        `There were five little ${kinds}. ${k} was to look after them for a day. "Count them," said ${g}, "so that we get five back." ${k} counted. The fifth was ${A.introduced}, who was the smallest.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy')] },
        `First they ${moved}. ${go}, ${said}, ${said}, it went, past the tree and back again. ${a} came last every time. It is hard to be quick with such small legs.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')] },
        `Then they had something to do. They ${one}. That took until noon. ${k} counted. There were five.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'sit', 'curious')], things: ['coat'] },
        `The sun came out. ${k} took off the coat and put it down on the grass. ${a} went to smell at it. It smelled of biscuits. It was still warm inside.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(K, 'sit', 'happy')] },
        `Later on they ${two}. ${k} counted, and it was five.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy')] },
        `Then they ${three}. They did it again and again, all over the place. One can't count what won't keep still. ${k} gave it up.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'point', 'worried')] },
        `Then it got late. They went to ${bed} by themselves, in a row. "One, two, three, four," counted ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried')] },
        `${k} looked in the long grass, and behind the tree. ${k} looked right at the back of ${bed}. There were four in there, and they were yawning. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'sad')] },
        `The sun went down, and it got cold. "I counted and counted," said ${k}. "${refrain}" ${k} shivered. It was time to put the coat on. Where had it been left?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised')], things: ['coat'] },
        `There it lay, on the grass. But ${k} had put it down flat. Now it had a bump in it. The bump went up and down. At one end of the coat there was something new. It was ${part}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(A, 'sit', 'sleepy')], things: ['coat'] },
        `"There you are, ${a}," said ${k}, and lifted up one sleeve. ${a} looked out and yawned. ${a} had gone to bed first of all, in the warmest place there was.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'wave', 'sleepy')] },
        `${k} carried ${a} home in the sleeve. Coat and all went into ${bed}. One, two, three, four, and a coat. "Five," said ${k}, and went in to supper without one.`,
      ),
    ],
  };
}

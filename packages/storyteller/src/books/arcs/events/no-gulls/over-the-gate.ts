import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './over-the-gate-old.ts';
import { partsOf, REFRAIN } from './parts.ts';

/**
 * No girls, it says over the gate, and one comes in all the same, behind a helmet or a beard. When it comes off, it comes
 * off others, too; and under the paint of the sign is another word.
 */
export const OVER_THE_GATE: EventPlot = { id: 'over-the-gate', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, B, C, O, one, girl, joins, mask, chief, big } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'castle', camera: 'wide', actors: [seen(K, 'point', 'excited')], things: ['sign'] },
        `${k} is a ${girl}. ${k} wants to ${joins}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'calm'), seen(K, 'stand', 'sad')], things: ['sign'] },
        `"No girls," says ${chief}. "${REFRAIN}" And so it does.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(B, 'look-up', 'surprised')] },
        `So ${k} puts on a big ${mask}. "Who is that?" says ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'happy'), seen(O, 'cheer', 'happy')] },
        `In goes ${k}. Jump! Run! Jump! "What a ${one}!" says ${big}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried')] },
        `"Help!" A small boy is stuck in the mud. Off with the ${mask}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined')], things: ['broom'] },
        `${k} holds out a broom. Pull, pull, pull! Pop! Out he comes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'surprised'), seen(K, 'stand', 'worried')] },
        `"You are a girl!" says ${chief}. Nobody says a thing.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `${big} takes off a ${mask}, too. "So am I!" And so are six more!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'curious'), seen(B, 'sit', 'happy')], things: ['sign', 'broom'] },
        `${k} rubs the sign with the broom. Look! It does not say girls.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'cheer', 'happy'), seen(K, 'cheer', 'happy'), seen(O, 'cheer', 'happy')],
          things: ['sign'],
        },
        `"No gulls!" reads ${chief}. They all laugh. Come in, ${k}! "${REFRAIN}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const {
    title,
    K,
    k,
    B,
    C,
    O,
    they,
    girl,
    joins,
    one,
    mask,
    from,
    whyOff,
    place,
    chief,
    big,
    new: newName,
    soup,
  } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(K, 'point', 'excited'), seen(C, 'stand', 'calm')],
          things: ['sign'],
        },
        `${k} wanted to ${joins}, and ${k} was a ${girl}. "I'm sorry," said ${chief}, and brushed a gull off the bread. There were always gulls. "No girls. ${REFRAIN}" It did, in red paint, and it was very old.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(B, 'look-up', 'surprised')] },
        `So ${k} found a ${mask}. ${from} It covered everything down to here, and everything up to there. ${B.introduced} did not know who it was. "My name's ${newName}," said ${k}, in a deep voice. And so ${k} went in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'jump', 'proud'), seen(O, 'cheer', 'happy')], things: ['gate'] },
        `Anyone who wanted ${place} had to pass three tests. The first was the jump over the ditch. The second was a whole night at the gate, in the rain. "Not bad!" said ${big}, the largest and bravest of the ${they}. "You're a ${one}, if ever I saw one."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried'), seen(C, 'stand', 'happy')] },
        `The third was a race along the wall. ${k} was in front. Then something squeaked. It came from the ditch. "Help!" said somebody small. The boy from the kitchen was in the mud, up to his belt.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')], things: ['broom'] },
        `${whyOff} So ${k} pulled it off, in front of everyone, and called for help. ${k} lay down flat, and held out a broom. The boy took the other end. ${big} took ${K.names} feet. Pop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'point', 'surprised'), seen(K, 'stand', 'worried')] },
        `"That's a girl," said ${chief}. It got very quiet. "It was well done. But a rule is a rule." "I know," said ${k}. "${REFRAIN}" ${k} was muddy all over, and went to the gate.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `"Wait," said ${big}. Then ${big} took hold of a ${mask}, and lifted it off. Out fell two long grey plaits. "I'd better come along," she said. "For twenty years I've ${soup}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'surprised'), seen(O, 'stand', 'happy'), seen(C, 'stand', 'surprised')],
        },
        `"Me, too," said a voice. Off it came. "And me," said another one. There was a ${mask} on the table, and then there were seven. "I thought that it was only me!" they all said. And nobody would be left to keep the gate.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'curious'), seen(B, 'sit', 'happy')], things: ['sign', 'broom'] },
        `"Who wrote that?" said ${k}. "It's always been there," said ${chief}. So ${k} climbed up with the wet broom, and rubbed. The red came off. Somebody had painted it over once, and had not had good eyes. It was another word.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'cheer', 'happy'), seen(K, 'sit', 'proud'), seen(O, 'cheer', 'happy')],
          things: ['sign'],
        },
        `"No gulls," read ${chief}. It was about the bread. They laughed till the walls shook. ${k} got ${place}, next to ${big}. And the gull on the table got nothing. "Out!" said the whole table, and pointed. "${REFRAIN}"`,
      ),
    ],
  };
}

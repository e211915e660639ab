import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './count-again-old.ts';
import { partsOf } from './parts.ts';

/** As many of something as somebody is old: whoever counts always leaves one out, and it is always the same one. */
export const COUNT_AGAIN: EventPlot = { id: 'count-again', young, middle, old };

function young(going: Going): Told {
  const { A, a } = going;
  const { all, lessOne, O, o, C, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(O, 'sit', 'happy'), seen(A, 'hug', 'happy'), seen(C, 'stand', 'happy')],
        },
        `${cap(o)} will be ${all} years old. ${A.introduced} wants to give ${all} things. ${C.introduced} helps.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'happy')],
          things: ['biscuit'],
        },
        `They make biscuits. Ten! One biscuit falls down. Nine. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(O, 'hold', 'happy', 'biscuit'), seen(A, 'stand', 'sad')],
        },
        `${cap(o)} takes a biscuit. "One is plenty," says ${o}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(C, 'stand', 'happy')],
          things: ['daisy'],
        },
        `They pick daisies. One daisy, two, three... Twenty! Now there are no more. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(O, 'hold', 'happy', 'daisy'), seen(A, 'stand', 'sad')],
        },
        `${cap(o)} takes a daisy. "One is plenty," says ${o}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(C, 'point', 'excited')] },
        `Ding dong! The people come. Aunts! Cousins! Friends! In they all go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(O, 'sit', 'happy')] },
        `So many people! ${a} counts them all. How many? ${cap(lessOne)}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(O, 'sit', 'happy')] },
        `"${refrain}" says ${a}. "One is missing." ${cap(o)} laughs. "Count again!"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `"You left one out," says ${o}. "Who is counting?" "Me!" says ${a}. "Oh! ME!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(O, 'cheer', 'happy'), seen(C, 'cheer', 'happy')] },
        `${cap(lessOne)}, and ${a} makes ${all}! Hooray!`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(O, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
        `Then ${a} gives one kiss. "One is plenty," says ${o}. "One of YOU."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a } = going;
  const { all, lessOne, day, O, o, C, c, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(C, 'stand', 'happy'), seen(O, 'sit', 'calm')],
          things: ['plate'],
        },
        `${A.introduced} laid the table with ${C.introduced}, and counted. "One plate for ${o}, one for ${c}, one for whoever comes." There was a plate short. There always was, when ${a} counted. "Somebody has none," said ${o}, and laughed. Nobody could think who it was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'excited'), seen(O, 'sit', 'happy')] },
        `It was ${O.names} birthday on ${day}. "How old will you be?" said ${a}. "${cap(all)}," said ${o}, as if it were nothing. "Then you must have ${all} of something," said ${a}. "One is plenty," said ${o}. But ${a} had run off already.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'happy')],
          things: ['balloon'],
        },
        `First it was balloons. ${a} pumped up one after the other. At eleven the pump had no puff left. Then ${c} sat on one. "Ten," said ${a}. "${refrain}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(C, 'stand', 'shy')],
          things: ['biscuit'],
        },
        `Next it was biscuits. They made all the dough there was, and next door saw to the oven. It came to forty. They smelled so good! ${c} had to try one, and so did next door. "Thirty-eight," said ${a}. "${refrain}"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(C, 'stand', 'curious')],
          things: ['daisy'],
        },
        `Then it was daisies. They picked all there were, and ${a} lined them up on the wall. Fifty! A little wind came by. It took its time, and it took the daisies. "${refrain}" said ${a}, with a very small voice.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(O, 'hold', 'happy', 'daisy')],
        },
        `One daisy had stuck to ${A.names} sleeve. ${cap(o)} took it, and looked at it from all sides. ${cap(o)} put it in an egg cup. "One is plenty," said ${o}. "It's a beautiful one." But it was nowhere near ${all}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(C, 'point', 'excited'), seen(O, 'sit', 'happy')],
        },
        `On ${day} the bell rang, and it went on ringing. The cousins came, and the cousins' babies. The baker came, and the whole choir. A man came who had once been taught to swim by ${o}. They filled the garden up to the hedge.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(C, 'stand', 'happy')] },
        `${a} climbed on to the bench to see over them all. "Stand still!" called ${a}, and counted everybody, with one finger. It took a long time. The choir had to stop humming. "${cap(lessOne)}," said ${a}, at the end.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(O, 'sit', 'happy')] },
        `${a} could have cried. "${refrain} There's one missing!" They looked under the table, and behind the shed. Nobody else was coming. ${cap(o)} began to laugh, until the whole chair shook. "Count again," said ${o}. "Begin on the bench."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(O, 'point', 'happy'), seen(C, 'cheer', 'happy')],
        },
        `On the bench there was only ${a}. ${a} looked left and right. Then the finger turned slowly round, and pointed at ${A.names} own tummy. "Me!" said ${a}. "I never counted me!" "You never do," said ${o}. "Whose plate is it that's always missing?" "Mine!" said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(O, 'hug', 'happy'), seen(A, 'hug', 'happy')],
          things: ['cake'],
        },
        `So ${o} had ${all} of something after all. There was one candle on the cake, as ${o} had wished. All the garden blew it out together. It never stood a chance. "One is plenty," said ${o} into ${A.names} ear. "If it's the right one."`,
      ),
    ],
  };
}

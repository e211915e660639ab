import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './by-ear-old.ts';
import { mates, partsOf, REFRAIN } from './parts.ts';

/**
 * Whoever sleeps beside the machine knows by ear what is missing, and finds that it is their own fault: a flower that was
 * not allowed has grown a root into it. It is said aloud, and mended by ear.
 */
export const BY_EAR: EventPlot = { id: 'by-ear', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, C, c, where, machine, torch, mate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(K, 'wave', 'happy')] },
        `${k} lives ${where}. The ${machine} goes all day. "${REFRAIN}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'kneel', 'happy')], things: ['flower', 'cup'] },
        `${k} has a flower in a cup. It stands by the ${machine}. It is warm there.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'worried')] },
        `At night, in bed, ${k} hears it. Hoosh. Hoosh. Where is the click?`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(C, 'hold', 'worried', 'book'), seen(K, 'stand', 'worried')],
        },
        `Then it stops. Oh dear! ${c} looks in the big book.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), ...mates(mate)] },
        `"It must click," says ${k}. ${k} puts an ear to it.${torch}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['flower'] },
        `Down here! A long white root! It is from the flower.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(C, 'stand', 'surprised')] },
        `${k} goes red. "It is my flower. I am sorry." "Show me," says ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'kneel', 'calm'), seen(K, 'kneel', 'curious')] },
        `${c} takes it out, bit by bit. "Is it right?" "Not yet," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(C, 'cheer', 'happy')] },
        `"${REFRAIN}" That is it! "Hooray!" say all. "${REFRAIN}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'happy')], things: ['flower'] },
        `The flower is on the table now. Good night, ${k}. "${REFRAIN}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, C, c, where, machine, makes, until, torch, bunk, mate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(K, 'wave', 'happy')] },
        `${k} lived ${where}. In the middle of everything stood the ${machine}, as big as a bus. ${makes} "Hoosh, click," it went, day and night. ${k} slept right up against it.${bunk}`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['flower', 'cup'] },
        `There was a rule that plants grow on the farm, and nowhere else. But ${k} had found one seed, in an old coat from Earth. It stood in a cup behind the bed, where the ${machine} was warm. It had five leaves and a bud.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'worried')] },
        `One night ${k} woke up in bed. Hoosh, it went. Hoosh. Something was missing. "It isn't clicking," said ${k}, in the corridor. "All the lamps are green," said ${c}. "Go back to sleep."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'hold', 'worried', 'book'), seen(K, 'stand', 'worried')],
        },
        `In the morning the ${machine} stopped. ${until} "We'll go by the book," said ${c}. It was a book of nine hundred pages. Forty people took everything out, and looked at it, and put it in again. Each part was as good as new.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), ...mates(mate)] },
        `"It's the click," said ${k}. "There's no click in the book," said ${c}. So ${k} lay down behind it, with one ear to the wall. It lived low down on the left, that click. ${k} knew the place in the dark.${torch}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['flower'] },
        `There was a little flap, and in the flap there was a thread. It was white. It came in through the bars, and it came from the cup. ${k} turned cold. It was a root. It was the flower that had done it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(C, 'stand', 'surprised')] },
        `${k} could have torn it off, and nobody would ever have known. But then a bit of it might stay in there. So ${k} went and stood in front of all forty. "It was me," said ${k}. "I grew a flower. I'm sorry." It was very quiet. "Show me," said ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'kneel', 'calm'), seen(K, 'kneel', 'curious')] },
        `${c} took out the root, thread by thread. "How am I to know when it's right?" said ${c}. "I'll tell you," said ${k}, and listened. "No. Not yet. Nearly. No." And then they both heard it. "${REFRAIN}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy', 'book'), seen(K, 'stand', 'surprised')] },
        `${c} opened the book at the back, and wrote a new page. IT OUGHT TO CLICK. ASK ${k.toUpperCase()}. "And the flower?" said ${k}, with a very small voice. "A plant must be on the farm," said ${c}. "A rule's a rule." Then ${c} drew a ring round the cup, in chalk. FARM, it said.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'happy')], things: ['flower'] },
        `On Thursday it opened, and was yellow. All forty came to look at it. There was nothing else that was yellow, ${where}. And that night all forty lay in bed and listened, with ${k}. "${REFRAIN}"`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { once } from '../once.ts';
import { page } from '../page.ts';
import { old } from './good-night-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A thief who dares not sleep hears everything; nobody has ever said good night to them. */
export const GOOD_NIGHT: EventPlot = { id: 'good-night', young, middle, old };

function young(going: Going): Told {
  const { refrain, A, a, E, e, H, h, D, d, T, t, stolen, on } = partsOf(going);
  const { whole, short, it, is, isFood } = stolen;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: once(seen(A, 'stand', 'happy'), seen(E, 'stand', 'happy')),
        },
        `Here ${is} ${whole}. Here is ${A.introduced}. And here is ${E.introduced}.`,
      ),
      page(
        { camera: 'close', actors: once(seen(A, 'stand', 'surprised'), seen(E, 'cover', 'surprised')) },
        `Oh no! There is only the ${on}. ${cap(short)} ${is} gone!`,
      ),
      page(
        { camera: 'medium', setting: 'castle', actors: once(seen(T, 'sit', 'proud')) },
        `Who has ${it}? ${T.introduced}! "Mine!" says ${t}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: once(seen(A, 'walk', 'determined'), seen(E, 'walk', 'determined'), seen(T, 'sit', 'angry')),
        },
        `${a} and ${e} go over the roof. Tip, tap. "${refrain}" says ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'kneel', 'determined'), seen(E, 'kneel', 'determined'), seen(T, 'sit', 'angry')),
        },
        `${a} and ${e} go under the floor. Dig, dig. "${refrain}" says ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'hide', 'worried'), seen(E, 'hide', 'worried'), seen(T, 'sit', 'angry')),
          things: ['box'],
        },
        `They hide in a box. Atchoo! "${refrain}" says ${t}.`,
      ),
      page(
        { camera: 'close', actors: once(seen(T, 'sit', 'sleepy'), seen(D, 'look-up', 'curious')) },
        `But ${d} sees a big, big yawn. ${t} never sleeps! ${t} must hold ${it}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(D, 'hold', 'calm', 'blanket'), seen(H, 'stand', 'calm'), seen(T, 'sit', 'surprised')),
        },
        `Knock, knock! ${d} has a blanket. "We came to say good night," says ${d}.`,
      ),
      page(
        {
          camera: 'close',
          actors: once(seen(D, 'stand', 'calm'), seen(H, 'stand', 'calm'), seen(T, 'sleep', 'sleepy')),
        },
        `${d} tucks ${t} in. ${h} hums a song. And ${t}? Fast asleep!`,
      ),
      page(
        { camera: 'medium', actors: once(seen(A, 'walk', 'proud'), seen(T, 'sleep', 'sleepy')), things: ['pillow'] },
        `${a} takes ${short} back. Not a sound! ${t} gets a pillow, and sleeps on.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: once(seen(A, 'cheer', 'happy'), seen(E, 'cheer', 'happy'), seen(T, 'stand', 'shy')),
        },
        `Next day ${isFood ? `they all get a bit` : `they all come to look`}. "Sorry," says ${t}. "Will you say it again tonight?" "Yes!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, E, e, H, h, D, d, T, t, stolen, on } = partsOf(going);
  const { whole, short, it, was, isFood } = stolen;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: once(seen(A, 'stand', 'surprised'), seen(E, 'stand', 'surprised')),
        },
        `In the middle of the square, on a ${on}, ${was} ${whole}. ${isFood ? 'Everybody was to have some, on Sunday' : 'On Sundays everybody came to look'}. But this morning there was only a note. MINE NOW, it said. ${A.introduced} read it first, and then ${E.introduced}.`,
      ),
      page(
        { camera: 'close', actors: once(seen(A, 'stand', 'determined'), seen(E, 'stand', 'determined')) },
        `It was signed, too. ${T.introduced} had signed it, with a flourish. "Then we steal ${it} back," said ${a}. "If ${it === 'it' ? "it's" : "they're"} ours, it isn't stealing," said ${e}. "It's fetching."`,
      ),
      page(
        {
          setting: 'castle',
          time: 'night',
          camera: 'wide',
          actors: once(seen(A, 'walk', 'determined'), seen(E, 'walk', 'determined'), seen(T, 'sit', 'angry')),
        },
        `${t} lived in a tower on the hill. That night ${a} and ${e} went over the roof, on tiptoe, in socks. Not a tile clicked. "${refrain}" said a voice. ${t} sat there wide awake, with both arms round ${short}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'kneel', 'determined'), seen(E, 'kneel', 'determined'), seen(T, 'sit', 'angry')),
        },
        `The next night they went underneath, and dug with teaspoons. A worm would have made more noise. They came up through the floor. There was a chair on top of them. "${refrain}" said ${t}, who was sitting on it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'hide', 'worried'), seen(E, 'hide', 'worried'), seen(T, 'stand', 'angry')),
          things: ['box'],
        },
        `The third night they came in a box. PARCEL, it said. It stood in the hall and did not breathe. Then it got a bit of fluff up its nose. "${refrain}" said ${t}. The parcel was put out on the step.`,
      ),
      page(
        { camera: 'close', actors: once(seen(D, 'think', 'curious'), seen(T, 'sit', 'sleepy')), things: ['box'] },
        `But there was a hole in the box, and ${d} had looked out. "${t} doesn't hear so well," said ${d}. "${t} is just always awake. Did you see those eyes? If ${t} drops off, somebody might take ${it}."`,
      ),
      page(
        { camera: 'close', actors: once(seen(A, 'sit', 'sad'), seen(E, 'sit', 'sad')) },
        `They thought of it, all those nights. You can't play with both arms full. You can't even scratch. "It must be hard work," said ${a}, "to have something that isn't yours." So on the fourth night they just knocked.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(D, 'hold', 'calm', 'blanket'), seen(H, 'stand', 'calm'), seen(T, 'stand', 'surprised')),
        },
        `"${refrain}" said ${t}, in the door. "You were meant to," said ${d}. "We've come to say good night." "It's a trick," said ${t}. "Yes," said ${d}, who had a blanket. "But the blanket is real."`,
      ),
      page(
        {
          camera: 'close',
          actors: once(seen(D, 'stand', 'calm'), seen(H, 'stand', 'calm'), seen(T, 'sleep', 'sleepy')),
        },
        `Nobody had ever said good night to ${t}. ${d} tucked in the feet, and then the rest. ${h} hummed. "I know just what you're doing," said ${t}. "I shan't sleep a wi..." It was quite a loud snore.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'walk', 'proud'), seen(T, 'sleep', 'sleepy'), seen(D, 'walk', 'happy')),
          things: ['pillow'],
        },
        `One arm fell open, and then the other. ${a} took ${short}, without a sound. And because two arms like that look cold, ${d} put a pillow into them. ${t} slept and held on tight.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: once(seen(T, 'stand', 'shy'), seen(A, 'stand', 'surprised'), seen(E, 'stand', 'happy')),
        },
        `On Sunday everybody came to the square. Last in the line, with a pillow, stood ${t}. "I'm sorry I took ${it}," said ${t}. "I slept for eleven hours." It was quiet. Then ${isFood ? `${e} cut one more piece` : `${e} moved up, so that ${t} could see`}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: once(seen(D, 'sit', 'sleepy'), seen(T, 'look-up', 'shy')),
        },
        `That night there was a tap at ${D.names} window. "I can't get off," said ${t}. "Could you do the trick again?" "Good night, ${t}," said ${d}, and yawned. "${refrain}" said ${t} happily, and went home to bed.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './in-the-mirror-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A smile that is sent for does not come; behind the camera it comes by itself, and the mirror has it. */
export const IN_THE_MIRROR: EventPlot = { id: 'in-the-mirror', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, photo, cannot } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'camera'), seen(A, 'stand', 'worried')],
          things: ['camera'],
        },
        `It was ${photo} day. ${N.introduced} had a camera. Here was ${A.introduced}.`,
        `Today was ${photo} day. ${N.introduced} had her camera. In came ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')], things: ['chair'] },
        `${a} sat on the chair. ${cannot} "${refrain}" It looked like toothache.`,
        `Up on the chair went ${a}. ${cannot} "${refrain}" Oh dear. Toothache!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'surprised', 'camera'), seen(A, 'sit', 'angry')],
          things: ['camera'],
        },
        `"${refrain}" said ${n} with the camera. Now it looked like a sneeze.`,
        `Up went the camera. "${refrain}" said ${n}. It looked like a sneeze.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(A, 'cheer', 'happy')] },
        `${B.introduced} made a fish face. How ${a} laughed!`,
        `"Look here!" said ${B.introduced}. Blub, blub! ${a} laughed out loud.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'hold', 'calm', 'camera'), seen(A, 'sit', 'sad')], things: ['camera'] },
        `"${refrain}" said ${n}. The camera looked at ${a}. No smile!`,
        `"${refrain}" said ${n}. ${A.names} smile saw the camera. It went!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'point', 'happy')], things: ['mirror'] },
        `There was a mirror on the wall. "I had one," said ${a}. "Where is it?"`,
        `${a} looked in the mirror. No smile there. ${b} looked, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'point', 'happy'), seen(A, 'hold', 'surprised', 'camera')],
          things: ['camera'],
        },
        `"You take one," said ${n}. "Of me!" ${a} took the camera.`,
        `"Now you do it," said ${n}. She gave ${a} the camera.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'worried'), seen(A, 'hold', 'surprised', 'camera')],
          things: ['camera', 'chair'],
        },
        `${n} sat on the chair. "${refrain}" said ${a}. It was toothache!`,
        `On the chair sat ${n}. "${refrain}" said ${a}. Oh! She had a toothache face!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'camera'), seen(B, 'jump', 'happy')], things: ['camera'] },
        `How ${a} laughed! And the camera went click.`,
        `${a} laughed and laughed. Click! said the camera.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'proud'), seen(B, 'cheer', 'happy')], things: ['mirror'] },
        `Here is the picture. Who is in the mirror? It is ${a}, with a smile!`,
        `See the picture? See the mirror? There is ${a}. What a big smile!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, photo, cannot } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'excited')],
          things: ['mirror'],
        },
        `It was ${photo} day, and everybody smelled of soap. They stood in a row at the mirror, to be combed. ${A.introduced} stood behind ${B.introduced}. ${cannot}`,
        `It was ${photo} day. There was a mirror, and one comb for all. ${B.introduced} was combed first, and then ${A.introduced}. ${cannot}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `It was not that ${a} had no smile. There was a big one in there somewhere. But when it was sent for, it stayed at home. It sent somebody else.`,
        `${a} did have a smile, and quite a good one. It was only that it came when it liked. If anybody called it, it went and sat under something.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'camera'), seen(A, 'sit', 'worried')],
          things: ['camera', 'chair'],
        },
        `"Next!" said ${N.introduced}, behind her camera. ${a} got up on the chair. "${refrain}" said ${n}. ${a} said it. It came out like somebody with toothache.`,
        `${N.introduced} had a camera with three legs, and a chair. ${a} sat on it. "${refrain}" she said. So ${a} did. It looked as if something hurt.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'angry'), seen(N, 'hold', 'surprised', 'camera')],
          things: ['camera'],
        },
        `"A bit softer," said ${n}. "${refrain}" This one looked like the start of a sneeze. "And again?" That was a goat, looking at rain. ${n} put the camera down.`,
        `"Once more," said ${n}, from behind the camera. "${refrain}" Now it was a sneeze that can't get out. "And once more?" That was someone who has sat on jam.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(A, 'cheer', 'happy')] },
        `"I'll help," said ${b}, and did the fish. It was a very good fish, with elbows. And ${a} laughed. It was there, all of it, right up to the ears!`,
        `So ${b} stood behind ${n}, and was a fish in a hurry. Nobody can look at that for long. Out came the smile, as wide as a door.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'surprised', 'camera'), seen(A, 'sit', 'sad')],
          things: ['camera'],
        },
        `"Quick! ${refrain}" cried ${n}. The camera swung round, and looked. And the smile saw it, and was gone. There was only ${a}, with toothache.`,
        `"There! ${refrain}" said ${n}. But the smile had heard its name. When the camera came up, it had gone home, and shut the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad'), seen(B, 'stand', 'calm')], things: ['mirror'] },
        `${a} went and stood at the mirror. "Where do you go?" ${a} asked in there. ${b} looked as well. "It's shy," said ${b}. "It doesn't like to be looked at."`,
        `"Where does it go?" said ${a}, to the mirror. You could see the whole room in it, and everybody waiting. "Perhaps it's cameras," said ${b}. "There's a great eye in them."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'think', 'calm'), seen(A, 'hold', 'surprised', 'camera')],
          things: ['camera'],
        },
        `${n} thought about it. "Then try it from this side," she said. "There's no eye at this end. You take one of me." And she put ${a} behind the camera.`,
        `"Come round here," said ${n}. "It only looks out at the front." She showed ${a} the button. "I've taken nine thousand. Nobody's ever taken mine." She sat down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'sit', 'worried'), seen(A, 'hold', 'surprised', 'camera')],
          things: ['camera', 'chair', 'mirror'],
        },
        `${n} sat on the chair, under the mirror. She folded her hands. "${refrain}" said ${a}. And ${n} turned quite stiff. It was toothache! It was the very same face!`,
        `There sat ${n}, with the mirror behind her. "${refrain}" said ${a}, with the camera. ${n} did her best. It was toothache, with a bit of a sneeze in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'camera'), seen(B, 'jump', 'happy')], things: ['camera'] },
        `It began in ${A.names} tummy, and there was no stopping it. "You do it too!" said ${a}. ${a} laughed till the camera shook, and somebody's finger went click.`,
        `"That's my one!" said ${a}. "You've got it as well!" It was so funny that ${a} had to hold on to something. It was the button. Click, went the camera.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'point', 'proud'), seen(B, 'cheer', 'happy'), seen(N, 'stand', 'happy')],
          things: ['mirror'],
        },
        `Here is the picture. In the middle is ${n}, with toothache. But look over her head, in the mirror. "${refrain}" says ${b}. There is no need. It's there already, right up to the ears.`,
        `It hangs in the hall now. At first one only sees ${n}, like somebody at the dentist. Then one sees the mirror, and who is in that. Nobody had said "${refrain}" to it. It just came.`,
      ),
    ],
  };
}

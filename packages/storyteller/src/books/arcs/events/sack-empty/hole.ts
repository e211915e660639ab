import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hole-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** All the presents are gone, and they are not lost: a child finds out how they have been delivered already. */
export const HOLE: EventPlot = { id: 'hole', young, middle, old };

function young(going: Going): Told {
  const { A, a, G, g, chance } = going;
  const { refrain, S, s } = partsOf(going);
  const both = (pose: 'stand' | 'sit' | 'kneel', feeling: 'sad' | 'worried' | 'curious') => [
    seen(S, pose, feeling),
    seen(A, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'stand', 'worried'), seen(A, 'stand', 'surprised')],
        },
        `Bump! Who is there? It is ${S.introduced}! ${a} comes to see.`,
      ),
      page(
        { camera: 'close', actors: both('stand', 'sad') },
        `The sack is flat. "I lost all the presents!" says ${s}. ${a} will help.`,
      ),
      page({ camera: 'medium', actors: both('kneel', 'curious') }, `Under the table? ${a} and ${s} look. "${refrain}"`),
      page(
        { setting: 'snow', camera: 'wide', actors: [...both('stand', 'curious'), seen(G, 'stand', 'sleepy')] },
        `Out in the snow? Out they go, and ${g} too. "${refrain}"`,
      ),
      page({ camera: 'medium', actors: both('stand', 'worried') }, `In the sleigh? They look and look. "${refrain}"`),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(S, 'stand', 'surprised')],
          things: ['sock'],
        },
        `But what is that? ${A.names} sock is full! "I did not do it," says ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(S, 'stand', 'curious')] },
        `${a} puts a hand in the sack. Out it comes below! "A hole!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'cheer', 'surprised'), seen(A, 'cheer', 'happy')] },
        `${s} flew over all the houses. Plop! Plop! Plop! One for each!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'cheer', 'happy'), seen(A, 'hug', 'happy')] },
        `They are not lost. They are all in the right socks! "Ho, ho, ho!" says ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sock'), seen(S, 'stand', 'happy')] },
        `${a} gives the sock, to mend the hole. Stitch, stitch. "Thank you, ${a}!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Now ${a} is asleep. By goes a sleigh. A sock is on the sack. Good night, ${cap(s)}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, G, g, Gcap, chance } = going;
  const { refrain, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(S, 'kneel', 'worried')],
        },
        `On Christmas Eve ${A.introduced} came down for a drink of water. Somebody large was looking under the sofa. "It's only me," said ${S.introduced}, and hit his head. "I've lost something."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'sad'), seen(A, 'stand', 'determined')] },
        `Over his arm hung the sack, as flat as a flannel. "It's the presents," said ${s}. "All of them. They were in here when I set off." "Then we must find them," said ${a}, and went up and woke ${g}.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(S, 'walk', 'worried'), seen(G, 'stand', 'sleepy')],
          things: ['torch'],
        },
        `${Gcap} came out in a dressing gown, and asked nothing. They looked in the sleigh. It had one glove in it. They asked the reindeer to get up, in case they were sitting on something. ${a} shone the torch under all of them. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(S, 'walk', 'worried')], things: ['footprints'] },
        `"Where did you have them last?" said ${a}. "Over the church," said ${s}. "It was heavy there. Then it got lighter. I thought I was getting stronger." They looked along the whole hedge. There were footprints of a cat. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(A, 'stand', 'sad')] },
        `The clock struck twelve. ${s} sat down in the snow, sack and all. "It's every stocking in the world," he said. "There they hang, and I've got one glove." ${a} could not bear to think of it, and looked in at the window.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(S, 'stand', 'surprised')],
          things: ['sock'],
        },
        `By the fire hung ${A.names} own stocking. It was not flat. It had a nose, and two elbows. "You've filled mine!" said ${a}. "I haven't," said ${s}. "I've only just come." They looked at each other, and then at the chimney.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(S, 'stand', 'curious')] },
        `${a} put one arm into the sack, right down to the end. The hand came out at the bottom, and waved. "There's a hole in it," said ${a}, "as big as an orange. How do you pack it?" "In order," said ${s}. "House by house. First things go at the bottom."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'excited'), seen(S, 'stand', 'surprised')] },
        `"And you fly over every house," said ${a}. "Three times," said ${s}, "to see which chimney. I'm not a young man." Then he stopped. At every house there had been a bump. He had thought it was the wind. "One at a time," said ${s}. "In order."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(S, 'look-up', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `${Gcap} came with them to next door, and they looked in. There hung two stockings, as fat as sausages. They looked in at number nine. At number eleven a drum was still rolling out of the fireplace. It was the same all down the road. They were not lost. They were delivered.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'sock'), seen(S, 'sit', 'happy')],
        },
        `But there was next year to think of. ${a} emptied the stocking, and held it over the hole. It might have been made for it. ${s} sewed, with his tongue out. "Ho," he said, and looked at the clock. "I've never been done by one. Shall we sit down?"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `They had a mince pie each. Then ${a} went up to bed, and was asleep at once. So nobody saw a sleigh go over, with a sack in it. On the sack was a patch in the shape of a stocking. It has a name on. It goes round the world every year.`,
      ),
    ],
  };
}

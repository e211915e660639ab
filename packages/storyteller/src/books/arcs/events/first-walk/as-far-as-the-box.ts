import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './as-far-as-the-box-old.ts';
import { partsOf, TITLES } from './box-parts.ts';

/**
 * It is ten minutes to the park, but a puppy has to say hello to everything. The post box is red and has its mouth open, until
 * it is fed.
 */
export const AS_FAR_AS_THE_BOX: EventPlot = {
  id: 'as-far-as-the-box',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, P, p, W, w, H, h, D } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'sit', 'curious'), seen(W, 'hold', 'excited'), seen(H, 'stand', 'happy')],
          things: ['letter'],
        },
        `${cap(P.introduced)} has a new red lead. ${cap(W.introduced)} has a letter. It is the very first walk!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'sit', 'surprised'), seen(W, 'walk', 'happy'), seen(H, 'walk', 'happy')],
          things: ['leaf'],
        },
        `Out they go, with ${h}. A leaf runs by! ${p} sits down to look. "${refrain}" says ${w}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'look-up', 'excited'), seen(W, 'stand', 'happy')], things: ['puddle'] },
        `Here is a puddle. There is a puppy in it! Wag, wag. Wag, wag. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'curious'), seen(W, 'kneel', 'curious')] },
        `Here is a snail. Nose down. Sniff! The snail goes in. ${p} waits. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'calm'), seen(P, 'hide', 'shy'), seen(W, 'stand', 'calm')] },
        `Here is a big, old dog. Oh! ${p} hides behind a boot. The big dog lies down small. Sniff, sniff. Hello!`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'worried'), seen(W, 'stand', 'calm')] },
        `And what is that? It is tall and red. Its mouth is open! ${p} says, "Grr," very small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'reach', 'happy'), seen(P, 'look-up', 'curious')], things: ['letter'] },
        `"It is the post box," says ${w}. In goes the letter. Clap! The box ate it all up.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'proud'), seen(W, 'kneel', 'surprised')], things: ['leaf'] },
        `${p} thinks. ${p} runs. ${p} comes back with a leaf. It is for the post box!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'hug', 'happy'), seen(P, 'reach', 'happy'), seen(H, 'stand', 'happy')],
          things: ['leaf'],
        },
        `${w} lifts ${p} up. In goes the leaf. Clap! Wag, wag, wag!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'walk', 'happy'), seen(P, 'sleep', 'sleepy'), seen(H, 'walk', 'happy')],
          things: ['puddle'],
        },
        `Now ${p} is sleepy. ${w} carries ${p} home. Bye, box! Bye, big dog! Bye, snail! Bye, puddle!`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(W, 'sit', 'happy')] },
        `On the mat ${p} is fast asleep. But four feet run and run. It was a good walk.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, P, p, W, w, H, h, D, d } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'sit', 'curious'), seen(W, 'hold', 'excited'), seen(H, 'stand', 'happy')],
          things: ['letter'],
        },
        `${cap(P.introduced)} had a new red lead, and had never been anywhere. ${cap(W.introduced)} had a letter. "First the post box," said ${w}, "and then the ducks in the park." "It's ten minutes," said ${h}, and opened the door.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'sit', 'surprised'), seen(W, 'walk', 'happy'), seen(H, 'walk', 'happy')],
          things: ['leaf'],
        },
        `The whole street came in at ${P.names} nose, all at once. Then a leaf ran past on its edge. ${p} sat down, to see how it was done. It ran as far as the gate. It ran back. "${refrain}" said ${w}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'look-up', 'excited'), seen(W, 'stand', 'happy')], things: ['puddle'] },
        `At the first lamp there was a puddle. There was a puppy in it! ${p} wagged, and so did the puppy. ${p} put out a paw, and the puppy went to pieces. So ${p} sat down, and waited until it was whole again. "${refrain}" said ${w}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'kneel', 'curious'), seen(W, 'kneel', 'curious'), seen(H, 'stand', 'calm')],
        },
        `At number four there was a snail. It was on its way to the park as well. ${p} lay down beside it, nose to nose. The snail pulled in its horns. ${p} pulled in the nose. It took them a long time to come out again. "${refrain}" said ${w}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'sit', 'calm'), seen(P, 'hide', 'shy'), seen(W, 'stand', 'calm')],
          things: ['boots'],
        },
        `Then the sun went in. It was ${d} the dog, who is as big as a sofa. ${p} got between two boots, and shook. ${d} thought about it, and lay down flat, with his chin on the road. Now there was not so much of him. ${p} came out, one leg at a time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'worried'), seen(W, 'stand', 'calm')] },
        `But round the corner stood somebody who was tall, and red all over. The mouth was wide open, with nothing in it but dark. ${p} sat down and would go no further. "Grr," said ${p}, as big as it would come.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'reach', 'happy'), seen(P, 'look-up', 'curious'), seen(H, 'stand', 'happy')],
          things: ['letter'],
        },
        `"That's only the post box," said ${w}. ${w} went up to it and put the letter into its mouth. Clap! It was gone. ${p} waited to see what would happen to ${w}. Nothing did. It had only been hungry.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'proud'), seen(W, 'kneel', 'surprised')], things: ['leaf'] },
        `${p} stood and thought, with both ears. Then ${p} trotted off, as far as the lead went, and fetched a leaf. It was the one that could run. ${p} sat down in front of the post box, and held it up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'hug', 'happy'), seen(P, 'reach', 'happy'), seen(H, 'cheer', 'happy')],
          things: ['leaf'],
        },
        `So ${w} lifted ${p} up, very high. The leaf went in. Clap! ${p} wagged, and it went on wagging all the way to the ears. "I hope they don't mind it at the post office," said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'walk', 'happy'), seen(P, 'sleep', 'sleepy'), seen(H, 'walk', 'happy')] },
        `"And now the ducks!" said ${w}. But it had been an hour, and ${p} had run out of legs. ${w} carried ${p} home, asleep, in the front of a coat. The snail was at number six. "It's got further than we have," said ${h}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(P, 'sleep', 'sleepy'), seen(W, 'sit', 'happy'), seen(H, 'sit', 'happy')],
        },
        `${p} lay on the mat, and slept, and ran. All four feet were at it. "Where's ${p} off to?" said ${h}. ${w} watched the feet. They ran a bit. They stopped. They ran a bit. "To the park," said ${w}. "We're just at the puddle."`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'sit', 'excited'), seen(W, 'stand', 'surprised')],
          things: ['leaf'],
        },
        `It was Friday before they got to see the ducks. But next morning, when ${w} came down, somebody was sitting at the door. ${p} had the red lead. And beside it, ready for the post, lay two leaves and half a biscuit.`,
      ),
    ],
  };
}

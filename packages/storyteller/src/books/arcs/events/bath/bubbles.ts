import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

/** Too much goes into the bath, and there are bubbles everywhere. Blowing makes it worse; clapping for the duck is what does it. */
export const BUBBLES: EventPlot = standsApart({
  id: 'bubbles',
  when: /\b(?:bubbles?|bubble ?bath|foam)\b/i,
  only: true,
  closest: true,
  young,
  middle,
  // A subject of the small ones; older children are told it as it is at six.
  old: middle,
});

const TITLES = ['bubbles everywhere', 'clap!', 'where is the duck?', 'too much of the blue bottle'] as const;
const REFRAIN = 'Where is the duck?';

function young({ A, a, G, g, Gcap, chance }: Going): Told {
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['bathtub'],
        },
        `Bath time for ${a}! The duck is in. In goes the bubble stuff. Glug, glug!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['bubbles', 'bathtub'] },
        `Oh, too much! Up come the bubbles. Up to the knees! Up to the chin!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['bubbles'] },
        `Over the edge! Over the floor! Bubbles everywhere! "${REFRAIN}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(G, 'stand', 'surprised')], things: ['bubbles'] },
        `${a} blows. Whoo! Off they fly, on to ${g}. ${Gcap} has a beard!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'determined', 'bucket'), seen(A, 'sit', 'happy')],
          things: ['bubbles'],
        },
        `${Gcap} gets a bucket. Bubbles in. Bubbles out! "${REFRAIN}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'worried'), seen(A, 'hide', 'happy')], things: ['bubbles'] },
        `Now it is all white. "${REFRAIN}" says ${a}. "Where is ${a}?" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'surprised')], things: ['bubbles'] },
        `"Come, duck!" says ${a}, and claps. Clap! Pop! Oh! They go pop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(G, 'cheer', 'happy')], things: ['bubbles'] },
        `Clap, pop! Clap, clap, pop, pop! ${Gcap} claps too. Pop, pop, pop!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(G, 'point', 'happy')], things: ['bathtub'] },
        `There is the bath. There is ${a}. What is on that head? The duck!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['bubbles'],
        },
        `Now ${a} is in bed. One bubble came too. Shh! Nobody clap. Good night.`,
      ),
    ],
  };
}

function middle({ A, a, G, g, Gcap, chance }: Going): Told {
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['bathtub', 'bottle'],
        },
        `"One lid of the bubble bath," said ${g}. "One lid does it." ${a} sat in the bath with the yellow duck, and poured. But the lid was wet. It went plop into the water, and the whole blue bottle went after it. Glug, glug, glug.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['bubbles', 'bathtub'] },
        `At first nothing happened. Then the water gave a sort of sigh. Up came the bubbles, to the knees, to the middle, to the chin. They made a noise like somebody thinking. "Oh," said ${a}. "${REFRAIN}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'excited'), seen(G, 'stand', 'surprised')], things: ['bubbles'] },
        `Over the edge they went. They went over the mat, and into the slippers, and out at the door. They went down the stairs, one step at a time, like guests. "Is something the matter up there?" called ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(G, 'stand', 'surprised')], things: ['bubbles'] },
        `"I'll blow them away," said ${a}, and took a big breath. Whoo! It made three new ones out of each. The rest flew off and stuck to ${g}, who had just come in. ${Gcap} had a beard now, and very white eyebrows. "${REFRAIN}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'determined', 'bucket'), seen(A, 'sit', 'happy')],
          things: ['bubbles'],
        },
        `${Gcap} tried it with a bucket. You can fill a bucket with bubbles in no time. But when you tip it out of the window, the wind is standing there. Back they all came. They had brought some leaves.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'reach', 'worried'), seen(A, 'hide', 'happy')], things: ['bubbles'] },
        `By now there was no bath to be seen. There was no floor, and no ${g} below the elbows. It was like sitting in a cloud. "${REFRAIN}" said ${a}, from one side. "Where's ${a}?" said ${g}, from the other.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'surprised')], things: ['bubbles'] },
        `There was only one thing to do, when you have lost somebody. "Come, duck!" said ${a}, and clapped, twice. Clap! Something went pop. Clap! Pop, pop. Right in front of ${a} there was a hole in the cloud.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(G, 'cheer', 'happy')], things: ['bubbles'] },
        `"It's the clapping!" cried ${a}. "They can't stand it!" So they both clapped. They clapped high, and they clapped low. They clapped out of the door and all the way down the stairs. It sounded like the end of a very good show.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(G, 'point', 'happy')], things: ['bathtub'] },
        `And there was the mat, and there was the bath. There was ${a}, pink all over. "But ${REFRAIN.charAt(0).toLowerCase()}${REFRAIN.slice(1)}" said ${a}. ${Gcap} began to laugh. It had come up with the first bubbles. It was sitting on ${A.names} head.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['bubbles'],
        },
        `It was the cleanest that any of them had ever been. When ${a} lay in bed, something came in at the door. It floated past the landing light, and came down on the pillow. It was the last one. "Shh," said ${a}. "Nobody clap." And nobody did.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './rain-on-tins-old.ts';

/** Who has danced to the rain on the buckets knows what to do when there are no steps left: listen. */
export const RAIN_ON_TINS: EventPlot = { id: 'rain-on-tins', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { M, m, N, n, show, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy')],
          things: ['bucket'],
        },
        `Plink, plonk, goes the rain in the bucket. Hop, hop, goes ${A.introduced}. It is a rain dance!`,
      ),
      page(
        {
          setting: 'stage',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(M, 'point', 'calm'), seen(A, 'dance', 'determined'), seen(N, 'dance', 'happy')],
        },
        `The ${show} has other steps. "Step, turn, bow," says ${m}. ${a} and ${N.introduced} try it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(N, 'dance', 'happy')] },
        `Step. Turn. "${refrain}" says ${a}. "Bow!" says ${n}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'stand', 'worried')], things: ['teddy'] },
        `Step, turn, with a teddy. Step, turn, in pyjamas. "${refrain}"`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy')] },
        `Then it is the day. Up goes the curtain. Oh! So many faces. ${a} holds on to ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'scared'), seen(N, 'dance', 'happy')] },
        `The music begins. ${n} steps. ${a} steps. And then? It is all gone! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(M, 'stand', 'calm')] },
        `${a} stands still. ${m} puts a hand to one ear. That means, listen!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')] },
        `Plink, plonk, goes the music. Plink, plonk. ${a} knows that! It is rain in a bucket!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'excited')] },
        `Hop, hop, goes ${a}. Plink! One foot. Plonk! The other foot. Round and round and splash!`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'dance', 'happy'), seen(A, 'dance', 'happy')] },
        `"Me too!" says ${n}. Hop, hop! Now they all do the rain dance.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(M, 'cheer', 'happy'), seen(N, 'cheer', 'happy')] },
        `Clap, clap, clap! ${m} claps most. "And the bow!" says ${n}. ${a} bows.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', weather: 'rain', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `It is raining again. Plink, plonk. ${a} is asleep. One toe goes hop. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { M, m, N, n, show, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy')],
          things: ['bucket'],
        },
        `The kitchen roof leaked, and there was a bucket under the leak. Plink, plonk, plinketty plonk. ${A.introduced} always danced to it. It went tiptoe, tiptoe, hop, hop, and round, and SPLASH.`,
      ),
      page(
        {
          setting: 'stage',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(M, 'point', 'calm'), seen(A, 'dance', 'determined'), seen(N, 'dance', 'happy')],
        },
        `But in the ${show} they had to do the right steps. There were twenty of them, one after the other. "Step, turn, point and bow," said ${m}. ${N.introduced}, who stood next to ${a}, had them all after one week.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(N, 'dance', 'happy')] },
        `${a} had the first ten. But after the tenth step there was always a hole in the dance. "${refrain}" said ${a}. "Point and bow!" said ${n}. "Oh yes," said ${a}. And next week there was the hole again.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'dance', 'determined')] },
        `${a} did the steps on the bathroom mat. "${refrain}" ${a} did them in the queue at the shop, with a loaf. "${refrain}" ${a} even did them in bed, lying down, with two fingers. "${refrain}"`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'excited')] },
        `Then it was the evening of the show. Everybody had stars on their sleeves. The curtain went up, and there was the dark, full of faces. "It's only our families," whispered ${n}. There were an awful lot of families.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'determined'), seen(N, 'dance', 'happy')] },
        `The music began. Step, turn, went ${n}. Step, turn, went ${a}. One, two, three, up to ten. And then there it was, the hole. It was bigger than ever. There was nothing in it at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared'), seen(N, 'dance', 'happy')] },
        `"${refrain}" whispered ${a}. But ${n} had turned away, and could not hear. All the others went to the left. ${a} stood in the middle of the stage, alone, with both arms up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(M, 'stand', 'calm')] },
        `At the side of the stage stood ${m}. ${m} did not point, and did not whisper. ${m} only put a hand behind one ear. Listen, it meant. So ${a} stopped looking for the steps, and listened.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `Plink, went the piano, very high up. Plonk. Plinketty plonk. ${a} knew that sound. It was the bucket! It had been in the music all the time, and nobody had noticed. And nobody had to tell ${a} what comes next in the rain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'excited')] },
        `Tiptoe, tiptoe, went ${a}. Hop, hop, and round. The music ran, and ${a} ran with it, like water down a window. Then came a great big chord. SPLASH! ${a} jumped into a puddle that wasn't there. Somebody in the dark laughed out loud, for joy.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'dance', 'happy'), seen(A, 'dance', 'happy')] },
        `"That's better than pointing," said ${n}, and did it too. Tiptoe, tiptoe, hop, hop, and round! Then it was the whole row. Twelve of them jumped into the puddle at once. SPLASH! And all the families stood up to clap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'happy'), seen(A, 'stand', 'proud'), seen(N, 'stand', 'happy')] },
        `On Monday ${m} wrote the dance on the board, for the next class. "Step, turn, point," it said. "And after ten comes a new one. It's called the ${a}." "${refrain}" said ${n}. Everybody knew. SPLASH!`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './nothing-at-five-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Nobody gets up; and when they do, somebody else does not. */
export const NOTHING_AT_FIVE: EventPlot = { id: 'nothing-at-five', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, X, x } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited')],
          things: ['moon'],
        },
        `It is dark. There is a moon. Up jumps ${A.introduced}! "${refrain}"`,
        `Look, the moon is out. But ${A.introduced} is up! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited'), seen(B, 'sleep', 'sleepy')] },
        `Here is ${B.introduced}. ${a} asks. "${refrain}" "No," said ${b}.`,
        `${a} asks ${B.introduced}. "${refrain}" "No," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(G, 'sleep', 'sleepy')] },
        `${a} goes to see ${g}. "${refrain}" "No, no," said ${g}.`,
        `Then ${a} asks ${g}. "${refrain}" "No," said ${g}. "Bed!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: ['blocks'] },
        `So ${a} plays with blocks. Up, up, up. Crash!`,
        `One block. Two blocks. Three blocks. Crash! "Shh," said ${a}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['hat', 'boots'] },
        `On goes a hat. On go the boots. Now ${a} is ready.`,
        `Hat on! Boots on! ${a} is all ready to play.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(X, 'walk', 'sleepy'), seen(A, 'stand', 'surprised')],
        },
        `Who walks by the step? ${X.introduced}! "${refrain}" "No, it is bedtime."`,
        `Pad, pad, pad. It is ${X.introduced}! "${refrain}" "It is bedtime," said ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'curious'), seen(X, 'sit', 'calm')], things: ['moon'] },
        `They sit and look. The moon goes down. A bird sings. "Now," said ${x}.`,
        `They sit on the step. Down goes the moon. Tweet, goes a bird.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'cheer', 'happy'), seen(B, 'jump', 'happy')],
        },
        `In the morning up gets ${g}. Up gets ${b}. "Let's play!"`,
        `In the morning ${g} is up. So is ${b}. "Come and play!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'surprised')],
          things: ['hat', 'boots'],
        },
        `But where is ${a}? Fast asleep, in a hat and boots.`,
        `Oh, look at ${a}! The hat and boots are asleep, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'kneel', 'excited'), seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `Now ${b} asks. "${refrain}" "No," said ${a}. "It is bedtime."`,
        `They ask ${a}. "${refrain}" "No." ${b} and ${g} had to wait.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, X, x } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited')],
          things: ['moon', 'clock'],
        },
        `${A.introduced} woke up all at once, like a lamp. The clock said five. The moon was still there, but that was the moon's own business. There was a whole day to play in. "${refrain}" said ${a}.`,
        `At five by the clock, ${A.introduced} was awake. There was no yawn, and no in between. It was dark, with a moon. ${a} sat up, and wanted to play, and asked the dark. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited'), seen(B, 'sleep', 'sleepy')] },
        `The first to be asked was ${B.introduced}. "${refrain}" said ${a}, into an ear. "No," said ${b}. "It's still yesterday." And ${b} turned over, and was gone again.`,
        `${a} went to see if ${B.introduced} was asleep. You can tell by asking. "${refrain}" "I'm asleep," said ${b}. "Ask me when I'm not." That was all that came out of there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(G, 'sleep', 'sleepy')], things: ['clock'] },
        `Next came ${g}. "${refrain}" said ${a}. One eye opened, and found the clock. "It's five," said ${g}. "There's nothing at five. Come back at seven." The eye shut.`,
        `"${refrain}" said ${a}, quite close to ${g}. "What does the clock say?" "Five." "Then no," said ${g}. "Five isn't a time. Nothing happens at five." And the blanket went up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['blocks'] },
        `So ${a} played without a sound. ${a} built a tower, and breathed through one side of the mouth. A tower is a quiet thing. It is quiet until the last block. "Shh!" said all the beds.`,
        `You can build a tower very quietly. ${a} did. It got to be as high as the door handle. Then it came down, every block, and rolled. "Shh!" came from the left. "Shh!" came from the right.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud')],
          things: ['bowl', 'hat', 'boots'],
        },
        `In the kitchen ${a} put out a bowl for everybody, and a spoon. It took four minutes. Then ${a} put on a hat and boots, to be ready. That took two. Nobody came.`,
        `${a} laid the breakfast. There was a bowl for each, and nothing in it. After that there were only the hat and boots to put on. ${a} stood and was ready. It was six minutes past five.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(X, 'walk', 'sleepy'), seen(A, 'stand', 'surprised')] },
        `Then something went past the back step. It was ${X.introduced}, walking down the middle of the path. "${refrain}" said ${a}. "What, now?" said ${x}, and yawned. "It's bedtime. I've been up all night."`,
        `Past the step came ${X.introduced}, and took no notice. "${refrain}" said ${a}. "Is it what?" said ${x}. "It's bedtime, of course. I'm just going home. I'm late."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'curious'), seen(X, 'sit', 'calm')], things: ['moon'] },
        `"They say there's nothing at five," said ${a}. "Nothing!" said ${x}, and sat down. "Look there." The streetlights went out, all at once. The moon got thin, like paper. A bird said one word.`,
        `"There's nothing at five," said ${a}. "Everybody says so." "Everybody's in bed," said ${x}. "Sit here." So they sat on the step. The moon got pale. One bird tried a note, and tried it again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'happy'), seen(X, 'look-up', 'sleepy')] },
        `Behind the wall the sky went grey, then yellow. It did it slowly, and without a sound. "Who sees that, when we don't come?" said ${a}. "Nobody," said ${x}. "It's ours. Well, good night."`,
        `Then it began, over the wall. It was a thin line at first, like light under a door. "Does it do that every day?" said ${a}. "Every day," said ${x}, "and nobody comes. Good night."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'wide',
          actors: [seen(G, 'cheer', 'happy'), seen(B, 'jump', 'excited')],
          things: ['bowl'],
        },
        `In the morning, at seven, two beds creaked. ${Gcap} came into the kitchen and looked at the bowls. "How kind!" said ${g}. "Good morning!" said ${b}. "I've slept so well. Now we can play. Where's ${a}?"`,
        `In the morning, when it was seven, there were feet. "Here we are!" called ${b}. ${Gcap} came too, washed and combed. "Who laid the table? Well, what shall we play?" But nobody said anything. It was odd.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['hat', 'boots'],
        },
        `${a} was on the floor by the back door. There was a hat at one end, and there were boots at the other. In between, somebody was breathing, slow and deep. "We're up," said ${g}. It made no difference at all.`,
        `By the back door lay a hat. Under the hat lay ${a}, with boots on, ready for anything. "We can play now," said ${b}, and pulled at a boot. A sort of snore came up, as from a well.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'kneel', 'excited'), seen(A, 'sleep', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `"${refrain}" said ${b}, into an ear. ${a} opened one eye, and found them both. "No," said ${a}. "It's bedtime." The eye shut. So ${b} and ${g} sat down, and played without a sound. They built a tower.`,
        `They got down on their knees. "${refrain}" said ${b}. "It's seven," said ${g}. "There's nothing at seven," said ${a}, with both eyes shut. "Come back later." So ${b} and ${g} sat by the boots, and waited.`,
      ),
    ],
  };
}

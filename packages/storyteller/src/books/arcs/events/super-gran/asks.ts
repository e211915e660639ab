import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './asks-old.ts';
import { partsOf } from './parts.ts';

/** One superhero is quick and rescues everybody who does not want it; the other flies slowly, and asks. */
export const ASKS: EventPlot = { id: 'asks', young, middle, old };

function young(going: Going): Told {
  const { K, k } = going;
  const { refrain, S, s, he, his, He, Z, z, C, c, D, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `${s} is a superhero. ${He} has a cape. ${He} can fly! ${k} flies too.`,
        `See ${s} fly! ${He} is a superhero. Up goes the cape. ${k} holds on.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'float', 'calm'), seen(K, 'float', 'happy')] },
        `But ${s} flies slowly. A bee is faster. A bird is faster.`,
        `But ${he} is not fast. Look, there goes a bee! It is faster.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(Z, 'run', 'excited'), seen(C, 'stand', 'surprised')],
          things: ['tree'],
        },
        `There is a cat in a tree. Whoosh! ${z} has it down already.`,
        `Whoosh! Who was that? It was ${z}! "I saved a cat from a tree!"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'calm'), seen(C, 'sit', 'angry')] },
        `Then comes ${s}. "${refrain}" "I was asleep!" says ${C.introduced}.`,
        `Here is ${s} at last. "${refrain}" "I like my tree!" says ${C.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'reach', 'happy'), seen(C, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')],
          things: ['tree'],
        },
        `So ${s} puts ${c} back. Purr! "Thank you," says ${c}.`,
        `Up again goes ${c}, with ${his} help. Purr, purr. Sleep well!`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(Z, 'run', 'proud'), seen(D, 'stand', 'surprised')] },
        `Here is ${D.introduced}, in the pond. Whoosh! ${z} pulls. "Saved from the wet!"`,
        `${D.introduced} swims in the pond. Whoosh! Out! "Saved!" calls ${z}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'calm'), seen(D, 'stand', 'angry')] },
        `"${refrain}" asks ${s}. "I want to swim!" Plop, back in.`,
        `"${refrain}" asks ${s}, slowly. "Quack! I was having a swim!" Plop! In again.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(Z, 'sit', 'sad'), seen(S, 'stand', 'calm'), seen(K, 'stand', 'curious')],
        },
        `Now ${z} sits on the kerb. "I save them all. They are cross!" A tear falls.`,
        `Who sits there and cries? It is ${z}. "I am so quick. Nobody likes it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'calm'), seen(Z, 'sit', 'surprised')] },
        `${k} sits down there, too. "${refrain}" asks ${k}. Nobody ever asked that before.`,
        `"${refrain}" asks ${k}. ${z} looks up. Nobody ever asked ${z}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'hug', 'happy'), seen(S, 'hug', 'happy'), seen(K, 'stand', 'happy')],
          things: ['biscuit'],
        },
        `"I want a hug," says ${z}. "And a biscuit." ${s} has both. Super!`,
        `"I am tired," says ${z}. So ${s} flies them home. Slowly. With biscuits.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k } = going;
  const { refrain, S, s, he, his, He, Z, z, C, c, D, d, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `${s} was a superhero. ${He} had a cape, made from the good curtains, and ${he} could fly. ${k} was allowed to come, if ${k} held on tight. There was only one thing. ${s} flew very slowly.`,
        `Other grown-ups knit. ${s} was a superhero. ${He} put on ${his} cape, took one step up, and stayed up. ${k} held on behind. They were not fast. A bicycle went past them.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'float', 'calm'), seen(K, 'float', 'curious')] },
        `"Couldn't we go faster?" said ${k}. A bee went by, and then a leaf. "One sees more like this," said ${s}. Just then something shot past like a firework. It was ${z}, the quickest hero in the town.`,
        `They had got as far as the second chimney. Whoosh! Something went under them, and over them, and was gone. "That was ${z}," said ${k}. "The quickest hero in the world!" "Was it?" said ${s}. "I only felt a draught."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(Z, 'run', 'proud'), seen(C, 'stand', 'angry')],
          things: ['tree'],
        },
        `There was a cat in a tree. ${z} had seen it from three streets away. One, two, and the cat was on the pavement. "Saved!" cried ${z}, and was gone. When ${s} got there the cat was still blinking.`,
        `Down in the street ${z} had found a cat in a tree. It took no time at all. "Another rescue!" said ${z}, and flew off with both arms out. The cat sat on the ground, with all its hair on end. Then ${s} landed.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'calm'), seen(C, 'sit', 'angry'), seen(K, 'stand', 'curious')] },
        `${s} sat down on the kerb. "${refrain}" ${he} said. It was ${C.introduced}. "I live in that tree," said ${c}. "I was asleep. I had just got to the good bit." So ${s} carried ${c} up again, and found the very branch.`,
        `"${refrain}" said ${s}, to ${C.introduced}. "I'd like to be put back," said ${c}, "with my paws on the left." ${s} did that, as gently as an egg. "${z} never asks," said ${k}. "It takes too long," said ${s}.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(Z, 'run', 'proud'), seen(D, 'stand', 'surprised')] },
        `When they came to the pond, ${z} had been there. On the grass stood ${D.introduced}, in a towel, quite dry. "Pulled out of the water!" ${z} was calling, from far away. "It was over its legs already!"`,
        `By the time that they reached the pond it had happened again. ${z} had dried a duck. Now ${D.introduced} sat on a bench, in three towels.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'calm'), seen(D, 'stand', 'angry'), seen(K, 'stand', 'happy')] },
        `"${refrain}" said ${s}. "I'm a duck," said ${d}. "Yes," said ${s}, "I see." And ${s} undid the towel, and held ${d} over the pond, and let go. Plop. It was quite a small rescue.`,
        `"${refrain}" said ${s}, and took off one towel after another. "Wet," said ${d}. "I'd like to be wet." "Of course you would," said ${s}. Plop! The duck went off without looking back. "That's the best kind," said ${s}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(S, 'float', 'calm'), seen(K, 'float', 'happy')],
          things: ['house'],
        },
        `All afternoon it went on so. ${z} carried two ladies over a road that they had only just crossed. ${s} came after, and asked, and put them back. "You're always second," said ${k}. "I'm the second half," said ${s}.`,
        `${z} took a kite out of the sky, because it was tied up. ${z} woke a baby, to see if it was well. Each time ${s} came along behind, slowly, and asked, and put it right. "We're tidying up," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Z, 'sit', 'sad'), seen(S, 'float', 'calm'), seen(K, 'point', 'surprised')] },
        `On the way home ${k} saw something red on the kerb. It did not move. It was ${z}, with a wet face, looking at two red boots. "Go away," said ${z}. "I've saved forty today, and they were all cross."`,
        `Then there was somebody on the steps of the library, under a cape. The cape shook. "Is that ${z}?" said ${k}. "I'm so quick," said the cape, "and I never stop. And nobody has said thank you, not since Tuesday."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(Z, 'sit', 'surprised')] },
        `${k} knew how it goes by now. ${k} sat down, not too near, and waited for a bit. "${refrain}" said ${k}. ${z} had no answer ready. "Nobody has ever asked me that," said ${z}.`,
        `${s} did not say anything, and looked at ${k}. So ${k} sat down on the step. "${refrain}" said ${k}. It went quiet under the cape. It went on being quiet. "I don't know," said ${z}. "I never stopped to look."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'hug', 'happy'), seen(S, 'hug', 'happy'), seen(K, 'stand', 'happy')],
          things: ['biscuit'],
        },
        `They all thought about it, with biscuits. ${s} had some in ${his} belt, where others have ropes. "I'm tired," said ${z}, at the third one. "I should like somebody to carry me. Not fast." "I can do that," said ${s}. "I can't do it any other way."`,
        `"I think that I'm hungry," said ${z}, after a long time. "And my boots hurt. And I'd like to be asked again." So ${k} asked again. ${s} had biscuits in ${his} belt. Then ${he} took one on each arm, and they rose, as slowly as bread.`,
      ),
      page(
        {
          setting: 'sky',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(S, 'float', 'happy'), seen(K, 'float', 'happy'), seen(Z, 'float', 'surprised')],
        },
        `They flew home over the roofs. The bee came by, and the leaf. "There's a cat in that tree!" said ${z}, and sat up. Then ${z} waited. "${refrain}" ${z} called down. "Nothing," said ${c}. "Thank you for asking."`,
        `"Are we there?" said ${z}, over the first chimney. There was a lot to see. There was a duck in the pond, all by itself. ${z} looked at it hard. "${refrain}" called ${z}. "Nothing is," said ${d}. "It's lovely in here. Thank you."`,
      ),
    ],
  };
}

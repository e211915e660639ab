import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './wag-old.ts';

/** The bees are told all the news, and never seem to answer; but they do, in a dance, and in the jar. */
export const WAG: EventPlot = { id: 'wag', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, H, h, keeper, E, e } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(H, 'hold', 'calm', 'key'), seen(A, 'stand', 'curious')],
          things: ['key'],
        },
        `${keeper} was a beekeeper. Knock, went the key. "${refrain}" ${A.introduced} came, too.`,
        `Knock, went the key. ${keeper} was a beekeeper. "${refrain}" ${A.introduced} came, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(H, 'kneel', 'happy')] },
        `"Tell them what?" said ${a}. "The news," said ${h}. So ${a} told the hive.`,
        `"What do I tell them?" said ${a}. "All of it," said ${h}. So ${a} told the hive.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'key'), seen(B, 'sit', 'happy')], things: ['key'] },
        `Then ${B.introduced} had a bath. "${refrain}" ${a} got the key.`,
        `${B.introduced} had a sneeze. "${refrain}" ${a} ran for the key.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(H, 'stand', 'calm')] },
        `"But they do not tell us," said ${a}. "Don't they?" said ${h}. "Look."`,
        `"They never tell me a thing," said ${a}. "Look again," said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'dance', 'happy'), seen(A, 'kneel', 'surprised')] },
        `It was ${E.introduced}. Wag, wag, wag! Round, and wag! ${a} looked and looked.`,
        `It was ${E.introduced}. She went wag, wag, wag! ${a} had to laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `"She says, flowers," said ${h}. "Go to the sun!" "Oh!" said ${a}.`,
        `"That means flowers," said ${h}. "By the sun!" "Oh!" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited'), seen(H, 'walk', 'happy')],
        },
        `Off went ${a} and ${b} and ${h}. Up the hill, to the sun!`,
        `Up the hill ran ${a}. ${b} ran, too. ${h} came after.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(E, 'float', 'happy'), seen(B, 'look-up', 'happy')],
          things: ['tree', 'flower'],
        },
        `Hum, hum! A tree, all in flower! "It's ${e}!" ${a} told ${b}.`,
        `Hum! What a tree! It was all flower. ${a} and ${b} saw ${e}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy', 'spoon'), seen(H, 'sit', 'happy')],
          things: ['honey', 'spoon'],
        },
        `${h} had honey, and a spoon. "It tastes of the tree!" said ${a}.`,
        `${h} got honey, and a spoon. "I can taste the tree!" said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy'), seen(E, 'sit', 'calm')],
        },
        `"${refrain}" said ${a}. Wag, wag, wag! ${b} did it, too. ${e} looked on.`,
        `"${refrain}" How? Like this! Wag, wag, went ${a} and ${b}. ${e} looked on.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, H, h, keeper, E, e } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(H, 'hold', 'calm', 'key'), seen(A, 'stand', 'curious')],
          things: ['key'],
        },
        `${keeper} was a beekeeper. It's a very old rule that the bees have to be told things. One knocks three times on the hive with the door key. "${refrain}" said ${h}, and ${A.introduced} came to hear.`,
        `Three knocks on the hive, with the door key. That is how it's done. ${keeper} was a beekeeper. "${refrain}" said ${h}. "Whatever is new in the house, they like to know." ${A.introduced} stood at the side, and listened.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(H, 'kneel', 'happy')] },
        `"What do I say?" whispered ${a}. "The news," said ${h}. So ${a} told them about the rain, and a lost glove, and the soup. The hive hummed. It hummed just as it had before.`,
        `"It's your turn," said ${h}. ${a} bent down. "There was soup," ${a} told the bees, "and it rained on my good foot." There were fifty thousand sisters in there. They all hummed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'key'), seen(B, 'sit', 'happy')], things: ['key'] },
        `After that it was every day. When ${B.introduced} sneezed eleven times, ${a} ran for the key. "${refrain}" said ${a}. "Do they want to know that?" said ${b}. "They want to know everything."`,
        `${B.introduced} got stuck in a bucket, and out again. "${refrain}" said ${a}, and knocked with the key. "Must they know about the bucket?" said ${b}. It was in the rules.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(H, 'stand', 'calm')] },
        `"But they never tell us anything," said ${a}, after a week. "They fly off all day, and don't say where." "Don't they?" said ${h}. "Perhaps it's how you listen."`,
        `"I've told them all I know," said ${a}. "And they've never once told me where they go." "Haven't they?" said ${h}, and looked rather pleased.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(E, 'float', 'calm')] },
        `So ${a} ran after one. It was ${E.introduced}, who had yellow dust on both knees. She went over the hedge. A bee is faster than a bicycle. One can't follow her on legs.`,
        `There was one with dusty knees, ${E.introduced}, and ${a} ran after her. She flew over the hedge, the shed and the washing. ${a} could only do the hedge, and not all of that.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious', 'spoon'), seen(H, 'sit', 'calm'), seen(B, 'sit', 'curious')],
          things: ['honey', 'spoon'],
        },
        `There was honey for tea. "One bee makes only a drop," said ${h}, "in all her life." ${a} licked the spoon slowly. It tasted green, with a bit of lemon. "What is that?" said ${b}.`,
        `${h} gave them each a spoon of honey. "Taste it with your eyes shut," said ${h}. It was a little like lemon, and a little like mint. "That's nothing out of this garden," said ${b}.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(E, 'dance', 'happy'), seen(A, 'kneel', 'surprised')] },
        `Then ${a} was shown the glass in the side of the hive. There was ${e}, home again. She ran up a bit, and her tail went wag, wag, wag. Then she went round, and did it again.`,
        `There is a small window in that hive. ${a} put one eye to it. ${e} was inside, dancing. Straight up she ran, wagging like mad. She went round, and up again, wag, wag, wag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `"She's telling the others where the flowers are," said ${h}. "Up means to the sun. The longer she wags, the further it is." "And how far is it?" said ${a}. "Put your boots on," said ${h}.`,
        `"That's no game. That's a map," said ${h}. "Straight up is the way to the sun. And each wag is a bit further." ${a} looked at the sun. It was over the hill. "They do tell!" said ${a}.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [
            seen(A, 'look-up', 'surprised'),
            seen(E, 'float', 'happy'),
            seen(B, 'look-up', 'happy'),
            seen(H, 'walk', 'happy'),
          ],
          things: ['tree', 'flower'],
        },
        `They walked to the sun, ${a} and ${b} and ${h}. On the hill stood a tree that hummed. It was a lime tree, and every bit of it was in flower. Out of it came ${e}, with dusty knees.`,
        `They went over the hill, with the sun in front. ${b} heard it first. The whole tree was humming. It was a lime, as high as a church, all flower. "${e}!" said ${a}. ${h} took off a hat to it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(H, 'stand', 'happy')], things: ['tree'] },
        `${a} stood under it, and breathed in. It was green, with a bit of lemon. "It's the honey," said ${a}. "They told us at tea. It was in the jar." "It always is," said ${h}.`,
        `It smelled a little of mint, and a little of lemon. ${a} knew it at once. "I've had this tree on a spoon!" said ${a}. "That's where they write it down," said ${h}. "In the honey."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
            seen(H, 'stand', 'happy'),
            seen(E, 'sit', 'calm'),
          ],
        },
        `"${refrain}" said ${a}, and didn't fetch the key. ${a} and ${b} danced it, up and round, and wagged. ${e} sat on the roof to see. "Very good," said ${h}. "You've just sent them to the post office."`,
        `That night ${a} told them in bee. It was a run, a wag and a turn, and ${b} did half. "${refrain}" said ${a}, out of breath. "You have," said ${h}. "You told ${e} that there's nectar in the pond."`,
      ),
    ],
  };
}

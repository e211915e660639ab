import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { withGrownUp } from '../with-grown-up.ts';
import { BALL, noiseOf } from './ball.ts';
import { old } from './frogs-old.ts';
import { titles } from './frogs-titles.ts';

/** Whoever is too big for the reeds hides in none. */
const isTooBig = ({ A, B }: Going): boolean => [A, B].some(({ being }) => being?.isa === 'vehicle');

/** Nobody can hide who makes a noise, until they hide where everybody makes it. */
export const FROGS: EventPlot = {
  id: 'frogs',
  when: /\b(?:hic|burp|belch)/i,
  young: (going) => (isTooBig(going) ? BALL.young(going) : young(going)),
  middle: (going) => (isTooBig(going) ? BALL.middle(going) : middle(going)),
  old: (going) => (isTooBig(going) ? BALL.old(going) : old(going)),
};

function young(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance } = going;
  const { noise, them } = noiseOf(going);
  return {
    title: titled(chance.pick(...titles(noise))),
    refrain: noise,
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `Here are ${A.introduced} and ${B.introduced}.${comesToo} "${noise}" say the frogs in the pond.`,
        `Look, ${A.introduced} and ${B.introduced}!${comesToo} "${noise}" say the frogs in the pond.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'cup'), seen(B, 'cover', 'happy')] },
        `They play hide and seek. ${a} drinks juice, too fast. "${noise}" ${a} has ${them}!`,
        `"I hide," says ${a}. First some juice. Too fast! "${noise}" Oh! Now ${a} has ${them}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'worried'), seen(B, 'point', 'happy')], things: ['tree'] },
        `${b} counts. ${a} hides behind the tree. "${noise}" "Found you!" says ${b}.`,
        `Where is ${a}? Behind the tree! "${noise}" says the tree. "Found you!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried'), seen(B, 'point', 'happy')], things: ['basket'] },
        `${a} hides under a basket. "${noise}" The basket jumps. "Found you!"`,
        `Where is ${a} now? "${noise}" says the basket, and jumps. "Found you!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'sad'), seen(B, 'point', 'happy')], things: ['blanket'] },
        `${a} takes one big breath, and hides. Mmmm. Mmmm. "${noise}" "Found you!"`,
        `No breath now! ${a} goes red. Mmmm. Mmmm. "${noise}" "Found you!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'stand', 'calm')] },
        `"I cannot hide," says ${a}. "I am too loud." "${noise}" says a frog.`,
        `Poor ${a}! "They all hear me." "${noise}" says somebody. It is a frog.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'excited')] },
        `Oh! Once more! ${b} counts. ${a} sits down in the reeds. Frogs are there too.`,
        `"Once more!" says ${a}. ${b} counts. ${a} hides in the reeds. The frogs sit there too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'curious')] },
        `"${noise}" Here? No, a frog. "${noise}" There? A frog. And that one? A frog.`,
        `"${noise}" ${b} runs. It is a frog. "${noise}" ${b} runs back. Another frog!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'proud'), seen(B, 'stand', 'surprised')] },
        `"I give up," says ${b}. Up jumps ${a}. "Here I am! I was a frog!"`,
        `"Where are you? I give up!" Up jumps ${a}. "I was the third frog!"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(B, 'hide', 'surprised'), seen(A, 'cover', 'happy')] },
        `No more noise. It has all gone! Now ${b} hides. "${noise}" Oh no. Not you, ${b}!`,
        `${a} is quiet now. Quite quiet. And ${b} hides. "${noise}" Is it a frog? No!`,
      ),
    ],
  };
}

function middle(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance } = going;
  const { noise, them } = noiseOf(going);
  return {
    title: titled(chance.pick(...titles(noise))),
    refrain: noise,
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `By the pond you had to shout. "${noise}" said the frogs, all day long, one after the other. ${A.introduced} and ${B.introduced} were there to play hide and seek.${comesToo} "You count first," said ${a}.`,
        `The pond was full of frogs, and the frogs were full of noise. "${noise}" they said, left and right. "What a place to be quiet in," said ${B.introduced}.${comesToo} "I'm the best at it," said ${A.introduced}. "You'll never find me."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'cup'), seen(B, 'stand', 'calm')] },
        `But first ${a} drank some juice, and very fast. "${noise}" "That was a big frog," said ${b}. "It was me," said ${a}. "I've got ${them}."`,
        `There was juice before they began, and ${a} was in a hurry. "${noise}" They both looked at the pond. "${noise}" The frogs had their mouths shut. It was ${a}, who had ${them}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'worried'), seen(B, 'point', 'happy')], things: ['tree'] },
        `${b} counted to ten. ${a} stood behind a fat old tree. There was not an ear to be seen. "${noise}" said the tree. "Found you," said ${b}, and hadn't even opened both eyes.`,
        `First ${a} hid behind the tree. It was a very good tree. ${b} said, "Ten! I'm coming," and went the wrong way. "${noise}" ${b} turned round. "Trees don't do that," said ${b}. "Found you!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried'), seen(B, 'point', 'happy')], things: ['basket'] },
        `Next ${a} crept under the big basket. It was dark in there, and snug. ${b} walked right past. "${noise}" The basket jumped as high as a cat. "Found you," said ${b}, and sat on it.`,
        `Then it was the basket, upside down. "I can't see anybody," said ${b}, quite close. "${noise}" went the basket, and took a hop. "I can't see anybody," said ${b}, "but I think that I've found you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'sad'), seen(B, 'point', 'happy')] },
        `"Don't breathe," said ${b}, to be fair. So ${a} lay flat in the long grass, and did not breathe. It got worse and worse in there. Then it all came out at once. "${noise}" Three birds left the tree.`,
        `The third time ${a} didn't breathe at all. One, two, three, four. ${a} lay in the grass and got as red as a beetroot. Then it burst. "${noise}" ${b} had heard it, and so had the next village.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"It's no good," said ${a}. "I can't hide. You'd hear me through a wall." "${noise}" somebody said. "There you go again," said ${b}. "That wasn't me," said ${a}.`,
        `${a} sat down by the water. "Anybody can find me," said ${a}. "I'm like a bell." "${noise}" "I heard that one," said ${b}. "That one was a frog," said ${a}. Then ${a} sat up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'excited'), seen(B, 'cover', 'happy')] },
        `${a} looked at the pond. ${b} had noticed nothing. "Count once more," said ${a}. "Count to twenty." And on tiptoe ${a} went down to the reeds, where it was loudest. There ${a} sat down among the frogs.`,
        `"Once more," said ${a}, "and shut your eyes properly." ${b} counted. ${a} did not go far. ${a} sat down in the reeds, with a frog on each side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'determined')] },
        `"${noise}" "Aha!" said ${b}, and ran to the left. It was a frog. "${noise}" ${b} ran to the right, and parted the reeds. It was a frog, a small one. "${noise}" went the whole pond.`,
        `"I'm coming!" called ${b}. "${noise}" It came from under the willow. "Found you!" said ${b}, to a frog. "${noise}" It came from the far side. By then ${b} had found nine of them, all green.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'hide', 'happy')] },
        `${b} came so close that ${a} could have touched ${b}. "${noise}" said ${a}. It couldn't be helped. "Not another one," said ${b}, and stepped over. "I give up! Where are you?"`,
        `At last ${b} sat down, with wet feet, right in front of the reeds. "${noise}" said ${a}, an arm away. ${b} didn't even look round. "Be quiet, frog," said ${b}. "I'm thinking. All right, I give up!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'proud'), seen(B, 'stand', 'surprised')] },
        `Up stood ${a}, with a frog on top. "That was you?" said ${b}. "You said it in my ear!" They laughed so much that the frogs stopped to listen. And when they had done, it was gone. ${a} waited and waited. Nothing came.`,
        `"I'm the frog," said ${a}, and stood up. ${b} fell over backwards. There was such a laugh that it shook everything loose. "Say it again," said ${b}. ${a} tried. There were none left.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(B, 'hide', 'surprised'), seen(A, 'cover', 'happy')] },
        `"My turn to hide," said ${b}, "and I don't need any frogs." ${b} drank up the juice and ran. ${a} counted to ten. It was very quiet by the pond. Then somewhere, behind the fat old tree: "${noise}"`,
        `Then ${b} drank the last juice, all in one go, and went to hide. "Nine, ten," said ${a}. It was as still as still. Even the frogs held their breath. "${noise}" said the basket.`,
      ),
    ],
  };
}

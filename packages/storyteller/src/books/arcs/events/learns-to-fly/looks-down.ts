import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './looks-down-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** One looks at the ground and falls on it, one looks at the sky and walks into buckets; each learns the other's half. */
export const LOOKS_DOWN: EventPlot = { id: 'looks-down', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, isYoungs, first } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'curious')] },
        `This is ${A.introduced}. ${a} ${isYoungs}. ${a} looks down at the grass.`,
        `Look, ${A.introduced}! ${a} ${isYoungs}. ${a} looks at the ground.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'happy', 'kite')], things: ['kite'] },
        `This is ${K.introduced}. ${k} has a kite. ${k} looks up, up, up.`,
        `Here comes ${K.introduced}, with a kite. ${k} only looks up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['button'] },
        `${a} flaps and flaps. ${a} looks down. Bump! "${refrain}" It is a button.`,
        `Flap, flap, flap! ${a} looks down. Bump! "${refrain}" A button!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')], things: ['log', 'spoon'] },
        `${a} jumps off a log. Flap! ${a} looks down. Bump! "${refrain}" It is a spoon.`,
        `Now off the log. Hop! ${a} looks down. Bump! "${refrain}" A spoon!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'surprised', 'kite')], things: ['kite', 'bucket'] },
        `${k} goes by. ${k} looks up. Clang! That was a bucket.`,
        `Clang! ${k} looks up. There is a bucket in the way.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'worried'), seen(A, 'look-up', 'surprised')], things: ['kite'] },
        `Oh no! The kite gets away. "Catch it!" calls ${k}. ${a} looks up.`,
        `The kite is off! "Stop it!" calls ${k}. Now ${a} looks up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['kite'] },
        `${a} runs. ${a} flaps. ${a} looks up at the kite. Up, up, up.`,
        `Run, ${a}, run! Flap and flap. ${a} only looks at the kite.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(A, 'float', 'surprised')], things: ['kite'] },
        `And where is the bump? There is no bump! ${a} is flying!`,
        `No bump? No bump at all! ${a} is up in the air!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'proud'), seen(K, 'hold', 'happy', 'kite')],
          things: ['kite'],
        },
        `${a} has the kite. Down they come. "You looked up!" says ${k}.${first}`,
        `${a} brings the kite down. "You looked up!" says ${k}. "Up works!"${first}`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'kneel', 'happy'), seen(A, 'look-up', 'happy')],
          things: ['moon'],
        },
        `${k} looks down. "${refrain}" It is a snail. ${a} looks up. Good night, moon.`,
        `${a} looks up at the moon. ${k} looks down. "${refrain}" Good night, snail.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, isOlds, first } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'curious')] },
        `${A.introduced} knew the ground by heart. ${a} knew the road of the ants, and the stone with a face. ${a} always looked down, and had never once tripped. But ${a} ${isOlds}.`,
        `Nobody knew the grass as ${A.introduced} did. ${a} kept both eyes on the ground. ${a} wished the ants good morning, and trod on nobody. It was only that ${a} ${isOlds}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['button'] },
        `In the evening all the others went up. "Come on!" they called. ${a} ran, and flapped, and looked down to see how far it was. Bump. "${refrain}" said ${a}, head first in the clover. It was a green button.`,
        `Every evening the others flew round the chimney. ${a} took a long run, and flapped. "Am I up?" said ${a}, and looked down. And that was that. Bump. "${refrain}" said ${a}. There was a green button in the grass.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'look-up', 'happy', 'kite'), seen(A, 'stand', 'curious')],
          things: ['kite', 'bucket'],
        },
        `Now ${K.introduced} was quite another sort. ${k} had a red kite, and never looked anywhere else. Clang! "Who put a bucket there?" said ${k}. "It's been there since Tuesday," said ${a}.`,
        `Clang! That was ${K.introduced}, with one foot in the bucket. ${k} had a red kite up, and looked at it all day long. "That bucket wasn't there," said ${k}. "It was there on Tuesday," said ${a}, "and on Wednesday."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'jump', 'determined'), seen(K, 'stand', 'curious')],
          things: ['log', 'spoon'],
        },
        `"I'll help you fly," said ${k}, "if you tell me about buckets." First they tried the log. ${a} jumped, and flapped, and looked down for the place where it would be. It was just there. Bump. "${refrain}" said ${a}. It was a spoon.`,
        `"You mind my feet," said ${k}, "and I'll mind your flying." So they began with the log. "Jump!" said ${k}. ${a} did, and had a look at the ground on the way. The ground was nearly there. Bump. "${refrain}" said ${a}, to a spoon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(K, 'cheer', 'happy')] },
        `Then they tried it down the hill, into the wind. "It's working!" cried ${k}. "Is it?" said ${a}, and looked down to see. Bump. "${refrain}" said ${a}. There was a peg with a bite out of it.`,
        `Next it was the hill, because of the wind. The wind got in under ${A.names} wings, and lifted. "You're up!" shouted ${k}. "How far?" said ${a}, and looked. Bump. "${refrain}" said ${a}. "It's half a peg."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'surprised'), seen(K, 'stand', 'surprised')] },
        `"It's the looking down," said ${k}. "Shut your eyes." So ${a} flew with both eyes shut. It was one, two, three whole flaps, straight into the washing. "${refrain}" said ${a}, from inside. It was a sheet.`,
        `"You mustn't look down," said ${k}. "Then I won't look at all," said ${a}, and shut both eyes. It went so well! It went well for three flaps. Then everything was wet and white. "${refrain}" said ${a}. It was the washing.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'point', 'worried'), seen(A, 'look-up', 'surprised')],
          things: ['kite', 'bucket'],
        },
        `${k} laughed so much that ${k} stepped back, and did not look. Clang! The cord slipped. Up went the red kite, all by itself. "Catch it!" called ${k}, with one foot in the bucket. "Don't let it out of your sight!"`,
        `"I'll hang it up again," said ${k}, looking at the line. Clang! It was the bucket. Out of ${K.names} hand slid the cord. "My kite!" cried ${k}. "Follow it, ${a}! Keep looking at it!"`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(A, 'float', 'determined')], things: ['kite'] },
        `So ${a} ran, and looked at the kite. ${a} flapped, and looked at the kite. It had a tail with five bows, and one was coming undone. It was odd how quiet it had got. And it was odd that there had been no bump.`,
        `${a} ran with both eyes on the kite. It dipped, and ${a} flapped. It climbed, and ${a} flapped harder. How many bows had it? There were five. There ought to have been a bump by now, surely.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'excited')], things: ['kite'] },
        `"You're flying!" came a small voice from below. ${a} very nearly looked. But there was the end of the cord, just in front. ${a} looked at that, and got it. "I'm flying!" said ${a}, through the cord.`,
        `Far away somebody shouted, "${a}! You're up!" ${a} did so want to see. But a cord was going by, and ${a} looked at the cord instead. Snap. ${a} had it. "I'm up!" said ${a}, with a full mouth.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'cheer', 'happy')],
          things: ['kite'],
        },
        `To come down was easy. ${a} looked at ${k}, and came down at ${k}. There was no bump.${first} "You go where you look," said ${a}. "You looked at the ground," said ${k}, "so you always got there."`,
        `Then ${a} looked for ${k}, and so they landed there, ${a} and the kite.${first} "I see!" said ${k}. "You go where you look. All the time you were looking at the grass." "It's nice grass," said ${a}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'kneel', 'happy'), seen(A, 'look-up', 'happy')] },
        `That evening ${a} flew with the others, right round the chimney. Down below ${k} was looking for the peg's other half. ${k} walked all round the bucket. "${refrain}" said ${k}. "Good evening, ants."`,
        `That evening ${a} flew too, once round the chimney and home. And ${k} went through the clover, past the bucket, and not into it. "${refrain}" said ${k}. It was the stone with a face.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './last-night-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * They said at supper that they were as hungry as a bear, and the like; and in the morning they are. Whoever said nothing,
 * with a full mouth, has to find out what it was, and say it the right way round.
 */
export const LAST_NIGHT: EventPlot = {
  id: 'last-night',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, bear, hen, mouse } = partsOf(going);
  const [B, H, M] = [bear.animal, hen.animal, mouse.animal];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(bear.who, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `"I am as hungry as a bear," says ${bear.name}. ${k} says nothing. ${k} has a full mouth.`,
        `Supper! "I am a hungry bear," says ${bear.name}. ${k} just eats and eats.`,
      ),
      page(
        { camera: 'close', actors: [seen(hen.who, 'walk', 'calm'), seen(mouse.who, 'sit', 'calm')] },
        `${hen.name} runs round like a hen. ${mouse.name} is a quiet mouse. Then they all go to bed.`,
        `"I am like a hen today," says ${hen.name}. ${mouse.name} is as still as a mouse. Bedtime!`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(B, 'sit', 'happy'), seen(K, 'stand', 'surprised')] },
        `In the morning ${k} comes down. A bear sits there! It has ${bear.who.names} slippers on.`,
        `Next morning, who is at the table? A bear! It is in ${bear.who.names} slippers.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'run', 'worried'), seen(M, 'hide', 'shy'), seen(K, 'point', 'surprised')],
        },
        `A hen runs by, with ${hen.who.names} bag. A mouse sits in ${mouse.who.names} cup. "${refrain}" says ${k}.`,
        `Round runs a hen. In the cup sits a mouse. All are animals but ${k}! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'worried'), seen(B, 'sit', 'calm')] },
        `${k} gives the bear a kiss. It is still a bear. "${refrain}" says ${k}.`,
        `${k} says please. ${k} says abracadabra. The bear is still a bear! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'surprised'), seen(K, 'stand', 'sad')], things: ['egg'] },
        `The hen lays an egg in a shoe. Who will cut the bread? Who will tie a lace?`,
        `Plop! The hen lays an egg. Who can do up a coat? Only ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(B, 'sit', 'calm')] },
        `"You are so hungry," ${k} tells the bear. "As hungry as a bear... Oh! You said that!"`,
        `The bear eats all the bread. "Hungry as a bear!" says ${k}. "Oh! That is it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(bear.who, 'sit', 'surprised')] },
        `So ${k} says it again. "You are as hungry as ${bear.name}!" Pop! There is ${bear.name}.`,
        `"As hungry as ${bear.name}!" says ${k}. Pop! The fur is gone. Hello, ${bear.name}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(K, 'cheer', 'happy'),
            seen(hen.who, 'stand', 'surprised'),
            seen(mouse.who, 'stand', 'surprised'),
          ],
        },
        `"Run like ${hen.name}! Sit like ${mouse.name}!" Pop! Pop! They are all back.`,
        `Pop goes the hen. It is ${hen.name}! Pop goes the mouse. It is ${mouse.name}!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(bear.who, 'sit', 'sleepy'), seen(K, 'cover', 'happy')] },
        `It is night. ${bear.name} yawns. "I am as tired as a..." "As YOU!" says ${k}, very fast.`,
        `${bear.name} yawns. "I am as sleepy as a..." "Stop!" says ${k}. "As sleepy as ${bear.name}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, bear, hen, mouse, first, mule } = partsOf(going);
  const [B, H, M] = [bear.animal, hen.animal, mouse.animal];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(bear.who, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `It was the sort of evening on which one should mind what one says. There was a ring round the moon, and the clock said tock-tick. Nobody noticed. "I'm as hungry as a bear," said ${bear.name}, and took a third potato.`,
        `At supper the lamp burned green for a moment, and the clock went backwards, just one tick. Nobody looked up. "I'm as hungry as a bear," said ${bear.name}. The clock went tock.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(hen.who, 'walk', 'calm'), seen(mouse.who, 'sit', 'calm'), seen(K, 'sit', 'calm')],
        },
        `"I've run about like a hen all day," said ${hen.name}. "And who's as quiet as a mouse?" It was ${first} behind a picture book. ${k} would have said something as well. But ${k} had a mouth full of peas.`,
        `"I feel like an old hen," said ${hen.name}, looking for the salt. Only ${first} said nothing. "You're as quiet as a mouse," said ${hen.name}. And ${k} was chewing, and could not say a word.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(B, 'sit', 'happy'), seen(K, 'stand', 'surprised')] },
        `In the morning ${k} came down to the kitchen. A bear sat at the table. It wore ${bear.who.names} dressing gown, and it was eating toast by the loaf. "${bear.name}?" said ${k}. The bear looked up, and waved with the marmalade.`,
        `Next morning there was a noise of munching. ${k} looked round the door. In ${bear.who.names} chair, in ${bear.who.names} slippers, sat a bear. It had eaten the bread, and was starting on the bag.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'run', 'worried'), seen(M, 'hide', 'shy'), seen(K, 'point', 'surprised')],
        },
        `Between the chairs ran a hen, with ${hen.who.names} glasses on. It ran to the door, and back for something, and forgot what. In ${mouse.who.names} bed lay a mouse. They were all animals! "${refrain}" said ${k}.`,
        `On the stairs ${k} met a hen, going up. Then it was coming down. It had ${hen.who.names} keys round its neck. And out of ${mouse.who.names} slipper looked a mouse. Everybody in the house was an animal, except ${k}. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'worried'), seen(B, 'sit', 'calm')] },
        `In stories one gives them a kiss. ${k} kissed the mouse, which sneezed. ${k} kissed the hen, on the run. Then ${k} kissed the bear, and got butter on both ears. It was as much of a bear as before. "${refrain}" said ${k}.`,
        `${k} tried all the magic words there are. "Abracadabra! Hey presto! Please!" The bear put out its paw for more toast. The hen laid an egg. "${refrain}" said ${k}. But that was not a magic word, either.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(H, 'sit', 'surprised'), seen(B, 'stand', 'calm')],
          things: ['egg'],
        },
        `It was ten to eight, and somebody had to go to work. So ${k} did up the bear's tie, and put the hen's bag by the door. There was an egg in it. ${k} was the only one in the house who could turn a handle. It was a lonely feeling.`,
        `The phone rang, and the hen ran away from it. ${k} had to butter everything, and open everything, and wipe up. "Nobody says good morning," said ${k}. "Nobody says mind your sleeve." It was not as nice as one might think.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(B, 'stand', 'calm')] },
        `"Come out of the fridge," said ${k} to the bear. The bear would not. ${k} pulled at the dressing gown. The bear held on to the shelf. "Oh," cried ${k}, "you're as stubborn as a donkey!" POP.`,
        `Now the bear lay down in front of the larder, and no one could get by. ${k} pushed at one end and then at the other. "You won't move an inch!" shouted ${k}. "You're just like a donkey!" POP.`,
      ),
      page(
        { camera: 'close', actors: [seen(mule, 'stand', 'surprised'), seen(K, 'think', 'excited')] },
        `In the dressing gown stood a donkey. It looked as surprised as ${k} did. "I only said it," said ${k}. And then ${k} sat down on the floor, to think. As a donkey, as a mouse, like a hen... "You all SAID it! Last night! And I had peas in my mouth."`,
        `It had long ears, and the dressing gown was too short in front. "A donkey?" said ${k}. "But I only said..." ${k} stopped. Who had said bear? Who had said hen? They all had, at supper. "It's what one SAYS," whispered ${k}. "So I must say it right."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(bear.who, 'sit', 'surprised')] },
        `It had to be done with care. ${k} took a deep breath. "You are as hungry," said ${k}, "and as big, and as nice, as ${bear.name}." POP. There sat ${bear.name}, with a fishcake in each hand. "Is it morning?" said ${bear.name}.`,
        `${k} thought for a good while, to get it quite right. "You're like nobody in the world but ${bear.name}," said ${k}. POP. The ears went in. ${bear.name} looked at the fridge, and at the dressing gown. "I had such a dream," said ${bear.name}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(K, 'cheer', 'happy'),
            seen(hen.who, 'stand', 'surprised'),
            seen(mouse.who, 'stand', 'surprised'),
          ],
        },
        `Then ${k} ran after the hen. "You run about like ${hen.name}! You are as loud as ${mouse.name}!" POP, on the stairs. POP, under the bed. "What am I doing on one leg?" said ${hen.name}. And ${mouse.name} was very loud indeed.`,
        `"As busy as ${hen.name}!" called ${k}, up the stairs. POP. "As good as ${mouse.name}!" called ${k}, into the slipper. POP. The slipper burst. There they all were, in their night things, and nobody could say why there was an egg.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(bear.who, 'sit', 'sleepy'), seen(K, 'hug', 'happy'), seen(hen.who, 'sit', 'happy')],
        },
        `That evening ${bear.name} yawned. "I'm as tired as a..." Everybody put both hands over their mouths. "As me," said ${bear.name}. "I'm as tired as me." Then ${bear.name} hugged ${k} good night. "And you were as clever as a... as ${k}. There's nobody else that clever."`,
        `At supper they were all very careful. They said please, and thank you, and pass the peas. ${hen.name} looked at ${k}. "You were as brave as a l..." "NO!" they shouted. ${hen.name} thought again. "You were as brave as ${k}," said ${hen.name}. "Just exactly as brave as that."`,
      ),
    ],
  };
}

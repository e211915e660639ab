import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './tracks-old.ts';
import { ofSmall, REFRAINS, TITLES } from './tracks-parts.ts';

/** It has flown already, after a letter, and the snow knows where. */
export const TRACKS: EventPlot = { id: 'tracks', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'happy')] },
        `This is ${A.introduced}. All the others can fly. ${a} cannot.${ofSmall(going, `"Too small," they say.`)}`,
        `The big ones fly up high. ${A.introduced} stands in the snow. ${a} cannot fly.${ofSmall(going, `"Too small for the sleigh!"`)}`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'run', 'excited'), seen(K, 'point', 'surprised')],
          things: ['letter'],
        },
        `${K.introduced} has a letter. Whoo! The wind takes it. ${a} runs and gets it!`,
        `Off blows a letter! "It is mine!" says ${K.introduced}. ${a} runs and catches it.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'jump', 'determined'), seen(K, 'cheer', 'excited')] },
        `"Now fly," says ${k}. "${refrain}" ${a} runs. ${a} jumps. Plop!`,
        `"Let us try," says ${k}. "${refrain}" Jump! Plop, into the snow.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined'), seen(K, 'cheer', 'excited')], things: ['rock'] },
        `There is a big rock. "${refrain}" Down comes ${a}. Plop!`,
        `${a} gets up on a rock. "${refrain}" Plop! Now there is a hole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(K, 'cheer', 'worried')] },
        `Once more! "${refrain}" Plop! It is a very big hole.`,
        `They try it faster. "${refrain}" Plop, plop, plop! That is all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
        `"I cannot," says ${a}. ${k} gives ${a} a hug. They go home.`,
        `"It is no good," says ${a}. "Come," says ${k}. They walk back.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'surprised')],
        },
        `Here are hoof marks. Hop, hop, hop, and then none! "You flew!" says ${k}.`,
        `"Look!" says ${k}. The hoof marks stop. Then they go on. "You flew, right here!"`,
      ),
      page(
        { weather: 'wind', actors: [seen(K, 'wave', 'excited'), seen(A, 'run', 'excited')], things: ['letter'] },
        `${k} lets go of the letter. Whoo! "Get it, ${a}!" Nobody says up.`,
        `Up goes the letter. "Catch it, ${a}!" says ${k}. Off runs ${a}.`,
      ),
      page(
        {
          setting: 'sky',
          time: 'night',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy')],
          things: ['letter', 'star'],
        },
        `Run, run, and up! ${a} has the letter.${ofSmall(going, `Not too small for that!`)} ${a} has a star, too.`,
        `Up, over the trees! ${a} has the letter. ${a} is in the sky!${ofSmall(going, `Not too small at all!`)}`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(K, 'look-up', 'happy'), seen(A, 'jump', 'happy')],
        },
        `${k} looks at the snow. The hoof marks stop. And they do not go on.`,
        `In the snow are hoof marks. They go to the middle. There they stop.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'look-up', 'sad'), seen(K, 'stand', 'calm')] },
        `It was the day before Christmas, and the reindeer were practising. They went up like swallows, and round the chimney, and down. Only ${A.introduced} stood in the snow, four feet in four holes. ${a} could not fly.${ofSmall(going, `"Too small for the sleigh," the others said, each time they came by.`)}`,
        `The day before Christmas all the reindeer flew round the barn, to warm up. One watched from below. That was ${A.introduced}. "Don't your feet come off the ground?" asked ${K.introduced}. "Never," said ${a}.${ofSmall(going, `"They say that I'm too small for the sleigh."`)}`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(K, 'point', 'surprised')],
          things: ['letter'],
        },
        `${k} had come with a letter for the sleigh. A wind got up and took it, right over the field. "My letter!" ${a} was after it at once, faster than you could look. It had not got to the fence when ${a} had it. "Thank you!" said ${k}.`,
        `${k} had a letter for the sleigh. The wind pulled it away. It rolled and hopped and sailed over the white field. "Oh, my letter!" said ${k}. But ${a} ran, and came back with it in no time. "That was quick," said ${k}.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'jump', 'determined'), seen(K, 'cheer', 'excited')] },
        `"Anyone who runs like that can fly," said ${k}. "You only have to go up at the end. ${refrain}" ${a} ran, and jumped, and stretched out all four legs. Plop. It left a hole in the snow, with the shape of a reindeer.`,
        `"Let's practise, too," said ${k}. "You run, and I'll shout. ${refrain}" ${a} ran up, with shut eyes, and jumped. For a moment it looked like something. Then it was plop. They looked at the hole. You could see the ears.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried'), seen(K, 'cheer', 'excited')], things: ['rock'] },
        `Next they tried it from a rock, because it is nearer to the sky. "${refrain}" called ${k}. ${a} thought hard about all four feet, one after the other. Plop. That hole was deeper.`,
        `"You need to start higher," said ${k}. So ${a} climbed up on a big rock, and looked down. "${refrain}" Plop. It was the same hole, only further down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(K, 'shout', 'worried')] },
        `"Perhaps I don't shout loud enough," said ${k}, and took a huge breath. "${refrain}" They heard it behind the hill. ${a} wanted it so much that ${a} shook. Plop, and plop, and once more plop.`,
        `They tried it with a long run and with a short one. They tried it with the tail up. "${refrain}" shouted ${k} each time, until it was only a croak. By evening there were eleven holes, like biscuits cut out of dough.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['star'] },
        `It got dark. There were bells, up behind the barn, where they were getting the sleigh ready. "They'll go without me," said ${a}. "I've thought of nothing else, with every foot." They turned to go home over the field.`,
        `The first star came out. From the yard they heard the bells of the sleigh. "I did want to pull it," said ${a}. "I shall stay in the barn, and mind the hay. I've tried so hard, ${k}. Nobody can try harder." "No," said ${k}. So they walked back, past all the holes.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'curious')],
        },
        `There were hoof marks in front of them. "Those are yours," said ${k}. "That's where you ran after my letter." They walked beside the marks, hoof by hoof, and then there weren't any. There was clean snow, ten steps of it. After that came a hoof again. They both stood still.`,
        `The way home went by the old marks. There was one hoof after another, all the way from the barn. And there they stopped. "Somebody has swept it," said ${a}. ${k} walked over the clean snow. It was ten steps long. On the other side they went on.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(A, 'stand', 'surprised')] },
        `"You flew," said ${k}. "Here. You've done it already!" "I can't have," said ${a}. "I wasn't thinking of it. I was only thinking of the letter." And ${k} began to laugh, and took out the letter.`,
        `"${a}," said ${k}, "from here to here you weren't on the ground." "But I wasn't doing anything!" said ${a}. "I only wanted the letter!" ${k} looked at ${a}, and then up at the wind in the trees. Then ${k} got out the letter.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(K, 'wave', 'excited'), seen(A, 'run', 'determined')],
          things: ['letter'],
        },
        `${k} threw it as high as anything. The wind had been waiting for that. "Oh, my letter!" said ${k}. Nobody said up. Nobody said ready. ${a} was off like a shot, and saw nothing but something white.`,
        `"Oh dear, my letter," said ${k}, and let it go. Away it flew, over the holes, over the fence, over the trees. ${k} said nothing else at all. ${a} had begun to run at the word letter.`,
      ),
      page(
        { setting: 'sky', weather: 'clear', actors: [seen(A, 'jump', 'happy')], things: ['letter', 'star'] },
        `The letter was under a star when ${a} got it. "I have it!" called ${a}, and looked about for ${k}. ${k} was down there, as small as a crumb. "Don't look at your feet!" called the crumb. Then the bells came by, and there was one place left to pull the sleigh.${ofSmall(going, `It was a small one.`)}`,
        `${a} caught it just over the church tower. It was very quiet up there. "Where's the ground?" said ${a}. It was a long way off, with ${k} on it, jumping. And behind ${a} there were bells, and somebody said, "Move up. Make room for the young one."${ofSmall(going, `It did not take much room.`)}`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(K, 'look-up', 'happy'), seen(A, 'jump', 'happy')],
          things: ['star'],
        },
        `${k} waved until the sleigh was a dot, with a white dot in front. Then there was only the field. A row of hoof marks went out into the middle of it. It stopped. They did not go on anywhere.`,
        `On Christmas morning people came out to look. There were eleven holes like a reindeer, and nobody could make them out. There were hoof marks, too. They went out to the middle of the field. ${k} knew where they went after that, and looked up.`,
      ),
    ],
  };
}

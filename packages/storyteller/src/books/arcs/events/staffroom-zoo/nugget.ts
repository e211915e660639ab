import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './nugget-old.ts';
import { partsOf } from './parts.ts';

/**
 * The teachers are animals, and a small gentleman in brown teaches in their place. Somebody who has looked well knows each
 * of them by what they always did, and asks the hamster what nobody had ever asked him.
 */
export const NUGGET: EventPlot = { id: 'nugget', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, H, h, giraffe, tortoise, owl, refrain } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(H, 'stand', 'shy')] },
        `${refrain} says a little man. "I am ${h}." ${k} knows that name!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised'), seen(H, 'stand', 'shy')], things: ['box'] },
        `The hamster box is empty. "Are you our hamster?" says ${k}. "Shh!" says ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(giraffe, 'stand', 'sad')] },
        `Where are the teachers? Here is ${giraffe.aKind}! It looks so sad.`,
      ),
      page(
        { camera: 'medium', actors: [seen(tortoise, 'walk', 'sad'), seen(owl, 'sit', 'sad')] },
        `Here is ${tortoise.aKind}. Here is ${owl.aKind}, too. Who is who?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(giraffe, 'stand', 'calm')] },
        `${giraffe.theKind.replace('the', 'The')} looks at the work. "That is Mrs Long!" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(giraffe, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
        `"Good morning, Mrs Long!" Up goes the long neck. Now it is happy.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(tortoise, 'walk', 'happy'), seen(owl, 'sit', 'happy'), seen(K, 'wave', 'happy')],
        },
        `"Good morning, Mr Slow! Good morning, Miss Hoot!" ${k} knows them all.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(K, 'stand', 'calm')] },
        `"My shoes hurt," says ${h}. "Do you want your wheel?" asks ${k}. "Yes!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy')], things: ['box'] },
        `Puff! There is a hamster in the box. And the teachers are back.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy')], things: ['box'] },
        `${refrain} says Mrs Long. "Good morning, Nugget," says ${k}. Squeak!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, B, b, H, h, giraffe, tortoise, owl, refrain } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(H, 'stand', 'shy'), seen(K, 'sit', 'curious'), seen(B, 'sit', 'surprised')],
        },
        `On Monday there was somebody new by the board. He was short and round, in a brown suit, with very full cheeks. ${refrain} he said. "I'm ${h}." "Where's Mrs Long?" said ${B.introduced}. But ${K.introduced} was looking at the hamster cage. It was empty.`,
      ),
      page(
        { camera: 'wide', actors: [seen(giraffe, 'stand', 'worried'), seen(B, 'point', 'surprised')] },
        `Something knocked at the window. It was ${giraffe.aKind}, with glasses on. "There's an animal in the staff room, too!" called ${b}. There were nine. They had all come to school, and hung up their coats. They were the teachers.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'excited'), seen(K, 'stand', 'worried')] },
        `"No lessons!" said everybody, and ran about. It was great fun until ten. Then ${k} saw ${tortoise.aKind} by the door. It was trying to say something. Nobody stopped to hear.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(tortoise, 'walk', 'sad')] },
        `"Who are you?" said ${k}. ${tortoise.theKind.replace('the', 'The')} looked up at the clock, and shook its head, and went on. Nobody else was ever so late, or minded so much. "Mr Slow!" said ${k}. "Good morning, Mr Slow." It nodded, and it cried a bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(giraffe, 'stand', 'happy'), seen(K, 'sit', 'happy')] },
        `After that it was easy. ${giraffe.theKind.replace('the', 'The')} read ${K.names} sums, over one shoulder. "Good morning, Mrs Long." ${owl.theKind.replace('the', 'The')} had heard a whisper from right across the hall. "Good morning, Miss Hoot." They all sat up, and began to teach.`,
      ),
      page(
        { camera: 'wide', actors: [seen(owl, 'sit', 'proud'), seen(B, 'sit', 'excited'), seen(K, 'sit', 'excited')] },
        `You have never had such lessons. They learned to turn their heads right round, or nearly. They learned to eat a lettuce as if there were no bell. "I like it," said ${b}, quite surprised.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'proud'), seen(K, 'sit', 'surprised')] },
        `But who had done it? "Seven eights?" asked ${k}, to see. "Fifty-six," said ${h} at once. "I know them all. I've been in this class for three years. I sat in that corner, and nobody ever asked me."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'shy'), seen(K, 'sit', 'calm')] },
        `"I only wanted a day of it," said ${h}. He had his shoes off. "I don't know how they do it, with these feet. And it's so loud." He looked over at the wheel. "Would you ask me sometimes?" said ${h}. "If I went back?" "Every day," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(B, 'stand', 'surprised')], things: ['clock'] },
        `The bell rang at three. There was a brown suit on the floor, with nobody in it. In the hall nine people were looking for their glasses. ${refrain} said Mrs Long, though it was the afternoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(B, 'kneel', 'curious')] },
        `Nobody speaks of it now. But there are hoof marks by the window. And each morning ${k} bends down to the cage. "Six sevens?" Round goes the wheel, forty-two times. Then it stops.`,
      ),
    ],
  };
}

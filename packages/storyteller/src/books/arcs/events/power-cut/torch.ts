import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { causeOf, darkIn } from './cause.ts';
import { old } from './torch-old.ts';
import { REFRAINS, TITLES } from './torch-parts.ts';

/** Everybody hunts for the torch in the dark; it was on all the time, where no one could see it for lamps. */
export const TORCH: EventPlot = standsApart({ id: 'torch', young, middle, old });

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` ${third.name} sits in there too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: everybodyButB(going, 'sit', 'happy'),
          things: ['torch', 'blanket'],
        },
        `A blanket makes a den. Here sits ${A.introduced}. Here is the torch.${too}`,
        `Look, a den, with a torch! In it sits ${A.introduced}.${too}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
        },
        `"Supper!" says ${g}. Out comes ${a}. ${B.introduced} comes too. The torch stays there.`,
        `"Soup!" says ${g}. ${a} runs to the table. So does ${B.introduced}. The torch does not.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), ...everybody(going, 'sit', 'surprised')] },
        `${causeOf(going).young}Click! The lights go out. The ${darkIn(going)} is dark. "The torch!" says ${g}.`,
        `${causeOf(going).young}Click! The lights go out, all over the ${darkIn(going)}. "Where is the torch?" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'reach', 'determined'), seen(A, 'stand', 'curious')], things: ['spoon'] },
        `${Gcap} feels in the drawer. It is long. A spoon! "${refrain}!" says ${a}.`,
        `What has ${g} got? It is long. A spoon! "${refrain}!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'determined')], things: ['banana'] },
        `${b} feels on the shelf. A banana! "${refrain}!" says ${b}.`,
        `What has ${b} got? A banana! "${refrain}!" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(B, 'hide', 'surprised')] },
        `${a} feels under the table. It moves! "It is me," says ${b}. "${refrain}!"`,
        `What has ${a} got? It wriggles! "It is me!" says ${b}. "${refrain}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'calm'), ...everybody(going, 'sit', 'curious')] },
        `They all sit down. What is that? A yellow line!`,
        `They all sit still. A yellow line is on the floor.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'excited'), things: ['blanket'] },
        `"It comes from the den!" says ${a}. Up goes the blanket.`,
        `"Light!" says ${a}. It comes from the den!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), ...everybody(going, 'sit', 'happy')],
          things: ['torch', 'soup'],
        },
        `The torch! It was on all the time. They eat in the den.`,
        `There lies the torch. It is on! In they go, with the soup.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'reach', 'happy'), seen(B, 'sit', 'sleepy')] },
        `Click! The lights are on. "${refrain}," says ${a}. ${Gcap} turns them off.`,
        `Click! The lights come back. "${refrain}!" says ${a}. "Off!" says ${g}.`,
      ),
    ],
  };
}

/** Whoever is in the den at first: the second one is at the table already. */
const everybodyButB = (going: Going, pose: 'sit', feeling: 'happy') =>
  everybody(going, pose, feeling).filter(({ who }) => who !== going.B);

function middle(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` ${third.name} was in there too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: everybodyButB(going, 'sit', 'happy'),
          things: ['torch', 'blanket', 'book'],
        },
        `In the corner of the room stood a den. It was two chairs and the thickest blanket in the house. In it sat ${A.introduced}, with a book and a torch.${too} Outside the den, every lamp in the house was on.`,
        `${A.introduced} had made a den, and it was a good one. The blanket was so thick that it was black inside. That was what the torch was for, and the book.${too} All round it the room was as bright as a shop.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'walk', 'happy'), seen(B, 'sit', 'happy')],
          things: ['soup'],
        },
        `"Soup!" called ${g}. ${a} put everything down, and crawled out. ${B.introduced} was at the table already. "Did you turn things off in there?" said ${g}. "Nearly everything," said ${a}.`,
        `"Supper!" called ${g}. There was soup, and ${B.introduced} had started on it. Out came ${a}, in a hurry. "Is the den tidy?" said ${g}. "I left one thing," said ${a}, with a full mouth.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), ...everybody(going, 'stand', 'surprised')] },
        `${causeOf(going).older}Click. All the lamps went out. "Who did that?" said ${b}. They felt their way to the window. There was not one light in the whole ${darkIn(going)}. "It's a power cut," said ${g}. "Now, where's the torch?"`,
        `${causeOf(going).older}Click. It was dark. The fridge stopped humming. "Is it only us?" said ${b}. They looked out. The ${darkIn(going)} was black, as far as they could see. "The power has gone," said ${g}. "We need the torch."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'reach', 'determined'), seen(A, 'stand', 'curious')],
          things: ['candle'],
        },
        `${Gcap} felt about in the drawer. "It's long," said ${g}, "and it's smooth. I've got it!" They waited for a light. "It hasn't got a switch." It was a candle, and nobody could find a match. "${refrain}," said ${a}.`,
        `Things rattled in the drawer. "Here we are," said ${g}. "It's round, and as long as my hand." They waited. "It's got a string at the end." It was a candle, without a match to light it. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'happy'), seen(A, 'stand', 'curious')], things: ['cucumber'] },
        `${b} went along the wall to the shelf. "Found it!" said ${b}. "It's cold and fat." Then something went crunch. "Well?" said ${a}. It was the cucumber. "${refrain}," said ${b}. "But it's nice."`,
        `"Let me," said ${b}, and went off to look in the kitchen. There was a bump. "I have it!" called ${b}. "It's heavy, and it's wet." "Wet?" said ${a}. It was a cucumber. "${refrain}," said ${b}, and had a bite.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'hide', 'surprised'), seen(G, 'stand', 'curious')],
        },
        `${a} felt under the table. There was something there, and it was warm. It was breathing. "Do torches breathe?" said ${a}. "It's me," said a voice. It was ${b}, who was looking under the table too. "${refrain}," said ${g}.`,
        `Then ${a} put out a hand in the dark, and found something. "It's warm," whispered ${a}. "It has an ear." "Two ears," said the thing, "and one is ticklish." It was ${b}. "${refrain}," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'calm'), ...everybody(going, 'sit', 'calm')], things: ['soup'] },
        `So they gave up, and sat down on the floor. Nobody could see anybody. "Are you eating my soup?" said ${b}. "I thought that it was mine," said ${a}. Then it was quiet. It had never been so dark.`,
        `After that they all sat on the floor, in a row, and bumped noses. "Where's my soup?" said ${b}. "I'm sitting in it," said ${a}. There was nothing else to do. They looked at the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(K === A ? B : A, 'sit', 'curious')] },
        `${k} looked for so long that there was something to see. It was a line on the floor, as thin as a thread, and yellow. "What's that?" said ${k}. It ran along the edge of the blanket.`,
        `It was ${k} who saw it first. Low down in the dark there was a yellow thread. ${k} put out a finger, and the finger was yellow too. "It's coming out of the den," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'excited'), things: ['torch', 'blanket', 'book'] },
        `"Oh," said ${a}. "I turned off nearly everything." They lifted the blanket. There lay the torch beside the book, and it shone. "It was on all the time," said ${k}. "We had so many lamps that we couldn't see it."`,
        `They pulled up the blanket. On the book lay the torch, shining at page nine. That was the one thing that ${a} had left. "Nobody can see a torch when every lamp is on," said ${k}. "It had to get dark first."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), ...everybody(going, 'sit', 'happy')],
          things: ['torch', 'soup', 'book'],
        },
        `There was just room for everybody. ${b} held the torch, and ${a} turned the pages. They passed the soup round. "It's a small light," said ${g}. "It's a small house," said ${b}.`,
        `So they all moved in. What was left of the soup came too. The torch hung in the middle, and they read the book from page nine. Outside the whole ${darkIn(going)} was dark. In the den it was yellow.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'reach', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['torch', 'book'],
        },
        `They were at the best part when there was a click. Every lamp in the house came on. Nobody liked it much. "${refrain}," said ${a}. So ${g} turned off the lamps, every one. And they read on.`,
        `Click. Just then all the lamps came on. Everybody blinked at them. "What's that?" said ${b}. "${refrain}," said ${a}. ${Gcap} went round and put them out. Then they finished the book.`,
      ),
    ],
  };
}

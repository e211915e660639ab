import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { lostOnes, TITLES } from './parts.ts';
import { old } from './round-old.ts';

/** Whoever is new follows one who knows the way, and that one has been following, too; nobody knew, up to the teacher. */
export const ROUND: EventPlot = { id: 'round', young, middle, old };

function young(going: Going): Told {
  const { A, B, T, a, b, k, third, chance } = lostOnes(going);
  const also = third ? ` So was ${k}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Which way?',
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'shy')], things: ['bus'] },
        `Here comes the bus. Here is ${A.introduced}. Off to the very big school!`,
        `${A.introduced} gets on the bus. Off to the very big school!`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'look-up', 'worried')] },
        `Doors, doors, doors! "Which way?" said ${a}. It did not say.`,
        `So many stairs. So many doors. "Which way?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'calm'), seen(A, 'walk', 'happy')], things: ['backpack'] },
        `There went ${b} with a green bag. ${b} must know! So ${a} went, too.`,
        `A green bag went by. It was ${b}. So ${a} went after the bag.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'calm'), seen(A, 'walk', 'happy')] },
        `Up the stairs, down the stairs. Past the fish. ${b} went on, and so did ${a}.`,
        `${b} went up. ${a} went up. They went down again, and past the fish.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'worried'), seen(A, 'run', 'worried')] },
        `Past the fish. Past the fish. Had they not seen that fish?`,
        `Round went ${b}. Round went ${a}. There was that fish again!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `${b} stopped. Bump! "Which way?" said ${b}. "I went after YOU!"`,
        `Bump! "Why did you stop?" said ${a}. "I only went where you went!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `They did not know, not one bit! How they laughed.`,
        `So nobody knew! Ha, ha, ha! The fish looked out at them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(B, 'point', 'happy')] },
        `"We can look for it," said ${a}. One, two, three doors. And there it was!`,
        `"Come on," said ${a}. They asked. Left, and left, and there was the door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'cheer', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `In the room was ${T.name}. He was new, too! "You found me!"${also}`,
        `"Oh, good!" said ${T.name}. "I'm new here. I was all alone!"${also}`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bus'],
        },
        `Then home on the bus. "Which way?" said ${b}. "The same as you," said ${a}.`,
        `They sat side by side on the bus. "Is it this one?" It was!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, T, M, a, b, g, Gcap, k, third, chance } = lostOnes(going);
  const also = third ? ` One of them was ${k}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Everybody else knew.',
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'shy')], things: ['bus', 'backpack'] },
        `${A.introduced} took the bus to secondary school. The backpack was as big as ${a}. At the old school ${a} had known every door. Here there were ninety.`,
        `It was the first week at secondary school. ${A.introduced} stood at the stop, and then in the bus. All the others talked. They knew where to get off.`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'look-up', 'worried')], things: ['letter'] },
        `There was a timetable, like a letter in code. "Monday. B7. C9. A14." A bell rang, and a thousand feet went off, each to its own door. Everybody else knew.`,
        `"B7," it said on the timetable. It looked more like a letter from a spy. Then the bell went. The corridor filled up like a bath. Everybody else knew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'calm'), seen(A, 'walk', 'happy')], things: ['backpack'] },
        `But ${b} from the same class had a green backpack, and walked fast. ${b} never looked at a number. That was somebody who knew. ${a} walked behind the green bag, and came to B7.`,
        `Then ${a} had an idea. ${b} was in the same class, and had a green backpack. You could see it from far off. So ${a} went after it. It led to B7, and only a bit late.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'calm'), seen(A, 'walk', 'happy')] },
        `On Tuesday the green bag went up, past a fish tank, and down again. It seemed a long way. "There'll be a reason," thought ${a}. Everybody else knew.`,
        `On Tuesday ${b} went up one stair, and down another. There was a tank with a fish in it. "It's a short cut," thought ${a}. It was rather a long one. But everybody else knew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'run', 'worried'), seen(A, 'run', 'worried')] },
        `On Thursday they passed the fish three times. The corridor got emptier. The bell had gone long ago. The green bag went faster, and so did ${a}.`,
        `On Thursday they were looking for C9. They went by the fish. They went by the fish again. It had begun to know them. There was nobody left in the corridor.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `Then ${b} stopped, and ${a} ran right into the bag. "Why have you stopped?" said ${a}. ${b} had gone red. "Because I don't know the way! I've been following you."`,
        `Bump! "Why don't you go on?" said ${a}. "I can't," said ${b}. "I only go where your shoes go. They squeak. When they squeak on the left, I turn left."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"But I've been following YOU," said ${a}. "All week?" "All week." They looked at each other, and at the fish. Then they had to sit down on the floor, to laugh.`,
        `"I was behind you!" said ${a}. "I was going where YOU went!" So who had found B7? Nobody had. They laughed until the fish came to look.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'shy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `Somebody coughed. Behind them stood ${M.name}, and behind ${M.name} stood eight more. "Are we nearly there?" said ${M.name}.${also} They'd all been following. Nobody knew!`,
        `"Is it much further?" said somebody. It was ${M.name}, with half the class in a long line.${also} "You two looked as if you knew," said ${M.name}. Nobody knew at all!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(B, 'point', 'happy')] },
        `So they read the timetable, all together, and it wasn't so hard. C is the house. 9 is the door. ${a} asked a very tall girl. "I was lost until Christmas," she said, and showed them.`,
        `"Let's ask," said ${a}. It's much easier to ask when you are eleven people. "C9?" said a very tall boy. "Through there. It took me a year." And he wasn't laughing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'cheer', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `They came in, one behind another. By the board stood ${T.name}, all alone. He was as white as chalk. "Oh, thank goodness!" he said. "It's my first week. I thought I'd got the wrong room."`,
        `The room had one person in it, and that was ${T.name}. "There you are!" he said. "I'm new here. I've been sitting in the wrong room since Monday. I only followed somebody."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy')],
          things: ['bus'],
        },
        `They went home on the same bus. "Is it this one?" said ${b}. "I thought that you knew," said ${a}. It was this one. "Did you find your way?" asked ${g}. "No," said ${a}. "We all lost it together."`,
        `${b} and ${a} had the same bus home. ${Gcap} was waiting. "And do you know your way about?" said ${g}. "Nobody does," said ${a}, and had never felt so much better.`,
      ),
    ],
  };
}

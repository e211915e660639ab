import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './pedals-old.ts';

/** Whoever sees out cannot reach the pedals, and whoever reaches them sees nothing; but there are two of them. */
export const PEDALS: EventPlot = { id: 'pedals', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, P, p, craft, drawn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited')],
          things: [drawn, 'fence', 'goggles'],
        },
        `${A.introduced} has goggles on. Over the fence is a ${craft}. "I want to fly that!"`,
        `There is a ${craft} in the field. ${A.introduced} has goggles. "I want to fly it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'calm'), seen(A, 'stand', 'curious')], things: [drawn] },
        `"Can you see out?" says ${P.introduced}. "Can you push the pedals? ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['box', drawn] },
        `${a} sits on a box. Now ${a} sees the sky! But the pedals are too far. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: [drawn] },
        `${a} sits low. Push, push! But ${a} sees no sky. Only a button. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(P, 'stand', 'calm')],
          things: ['broom'],
        },
        `${a} takes a broom for the pedals. Push! Crack. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
        `"I can only do one," says ${a}. "I can do one, too," says ${k.startsWith('the ') ? k : K.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'happy'), seen(A, 'sit', 'happy'), seen(P, 'sit', 'calm')],
          things: [drawn],
        },
        `${k} gets in, down low. ${a} gets up on the box. ${p} sits at the back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(K, 'kneel', 'determined')], things: [drawn] },
        `"Left!" says ${a}. ${k} pushes left. "Right!" ${k} pushes right. Brrrm!`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(K, 'cheer', 'excited')],
          things: [drawn],
        },
        `Up! Up! UP! ${a} flies the ${craft}! "${refrain}" says ${p}. "Well done!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(K, 'look-up', 'happy')], things: ['cloud'] },
        `"What can you see?" says ${k}. "Clouds!" says ${a}. "Now you!" So they swap.`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'sleepy'), seen(K, 'wave', 'sleepy')],
          things: [drawn],
        },
        `Bump! They are down. Good night, box. Good night, pedals. Good night, pilots.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, P, p, craft, drawn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(K, 'stand', 'happy')],
          things: [drawn, 'fence', 'goggles'],
        },
        `There was ${A.introduced}, every day at four, with goggles on. In front was a fence. Behind the fence was a small ${craft}. "I'm going to fly that," said ${a}. ${K.introduced} stood there, too, to hold the sandwiches.`,
        `In the field stood a ${craft}. ${A.introduced} knew it by heart. ${a} had goggles already. ${K.introduced} came along every day, because one sees more over a fence with company. "I'll fly that one," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'excited')] },
        `On Monday the gate opened. "It's only two things," said ${P.introduced}, whose ${craft} it was. "You must see out, and you must reach the pedals." "Which one comes first?" said ${a}. "${refrain}" said ${p}.`,
        `"You've looked at it long enough," said ${P.introduced}, and opened the gate. "There's nothing to it. Eyes over the edge, and feet on the pedals." ${a} climbed in. "And not one after the other," said ${p}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: [drawn] },
        `${a} sat down, and pushed. The tail went left, and the tail went right. It went beautifully. "And what do you see?" called ${p}. ${a} saw a screw. "${refrain}" said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(K, 'hold', 'happy', 'box')], things: ['box'] },
        `"You want a box," said ${k}, and got two. On the second, ${a} came over the edge. There was the whole sky. "I see everything!" cried ${a}. "And your feet?" said ${p}. They hung in the air. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(K, 'stand', 'worried'), seen(P, 'cover', 'calm')],
          things: ['broom', drawn],
        },
        `So ${a} stayed up there, and took a broom to the pedals. It reached. They rolled a bit. Then the broom slipped off, and they went round and round. "${refrain}" said ${p}, from the hedge.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `${a} sat under a wing and took the goggles off. "I can be high, or I can be low," said ${a}. "I've only got one of me." ${k} was counting sandwiches. There were two. "How many is both?" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"Both is two," said ${a}. "And how many are we?" said ${k}. They looked at each other. They looked at the ${craft}. Then they ran, and the sandwiches were left in the grass.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(K, 'kneel', 'determined'), seen(P, 'sit', 'calm')],
          things: [drawn, 'box'],
        },
        `${a} sat on the boxes, with the stick. ${k} sat on the floor, among the pedals. ${p} got in behind, with her knitting. "Left a bit," said ${a}. "Left it is," said a voice below. "Now all the way!"`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(P, 'sit', 'happy')],
          things: [drawn],
        },
        `The fence came at them, and went underneath. So did the hedge, and the church. A crow flew up to look. "You can't fly," it said. "No," said ${a}, and waved. "Look at me not doing it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(A, 'sit', 'calm')] },
        `"What's it like down there?" called ${a}, after a while. "It's mostly boots," said ${k}. ${a} was quiet for one whole cloud. It was the best thing that ${a} had ever had. "Come up here," said ${a}. "I know the pedals."`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(K, 'wave', 'happy'), seen(P, 'stand', 'calm')],
          things: [drawn],
        },
        `They came down like a spoon into jelly. "${refrain}" said ${p}. She had not dropped a stitch. On Tuesday there was somebody new at the fence. It was a very small mole, in very large goggles. "Can you reach the pedals?" said ${a}. "Then hop in."`,
      ),
    ],
  };
}

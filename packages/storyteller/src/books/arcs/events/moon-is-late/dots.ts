import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './dots-old.ts';
import { refrainOf, TITLES } from './parts.ts';

/**
 * A dot on the window each bedtime, where the moon is: each is lower than the last, until the next would be below the
 * sill. After it is full the moon comes up some fifty minutes later every day, and by and by it is seen at breakfast.
 */
export const DOTS: EventPlot = { id: 'dots', young, middle, old };

function young(going: Going): Told {
  const { K, k, B, b, G, g, chance } = going;
  const refrain = refrainOf(going);
  const three = (pose: 'walk' | 'stand' | 'point' | 'look-up', feeling: 'curious' | 'surprised' | 'happy') => [
    seen(K, pose, feeling),
    seen(B, pose, feeling),
    seen(G, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(K, 'look-up', 'happy')], things: ['moon'] },
        `There is the moon! ${k} puts a dot on the window. One dot every night.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Oh! No moon! "It is missing," says ${k}. "We must find it," says ${b}.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: three('walk', 'curious'), things: ['torch'] },
        `${cap(g)} has a torch. "Quick, before bedtime!" Out they go.`,
      ),
      page(
        { camera: 'close', actors: three('point', 'curious'), things: ['ball'] },
        `What is round and white? It is a ball. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: three('stand', 'curious'), things: ['plate'] },
        `What is round and white here? It is a plate. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: three('look-up', 'surprised'), things: ['clock'] },
        `What is round and white up there? It is a clock. "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"Bedtime," says ${g}. ${k} is sad. ${b} is sad. Where is the moon?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(B, 'stand', 'curious')] },
        `${k} looks at the dots. One is high. One is low. One is very low.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'excited'), seen(B, 'stand', 'surprised')] },
        `"The moon is down there!" says ${k}. "It is behind the wall!"`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: three('look-up', 'curious') },
        `Up they all go, to the top window. They look out. They wait.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
          things: ['moon'],
        },
        `There! Up comes the moon! It was not missing. It was late!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['moon'] },
        `Good night, moon. Good night, ${b}. Good night, ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, B, b, G, g, Gcap, chance } = going;
  const refrain = refrainOf(going);
  const three = (
    pose: 'walk' | 'run' | 'stand' | 'look-up',
    feeling: 'curious' | 'surprised' | 'happy' | 'excited',
  ) => [seen(K, pose, feeling), seen(B, pose, feeling), seen(G, pose, feeling)];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(K, 'look-up', 'happy')], things: ['moon'] },
        `Every night at bedtime ${k} looked out at the moon. Then ${k} stuck a yellow dot on the window, just where the moon was. There was one dot for Monday, one for Tuesday and one for Wednesday. "Good night, moon," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `On Thursday there was no moon. There was only the shed, and a lot of dark. "The moon has gone missing!" said ${k}. ${B.introduced}, who was staying the night, came to look. "It really has," said ${b}. "Somebody must find it."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: three('walk', 'curious'), things: ['torch'] },
        `"It's nearly bedtime," said ${g}. "We can't go to bed without the moon," said ${k}. ${Gcap} thought that was fair, and took the big torch. So out they went, all three.`,
      ),
      page(
        { camera: 'close', actors: three('run', 'excited'), things: ['football'] },
        `There was something round and white under the hedge. "The moon!" cried ${b}. They ran. It was last summer's football. "Round and white," said ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: three('stand', 'surprised'), things: ['plate'] },
        `There was something round and white on the step. They crept up to it. It was a plate of cat food, and the cat was not pleased. "Round and white," said ${b}. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: three('look-up', 'surprised'), things: ['clock'] },
        `Then ${k} saw it, high over the roofs, round and white and shining. They ran to the corner. It was the town hall clock. "Round and white," said ${g}. "${refrain} But it says bedtime."`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `They put on their pyjamas very slowly. "I said good night to it every night," said ${k}. "And now it's gone." ${b} looked at the window. "What are those dots for?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(B, 'stand', 'curious')] },
        `"They show where the moon was at bedtime," said ${k}. "Monday was up here. Tuesday was down here. Wednesday was right down here, over the shed." Each dot was one hand lower than the last. ${k} put a hand under the lowest one. There was no more window there.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'jump', 'excited'), seen(B, 'stand', 'surprised'), seen(G, 'stand', 'curious')],
        },
        `"It isn't missing!" cried ${k}. "It's only too low! It's still behind the shed. It comes up later every night." "Then it's late," said ${b}. "Then we need a higher window," said ${k}.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: three('look-up', 'curious') },
        `At the top of the stairs was the highest window in the house. ${Gcap} switched off the lamp. They looked out over the shed, and the hedge, and all the roofs. They waited without a word.`,
      ),
      page(
        { camera: 'wide', actors: three('look-up', 'happy'), things: ['moon'] },
        `First the top of the hill turned yellow. Then up came something round, bigger than a football and brighter than a clock. "There you are," said ${k}. "You're late." And they went to bed, exactly on time for the moon.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'point', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['moon'],
        },
        `On Monday ${k} sat at breakfast and looked out. There was the moon, pale and white in the blue morning sky. "Now," said ${k}, "it's really late."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './legs-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A child lends somebody two legs, which go where they have always gone. */
export const LEGS: EventPlot = { id: 'legs', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { refrain, M, m, todo, isIce } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', time: 'day', camera: 'wide', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'curious')] },
        `Here is ${M.introduced}. ${m} has a tail. "I want legs," ${m} tells ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'sad'), seen(K, 'stand', 'excited')] },
        `"I want to ${todo}." "Take my legs!" says ${k}. "I want a tail."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(M, 'cheer', 'excited')], things: ['shell'] },
        `They blow on a shell. Pop! ${m} has legs. ${k} has a tail. Only until tea!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'happy'), seen(K, 'wave', 'happy')] },
        `Up gets ${m}. Left, right. Left, right! Splash, goes ${k} in the rock pool.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'jump', 'surprised')], things: ['puddle'] },
        `But the legs see a puddle. Jump! "${refrain}" says ${m}.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(M, 'sit', 'surprised')] },
        `Now the legs see a swing. Up, down, up! "${refrain}" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'sad')] },
        `"You are ${K.names} legs," says ${m}. "But please! Just once?"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'dance', 'happy', isIce ? 'ice-cream' : undefined)] },
        `The legs think. Then off they go! Look at ${m}! "I can ${todo}!"`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(M, 'run', 'surprised'), seen(G, 'sit', 'surprised')] },
        `Tea time! The legs run back to ${g}. "You have ${K.names} knees!" says ${g}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(M, 'run', 'determined'), seen(K, 'wave', 'happy')],
          things: ['shell'],
        },
        `Quick! The tail goes round and round with ${k}. Blow on the shell! Pop! "Thank you, ${k}," says ${m}.`,
      ),
      page(
        { setting: 'bathroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')] },
        `Now ${k} is in the bath. Flip, flip, go the legs. And ${m} hops in the sea.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, M, m, todo, isIce } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', time: 'day', camera: 'wide', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'curious')] },
        `On one side of a rock sat ${M.introduced}, looking at the town. "If only I had legs," said ${m}. "Then I could ${todo}." On the other side sat ${k}, looking at the sea. "If only I had a tail," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'excited'), seen(M, 'sit', 'excited')], things: ['shell'] },
        `They looked round the rock. On top lay a shell, the sort that you hold to your ear. ${m} spoke in at one end, and ${k} at the other. "Swap," they said. "Until five," said the shell. Pop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'happy'), seen(K, 'wave', 'happy'), seen(G, 'sit', 'calm')] },
        `${k} slid into the rock pool, tail first. ${m} stood up. It was a long way up. But they were ${K.names} legs, and knew how it is done. Left, right. ${Gcap} sat by the pool with a newspaper. "Stay in there, ${k}."`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'jump', 'surprised')] },
        `${m} wanted to go straight on. The legs did not. They were ${K.names} legs, and they liked walls. They walked along the whole of one, and jumped off at the end. "${refrain}" said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'jump', 'worried')], things: ['puddle'] },
        `They would not step on any crack. They hopped for a while, for no reason. Then they saw a puddle, and ran. "${refrain}" cried ${m}. They did it with both feet, and then went back and did it again.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(M, 'sit', 'worried')] },
        `And then there were the swings. "${refrain}" said ${m}, but by then they were up. It was rather nice. It was like a wave that brings you back. The clock struck four, and they had not got anywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'sad')] },
        `${m} got them to stop, by holding both knees. You don't tell a tail where to go. You ask it. "You're very good legs," said ${m}. "You have this every day. I've only got today. Please may I ${todo}?"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'dance', 'happy', isIce ? 'ice-cream' : undefined)] },
        `The left one tapped. The right one thought it over. Then off they went, straight on, over all the cracks. And ${m} did ${todo}. ${isIce ? 'It was as cold as the deep sea, and it was strawberry' : 'It was even better than it had looked from the rock'}. The toes wiggled.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(M, 'sit', 'surprised'), seen(G, 'sit', 'surprised')] },
        `At half past four the legs turned round by themselves. It was time for tea. They ran down to the beach, and sat down on the rug. ${Gcap} passed a sandwich over the newspaper, and then looked. "You're not ${k}," said ${g}. "But those are ${K.names} knees."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'run', 'determined'), seen(G, 'run', 'determined'), seen(K, 'wave', 'worried')],
          things: ['shell'],
        },
        `They ran to the pool. ${k} was going round and round in it. It was ${M.names} tail, and it liked circles. "Swap!" they shouted into the shell. The clock struck five. Pop!`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'happy')],
        },
        `In the bath ${K.names} legs lie side by side now, and go flip. ${Gcap} mops the floor. And out at sea somebody with a tail hops along a wall. At the end there is a jump. Splash.`,
      ),
    ],
  };
}

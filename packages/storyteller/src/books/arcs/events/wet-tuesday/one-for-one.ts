import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-for-one-old.ts';
import { partsOf } from './parts.ts';

/** One memory is given for another, and the worst of them turns out to be the best. */
export const ONE_FOR_ONE: EventPlot = { id: 'one-for-one', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, G, g, Gcap, S, s } = partsOf(going);
  return {
    title,
    refrain: 'Quack!',
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(S, 'stand', 'happy')],
          things: ['jar'],
        },
        `Here is a shop. It sells memories. They are all in jars.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['jar', 'snowflake'] },
        `One jar is full of snow. Brr! One jar is full of sea. Swish!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'calm'), seen(K, 'think', 'curious')], things: ['jar'] },
        `"One for one," says ${s}. "What do you have?" ${k} has a wet day.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'jar'), seen(S, 'stand', 'happy')] },
        `Pop! Now the wet day is in a jar. And ${k} has the sea. Swish!`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'curious')] },
        `At home ${g} says, "Quack!" ${Gcap} laughs. ${k} does not laugh. "Why quack?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'sad'), seen(G, 'stand', 'sad')] },
        `"You were there!" says ${g}. "It was so wet." Oh no! It is in the jar!`,
      ),
      page(
        { setting: 'shop', camera: 'medium', actors: [seen(K, 'reach', 'worried'), seen(S, 'hold', 'calm', 'jar')] },
        `Back to the shop! "My wet day, please," says ${k}. "Here is the sea."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['umbrella', 'puddle'],
        },
        `Pop! Plip, plop! Here is the rain. Here is ${g}. And a duck waits for the bus!`,
      ),
      page(
        {
          setting: 'kitchen',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
        },
        `"Quack!" says ${k}. "Quack!" says ${g}. They laugh and laugh.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `What a good wet day! ${k} will keep it. "Good night," says ${g}. "Quack," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, Gcap, S, s, first } = partsOf(going);
  return {
    title,
    refrain: 'You had to be there',
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(S, 'stand', 'calm')],
          things: ['jar'],
        },
        `There was a shop that sold memories. They stood in jars, up to the ceiling. In one it snowed. In one a fair went round. ${Gcap} was next door, at the chemist. ${K.introduced} could have looked all day.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'happy')],
          things: ['jar', 'hot-air-balloon'],
        },
        `"Just breathe in," said ${s}, the shopkeeper. "Then it's you who did it." The best jar was full of sun. It was a ride over the sea in a balloon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(S, 'hold', 'calm', 'jar')] },
        `"I don't take money," said ${s}. "It's one for one." ${k} had a wet Tuesday. There had been a bus stop, and ${g}, and no bus. "It's only that," said ${k}. "Nothing happened in it."`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(K, 'look-up', 'excited')], things: ['hot-air-balloon'] },
        `Pop, it was gone. Then ${k} breathed in. Oh, the sea! There were boats as small as crumbs. A man held the rope. "Look down, ${first}!" he said. That was funny. ${k} was not called ${first}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'sit', 'curious')] },
        `At home the toast burned. "Forty-one!" said ${g}, and held out an arm, and waited. "Forty-one what?" said ${k}. ${Gcap} stopped smiling. "It's our joke," said ${g}. "You had to be there."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'sad')] },
        `${k} thought hard. There was nothing there, only a smooth place. It must have been the Tuesday. And the balloon felt rather cold now. Nobody from home was in it.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(S, 'sit', 'sad')],
          things: ['jar'],
        },
        `"It's the best one in the shop," said ${s}. "I've looked at it all night. They're wet through, and they laugh and laugh." He had one cup, and one chair. "Which of these are yours?" said ${k}. "I sold mine first," said ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'jar'), seen(S, 'stand', 'surprised')] },
        `"Is your name ${first}?" said ${k}. ${s} went quite white. Then ${k} gave back the balloon, all of it, even the boats. ${s} breathed in. "That's my uncle," he whispered. "I was six."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'point', 'happy')],
          things: ['umbrella', 'puddle'],
        },
        `And ${k} opened the Tuesday. How it rained! They waited and waited for bus forty-one. Then round the corner came a duck, and it stopped at the stop. "Forty-one!" said ${g}, and held out an arm.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(K, 'run', 'happy'), seen(G, 'hug', 'happy')] },
        `${Gcap} came out of the chemist. "They've run out of soap," said ${g}. ${k} held out an arm, as straight as could be. "Forty-one," said ${k}. They laughed until they had to hold on to a lamp post.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(S, 'wave', 'happy'), seen(K, 'wave', 'happy'), seen(G, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `Next wet Tuesday there was somebody at the bus stop. It was ${s}, with three buns. "I've come to get one of my own," he said. So they all waited. What came round the corner? You had to be there.`,
      ),
    ],
  };
}

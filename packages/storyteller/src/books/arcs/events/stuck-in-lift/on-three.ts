import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './on-three-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** All tricks go wrong but the last, which is done on three by somebody who has listened. */
export const ON_THREE: EventPlot = { id: 'on-three', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { N, n, M, m, lift } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'That is not it!',
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'walk', 'happy'), seen(N, 'walk', 'happy'), seen(G, 'walk', 'calm')],
        },
        `Ping! ${k} is in the ${lift}. Here is ${N.introduced} too. And here is ${g}. Up, please!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'stand', 'curious'), seen(N, 'stand', 'curious')],
          things: ['hat'],
        },
        `In comes a magician with a hat. "I am ${m}," says the magician. Up they all go.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'stand', 'surprised'), seen(N, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
        },
        `Clunk! The ${lift} stops. Oh no! They are stuck! ${n} holds on to ${k}. "Press the bell," says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(M, 'stand', 'worried')], things: ['bell'] },
        `${k} presses the bell. "Stay there," says a voice. "Somebody is coming!" "I can do tricks," says ${m}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'reach', 'happy'), seen(N, 'stand', 'curious')],
          things: ['hat', 'banana'],
        },
        `One, two, three! A rabbit? No! It is a banana! "That is not it!" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'surprised', 'sock'), seen(N, 'stand', 'happy')] },
        `One, two, three! A flower? No! It is a sock! "That is not it!" says ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'stand', 'calm')] },
        `"They all go wrong," says ${m}. "I cannot do one real trick."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `Shh! ${k} can hear something. Tap, tap, tap. It is far away. Tap, tap. Now it is near.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')] },
        `"Make the door open!" says ${k}. "Me?" says ${m}. "Wait," says ${k}. "Wait. Now!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'determined'), seen(N, 'cheer', 'excited'), seen(K, 'cheer', 'happy')],
        },
        `"One!" says ${n}. "Two!" says ${k}. "Three!" says ${m}. And the door goes, ping!`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'cheer', 'proud'), seen(K, 'cheer', 'happy'), seen(N, 'cheer', 'happy')] },
        `It is open! There is a woman with a hammer. "Bravo!" she says. "I did it!" says ${m}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'wave', 'happy'), seen(K, 'hold', 'happy', 'banana'), seen(N, 'wave', 'happy')],
        },
        `"Thank you, ${k}," says ${m}. "The banana is for you." Ping! "Goodbye!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { N, n, M, m, lift, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'walk', 'happy'), seen(N, 'walk', 'happy'), seen(G, 'walk', 'calm')],
        },
        `${k} and ${N.introduced} got into the ${lift} with ${g}. They were going to the fifth floor, where there was a party. ${k} was allowed to press the button. "Going up," said the ${lift}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious'), seen(N, 'stand', 'curious')],
          things: ['hat'],
        },
        `At the second floor a magician came in, with a very tall hat. "${cap(m)}," said the magician, and bowed, and hit the wall. "I'm the one for the party. It's my first."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(N, 'stand', 'scared')] },
        `Between the third floor and the fourth the ${lift} said, "Clunk." It did not say anything else. It did not go up, and it did not go down. "We're stuck," said ${n}, and took hold of ${K.names} sleeve.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'reach', 'determined'), seen(N, 'stand', 'calm'), seen(G, 'stand', 'calm')],
          things: ['bell'],
        },
        `"We leave the doors alone," said ${g}. ${k} knew that, and pressed the button with the bell. "Hello," said a voice out of the wall. "You're quite safe. Stay where you are, and Wilma will come with her tools."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'happy'), seen(K, 'sit', 'happy'), seen(N, 'sit', 'happy')],
          things: ['hat', 'banana'],
        },
        `"Then there's time for a trick," said ${m}. "I shall pull a rabbit out of this hat. One, two, three!" It was a banana. ${cap(m)} looked into the hat. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(N, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
        },
        `"I shall find a coin behind your ear," said ${m} to ${n}. "One, two, three!" It was a boiled egg. "${refrain}" said ${m}, and put it away. "What a pity, I like eggs," said ${g}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'stand', 'surprised'), seen(N, 'stand', 'happy')],
        },
        `"And now I make myself vanish! One, two, three!" ${cap(m)} threw a scarf over the hat and stood very still. "We can see you," said ${k}. "Are you sure?" said the scarf. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm'), seen(N, 'sit', 'calm')] },
        `${cap(m)} sat down on the floor. "It's no good," said ${m}. "My tricks go wrong at home, too. There'll be thirty people at that party. I've never done one real trick, and I say that every time." ${n} folded up the scarf.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(N, 'sit', 'curious')] },
        `It went quiet, and so ${k} heard it. Tap, tap, tap. It was a long way down. It was somebody in boots, with tools, on the stairs. Tap, tap, tap. The voice in the wall had said who would come.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised'), seen(N, 'stand', 'excited')],
        },
        `"Stand up," whispered ${k} to ${m}. "You're going to open the doors." "Am I?" said ${m}. "Yes. Put up your arms, and don't start until I nod." Tap, tap. Clink. Something was put down outside. The ${lift} crept up a little, and stopped. ${k} nodded.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'reach', 'determined'), seen(K, 'cheer', 'excited'), seen(N, 'cheer', 'excited')],
        },
        `"One!" said ${n}. "Two!" said ${k}. "THREE!" cried ${m}, and threw both arms wide. And the doors opened. There were thirty people outside, who had come down to see. They clapped as if they would never stop.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'hold', 'happy', 'banana'), seen(N, 'stand', 'happy')],
        },
        `"${refrain}" said ${m}, all pink. Wilma with her spanner winked at ${k}. She never told. At the party every other trick went wrong. Nobody had ever laughed so much. ${k} got the banana.`,
      ),
    ],
  };
}

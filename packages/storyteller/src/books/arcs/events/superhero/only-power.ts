import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './only-power-old.ts';
import { ONLY_POWER, powerParts, TITLES } from './power.ts';

/** A power that the theme names is good for nothing that anybody asks for; but whoever has lost somebody stays to look at it. */
export const ONE_POWER: EventPlot = {
  id: 'one-power',
  when: ONLY_POWER,
  only: true,
  closest: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { refrain, M, m, K, k, S, s, T, t, W, w, heard, byEar, v, V } = powerParts(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `Here is ${M.introduced}. What is the power? "${V}," says ${m}. "Only that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'determined'), seen(M, 'stand', 'happy')] },
        `Ring! A bus is stuck. "Me?" says ${m}. "${refrain}" ${S.introduced} lifts it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'calm')] },
        `Ring! A cat is up high. "Me?" says ${m}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `Who sits there? It is ${t}. "I cannot see my mum!" Boo hoo!`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'hold', 'determined'), seen(T, 'shout', 'sad')] },
        `${s} lifts ${t} up, up. Too high! Boo hoo!`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'determined'), seen(T, 'shout', 'sad')] },
        `${s} runs with ${t}, round and round. No mum! Boo hoo!`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'kneel', 'calm'), seen(T, 'sit', 'sad')] },
        byEar
          ? `"Shh!" says ${m}. "Shh, all of you!" ${m} shuts both eyes.`
          : `"Stay here with me," says ${m}. "Look! I can do this." ${heard === '' ? `${V}!` : heard.trim()}`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'happy'), seen(M, 'stand', 'happy'), seen(K, 'cheer', 'happy')] },
        byEar
          ? `Now it is still. ${t} is still, too. "I hear a mum!" says ${m}.`
          : `Oh! ${t} stops. ${t} looks. "Again!" says ${t}. "Again!" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'run', 'happy'), seen(T, 'run', 'happy')] },
        byEar
          ? `"He is here!" calls ${m}. And who comes? "${t}!" There is ${w}, his mum!`
          : `They stay, and stay. And who sees them? "${t}!" There is ${w}, his mum!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
        byEar
          ? `Ring, ring. "Yes, this time!" In bed ${k} listens, too. Shh!`
          : `Ring, ring. "Yes, this time!" In bed ${k} thinks of ${v}. Again, please!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, M, m, K, k, G, g, S, s, T, t, W, w, heard, byEar, v, V } = powerParts(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'stand', 'curious')],
          things: ['telephone'],
        },
        `In the market square there was a red telephone for superheroes. On the wall was a list of who could do what. Under ${M.introduced} it said, "${V}." "And what else?" said ${k}. "Only that," said ${m}. "But I do it well."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'determined'), seen(M, 'stand', 'happy')], things: ['telephone'] },
        `Ring! There was a bus in a hole. "Is it a case for ${v}?" said ${m}. "${refrain}" said ${S.introduced}, who was strong, and fast. And the bus was out before tea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'calm')], things: ['telephone'] },
        `Ring! It was a kite on the church clock. "${refrain}" said ${s}. Ring! It was a cow on a roof. "${refrain}" It is not easy to be asked so little. ${m} got very good at waiting.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'kneel', 'worried')] },
        `On market day a small boy sat on the step of the fountain. It was ${t}, and he was crying so that the pigeons left. "I had a mum," said ${t}, "and now there's only legs."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'hold', 'proud'), seen(T, 'shout', 'scared')] },
        `"A case for me!" said ${s}, and held ${t} up high. ${t} could see a great many hats. None of them was Mum's. He cried so much louder that a window shut.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'determined'), seen(T, 'shout', 'sad')] },
        `Then ${s} took him under one arm, and ran. They looked in this street and that street, and in all the shops. And there was no mum, for she was running, too. She was always one corner further.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'calm'), seen(T, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
        `"I've looked everywhere," said ${s}, quite out of breath, and put him down. ${m} sat down on the step. "Are you strong?" said ${t}. "No," said ${m}. "Are you fast?" "No. It's only ${v}." ${t} wiped his nose. "Show me," he said.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'proud'), seen(T, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
        byEar
          ? `"Then tell me," said ${m}. "Where was the hand?" ${t} had to stop crying to tell it. It was by a bell that went ding. "Hush, everybody," said ${k}, and ran round to ask them all. It got very quiet. ${m} listened.`
          : `${heard}So ${m} did it, there on the step. ${t} forgot to cry, in the middle of a sob. "Again," he said. ${heard}${m} did it again. "Again!" said ${k}, and so did three people with baskets. By the fifth time you could hardly see the fountain.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'run', 'happy'), seen(T, 'run', 'happy'), seen(M, 'stand', 'happy')] },
        byEar
          ? `"There's a bell, two streets away," said ${m}. "And somebody calls." Nobody else heard it. "He's at the fountain!" called ${m}. And round the corner came ${w}, his mum. "I've called and called!" she said. "I ran too fast to hear it," said ${s}.`
          : `Someone came running past, and saw the crowd. She looked in between the hats. "${t}!" It was ${w}, his mum. "I've been everywhere!" she said. "So have we," said ${s}. "That was what was wrong," said ${k}. "Somebody had to stay."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud', 'telephone'), seen(S, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['telephone'],
        },
        `There's a new line on the list. It says, "Lost, or sad? Ask for ${m}." And after that it says, "${V}." Ring! ${s} picked it up and listened. "It's for you," said ${s}. "This time it's for you!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'sit', 'calm')],
        },
        byEar
          ? `That night ${k} could not get to sleep. "Is it a case for somebody strong?" said ${g}. "No," said ${k}. "You only have to listen." So ${g} sat on the bed, and ${k} told it all. "And then?" said ${g}, very softly.`
          : `That night ${k} could not get to sleep. "Is it a case for somebody strong?" said ${g}. "No," said ${k}. "You only have to stay." So ${g} sat on the bed and stayed. "Again," said ${k}, nearly asleep.`,
      ),
    ],
  };
}

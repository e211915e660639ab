import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './wrong-ways-old.ts';

/** Whoever is lost knows one way that is wrong; and when all of these are put together there is only one left. */
export const WRONG_WAYS: EventPlot = {
  id: 'wrong-ways',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, G, a, g, Gcap, comesToo, chance } = going;
  const { refrain, N, n, M, m, hedge } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited'), seen(G, 'stand', 'calm')],
        },
        `Here is a maze. It is all ${hedge}. In go ${A.introduced} and ${B.introduced}.${comesToo}`,
        `A maze! How tall it is! In go ${A.introduced} and ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'walk', 'happy')] },
        `This way! Bump. It was a wall of ${hedge}. That way! Bump.`,
        `Left! Bump. Right! Bump. It was ${hedge}, and ${hedge}, and ${hedge}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'surprised')], things: ['hat'] },
        `There sat ${n}, in a hat. She was lost. "${refrain}" said ${n}.`,
        `Who is that? It is ${n}. She is lost, too. "${refrain}" she said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(B, 'stand', 'surprised'), seen(N, 'stand', 'calm')],
        },
        `Then there was ${m}. He cuts the ${hedge}. He was lost. "${refrain}" said ${m}.`,
        `And here was ${m}. The maze was his! But he was lost. "${refrain}" he said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'think', 'worried'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"Where is out?" said ${g}. Nobody knew. They all sat down.`,
        `Now they were all lost. ${Gcap} as well. Down they sat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(B, 'look-up', 'curious')] },
        `"Wait," said ${a}. "You know one that is wrong. You know one, too!"`,
        `"Oh!" said ${a}. "Not this, says she. Not that, says he. So what is left?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(N, 'point', 'calm'), seen(M, 'point', 'calm')] },
        `They all pointed. "${refrain}" "${refrain}" "${refrain}" Only one way had no finger.`,
        `Here is a finger. There is a finger. "${refrain}" But nobody pointed over there!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'walk', 'proud'),
            seen(B, 'walk', 'happy'),
            seen(N, 'walk', 'happy'),
            seen(M, 'walk', 'happy'),
          ],
        },
        `So they went that way. Left, and right. And there was the gate!`,
        `That way they went. One, two, three, four, five! There was the gate. Hooray!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'walk', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `Then it was night. "Bed," said ${g}. ${a} went to the bath. "${refrain}" said ${g}.`,
        `Then it was night. ${a} was so sleepy. ${a} walked off to bed. "${refrain}" said ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, N, n, M, m, hedge } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited'), seen(G, 'stand', 'calm')],
          things: ['map'],
        },
        `At the gate of the maze hung a sign: MAPS, ONE POUND. "We don't need a map," said ${A.introduced} to ${B.introduced}. "I never get lost."${comesToo} The walls were ${hedge}, and twice as high as ${g}.`,
        `"Would you like a map?" said the boy at the gate. "It's a maze," said ${A.introduced}. "With a map it's only a path." So in they went, with ${B.introduced} behind, and then ${g}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'walk', 'calm')] },
        `They went left, and it was ${hedge}. They went right, and it was the same ${hedge}, or its brother. After ten minutes they met some footprints. ${b} put a foot in one. It fitted.`,
        `${a} went first, and fast. Left, left, right. There was a wall of ${hedge}. They came back, and there was a wall where there had been none. "I meant that," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'sit', 'calm'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')],
          things: ['hat'],
        },
        `Round a corner ${n} sat on a bench, in a hat with cherries. She had been in since dinner. "Is it down there?" said ${a}. "${refrain}" said ${n}. "I've been down there four times."`,
        `There was a bench, and a lady on it. "I'm ${n}," she said, "and I'm lost. I came in for five minutes." ${a} pointed to the left. "${refrain}" said ${n}. "There's a puddle, and then there's nothing."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(M, 'stand', 'shy'),
            seen(B, 'stand', 'surprised'),
            seen(N, 'stand', 'calm'),
            seen(A, 'stand', 'surprised'),
          ],
        },
        `Then they found ${m}, who had planted the maze. "Thank goodness!" they said. ${m} went red. "It was smaller then," said ${m}. "I only know that it isn't past the statue. ${refrain}"`,
        `Behind the statue stood ${m}, with the shears. The whole maze was his. "Which way is out?" said ${b}. "I've let it grow," said ${m}. "But there's one thing I do know. ${refrain}" And he pointed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried'), seen(G, 'walk', 'calm')] },
        `They met a family with a pram. They met half a brass band. None of them knew the way. "Everyone's lost," said ${a}. "I've never seen so many people who don't know." It was getting late.`,
        `After that they found somebody at every corner. There was a family with a pram, and a very quiet brass band. "Do you know the way?" asked ${a}. No one did. "${refrain}" was all they said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad'), seen(G, 'think', 'calm')] },
        `"I wish that we'd bought the map," said ${a}, very low. "So do I," said ${g}. They sat down in a heap, where four paths met. "They don't know anything," said ${a}. "They only know what's wrong."`,
        `${a} sat down where the four paths crossed. "I do get lost," said ${a}. "I got everybody lost." "They were lost before," said ${b}. "And they each know only one way, and it's a wrong one."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(B, 'look-up', 'curious')], things: ['pencil'] },
        `Then ${a} heard that again, in the head. "They know what's wrong! ${n} knows one, and ${m} knows one. They all know a different one!" ${b} already had the pencil out.`,
        `"Say that again," said ${a}. "They each know one." It went round, like a key. "If we had all the wrong ones," said ${a}, "there'd be one left over!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'shout', 'excited'),
            seen(N, 'point', 'happy'),
            seen(M, 'point', 'happy'),
            seen(B, 'hold', 'happy', 'notebook'),
          ],
          things: ['notebook'],
        },
        `"Come here, everybody who's lost!" shouted ${a}. They came from all sides. One by one they pointed, and ${b} put a cross. "${refrain}" said ${n}. "${refrain}" said ${m}. "${refrain}" said the band, in parts.`,
        `${a} got up on the bench. "Who knows a way that's wrong?" Every hand in the maze went up. "${refrain}" they called, from all over, and ${b} drew it. It was a very good map of where not to go.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `When they had done, there were crosses on everything but one. It was a thin little gap, behind the bench. ${n} had sat in front of it since dinner. "I thought that was for cats," said ${n}.`,
        `There was one way without a cross. It was so narrow that nobody had tried it. "That's it," said ${m}. "I remember now. I did it small, so as to be clever."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'proud'),
            seen(B, 'walk', 'happy'),
            seen(N, 'walk', 'happy'),
            seen(G, 'walk', 'happy'),
          ],
        },
        `They went through it in one long row, sideways, with the pram on top. Left, and left, and there was the gate. The boy counted them as they came out. He got to forty-one.`,
        `Out they came, one behind the other, holding on to each other's coats. The band played, quite softly. "Did you find the middle?" said the boy at the gate. "We found everybody," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'happy'), seen(M, 'stand', 'happy')],
          things: ['map'],
        },
        `${b} gave ${m} the map with the crosses. It hangs at the gate now, and it is free. On the way home ${g} turned left out of the car park. "${refrain}" said ${a} and ${b}.`,
        `They pinned their map to the gate: HOW NOT TO DO IT. It's the one that people take. At bedtime ${a} was so tired that ${a} walked into the cupboard. "${refrain}" said ${g}. ${Gcap} turned ${a} round.`,
      ),
    ],
  };
}

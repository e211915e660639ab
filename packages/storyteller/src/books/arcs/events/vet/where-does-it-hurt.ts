import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

/**
 * No animal can say where it hurts, so the vet has to look until it is found. In the evening the vet is the patient, cannot
 * say either, and is looked at by all of them.
 */
export const WHERE_DOES_IT_HURT: EventPlot = { id: 'where-does-it-hurt', young, middle, old };

const TITLES = ['where does it hurt?', 'next, please', 'the waiting room', 'who looks after the vet?'] as const;
const REFRAIN = 'Where does it hurt?';

interface Parts {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly D: Figure;
  readonly d: string;
  readonly R: Figure;
  readonly r: string;
  readonly P: Figure;
  readonly p: string;
}

function partsOf({ K, k, G, g, company, chance }: Going): Parts {
  const D = company.meet('dog');
  const R = company.meet('rabbit');
  const P = company.meet('tortoise');
  return { title: titled(chance.pick(...TITLES)), K, k, G, g, D, d: D.name, R, r: R.name, P, p: P.name };
}

function young(going: Going): Told {
  const { title, K, k, D, d, R, r, P, p } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'doctor', camera: 'wide', actors: [seen(K, 'stand', 'proud', 'stethoscope')] },
        `${k} is a vet. The poorly animals wait at the door. "Next, please!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(D, 'stand', 'sad')] },
        `In comes ${D.introduced}. Hop, hop, on three legs. "${REFRAIN}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(D, 'stand', 'happy')], things: ['rock'] },
        `${k} looks at each paw. A little stone! Out it comes. Wag, wag!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(R, 'sit', 'sad')] },
        `Next, please! ${R.introduced} has one ear down. "${REFRAIN}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(R, 'jump', 'happy')], things: ['leaf'] },
        `${k} looks in the ear. A prickly leaf! Out it comes. Up goes the ear!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(P, 'sit', 'sad')] },
        `Next, please! ${P.introduced} will not come out. "${REFRAIN}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'calm'), seen(P, 'sit', 'happy')], things: ['blanket'] },
        `${k} feels the shell. Brr, cold! A warm blanket. Out comes ${p}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(D, 'stand', 'worried'), seen(R, 'sit', 'worried')],
        },
        `Now the vet sits down. Oh, dear. "${REFRAIN}" says ${d}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(D, 'sit', 'calm'), seen(R, 'sit', 'calm'), seen(P, 'sit', 'calm')],
        },
        `They look and look. "It is the feet!" says ${r}. ${d} lies down on them. Warm!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(P, 'sleep', 'sleepy')],
        },
        `${p} lends ${k} the blanket. Now nobody is poorly. Good night, vet.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, D, d, R, r, P, p } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'wide',
          actors: [seen(K, 'stand', 'proud', 'stethoscope'), seen(G, 'stand', 'happy')],
        },
        `At nine o'clock the vet opened the door. The vet was ${k}, in a white coat with the sleeves rolled up. All along the wall sat poorly animals. "Next, please," said ${k}, and washed both hands.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(D, 'stand', 'sad')] },
        `The first was ${D.introduced}, who came in on three legs. "${REFRAIN}" said ${k}. That is the hard part about being a vet. ${d} only looked at the ceiling. They never tell you. You have to find it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(D, 'stand', 'happy')], things: ['rock'] },
        `So ${k} started at the nose. The nose was cold, and that was right. The tail was at the back, and that was right. Then ${k} looked between the toes. There sat a stone, as small as a pea. Out it came, and the fourth leg came down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(R, 'sit', 'sad')] },
        `"Next, please!" It was ${R.introduced}, with one ear up and one ear down. "${REFRAIN}" said ${k}. ${r} looked at the floor. "I can't hear you," said ${k}, and had a thought. "Can you hear me?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy', 'torch'), seen(R, 'jump', 'happy')], things: ['leaf'] },
        `${k} shone the torch down the ear that hung. At the bottom there was a prickly leaf, with a thing like a hook. "Hold still," said ${k}. It was out before you could say rabbit. Up shot the ear, and ${r} jumped at the noise of everything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried'), seen(P, 'sit', 'sad')] },
        `"Next, please!" On the table sat a shell. Nobody was at the door of it. "That's ${P.introduced}," said the others. "${REFRAIN}" said ${k}, into the hole. There was no answer, not even a look at the ceiling.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'calm'), seen(P, 'sit', 'happy')], things: ['blanket'] },
        `What can you find, if nobody comes out? ${k} laid an ear on the shell, and jumped. It was as cold as a stone. So that was where! ${k} wrapped it in a blanket and sat with it on one arm. At eleven a nose came out. "Ah," said ${p}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'stand', 'sleepy'), seen(G, 'stand', 'worried')] },
        `There was a parrot with a sore throat, and a frog with a sneeze. There was a cat who had nothing at all, and liked to be asked. At five ${k} sat down on the floor, and did not get up. "What is it?" said ${g}. ${k} did not know.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'worried'), seen(K, 'sit', 'sad'), seen(R, 'sit', 'worried')] },
        `The door opened by a nose. They had all come back. "${REFRAIN}" said ${d}. ${k} looked at the ceiling. "I can't say. It's just all of me." "They never tell you," said ${r}. "You have to find it." So they began at the nose.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(D, 'sleep', 'calm'), seen(R, 'sit', 'calm'), seen(P, 'sit', 'calm')],
          things: ['blanket'],
        },
        `The nose was right. The ears were right. Then ${d} sniffed at two feet that had stood up since nine. "Here," said ${d}, and lay down across them, as heavy as a rug. ${p} brought the blanket back. It took some time. It was still warm.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm'), seen(D, 'sleep', 'sleepy')],
        },
        `That night there was hardly room to put out the light. "Who's next?" whispered ${g}. "Nobody," said ${k}, with both eyes shut. "We're all better." Only the cat put up a paw. It wanted to be asked once more.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { title, K, k, G, g, D, d, R, r, P, p } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'wide',
          actors: [seen(K, 'stand', 'proud', 'stethoscope'), seen(G, 'stand', 'happy')],
        },
        `On Monday the real vet's car would not start, and so ${k} was the vet. There was a coat, which came down to the ankles, and a drawer full of plasters. Along the wall sat the poorly animals, and none of them looked at any other. "It's mostly washing your hands," said ${g}, who did the telephone. "And then finding out what's the matter." "Next, please," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(D, 'stand', 'sad')] },
        `First came ${D.introduced}, on three legs, carrying the fourth like something borrowed. "${REFRAIN}" said ${k}. ${d} gazed at the ceiling. You could have asked a sofa. That's the difficulty about being a vet, and no one mentions it. A doctor can say, "Where does it hurt?" and get told. A vet has to say it all the same, to be polite. Then a vet has to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(D, 'stand', 'happy')], things: ['rock'] },
        `${k} started at the nose, so as to leave nothing out. It was cold and damp, as it ought to be. The ribs went in and out. The tail was on. By then ${d} had stopped trembling, and that was worth knowing too. It was between the third toe and the fourth, a bit of gravel no bigger than a pea. "All that," said ${k}, "for this?" ${d} put the leg down, and looked amazed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(R, 'sit', 'sad')] },
        `"Next, please!" It was ${R.introduced}, with one ear up and one ear down, like a clock at twenty-five to one. "${REFRAIN}" said ${k}. ${r} went on washing a paw. ${k} said it again from the other side, and ${r} leaped into the air. "It doesn't hurt anywhere," said ${k} slowly. "You just didn't know that I was there." Nobody had thought to stand on the other side.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy', 'torch'), seen(R, 'jump', 'happy')], things: ['leaf'] },
        `Down at the bottom of the ear, in the light of the torch, there was a burr off a hedge. It had a hundred hooks. ${k} had to breathe out, and hold, and not hurry. It's the most useful thing that one can learn, and it took eleven minutes. Then up went the ear. ${r} sat there, and heard the tap, and the tram, and somebody in the wall. You could see each of them arrive.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried'), seen(P, 'sit', 'sad')] },
        `After that they put a shell on the table. It was ${P.introduced}, or so it said on the box. "${REFRAIN}" said ${k}, in at the front. There was no answer. There was no nose to start from, and there was no tail. ${k} turned over four pages of the book. Every one of them began, "Examine the animal." "I would," said ${k}, "if there was any."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'calm'), seen(P, 'sit', 'happy')], things: ['blanket'] },
        `But one can always look at what there is. ${k} laid a cheek against the shell, to listen, and took it away again. It was as cold as a step. It had come in a box, and stood in a draught, and nobody had touched it all morning. ${k} went and got a blanket. There was nothing to be clever about. One just had to sit there, and be warm. At a quarter past twelve a nose came out, and said, "Ah."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'stand', 'sleepy'), seen(G, 'stand', 'worried')] },
        `There was a parrot with a frog in its throat, and a frog with hay fever. There was a cat who had nothing the matter, and came in twice, for the conversation. At half past five they shut up. ${k} got as far as the waiting room and sat down on the floor under the clock. "What's wrong?" said ${g}. ${k} opened a mouth, and found that there was nothing in it. One could only look at the ceiling.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'worried'), seen(K, 'sit', 'sad'), seen(R, 'sit', 'worried')] },
        `There was a bump at the door. It was ${d}, with ${r} behind, and a long way after that came ${p}. "${REFRAIN}" said ${d}. It was asked to be polite. "I don't know," said ${k}. "I'm not hurt. It's sort of all over." They looked at each other. "They can't tell you," said ${r}. "You've got to start at the nose." It was cold and damp, as a nose ought to be, if one has been trying not to cry.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(D, 'sleep', 'calm'), seen(R, 'sit', 'calm'), seen(P, 'sit', 'calm')],
          things: ['blanket'],
        },
        `They did it properly, from there on down. ${r} listened to the ribs, with the good ear. It was ${d} who came to the feet. They had been stood on since nine o'clock that morning, and had said nothing. ${d} lay down across them, all of it, like a rug that has been in the sun. ${p} had gone to fetch the blanket. When it came, it was warm still on one side. "Ah," said ${k}. That's all one ever says, when it has been found.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm'), seen(D, 'sleep', 'sleepy')],
        },
        `The real vet telephoned at eight. The car was mended. "How did they get on?" "There's nobody left who's ill," said ${g}, and looked round the bedroom door. There was a good deal in that bed, and most of it was snoring. "I'd say that the vet has been seen." At the end of the row the cat lifted its head. "${REFRAIN}" said ${g}, softly. It was only to be polite. The cat lay down again, quite cured.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './greets-old.ts';
import { refrainOf, SHORT, smallOne, titlesOf } from './greets-parts.ts';

/** Whoever is polite to everything in the dark, in case it is somebody, is what somebody else is afraid of. */
export const GREETS: EventPlot = {
  id: 'greets',
  when: /\b(?:dark\w*|night\w*)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, K, G, a, k, Gcap, chance } = going;
  const X = smallOne(going);
  const x = X.name;
  const refrain = chance.pick(...SHORT);
  return {
    title: titled(chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'scared')] },
        `This is ${A.introduced}. It is night. ${a} is afraid of the dark.`,
        `Here is ${A.introduced}. Night is here too. "I hate the dark," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'worried'), seen(K, 'stand', 'calm'), seen(G, 'stand', 'calm')] },
        `${A.His} blanket is out by the gate. ${k} comes too. ${Gcap} holds the door.`,
        `Where is the blanket? Out there, by the gate! ${k} comes along. ${Gcap} holds the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'scared'), seen(K, 'look-up', 'calm')], things: ['broom'] },
        `Oh! Somebody tall and thin! "${refrain}" says ${a}. It is a broom.`,
        `Something tall is there! "${refrain}" says ${a}. It is a broom.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'worried'), seen(K, 'stand', 'calm')], things: ['wheelbarrow'] },
        `Oh! Somebody fat, with two arms! "${refrain}" It is only the barrow.`,
        `Something fat is there! "${refrain}" "That is the barrow," says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'calm'), seen(K, 'stand', 'happy')], things: ['gate'] },
        `And there is the gate. "${refrain}" says ${a}. Creak! And there is the blanket.`,
        `"${refrain}" says ${a}. Creak! It is the gate. And there is the blanket!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['blanket'],
        },
        `Oh! The blanket moves! ${a} jumps. And the blanket jumps too.`,
        `${a} takes the blanket. It wriggles! "Help!" says ${a}. "Help!" says the blanket.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hide', 'scared'), seen(A, 'kneel', 'surprised')], things: ['blanket'] },
        `Out comes ${X.introduced}. "Hide!" says ${x}. "There is something big in the dark!"`,
        `It is ${X.introduced}. "Come under," says ${x}. "Something big is out there!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'worried'), seen(A, 'stand', 'surprised'), seen(K, 'stand', 'happy')],
        },
        `"What does it do?" says ${a}. "It says good evening," says ${x}. "To the broom!"`,
        `"It talks," says ${x}. "It said good evening to the barrow!" "Oh!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(X, 'jump', 'happy'), seen(K, 'cheer', 'happy')] },
        `"That was me!" says ${a}. "I am the something big!" They laugh and laugh.`,
        `"But that is me!" says ${a}. ${x} looks up. "You? You are nice!" says ${x}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `Bedtime. It is dark. "${refrain}" "Good evening!" says the dark.`,
        `In bed it is dark. "${refrain}" "Good evening!" says somebody outside.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, Gcap, chance } = going;
  const X = smallOne(going);
  const x = X.name;
  const refrain = refrainOf(going);
  return {
    title: titled(chance.pick(...titlesOf(a))),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'scared')] },
        `By day ${A.introduced} was afraid of nothing. But the dark was another matter. "It isn't empty," said ${a}. "There's something big in it. I can feel it looking."`,
        `${A.introduced} did not like the dark one bit. "Somebody's out there," said ${a} every night. "Somebody big." Then ${a} went in and shut the door, twice.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'worried'), seen(K, 'stand', 'calm'), seen(G, 'stand', 'calm')] },
        `And then, one night, the blanket was not in the bed. It was still out on the grass by the gate. ${a} could not sleep without it. "I'll come with you," said ${k}. ${Gcap} stood in the door, and kept an eye on them.`,
        `One evening ${a} had lain by the gate on the blanket. And at bedtime the blanket was still out there. "I need it," said ${a}, "and I can't go." "We can go together," said ${k}. ${Gcap} held the door, and watched them go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'scared'), seen(K, 'think', 'curious')] },
        `"And what if we meet it?" said ${a} on the step. ${k} thought. "Then we say good evening," said ${k}. "Nobody is cross with people who say good evening."`,
        `"What do you do if somebody is there?" whispered ${a}. "What you always do," said ${k}. "You say good evening. Then they say it too, and it's all right."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'scared'), seen(K, 'look-up', 'calm')], things: ['broom'] },
        `Right outside stood somebody tall and thin, with wild hair. "${refrain}" said ${a}, very fast. It did not answer. ${k} felt it from top to bottom. "It's the broom," said ${k}.`,
        `At the corner there was somebody thin, leaning on the wall. "${refrain}" said ${a}, with shut eyes. Nothing happened. "You've been very polite," said ${k}, "to the broom."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'worried'), seen(K, 'stand', 'happy')], things: ['wheelbarrow'] },
        `A bit further on crouched a fat one, with its arms stuck out. "${refrain}" said ${a}. It had one wheel. "Good evening, barrow," said ${k}.`,
        `Behind the hedge sat somebody wide. Two long arms reached for them. "${refrain}" said ${a}. ${k} patted it, and it rang like a pan. It was the barrow.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'calm'), seen(K, 'walk', 'happy')],
          things: ['watering-can', 'gate'],
        },
        `After that ${a} said it to everything, to be on the safe side. The watering can was told, and both the trees. "${refrain}" said ${a} to the gate. The gate creaked back. "That's a nice one," said ${a}.`,
        `"${refrain}" said ${a} to the watering can. "${refrain}" That was for the gate. It got easier every time. "Nobody has been rude so far," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['blanket'],
        },
        `There lay the blanket. ${a} took hold of one corner. Something took hold of the other! "Help!" cried ${a}. "Help!" cried the blanket.`,
        `And there was the blanket, with a lump in it. ${a} bent down. The lump was shaking. "Good evening?" said ${a}. "Eek!" said the lump.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'hide', 'scared'), seen(A, 'kneel', 'surprised'), seen(K, 'kneel', 'curious')],
          things: ['blanket'],
        },
        `Under it sat ${X.introduced}, no bigger than a bun. "Come in, quick!" hissed ${x}. "It's out there. It's enormous!" So ${a} crept in as well, and shivered too.`,
        `A nose came out. It was ${X.introduced}. "Get under here!" whispered ${x}. "There's something in the dark. It's huge, and it's coming closer." At once ${a} was under there as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'scared'), seen(A, 'sit', 'surprised')] },
        `"I knew it," said ${a}. "What does it do?" "It talks," said ${x}. "It talks to the barrow! It goes from one to the next and says good evening." It grew very quiet under the blanket.`,
        `"Have you seen it?" said ${a}. "No," said ${x}. "I've heard it. First by the broom, then by the gate. Good evening, it says! Who says that to a gate?" ${a} did not answer for a while.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(X, 'look-up', 'surprised'), seen(K, 'stand', 'happy')],
        },
        `"That's not a something," said ${a}, slowly. "That's me." ${x} looked up, and up. "You're it? The big thing in the dark?" "I think I am," said ${a}. "I've been looking for it all this time." Then ${k} began to laugh, and so did they.`,
        `"It was me," said ${a}. "I was saying it just in case." "In case of what?" said ${x}. "In case of something big," said ${a}. They looked at each other. ${k} laughed first.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `They took ${x} home, past the barrow and the broom. That night ${a} left the window open. "${refrain}" said ${a} to all that dark. "Good evening!" called something small.`,
        `${x} was seen home, right to the door. ${k} was asleep soon. But ${a} lay and looked at the dark for a bit. "Something big is in it," said ${a}, and yawned. "It's me. ${refrain}" And a tiny voice outside said it back.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './a-paw-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Somebody hugs everybody and is come to by nobody, until one who knows how shows the way: a paw is held out, and left there. */
export const A_PAW: EventPlot = { id: 'a-paw', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, Ncap, Q, kind } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'cheer', 'excited'), seen(A, 'stand', 'surprised')],
        },
        `In came ${N.introduced}. "A hug!" said ${n}. Here is ${A.introduced}.`,
        `Here is ${A.introduced}. Here comes ${N.introduced}. "A hug!" said ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(N, 'stand', 'surprised')] },
        `"${refrain}" said ${a}. ${Ncap} got a paw to shake.`,
        `"${refrain}" ${a} held out a paw. ${Ncap} shook it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'happy'), seen(A, 'wave', 'calm')] },
        `"A kiss, then!" said ${n}. "${refrain}" ${a} waved.`,
        `"Just a kiss!" said ${n}. "${refrain}" said ${a}. ${a} waved.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'run', 'happy'), seen(A, 'hide', 'determined'), seen(B, 'stand', 'calm')],
          things: ['chair'],
        },
        `"A tickle!" said ${n}. "${refrain}" ${a} stood behind a chair. ${B.introduced} stood there, too.`,
        `"A tickle!" said ${n}. ${a} had a chair. ${B.introduced} sat on it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'excited'), seen(Q, 'run', 'surprised')], things: ['chair'] },
        `Then ${n} saw ${Q.introduced}. "A hug!" Zoom! Under the chair!`,
        `Look, ${Q.introduced}! "A hug!" said ${n}. Zoom, under the chair.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'calm')] },
        `"They all run," said ${n}. "You run first," said ${a}.`,
        `"It never comes to me," said ${n}. "You grab," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(Q, 'walk', 'curious')] },
        `${a} sat and held out a paw. Wait. Out came the ${kind}.`,
        `${a} sat down. One paw out. Wait, wait. The ${kind} came!`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'determined'), seen(Q, 'walk', 'calm')] },
        `Now ${n} sat. One hand out. No, said the ${kind}, and went.`,
        `${Ncap} sat down, too. One hand out. The ${kind} walked by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'calm'), seen(A, 'sit', 'calm')] },
        `${Ncap} did not run. ${Ncap} did not grab. ${a} and ${n} waited.`,
        `"That was a no," said ${a}. "So I wait," said ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(Q, 'sit', 'sleepy'), seen(B, 'stand', 'happy')],
          things: ['cake'],
        },
        `Up came the ${kind}, onto that lap! "Cake?" said ${b}. "${refrain}" said ${n}.`,
        `The ${kind} sat on ${n}. "Come and have cake," said ${b}. "${refrain}" said ${n}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, N, n, Ncap, Q, kind } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(N, 'cheer', 'excited'), seen(A, 'stand', 'calm')] },
        `${N.introduced} came to tea with both arms open. They were open before the door was. "A hug for ${a}!" said ${n}. Now ${A.introduced} liked some hugs, from some people, on some days.`,
        `One could hear ${N.introduced} coming, by the sound of arms. ${Ncap} had hugged the gate already, and the postman. Next was ${A.introduced}. "A hug!" cried ${n}. It was only Tuesday.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(N, 'stand', 'surprised')] },
        `This was not one of the days. "${refrain}" said ${a}. "But I'd like to shake paws." And ${a} held one out. The arms stayed up in the air, like a coat stand.`,
        `${a} thought about it, and found that the answer was no. "${refrain}" said ${a}. "You can have a paw." ${Ncap} looked at it. It was a very polite paw.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'happy'), seen(A, 'wave', 'calm')] },
        `"A little kiss, then," said ${n}. "Just there, where your cheek is." ${a} was using that cheek. "${refrain}" said ${a}. A wave came from the far side of the rug.`,
        `"Then it's a kiss," said ${n}, with a mouth like a plum stone. "${refrain}" said ${a}, and waved instead. A wave goes quite a long way. It isn't wet, either.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'run', 'happy'), seen(A, 'hide', 'determined'), seen(B, 'stand', 'calm')],
          things: ['chair'],
        },
        `"A tickle!" said ${n}, and all ten fingers came walking. One laughs when one is tickled. It doesn't mean yes. It's just the noise it makes. "${refrain}" said ${a}, behind a chair. ${B.introduced} stood there, too.`,
        `Then the fingers came, for a tickle. ${a} put a chair in between. ${B.introduced} sat on it. "${refrain}" said ${a}. "If I laugh, it's only the tickle that's laughing."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'sad'), seen(A, 'reach', 'calm')] },
        `${Ncap} sat down, and had two arms too many. "I only want to be friends," said ${n}. "So do I," said ${a}. "That's what the paw is for." They shook, very carefully.`,
        `"Don't you like me?" said ${n}, and sat down. "I do," said ${a}. "I like you and I don't want a hug. It's both." They shook a paw. It was new to ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'excited'), seen(Q, 'run', 'surprised')], things: ['chair'] },
        `Just then ${Q.introduced} came in from the garden. "Oh, come here!" cried ${n}, and ran, arms first. There was a sort of wind. Then the ${kind} was under the chair.`,
        `A head came round the door. It was ${Q.introduced}. "Who wants a hug?" cried ${n}, and jumped up. Nobody did. There were only two ears, under the chair, going flat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(N, 'stand', 'sad')] },
        `"They always run away," said ${n}. "You always run up," said ${a}. "Watch me." ${a} sat down on the floor. One paw went out, and stayed there. Then ${a} looked at the wall.`,
        `"I love them all," said ${n}, "and not one has ever come." ${a} sat down on the floor. "You don't do anything," said ${a}. "You hold out a paw. It's like asking."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'walk', 'curious'), seen(A, 'sit', 'happy')] },
        `First there was a nose. Then came the rest of the ${kind}, bit by bit. It smelled ${a} all over, and put its head right into that paw. "You see?" said ${a}.`,
        `For a long time there was nothing. Then out stepped the ${kind}, one foot after another, and leaned on ${a}. "And if it had said no?" asked ${n}. "Then it's no," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'determined'), seen(Q, 'walk', 'calm')] },
        `So ${n} got down on the floor, knee by knee. Out came one hand. It's hard just to leave it there. The ${kind} walked by, and went to look out of the window.`,
        `${Ncap} sat down, too, and put out one hand. It shook a bit. The ${kind} looked at it, thought, and walked away. "That was a no," said ${n}, quite low.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(Q, 'sit', 'sleepy')], things: ['cup'] },
        `"Thank you for telling me," said ${n} to the ${kind}. ${Ncap} had a cup of tea on the floor instead. Then, in its own good time, the ${kind} sat on ${n}.`,
        `But ${n} didn't get up and grab. ${Ncap} only sat, and drank a whole cup of tea. So the ${kind} came back, as if it were going that way. It sat on ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(N, 'sit', 'happy'),
            seen(Q, 'sleep', 'calm'),
            seen(A, 'reach', 'happy'),
            seen(B, 'stand', 'happy'),
          ],
          things: ['cake'],
        },
        `"Come to the table," called ${b}. "There's cake!" "${refrain}" said ${n}, in a whisper. "I've been chosen." ${a} held out a paw. ${Ncap} shook it, without waking the ${kind}.`,
        `"Do get up," said ${b}. "It's chocolate cake." "${refrain}" said ${n}. There was a ${kind} in the way. So ${a} brought the cake down to the floor, in one paw.`,
      ),
    ],
  };
}

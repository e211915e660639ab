import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './both-ways-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** All hide something and run; they wait in the dark for one who is out, and who remembers whom they forgot themselves. */
export const BOTH_WAYS: EventPlot = { id: 'both-ways', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, B, b, N, n, D, d } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'wave', 'excited')] },
        `It was ${A.names} birthday. ${A.introduced} ran out. "Good morning!"`,
        `${A.introduced} woke up. A birthday! ${a} ran out. "Good morning!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'surprised'), seen(A, 'stand', 'happy')], things: ['bowl'] },
        `${B.introduced} hid a bowl. "Oh! ${refrain}" Off went ${b}.`,
        `${B.introduced} had a bowl. "Oh!" It was gone. "${refrain}" Off went ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hide', 'surprised'), seen(A, 'stand', 'surprised')], things: ['ribbon'] },
        `${N.introduced} hid a ribbon. "Oh! ${refrain}" Off went ${n}.`,
        `${N.introduced} had a ribbon. "Oh!" It was gone. "${refrain}" Off went ${n}.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['biscuit'] },
        `"Everybody forgot my birthday," said ${a}. ${a} had one biscuit. "Happy birthday, me."`,
        `${a} sat down. "Everybody forgot!" There was one biscuit. "Happy birthday, me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'shy'), seen(A, 'sit', 'surprised')], things: ['biscuit'] },
        `"What is a birthday?" That was ${D.introduced}. ${d} never had one.`,
        `"Is that a birthday?" said ${D.introduced}. "I never had one."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(D, 'sit', 'happy')], things: ['biscuit'] },
        `"Have half of mine," said ${a}. Half for ${d}. Crunch. "I like birthdays," said ${d}.`,
        `"You can have half," said ${a}. Crunch, crunch. "It is good," said ${d}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'hide', 'excited'), seen(N, 'sit', 'excited')],
          things: ['cake'],
        },
        `And who sat in the dark? ${b} and ${n}, with a cake. "Shh! Not yet!"`,
        `But look. ${b} and ${n} are in the dark. They have a cake! "Shh!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'worried'), seen(N, 'stand', 'worried')],
          things: ['cake', 'clock'],
        },
        `They sat and sat. Tick, went the clock. "Where is ${a}?" said ${b}.`,
        `Nobody came. Tick, went the clock. "But where is ${a}?" said ${n}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'shout', 'excited'), seen(N, 'cheer', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['cake', 'candle'],
        },
        `Out they ran, with the cake. "There!" called ${b}. "Surprise, ${a}!"`,
        `So they took the cake and ran. "Surprise!" called ${n}. "Surprise, ${a}!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hug', 'happy'), seen(D, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['cake'],
        },
        `They had not forgotten. ${a} had a big bit. And ${d}? ${d} had half.`,
        `Nobody had forgotten it. "Half is for ${d}," said ${a}. "It is a double birthday."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, B, b, N, n, P, p } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'wave', 'excited')] },
        `${A.introduced} had a birthday, from the moment of waking up. It is not the sort of thing one says oneself. So ${a} went out, and walked about like somebody with a birthday.`,
        `Some days are yellow all over. It was ${A.names} birthday. ${A.introduced} went out to be wished a happy one.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'surprised'), seen(A, 'stand', 'happy')], things: ['bowl'] },
        `First came ${B.introduced}, with something round under one arm. "What a day!" said ${a}. "Is it?" said ${b}, and went red. "It's Tuesday. ${refrain}" It had looked like a bowl.`,
        `"Do you know what day it is?" said ${a} to ${B.introduced}. "Tuesday," said ${b}, very fast, and sat on a bowl. "All day. ${refrain}" And ${b} was gone, and so was the bowl.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hide', 'surprised'), seen(A, 'stand', 'surprised')], things: ['ribbon'] },
        `Then it was ${N.introduced}, with a red ribbon coming out behind. "I'm one year more than yesterday," said ${a}, to help. "How nice! ${refrain}" said ${n}. The ribbon went round the corner a good deal later.`,
        `Round the corner came ${N.introduced}, hiding a ribbon. It was too long to hide. "I feel older," said ${a}. "It's the weather," said ${n}. "${refrain}" It took the ribbon some time to go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'worried'), seen(A, 'stand', 'sad')], things: ['candle'] },
        `${P.introduced} had candles in both ears. "It's for the noise," said ${p}. "${refrain}" And that was the last of them. There was nobody in the street but ${a}.`,
        `The last one was ${P.introduced}, who rattled. "What have you got there?" said ${a}. "Nothing," said ${p}, and a candle fell out. "${refrain}" Then the street was empty.`,
      ),
      page(
        { setting: 'pond', camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['biscuit'] },
        `So everybody had forgotten. ${a} went down to the bridge with one biscuit. "I'd never do that," said ${a} to the ducks. "I always remember. I remembered ${n}, and I remembered ${p}. And I remembered..."`,
        `"Everybody forgot my birthday," said ${a}, on the bridge, to a biscuit. "I don't forget people. I had a card for ${n}. I had a kite for ${p}. And for ${b} I had..."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'surprised')], things: ['biscuit'] },
        `There ${a} stopped. ${B.names} birthday was in March. In March ${a} had been busy with a boat. There had been no card, and no kite. There had been nothing. "Oh, no," said ${a}. "I forgot ${b}. And ${b} never said a word."`,
        `For ${b} there had been nothing. It was in March. There had been snow, and the day had gone by. ${a} sat with an open mouth. "It was me," said ${a}. "I'm the one who forgets."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'hide', 'excited'), seen(N, 'sit', 'excited'), seen(P, 'sit', 'sleepy')],
          things: ['cake'],
        },
        `And who sat in ${A.names} house, in the dark, behind the sofa? There were three of them, and a cake. "Not yet," whispered ${b}. "When the door opens, we all shout." "My foot has gone to sleep," said ${n}. They had been there since two.`,
        `In ${A.names} house, meanwhile, it was dark, and somebody breathed. "Don't shout until the door opens," said ${b}. "When will it open?" said ${n}. "I've got a knee in the cake," said ${p}. It was a long time for a secret to sit still.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(A, 'run', 'determined', 'biscuit')], things: ['biscuit'] },
        `${a} put a daisy in the biscuit, since there was no candle. "It's late," said ${a}, "but it isn't too late." And off ${a} ran to ${B.names} house. "${refrain}" said ${a} to the ducks.`,
        `One can't put March right. But one can run. ${a} stuck a daisy into the biscuit, and ran for ${B.names} door. "Do you want to play?" said a duck. "${refrain}" said ${a}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'worried', 'biscuit')], things: ['biscuit'] },
        `${a} knocked, and nobody came. How could they? ${b} was behind the sofa. And behind the sofa ${b} stood up. "We've got it all, but for ${a}," said ${b}. "I'm going to look." So they all ran, one way and the other way.`,
        `At ${B.names} there was nobody in. And in ${A.names} house ${b} had had enough of the dark. "A surprise is no use without ${a}," said ${b}. "Bring the cake." Out they went by the back, and ${a} went home by the front.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'surprised', 'biscuit'), seen(B, 'cheer', 'surprised'), seen(N, 'run', 'happy')],
          things: ['cake', 'biscuit'],
        },
        `They met on the bridge, so hard that the daisy fell off. "Happy birthday!" they both shouted. "Why me?" said ${b}. "It was in March," said ${a}. "I forgot. I'm so sorry." And ${b} looked at the biscuit, and could not say a thing.`,
        `It was on the bridge that they met, both at a run. "Happy birthday!" cried ${b}, out of breath. "Happy birthday!" cried ${a}. "But it's yours!" said ${b}. "This one is," said ${a}. "I've brought you the one from March."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(P, 'cheer', 'happy')],
          things: ['cake'],
        },
        `So they had it there, the cake first and then the biscuit. "Didn't you guess?" said ${n}. "No," said ${a}. "You were all so ordinary." It was late when somebody yawned. "${refrain}" said ${b}, and stayed.`,
        `They ate the cake on the bridge, and broke the biscuit in two. ${b} kept the daisy. "We were sure that you'd seen the ribbon," said ${n}. "I thought that it was the fashion," said ${a}.`,
      ),
    ],
  };
}

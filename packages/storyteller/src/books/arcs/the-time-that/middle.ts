import type { Told } from '../../arc.ts';
import { cap } from '../wording.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { saidAt, titleOf, type TheTimeThat } from './parts.ts';

const MOST = 14;
const REFRAINS = [
  'Remember this bit',
  'This bit goes in',
  'Keep this bit',
  'Hold on to this bit',
  'We shall want this bit',
  'Mark this bit',
];

/** For ages 5 to 7: a knot for every bit of the story, and one that somebody else has tied. */
export function middle(bound: TheTimeThat): Told {
  const { K, G, P, animal, where, all, at, isByNight, company } = bound;
  const { chance } = company;
  const { first, between, last, saidFirst, saidBetween, saidLast, echo, day, still, stillNow, others } = saidAt(
    MOST,
    bound,
  );
  const refrain = chance.pick(...REFRAINS);
  const [k, g, p] = [K.name, G.name, P.name];
  const [Gcap, Kcap] = [cap(g), cap(k)];
  const time = isByNight ? 'night' : 'day';
  const [second, third] = between;
  const told = saidBetween[0] === undefined ? '' : ` Then came the second knot. "${saidBetween[0]}."`;
  return {
    title: titleOf(bound),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'sit', 'curious'), seen(G, 'stand', 'calm')],
        },
        `Every family has a story that it tells. ${p} next door had a ${animal} in hers, and a ${where}. She told it on Sundays, with both arms. "What's ours?" said ${k}. ${Gcap} thought about it. "We had soup once," said ${g}. "It was rather hot."`,
        `${p} had a story about a ${animal} on a ${where}. She told it at every birthday, until people cried with laughing. "Which is ours?" said ${k}. ${Gcap} looked at the sky. "There was the soup," said ${g}. "It was hot." It was not a ${animal} on a ${where}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'hold', 'determined', 'string')], things: ['string'] },
        `So ${k} put a piece of string in one pocket. A story is only bits, in the right order. There would be a knot for each, and none would get lost. Then, for a week, nothing happened at all.`,
        `A story goes in bits, and bits get lost. So ${k} found some string, to tie a knot in for each. It went everywhere in one pocket, quite straight. "Any day now," said ${k}.`,
      ),
      page(
        {
          setting: at,
          time,
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['string'],
        },
        `Then came the ${day}. There were ${all}, and it was like any other. And then it wasn't. ${first} "Oh!" said ${k}. "${refrain}!" And the string had its first knot.`,
        `It was a ${day} like any other, with ${all} in it. ${first} Nobody spoke. "${refrain}," said ${k}. That was the first knot in the string.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cover', 'worried'), seen(K, 'stand', 'excited')] },
        `"That has never happened before," said ${g}. "Never," said ${k}. It was the best beginning that ${k} had ever been in. It was a good deal better than soup.`,
        `"Of all the things," said ${g}, and sat down. ${Kcap} did not sit down. It was much better than soup. "What comes next?" said ${k}. "I wish I knew," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'string'), seen(G, 'sit', 'calm')], things: ['string'] },
        ...(second === undefined
          ? [
              `${Gcap} shut both eyes, counted up to ten, and looked again. ${still} There was half a biscuit with the string. They had a crumb each. "${refrain}," said ${k}. That was the second knot.`,
              `"I shall look away," said ${g}, "and then I shall look back." ${still} So ${k} shared out half a biscuit, with some string on it. "${refrain}," said ${k}, and tied the second knot.`,
            ]
          : [
              `That was not all. ${second} "${refrain}!" said ${k}. That was the second knot in the string. "Must you?" said ${g}. "It's getting better," said ${k}. "It's getting worse," said ${g}. They were both right.`,
              `Then the next thing came. ${second} ${Gcap} began to say something, and did not. "${refrain}," said ${k}. That was the second knot in the string. "It's as good as a ${where}, this."`,
            ]),
      ),
      ...(third === undefined
        ? []
        : [
            page(
              { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
              `And still that was not all. ${third} "Is there much more of it?" said ${g}. "I hope so," said ${k}, and tied the third knot.`,
              `${third} There was a third knot now. ${Gcap} had stopped saying anything. There are no words for a third thing.`,
            ),
          ]),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')], things: ['string'] },
        `Then came the long bit. There's one in everything, and people leave it out.${second === undefined ? '' : ` ${stillNow}`} ${Kcap} was tired, and hungry, and not at all funny.${others === null ? ' The string fell down, and stayed there.' : ` Even ${others} had gone quiet.`} "I don't want it to be a story," said ${k}. "I want it to be over."`,
        `After that nothing came, for a long time. Nobody tells you about that. ${second === undefined ? `A ${animal} takes two minutes, on a Sunday.` : stillNow} This went on until ${K.names} chin was down.${others === null ? '' : ` Even ${others} had nothing to say.`} The string hung out of the pocket. "It can stop now," said ${k}. "I don't want any more bits."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'calm', 'string'), seen(K, 'sit', 'curious')],
          things: ['string'],
        },
        `${Gcap} did not say that it would soon be over. ${Gcap} didn't know. ${Gcap} took the string and tied a knot in it. It was a bad one, as fat as a bean. "${refrain}," said ${g}.`,
        `"No," said ${g}. "Nor do I." They sat and looked at that. Then ${g} took hold of the string. It took three goes, and it came out like a bean with ears. "There," said ${g}. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(G, 'cheer', 'happy')] },
        ...(last === null
          ? [
              `And then it was over, as if somebody had put a lamp on. They stood there and blinked. ${Kcap} looked at ${g}, and ${g} looked at ${k}. It began with a sort of hiccup. ${others === null ? 'After that they had to hold on to each other.' : `Then ${others} had it, too, and there was no stopping it.`}`,
              `It ended the way it had begun, all at once, with nobody ready. Somebody made a noise like a kettle. It was ${g}. "Don't," said ${k}, but by then ${k} had it too. ${others === null ? 'They laughed until they could hardly stand.' : `After that it got ${others}, and nobody could stand up.`}`,
            ]
          : [
              `Nobody was ready for what came then. ${last} ${Kcap} looked at ${g}, and ${g} looked at ${k}. It began with a sort of hiccup. ${others === null ? 'After that they had to hold on to each other.' : `Then ${others} had it, too, and there was no stopping it.`}`,
              `And then! ${last} Somebody made a noise like a kettle. It was ${g}. "Don't," said ${k}, but by then ${k} had it too. ${others === null ? 'They laughed until they could hardly stand.' : `After that it got ${others}, and nobody could stand up.`}`,
            ]),
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'hold', 'proud', 'string'), seen(G, 'stand', 'happy')],
          things: ['string'],
        },
        `On Sunday ${p} did the ${animal}, and then the ${where}. People wiped their eyes. "And you?" she said to ${g}, as she always did. "Is it still the soup?" But ${k} had stood up, and had a piece of string in one hand.`,
        `On Sunday there were buns, and then there was the ${animal}. "Now yours," said ${p} to ${g}, to be kind. "Or is it the soup?" It went quiet. ${Kcap} was pulling something out of one pocket, and it had knots in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'proud'), seen(P, 'sit', 'surprised')] },
        `${Kcap} put a thumb on the first knot. "${saidFirst}." "${echo}" said ${p}, and put down her cup.${told} Nobody was eating now.`,
        `The first knot was under ${K.names} thumb. "${saidFirst}." "${echo}" said ${p}. "You never!"${told} All along the table they had stopped passing things.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'shy'), seen(K, 'stand', 'happy'), seen(P, 'sit', 'happy')],
          things: ['string'],
        },
        `The thumb came to a knot like a bean. "That's mine," said ${g}. "It's where ${k} wanted it to be over. So did I. I didn't like to say."${saidLast === null ? ' Nobody had known. It was the best bit of all.' : ` They said the end together. "And ${own(saidLast)}!"`} They tell it on Sundays now, after the ${animal}.`,
        `Then there was the bean, and ${k} held it out. "I tied that," said ${g}. "I'd have given my shoes to be at home." ${Kcap} had not known.${saidLast === null ? '' : ` They said the end together. "And ${own(saidLast)}!"`} Last week the sink ran over, and out at the door. "Quick," said ${g}. "Where's that string?"`,
      ),
    ],
  };
}

/** As it goes on inside a sentence. */
const own = (said: string): string =>
  said.replace(/^(?:We|They|It|He|She|The|A|An|Our|My|One|Some)\b/, (word) => word.toLowerCase());

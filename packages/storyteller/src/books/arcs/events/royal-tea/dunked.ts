import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './dunked-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * A queen who has never been let dunk a biscuit has come for just that; and the family has forbidden it itself for the
 * day. It is told by the one biscuit that falls in.
 */
export const DUNKED: EventPlot = {
  id: 'dunked',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, Q, q, Qcap, G, g } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', actors: [seen(K, 'cheer', 'excited'), seen(G, 'stand', 'happy')] },
        `Clean the house! ${Qcap} is coming to tea! Out come the best cups.`,
        `Who is coming to the house for tea? ${Qcap}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'biscuit'), seen(G, 'stand', 'worried')] },
        `${k} has a biscuit. Into the milk! Dunk! "Oh no," says ${g}. "${refrain}"`,
        `Dunk, goes ${K.names} biscuit, into the milk. "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'cup'), seen(G, 'stand', 'worried')] },
        `${k} drinks the milk. Slurp! "${refrain}" says ${g}.`,
        `Slurp, goes the milk. "Oh no," says ${g}. "${refrain}"`,
      ),
      page(
        { actors: [seen(K, 'hold', 'happy', 'spoon'), seen(G, 'stand', 'worried')] },
        `${k} licks the jam spoon. Lick! "${refrain}" says ${g}.`,
        `There is jam on the spoon. Lick, lick! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'wave', 'happy'), seen(K, 'stand', 'shy'), seen(G, 'stand', 'shy')] },
        `Ding, dong! It is ${q}. What a big crown!`,
        `Ding, dong! In comes ${q}, crown and all.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'sit', 'sad'), seen(K, 'sit', 'calm'), seen(G, 'sit', 'calm')] },
        `They sit up straight. No dunk. No slurp. No lick. ${Qcap} looks sad.`,
        `All is quiet. Nobody dunks. Nobody slurps. ${Qcap} looks at the biscuits.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'cup'), seen(G, 'cover', 'worried')] },
        `${k} forgets! Dunk! And plop! The biscuit falls right in.`,
        `Oh! ${k} forgot. Dunk! It fell off. Plop!`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'reach', 'excited'), seen(K, 'sit', 'surprised')], things: ['biscuit'] },
        `"So that is how!" says ${q}. "May I do it?" Dunk!`,
        `${Qcap} claps. "I have never dunked! Show me, ${k}!" Dunk!`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'cheer', 'happy'), seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')] },
        `Dunk, goes ${k}. Dunk, goes ${q}. Slurp, goes ${g}!`,
        `They all dunk. They all slurp. What a good tea!`,
      ),
      page(
        { time: 'night', setting: 'castle', actors: [seen(Q, 'sit', 'sleepy')], things: ['biscuit', 'moon'] },
        `Night. ${Qcap} is in bed with warm milk. Nobody is looking. Dunk!`,
        `Good night, ${k}. Good night, crown. What does ${q} do now? Dunk!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, Q, q, Qcap, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'hold', 'excited', 'letter')] },
        `${k} had written to ${q}. "Please come to tea. We have ginger biscuits. They are best when you dunk them." Nobody thought that there would be an answer. There was one, with a gold crown on it. "I should love to," it said. "Thursday?"`,
        `The letter had a gold crown at the top. "Thank you for asking me to tea," it said. "I have read what you say about ginger biscuits, and dunking them. I shall come on Thursday." It was from ${q}. ${k} had only asked in case.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(G, 'hold', 'worried', 'broom'), seen(K, 'stand', 'happy')],
        },
        `${Gcap} swept under the cooker, where nobody had swept before. Out came the best cups. "We must practise," said ${g}. "Sit up straight. I shall be ${q}." And ${g} put a saucepan on for a crown.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'biscuit'), seen(G, 'sit', 'worried')] },
        `${k} took a ginger biscuit, and dunked it. It was soft on the outside, and still crisp in the middle. "${refrain}" said ${g}, under the saucepan. So dunking was out.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy', 'spoon'), seen(G, 'sit', 'worried')], things: ['jam'] },
        `Then ${k} licked the jam spoon, so as not to waste it. "${refrain}" Then ${k} slurped, because it was hot. "${refrain}" In the end ${g} wrote a list. There was not much left that you could do.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(Q, 'wave', 'happy'), seen(K, 'stand', 'shy'), seen(G, 'stand', 'shy')],
        },
        `On Thursday, at four, somebody rang the bell. It was ${q}, with a crown and a very small bag. "Is this where the biscuits are?" said ${q}. ${Gcap} bowed so low that a button came off.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'sit', 'sad'), seen(K, 'sit', 'calm'), seen(G, 'sit', 'calm')],
          things: ['cup'],
        },
        `They sat up like three candles. They sipped. They said that it was nice weather. ${Qcap} took a biscuit, and looked at it, and looked at the tea. Then ${q} put it back, and sighed.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'surprised', 'cup'), seen(G, 'cover', 'worried')],
          things: ['biscuit'],
        },
        `"Is it going badly?" thought ${k}. It is hard to think and sit up straight. ${k} thought so hard that one hand did what it always did. Dunk. And half of it fell off. Plop! You could hear it all over the room. "${refrain}" whispered ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'point', 'excited'), seen(K, 'sit', 'surprised')], things: ['cup'] },
        `"There!" cried ${q}. "You wrote that you did, and I thought that you had stopped! At home my biscuits come on a cushion, and eleven people watch. I have wanted to do that all my life."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'proud'), seen(Q, 'hold', 'determined', 'biscuit')],
          things: ['cup'],
        },
        `So ${k} showed how. "In. Count to two. Then out, quick!" The first one went plop, and so did the next. At the third, ${q} got it just right. It was soft on the outside. There was a very long silence. "Oh," said ${q}. "It's true."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'cheer', 'happy'), seen(K, 'cheer', 'happy'), seen(G, 'hold', 'happy', 'spoon')],
        },
        `After that they all dunked, the whole plate, and slurped as well. ${Gcap} fished out the bits with the jam spoon, and licked it. "That's on the list," said ${k}. "Pass that spoon," said ${q}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'hold', 'happy', 'spoon'), seen(G, 'stand', 'happy')],
          things: ['letter'],
        },
        `A week later a parcel came. In it was a spoon with a tiny crown, and a very long handle. "For those that fall in," it said. "I have one too. It lives under my pillow."`,
        `Next Thursday there was a parcel. It held a long spoon, with a crown on the end. "For those that fall in," said the card. And down in the corner, where it was a bit damp, there was a crumb.`,
      ),
    ],
  };
}

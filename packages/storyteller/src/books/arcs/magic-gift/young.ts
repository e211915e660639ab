import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MagicGift } from './arc.ts';

const MOST = 8;

/** It gives you what comes last. And what comes last, at home, is rain. */
export function young(bound: MagicGift): Told {
  const { child: K, friend: F, grownUp: G, thing, theNoun, shown, snack, pop, chance } = bound;
  const call = `"And no rain!" says ${G.name}.`;
  return {
    title: titled(chance.pick(`${theNoun}`, `${K.name} and ${theNoun}`, `and no rain!`, `what does ${theNoun} say?`)),
    refrain: 'And no rain!',
    pages: [
      {
        text: [
          `${cap(G.name)} looks up at the sky. "And no rain!" Every single day, ${K.name}!`,
          `Here is ${G.name}. ${call} Every single day! ${K.name} knows it by heart.`,
          `${call} Who is it said to? It is said to the sky. Every day, ${K.name}!`,
        ].map(cap),
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [{ who: G, pose: 'look-up', feeling: 'worried' }],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `What has ${K.name} got? Look, ${F.introduced}! ${cap(thing.aNoun)}!`,
            `Who hums in the grass? ${K.name} looks. ${F.introduced} looks. ${cap(thing.aNoun)}!`,
            `Hum, hum. Look, ${K.name}! Look, ${F.introduced}! ${cap(thing.aNoun)}!`,
          ],
          `Hum, hum. Look, ${K.name}! Look, ${F.name}! ${cap(thing.aNoun)}!`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `"Give me a boat!" says ${K.name}. ${call} ${pop}!`,
          `"A boat, please!" says ${K.name}. "A boat with a sail!" ${call} ${pop}!`,
          `What shall it be? "A boat!" says ${K.name}. ${call} ${pop}!`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'excited' },
            { who: G, pose: 'look-up', feeling: 'worried' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Drip. Drop. No boat. Rain on ${F.name}. Rain on ${K.name}.`,
          `Plip on ${K.name}. Plop on ${F.name}. That is no boat. It is rain!`,
          `Is it a boat, ${K.name}? No. It is rain. Poor ${F.name}!`,
        ],
        scene: {
          weather: 'rain',
          camera: 'close',
          actors: [
            { who: K, pose: 'cover', feeling: 'surprised' },
            { who: F, pose: 'cover', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `${K.name} tries again. "A boat!" "And ${snack.a}," says ${F.name}. ${pop}! Yum. No boat.`,
          `"A boat!" says ${K.name}. "And ${snack.a}!" says ${F.name}. ${pop}! Yum. But no boat.`,
          `One more go. "A boat!" "With ${snack.a}?" says ${F.name}. ${pop}! No boat, ${K.name}!`,
        ],
        scene: {
          weather: 'clear',
          camera: 'medium',
          actors: [
            { who: F, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: [snack.drawn],
        },
      },
      {
        text: [
          `${K.name} thinks. Rain came last. The ${snack.noun} came last. "We get what comes last! Hush, ${F.name}!"`,
          `"I know!" says ${K.name}. "We get what is said last. Not a peep, ${F.name}!"`,
          `Rain was last. Then ${snack.a} was last. "Now I am last," says ${K.name}. "Hush, ${F.name}!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'cover', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"A boat," says ${K.name}. Hush. ${pop}! A boat as big as the house!`,
          `"A boat." Not a peep. ${pop}! ${K.name}, ${F.name}, look at that boat!`,
          `"A boat," says ${K.name}, and that is all. ${pop}! What a boat! Up, ${F.name}!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
          things: ['boat'],
        },
      },
      {
        text: [
          `The boat sits on the grass. ${K.name} pushes. ${F.name} pulls. It needs water!`,
          `A boat can not sail on grass. "We need water," says ${K.name}. Poor ${F.name}!`,
          `${K.name} and ${F.name} sit in the boat. But there is no water. Oh dear.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'reach', feeling: 'sad' },
          ],
          things: ['boat'],
        },
      },
      {
        text: [
          `"We need rain!" says ${K.name}. What does ${G.name} say? "And no rain!" ${pop}!`,
          `"Now we want rain," says ${K.name}. "Say it!" ${G.name} says, "And no rain!" ${pop}!`,
          `"Please say it," says ${K.name}. "What, this?" says ${G.name}. "And no rain?" ${pop}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
        },
      },
      {
        text: [
          `It rains and rains. The boat floats! Up go ${K.name} and ${F.name}!`,
          `Splash! The grass is a sea. Up! Hold on, ${F.name}! Hold on, ${K.name}!`,
          `So much rain! Now the boat can sail. ${K.name} sails. ${F.name} sails.`,
        ],
        scene: {
          weather: 'rain',
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: F, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['boat'],
        },
      },
      {
        text: [
          `Once around the house. ${G.name} steers. Good night, ${K.name}. Good night, boat.`,
          `Out come the stars. ${G.name} steers by them. Good night, ${K.name}. Good night, boat.`,
          `${G.name} has the wheel. ${K.name} has a wet hat. Good night, gate. Good night, boat.`,
        ].map(cap),
        scene: {
          weather: 'clear',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'sleepy' },
          ],
          things: ['boat'],
        },
      },
    ],
  };
}

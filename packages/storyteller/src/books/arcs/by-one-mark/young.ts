import type { Told } from '../../arc.ts';
import { cap, introducing, keeping } from '../wording.ts';
import type { ByOneMark } from './arc.ts';

const MOST = 8;

/** A good word for everybody; then it is quiet, and the one who says it is not out there; and then it is not quiet. */
export function young(bound: ByOneMark): Told {
  const { hero: H, grownUp: G, next: N, at, game, neverWon, contest, shown, chance } = bound;
  const h = H.name;
  const n = N.name;
  const neverWin = neverWon === '' ? '' : ' The team never wins.';
  const theyWin = neverWon === '' ? '' : ' And they win!';
  const call = chance.pick(
    'Hooray for you!',
    'Well done, you!',
    'Look at you go!',
    'Yes! Oh, yes!',
    'You did it! You!',
  );
  const bare = call.replace(/!$/, '');
  return {
    title: chance.pick(`${h} Says It`, 'Shh! Shh!', 'All Very Quiet', `${bare}, Said ${h}`, 'Not My Turn'),
    refrain: call,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(H, [
            `This is ${h}. The bus stops so well. "${call}" says ${h} to the bus.`,
            `Here is ${h}. The cat sits down. "${call}" says ${h} to the cat.`,
            `${h} likes to clap for everybody. "${call}" says ${h}. The cat is so pleased.`,
          ]),
        ),
        scene: { setting: 'street', camera: 'wide', actors: [{ who: H, pose: 'cheer', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `Today is ${game}.${neverWin} Here is ${n}. "${call}" says ${h} to ${n}.`,
            `Time for ${game}!${neverWin} ${n} has new socks. "${call}" says ${h}.`,
            `It is ${game} today.${neverWin} ${n} runs. ${h} runs. "${call}"`,
          ]),
        ),
        scene: {
          setting: at,
          camera: 'medium',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: N, pose: 'stand', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `${h} wants to be in ${contest.group}. ${h} runs. Oof! Down goes ${h}.`,
          `"I want to be in ${contest.group}," says ${h}. But ${h} falls over. Oops!`,
          `${h} wants to be picked. ${h} has a go. Bump! Down goes ${h}.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `${h} tries again. Wobble, wobble. Bump! ${h} falls over again.`,
          `${h} has one more go. One, two, and no! ${h} sits down, plop.`,
          `${h} tries it with both eyes shut. But then you can't see. Bump!`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'jump', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `Who is picked? It is ${n}. It is not ${h}. Poor ${h}!`,
          `"We want ${n}," they say. They do not want ${h}. ${h} is sad.`,
          `There is only one place. ${n} gets it. There is none for ${h}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: N, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${h} cries a little. ${cap(G.name)} takes ${h} on one knee. That helps a bit.`,
          `"Come here, ${h}," says ${G.name}. "I know that you are sad." They sit close.`,
          `${cap(G.name)} gives ${h} a very big hug. ${h} has a little cry.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'hug', feeling: 'sad' },
            { who: G, pose: 'hug', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Now it is ${n}'s turn. It is so quiet. ${n} is scared, and stands still.`,
          `Shh. Everybody looks at ${n}. ${n} is too scared to move.`,
          `"I can't do it," says ${n}. Nobody says a kind word to ${n}.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: N, pose: 'stand', feeling: 'scared' }] },
      },
      {
        text: keeping(MOST, [
          `Who can help ${n}? ${h} can! Up jumps ${h}. "${call}"`,
          `${h} knows what will help ${n}. ${h} takes a big breath. "${call}"`,
          `Then ${h} calls out, as loud as can be. "${call}" It is for ${n}.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'shout', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `Now ${n} can do it! Off goes ${n}. And ${n} waves to ${h}!${theyWin}`,
          `${n} hears ${h}, and is not scared now. "Thank you, ${h}!" says ${n}.${theyWin}`,
          `${n} does it so well! Everybody claps. ${h} claps the most of all.${theyWin}`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: N, pose: 'run', feeling: 'happy' },
            { who: H, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It is bedtime. ${h} gets into bed, all alone. "${call}" says ${G.name}.`,
          `Now it is night. ${h} turns off the light. "${call}" says ${G.name}. Good night.`,
          `${h} hops into bed with one big hop. "${call}" says ${G.name}. Good night!`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: H, pose: 'sit', feeling: 'sleepy' }],
        },
      },
    ],
  };
}

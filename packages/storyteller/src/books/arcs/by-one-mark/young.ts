import type { Told } from '../../arc.ts';
import { introducing, keeping } from '../wording.ts';
import type { ByOneMark } from './arc.ts';

const MOST = 8;

/** A good word for everybody; then it is quiet, and the one who says it is not out there; and then it is not quiet. */
export function young(bound: ByOneMark): Told {
  const { hero: H, grownUp: G, next: N, at, game, shown, chance } = bound;
  const h = H.name;
  const n = N.name;
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
            `A bus stops. "${call}" says ${h}. The toast jumps. "${call}"`,
            `This is ${h}. The cat sits down. "${call}" says ${h}. "${call}"`,
            `${h} claps. Who for? The bus, the cat, the moon. "${call}"`,
          ]),
        ),
        scene: { setting: 'street', camera: 'wide', actors: [{ who: H, pose: 'cheer', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `Today is ${game}. Here is ${n}. "${call}" says ${h} to ${n}.`,
            `Time for ${game}! ${n} has new socks. "${call}" says ${h}.`,
            `It is ${game} today. ${n} runs. ${h} runs. "${call}"`,
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
          `${h} tries to be first. Puff, puff. Oof! Down goes ${h}.`,
          `Faster, ${h}! Faster! Oops. Fast feet fall over.`,
          `${h} has a go. Up! And down. Bump.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `Higher, ${h}! Higher! Wobble, wobble. Bump. That makes two.`,
          `One more go. One, two, and... no. ${h} sits down, plop.`,
          `Again! ${h} shuts both eyes. But then you cannot see.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'jump', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `Who may go out there? ${n} may. ${h} may not. Oh.`,
          `"This one," they say. It is ${n}. It is not ${h}.`,
          `One place. It is for ${n}. None for ${h}. Sniff.`,
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
          `${h} sits on a lap. It is ${G.name}'s lap. They say nothing at all.`,
          `Come here, ${h}. There is room with ${G.name}. There, there.`,
          `A hug from ${G.name}. A big one. ${h} has a little cry.`,
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
          `Out goes ${n}. So many eyes! It is quiet. ${n} stands still.`,
          `Shh. Everybody looks at ${n}. ${n} cannot move. Not one toe.`,
          `Now, ${n}, now! But nobody says a word. ${n} looks at the floor.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: N, pose: 'stand', feeling: 'scared' }] },
      },
      {
        text: keeping(MOST, [
          `Who can help? ${h} can. Up jumps ${h}. "${call}"`,
          `${h} knows what to do. A big breath. "${call}"`,
          `Then somebody says it. It is ${h}! "${call}"`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'shout', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `Off goes ${n}, like a bird! And look, ${n} waves. At ${h}!`,
          `${n} hears it. ${n} runs, and runs. "That was for me, ${h}!"`,
          `There goes ${n}! Everybody claps. And who claps most? ${h}.`,
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
          `Bedtime. ${h} pulls up one sock. All alone! "${call}" says the dark.`,
          `Night. ${h} gets into bed. No help at all. "${call}" says somebody.`,
          `${h} hops into bed, just right. Listen, out there. "${call}" Good night.`,
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

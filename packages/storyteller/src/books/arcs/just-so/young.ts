import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { JustSo } from './arc.ts';

const MOST = 8;

/** Everybody gets something out of the box. One comes last. */
export function young(bound: JustSo): Told {
  const { hero: H, child: K, finished: A, origin, aMark, way, chance } = bound;
  const { mark } = origin;
  const words = { h: H.name, k: K.name, mark: cap(mark), aMark };
  const said = chance.pick('None for me', 'Not one left', 'And none for me');
  const [habit, turn, still] = [way.habitShort, way.turnShort, way.stillShort];
  return {
    title: titled(
      chance.pick(`how ${H.theKind} got ${bound.its} ${mark}`, `${H.name} and the big box`, `${mark} for ${H.name}`),
    ),
    refrain: `${said}!`,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Long ago, not much was done. The sky had no blue. ${H.introduced} had no ${mark}.`,
            `This was before. The sea had no fish. ${cap(H.introduced)} had no ${mark}.`,
            `Once upon a plain, plain day. Look at ${H.introduced}. No ${mark} at all!`,
          ],
          `Long ago, not much was done. This is ${H.introduced}. No ${mark}!`,
        ),
        scene: { setting: 'farm', camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: [
          `Then comes a box. A big, big box! ${K.name} reads the lid. "Take one."`,
          `Bump! Here is a box. It is so big. "Take one each," says ${K.name}.`,
          `What has ${K.name} got? A very big box. "Come and take one!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: K, pose: 'wave', feeling: 'excited' }],
          things: ['box'],
        },
      },
      {
        text: [
          `Here comes ${A.introduced}. In goes a head. Out comes something fine! "Mine," says ${A.name}.`,
          `Who is first? It is ${A.introduced}. Rummage, rummage. "This is the one for me!"`,
          `${A.introduced} runs. ${A.name} takes a good one. "Look at me!" says ${A.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'cheer', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: ['box'],
        },
      },
      {
        text: habit.map((line) => `Come on, ${H.name}! Be quick! ${line(words)}`),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: [
          `Here is ${H.name} at last. The box is empty. "${said}," says ${H.name}. Oh!`,
          `Hello, box! ${H.name} looks in. Nothing, nothing, nothing. "${said}," says ${H.name}.`,
          `Is there one for ${H.name}? Look left. Look right. "${said}!"`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'reach', feeling: 'sad' }],
          things: ['box'],
        },
      },
      {
        text: [
          `${way.triesShort[0](words)} "${said}," says ${H.name}.`,
          `${way.triesShort[0](words)} Oh no, ${H.name}! "${said}!"`,
          `Wait, ${H.name}! ${way.triesShort[0](words)} "${said}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'reach', feeling: 'determined' },
          ],
          things: way.tryThings[0] === null ? [] : [way.tryThings[0]],
        },
      },
      {
        text: [
          `${way.triesShort[1](words)} "${said}," says ${H.name}.`,
          `${way.triesShort[1](words)} Poor ${H.name}! "${said}!"`,
          `One more go, ${H.name}! ${way.triesShort[1](words)} "${said}!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: way.tryThings[1] === null ? [] : [way.tryThings[1]],
        },
      },
      {
        text: keeping(
          MOST,
          turn.map((line) => line(words)),
          `${cap(mark)}! Look at ${H.name}!`,
        ),
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'jump', feeling: 'surprised' }],
          things: [way.turnThing],
        },
      },
      {
        text: [
          `"Oh!" says ${K.name}. "Oh!" says ${A.name}. "Mine," says ${H.name}. Round and round goes ${H.name}.`,
          `Who is that? ${A.name} looks twice. It is ${H.name}, and so fine! "Mine!"`,
          `Come and see! ${K.name} claps. ${A.name} claps. "All mine," says ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: H, pose: 'dance', feeling: 'proud' },
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: A, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: still.map((line) => `${line(words)} Good night, box. Good night, ${H.name}.`),
        scene: { camera: 'close', time: 'night', actors: [{ who: H, pose: 'sit', feeling: 'sleepy' }] },
      },
    ],
  };
}

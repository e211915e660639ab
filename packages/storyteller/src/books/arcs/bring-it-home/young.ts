import type { Told } from '../../arc.ts';
import { introducing, keeping, titled } from '../wording.ts';
import type { BringItHome } from './arc.ts';

const MOST = 8;

/** "Bring it home!" So that is what is done. */
export function young(bound: BringItHome): Told {
  const { hero: H, child: K, coach: C, refrain, chance } = bound;
  const h = H.name;
  const k = K.name;
  const c = C.name;
  const says = `"${refrain}," said ${h}.`;
  return {
    title: titled(chance.pick('bring it home', `${h} and the football`, 'goal!', `${refrain}, said ${h}`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(H, [
            `${h} goes home this way. Right through the goal!`,
            `Where does ${h} live? Just behind the goal.`,
            `Here comes ${h}. In at the goal. Hello!`,
          ]),
          `Here is ${h}. ${h} is ${H.aKind}. Hello!`,
        ),
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [{ who: H, pose: 'walk', feeling: 'happy' }],
          things: ['goal'],
        },
      },
      {
        text: keeping(MOST, [
          `"Football!" said ${k}. "Can ${h} play too?" Yes!`,
          `"We are one short," said ${k}. "Play football, ${h}!"`,
          `${k} had a football. ${h} had big eyes. "Me too?"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'excited' },
            { who: H, pose: 'jump', feeling: 'excited' },
          ],
          things: ['football'],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(C, [
            `"Eye on the ball!" said ${c}. So ${h} did. Plop. ${says}`,
            `"On your toes!" said ${c}. Ow! On ${k}'s toes. ${says}`,
            `"Kick off!" said ${c}. Off went two shoes. ${says}`,
          ]),
          `"Eye on the ball!" So ${h} did. ${says}`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'curious' },
            { who: C, pose: 'shout', feeling: 'surprised' },
          ],
          things: ['football'],
        },
      },
      {
        text: keeping(MOST, [
          `"Hold the line!" said ${c}. ${h} lay down. ${says}`,
          `"Pass!" said ${c}. ${h} walked past. "Good day." ${says}`,
          `"Put it away!" said ${c}. Into the bag it went. ${says}`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: C, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Oh, ${h}," they said. ${h} sat by the coats.`,
          `One to them. Two to them. ${h} was so sad.`,
          `"${h} had better sit down," they said. So ${h} sat.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `${k} sat down too. "Nobody said it right," said ${k}.`,
          `"You did what they said!" said ${k}. "Yes," said ${h}.`,
          `${k} had a think. "I will say it better."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Stop it with your foot," said ${k}. Stop! "Now kick." Kick!`,
          `"Stand here," said ${k}. "Now kick it." Thump! One to us!`,
          `"Foot, then kick," said ${k}. Foot. Kick! Two to us!`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'run', feeling: 'excited' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
          things: ['football'],
        },
      },
      {
        text: keeping(MOST, [
          `"Bring it home!" they shouted. Home? ${h} knew the way.`,
          `"Home, ${h}! Bring it home!" That was easy. Off ran ${h}.`,
          `Then they all called, "Bring it home!" So ${h} did.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'run', feeling: 'determined' }], things: ['football'] },
      },
      {
        text: keeping(MOST, [
          `Through the goal! GOAL! And on, and on, all the way.`,
          `Into the goal. GOAL! Out at the back. Home.`,
          `Past them all. Goal! "Stop!" But ${h} was home.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'run', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['goal'],
        },
      },
      {
        text: keeping(MOST, [
          `Now who has the football in bed? ${says} Good night.`,
          `Knock, knock. "Our football, please?" ${says} They all had tea.`,
          `There sat ${h}, with the football. ${says} How they laughed!`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [{ who: H, pose: 'sit', feeling: 'happy' }],
          things: ['football'],
        },
      },
    ],
  };
}

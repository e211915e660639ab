import type { Told } from '../../arc.ts';
import { introducing, keeping, titled } from '../wording.ts';
import type { WhoIsThere } from './arc.ts';

const MOST = 8;

/** Knock, knock, and a little one. Somebody knocks back. */
export function young(bound: WhoIsThere): Told {
  const { hero: H, friend: F, inside: I, short, at, before, shown, refrain, chance } = bound;
  const h = H.name;
  const f = F.name;
  const bye = `"${refrain}!"`;
  return {
    title: titled(chance.pick('knock, knock, and a little one', 'who is in there?', 'it knocks back', `${refrain}!`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(H, [
            `${h} knocks. Tap, tap, and tip. On the door. On the fridge.`,
            `Tap, tap, and tip. That is ${h}. "Hello, box. Hello, cup."`,
            `This is how ${h} knocks. Tap, tap, and tip. Nice and polite.`,
            `${h} does not barge in. Tap, tap, and tip. Always.`,
          ]),
          `${h} knocks. Tap, tap, and tip. On everything.`,
        ),
        scene: { setting: before, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(F, [
            `What is in ${short}? "Oooo," it goes. "Is it big?" said ${f}.`,
            `"Oooo," says ${short}. ${f} took hold of ${h}.`,
            `Nobody goes in ${short}. "Oooo," it says. "Oh," said ${f}.`,
            `"Do not go in ${short}," said ${f}. Listen! "Oooo."`,
          ]),
          `"Oooo," it goes in there. "Oh," said ${f}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'curious' },
            { who: F, pose: 'stand', feeling: 'worried' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `In went the torch. In went ${h}. "Oooo!" ${bye} Run!`,
          `They took a torch. Shine it. "Oooo!" ${bye} Out they ran.`,
          `Torch first. Then two noses. "Oooo!" said the dark. ${bye}`,
          `"Have you got the torch?" They peeped. "Oooo!" went something. ${bye}`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'run', feeling: 'scared' },
            { who: F, pose: 'run', feeling: 'scared' },
          ],
          things: ['torch'],
        },
      },
      {
        text: keeping(MOST, [
          `They took a saucepan. Bang, bang! Now it was too quiet. ${bye}`,
          `Bang the saucepan. Sing a song. Then not one sound. ${bye}`,
          `"La, la!" Bang went the saucepan. Nobody said "Oooo". ${bye}`,
          `"We will be louder!" Clang, saucepan! But it was so still. ${bye}`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'run', feeling: 'worried' },
            { who: F, pose: 'run', feeling: 'worried' },
          ],
          things: ['saucepan'],
        },
      },
      {
        text: keeping(MOST, [
          `"We did not knock!" said ${h}. "We always knock," said ${f}.`,
          `${h} sat down. ${h} thought. "Oh! We forgot to knock!"`,
          `"It is dark," said ${f}. "And we were rude," said ${h}.`,
          `They sat on a step. "Who knocked?" said ${f}. Nobody had!`,
        ]),
        scene: {
          setting: before,
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Tap, tap, and tip. Wait. Listen.`,
          `No torch. No bang. Tap, tap, and tip.`,
          `${h} put up one hand. Then it knocked. Softly.`,
          `Back they went, on tiptoe. ${h} did it nicely. Tap, tap. Tip.`,
        ],
        scene: { setting: at, camera: 'close', actors: [{ who: H, pose: 'reach', feeling: 'determined' }] },
      },
      {
        text: [
          `Tap. Tap. Tip! It knocked back!`,
          `And then there came a tap, tap, tip!`,
          `Who was that? Somebody knocked, just the same!`,
          `Hark! What did it say? It said, "Tap, tap, tip!"`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'stand', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(I, [
            `Out came ${I.name}. "Is it gone? The thing with one eye?"`,
            `There was ${I.name}. "Shh. There was a big bang. I hid."`,
            `It was ${I.name}. "I say Oooo when I am scared."`,
            `"Come in," said ${I.name}. "Quick! There are bangers about."`,
          ]),
          `Out came ${I.name}. "I hid," said ${I.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"That was us," said ${h}. "Sorry." They all had a biscuit.`,
          `"It was only us," said ${f}. So they all laughed.`,
          `"We were the thing," said ${h}. "Oh!" said ${I.name}. "You are nice."`,
          `${h} said sorry. ${f} said sorry. "Then who is scary?" said ${I.name}. Nobody!`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'happy' },
            { who: I, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Good night, ${h}. What is that? Tap, tap, and tip.`,
          `Now ${h} is in bed. Far off: tap, tap, and tip.`,
          `Tap, tap, and tip. That means good night, ${h}.`,
          `Who knocks at the window? Only the rain. Tip. Good night.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}

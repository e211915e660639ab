import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { MissedAtEight } from './arc.ts';

const MOST = 8;

/** First this, then the buns, then the gate; and one day there is no first. */
export function young(bound: MissedAtEight): Told {
  const { hero: H, child: K, baker: A, keeper: B, deed, grumble, praise, pose, shown, outside, chance } = bound;
  const { does, did, do: toDo, atNight, hour } = deed;
  const first = hour === 'midnight' ? `${did} at midnight` : did;
  const day = atNight ? 'night' : 'day';
  const [goes, went, stuck] = atNight ? ['shuts', 'Shut', 'open'] : ['opens', 'Open', 'shut'];
  const please = atNight ? 'Shut it, please' : 'Open it, please';
  const time = atNight ? 'night' : 'day';
  return {
    title: titled(
      chance.pick(
        `no ${H.name}, no buns`,
        `every ${day}, said ${H.name}`,
        `where is ${H.name}?`,
        `${H.name} and the big gate`,
        `wait for ${H.name}`,
        `first comes ${H.name}`,
      ),
    ),
    refrain: grumble,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. Every ${day}, ${H.name} ${first}.`,
            `Who is that? It is ${H.introduced}. ${H.name} ${first}. Every ${day}!`,
            `One, two, three! It is ${H.introduced}. ${H.name} ${first}, every ${day}.`,
          ],
          `This is ${H.introduced}. ${H.name} ${first}. Every ${day}!`,
        ),
        scene: {
          setting: outside,
          time,
          camera: 'wide',
          actors: [{ who: H, pose, feeling: 'happy' }],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `${A.introduced} made buns. "${grumble}" said ${A.name}. Out came the buns.`,
          `"${grumble}" said ${A.introduced}. Then ${A.name} took out the buns.`,
          `In the shop was ${A.introduced}. "${grumble}" Out came the buns, all brown.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [{ who: A, pose: 'hold', feeling: 'angry' }],
        },
      },
      {
        text: keeping(MOST, [
          `${B.introduced} had a key. "${grumble}" said ${B.name}. ${went} went the gate.`,
          `"${grumble}" said ${B.introduced}. Click, went the key. ${went} went the gate.`,
          `At the gate was ${B.introduced}. "${grumble}" Creak! ${went} went the gate.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [{ who: B, pose: 'reach', feeling: 'angry' }],
          things: ['gate'],
        },
      },
      {
        text: keeping(MOST, [
          `"Please stop," said ${A.name} and ${B.name}. "Oh," said ${H.name}.`,
          `"Stop it now, please," said ${A.name} and ${B.name}. ${H.name} went home.`,
          `${A.name} and ${B.name} came. "No more," they said. ${H.name} went home.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} did not ${toDo}. ${H.name} sat and sat.`,
          `Now ${H.name} sat at home. ${H.name} did not ${toDo}.`,
          `"No more," said ${H.name}. ${H.name} did not ${toDo}.`,
        ]),
        scene: { setting: bound.home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `${A.name} waited. And waited. Sniff, sniff! All the buns were black!`,
          `"When do I take them out?" said ${A.name}. Too late! The buns were black.`,
          `Sniff. What is that smell? The buns are all black!`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [{ who: A, pose: 'cover', feeling: 'surprised' }],
        },
      },
      {
        text: keeping(MOST, [
          `${B.name} waited, too. The gate was still ${stuck}. "${please}!" said ${K.name}.`,
          `${K.name} came to the gate. "${please}!" said ${K.name}. "Not yet," said ${B.name}.`,
          `"Is it time?" said ${K.name}. "Not yet," said ${B.name}. The gate stayed ${stuck}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['gate'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"I know!" said ${K.name}. "First ${H.name} ${does}. Then the gate ${goes}."`,
            `"Where is ${H.name}?" said ${K.name}. "First ${H.name} ${does}. Then come the buns!"`,
            `${K.name} looked and looked. "First ${H.name} ${does}," said ${K.name}. "We need ${H.name}!"`,
          ],
          `"I know!" said ${K.name}. "${H.name} comes first. We need ${H.name}!"`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They ran to ${H.name}. "Sorry!" said ${A.name}. "${praise}" said ${B.name}.`,
          `Knock, knock! "Sorry, ${H.name}!" said ${A.name}. "${praise}" said ${B.name}.`,
          `"Come back, ${H.name}!" said ${K.name}. "${praise}" said ${A.name} and ${B.name}.`,
        ]),
        scene: {
          setting: bound.home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'reach', feeling: 'shy' },
            { who: B, pose: 'reach', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} ${did}. Out came new buns! ${went} went the gate!`,
          `Ready? ${H.name} ${did}. ${went} went the gate! And out came the buns!`,
          `And ${H.name} ${did}. Hooray! Hot buns! And ${went.toLowerCase()} went the gate!`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose, feeling: 'proud' },
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
          things: [...shown, 'gate'],
        },
      },
      {
        text: keeping(MOST, [
          `One bun for ${H.name}. One bun for ${K.name}. Good night!`,
          `Now they all wait for ${H.name}. "${praise}" Good night!`,
          `${H.name} got the best bun. ${K.name} got one, too. Good night!`,
        ]),
        scene: {
          time: atNight ? 'night' : 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

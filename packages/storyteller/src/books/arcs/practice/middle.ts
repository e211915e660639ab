import type { Told } from '../../arc.ts';
import type { Practice } from './arc.ts';
import { cap } from '../wording.ts';
import { inParts } from './said-in-parts.ts';

const MOST = 13;

export function middle(bound: Practice): Told {
  const { hero: H, friend: F, grownUp: G, activity: A, setting, things, tries, refrain, until, watcher } = bound;
  const [[first, why], [second, whyNot]] = tries;
  const sound = cap(A.sound);
  return {
    title: `${H.name}, ${F.name} and the Hard Bit`,
    refrain,
    pages: [
      {
        text: [
          `There was nothing like ${A.id}. ${H.introduced} was sure of that. "${sound}," it went, and the whole day got up.`,
          `${H.introduced} loved ${A.id}. "${sound}," it went, before breakfast and after it.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `${F.introduced} loved it too, one moment later. Whatever ${H.name} did, ${F.name} did next. It was like having an echo with legs.`,
          `${F.introduced} copied. If ${H.name} sneezed, ${F.name} sneezed. It was not for anything. It was just what ${F.name} did.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: F, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `But there was a hard bit. ${H.name} could not ${A.hard}. "I want to, ${until}," said ${H.name}. "Really want to."`,
          `Only one bit would not come. ${H.name} could not ${A.hard}. Not once. And it had to be ${until}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `So ${H.name} ${first}. But ${why}. One moment later, ${F.name} did the same. "${refrain}," said ${H.name}.`,
          `First, ${H.name} ${first}. But ${why}. It had looked so easy. "${refrain}," said ${H.name}.`,
          `${H.name} tried it one way. It did not go well. ${F.name} tried it too. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'surprised' },
            { who: F, pose: 'reach', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Next, ${H.name} ${second}. But ${whyNot}. ${F.name} did it too, with a small bump. "${refrain}," said ${H.name}.`,
          `So then ${H.name} ${second}. But ${whyNot}. "${refrain}," said ${H.name}, rather quietly.`,
          `${H.name} tried it the other way. That was worse. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'determined' },
            { who: F, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Nobody had seen, only ${watcher}. ${H.name} sat down in a heap. A moment later there were two heaps. "Don't copy this," said ${H.name}.`,
          `${H.name} sat down and sighed. ${F.name} sat down and sighed. "You needn't do this bit," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Then ${H.name} looked up. "Do mine," said ${H.name}. "Do just what I do." ${F.name} did, bump and all. "Is that what it looks like?" said ${H.name}.`,
          `"Wait," said ${H.name}. "Show me how I do it." And ${F.name} showed it, every wobble. ${H.name} had never seen it from outside.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: F, pose: 'walk', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"I see where it goes wrong," said ${H.name}. "So did I, at your age," said ${G.name}. "${inParts(A.knack, MOST)}" "That's all?" "That's all," said ${G.name}.`,
          `${cap(G.name)} had been watching from the side. "Try this," said ${G.name}. "${inParts(A.knack, MOST)}" It sounded too small to matter.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"${refrain}," said ${H.name}, and tried that. ${inParts(A.moment, MOST)} Nobody said a word. Then everybody did.`,
          `${H.name} did it slowly. ${inParts(A.moment, MOST)} "Oh," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: G, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `And one moment later, ${F.name} did it too. It was a little better, to tell the truth. "${sound}," said ${H.name}. "${sound}," said ${F.name}.`,
          `Then they both looked at ${F.name}. There was a pause of one moment. "${sound}," went ${F.name}, just the same.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: F, pose: 'dance', feeling: 'happy' },
            { who: H, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

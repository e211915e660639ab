import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { NightVisitor } from './arc.ts';

const MOST = 8;

/** The noise has three beats, then two, then one; then the page is quiet. */
export function young(bound: NightVisitor): Told {
  const { hero: H, child: K, visitor: V, known, noise, guesses, refrain, chance } = bound;
  const three = `${noise}, ${noise.toLowerCase()}, ${noise.toLowerCase()}`;
  const two = `${noise}, ${noise.toLowerCase()}`;
  const [one, other] = guesses;
  const beside = K ? ` ${K.name} is in bed too.` : '';
  return {
    title: titled(chance.pick(three, `Who Says ${noise}?`, `${noise}, in the night`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `The moon is up. ${H.introduced} is in bed.${beside} ${three}. "${refrain}"`,
            `Moon up. Lamp on. ${H.introduced} lies down.${beside} ${three}. "${refrain}"`,
            `Good night, ${H.introduced}. Good night, moon.${beside} ${three}. "${refrain}"`,
          ],
          `${H.name} is in bed.${beside} ${three}. "${refrain}"`,
        ),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'surprised' },
            ...(K ? [{ who: K, pose: 'sit', feeling: 'curious' } as const] : []),
          ],
          things: ['moon', 'lamp'],
        },
      },
      {
        text: [
          `${one.short} But ${three.toLowerCase()}. "${refrain}" said ${H.name}.`,
          `Up gets ${H.name}. ${one.short} ${three}.`,
          `Tiptoe, ${H.name}. ${one.short} And still it goes. ${three}.`,
        ],
        scene: {
          setting: one.setting,
          camera: 'wide',
          actors: [{ who: H, pose: 'walk', feeling: 'curious' }],
          things: one.shown ? [one.shown] : [],
        },
      },
      {
        text: [
          `${other.short} Oh, ${H.name}. ${three}. "${refrain}"`,
          `${other.short} "${refrain}" said ${H.name}. ${three}.`,
          `Look here. ${other.short} ${three}. "${refrain}"`,
        ],
        scene: {
          setting: other.setting,
          camera: 'medium',
          actors: [{ who: H, pose: 'look-up', feeling: 'worried' }],
          things: other.shown ? [other.shown] : [],
        },
      },
      {
        text: [
          `Shh. Look out. Who is there? ${V.introduced}! ${two}.`,
          `It is outside. It is ${V.introduced}. ${two}. All alone.`,
          `Out there is ${V.introduced}. ${two}. Not asleep.`,
        ],
        scene: {
          setting: known.setting,
          camera: 'wide',
          actors: [{ who: V, pose: 'walk', feeling: 'worried' }],
        },
      },
      {
        text: [
          `"I can't sleep," said ${V.name}. "${known.whyShort}" "Oh," said ${H.name}.`,
          `"${known.whyShort}" said ${V.name}. "And I am so tired." So was ${H.name}.`,
          `"Go to sleep, ${V.name}," said ${H.name}. "I can't. ${known.whyShort}"`,
        ].map((text) => text.replace(/\."(?= said)/g, ',"')),
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [
            { who: V, pose: 'stand', feeling: 'sad' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `${known.short[0]} ${two}, goes ${V.name}.`,
          `"Like this, ${V.name}," said ${H.name}. ${known.short[0]} ${two}.`,
          `Softly, ${V.name}, softly. ${known.short[0]} And ${two.toLowerCase()}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: V, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${known.short[1]} ${noise}. ${V.name} sits down.`,
          `${known.short[1]} Only one now, ${V.name}. ${noise}.`,
          `${known.short[1]} ${noise}. Was that a yawn, ${V.name}?`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: V, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `${known.short[2]} Who is asleep? ${V.name} is asleep.`,
          `${known.short[2]} ${V.name} sleeps.`,
          `${known.short[2]} No more noise. ${V.name} is asleep.`,
        ],
        scene: {
          setting: known.setting,
          camera: 'wide',
          actors: [{ who: V, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
      {
        text: [
          `And ${H.name}? Shh. Good night.`,
          `It is so quiet. Who is that, asleep? ${H.name}. Shh.`,
          `Moon. Bed. ${H.name}, asleep. And not one sound.`,
        ].map((text) => (K ? `${text} ${K.name} sleeps too.` : text)),
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [
            { who: H, pose: 'sleep', feeling: 'sleepy' },
            ...(K ? [{ who: K, pose: 'sleep', feeling: 'sleepy' } as const] : []),
          ],
        },
      },
    ],
  };
}

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
          `${H.name} gets up. ${one.short} But there it is again. ${three}. "${refrain}"`,
          `Up gets ${H.name}. ${one.short} What else can it be? ${three}.`,
          `${H.name} goes on tiptoe. ${one.short} And still it goes. ${three}.`,
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
          `${H.name} looks here, too. ${other.short} ${three}. "${refrain}"`,
          `${other.short} "${refrain}" said ${H.name}. ${three}.`,
          `What else can it be, ${H.name}? ${other.short} ${three}. "${refrain}"`,
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
          `${H.name} looks out. Who is there? ${V.introduced}! ${two}, goes ${V.name}.`,
          `It comes from outside. It is ${V.introduced}. ${two}, goes ${V.name}, all alone.`,
          `Out there is ${V.introduced}. ${V.name} is not asleep. ${two}, goes ${V.name}.`,
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
          `"Like this," said ${H.name}. ${known.short[0]} ${two}, goes ${V.name}.`,
          `"I will help you, ${V.name}," said ${H.name}. ${known.short[0]} ${two}.`,
          `${H.name} tells ${V.name} what to do. ${known.short[0]} And ${two.toLowerCase()}.`,
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
          `${known.short[1]} ${noise}. ${V.name} sits down. ${H.name} lies down.`,
          `${known.short[1]} Only one now, ${V.name}. ${noise}. ${H.name} is sleepy too.`,
          `${known.short[1]} ${noise}. ${V.name} gives a yawn. So does ${H.name}.`,
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
          `${known.short[2]} Now ${V.name} sleeps. It is so quiet.`,
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
          `And ${H.name}? ${H.name} is asleep as well. Shh. Good night.`,
          `It is so quiet. Who else is asleep? ${H.name} is. Shh.`,
          `The moon looks in. ${H.name} is asleep too. There is not one sound.`,
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

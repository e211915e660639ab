import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NightVisitor } from './arc.ts';

const MOST = 14;

/** Everything in the house is asked, and it is nothing in the house. */
export function middle(bound: NightVisitor): Told {
  const { hero: H, child: K, grownUp: G, visitor: V, known, noise, guesses, refrain, comforter, chance } = bound;
  const low = noise.toLowerCase();
  const three = `${noise}, ${low}, ${low}`;
  const two = `${noise}, ${low}`;
  const [one, other] = guesses;
  const steps = known.told(H.name, V.name);
  const beside = K ? ` ${K.name} lay in the other bed.` : '';
  const soft = comforter && H.isChild ? ` The ${comforter.replace(/^the /i, '')} heard it too.` : '';
  const Grown = cap(G.name);
  return {
    title: titled(
      chance.pick(`Who Says ${noise}?`, `${three}`, `${V.name} Cannot Sleep Either`, `${noise}, in the Night`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `It was the quiet time. The lamp was low, and the stairs had stopped. ${H.introduced} had nearly gone.${beside} ${three}. "${refrain}" said ${H.name}, and was back.${soft}`,
            `${H.introduced} was in bed, with the blanket just right.${beside} One eye was shut. The other was going. ${three}. Both of them came open. "${refrain}"${soft}`,
            `The day was over. It had been folded up and put on the chair. ${H.introduced} lay and waited for sleep.${beside} What came was something else. ${three}. "${refrain}"${soft}`,
          ],
          `${H.name} was in bed, with the blanket just right.${beside} One eye was shut. The other was going. ${three}. Both of them came open. "${refrain}"${soft}`,
        ),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'surprised' },
            ...(K ? [{ who: K, pose: 'sit', feeling: 'curious' } as const] : []),
          ],
          things: ['lamp'],
        },
      },
      {
        text: [
          `"It is ${one.is}," said ${G.name}, and went to see. ${H.name} went too. But ${one.but}. They stood there in the dark, and did not breathe. ${three}.`,
          `"I expect it is ${one.is}," said ${H.name}. So they tiptoed, with ${G.name} in front. But ${one.but}. "${refrain}" whispered ${H.name}.`,
          `${Grown} came up to listen. "Only ${one.is}," said ${G.name}. It would have been nice. But ${one.but}. ${three}, it went, while they were looking. "${refrain}"`,
        ],
        scene: {
          setting: one.setting,
          camera: 'wide',
          actors: [
            { who: G, pose: 'walk', feeling: 'curious' },
            { who: H, pose: 'walk', feeling: 'curious' },
          ],
          things: one.shown ? [one.shown] : [],
        },
      },
      {
        text: [
          `"Then it is ${other.is}," said ${H.name}. They went to find out. But ${other.but}. "${refrain}" said ${G.name}. That was everything they had. The house had all been asked.`,
          `There was still ${other.is}. That had been known to make a noise. But ${other.but}. "It is not in here at all," said ${H.name}, slowly. "It is out there."`,
          `"I know," said ${G.name}. "It is ${other.is}." They bent down to it, one ear each. But ${other.but}. "${refrain}" It came from the other side of the wall.`,
        ],
        scene: {
          setting: other.setting,
          camera: 'medium',
          actors: [
            { who: H, pose: 'kneel', feeling: 'worried' },
            { who: G, pose: 'kneel', feeling: 'curious' },
          ],
          things: other.shown ? [other.shown] : [],
        },
      },
      {
        text: [
          `They looked out of the window together. There, ${known.where}, was ${V.introduced}. The moon was on ${V.him}. ${two}. "${V.says}," said ${V.name}. "Did I wake you?"`,
          `The curtain moved, by the width of a nose. And there, ${known.where}, was somebody. It was ${V.introduced}. ${two}, went ${V.name}, and looked up, and stopped.`,
          `It was ${V.introduced}. You could just see ${V.him}, ${known.where}. ${two}, went ${V.name}, in and out of the shadow. "${V.says}," said ${V.name}. "Have you come to tell me how it's done?"`,
        ],
        scene: {
          setting: known.setting,
          camera: 'wide',
          actors: [{ who: V, pose: 'walk', feeling: 'worried' }],
          things: [],
        },
      },
      {
        text: [
          `"Why aren't you asleep?" said ${H.name}. "Why aren't you?" said ${V.name}. "Because of you." "Oh," said ${V.name}. "I am sorry. ${known.why}" And ${H.name} saw that it was true.`,
          `"I have tried," said ${V.name}. "I have tried since supper. ${known.why}" ${H.name} sat up in bed, to think. "We had better do it together," said ${H.name}.`,
          `"${known.why}" said ${V.name}. It is hard to be cross with somebody at that time of night. "I am good at going to bed," said ${H.name}. "I have done it every day of my life."`,
        ].map((text) => text.replace(/\."(?= said)/g, ',"')),
        scene: {
          setting: 'bedroom',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'curious' },
            { who: V, pose: 'look-up', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `${steps[0]} ${two}. It was a bit further between them than before.`,
          `${steps[0]} "Is that better?" said ${H.name}. "A bit," said ${V.name}. ${two}.`,
          `${steps[0]} They waited to see. ${two}, and a rest, like somebody on the stairs.`,
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
          `${steps[1]} ${noise}. There was only one now. ${H.name} had meant to say something about it.`,
          `${steps[1]} ${noise}. "That was a slow one," said ${H.name}. There was no answer for a while. "Yes," said ${V.name}.`,
          `${steps[1]} ${noise}. Then a yawn went by. It is not known which of them it belonged to.`,
        ].map((text) => (K ? `${text} In the other bed, ${K.name} was asleep.` : text)),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: V, pose: 'sit', feeling: 'sleepy' },
            ...(K ? [{ who: K, pose: 'sleep', feeling: 'sleepy' } as const] : []),
          ],
        },
      },
      {
        text: [
          `${steps[2]} They listened for the noise. It was not there. ${V.name} ${known.ends}, and was asleep.`,
          `${steps[2]} And outside, where it had been, there was nothing to hear. ${V.name} slept. ${V.He} ${known.ends}.`,
          `${steps[2]} Somewhere a long way off, a train went by on its toes. ${V.name} ${known.ends}. That was somebody asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [
            { who: V, pose: 'sleep', feeling: 'sleepy' },
            { who: H, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `"I have thought what it could be," said ${G.name}, at the door. "It might be the..." Nobody said "What was that?" ${Grown} looked in, and stopped, and did not go on. They were asleep.`,
          `${Grown} came up very quietly, with a glass of water. "Is anybody thirsty?" No one was. They were asleep. So ${G.name} drank it, and took the lamp away.`,
          `After a while ${G.name} came to see. "Well?" said ${G.name}. "Who was..." But the only ones who knew were asleep. It would have to keep until breakfast.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: H, pose: 'sleep', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `Inside there was one asleep. Outside there was one asleep. In between was a window, with the moon on both sides of it.`,
          `It was the quiet time again. There was ${H.name}, asleep. And if you listened, as hard as you can, there was not a thing.`,
          `Nothing stirred. Nothing dripped. ${H.name} lay asleep. The night went by, and did not make a sound.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}

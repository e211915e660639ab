import type { ActorHint, Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FoundSomething } from './arc.ts';

const MOST = 8;

/** A small noise made with the thing, then made with nothing; the listener sees the owner go by behind the finder. */
export function young(bound: FoundSomething): Told {
  const { owner: O, finder: F, first, second, gesture, noun, aNoun, foundNoun, shown, refrain, chance } = bound;
  const A = first.who;
  const B = second.who;
  const noise = gesture.noise;
  const { along } = bound;
  const cameToo = along ? ` ${cap(along.name)} comes too.` : '';
  const beside: ActorHint[] = along ? [{ who: along, pose: 'walk', feeling: 'calm' }] : [];
  return {
    title: titled(chance.pick(`Whose ${noun}?`, `${F.name} Finds It`, `${noise}`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${O.introduced} has ${aNoun}. It gets ${first.smell.of} on it. ${noise}, goes ${O.name}.`,
            `Look, ${aNoun}! It has sat in ${first.smell.of}. ${O.introduced} does not mind. ${noise}.`,
            `Who has ${aNoun}? ${O.introduced} has. ${noise}. Oops! Now it has ${first.smell.of} on it.`,
          ],
          `This is ${O.name}. This is the ${noun}. ${noise}, goes ${O.name}.`,
        ),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [{ who: O, pose: 'hold', feeling: 'happy' }],
          things: shown,
        },
      },
      {
        text: [
          `Off goes ${O.name}. Bump! Down falls the ${noun}.`,
          `Bump. What was that? It was the ${noun}! But ${O.name} walks on.`,
          `${O.name} goes to the shops. Plop! The ${noun} does not.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [{ who: O, pose: 'walk', feeling: 'happy' }],
          things: shown,
        },
      },
      {
        text: [
          `Here comes ${F.introduced}. Look, ${foundNoun}! "${refrain}" Sniff, sniff. It smells of ${first.smell.of}.`,
          `${F.introduced} finds it. Sniff. ${first.smell.of}! "${refrain}" said ${F.name}.`,
          `"What is this?" said ${F.introduced}. Sniff. "It has had ${first.smell.of}. ${refrain}"`,
        ].map((text) => text.replace(/(?<=Sniff\. )\p{Ll}/u, (letter) => letter.toUpperCase()) + cameToo),
        scene: {
          camera: 'close',
          actors: [{ who: F, pose: 'kneel', feeling: 'curious' }, ...beside],
          things: shown,
        },
      },
      {
        text: [
          `Is it yours, ${A.name}? "No, no," said ${A.introduced}. "${first.smell.not}"`,
          `Who likes ${first.smell.of}? ${A.introduced} does! "But it is not mine," said ${A.name}.`,
          `"Yours?" said ${F.name}. "Mine? No," said ${A.introduced}. "I never had one."`,
        ],
        scene: {
          setting: first.at,
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'calm' },
            { who: F, pose: 'hold', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Who is behind you, ${F.name}? It is ${O.name}! Turn round! But no.`,
          `Look! There goes ${O.name}. And there goes ${F.name}. Oh, look behind you!`,
          `${O.name} looks this way. ${F.name} looks that way. Can you see them both?`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: F, pose: 'walk', feeling: 'calm' },
            { who: O, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `Look, ${F.name}, ${second.stuck.bit}! Yours, ${B.name}? "No," said ${B.introduced}. "${refrain}"`,
          `And this? It is ${second.stuck.bit}. "Not mine," said ${B.introduced}. "${refrain}"`,
          `It has ${second.stuck.bit} on. "I have all mine," said ${B.introduced}. "${refrain}"`,
        ],
        scene: {
          setting: second.at,
          camera: 'medium',
          actors: [
            { who: F, pose: 'hold', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'calm' },
          ],
          things: [...shown, ...(second.stuck.shown ? [second.stuck.shown] : [])],
        },
      },
      {
        text: [
          `Down goes the sun. Poor ${F.name}! But look. It is ${gesture.markShort}. Why?`,
          `${F.name} sits down. It is nearly dark. The ${noun} is ${gesture.markShort}. Somebody does that every day!`,
          `It is late now. ${F.name} looks at the ${noun}. It is ${gesture.markShort}. How odd!`,
        ],
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'close',
          actors: [{ who: F, pose: 'sit', feeling: 'sad' }],
          things: shown,
        },
      },
      {
        text: [
          `${noise}. Who is that? ${O.name}! But there is no ${noun}.`,
          `Shh. ${noise}. ${O.name} sits on the step. And no ${noun}.`,
          `Listen. ${noise}. But ${O.name} has no ${noun}. Sniff.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [{ who: O, pose: 'sit', feeling: 'sad' }],
        },
      },
      {
        text: [
          `"Is this yours?" said ${F.name}. "Yes!" said ${O.name}. "My ${noun}! Oh, thank you!"`,
          `"It is yours!" said ${F.name}. "Yes, mine!" said ${O.name}. Both of them jumped.`,
          `"I know you!" said ${F.name}. "This is yours." ${O.name} hugged the ${noun}. Oh! Oh!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'reach', feeling: 'excited' },
            { who: O, pose: 'jump', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `${noise}. Good night, ${noun}. Good night, ${O.name}. And one for ${F.name}.`,
          `Here is the bed. Here is the ${noun}. ${noise}. ${O.name} is asleep.`,
          `Moon up. ${O.name} in bed. ${noise}, very softly. Good night, ${noun}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: O, pose: 'sleep', feeling: 'sleepy' }],
          things: shown,
        },
      },
    ],
  };
}

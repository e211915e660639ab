import type { Figure, Told } from '../../arc.ts';
import { fitsBody } from '../../own-body.ts';
import type { Practice } from './arc.ts';
import { nounOf } from './said-in-parts.ts';
import { cap, titled, within } from '../wording.ts';

const MOST = 8;

/** Those wordings that tell what was really tried, when it is short enough to be said; else any of them. */
const told = (tried: string, who: Figure, wordings: readonly string[]): readonly string[] => {
  const own = wordings.filter((each) => fitsBody(tried, who) && each.includes(tried) && within(MOST, each));
  return own.length > 1 ? own : wordings.filter((each) => !each.includes(tried));
};

/** Everything is done twice: by the hero, and a little later by whoever copies. */
export function young({
  chance,
  hero: H,
  friend: F,
  grownUp: G,
  activity: A,
  setting,
  things,
  tries,
  refrain,
}: Practice): Told {
  const sound = cap(A.sound);
  const [[first], [second]] = tries;
  return {
    title: titled(
      chance.pick(
        `${sound}, ${H.name}!`,
        `${H.name} and ${F.name} try again`,
        'just the same',
        `${F.name} does it too`,
        'one more wave',
        `two of ${H.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `Who goes "${sound}"? It is ${H.introduced}. ${H.name} likes ${nounOf(A)}.`,
          `Here is ${H.introduced}. ${H.name} loves ${nounOf(A)}. "${sound}!"`,
          `This is ${H.introduced}. ${sound}! ${H.name} likes ${nounOf(A)} best.`,
          `Good morning, ${H.introduced}! "${sound}!" That is ${nounOf(A)}.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `Here comes ${F.introduced}. ${H.name} waves. ${F.name} waves, too.`,
          `${F.introduced} copies ${H.name}. ${H.name} nods. ${F.name} nods, too.`,
          `${F.introduced} copies. ${H.name} waves. ${F.name} waves. ${sound}, ${A.sound}.`,
          `Here is ${F.introduced}. What ${H.name} does, ${F.name} does.`,
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
        text: told(first, H, [
          `Now comes the hard bit. Oof! It went wrong. "${refrain}," said ${H.name}.`,
          `One, two, three, go! It went all wrong. "${refrain}," said ${H.name}.`,
          `${H.name} ${first}. It did not work. "${refrain}," said ${H.name}.`,
          `It was hard. ${H.name} ${first}. But it went wrong. "${refrain}!"`,
          `Look! ${H.name} ${first}. That was no good. "${refrain}," said ${H.name}.`,
          `${H.name} had a try. Oh dear! It went wrong. "${refrain}," said ${H.name}.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'reach', feeling: 'surprised' }] },
      },
      {
        text: [
          `And what did ${F.name} do? Oops! ${F.name} got it wrong, too.`,
          `Then ${F.name} had a go. Oh dear! ${F.name} did just the same.`,
          `Now it was ${F.name}'s turn. Oof! That went wrong, just like ${H.name}.`,
          `${F.name} did what ${H.name} did. Oops! "Oh, ${F.name}," said ${H.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: F, pose: 'sit', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: told(second, H, [
          `${H.name} tried and tried. It was still wrong. "${refrain}," said ${H.name}.`,
          `So ${H.name} tried again. No! It went wrong. "${refrain}!"`,
          `So ${H.name} ${second}. Was it better? No! "${refrain}," said ${H.name}.`,
          `Next ${H.name} ${second}. It went wrong again. "${refrain}!" said ${H.name}.`,
          `Then ${H.name} ${second}. It did not help. "${refrain}," said ${H.name}.`,
          `${H.name} tried all day. It did not work. "${refrain}," said ${H.name}.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'jump', feeling: 'determined' }] },
      },
      {
        text: [
          `Poor ${H.name} was tired and sad. So ${F.name} was sad, too.`,
          `"I can't," said ${H.name}, and sat. "I can't," said ${F.name}, and sat.`,
          `It was too hard. ${H.name} sat down. ${F.name} sat down, too.`,
          `"It is too hard," said ${H.name}. ${F.name} sat close to ${H.name}.`,
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
          `${F.name} got up and tried again. "Stop!" said ${H.name}. "I see what is wrong!"`,
          `Now ${H.name} watched ${F.name} do it. So that was the wrong bit!`,
          `"You do it," said ${H.name}. ${F.name} did. Now ${H.name} saw the wrong bit.`,
          `${F.name} had one more go. ${H.name} looked. "There! That bit is wrong!"`,
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
          `"Do it softly," said ${G.name}. So ${H.name} did. ${sound}! It was right!`,
          `${H.name} tried that bit again. ${sound}! "That's it!" said ${G.name}. Hooray!`,
          `${H.name} did it slowly this time. ${sound}! "Well done!" said ${G.name}.`,
          `"Like this," said ${G.name}. ${H.name} did it. ${sound}! ${cap(G.name)} clapped.`,
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
          `They all came to see ${H.name}. ${sound}! And ${F.name} did it, too.`,
          `"Come and look," said ${H.name}. ${sound}! ${H.name} bows. ${F.name} bows, a bit later.`,
          `Who came to see? All the neighbours. ${sound}! ${H.name} did it. ${F.name} did it.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            { who: F, pose: 'dance', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `It is dark. ${H.name} yawns. ${F.name} yawns, too. Good night, you two.`,
          `${H.name} is in bed. ${F.name} is in bed. They whisper: ${sound}.`,
          `"${sound}," says sleepy ${H.name}. And ${F.name} says just the same. Good night!`,
          `${sound}, went ${H.name}, in bed. ${sound}, went ${F.name}. Good night.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sleepy' },
            { who: F, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}

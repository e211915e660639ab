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
        `${H.name} and ${F.name} go bump`,
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
          `What is that? ${sound}! Do not mind that. It is ${H.introduced}.`,
          `Is it breakfast? Not yet. ${sound}! ${H.introduced} could not wait.`,
          `This is ${H.introduced}. ${sound}! ${H.name} likes ${nounOf(A)} best.`,
          `${sound}! Who is that? It is ${H.introduced}.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `${H.name} waves at ${F.introduced}. What comes back? A wave. A nod? A nod.`,
          `${F.introduced} is like a mirror. A wave? A wave. A wink? A wink, ${H.name}!`,
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
          `Now the hard bit. Ready? Steady? Oof! "${refrain}," said ${H.name}. What a muddle!`,
          `One, two, three, and... no. It went all wrong. "${refrain}," said ${H.name}.`,
          `${H.name} ${first}. Oh dear. Oops! "${refrain}," said ${H.name}.`,
          `Now the hard bit. ${H.name} ${first}. Oof! What a muddle. "${refrain}!"`,
          `Look! ${H.name} ${first}. Was that it? No. "${refrain}," said ${H.name}.`,
          `${H.name} had a try. Bump! Oh dear. "${refrain}," said ${H.name}.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'reach', feeling: 'surprised' }] },
      },
      {
        text: [
          `And ${F.name}? Bump! Just the same.`,
          `${F.name} had a go. Bump! Exactly the same.`,
          `Now ${F.name}. Ready? Steady? Oof! ${H.name} turned to look.`,
          `What did ${F.name} do? The same. Down, plop! "Oh, ${F.name}," said ${H.name}.`,
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
          `Bigger, then? No. Smaller, then? No. "${refrain}," said ${H.name}. Puff, puff.`,
          `Up jumped ${H.name}. Down came ${H.name}. Not yet! "${refrain}!"`,
          `So ${H.name} ${second}. Better? No. Worse! "${refrain}," said ${H.name}.`,
          `What next? ${H.name} ${second}. Oh no. Oh dear. "${refrain}!"`,
          `Then ${H.name} ${second}. That was not it. "${refrain}," said ${H.name}. Puff.`,
          `${H.name} tried and tried. No. "${refrain}," said ${H.name}.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'jump', feeling: 'determined' }] },
      },
      {
        text: [
          `Poor ${H.name}. All tired out. Poor ${F.name}. All tired out, a bit later.`,
          `"I can't," said ${H.name}, and sat. "I can't," said ${F.name}, and sat.`,
          `${H.name} sat down. ${F.name} sat down too. Hmm.`,
          `Flop. Down sat ${H.name}. Flop. Down sat ${F.name}.`,
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
          `Up got ${F.name}. Off went ${F.name}. "Stop!" said ${H.name}. "I see it! I see!"`,
          `${H.name} watched ${F.name}. So that was how! So that was the wrong bit!`,
          `"You do it," said ${H.name}. ${F.name} did. ${H.name} looked. Aha!`,
          `${F.name} had one more go. ${H.name} looked and looked. Oh!`,
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
          `"Softly," said ${G.name}. So ${H.name} did it softly. ${sound}! Yes, yes, yes!`,
          `Very still. Very sure. Now! ${sound}! "That's it!" said ${G.name} to ${H.name}.`,
          `Slow this time. Slow, and then... ${sound}! "Look at that!" said ${G.name}.`,
          `A bit like this. A bit like that. ${sound}! ${cap(G.name)} clapped.`,
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
          `Out they go, to show the street. ${sound}! And ${F.name}? ${sound}! Everybody claps.`,
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
          `Dark now. ${H.name} yawns. ${F.name} yawns. Now you are yawning too. Good night.`,
          `Bed for ${H.name}. Bed for ${F.name}. One last time, in a whisper. ${sound}.`,
          `And ${F.name}? ${sound}! Just the same. Good night, you two.`,
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

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { WantedOdd } from './arc.ts';
import { othersTry } from './others-try.ts';
import { needYoung, nuisanceYoung } from './young-more.ts';

const MOST = 8;

/** Not here, not here; and then: here! */
export function young(bound: WantedOdd): Told {
  const { hero: H, neighbour: A, newcomer: B, odd, words, clauseIsShort, home, undersea, spokenOf, chance } = bound;
  const refrain = odd.id === 'does-not' ? 'Oh, never mind' : chance.pick('Not here', 'Oh, not here', 'Not in here');
  const at = (setting: typeof home): typeof home => (undersea ? 'undersea' : setting);
  const [first, second] = odd.nuisances;
  const does = clauseIsShort ? `${H.name} ${words.clause}.` : `${H.name} is a bit odd.`;
  return {
    title: titled(chance.pick(`where is ${H.name} wanted`, `hooray for ${H.name}`, `${H.name}, ${H.name}!`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${does} Is it so bad?`,
            `Who is that? It is ${H.introduced}. ${does}${/\b(?:can't|cannot|never|won't|doesn't|does not)\b/.test(does) ? '' : ' Every day!'}`,
            `Here is ${H.introduced}. "${does}" said ${A.theKind}. "You will see."`,
          ],
          `Here is ${H.name}. ${does} Is that so bad?`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
          things: spokenOf ? [spokenOf] : [],
        },
      },
      {
        text: keeping(
          MOST,
          nuisanceYoung(odd, 0, words).map((each) => `${each} "${refrain}!"`),
        ),
        scene: {
          setting: at(first.at),
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          nuisanceYoung(odd, 1, words).map((each) => `${each} "${refrain}!"`),
        ),
        scene: {
          setting: at(second.at),
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'point', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${H.name} went home and shut the door. Nobody wanted ${H.name}.`,
          `${H.name} sat at home, all alone. ${H.name} was sad.`,
          `"Not here. Not there," said ${H.name}. "Where may I go?" ${H.name} cried.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, needYoung(odd, { ...words, b: B.introduced }), ...needYoung(odd, words)),
        scene: { setting: at(odd.at), camera: 'wide', actors: [{ who: B, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: othersTry(odd, 'young', words),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"I know who can help," said ${words.k}. "It is ${H.name}! Quick!"`,
          `Who can help? "${H.name} can!" said ${words.k}. ${words.k} ran to ${H.name}.`,
          `Knock, knock! "We need you, ${H.name}," said ${words.k}. "Come just as you are!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: bound.child, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: odd.moment.young.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
          things: odd.things,
        },
      },
      {
        text: [
          `${odd.last.young(words)} "Here!" said ${A.theKind}. "Do it here!"`,
          `"Sit by me," said ${A.theKind}. "I like you as you are, ${H.name}."`,
          `The sun goes down. ${cap(A.theKind)} sits with ${H.name}. They are friends now.`,
        ],
        scene: {
          setting: home,
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

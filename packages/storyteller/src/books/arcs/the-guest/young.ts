import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import { errand, timesOf } from './arrival.ts';
import type { TheGuest } from './arc.ts';
import { keptBy } from './rules.ts';

const MOST = 8;

/** Two rules are kept, and how; then the child is the one who asks. */
export function young(bound: TheGuest): Told {
  const { hero: H, child: K, host: G, rules, way, ask, nearly, knows, found, foundIn, inside, what, chance } = bound;
  const [first, second] = rules;
  const Host = cap(G.name);
  return {
    title: titled(chance.pick(`${H.name} comes to ${what}`, `${ask.replace('?', '')}, ${H.name}?`, `the third rule`)),
    refrain: ask,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${K.name} knows the rules for ${knows}. "${first.line}. ${second.line}. And..." Oh. What was three?`,
            `One. ${first.line}. Two. ${second.line}. Three? ${K.name} cannot remember three.`,
            `${cap(knows)} has three rules. ${K.name} has two. "${first.line}! ${second.line}!" Where is three?`,
          ],
          `"${first.line}," says ${K.name}. "${second.line}. And..." Oh. What was three?`,
        ),
        scene: {
          setting: inside,
          time: timesOf(bound).begins,
          camera: 'medium',
          actors: [{ who: K, pose: 'think', feeling: 'proud' }],
        },
      },
      {
        text: found
          ? keeping(
              MOST,
              [
                `Who is ${found}? ${H.introduced}! "${errand(bound)}," said ${H.name}. "Good," said ${K.name}.`,
                `Look ${found}. It is ${H.introduced}. "${errand(bound)}." "Oh, good," said ${K.name}.`,
              ],
              `Who is that, ${found}? It is ${H.name}! "${errand(bound)}." "Good!" said ${K.name}.`,
            )
          : keeping(
              MOST,
              [
                `Knock, knock. ${Host} opened the door. ${H.introduced}! "${errand(bound)}." "Good," said ${K.name}.`,
                `Who comes in? ${H.introduced}! ${Host} held the door. "${errand(bound)}." "Good," said ${K.name}.`,
                `Knock. And who is that, ${G.name}? ${H.introduced}! "${errand(bound)}." "Oh, good," said ${K.name}.`,
              ],
              `Knock, knock. ${Host} opened the door. "${errand(bound)}," said ${H.name}. "Good," said ${K.name}.`,
            ),
        scene: {
          setting: foundIn,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'wave', feeling: 'excited' },
            ...(found ? [] : [{ who: G, pose: 'stand', feeling: 'surprised' } as const]),
          ],
        },
      },
      {
        text: [
          `"${first.line}!" ${keptBy(H, first).young(H.name)} "${ask}" "${nearly}."`,
          `One. ${first.line}. ${keptBy(H, first).young(H.name)} "${ask}" "${nearly}."`,
        ],
        scene: {
          setting: inside,
          camera: 'medium',
          actors: [
            { who: H, pose: first.pose, feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"${second.line}!" ${keptBy(H, second).young(H.name)} "${ask}" "${nearly}."`,
          `Two. ${second.line}. ${keptBy(H, second).young(H.name)} "${ask}" "${nearly}."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: second.pose, feeling: 'determined' },
            { who: K, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"I do it all wrong," said ${H.name}.`,
          `"${nearly}," said ${H.name}. "I had better go home."`,
          `${H.name} sat very still. "Bye-bye," said ${H.name}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `"Wait," said ${K.name}. "How do you do it?" "Me?" said ${H.name}. "${way.tells}."`,
            `"Don't go," said ${K.name}. "What do you do?" ${H.name} looked up. "${way.tells}."`,
            `"At your house," said ${K.name}, "what happens?" "Well," said ${H.name}. "${way.tells}."`,
          ],
          `"How do you do it?" said ${K.name}. "Me?" said ${H.name}. "${way.tells}."`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'curious' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${way.young(K.name)} "${ask}" said ${K.name}. "${nearly}," said ${H.name}.`,
          `So ${K.name} had a go. ${way.young(K.name)} "${ask}" "${nearly}," said ${H.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: way.pose, feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"I know it now!" said ${K.name}. "Three is: ask." ${H.name} said it too.`,
          `Then ${K.name} sat up. "Rule three! You ask!" "That is a good one," said ${H.name}.`,
          `What is three? ${K.name} knows. You ask! "We have that one too," said ${H.name}.`,
        ],
        scene: {
          time: timesOf(bound).ends,
          camera: 'medium',
          actors: [
            { who: K, pose: 'cheer', feeling: 'proud' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Now ${G.name} has a go. "${ask}" Everybody looked. "${nearly}!" said ${K.name} and ${H.name}.`,
          `In came ${G.name}, to try. "${ask}" "${nearly}," said ${H.name}. ${K.name} laughed and laughed.`,
          `"Me now," said ${G.name}. "${ask}" "${nearly}!" ${H.name} and ${K.name} clapped.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: way.pose === 'run' ? 'walk' : way.pose, feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'jump', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

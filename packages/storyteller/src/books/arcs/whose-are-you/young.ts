import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { WhoseAreYou } from './arc.ts';

const MOST = 8;

/** Big, soft and loud; and all the time somebody goes by behind. */
export function young(bound: WhoseAreYou): Told {
  const { small: S, child: K, mum: M, She, she, large: L, calls, sized, asked, outside, arrival, chance } = bound;
  const [A, B, C] = asked;
  const no = chance.pick(`Not ${M}!`, `No, not ${M}!`, `Oh. Not ${M}.`);
  const call = `"${S.says}!"`;
  const behind = chance.pick('And who goes by, behind?', 'Psst! Look behind!', 'Who is that, back there?');
  return {
    title: titled(
      chance.pick(
        `where is ${M}`,
        `not ${M}`,
        `whose are you, ${S.name}`,
        `look behind, ${S.name}`,
        `big, soft and loud`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${call} Who is that? It is ${S.introduced}. Where is ${M}? Not here.`,
            `${arrival}This is ${S.introduced}. ${call} ${S.name} looked left. ${S.name} looked right. No ${M}.`,
            `${arrival}One minute ${M} was there. The next? No. Only ${S.introduced}. ${call}`,
          ],
          `${arrival}Here is ${S.introduced}. ${call} Where is ${M}?`,
        ),
        scene: { setting: outside, camera: 'wide', actors: [{ who: S, pose: 'look-up', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"Whose are you?" said ${K.name}. "${M}'s." "What is ${she} like?" "Big!"`,
          `Along came ${K.name}. "I will help. What is ${M} like?" "Big," said ${S.name}.`,
          `${K.name} sat down. "Tell me. Is ${M} big?" Oh yes!`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `This is ${A.introduced}. Big! "Are you ${M}?" "${no}" ${behind}`,
          `Big feet. Big nose. ${cap(A.introduced)}! "Is it you?" "No." "${no}" ${behind}`,
          `"Here is big," said ${K.name}. It was ${A.introduced}. "${no}" ${behind}`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'look-up', feeling: 'curious' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"And soft," said ${S.name}. ${cap(B.introduced)} is soft. Pat, pat. "${no}" ${behind}`,
          `${M} is soft too. Pat, pat, goes ${S.name}. It is ${B.introduced}. "${no}" ${behind}`,
          `Soft, soft, soft. Is it ${M}? It is ${B.introduced}. "${no}" said ${S.name}. ${behind}`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: S, pose: 'reach', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"And loud!" "${C.says.toUpperCase()}!" That is loud. But it is ${C.introduced}. "${no}"`,
          `"${C.says.toUpperCase()}!" Oh! Is that ${M}? Run, ${S.name}! It is ${C.introduced}. "${no}"`,
          `"${M} is loud," said ${S.name}. So is ${C.introduced}. "${C.says.toUpperCase()}!" "${no}"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: C, pose: 'shout', feeling: 'happy' },
            { who: S, pose: 'cover', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${S.name} sat down by ${K.name}. So tired. ${call} It was very small.`,
          `${S.name} stopped. ${K.name} stopped. One tear. Plip. "I want ${M}."`,
          `It was late now. ${S.name} held on to ${K.name}. "I want my ${M}."`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: S, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'hug', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"We walk," said ${K.name}. "${M} walks. Round and round! Let us stop, and call."`,
          `"Stay," said ${K.name}. "When I am lost, I stay. Then I call." So they stayed.`,
          `"Sit still," said ${K.name}. "Then ${she} can find you. Now call!"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${S.name} called. ${call} Wait. ${call} Hush. "${calls}!" Who was THAT?`,
          `Call, ${S.name}! ${call} Nothing. ${call} Nothing. And then? "${calls}!"`,
          `${S.name} called once. ${call} Twice. ${call} And back it came: "${calls}!"`,
        ]),
        scene: { camera: 'close', actors: [{ who: S, pose: 'shout', feeling: 'excited' }] },
      },
      {
        text: keeping(MOST, [
          `Big! ${sized} Here comes the big ${L.kind}. "${M}!"`,
          `Out came the big ${L.kind}. Is it? It is! Big, soft, loud ${M}!`,
          `Who ran up? The big ${L.kind}! ${She} was behind, all day long. "${M}!"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: L, pose: 'run', feeling: 'happy' },
            { who: S, pose: 'jump', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Whose are you?" said ${K.name}. But ${S.name} was asleep, right under the big ${L.kind}.`,
          `Good night, ${S.name}. Big, soft and... shh. The big ${L.kind} is not loud now.`,
          `Bye-bye, ${K.name}. Home go two. ${call} "${calls}." Good night, ${S.name}. Good night, big ${L.kind}.`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: S, pose: 'sleep', feeling: 'calm' },
            { who: L, pose: 'sleep', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

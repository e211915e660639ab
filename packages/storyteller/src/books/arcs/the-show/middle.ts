import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TheShow } from './arc.ts';

const MOST = 14;

/** Practice goes wrong for a reason all week; on the day something is missing. */
export function middle(bound: TheShow): Told {
  const {
    hero: H,
    grownUp: G,
    leader: S,
    smallest: T,
    activity: A,
    setting,
    things,
    fault,
    words,
    refrain,
    chance,
  } = bound;
  const sound = cap(A.sound);
  // Whoever is behind the curtain says nothing.
  const hidden = fault.id === 'waves';
  return {
    title: titled(chance.pick(`${H.name} on Saturday`, `all wrong until Saturday`, `what ${H.name} did all week`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `On Saturday it was ${words.event}. There were five days to go. "${sound}," went everybody, over and over. ${cap(H.introduced)} loved ${A.id} more than jam.`,
            `"Saturday!" said ${S.name}, who was in charge. "Five days!" ${cap(H.introduced)} had been counting them for weeks. There is nothing like ${A.id}, when there are people coming to see it.`,
            `There was a paper on the wall with a ring round Saturday. That was ${words.event}. "${sound}," went ${H.introduced}. It was going to be the best ${A.id} ever seen.`,
          ],
          `On Saturday it was ${words.event}. ${H.name} loved ${A.id} more than jam. There were five days to go.`,
        ),
        scene: { setting, camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'excited' }], things },
      },
      {
        text: [
          `${fault.first.middle(words)} "${refrain}," they said.`,
          `It all went well, nearly. ${fault.first.middle(words)} "${refrain}," said everybody.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'point', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${fault.again.middle(words)} "${refrain}," said ${S.name}.`,
          `"I won't do it again," said ${H.name}. ${fault.again.middle(words)} "${refrain}!" they all said.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `On Thursday ${H.name} only thought: I must not do it. It worked. But all the rest went wrong, because nobody was thinking of that.`,
          `By Thursday ${H.name} could leave it out. But it felt like a tooth that is not there. ${H.name} kept thinking of the gap, and lost the place.`,
          `"Just don't," they said on Thursday. So ${H.name} didn't. But it took so much trying that everything else came too late.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'worried' }] },
      },
      {
        text: [
          `On Friday night ${H.name} could not lie still. "What if I do it tomorrow?" ${cap(G.name)} tucked in one side. "Then you do it," said ${G.name}, "and I'll still clap."`,
          `"Perhaps I should stay at home," said ${H.name}, in bed. "Perhaps," said ${G.name}. "But who'd sit with ${T.name} on the bus?" ${H.name} had not thought of that.`,
          `${cap(G.name)} came up with warm milk. "I spoil it every time," said ${H.name}. "You've only done it five times," said ${G.name}. "It's too soon to say every."`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [`${fault.missing.middle(words)}`, `Then came the day. ${fault.missing.middle(words)}`],
        scene: {
          setting,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: S, pose: 'look-up', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [fault.others.middle(words), `They did try. ${fault.others.middle(words)}`],
        scene: { camera: 'medium', actors: [{ who: S, pose: 'reach', feeling: 'worried' }] },
      },
      {
        text: [
          `${H.name} knew what would help. It was just what you must not do. "${S.name}," said ${H.name}, "may I?" They all looked round. "Oh," said ${S.name}. "Oh, please."`,
          ...(hidden
            ? []
            : [
                `"I know what would help," said ${T.name}. "What ${H.name} did all week!" They all looked at ${H.name}. "Oh, do it," said ${S.name}. "Please."`,
              ]),
          `There was one thing that nobody had tried. It was what ${H.name} had done all week. "Go on," said ${S.name}, very quietly. "Oh, ${H.name}, go on."`,
          `Very slowly ${S.name} turned round. "${H.name}," said ${S.name}. "You know what I asked you not to do?" "Yes," said ${H.name}. "Please do it. Do it now."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'shy' },
            { who: S, pose: 'stand', feeling: 'surprised' },
            ...(hidden ? [] : [{ who: T, pose: 'point', feeling: 'excited' } as const]),
          ],
        },
      },
      {
        text: fault.fills.middle.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: T, pose: 'cheer', feeling: 'happy' },
          ],
          things,
        },
      },
      {
        text: [
          `When it was over, nobody went home for a long time. "I told you a hundred times to stop," said ${S.name}. "What was I thinking of?" "Saturday," said ${H.name}.`,
          `There were no prizes, so they all had cake. "Same again next year," said ${S.name}. "Even what I do?" said ${H.name}. "Yes," said ${S.name}. "That above all."`,
          `"Was that in it from the start?" a lady asked. "Yes," said ${S.name}, and went rather red. "${H.name} practised it all week. And all week I said not to."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [fault.last.middle(words), `And that was ${words.event}. ${fault.last.middle(words)}`],
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: T, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';

const MOST = 14;

/** Talk is quick and does not wipe its feet; a sign makes it worse; then somebody comes who has walked a long way. */
export function middle(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, spokenOf, home, outside, undersea, gift, chance } = bound;
  const [A, B, C] = neighbours;
  const [firstThing, laterThing] = chance.pick(
    ['Have you heard?', 'I heard.'] as const,
    ['You will never guess!', 'I guessed.'] as const,
    ["Don't say I said so!", "I won't say who said so."] as const,
  );
  const gossip = keeping(
    MOST,
    [`"That's the ${H.kind} who ${clause}," said ${A.theKind}.`],
    `"${cap(clause)}," said ${A.theKind}.`,
    `"That's the one," said ${A.theKind}.`,
  );
  const gossipAgain = keeping(
    MOST,
    [`"The one who ${clause}?" said ${B.theKind}.`, `"Not the one who ${clause}!" said ${B.theKind}.`],
    `"That one?" said ${B.theKind}.`,
  );
  const way = undersea ? 'round the rock' : chance.pick('over the hill', 'along the lane', 'across three fields');
  const sign = chance.pick('NOTHING TO SEE HERE', 'NOBODY ODD AT HOME', 'ALL QUITE USUAL');
  const [firstGossip = ''] = gossip;
  return {
    title: titled(
      chance.pick(`the talk about ${H.name}`, `${H.name} and the other one`, `nothing to see here, said ${H.name}`),
    ),
    refrain: firstThing,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(H.introduced)} was much like anybody else. ${H.He} lived in the ${H.being?.home ?? 'house'} and ate ${H.being?.eats ?? 'toast'}. There was only the one thing.`,
            `There was nothing the matter with ${H.introduced}. ${H.He} ate ${H.being?.eats ?? 'toast'}, like the rest. There was only the one small thing.`,
          ],
          `This is ${H.introduced}. There was only the one small thing.`,
        ),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }] },
      },
      {
        text: [
          `"${firstThing}" said ${A.theKind}, who had seen it. ${firstGossip} ${cap(A.theKind)} only said it once, and quite quietly.`,
          `${cap(A.theKind)} saw it first. "${firstThing}" ${firstGossip} It was only a whisper.`,
        ],
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: spokenOf && firstGossip.includes(clause) ? [spokenOf] : [],
        },
      },
      {
        text: gossipAgain.flatMap((line) => [
          `${line} And ${C.theKind} told a friend, who had a cousin. Off it went, ${way}, the way talk does.`,
          `${line} Then ${C.theKind} had it, and went off with it at a run. ${cap(way)} it went, the way talk does.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: C, pose: 'run', feeling: 'excited' },
          ],
        },
      },
      {
        text: [
          `By lunch it had come all the way round again. It came in at ${H.names} own window. "${firstThing}" it said. ${H.name} felt hot right up to the top.`,
          `Talk does not knock. It came in at the window while ${H.name} was eating. "${firstThing}" somebody said outside. ${H.name} put down the spoon.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'sad' }] },
      },
      {
        text: [
          `So ${H.name} made a sign. It said: ${sign}. But nobody had ever looked before. Now ${A.theKind} looked. So did ${B.theKind}. They looked for what there was not.`,
          `${H.name} painted a sign and hung it up. ${sign}, it said. But people read signs. Soon ${A.theKind} came, and ${B.theKind}, and stood in a queue.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: A, pose: 'look-up', feeling: 'curious' },
            { who: B, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['sign'],
        },
      },
      {
        text: [
          `Then ${H.name} tried only going out when nobody was about. That worked very well. But when nobody is about, there is nobody to talk to.`,
          `Next ${H.name} tried being somebody else, with a hat. But everyone said, "Good morning, ${H.name}. Nice hat."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${K.name} came round the back, where there was no queue. "Is it true?" said ${K.name}. "Yes," said ${H.name}. "Oh," said ${K.name}. "Is there any more toast?"`,
          `Only ${K.name} asked. "Is it true, what they say?" "Yes," said ${H.name}. ${K.name} thought about it. "All right," said ${K.name}. "Budge up."`,
        ],
        scene: {
          setting: home,
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `They were still sitting there when somebody knocked. It was a very small knock. It was a knock that had come a long way.`,
          `Then there was a knock. "Go away," said ${H.name}. "I have only just got here," said a small voice.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'hide', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It was ${T.aKind}, dusty all over, with ${gift.said}. "${laterThing}" said ${T.name}. "They were talking, ${way}. So I came. I do it too."`,
          `On the step stood another ${T.kind}, holding ${gift.said}. "${laterThing}" said ${T.name}. "All the way ${way}. I thought I was the only one there was."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: T, pose: 'hold', feeling: 'shy', holds: gift.thing },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${H.name} looked at ${T.name}. ${T.name} looked at ${H.name}. "${H.says}," said one. "${H.says}," said the other. And ${K.name} went to see about more toast.`,
          `"You had better come in," said ${H.name}. ${gift.shared}. It was ${H.name} who laughed first.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `They still talk about it, ${way}. "${firstThing}" they say. "There are two of them." And ${A.theKind} says, very quietly, "I do a bit of it myself."`,
          `The sign is still up. On the back, in another hand, it says: KNOCK TWICE. Somebody has. It was ${A.theKind}.`,
          `Now, when the talk goes by, they wave to it from the window. You never know who it may bring.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: T, pose: 'wave', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
    ],
  };
}

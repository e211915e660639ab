import type { Told } from '../../arc.ts';
import { introducing } from '../wording.ts';
import type { TheCase } from './arc.ts';

/** Everybody looks at what is gone, and one looks at what has come. */
export function middle(bound: TheCase): Told {
  const { detective: D, partner: P, suspect: X, client: C, goods, paid, at, setting, refrain, chance } = bound;
  const d = D.name;
  const p = P.name;
  const x = X.name;
  const c = C.name;
  return {
    title: chance.pick(
      'One a Night',
      `${d} the Detective`,
      'The Very Polite Thief',
      `What ${p} Picked Up`,
      'The Sign on the Wrong Nail',
      `A Mystery, Said ${d}`,
    ),
    refrain,
    pages: [
      {
        text: introducing(
          P,
          introducing(D, [
            `${d} had a sign. DETECTIVE, it said, and under that, OPEN. It hung ${at}, over a shelf of ${goods.many}. That was where the nail was. ${p} was the assistant. ${p} picked things up off the floor.`,
            `${d} was a detective. There was a sign: OPEN. It hung ${at} and was never turned. Under it was a shelf with ${goods.many} on it. ${p} helped, and had a pocket for clues.`,
            `A detective needs a sign. ${d} had one, with OPEN on it, in red. It was ${at}, above the ${goods.many}. It was never turned round, so it was always OPEN. "Nobody has come," said ${p}. "They will," said ${d}.`,
          ]),
        ),
        scene: {
          setting,
          camera: 'wide',
          actors: [
            { who: D, pose: 'stand', feeling: 'proud' },
            { who: P, pose: 'sit', feeling: 'happy' },
          ],
          things: ['sign', ...goods.shown],
        },
      },
      {
        text: [
          `On Monday one of the ${goods.many} had gone. It was a mystery at last! In its place lay ${paid.one}. "That's not a clue," said ${d}. "${refrain}: eleven left." But ${p} liked it, and put it in a pocket.`,
          `"There were twelve ${goods.many}," said ${d}. "Now there are eleven. It's a crime! ${refrain}." Where the twelfth had been, there was ${paid.one}. ${p} thought that it was pretty, and kept it.`,
          `Somebody had been at the shelf. One of the ${goods.many} was gone. "${refrain}," said ${d}. ${d} looked for it under the shelf. ${p} looked on the shelf. In the gap lay ${paid.one}, and ${p} kept it.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: D, pose: 'point', feeling: 'excited' },
            { who: P, pose: 'hold', feeling: 'curious' },
          ],
          things: [paid.shown],
        },
      },
      {
        text: [
          `${d} asked them all where they had been. They had all been in bed. "A thief would say that too," said ${d}. "${refrain}." By morning one more had gone. In its place ${p} found ${paid.one}.`,
          `The next day another of the ${goods.many} was gone. "Was it you?" said ${d} to everyone. "No," they all said. But a thief would say no too. "${refrain}," said ${d}. ${p} found ${paid.one} on the shelf again.`,
          `${d} made a list of everybody, and crossed out the nice ones. But they were all nice. So nobody was left who could have done it. "${refrain}," said ${d}. Next morning ${p} found one more gap, with ${paid.one} in it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: D, pose: 'think', feeling: 'worried' },
            { who: P, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"We'll stay up and watch," said ${d}. They sat on the floor, and watched the shelf until their eyes shut. When they woke, it was morning, and one more was gone. There was ${paid.one} on ${d}'s knee. "${refrain}," said ${d}.`,
          `So they hid behind a blanket, ${d} and ${p}. They wanted to see who came. But it was warm in there, and they fell asleep. In the morning one more was gone. ${p} had ${paid.one} behind one ear. "${refrain}," said ${d}, and yawned.`,
          `So they tied a bell to the door. Nobody could come in without a ting. But nobody rang it. The door was still shut in the morning, and one more was gone. "${refrain}," said ${d}. ${p} picked up ${paid.one}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: D, pose: 'sit', feeling: 'sleepy' },
            { who: P, pose: 'sit', feeling: 'sleepy' },
          ],
          things: [paid.shown],
        },
      },
      {
        text: introducing(X, [
          `Then ${x} came by with the broom, and one pocket was very full. "Aha!" said ${d}. "Are those our ${goods.many}?" ${x} turned out the pocket. It was cough sweets. "I have a cough," said ${x}, and went away, rather fast.`,
          `Something rustled in ${x}'s pocket. "It was you!" said ${d}, in front of everyone. "You took our ${goods.many}!" ${x} turned the pocket inside out. There were three cough sweets in it. ${x} looked sad, and ${d} went red.`,
          `"Shh," said ${d}. "Something is rustling." It was ${x}, with a full pocket. "You took our ${goods.many}!" said ${d}, much too loudly. It was only cough sweets. "Would you like one?" said ${x}. That made it worse.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: 'hold', feeling: 'sad' },
            { who: D, pose: 'point', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${d} sat down under the sign. "I got it wrong," said ${d}. ${p} put everything from one pocket in a row. There were five ${paid.many}. "Five things have gone," said ${p}. "And five have come. Somebody left one each time."`,
          `"I don't want to be a detective," said ${d}. "You can look at what I found," said ${p}, and emptied a pocket. It was five ${paid.many}, all clean. ${d} looked, and counted. "There's one for each that is gone!"`,
          `It was very quiet after that. ${p} wanted to cheer ${d} up. "They were on the shelf," said ${p}. "One every morning." They were ${paid.many}, one, two, three, four, five. "And five are gone," said ${d}. "Somebody is leaving these for us!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: P, pose: 'kneel', feeling: 'shy' },
            { who: D, pose: 'sit', feeling: 'sad' },
          ],
          things: [paid.shown],
        },
      },
      {
        text: [
          `They shook some flour on the floor, and went home. In the morning there were footprints in it, as small as crumbs. They did not go to the shelf first. They went to the sign, and stopped there. "A thief doesn't stop to read," said ${p}.`,
          `"Flour!" said ${p}. They put it all over the floor. And in the morning, there were tiny footprints! In at the door, along the wall, and then a stop. It was under the sign. They both read it. OPEN.`,
          `They made the floor white with flour, like snow. By morning it had footprints on it. You could see each toe. Somebody had stood below the sign for a long time, looking up. "What does it say?" said ${p}. "It says OPEN," said ${d}, slowly.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: D, pose: 'kneel', feeling: 'surprised' },
            { who: P, pose: 'point', feeling: 'excited' },
          ],
          things: ['sign', 'footprints'],
        },
      },
      {
        text: introducing(C, [
          `The footprints went to a hole in the wall. ${d} knocked. Out came ${c}, with flour on both knees. "The sign said OPEN," said ${c}. "So I thought it was a shop. I paid every time. Was it not enough?"`,
          `Behind a bucket was a crack, and in the crack lived ${c}. All the ${goods.many} were there, in a row. "I take one, and I leave ${paid.one}," said ${c}. "I always paid. Isn't it a shop? It says OPEN."`,
          `At the end of the footprints was a small door. It was ${c} who opened it. "Have you come from the shop?" said ${c}. "What shop?" said ${p}. "The one with OPEN on the sign. You take one, and you leave ${paid.one}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'stand', feeling: 'surprised' },
            { who: D, pose: 'kneel', feeling: 'surprised' },
            { who: P, pose: 'kneel', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"So who did it?" they all asked. ${d} went red. "Nobody stole anything. I hung up the wrong sign. I said it was ${x}, and it wasn't, and I'm sorry." ${x} coughed. "I could do with a detective," said ${x}.`,
          `${d} had to say it in front of everybody. It was only fair. "${x} didn't do it. Nobody did. It was my sign. I'm sorry." ${x} put down the broom. "Have a sweet," said ${x}. This time it was nice.`,
          `There was one more thing to do, and it was the hardest. ${d} went up to ${x}, where they could all hear. "I said that you took them, and you didn't. I'm sorry." "It was a hard case," said ${x}, and shook hands.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: D, pose: 'stand', feeling: 'shy' },
            { who: X, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Now it is a shop on purpose. ${p} minds the till, which is a pocket. Everything costs ${paid.one}. ${c} comes on Tuesdays with all the cousins. They take hours to choose.`,
          `They hung the sign lower, where the right people could read it. "What would you like?" said ${p} to ${c}. "The usual," said ${c}, and put down ${paid.one}. "${refrain}," said ${d}. It was their first customer, or their seventh.`,
          `"I'll have one, please," said ${c}, and paid. ${p} gave it a bag. There were two more behind, waiting their turn. ${d} stood by the shelf, in case of crime. There was not any. There was a small cousin who wanted to hold everything.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'stand', feeling: 'happy' },
            { who: P, pose: 'sit', feeling: 'happy' },
            { who: D, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `At night they turn the sign round. Now it says CLOSED. ${d} is asleep, and so is ${p}. There comes a very small knock. Then something is pushed in under the door. It is ${paid.one}. Somebody has paid for tomorrow.`,
          `The lamp is out, and the sign says CLOSED. ${d} sleeps with the notebook under one ear. ${p} sleeps on a full pocket. And on the step, in the moonlight, somebody is waiting. It has ${paid.one}.`,
          `It is night, and nobody is on watch. ${d} and ${p} are in bed. On the last page of the notebook it says: SOLVED. And on top of the notebook lies ${paid.one}. Nobody knows how it got there. That is the next case.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [
            { who: D, pose: 'sleep', feeling: 'calm' },
            { who: P, pose: 'sleep', feeling: 'calm' },
          ],
          things: [paid.shown],
        },
      },
    ],
  };
}

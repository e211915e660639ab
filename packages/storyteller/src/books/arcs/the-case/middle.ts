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
            `This is ${d}, who was a detective. That is the sign: OPEN. It hung ${at} and was never turned. Under it was a shelf with ${goods.many} on it. ${p} helped, and had a pocket for clues.`,
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
          `On Monday one of the ${goods.many} had gone. It was a mystery at last! In its place lay ${paid.one}. "That's nothing," said ${d}. "${refrain}: eleven left." ${p} put the nothing in a pocket.`,
          `"There were twelve," said ${d}. "Now there are eleven. It's a crime!" Nobody had seen who took it. Where it had been, there was ${paid.one}. ${p} thought that it was pretty, and kept it. "${refrain}," said ${d}.`,
          `Somebody had been there before them. One of the ${goods.many} was missing. ${d} looked under the shelf, and over it. ${p} looked on it, and found ${paid.one}. "${refrain}," said ${d}. "No, not that. The gap."`,
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
          `${d} asked them all where they had been. They had been in bed. But that did not help. Everybody sleeps in a bed, thieves as well as the rest. "${refrain}," said ${d}. By morning one more had gone.`,
          `The next day another was gone. "Was it you?" said ${d} to everyone. "No," they all said. But a thief would say no too. "${refrain}," said ${d}. ${p} found ${paid.one} again.`,
          `First ${d} made a list of all the people. Then ${d} crossed out the nice ones. But they were all nice. Now there was nobody left to have done it. "${refrain}," said ${d}. By the next day there was one fewer.`,
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
          `"We'll stay up and watch," said ${d}. They sat on the floor and watched the shelf. But watching makes your eyes heavy. When they woke, it was morning. There was ${paid.one} on ${d}'s knee. "${refrain}," said ${d}.`,
          `So they hid behind a blanket, ${d} and ${p}. They were as quiet as two stones. But stones go to sleep. In the morning there was one more gap. ${p} had ${paid.one} behind one ear. "${refrain}," said ${d}, and yawned.`,
          `So they tied a bell to the door. Nobody could come in without a ting. But nobody rang it. It was still shut in the morning, and one more was gone. "${refrain}," said ${d}. ${p} picked up ${paid.one}.`,
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
          `Then ${x} came by with the broom, and one pocket rattled. "Aha!" said ${d}. "What is in there?" ${x} took it out. It was cough sweets. "I have a cough," said ${x}, and went away, rather fast.`,
          `Rattle, rattle. It came from a pocket, and the pocket was ${x}'s. "It was you!" said ${d}, in front of everyone. ${x} turned it inside out. There were three cough sweets in it. Nobody knew where to look.`,
          `"Shh," said ${d}. "Something is rattling." It was ${x}, with a broom. "Show us," said ${d}, much too loudly. It was only cough sweets, in paper. ${x} held them out. "Would you like one?" said ${x}. That made it worse.`,
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
          `${d} sat down under the sign. "I got it wrong," said ${d}. ${p} said nothing. But ${p} put all the bits in a row. There were five ${paid.many}. "Five have gone," said ${p}. "And five have come."`,
          `"I don't want to be a detective," said ${d}. "You can look at mine," said ${p}, and emptied the pocket. It was five ${paid.many}, all clean. ${d} looked. Then ${d} looked again. "There's one for each!"`,
          `It was very quiet after that. ${p} wanted to cheer ${d} up. "I've got these," said ${p}. They were ${paid.many}, one, two, three, four, five. "You kept them?" said ${d}. "Nobody told me not to," said ${p}.`,
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
          `The feet went to a hole in the wall. ${d} knocked. Out came ${c}, with flour on both knees. "Did I not pay enough?" said ${c}. "I brought my best ones. It's such a good shop, and so nice and quiet."`,
          `Behind a bucket was a crack, and in the crack was ${c}. All the ${goods.many} were there, in a row. "One of those, one of these," said ${c}. "I always paid. It said OPEN."`,
          `At the end of the feet there was a small door. "Good morning," said ${c}, who opened it. "Have you come from the shop?" "What shop?" said ${p}. "The one with the sign," said ${c}. "You take one, and you leave one."`,
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
          `"So who did it?" they all asked. ${d} went red. "I did," said ${d}. "I put my sign over a shelf. It wasn't you, ${x}, and I said it was, and I'm sorry." ${x} coughed. "I could do with a detective," said ${x}.`,
          `${d} had to say it in front of everybody. It was only fair. "${x} did not do it. Nobody did. It was my sign." ${x} put down the broom. "Have a sweet," said ${x}. This time it was nice.`,
          `There was one more thing to do, and it was the hardest. ${d} went up to ${x}, where they could all hear. "I said that it was you, and it was me. I left us OPEN." "Well found," said ${x}, and shook hands.`,
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
          `At night they turn the sign round. CLOSED, it says, to the dark. ${d} is asleep, and so is ${p}. There comes a very small knock. Then something is pushed in under the door. It is ${paid.one}. Somebody can wait.`,
          `The lamp is out, and the sign says CLOSED. ${d} sleeps with the notebook under one ear. ${p} sleeps on a full pocket. And on the step, in the moonlight, there is already a queue. It is one long, and it has ${paid.one}.`,
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

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TheChase } from './arc.ts';

const MOST = 14;

/** From behind it is somebody running away; from the front it is somebody running after. */
export function middle(bound: TheChase): Told {
  const { runner: R, child: K, first: P, second: A, quarry: Q, stoppers, start, place, refrain, chance } = bound;
  const [one, two] = stoppers;
  const where = place === null ? '' : `This was at ${place}. `;
  return {
    title: titled(
      chance.pick(
        refrain,
        `${R.name} from behind`,
        `${R.name} and everybody`,
        `what was ${R.name} after?`,
        `nine people and ${R.aKind}`,
        `the day that ${R.name} ran`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${where}On Tuesday morning ${Q.a} went by, all alone. It ${Q.went} over the wall and on down the road. Nobody looked up. Only ${R.introduced} saw it go.`,
            `${where}It began with ${Q.a}. It came from nowhere and had nobody with it. ${cap(R.introduced)} looked to see who would go after it. Nobody did.`,
            `${where}"Somebody has lost ${Q.a}," said ${R.introduced}. It ${Q.went} away over the hedge, and not one person turned round. So ${R.name} went.`,
          ],
          `${where}On Tuesday ${Q.a} went by, all alone. Only ${R.name} the ${R.kind} saw it.`,
        ),
        scene: {
          setting: start,
          camera: 'wide',
          actors: [{ who: R, pose: 'look-up', feeling: 'curious' }],
          things: [Q.thing],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `From the front, ${R.name} was going after ${Q.the}. But from behind it looked just like ${R.aKind} running away. And ${P.introduced} was behind, still looking for a hat lost in March. "${refrain}!"`,
            `Now, ${P.introduced} saw only the end of it. There went ${R.aKind}, very fast, with nobody in charge. ${P.name} had no hat, since the windy day in March. You can run well without. "${refrain}!"`,
            `${P.introduced} had lost a hat in March, and had looked for it every day since. So ${P.name} was at the gate, looking out. What went past was ${R.name}. "${refrain}!"`,
          ],
          `${P.name} saw ${R.name} from behind. It looked like running away. "${refrain}!"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: P, pose: 'shout', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} was on the step, with one shoe on. "Who are we chasing?" said ${K.name}. "No time!" said ${P.name}. So ${K.name} ran as well, with the other shoe in one hand.`,
          `"What has ${R.name} done?" said ${K.name}, running beside ${P.name}. "I don't know," said ${P.name}. "But look how fast! It must be something."`,
          `They ran past ${K.name}, who was only going out for milk. Nobody can stand still when people run past. ${K.name} ran too, and the milk jug ran with ${K.him}.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'run', feeling: 'excited' },
            { who: P, pose: 'run', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Round the corner stood ${A.introduced}. ${one.middle(A.name, R.name)} "${refrain}!"`,
          `By the shop they met ${A.introduced}. ${one.middle(A.name, R.name)} "${refrain}!"`,
          `"I'll do it," said ${A.introduced}. ${one.middle(A.name, R.name)} "${refrain}!"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
          things: one.things,
        },
      },
      {
        text: keeping(MOST, [
          `By the church there were nine of them. "What are we running after?" said the back to the middle. "${cap(R.aKind)}," said the middle. "A big one?" "It must be. Look how many of us there are."`,
          `More and more came. There was a baker with flour on both arms. There was a man in the middle of a haircut. ${P.name} and ${A.name} were in front. Those at the back thought it was a race, and waved.`,
          `Now it was a very long chase. It took a minute to go by. Some had brought umbrellas, and one had brought a cake. "Is it far?" said the cake. "Ask ${P.name}," said ${A.name}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: P, pose: 'run', feeling: 'worried' },
            { who: A, pose: 'run', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then it was ${P.names} turn. ${two.middle(P.name, R.name)} "${refrain}!"`,
          `They were out in the fields by now. ${two.middle(P.name, R.name)} "${refrain}!"`,
          `"It has to be done properly," said ${P.name}. ${two.middle(P.name, R.name)} "${refrain}!"`,
        ]),
        scene: {
          setting: 'farm',
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
          things: two.things,
        },
      },
      {
        text: keeping(MOST, [
          `At the foot of the hill a lane went off to the left, dark and empty. Anybody who was running away would have taken it. ${R.name} did not. ${R.name} was looking up. So ${K.name} looked up as well. "Oh!" said ${K.name}. "It's ${Q.the}!"`,
          `${K.name} had the best legs, and soon ran at ${R.names} side. From there it was quite different. "You aren't looking for somewhere to hide," said ${K.name}. "You're looking at ${Q.the}."`,
          `"That's odd," said ${K.name}. Whoever runs away looks back. ${R.name} had not looked back once. ${R.name} looked up. And there, high over the road, was ${Q.the}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
          things: [Q.thing],
        },
      },
      {
        text: keeping(MOST, [
          `On top of the hill stood one tree, and that caught ${Q.the}. ${R.name} stopped. ${P.name} did not stop in time. Then came ${A.name}, and after that all the others. When it was over, they were all sitting down.`,
          `${cap(Q.the)} went into the last tree on the hill, and stayed there. At once ${R.name} stood still. It is not easy to stop a chase, though. It goes on arriving. They lay there like washing.`,
          `A tree had ${Q.the} now, right at the top. So ${R.name} stopped, and looked at it. Bump, went ${P.name}. Bump, went ${A.name}. Bump, bump, bump, for quite some time.`,
        ]),
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [
            { who: R, pose: 'look-up', feeling: 'sad' },
            { who: P, pose: 'sit', feeling: 'surprised' },
            { who: A, pose: 'sit', feeling: 'surprised' },
          ],
          things: ['tree', Q.thing],
        },
      },
      {
        text: keeping(MOST, [
          `"Why did you run away?" said ${P.name}. "I didn't," said ${R.name}. "I ran after that. It went past me, and nobody was with it." They all looked up. It was very high. It was too high for ${R.name}, and it was too high for ${P.name}.`,
          `"Got you," said ${P.name}. But ${R.name} only looked at the tree. "It was all by itself," said ${R.name}. "Nobody else had seen." Then nobody knew where to look, so they looked at ${Q.the}.`,
          `"You only had to say!" said ${P.name}. "I had no breath," said ${R.name}, "and you were shouting." That was true. ${R.name} went all round the tree, twice. It was just as high on the other side.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: R, pose: 'stand', feeling: 'sad' },
            { who: P, pose: 'stand', feeling: 'shy' },
          ],
          things: ['tree'],
        },
      },
      {
        text: keeping(MOST, [
          `"One can't shake a tree," said ${K.name}. "How many are we?" They were twenty-two. So they all took hold of it. One, two, three! Down came a football. Down came two kites. Down came ${Q.the}. And last of all came a hat. "That's mine!" said ${P.name}. "From March!"`,
          `"It's lucky there are so many of us," said ${K.name}. They held on wherever there was room, and they shook. Pears came down, and a left boot. Then came ${Q.the}, and ${R.name} was there. Then came a hat. ${P.name} put it on without a word.`,
          `"All of us at once," said ${K.name}. And the whole chase took hold of the tree and shook. It rained leaves. It rained a ball, a glove and somebody's hat. "So that's where it went!" said ${P.name}. And softly, last of all, came ${Q.the}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'excited' },
            { who: R, pose: 'cheer', feeling: 'happy' },
            { who: P, pose: 'cheer', feeling: 'surprised' },
          ],
          things: ['tree', Q.thing, 'hat'],
        },
      },
      {
        text: keeping(MOST, [
          `They all went home slowly, with ${R.name} in front, and ${Q.the}. From behind it looked like a parade. From the front it looked like one as well.`,
          `Next day a leaf went by, all alone. ${P.name} looked up, and so did ${A.name} and ${K.name}. They looked at ${R.name}. "Well?" said ${P.name}, holding on to the hat. And they ran.`,
          `${R.name} lives in the same place as before, and ${Q.the} has the nail by the door. Now and then it gets out. Nobody says "${refrain}!" any more. They all just run.`,
        ]),
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: R, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'walk', feeling: 'happy' },
            { who: P, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

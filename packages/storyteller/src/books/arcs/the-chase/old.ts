import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TheChase } from './arc.ts';

const MOST = 20;

/**
 * The child is the only one who is near enough to stop the runner, and sees why one should not; that costs something.
 * Beside it runs a quarrel about a hat.
 */
export function old(bound: TheChase): Told {
  const { runner: R, child: K, first: P, second: A, quarry: Q, stoppers, start, place, refrain, chance } = bound;
  const [one, two] = stoppers;
  const where = place === null ? '' : `This was at ${place}. `;
  return {
    title: titled(
      chance.pick(
        refrain,
        `${R.name}, seen from the front`,
        `the great chase, and ${P.names} hat`,
        `what ${R.name} was after`,
        `everybody after ${R.name}`,
        `from behind, and from the front`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${where}On Tuesday morning, a little after nine, ${Q.a} came by with nobody holding it. It ${Q.went} over the wall, thought about the chimney, and went on down the road. People are busy at nine. They were looking at their watches and their feet. The only one who saw it was ${R.introduced}.`,
            `${where}There was a good wind that Tuesday, and on it came ${Q.a}. It was quite alone. It ${Q.went} past the post office and past forty people, and not one of them looked up. "Somebody will miss that," said ${R.introduced}, and waited for somebody to go after it. Nobody went.`,
            `${where}It began with ${Q.a}, and hardly anybody knows that, because hardly anybody saw it. It came out of nowhere, as lost things do, and ${Q.went} along over the rooftops. ${cap(R.introduced)} watched it get smaller. It is a sad thing to watch something get smaller, when nobody else is watching.`,
          ],
          `${where}On Tuesday ${Q.a} came by with nobody holding it. Only ${R.introduced} saw it go.`,
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
            `So ${R.name} went, and fast. From the front it was perfectly clear what for. But nobody was in front. From behind it looked exactly like ${R.aKind} running away. And behind was ${P.introduced}, still cross about a hat. It had gone from the gatepost in March, just as ${A.introduced} was walking by. "${refrain}!" said ${P.name}.`,
            `Now ${P.introduced} had been in a bad mood since March. In March there had been a hat, a good one, on ${P.names} gatepost. Then there was no hat, and ${A.introduced} had been seen going by. The two had not spoken since. ${P.name} was looking at that gatepost when ${R.name} shot past it. "${refrain}!"`,
            `You can only see one side of a thing at a time. ${P.introduced} looked out and saw the back of ${R.aKind}, going very fast, with nobody in charge. That was enough. "${refrain}!" said ${P.name}, and was through the gate without a hat. There had not been a hat since March. But that was another matter. Everybody knew that ${P.name} thought ${A.introduced} had it.`,
          ],
          `${P.name} saw ${R.name} from behind, and from behind it looked like running away. "${refrain}!"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: P, pose: 'shout', feeling: 'angry' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} was sitting on the step with one shoe on. "Who are we chasing?" "There isn't time!" said ${P.name}. So ${K.name} ran too, with the other shoe in one hand. It is surprising how quickly you can leave a morning, if somebody runs through the middle of it.`,
          `"What has ${R.name} done?" said ${K.name}, who had caught up by the second lamp post. "I couldn't tell you," said ${P.name}, "but nobody runs like that for nothing." ${K.name} thought about it for three lamp posts. It was true, as far as it went.`,
          `${K.name} had been sent out for milk. Then the whole street seemed to get up and go past, and the milk jug went with it. "What is it?" said ${K.name}. "Running away!" said ${P.name}. "What from?" said ${K.name}. But ${P.name} needed the breath for something else.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'run', feeling: 'excited' },
            { who: P, pose: 'run', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At the corner they came upon ${A.name}. ${one.old(A.name, R.name)} "I might have known," said ${P.name}, to nobody, which is how the two of them talked. "${refrain}!" said ${A.name}, to nobody either, and joined in on the other side of the road.`,
          `It would have to be ${A.name}, of all people, who was next. ${one.old(A.name, R.name)} "Tell ${A.name} that it was a silly idea," said ${P.name} to ${K.name}. "Tell ${P.name} that I can hear," said ${A.name}. "${refrain}!" they both said. Then they were cross, because it had been together.`,
          `"Stand back," said ${A.name}. ${one.old(A.name, R.name)} ${P.name} was very pleased, and said "${refrain}!" in the voice of somebody who would have done it better.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
            { who: P, pose: 'run', feeling: 'angry' },
          ],
          things: one.things,
        },
      },
      {
        text: keeping(MOST, [
          `By the church there were twenty of them. A chase picks people up, like a sock on a carpet. "What are we after?" said the back to the middle. "${cap(R.aKind)}," said the middle. "Is it dangerous?" The middle looked round at itself. "It must be," it said. "Look how many of us they've sent."`,
          `More came at every corner. There was a baker, white to the elbows. There was a man with half a haircut, and the barber after him with the other half. The ones at the back believed that it was a race for charity. ${P.name} ran on the left, and ${A.name} ran on the right, so as not to be running together.`,
          `You could hear them coming from three streets off. It took two minutes for all of it to go by. One had brought a ladder, one had brought a cake, and a small band had joined on at the end. "What's it in aid of?" people asked. "${P.name} will know," said the band. "Ask ${A.name}," said ${P.name}, and it was not meant kindly.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: P, pose: 'run', feeling: 'determined' },
            { who: A, pose: 'run', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then they were out among the fields, and it was ${P.names} turn. ${two.old(P.name, R.name)} "Oh, well tried," said ${A.name}, to a cow. "${refrain}!"`,
          `"Watch how it's done," said ${P.name}, when the last house was behind them. ${two.old(P.name, R.name)} Nobody laughed, except ${A.name}, who turned it into a cough. "${refrain}!"`,
          `In the fields ${P.name} had an idea, and would not be told that it was a bad one. ${two.old(P.name, R.name)} ${A.name} was so pleased that it very nearly came to speaking. "${refrain}!"`,
        ]),
        scene: {
          setting: 'farm',
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
            { who: A, pose: 'point', feeling: 'proud' },
          ],
          things: two.things,
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} was the youngest there, and had the longest breath. At the foot of the hill there was nobody in front any more but ${R.name}. Ten steps; then five; then one. "Now!" they shouted, far behind. "Now, ${K.name}! You've got it!" All ${K.name} had to do was put out a hand. It would have been the best thing that anybody had seen ${K.name} do.`,
          `One by one they fell back, and sat on walls, and held their sides. In the end there were two who still ran, and one of them was ${K.name}. Another yard, and ${K.name} would have caught what twenty grown people could not. They could all see it. "Go on, ${K.name}!" they called. There would be cake in it, at the least.`,
          `It was steep there, and the chase came apart. Only ${K.name} kept on. Soon ${R.name} was so near that ${K.name} could have leaned over and stopped the whole thing, with everybody watching. "Well done, ${K.name}!" they called, because it was as good as over. Nobody had ever called that to ${K.name} all at once before.`,
        ]),
        scene: {
          setting: 'mountain',
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `But from beside it did not look the way it had from behind. Whoever runs away looks back. ${R.name} had not looked back once. ${R.name} was looking up, at something small on the sky, and it was ${Q.the}. "You aren't running away at all," said ${K.name}. There was no breath to answer with. ${K.name} put the hand down again. It was a hard thing to do, with twenty people watching it.`,
          `A lane went off just there, dark and empty, and anybody who wanted to get away would have taken it. ${R.name} went straight past. So ${K.name} looked where ${R.name} was looking. "Oh," said ${K.name}. "It's ${Q.the}." And then, in front of everybody, ${K.name} did not reach out. They ran on side by side. A groan went up from the whole hill.`,
          `It was then that ${K.name} saw ${R.names} face. In all that way nobody had been on that side of it. It was not the face of somebody who has done something. It was the face of somebody who is afraid of being too late. ${K.name} looked up and saw for what. The hand went back into the pocket. "Butterfingers!" they shouted from below.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'worried' },
          ],
          things: [Q.thing],
        },
      },
      {
        text: keeping(MOST, [
          `At the top of the hill there is one tree, and the tree had ${Q.the}. So there ${R.name} stopped. The others came up in ones and twos, and they were not pleased. "You had it in your hand," said ${P.name} to ${K.name}. "I'd have thought better of you." "For once I agree," said ${A.name}. "It wasn't running away," said ${K.name}. "Look from here." And they did, because they had no breath left for anything else.`,
          `The tree took ${Q.the} in its top branches, and would not give it back. ${R.name} stood at the bottom. "Well, ${K.name}," said ${P.name}, "I hope you are proud of yourself." "It was all by itself," said ${R.name}. "It went past every one of you, and I thought that somebody had better go with it." It was quiet then. ${A.name} looked at the grass, and ${P.name} looked at the same bit of it.`,
          `${R.name} ran no further. There was nowhere further to run. ${cap(Q.the)} hung in the top of the last tree, and it was as high as a house. "You let us all down," said ${P.name}. "You only ever saw the back of it," said ${K.name}, whose ears were hot. "It was going after that. We could have helped." ${R.name} went all the way round the tree, twice. It was just as high from the other side.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: R, pose: 'look-up', feeling: 'sad' },
            { who: P, pose: 'stand', feeling: 'angry' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
          things: ['tree', Q.thing],
        },
      },
      {
        text: keeping(MOST, [
          `"One can't shake a tree," said ${K.name}. "But how many are we?" They were twenty-two, and a band. They took hold of it wherever there was room, and somebody counted. It shook like a dog. Down came a football. Down came eleven pears and last year's kite. Down came ${Q.the}, quite slowly, and ${R.name} was underneath. And then, when they had let go, there was one thing more. It was a hat.`,
          `"It's as well that there are so many of us," said ${K.name}. Nobody could be cross with that. So the whole chase got round the tree, with the band at the lowest branch, and they all leaned, and let go, and leaned. It rained twigs. It rained a glove, two balls and a boot. ${cap(Q.the)} came loose and sank down into the middle of them. After it, turning over and over, came a hat.`,
          `Somebody had brought a ladder, which was too short. "All of us at once," said ${K.name}. That is a great deal of people for one tree. It swayed, and it creaked, and it gave up everything it had. There was a shuttlecock. There was a sock. There was ${Q.the}, with hardly a scratch on it. And right at the end, with a bird's nest in it, there was a hat.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: R, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'excited' },
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['tree', Q.thing, 'hat'],
        },
      },
      {
        text: keeping(MOST, [
          `"That's my hat," said ${P.name}. "I know," said ${A.name}. "I saw it go, in March. I ran after it as far as the gate." "You ran after it?" "From behind," said ${A.name}, "I expect it looked like something else." ${P.name} turned the hat round twice. "It was me who didn't ask," said ${P.name}. They walked down on the same side of the road.`,
          `${P.name} looked into the hat. The name was in it. "So it was the wind," said ${P.name}. "I did say so," said ${A.name}, "in March. But you had already gone in." ${P.name} went as red as a brick. It takes a while to say sorry for half a year. ${A.name} waited, and it came. Then they put the hat on each of them in turn, to see.`,
          `Nobody spoke. ${P.name} picked up the hat, and it fitted. "You thought that was me," said ${A.name}. "I only saw your back," said ${P.name}, very low. "You were going round the corner with it." "I was going round the corner after it." There was nothing to be said to that, so ${P.name} held out the hat. "Try it on," said ${P.name}. "Go on. It was never this nice on me."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'happy' },
          ],
          things: ['hat'],
        },
      },
      {
        text: keeping(MOST, [
          `They all went home behind ${R.name} and ${Q.the}, a good deal slower, with the band playing. From behind it looked like a parade. ${K.name} ran on ahead, to see. From the front it looked like one as well.`,
          `On Wednesday a leaf went by, all alone. Forty people looked up. They looked at ${R.name}, who was looking too. "Well?" said ${P.name}, with one hand on the hat. "After you," said ${A.name}. And ${K.name}, who had both shoes on this time, was first round the corner.`,
          `Nobody found out whose it was, so ${R.name} has it still. When there is a wind it sometimes gets out. Nobody says "${refrain}!" these days. They put down whatever it is, and go round to the front, and look. Then they run.`,
        ]),
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: R, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

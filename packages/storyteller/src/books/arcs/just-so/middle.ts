import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { JustSo } from './arc.ts';

const MOST = 14;

/** The hero comes too late to a box where everybody could take one thing, because of a habit; and the habit does it. */
export function middle(bound: JustSo): Told {
  const { hero: H, child: K, finished: A, origin, aMark, way, refrain, chance } = bound;
  const { mark } = origin;
  const words = { h: H.name, k: K.name, mark, aMark };
  const { its } = bound;
  return {
    title: titled(
      chance.pick(
        `how ${H.theKind} got ${its} ${mark}`,
        `${H.name} comes last`,
        `take one, said the lid`,
        `no ${mark} for ${H.name}`,
        `the box at the beginning`,
        `before the ${mark}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This was at the beginning, when nothing was quite finished. The sky had no edges. The hens had no idea what to say. And ${H.introduced} had no ${mark}. From the back, ${H.name} could have been anybody.`,
            `Long ago, and before that, things were still being done. The hills were not dry. Most of the flowers were grey. ${cap(H.introduced)} had no ${mark}, and had never heard of such a thing.`,
            `There was a time when everything was plain. Fish were plain, and so were Tuesdays. ${cap(H.introduced)} was so plain that people hung their hats on ${H.name}. There was not a sign of ${aMark}.`,
          ],
          `This was at the beginning, when nothing was quite finished. ${cap(H.introduced)} had no ${mark}.`,
        ),
        scene: { setting: 'farm', camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: [
          `Then one morning there stood a box. It was as long as a barn, and the lid said: TAKE ONE. ${K.name} sat beside it with the list. In the box was something for everybody, to be finished with.`,
          `One day ${K.name} came over the hill with a box on wheels. "It's the last bits," said ${K.name}. "There is one for everybody. It says so on the lid." TAKE ONE, said the lid.`,
          `It was ${K.name} who looked after the box. Nobody had seen it come. On the lid was TAKE ONE. So ${K.name} took a pencil, to put down who had what.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'excited' }],
          things: ['box'],
        },
      },
      {
        text: [
          `What a crowd there was! ${cap(A.introduced)} got in up to the elbows. ${A.name} came out with something fine to wear for ever. "Who is next?" said ${K.name}. They all took one, and went home happy.`,
          `They came running from everywhere. ${cap(A.introduced)} was first, and chose for an hour. "That suits you," said ${K.name}, and ticked it off the list.`,
          `All morning there was pushing, and trying on. "Does it suit me?" said ${A.introduced}. It did. "Then take it," said ${K.name}, and put a tick on the list.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'cheer', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
          things: ['box'],
        },
      },
      {
        text: keeping(
          MOST,
          way.habit.map((line, i) =>
            i === 0
              ? `${H.name} had set out with all the others. ${line(words)} "${refrain}," said ${H.name}.`
              : i === 1
                ? `Nobody set out as early as ${H.name}. ${line(words)} "${refrain}," it said, going on.`
                : `"I am on my way," said ${H.name}. And that was true. ${line(words)} "${refrain}."`,
          ),
          `${H.name} came slowly, looking at everything on the way. "${refrain}," said ${H.name}.`,
        ),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'walk', feeling: 'calm' }] },
      },
      {
        text: [
          `By then it was late, and there was no crowd. There was a box with its lid up. ${H.name} looked in at one end and out at the other. "${refrain}?" There was not. "Oh, ${H.name}," said ${K.name}.`,
          `"You are the last," said ${K.name}. "The last of all?" "The last by a day." ${H.name} leaned right in, and felt about. "${refrain}," said ${H.name}. But it was only the bottom.`,
          `${K.name} was just sweeping out. "Good day," said ${H.name}. "I have come for mine." The box was so empty that it had an echo. "${refrain}." The box said it back.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['box'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"We can make you something," said ${K.name}. ${way.tries[0](words)}`,
            `"Stand still," said ${K.name}, the next day. ${way.tries[0](words)}`,
            `${K.name} had thought about it for hours. ${way.tries[0](words)}`,
          ],
          `The next day ${K.name} made ${H.name} something. But it did not stay on.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: way.tryThings[0] === null ? [] : [way.tryThings[0]],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${way.tries[1](words)} "${refrain}," said ${H.name}, but very quietly.`,
            `"That was only the first idea," said ${K.name}. ${way.tries[1](words)}`,
            `They were not going to give up. ${way.tries[1](words)} It was all rather sad.`,
          ],
          `Then ${K.name} tried again. But that came to nothing, either. It was all rather sad.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: way.tryThings[1] === null ? [] : [way.tryThings[1]],
        },
      },
      {
        text: [
          `In the evening they all came by, to be looked at. ${cap(A.name)} went up and down twice. "And what are you?" somebody said to ${H.name}. "I am the one without," said ${H.name}.`,
          `Everybody else was done. You could tell them apart from the far side of the valley. "Is that a rock?" said ${A.name}. "It's me," said ${H.name}. It was all that ${H.name} could say about it.`,
          `There was a feast for the finished. ${cap(A.name)} saved ${H.name} a place, and that was kind. But all evening people asked whose coat that was. They meant ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: A, pose: 'walk', feeling: 'proud' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          way.turn.map((line) => line(words)),
          `Then ${H.name} did what ${H.name} always did. And there it was at last: ${aMark}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'jump', feeling: 'surprised' },
            { who: K, pose: 'look-up', feeling: 'surprised' },
          ],
          things: [way.turnThing],
        },
      },
      {
        text: [
          `Nobody spoke. Then ${A.name} said, "Where did you get that?" "It was left over," said ${H.name}. ${K.name} took out the list. There was one line on it with no tick. Now there was a tick, and a star.`,
          `${H.name} walked all the way round, to see the other side. "It's not like anybody's," said ${A.name}. "No," said ${K.name}, and wrote it down. It was the only thing on the list in ink.`,
          `"So there was one more," said ${H.name}. ${cap(A.name)} came close, and looked, and was quiet. ${K.name} licked the pencil. At the very bottom of the list there was just room for ${mark}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'dance', feeling: 'proud' },
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          way.still.map((line) => line(words)),
          `It has never come off. That is how it was, and it is like that still.`,
        ),
        scene: { camera: 'close', time: 'night', actors: [{ who: H, pose: 'sit', feeling: 'happy' }] },
      },
    ],
  };
}

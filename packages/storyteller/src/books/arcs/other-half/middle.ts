import type { Told } from '../../arc.ts';
import { shortened } from '../sentence.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OtherHalf } from './arc.ts';

const MOST = 14;

/** Twice it is too much; the child thinks it may be half of something, and they go to look for the rest. */
export function middle(bound: OtherHalf): Told {
  const { hero: H, child: K, other: O, neighbour: A, half, words, clause, home, outside, chance } = bound;
  const { arrival, arrivedBy, refrain } = bound;
  const far = chance.pick('where the road stops', 'past the last gate', 'right at the far end');
  const said = (line: string): string => `${line} "${refrain}," said ${A.theKind}.`;
  const own = (line: (said: typeof words) => string): string => shortened(MOST, line(words));
  return {
    title: titled(
      chance.pick(
        `the other half of it`,
        `${H.name} and ${O.name}`,
        `half of something`,
        `a bit much, said the ${A.kind}`,
        `${O.name}, who was short of it`,
        `down at the far end`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `"${H.name} ${clause}," people said. They said it like the weather. ${cap(H.introduced)} said sorry every time, and meant it, and by then it had happened again.`,
            `Nobody could say that ${H.introduced} did it on purpose. "But ${H.name} ${clause}," they said. It was put on the list, between the hill and the rain.`,
            `There are worse things. Even ${A.theKind} said so. "All the same," said ${A.theKind}, "${H.name} ${clause}." And ${H.introduced} looked at the floor.`,
          ],
          `Nobody could say that ${H.introduced} did it on purpose. But there it was, every day.`,
        ),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'shy' }] },
      },
      {
        text: keeping(
          MOST,
          half.first.middle.map((each) => said(own(each))),
          said(`It began with ${H.name}, as it often did.`),
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.again.middle.map((each) => said(own(each))),
          said(`And then it came once more.`),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.attempt.middle.map((each) => own(each)),
          `${H.name} tried hard. But it was no good.`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'determined' }] },
      },
      {
        text: [
          `${arrival}${K.name} had been thinking about it. "Perhaps it's only half of something," said ${K.name}. "Then where is the other half?" said ${H.name}. It was a good question. They put on their hats.`,
          `"It's as if you'd been sent two of it," said ${K.name}. "And somebody got none." ${arrival}${H.name} had not looked at it like that. "We could see if anyone's short."`,
          `${arrival}"Who is it too much for?" said ${K.name}. "Everybody here," said ${H.name}. "Then let's try the ones who aren't here." So they went along, and looked over each wall.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'curious' },
            { who: H, pose: 'walk', feeling: 'sad' },
          ],
          things: arrivedBy,
        },
      },
      {
        text: keeping(
          MOST,
          half.other.middle.map((each) => own(each)),
          `There, ${far}, sat ${O.introduced}, all alone.`,
        ),
        scene: { time: 'sunset', camera: 'medium', actors: [{ who: O, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(
          MOST,
          half.fit.middle.map((each) => own(each)),
          `${H.name} and ${O.name} looked at each other.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: O, pose: 'cheer', feeling: 'excited' },
          ],
        },
      },
      {
        text: [
          `"So that's where it was," said ${K.name}. Nobody was listening. The two of them had sat down. From behind they made a very good shape.`,
          `${K.name} looked from the one to the other. It was like two bits of a plate. You could hardly see the join. "I'm going to tell them at home," said ${K.name}.`,
          `"Is it too much?" said ${H.name}, quickly. "Too much?" said ${O.name}. "I've only just begun." ${K.name} had to laugh, and nobody minded at all.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: O, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Back at home it was all just as ${A.theKind} had wanted it. ${cap(A.theKind)} sat down to enjoy it. Then ${A.theKind} got up again. There was a hole in the day, as big as ${H.name}.`,
          `"How nice this is," said ${A.theKind}, after an hour of it. ${H.name} was not there. After two hours ${A.theKind} said it again. After three, ${A.theKind} went to look for a coat.`,
          `${cap(A.theKind)} had been waiting for this. Not once did anything happen. By evening nothing had happened so much that it hummed. ${cap(A.theKind)} took a lamp, and came to see.`,
        ],
        scene: { camera: 'wide', actors: [{ who: A, pose: 'think', feeling: 'sad' }] },
      },
      {
        text: keeping(
          MOST,
          half.last.middle.map((each) => own(each)),
          `So now there are two of them, ${far}.`,
        ),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: O, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

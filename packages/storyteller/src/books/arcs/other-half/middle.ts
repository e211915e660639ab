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
            `"${H.name} ${clause}," people said, and sighed. ${cap(H.introduced)} said sorry every time, and meant it. But then it happened again.`,
            `${cap(H.introduced)} did not mean any harm. "But ${H.name} ${clause}," said ${A.theKind}. And that was a bit too much for the others.`,
            `"I like ${H.introduced}," said ${A.theKind}. "All the same, ${H.name} ${clause}." And ${H.name} heard it, and looked at the floor.`,
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
          `${arrival}"You have too much of it," said ${K.name}. "Perhaps somebody else has too little." "Then let's go and look for them," said ${H.name}. They put on their hats.`,
          `${arrival}"It's too much for the people here," said ${K.name} to ${H.name}. "But somewhere there may be somebody who would like it." So they went off together, to find out.`,
          `${arrival}"Who is it too much for?" said ${K.name}. "Everybody here," said ${H.name}. "Then let's ask people somewhere else." So they walked to the end of the road.`,
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
          `"You two belong together," said ${K.name}. They did not hear. ${H.name} and ${O.name} had sat down side by side, and were quite happy.`,
          `${K.name} looked from the one to the other. What ${H.name} had too much of was just what ${O.name} needed. "I'm going to tell them at home," said ${K.name}.`,
          `"Is it too much for you?" said ${H.name}. "Too much?" said ${O.name}. "I could do with a bit more!" ${K.name} laughed, and ${H.name} did too.`,
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
          `Back at home ${A.theKind} sat down to enjoy the peace. Then ${A.theKind} got up again. Without ${H.name} the day was long and dull. "I miss ${H.name}," said ${A.theKind}.`,
          `"How nice this is without ${H.name}," said ${A.theKind}, after an hour. After two hours ${A.theKind} was bored. After three, ${A.theKind} went to look for ${H.name}.`,
          `Now that ${H.name} was gone, nothing went wrong. ${cap(A.theKind)} had wanted that. But nothing happened at all, and it was dull. ${cap(A.theKind)} took a lamp, and went after ${H.name}.`,
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

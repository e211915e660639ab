import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { titled } from '../wording.ts';
import { beginning, MOST, told } from './middle-begins.ts';
import type { Parts } from './parts.ts';
import { LAST_TIMES, TITLES } from './words.ts';

/** For ages 5 to 7: whoever says that it was the last time makes it happen; and a quiet day is long. */
export function middle(parts: Parts): Told {
  const { K, k, S, s, V, v, W, w, x, X, didAgain: did, keepsDoing, could, it, isChild, tool, chance, Sc } = parts;
  const R = chance.pick(...LAST_TIMES);
  const rained = could === null ? '' : ` It was so quiet that at last ${it} ${could}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: R,
    pages: [
      ...beginning(parts, R),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'surprised'), seen(S, 'stand', 'worried'), ...parts.seen('stand', 'happy')],
        },
        [
          `On Tuesday ${v} came by, to borrow an egg. "Is it true, about ${x}?" she said. "It was," said ${s}. "${R}." And ${x} ${did}, right in front of her. It was a pity about the egg.`,
          `By Tuesday people had heard of it. ${v} looked in, as if by chance. "There's nothing to see," said ${s}. "${R}." At that, ${x} ${did}. "I'd call that something," said ${v}.`,
        ],
        `On Tuesday ${v} came by, to borrow an egg. "${R}," said ${s}. And ${x} did it, right in front of her.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'determined'), ...parts.seen('stand', 'happy')] },
        `So ${s} put up a sign. It said NO, and below that it said THANK YOU. "There," said ${s}. "${R}." And ${x} did it again, right beside the sign.`,
        `So they asked nicely. They all said please, one after the other. Nothing happened. "There you are," said ${s}. "${R}." And ${x} did it again at once.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `${k} made a list of every time, in pencil. There were two for Monday, and nine for Tuesday. There were none for the night. There were none for when ${s} had a mouth full of bread. "What has bread to do with it?" said ${k}.`,
        `${k} drew a line for each time, on a paper bag. By Wednesday the bag was full. But there was no line for the night. And there was none for when ${s} was in the bath. "That's odd," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(S, 'cover', 'surprised')] },
        `Then ${k} saw what it was. Each time, somebody had just said something. It was always ${s}, and it was always the same. "But all I ever say," said ${s}, "is that..." "Don't!" cried ${k}, and put up both hands.`,
        `"I do believe," said ${s}, "that..." "Don't say it!" cried ${k}. "It's what you say! It happens each time you say it!" ${Sc} pressed both lips together. There was not a crack between them.`,
      ),
      told(
        MOST,
        {
          camera: 'wide',
          actors: [
            seen(S, 'look-up', 'calm'),
            ...(isChild ? [] : [seen(K, 'sit', 'calm')]),
            ...parts.seen('sit', 'calm'),
          ],
        },
        [
          `So nobody said it. All Thursday ${x} did not do it, not once.${rained} The ${tool} stayed where it was. It was just what they had wanted. By tea time they had all looked round three times, to see what was missing.`,
          `On Thursday nobody said a word about it. And ${x} did not do it at all.${rained} It was as if a clock had stopped. "Isn't it nice?" said ${s}, at four, and at five, and at six.`,
        ],
        `So nobody said it. All Thursday ${x} did not do it, not once.${rained} It was very quiet.`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'happy'), seen(W, 'sit', 'excited'), ...parts.seen('sit', 'calm')],
        },
        [
          `On Friday ${v} was there again. With her was ${w}, who was five, and her nephew. "Is this where ${x} ${keepsDoing}?" said ${w}. They had come a long way, on three buses. They sat down to wait.`,
          `On Friday there was ${v} once more, and ${w}, who was small. "I've told ${w} all about it," she said. "We've come on three buses, to see it." And they sat down, side by side, and looked at ${x}.`,
        ],
        `On Friday ${v} was there again, and ${w}, who was small. They had come on three buses to see it. They sat down to wait.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(W, 'sit', 'sad'),
            seen(S, 'stand', 'worried'),
            ...(isChild ? [] : [seen(K, 'stand', 'worried')]),
          ],
        },
        `They waited for half an hour. ${X} did nothing at all. "It doesn't matter," said ${w}, and put one arm back into the coat. But it did. ${k} looked at ${s}. And ${s} looked at the floor.`,
        `Nothing happened, and then some more of it. "Perhaps another day," said ${v}. There were three buses to go home on. ${w} nodded, very bravely. Somebody had to say it. ${k} looked at ${s}.`,
      ),
      told(
        MOST,
        {
          camera: 'wide',
          actors: [
            ...parts.seen(isChild ? 'dance' : 'stand', 'excited'),
            seen(S, 'shout', 'happy'),
            seen(W, 'cheer', 'excited'),
          ],
        },
        [
          `Then ${s} took a deep breath. "${R}," said ${s}. For a moment you could have heard a crumb fall. And ${x} ${did}. ${could === null ? 'It had never been done so well.' : `And ${it} ${could} as well, both at once.`} "Again!" said ${w}.`,
          `"Oh, very well," said ${s}, and stood up, and said it like a poem. "${R}." ${X} ${did}. ${could === null ? '' : `And ${it} ${could} as well, both at once. `}${w} cheered. "${R}," said ${s} once more, and took a bow.`,
        ],
        `Then ${s} took a deep breath. "${R}," said ${s}. And ${x} did it, better than ever. "Again!" said ${w}.`,
      ),
      told(
        MOST,
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: isChild ? [seen(S, 'stand', 'happy'), seen(K, 'sit', 'happy')] : [seen(K, 'sit', 'happy')],
        },
        isChild
          ? [
              `That night it was quiet in the house. Perhaps it was too quiet. "${R}," whispered ${s}, by ${k}'s bed, to nobody at all. And what did ${k} do?`,
              `At bedtime ${s} put out the light. "Good night," said ${s}, and stood there a little. "${R}." It was very softly said. But ${k} had heard it. Guess what happened then.`,
            ]
          : [
              `That night it was quiet in the house. Perhaps it was too quiet. ${k} sat up in bed. "${R}," whispered ${k}, into the dark, to nobody at all. And what did ${x} do?`,
              `At bedtime the light was put out. ${k} sat up, and listened, and could not hear anything. "${R}," said ${k}, very softly. But somebody had heard. And what do you think ${x} did?`,
            ],
        `That night it was too quiet. "${R}," whispered ${isChild ? s : k}, into the dark. And what did ${x} do?`,
      ),
    ],
  };
}

import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { titled } from '../wording.ts';
import { beginning, MOST, told } from './middle-begins.ts';
import type { Parts } from './parts.ts';
import { LAST_TIMES, TITLES_OF_A_REASON } from './words.ts';

/** For ages 5 to 7, where the theme says why: everybody knows how to stop it, and nobody has looked. */
export function middleOfAReason(parts: Parts): Told {
  const { K, k, S, s, V, v, W, w, x, X, didAgain: did, keepsDoing, them, chance, remedy, Sc } = parts;
  const because = parts.because ?? '';
  const R = chance.pick(...LAST_TIMES);
  return {
    title: titled(chance.pick(...TITLES_OF_A_REASON)),
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
          `On Tuesday ${v} came by, to borrow an egg. "It's the weather," she said. "It's always the weather." "${R}," said ${s}. And ${x} ${did}, right in front of her. It was a pity about the egg.`,
          `"It's the time of year," said ${v}, who had looked in by chance. "It comes from soup," said the postman. "${R}," said ${s}. And ${x} ${did}, with all of them there.`,
        ],
        `On Tuesday ${v} came by. "It's the weather," she said. "${R}," said ${s}. And ${x} did it again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'determined'), ...parts.seen('stand', 'happy')] },
        `So ${s} put up a sign. It said NO, and below that it said THANK YOU. "There," said ${s}. "${R}." And ${x} did it again, right beside the sign.`,
        `So they tried to stop ${them}. They tried it with string, and they tried it with toast. "${R}," said ${s}, each time. It was quite good toast. ${X} did it again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'curious'), ...parts.seen('stand', 'calm')] },
        `By Wednesday everybody knew how to stop it, and nobody could. Only ${k} had said nothing. ${k} sat down on the ground near ${x}, and looked. It took the whole afternoon.`,
        `There was one thing that nobody had tried. ${k} took a cushion, and sat down beside ${x}, and waited. ${k} did not say please, and did not say don't. "Why?" said ${k}. That was all.`,
      ),
      told(
        MOST,
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'surprised')] },
        [
          `At supper ${k} put down the fork. "I know what it is," said ${k}. "It's because ${because}." For a while it was very quiet. They had thought of the weather, and of soup. Nobody had thought of that.`,
          `"It isn't the weather," said ${k}, when they all sat together. "It's because ${because}. That's all it is." ${Sc} opened one hand, and shut it. "We never asked," said ${s}.`,
        ],
        `"I know what it is," said ${k} at supper. "It's this. ${because.charAt(0).toUpperCase()}${because.slice(1)}." Nobody had thought of that.`,
      ),
      ...(remedy === null
        ? [
            page(
              { camera: 'medium', actors: [seen(S, 'stand', 'calm'), ...parts.seen('stand', 'happy')] },
              `"Is that all?" said ${s}. And it was. There was nothing to mend, and nobody to be angry with. So ${s} went and fetched two chairs.`,
              `"Oh," said ${s}. "Well, who wouldn't?" It is hard to be angry with a thing once you know why. ${Sc} thought about that, and then fetched two chairs.`,
            ),
            told(
              MOST,
              { camera: 'medium', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'happy')] },
              [
                `On Thursday ${x} ${did}. "${R}," said ${s}, since you get used to saying it. Then ${s} began to laugh. After that they sat on the two chairs, and watched.`,
                `So on Thursday, when ${x} ${did}, nobody shouted. ${Sc} only moved the cups out of the way. "${R}," said ${s}, and winked at ${k}.`,
              ],
              `On Thursday ${x} did it again. "${R}," said ${s}, and then began to laugh.`,
            ),
            told(
              MOST,
              {
                camera: 'medium',
                actors: [seen(V, 'sit', 'happy'), seen(W, 'sit', 'excited'), ...parts.seen('stand', 'happy')],
              },
              [
                `On Friday ${v} brought ${w}, who was small. They had come on three buses. "Is this where ${x} ${keepsDoing}?" said ${w}. They stayed until it was dark, and saw it eleven times.`,
                `On Friday ${v} came on three buses, with ${w}, who was small. "And do you know why?" said ${v}. "I do now," said ${w}, who had watched. "I'd do it, too."`,
              ],
              `On Friday ${v} brought ${w}, who was small. They had come on three buses. They saw it eleven times.`,
            ),
            page(
              { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')] },
              `That night ${k} sat up in bed, and listened. Everything was still. "${R}," whispered ${k}. It had never been true yet. And what did ${x} do?`,
              `At bedtime the light was put out. "${R}," called ${s}, up the stairs. "No, it isn't," said ${k}. And somewhere in the dark, guess who was not asleep.`,
            ),
          ]
        : [
            told(
              MOST,
              { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'calm'), ...parts.seen('stand', 'calm')] },
              [
                `So ${k} did not wait for pudding. That same evening ${k} ${remedy}. It took until the lamps were lit. And all that time ${x} kept as still as still.`,
                `"Then somebody must," said ${k}. And that evening ${k} ${remedy}. Nobody had ever done it before. ${X} kept so still that one could hear the clock.`,
              ],
              `So that evening ${k} did it. ${k} ${remedy}. And ${x} kept as still as still.`,
            ),
            page(
              {
                time: 'day',
                camera: 'medium',
                actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'surprised')],
              },
              `In the morning they waited for it to happen. They waited at breakfast, and they waited at tea. ${X} did not do it at all. "${R}," said ${s}. For once it was so.`,
              `The next day nothing happened. It went on not happening until supper. "${R}," said ${s}. They all held on to their plates. But this time it was the truth.`,
            ),
            told(
              MOST,
              {
                camera: 'medium',
                actors: [
                  seen(W, 'sit', 'sad'),
                  seen(V, 'stand', 'calm'),
                  seen(K, 'stand', 'calm'),
                  ...parts.seen('stand', 'calm'),
                ],
              },
              [
                `On Friday ${v} brought ${w}, who was small. They had come on three buses. "Is this where ${x} ${keepsDoing}?" said ${w}. "Not now," said ${k}. "It was only because ${because}." ${w} thought about it. "May I do it, too?"`,
                `On Friday ${v} came on three buses, with ${w}, who was small. They had hoped to see it. "It's over," said ${k}, and told them why. "Oh," said ${w}. "Then may I do what you did?"`,
              ],
              `On Friday ${v} brought ${w}, who was small. "It's over," said ${k}, and told them why. "Then may I do what you did?" said ${w}.`,
            ),
            told(
              MOST,
              { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'happy')] },
              [
                `So now they take turns. It's ${k} on Monday, and ${w} on Friday, after the three buses. Only once, late on a Sunday, it happened again. ${X} ${did}. It was very quietly done, for old times' sake.`,
                `That night ${k} sat up in bed. Was that something? ${X} ${did}. It was only the once, and hardly at all. "${R}," said ${k}. It was for old times' sake.`,
              ],
              `That night ${k} sat up in bed. ${X} had done it once more. "${R}," said ${k}. It was for old times' sake.`,
            ),
          ]),
    ],
  };
}

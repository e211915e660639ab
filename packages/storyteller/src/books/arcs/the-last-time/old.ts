import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { keeping, titled } from '../wording.ts';
import { late } from './late.ts';
import { firstDay, MOST } from './old-begins.ts';
import type { Parts } from './parts.ts';
import { LAST_TIMES, TITLES } from './words.ts';

/** For ages 8 to 12: the child finds the words that make it happen, and for whose sake they must not be said. */
export function old(parts: Parts): Told {
  const { K, k, S, s, sp, V, v, x, X, didAgain: did, could, it, isChild, home, chance, Sc } = parts;
  const R = chance.pick(...LAST_TIMES);
  const { tired, dark, night, outside } = late(parts);
  const rained = could === null ? '' : ` In all that quiet ${it} ${could}, and it has to be said that it was needed.`;
  const both =
    could === null ? '' : ` Then ${it} ${could} as well, both at once, which nobody had thought could be done.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: R,
    pages: [
      ...firstDay(parts, R),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'happy'), ...(isChild ? [] : parts.seen('stand', 'happy'))] },
        ...(isChild
          ? [
              `It has to be said that ${k} did not do it on purpose. It came by itself, like a hiccup, from somewhere behind the knees. But ${k} did not mind it, either. The most that ever happened there was the post. Now there was something to wait for, and you never knew when.`,
              `${k} could not help it. One minute there was nothing, and the next minute it was there. It was like being a doorbell, and never knowing who would press. But it was not dull. In all that time ${k} had not once been bored.`,
            ]
          : [
              `It has to be said that ${k} did not mind. The most that ever happened there was the post. Now there was something to get up for, and you never knew when. ${k} came down in the mornings two stairs at a time. "Have I missed it?" said ${k}, at the bottom. ${k} never had, for long.`,
              `${k} was the only one who did not mind. All the days there had been alike, as spoons are. Now each had a lump in it. At school ${k} was asked what it was like at home. "It's never quiet," said ${k}, and could hear how proud that was.`,
            ]),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'determined'), seen(S, 'stand', 'worried'), ...parts.seen('stand', 'happy')],
        },
        ...keeping(
          MOST,
          [
            `${Sc} asked everybody. ${v} came, who had read a book about it. "You must take no notice," said ${v}. "It only wants to be looked at." So they all looked the other way, with their hands behind them. It was quiet for a good long while. "There," said ${s}. "${R}." And behind their backs, ${x} ${did}.`,
            `First there was a sign, and then there was a larger one. ${v} came from across the road, who knew about such things. "You have to be firm," she said. "From the stomach." "${R}," said ${s}, from the stomach. ${X} ${did}. "Firmer," said ${v}. They were firm eleven times. It had never happened so often in one afternoon.`,
          ],
          `${v} came, who had read a book about it. "You must be firm," said ${v}. "${R}," said ${s}, very firmly. And ${x} did it again.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `${k} kept a list, since it seemed a pity not to. It had the day, and the hour, and who was there. In two weeks it covered a roll of wallpaper. If you look long enough at a thing like that, it begins to look back. There was nothing on Thursday evenings. On Thursdays ${s} went to choir. And there was nothing at all for the day of ${s}'s bad tooth.`,
        `Nobody had asked for a list, and ${k} made one all the same. After two weeks it was the holes in it that stood out. There was a hole each night. There was one each Thursday, when ${s} was out singing. And there was a hole as long as a whole day. ${k} had to think about that. It was the day on which ${sp} had toothache, and said nothing but "Mm".`,
      ),
      page(
        {
          setting: home,
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), ...(isChild ? [] : parts.seen('stand', 'happy'))],
        },
        ...keeping(
          MOST,
          [
            `So ${k} waited until nobody else was about. "${R}," said ${k}, not loudly. And ${x} ${did}. It was as if somebody had pressed a bell. ${k} counted to a hundred, and said it again, and it worked again. So it was not bad luck, and it was not the moon. It was one small sentence, and ${s} said it all day long.`,
            `There was only one way to find out. At six in the morning, when it was all grey and still, ${k} said it aloud. "${R}." ${X} ${did}. ${k} sat down on the floor. Four people had been firm for two weeks. And all of them had been saying it, like a knock at the door.`,
          ],
          `So ${k} waited until nobody else was about. "${R}," said ${k}. And at once it happened. It was one small sentence, and ${s} said it all day long.`,
        ),
      ),
      page(
        {
          setting: night,
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'sad'), seen(K, 'stand', 'worried')],
        },
        `It would have been a fine thing to know, but for ${s}. ${tired} "I've tried everything," said ${s}. "I asked, and I was firm, and I looked the other way. I must be doing something wrong. If I only knew what it was." Two hands lay on the wood like a pair of gloves.`,
        `For a day ${k} told nobody. It was like having a whistle in your pocket. ${tired} "I don't sleep," said ${s}. "I lie there and wait for it. Other people don't have this. It must be something that I do." It was said quite simply, as you say that it is raining.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried'), seen(S, 'sit', 'curious')] },
        `There it was. ${k} had only to say nothing, and it would go on for ever. If ${s} knew, there would not be another, not one. The most that happened would be the post. ${k} stood there for so long that the tap dripped eleven times. "It is something that you do," said ${k}. "It's what you say."`,
        `It's hard to hold something in your hand, and open the hand. ${k} thought of how it would be afterwards, each day like a spoon. Nobody would ever find out. But there sat ${s}, who believed it was a fault. "It isn't a fault," said ${k}. "It's only a sentence. I can tell you which."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'stand', 'surprised'),
            seen(K, 'stand', 'sad'),
            ...(isChild ? [] : parts.seen('stand', 'happy')),
          ],
        },
        ...keeping(
          MOST,
          [
            `${Sc} laughed, and then ${sp} did not. "${R}," said ${s} slowly, to see. And ${x} ${did}. They worked it out on the wallpaper. It came to four hundred and six. "And all of them by me," said ${s}. "Fancy." That night ${sp} slept for eleven hours. And nobody said it any more.`,
            `"${R}?" said ${s}. ${X} ${did}. ${Sc} said it once more, and once more, and each time it was so. "Well, I'll be blowed," said ${s}, and after that ${sp} said nothing more. In the morning there was a note by the teapot. It said, "Slept. Thank you."`,
          ],
          `${Sc} laughed, and then ${sp} did not. "${R}," said ${s} slowly, to see. And at once it happened. After that nobody said it any more.`,
        ),
      ),
      page(
        {
          setting: home,
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'sit', 'sad'), ...(isChild ? [] : parts.seen('stand', 'calm'))],
        },
        ...keeping(
          MOST,
          [
            `It was just as ${k} had known it would be. That is no help at all. The next day ${x} did nothing of the kind, nor on the day after that.${rained} The post came. ${k} walked downstairs by one stair at a time. ${v} gave her book back to the library. By the weekend nobody even asked.`,
            `The next day it did not happen, and so it went on.${rained} Other people said how nice it was. ${k} agreed. There was a great deal of wallpaper, with nothing to write on it. Once or twice ${k} saw how ${s} stopped in the middle of something, and listened, and then went on.`,
          ],
          `The next day it did not happen, and so it went on.${rained} It was just as ${k} had known it would be. That is no help at all.`,
        ),
      ),
      page(
        {
          setting: outside,
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'stand', 'curious'), seen(K, 'sit', 'surprised')],
        },
        `${dark} ${Sc} stood there with a cup, and dried it, though it had been dry for some time. Then ${sp} looked to the left, and to the right. And then ${sp} looked for a while at nothing. "${R}," said ${s}, under the breath, to nobody in the world.`,
        `${dark} ${Sc} was in slippers, all alone, and thought that nobody could see. It was as if ${sp} were about to steal a biscuit. One foot went out, and came back. And then, so low that you could hardly hear it, "${R}."`,
      ),
      page(
        {
          setting: outside,
          camera: 'medium',
          actors: [
            seen(S, 'stand', 'happy'),
            seen(K, 'sit', 'happy'),
            ...(isChild ? [] : parts.seen('stand', 'excited')),
          ],
        },
        ...keeping(
          MOST,
          [
            `${X} ${did}.${both} ${k} could only see ${s} from behind. The back shook, and it took a moment to see why. "I missed it," said ${s}, and did not turn round. "Four hundred and six, and I missed it." So now it is on Sundays, at six, with chairs. People bring their own. "${R}," says ${s}, when all are quiet. It has never been true yet.`,
            `And ${x} ${did}.${both} Then somebody laughed, and somebody else did. "How long have you been there?" said ${s}. "Since the cup," said ${k}. They have a day for it now, which is Sunday. ${v} brings the whole road. ${Sc} stands up, and clears that famous throat. "${R}." And everybody turns round to look.`,
          ],
          `And there it was again.${both} "I missed it," said ${s}, and laughed. So now they do it on Sundays, at six. "${R}," says ${s}. It has never been true yet.`,
        ),
      ),
    ],
  };
}

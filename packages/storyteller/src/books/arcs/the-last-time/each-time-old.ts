import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { keeping, titled } from '../wording.ts';
import { late } from './late.ts';
import { MOST } from './old-begins.ts';
import type { Parts } from './parts.ts';
import { LAST_TIMES } from './words.ts';

/** For ages 8 to 12, where the theme says what comes before it: whoever knows how to stop it has to say so. */
export function oldEachTime(parts: Parts): Told {
  const { K, k, S, s, s0, sp, V, v, x, did, had, Cue, isChild, home, tool, chance, Cue1, first, after, does, X, Sc } =
    parts;
  const cue = parts.cue ?? '';
  const R = chance.pick(...LAST_TIMES);
  const { tired, dark, night, outside } = late(parts);
  const beside = isChild ? [] : parts.seen('stand', 'happy');
  return {
    title: titled(chance.pick('what came before', 'the left-hand column', 'every single time', 'the last time')),
    refrain: R,
    pages: [
      page(
        { setting: home, camera: 'medium', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'surprised')] },
        ...keeping(
          MOST,
          [
            `It began on the second of March, a little before nine. ${had}${Cue1}. And ${first} ${did}. ${s0} had a ${tool} in one hand, and stood there. There were several things to say to that. "${R}," said ${s}. Nobody gave it another thought. A thing may happen once.`,
            `Nothing ever happened before nine in the morning. It was hardly a rule, but people had got used to it. So nobody was ready. ${had}${Cue1}. And then ${first} ${did}. Everybody stood still, as you do for a fire bell. "${R}," said ${s0}, in the voice of a closing door.`,
          ],
          `It began on the second of March. ${Cue}. And then there it was. "${R}," said ${s0}. A thing may happen once.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
        ...keeping(
          MOST,
          [
            `On Tuesday ${cue}. And ${after} ${did}. On Wednesday it was so twice before breakfast. "It's the weather," said ${s}, and shut the windows. "${R}." That was at ten. At five past ten ${after} ${did}, with all the windows shut.`,
            `It might have been chance, on the Tuesday. ${Cue}, and ${after} ${did}, and that was that. But on Wednesday it was four times. "It comes of the soup," said ${s}, and poured it away. "${R}." It was good soup. It had had nothing to do with it.`,
          ],
          `On Tuesday it happened again, and on Wednesday twice. "It's the weather," said ${s}, and shut the windows. "${R}."`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'happy'), ...beside] },
        ...(isChild
          ? [
              `It has to be said that ${k} did not do it on purpose. It came by itself, like a hiccup, from somewhere behind the knees. But ${k} did not mind it, either. The most that ever happened there was the post. Now there was something to wait for, and you never knew when.`,
            ]
          : [
              `It has to be said that ${k} did not mind. The most that ever happened there was the post. Now there was something to get up for, and you never knew when. ${k} came down in the mornings two stairs at a time. "Have I missed it?" said ${k}, at the bottom. ${k} never had, for long.`,
              `${k} was the only one who did not mind. All the days there had been alike, as spoons are. Now each had a lump in it. At school ${k} was asked what it was like at home. "${X} ${does}," said ${k}, and could hear how proud that was.`,
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
            `${Sc} asked everybody. ${v} came, who had read a book about it. "You must take no notice," said ${v}. "It only wants to be looked at." So they all looked the other way, with their hands behind them. It was quiet for a good long while. Then ${cue}. And behind their backs, ${after} ${did}. "${R}," said ${s}, to the wall.`,
            `There was no lack of advice. They were to be firm, and they were. They were to be kind. They put up a sign, and then a larger one. ${v} had an aunt who had had the very same, and had moved to Wales. In the middle of the aunt ${cue}. And ${after} ${did}. "${R}," said ${s}.`,
          ],
          `${v} came, who had read a book about it. "You must take no notice," said ${v}. They took none. It happened all the same. "${R}," said ${s}.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `${k} kept a list, since it seemed a pity not to. It was in two columns, like a shop's. On the right stood what had happened, and on the left what had been going on before. Everybody who came looked at the right. After two weeks it covered a roll of wallpaper. It was only by chance that ${k} once unrolled it from the other end.`,
        `Nobody had asked for a list, and ${k} made one all the same. It said what happened, and when, and what was just before. You write the last only for the sake of order. But when ${k} hung it up, you could see it from the door. The left side was like wallpaper. There were sixty-one lines. They were all alike.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), ...beside] },
        ...keeping(
          MOST,
          [
            `First ${cue}. Then ${after} ${did}. It was not the weather, and it was not the soup. It stood there sixty-one times. "Oh," said ${k}. It's a strange thing to know what nobody else does. You could make it happen, almost. And you could make it stop.`,
          ],
          `First came the one thing, and then the other. It stood there sixty-one times. "Oh," said ${k}. "First ${cue}." You could make it stop, now.`,
        ),
      ),
      page(
        {
          setting: night,
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'sad'), seen(K, 'stand', 'worried')],
        },
        `It would have been a fine thing to keep, but for ${s}. ${tired} "I've tried everything," said ${s}. "I asked, and I was firm, and I poured away the soup. Other people don't have this. It must be something that I do." Two hands lay on the wood like a pair of gloves.`,
        `For a day ${k} told nobody. It was like having a whistle in your pocket. ${tired} "I don't sleep," said ${s}. "I lie there and wait for it. I only wish that I knew when." It was said quite simply, as you say that it is raining.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'worried'), seen(S, 'sit', 'surprised')] },
        ...keeping(
          MOST,
          [
            `There it was. ${k} had only to say nothing, and it would go on for ever. If ${s} knew, then by tomorrow it would be over. The most that happened would be the post. ${k} stood there for so long that the tap dripped eleven times. "I know when," said ${k}. "First ${cue}. It's always that."`,
            `It's hard to hold something in your hand, and open the hand. ${k} thought of how it would be afterwards, each day like a spoon. But there sat ${s}, and had not slept. "It isn't you," said ${k}, and fetched the wallpaper. "Look down the left. ${Cue}. ${Cue}. It's that, each time."`,
          ],
          `${k} had only to say nothing, and it would go on for ever. But there sat ${s}, and had not slept. "I know when," said ${k}, and fetched the list.`,
        ),
      ),
      page(
        {
          setting: home,
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'sit', 'sad'), seen(S, 'stand', 'calm'), ...parts.seen('stand', 'calm')].slice(
            0,
            isChild ? 2 : 3,
          ),
        },
        `So from the next day on care was taken. ${Sc} saw to it, from morning to night, that there was no before. And so there was no after. ${Sc} slept for eleven hours, and whistled on the stairs. It was just as ${k} had known it would be. That is no help at all. The post came. ${v} gave her book back to the library.`,
        `It was quite easily done, once one knew. From the next day on they took care, and nothing came first, and so nothing came then. For a whole week ${x} did nothing of the kind. ${k} walked downstairs by one stair at a time. There was a great deal of wallpaper left. Once or twice ${k} saw how ${s} stopped in the middle of something, and listened.`,
      ),
      page(
        {
          setting: outside,
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'stand', 'curious'), seen(K, 'sit', 'surprised')],
        },
        `${dark} ${Sc} stood there with a cup, and dried it, though it had been dry for some time. Then ${sp} did an odd thing. ${Sc} looked to the left, and to the right. And then ${sp} stopped taking care. It was not much. It was no more than when one leaves a gate open.`,
        `${dark} ${Sc} was in slippers, and thought that nobody could see. It was as if ${sp} were about to steal a biscuit. All week ${sp} had taken such care. Now ${sp} undid it, bit by bit, very quietly, as you unpack. Then ${sp} sat down, and waited.`,
      ),
      page(
        {
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
            `It took a while. Then ${cue}. And ${after} ${did}. ${k} could only see ${s} from behind. The back shook, and it took a moment to see why. "I missed it," said ${s}, and did not turn round. "All those times, and I missed it." So nobody takes care now. There are chairs. "${R}," says ${s}, to be polite. It has never been true yet.`,
            `You could hear the clock. ${Cue}. You could count to two. And ${after} ${did}. Then somebody laughed, and somebody else did. "How long have you been there?" said ${s}. "Since the slippers," said ${k}. On Sundays now the whole road comes, and brings chairs. "${R}," says ${s}. And everybody looks to the left.`,
          ],
          `It took a while. Then there it was again. "I missed it," said ${s}, and laughed. So nobody takes care now. "${R}," says ${s}. It has never been true yet.`,
        ),
      ),
    ],
  };
}

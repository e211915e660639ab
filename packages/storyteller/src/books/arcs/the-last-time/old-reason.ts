import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { keeping, titled } from '../wording.ts';
import { firstDay, MOST } from './old-begins.ts';
import type { Parts } from './parts.ts';
import { LAST_TIMES, TITLES_OF_A_REASON } from './words.ts';

/** For ages 8 to 12, where the theme says why: somebody is on the way who stops things, and one day is left to ask. */
export function oldOfAReason(parts: Parts): Told {
  const { K, k, S, s, V, v, W, w, x, X, didAgain: did, chance, remedy, home, Sc } = parts;
  const because = parts.because ?? '';
  const R = chance.pick(...LAST_TIMES);
  const M = parts.stopper;
  const m = M.name;
  return {
    title: titled(chance.pick(...TITLES_OF_A_REASON)),
    refrain: R,
    pages: [
      ...firstDay(parts, R),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'determined'), seen(S, 'stand', 'worried'), ...parts.seen('stand', 'happy')],
        },
        ...keeping(
          MOST,
          [
            `Everybody knew what to do about it. ${v} said that it was the weather, and shut all the windows. The postman said that it came from soup. ${Sc} put up a sign, and then a larger sign. "${R}," said ${s}, under the larger sign. And ${x} ${did}, with all of them looking.`,
            `There was no lack of advice. It was the time of year. It was the wallpaper. ${v} had an aunt who had had the very same, and had moved to Wales. They tried it with string. They tried it with camomile tea. "${R}," said ${s}, and drank the tea. And ${x} ${did}.`,
          ],
          `Everybody knew what to do about it. ${v} shut all the windows. ${Sc} put up a sign. "${R}," said ${s}. And ${x} did it again.`,
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'stand', 'determined'), seen(K, 'stand', 'worried'), ...parts.seen('stand', 'calm')],
        },
        `In the third week ${s} wrote to ${m} in the city, who stops things. There was a card. NOTHING TOO SMALL, it said, and, IT WILL NOT START AGAIN. He could come on Saturday at four. ${k} read the card twice. "What if it ought to start again?" said ${k}. But nobody was listening by then. They were tired.`,
        `So in the end they sent for ${m}. He had a grey van, and he stopped things. He had stopped drips, and squeaks, and a brass band. What he had stopped did not begin again, not ever. Saturday, he wrote, at four. "Good," said ${s}. ${k} did not know why it did not feel so.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'excited'), seen(K, 'stand', 'worried')] },
        `That left Friday. And Friday was the fair, for which ${k} and ${w} had saved up since the summer. It was there for one night only. There was a wheel, so high that you saw the sea. ${w} was at the gate with both tickets. "You go," said ${k}. "I've got to look at something." "At what?" said ${w}. "I don't know yet," said ${k}.`,
        `There was one day left in which to find out. It was the day of the fair. It came for one night in the year, with a wheel from which one could see the sea. ${w} had the tickets, and had been up since five. "Can't it wait?" said ${w}. ${k} thought about it, and it couldn't. "Look at the sea for me," said ${k}.`,
      ),
      page(
        { setting: home, camera: 'medium', actors: [seen(K, 'sit', 'curious'), ...parts.seen('stand', 'calm')] },
        ...keeping(
          MOST,
          [
            `Nobody had ever just sat there. ${k} took a cushion. ${k} did not shut a window, and did not say don't. For the first hour there was nothing to see. In the second one ${x} ${did}, and ${k} only watched. It's surprising what you see, when you aren't trying to stop it. In the third hour it was so plain that ${k} said it aloud.`,
            `${k} sat down on the ground, with a sandwich. From far away you could hear the music of the fair. ${X} ${did}. "All right," said ${k}, and moved up a bit. After that it was quiet for a long time, but it was another kind of quiet. It was the kind in which somebody may be going to tell you something.`,
          ],
          `Nobody had ever just sat there. ${k} did, for three hours, and only watched. In the third hour it was so plain that ${k} said it aloud.`,
        ),
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'think', 'surprised'), ...parts.seen('stand', 'calm')] },
        ...keeping(
          MOST,
          remedy === null
            ? [
                `"It's because ${because}," said ${k}. It was no more than that. It was not the weather, and it was not the soup. There was nothing in it that anyone could mend, or that anyone should. You would have done just the same. ${k} ate the sandwich, and thought about the grey van.`,
              ]
            : [
                `"It's because ${because}," said ${k}. So that was all. Then ${k} ${remedy}. It was not quick. The fair lit all its lamps, and put them out again, and ${k} did not look up. And all that time ${x} was as still as a held breath.`,
              ],
          `"Oh," said ${k}. "So that's why. ${because.charAt(0).toUpperCase()}${because.slice(1)}." It was no more than that.${remedy === null ? '' : ` Then ${k} did what had to be done about it.`}`,
        ),
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(M, 'stand', 'determined'), seen(S, 'stand', 'worried'), seen(K, 'stand', 'determined')],
        },
        ...keeping(
          MOST,
          [
            `On Saturday at four the grey van stood outside. ${m} had a box with him, and in it lay something under a cloth. "Where is it?" he said. ${k} stood in the way. "It does it because ${because}," said ${k}. "You can't just stop it. You've got to know that first." ${Sc} began to say something, and did not.`,
            `On Saturday the van came, at four exactly. ${m} wiped his feet, and opened his box. "Before you start," said ${k}, "it's because ${because}." It had seemed a louder thing to say when you were alone. ${m} looked down at ${k} for a long time, over the edge of the lid.`,
          ],
          `On Saturday at four the grey van stood outside. ${m} opened his box. "Wait," said ${k}, and told them why.`,
        ),
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'kneel', 'surprised'), seen(K, 'stand', 'calm'), ...parts.seen('stand', 'calm')],
        },
        `${m} sat down on his box. "I've stopped four hundred things," he said. "I've stopped a brook. They always show me where it is. Nobody's ever told me why." He thought about the brook. "I wonder what that was," said ${m}. Then he did up the catch again, on both sides.`,
        `"Because," said ${m}, as if it were a foreign word. "In thirty years nobody has said that to me. They say when, and how loud, and can you come on a Saturday." He shut the lid, and it had a very soft click. "I don't do becauses," he said. "I'd like to have a look at one, though, if I may."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [...parts.seen('stand', 'happy'), seen(M, 'stand', 'happy'), seen(S, 'stand', 'surprised')],
        },
        ...keeping(
          MOST,
          remedy === null
            ? [
                `So they all stood and waited, with their hats off. And ${x} ${did}. It was quite a different thing, now that one knew. "Well," said ${s}, and had to look for a handkerchief. "I'd no idea." ${m} asked if he might see it once more. He stayed for supper, and saw it five times.`,
              ]
            : [
                `They waited, all of them, with their watches out. It was five, and then it was six. ${X} did nothing of the kind. "${R}," said ${s}, and for once it was so. ${Sc} did not look as glad as expected. "It was such a small thing," said ${s}. "I had three signs up."`,
              ],
          `So they all stood and waited. ${Sc} looked at ${x} for a long time. "I'd no idea," said ${s}. "We might have asked."`,
        ),
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(W, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
        `In the evening ${w} came by, with a paper bag. It had been a good fair. From the top of the wheel you did see the sea. It was grey, with one light on it. "I looked twice," said ${w}. "The second one was yours." In the bag was half of everything. They ate it on the step, and ${k} told the other half.`,
        `${w} had kept a ticket, all the same. "It says, good for one ride," said ${w}. "It doesn't say when." The fair was in the next town by then, and would be back in a year. ${k} put the ticket in a shoe, to be safe. It turned out that ${w} had not liked the wheel so much, with nobody to hold on to.`,
      ),
      page(
        {
          setting: home,
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), ...parts.seen('stand', 'happy')],
        },
        ...keeping(
          MOST,
          remedy === null
            ? [
                `There are no signs now. ${m} comes by on the first of the month, in the grey van, with a chair in it. "${R}," says ${s}, each time, to be polite. It has not been true yet. And late, when the others have gone home, ${k} goes and sits there for a bit. You might miss something.`,
              ]
            : [
                `There are no signs now. One of them goes and does it every evening, ${k} or ${s}, or ${m}, when he's passing. Only once, on the night of the next fair, ${x} ${did}. It was only a little, and quite late. "${R}," said ${k}, and moved up to make room. It was for old times' sake.`,
              ],
          `There are no signs now. But late, when the others have gone home, ${k} goes and sits there for a bit. "${R}," says ${k}. You never know.`,
        ),
      ),
    ],
  };
}

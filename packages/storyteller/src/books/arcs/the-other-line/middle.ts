import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { told } from '../the-last-time/middle-begins.ts';
import { titled } from '../wording.ts';
import type { Parts } from './parts.ts';
import { notFor, TITLES } from './words.ts';

const MOST = 14;

/** For ages 5 to 7: what is written on one line of a card is wrong, and on the other it is what a thing is for. */
export function middle(parts: Parts): Told {
  const {
    K,
    k,
    S,
    s,
    s0,
    H,
    h,
    C,
    c,
    W,
    w,
    V,
    v,
    x,
    X,
    it,
    It,
    them,
    was,
    did,
    does,
    came,
    others,
    many,
    chance,
    isMade,
    says,
    done,
  } = parts;
  const paper = isMade ? 'plan' : 'booklet';
  const alone = done === null ? '' : ` And ${k} ${done}, all alone.`;
  const R = notFor(chance, it, isMade);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: R,
    pages: [
      told(
        MOST,
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(S, 'stand', 'surprised'), ...parts.seen('stand', 'happy')],
        },
        [
          `${came} "Now let's see," said ${s0}. And ${x} ${did}. They looked at each other, ${k} and ${s}. "${R}," said ${s}.`,
          `${came} ${It} looked just like other ${others}. ${k} was allowed to go first. And ${x} ${did}. "${R}," said ${s0}.`,
        ],
        `There ${was} ${parts.x1}. "Let's see," said ${s0}. ${X} ${did}. "${R}," said ${s}.`,
      ),
      told(
        MOST,
        { camera: 'close', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
        [
          `They tried it again, from the other side. ${X} ${did}. ${s} looked at the ${paper} from the front and the back. It said nothing about it. "${R}," said ${s}.`,
          `"Perhaps we did it too fast," said ${k}. So they did it slowly. ${X} ${did}, but more slowly. "${R}," said ${s}, and turned the ${paper} upside down.`,
        ],
        `They tried it again. ${X} ${did}. "${R}," said ${s}.`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [seen(V, 'sit', 'surprised'), seen(S, 'stand', 'worried'), ...parts.seen('stand', 'happy')],
        },
        [
          `On Wednesday ${v} came to tea. They had put a cloth over ${x}. It was no use. ${X} ${did}. "I'm so sorry," said ${s}. "${R}." ${v} put down her cup. "Could I have it once more?" she said. But nobody heard.`,
          `${v} came on Wednesday, for a cup of tea. ${X} ${did}, right in the middle of it. "${R}," said ${s}, and blushed. "I haven't seen that before," said ${v}. She stayed until it was dark.`,
        ],
        `On Wednesday ${v} came to tea. ${X} did it again. "${R}," said ${s}. "Could I have it once more?" said ${v}.`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [seen(S, 'stand', 'determined'), seen(K, 'stand', 'worried'), ...parts.seen('stand', 'calm')],
        },
        [
          `They shook ${them}, and they dusted ${them}. They put ${them} in the dark, to have a rest. ${X} ${did} in the dark. "${R}," said ${s}, through the door.`,
          `They turned ${them} round. They spoke kindly to ${them}, and they left the room. When they came back, ${x} ${did}. "${R}," said ${s}.`,
        ],
        `They shook ${them}, and they dusted ${them}. ${X} did it again. "${R}," said ${s}.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(C, 'sit', 'sad'), seen(W, 'sit', 'sad'), seen(K, 'walk', 'worried')],
        },
        `On Thursday they took ${them} to the shop where things are mended. There was a bench to wait on. ${C.introduced} had a clock that had stopped. ${w} had a drum with a hole. ${k} sat down at the end. Nobody said a word. It's sad to sit with something that is broken.`,
        `So on Thursday they put a rope round ${x}, and went. The bench in the menders' shop was nearly full. ${w} sat there with a drum, and ${C.introduced} with a clock. They didn't look up. You don't, on that bench. ${k} squeezed in between.`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [...parts.seen('stand', 'happy'), seen(C, 'sit', 'surprised'), seen(K, 'sit', 'worried')],
        },
        [
          `It was a long wait. In the middle of it ${x} ${did}. "${R}," whispered ${s}, very red. But ${c} had sat up straight. "Do that again," said ${c}.`,
          `The clock on the wall said ten past. And then ${x} ${did}. "Sorry," whispered ${k}. ${c} did not mind. ${c} looked as if somebody had opened a window. "Once more?" said ${c}.`,
        ],
        `It was a long wait. ${X} did it again. "Sorry," whispered ${k}. "Once more?" said ${c}.`,
      ),
      told(
        MOST,
        {
          camera: 'wide',
          actors: [
            ...parts.seen('stand', 'excited'),
            seen(W, 'sit', 'happy'),
            seen(C, 'sit', 'happy'),
            seen(K, 'sit', 'surprised'),
          ],
        },
        [
          `${X} ${did}. ${w} moved up to be nearer, and then ${c} did. "Mine only stopped," said ${c}. "It never did anything like that." They had begun to talk, all along the bench.`,
          `So ${x} ${did}, and ${w} laughed out loud. A drum with a hole laughs, too, if you hold it on your knees. "You are lucky," said ${w}. "Mine just broke."`,
        ],
        `So it was done once more. ${w} laughed out loud. "You are lucky," said ${w}. "Mine just broke."`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'calm'), seen(S, 'stand', 'worried'), seen(K, 'stand', 'curious')],
        },
        [
          `"Next!" said ${h}. She had a card with two lines. WHAT IS WRONG, said the first. "${It} ${does}," said ${says}. ${h} wrote it down. "That's easily stopped," she said. "You'll never have it again."`,
          `Then it was their turn. "What's wrong with ${them}?" said ${h}, and took a card with two lines. "${It} ${does}," said ${says}. It went down on the first line. "Ready at five," said ${h}. "And it won't ever happen again."`,
        ],
        `"Next!" said ${h}. She had a card with two lines. "What's wrong with ${them}?" ${s} told her. "That's easily stopped," she said.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'think', 'curious'), seen(H, 'stand', 'surprised'), seen(W, 'sit', 'sad')],
        },
        `It went quiet, all along the bench. "Never?" said ${w}. ${k} had come close, to see the card. The second line was empty. "What does that one say?" said ${k}. ${h} put on her glasses. WHAT IS IT FOR, it said. "Nobody fills that in," said ${h}.`,
        `"Not ever?" said ${w}, behind them, and nobody laughed now. ${k} looked at the card upside down. There was a line that nobody had written on. WHAT IS IT FOR, said the card. "You've missed one," said ${k}. "That's only for show," said ${h}.`,
      ),
      told(
        MOST,
        {
          camera: 'medium',
          actors: [
            seen(H, 'stand', 'happy'),
            seen(K, 'point', 'excited'),
            ...parts.seen('stand', 'happy'),
            seen(S, 'stand', 'surprised'),
          ],
        },
        [
          `"Write it there," said ${k}. "The same again, but on the other line." ${h} held up her pen. "${It} ${does}," she read. And just then ${x} ${did}, for her. ${h} looked. Then she crossed out the top line, and wrote on the other.`,
          `"Then put it there," said ${k}. ${h} thought about it for so long that ${x} ${did}. She had mended four hundred things, and nobody had ever asked her. "${It} ${does}," wrote ${h}, on the second line. The first one she crossed out.`,
        ],
        `"Write it there," said ${k}. "On the other line." ${h} looked for a long time. Then she crossed out the first line, and wrote on the other.`,
      ),
      page(
        {
          setting: 'shop',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(K, 'sit', 'happy'),
            seen(W, 'sit', 'happy'),
            seen(C, 'sit', 'happy'),
            ...parts.seen('stand', 'happy'),
          ],
        },
        `Nothing was wrong with ${them} after that.${alone} And each Thursday ${k} takes ${them} to the shop. There's always somebody on the bench, with something broken. They sit there, and look down. Then they look up. "So that's what ${it}${many ? "'re" : "'s"} for," says ${s}.`,
        `"Well," said ${s}, on the way out. "So that's what ${it}${many ? "'re" : "'s"} for." But they did not get far. ${c} wanted to hear about it, and ${w} was not going home. It was nearly dark when somebody remembered the clock. It had started by itself.${alone}`,
      ),
    ],
  };
}

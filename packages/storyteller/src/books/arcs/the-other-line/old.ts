import type { Told } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { keeping, titled } from '../wording.ts';
import type { Parts } from './parts.ts';
import { notFor, TITLES } from './words.ts';

const MOST = 20;

/** For ages 8 to 12: once it stands on the other line it may never be put right, and on Saturday everybody will look. */
export function old(parts: Parts): Told {
  const {
    K,
    k,
    S,
    s,
    s0,
    sp,
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
  const R = notFor(chance, it, isMade);
  const alone = done === null ? '' : ` On Sunday ${k} ${done}, without any help.`;
  const its = many ? 'their' : 'its';
  const booklet = isMade
    ? `They looked at the plan, which was in pencil. It had been rubbed out here and there. It said nothing at all about this.`
    : `There was a booklet, in nine languages. ${s} read it in all those that ${sp} knew, which was one. It said nothing at all about this.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: R,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(S, 'stand', 'surprised'), ...parts.seen('stand', 'happy')],
        },
        ...keeping(
          MOST,
          [
            `${came} ${k} had already put ${its} name down for Saturday. On Saturday everybody in the road brought something to the hall, and showed what it could do. ${k} was to be number nine. "Let's see, then," said ${s0}. ${X} ${did}. They looked at each other. "${R}," said ${s}.`,
            `${came} ${It} looked just like other ${others}. That was as well, since on Saturday the whole road would see ${them}. There was a show in the hall, where everyone brought a thing that did something. ${k} was number nine. "Now," said ${s0}. And ${x} ${did}. "${R}," said ${s}, after a while.`,
          ],
          `There ${was} ${parts.x1}. On Saturday the whole road would see ${them}, at the show in the hall. "Now," said ${s0}. ${X} ${did}. "${R}," said ${s}.`,
        ),
      ),
      page(
        { camera: 'close', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
        ...keeping(
          MOST,
          [
            `They tried it again from the other side, and then with the window shut. ${X} ${did}. ${booklet} "${R}," said ${s}.`,
            `"We were too quick with ${them}," said ${s}. So they were slow. ${X} ${did}, but more slowly. After that they were strict, and after that they were kind. It made no difference. ${booklet} "${R}," said ${s}, rather faintly.`,
          ],
          `They tried it again. ${X} ${did}. "${R}," said ${s}.`,
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'sit', 'surprised'), seen(S, 'stand', 'worried'), ...parts.seen('stand', 'happy')],
        },
        ...keeping(
          MOST,
          [
            `On Wednesday ${v} came to tea. They had put a tablecloth over ${x}, and the cake on top. It was no use. ${X} ${did}, cake and all. "I'm so sorry," said ${s}. "${R}." ${v} had put down her cup. Something had happened to her face. "Could I have it once more?" said ${v}. But ${s} was looking for the cake.`,
            `${v} was asked to tea, and shown to the chair that was farthest off. You can't be far enough from some things. ${X} ${did}. "${R}," said ${s}, and passed the salt. ${v} did not seem to need it. She had come for half an hour. At nine she was still there, with her coat on, and her eyes very bright.`,
          ],
          `${v} came to tea. ${X} ${did}. "${R}," said ${s}, and blushed. "Could I have it once more?" said ${v}. But nobody heard.`,
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'stand', 'determined'), seen(K, 'sit', 'worried'), ...parts.seen('stand', 'calm')],
        },
        ...keeping(
          MOST,
          [
            `It was three days until Saturday. They shook ${them}. They dusted ${them}, and left ${them} in the dark to think it over. In the dark, ${x} ${did}. "${R}," said ${s}, through the door. ${k} thought of the hall. There would be a hundred and twenty chairs. Number eight was an iron, and it ironed.`,
            `${k} lay awake. You could see it all. First would come eight things that did what they should, and people would clap. Then it would be number nine. In the kitchen, somewhere after midnight, ${x} ${did}. "${R}," said ${s}'s voice, on the stairs. "We'll have ${them} seen to," it said. "Tomorrow."`,
          ],
          `It was three days until Saturday. They shook ${them}, and dusted ${them}. It made no difference. "${R}," said ${s}. "We'll have ${them} seen to."`,
        ),
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(C, 'sit', 'sad'), seen(W, 'sit', 'sad'), seen(K, 'walk', 'worried')],
        },
        `There is a shop behind the church where things are mended. On Thursday its bench was nearly full. ${C.introduced} had a clock on his knees, which had stopped at ten to four. ${w} had a drum, with a foot-sized hole. Nobody spoke. It is like that, when you sit next to something that is broken. You look down at it, and it is no help.`,
        `They took a number, and sat down. It was the quietest place that ${k} had ever been in. On the left was ${w}, holding a drum so that you could not see the hole. On the right was ${C.introduced}, with a clock. "It was my wife's," said ${c}, to nobody. "It has gone for forty years." Then it was quiet again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [...parts.seen('stand', 'happy'), seen(C, 'sit', 'surprised'), seen(K, 'cover', 'worried')],
        },
        ...keeping(
          MOST,
          [
            `That was when ${x} ${did}. There could not have been a worse place for it. ${k} put a coat over ${them}. "${R}," whispered ${s}, scarlet, to the whole bench. But ${c} had sat up, as people do when a window is opened. "I beg your pardon," said ${c}. "I wonder if you'd take off that coat."`,
            `And ${x} ${did}. Of all the places in the world, it had to be there. "Sorry," said ${k}. "${R}," said ${s}. "We know it isn't." ${c} did not answer. He had let go of the clock, for the first time in an hour. "Would it do that again, do you think?" said ${c}.`,
          ],
          `And then, there of all places, ${x} ${did}. "Sorry," said ${k}. But ${c} had sat up. "Would it do that again, do you think?" said ${c}.`,
        ),
      ),
      page(
        {
          camera: 'wide',
          actors: [
            ...parts.seen('stand', 'excited'),
            seen(W, 'sit', 'happy'),
            seen(C, 'sit', 'happy'),
            seen(K, 'sit', 'surprised'),
          ],
        },
        ...keeping(
          MOST,
          [
            `${X} ${did}. ${w} made a noise, and it was a laugh. It went into the drum by the hole, and came out deeper. "All mine did was stop," said ${c}. "It never did a thing like that." They had moved up, without noticing. They told one another where they lived. ${c} showed how his wife used to wind it, with her tongue out.`,
            `So it was done again, and then for those by the door, who had missed it. "You are lucky," said ${w}. "Mine just broke." Somebody found a bag of plums. When ${h} opened her hatch to call the next one, she had to call three times. She had never had to do that before.`,
          ],
          `So it was done again. ${w} laughed out loud. "You are lucky," said ${w}. "Mine just broke." They had all moved up, without noticing.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'calm'), seen(S, 'stand', 'calm'), seen(K, 'stand', 'worried')] },
        ...keeping(
          MOST,
          [
            `"Number thirty," said ${h}. She took a card with two lines on it. WHAT IS WRONG, said the first. "${It} ${does}," said ${says}. ${h} wrote that down. "It's nothing," she said. "I bend one small thing back. You can have ${them} at five, and it won't happen again in your life." So number nine was saved. It was odd that it did not feel like it.`,
            `${h} had glasses on a string, and had seen everything. "And what's wrong?" she said, and took up a card. "${It} ${does}," said ${says}. "Oh, that," said ${h}, and wrote it on the first line. "That comes out like a splinter. You'll have ${them} back for Saturday, and never hear of it again." "There!" said ${s} to ${k}.`,
          ],
          `"Next," said ${h}. She took a card with two lines. "What's wrong?" ${s} told her, and she wrote it on the first line. "You can have ${them} at five," she said. "It won't ever happen again."`,
        ),
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'curious'), seen(H, 'stand', 'surprised'), seen(W, 'sit', 'sad')],
        },
        `Along the bench it had gone quiet. "What, never?" said ${w}. ${k} was looking at the card, upside down. The second line was empty. WHAT IS IT FOR, it said. "You've left one out," said ${k}. "Nobody fills that in," said ${h}. "It's the one or the other. What stands there is not a fault, and I may not mend it. Not for Saturday, and not next year."`,
        `Behind them somebody had stopped laughing. "What does the other line say?" said ${k}. ${h} had to hold the card away from her, to see. WHAT IS IT FOR. "I've never used it," she said. "You can't have both, you see. If I write it there, it stays for good. ${It} will never do what other ${others} do."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'determined'), seen(H, 'stand', 'calm'), seen(C, 'sit', 'worried')],
        },
        ...keeping(
          MOST,
          [
            `${k} saw the hall, and the hundred and twenty chairs. It would be so easy to walk up there with something that did what it should. Then ${k} looked round. ${c} had taken the clock back on his knees. He was being very polite about it. "Write it there," said ${k}. "On the other one." "All of it?" said ${h}. "${It} ${does}," said ${k}. "All of it."`,
            `You could have said nothing. You could have gone home at five, like other people, with one of those that do as they should. On the bench they had begun to look down again, each at their own. It was like lamps being turned off. "It isn't wrong, though," said ${k}. "You've put it on the wrong line." And ${h} took a new card.`,
          ],
          `${k} thought of the hall, and of all those chairs. Then ${k} looked round at the bench. "Write it there," said ${k}. "On the other line."`,
        ),
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [
            ...parts.seen('stand', 'happy'),
            seen(K, 'stand', 'shy'),
            seen(S, 'sit', 'worried'),
            seen(V, 'sit', 'happy'),
          ],
        },
        ...keeping(
          MOST,
          [
            `On Saturday number one was a kettle, and it boiled. Number eight ironed a shirt. People clapped, as they do for a kettle. Then it was number nine. ${X} ${did}. Nobody clapped at all. ${k}'s ears were so hot that they hummed. And into the silence, from the third row, somebody said it clearly, in a hat. "Could I have it once more?" said ${v}.`,
            `There were eight before. A tap ran, and a lamp was lit. It took a long time. "Number nine," said somebody, and ${k} walked out there on legs like string. ${X} ${did}. In the front row sat ${s}, quite white, and did not say it. Then there was a sound at the back. It began with a drum. "Again!" called ${w}. And then ${v} stood up on her chair.`,
          ],
          `On Saturday eight things did what they should. Then it was number nine. ${X} did it, in front of everybody. Nobody clapped. "Could I have it once more?" said ${v}, out loud.`,
        ),
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [
            seen(K, 'sit', 'happy'),
            seen(C, 'sit', 'happy'),
            seen(S, 'stand', 'happy'),
            ...parts.seen('stand', 'happy'),
          ],
        },
        `The kettle won, and that was fair. It was a good kettle.${alone} But on Thursdays now ${k} goes to the shop behind the church, and sits on the bench. There's always somebody there who looks down at something. ${k} waits a bit, and takes off the coat. And they look up. "So that's what ${it}${many ? "'re" : "'s"} for," said ${s}, the first time. ${sp.charAt(0).toUpperCase()}${sp.slice(1)} has not said the other thing since.`,
        `The prize went to the tap. Nobody spoke about the tap on the way home.${alone} The new card hangs over the sink, with one line crossed out, and one written on. "So that's what ${it}${many ? "'re" : "'s"} for," says ${s}, to whoever comes in. ${c}'s clock goes again. It's eleven minutes slow, and ${c} won't have it touched.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** In a museum whoever it is about is never in; this time they only come late, and read all the cards first. */
export function middle(bound: TheOneAbout): Told {
  const { first: A, second: B, chance } = bound;
  const { maker: M, guest: H, m, Mc, w1, w2, W1, W2, wrong1, wrong2, right, name, h, hs, ...rest } = partsOf(bound);
  const { refrain, atLast, andSo, there, props, alsoSeen, seen, H: Hcap } = rest;
  return {
    title: titled(
      chance.pick(
        'please do not breathe on it',
        `the sock of ${h}`,
        'open from ten to five',
        'a museum with one chair',
      ),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [{ who: M, pose: 'stand', feeling: 'proud' }],
          things: ['chair', 'cup', 'sock', 'sign', 'string'],
        },
        `${Mc} opened a museum in the garden, at ten o'clock. There was a chair in it, a cup, and one sock. The sign by the gate said what it was all about. "${name}."`,
        `You can have a museum of anything. ${Mc} had a chair, a cup, a sock, and a string round them. There was a sign as well, to say what people were looking at. "${name}."`,
      ),
      page(
        { setting: there, camera: 'medium', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `The first thing one came to was the picture. "${right}" There was ${h}, looking straight out of it. Below hung a card. It said, please do not breathe on this.`,
        `First there was a picture, with a real frame. "${right}" There was ${h}. One had to stand on one leg to look, because of the flower bed.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'excited' },
            { who: M, pose: 'stand', feeling: 'curious' },
          ],
        },
        `${W1} was there before the paint was dry. It paid, with a leaf. "I've come a long way," it said. "I'm just the same. ${wrong1} I never knew that there was a museum for it."`,
        `The first to come was ${w1}. It read all that was written there, and then read it again. "But that's me all over," it said. "${wrong1} Who told you?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: A, pose: 'sit', feeling: 'shy' },
            { who: M, pose: 'point', feeling: 'worried' },
          ],
          things: ['chair'],
        },
        `It was so pleased that it had to sit down. "${refrain}," said ${m}. "That's ${hs} own chair." So ${w1} sat on the grass. That's not so good, after a long way.`,
        `Being pleased can make one quite weak. It took the nearest chair. "${refrain}," said ${m}. "It's only to look at." ${W1} got up, and looked at it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'curious' },
          ],
        },
        `At eleven came ${w2}, out of breath. "Is it true?" it said. "Is there a museum? Then I'm not making it up. ${wrong2} You can ask anybody."`,
        `"I only came in from the rain," said ${w2}. There was no rain. It looked at the picture for a long time. "${wrong2} That's what it should say. It's very like."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'sit', feeling: 'shy' },
            { who: M, pose: 'cover', feeling: 'worried' },
            { who: A, pose: 'point', feeling: 'happy' },
          ],
          things: ['chair'],
        },
        `${W2} did not see the string, and took the chair. "${refrain}," said ${m}. "I wouldn't hurt it," said ${w2}. But a museum is a museum. Now there were two on the grass.`,
        `And it sat down on the chair, as anybody would. "${refrain}," said ${m}. "I did, too," said ${w1}, and moved up. They sat by the wall and were very good.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'think', feeling: 'curious' },
            { who: B, pose: 'think', feeling: 'curious' },
            { who: M, pose: 'stand', feeling: 'worried' },
          ],
        },
        `"And where is ${h}?" said ${w1}. ${Mc} had thought of the sock, but not of that. "Nobody in a museum is ever in," said ${m}. "They couldn't have got away with the cup, otherwise."`,
        `"When does ${h} come?" said ${w2}. "Nobody comes," said ${m}. "It's a museum. There's only what they had." They all looked. It is hard to be friends with a cup.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: M, pose: 'stand', feeling: 'calm' },
          ],
          things: ['chair', 'sock'],
        },
        `At five to five there was one more. ${Mc} was busy with the leaves, and heard the chair. "${refrain}," said ${m}, and did not look up. "I know," said ${h}. "It's mine. The sock isn't."`,
        `Just before five, while ${m} was counting leaves, the chair creaked. "${refrain}," said ${m}, and went on counting. "It's all right," said ${h}. "It's my chair. I don't know about that sock."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: M, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `Then ${m} did look up, and dropped the leaves. It was ${h}, and no picture. "${right}" ${andSo}. "I saw it on the sign," said ${h}. "So I thought I'd better come in."`,
        `${Mc} looked at the picture, and at ${h}. It was the same one, only warmer. "Is it true?" said ${m}. "${right}" And ${h} said, "Every word." ${andSo}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `Up got ${w1} and ${w2}, both at once. "We thought there was only you," said ${w1}. "So did I," said ${h}. "That's why I never said anything. I thought, who would come?"`,
        `Something moved on the grass. "Excuse me," said ${w1}. "Us as well. We've been waiting since eleven." ${Hcap} stood up. "All this time," said ${h}, "and I was only at home."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: M, pose: 'wave', feeling: 'happy' },
          ],
          things: ['chair', 'cup', 'sign'],
        },
        `There are four chairs now, and four cups, and they're never empty. The sign says more than it did. "${atLast}," it says. Only the sock is still to look at.`,
        `The museum is open every day, and they are always in. There's tea in the cup, and four chairs to have it on. On the sign is a new line, at the bottom. "${atLast}."`,
      ),
    ],
  };
}

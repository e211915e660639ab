import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { smallOne } from '../small-one.ts';
import { partsOf } from './parts.ts';

/** Behind the sheet there are two, and whoever goes round to look makes it one less; so nobody can add it up. */
export function middle(bound: TheOneAbout): Told {
  const { first: A, second: B, company, chance } = bound;
  const { maker: M, guest: H, m, Mc, w1, w2, W2, wrong1, wrong2, right, name, h, H: Hcap, ...rest } = partsOf(bound);
  const { refrain, atLast, andSo, props, alsoSeen } = rest;
  const T = smallOne(company, 'Tobi', 'Pim');
  const t = T.name;
  return {
    title: titled(
      chance.pick('behind the sheet', 'how many is that?', `${t} could count`, 'two at the back and three in front'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [{ who: M, pose: 'stand', feeling: 'excited' }],
          things: ['lantern'],
        },
        `When it was dark, ${m} hung a sheet between two trees. Behind it stood a lantern. It was to be a show of nothing but shadows. "${name}."`,
        `There was a sheet in the garden, and behind it a lantern. In front of it there was only the night. ${Mc} said what they were going to see. "${name}."`,
      ),
      page(
        {
          camera: 'close',
          actors: [{ who: T, pose: 'sit', feeling: 'excited' }],
          things: ['box'],
        },
        `The public sat on a box, and was called ${t}. ${t} had just learned to count. Nothing was safe. There were four apples left on the tree, and one moon.`,
        `${t} sat in front on a box. ${t} was new to counting and did it all day. That evening it was two trees, one sheet, and no biscuits.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'dance', feeling: 'proud' },
            { who: T, pose: 'point', feeling: 'happy' },
          ],
        },
        `Up came the first shadow. It was ${w1}, and as large as a shed. "${wrong1}" It did that, with a twirl. "One," said ${t}.`,
        `The first on the sheet was ${w1}. It was larger than it had ever been. "${wrong1}" One could even see it breathe. "One," said ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'dance', feeling: 'proud' },
            { who: T, pose: 'point', feeling: 'happy' },
          ],
        },
        `Then ${w2} came on from the other side. "${wrong2}" It had to lean a little, so as not to be a cloud. "Two," said ${t}.`,
        `From the left came ${w2}, who had been told to wait. "${wrong2}" It was very moving. "Two," said ${t}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: T, pose: 'cheer', feeling: 'excited' },
            { who: M, pose: 'think', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: B, pose: 'stand', feeling: 'curious' },
          ],
        },
        `"Three," said ${t}. Behind the sheet ${m} counted. There was ${w1}. There was ${w2}. "${refrain}," said ${m}. "Three," said ${t} again, a bit louder.`,
        `"And three," said ${t}. ${Mc} looked along the back. There were ${w1} and ${w2}. "${refrain}," said ${m}. "I can count to ten," said ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'run', feeling: 'determined' },
            { who: M, pose: 'stand', feeling: 'worried' },
          ],
        },
        `So ${w1} was sent round to the front to count. "Two," it called. "It's all right." ${Mc} was so glad. Then ${m} looked at who was still at the back. That was only one.`,
        `"I'll go and look," said ${w1}, and ran round to the front. "It's two," it said. "There you are," said ${m}. But one of the two ought to have been ${w1}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            ...alsoSeen,
            { who: T, pose: 'sit', feeling: 'surprised' },
          ],
          ...props,
        },
        `It had begun without anybody. There was one more on the sheet, and that one did it best. "${right}" ${andSo}. ${t} forgot to count.`,
        `Nobody had told the other one to begin. It came up to the middle of the sheet and did it. "${right}" ${andSo}. Even ${t} was still.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: M, pose: 'run', feeling: 'worried' },
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"${refrain}," said ${m}. ${Mc} ran to the front, and there it was. ${Mc} ran to the back, and there was ${w2}. "It only comes when I don't look," said ${m}. "It comes the whole time," said ${t}.`,
        `${Mc} ran to the front and saw two. ${Mc} ran to the back and saw one. "${refrain}," said ${m}, quite hot. "Don't run so much," said ${t}. "It's hard to count you."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'dance', feeling: 'shy' },
            { who: M, pose: 'point', feeling: 'surprised' },
          ],
          things: ['lantern'],
        },
        `And then ${m} looked the other way, at the lantern. In front of it stood ${h}, eyes shut, doing all of it. "I was only doing it along with you," said ${h}. "Does it show?"`,
        `Nobody had looked at the lantern. Whoever holds a show never looks at the light. There was ${h}, right in front of it. "I couldn't keep still," said ${h}. "I didn't think that anybody would see."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"See?" said ${w1}. "You're as big as a house." "We thought that we were making it up," said ${w2}. "How do you do the end?" So ${h} had to show them the end.`,
        `"We saw nothing else," said ${w1}. ${W2} had only one question, about the end. ${Hcap} moved over, so that there was light for three.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: M, pose: 'sit', feeling: 'happy' },
          ],
          things: ['box'],
        },
        `They did it all again. This time ${m} sat down on the box. "One," said ${t}, when they had come. "Two. Three." There was a small silence. "${atLast}," said ${m}.`,
        `From then on they did it like that. ${Mc} had half the box, and was allowed to help with the counting. "One, two, three," they said. "${atLast}," said ${t}, to be quite sure.`,
      ),
    ],
  };
}

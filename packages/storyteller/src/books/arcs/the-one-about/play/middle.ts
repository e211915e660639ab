import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** Whoever it is about has bought the only ticket; and when they are on the stage, there is nobody left to clap. */
export function middle(bound: TheOneAbout): Told {
  const { first: A, second: B, chance } = bound;
  const {
    maker: M,
    guest: H,
    m,
    Mc,
    w1,
    w2,
    W1,
    W2,
    wrong1,
    wrong2,
    right,
    name,
    h,
    H: Hcap,
    ...rest
  } = partsOf(bound);
  const { refrain, atLast, andSo, there, props, alsoSeen, seen } = rest;
  return {
    title: titled(
      chance.pick('the front row', 'one ticket was sold', 'a play behind a blanket', 'the best seat in the garden'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [{ who: M, pose: 'stand', feeling: 'proud' }],
          things: ['blanket'],
        },
        `The play was on Saturday, behind a blanket on the washing line. A ticket cost one biscuit. ${Mc} came out in front and said what it was called. "${name}."`,
        `There was a blanket on the washing line. Behind it somebody was told to hush. Then ${m} came out and bowed. "Today we are giving this," said ${m}. "${name}."`,
      ),
      page(
        { camera: 'close', actors: [{ who: M, pose: 'hide', feeling: 'worried' }], things: ['chair', 'blanket'] },
        `One ticket had been sold. So there was one chair. That was the front row, and the back row too. Somebody was on it by now. ${Mc} could not see who, from behind the blanket.`,
        `One biscuit had been paid, so ${m} had put out one chair. It creaked. That was the public. ${Mc} hid behind the blanket and gave the sign to begin.`,
      ),
      page(
        { camera: 'medium', actors: [{ who: A, pose: 'stand', feeling: 'proud' }] },
        `Out came ${w1}. It had wanted the best part since Tuesday, and now it had it. "${wrong1} And here I am." It said so as loudly as it could.`,
        `${W1} had the best part. It had asked first, and had gone on asking. It walked out to the middle and shut its eyes. "${wrong1} That's me."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: M, pose: 'hide', feeling: 'worried' },
          ],
        },
        `"${refrain}," said somebody in the front row. ${W1} stood there with its mouth open. People don't answer, in a play. "Go on," hissed ${m}. But it could not remember where on was.`,
        `"${refrain}," said the chair, or somebody on it. Nobody had written that. "Is that my line?" said ${w1}. "No," hissed ${m}. "That's the public. It ought to be quiet."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'excited' },
            { who: A, pose: 'sit', feeling: 'shy' },
          ],
        },
        `So ${w2} had to go on. It was only meant to be the weather, but it knew the words. "${wrong2}" It did the hard bit twice. ${W1} sat down to watch.`,
        `"Let me," said ${w2}, who should have been a bush. "It's quite easy. ${wrong2}" And it threw itself into it, so that ${w1} had to move back.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: M, pose: 'cover', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'sad' },
            { who: A, pose: 'stand', feeling: 'curious' },
          ],
        },
        `"${refrain}," said the front row. "Who sold that ticket?" whispered ${w2}. "I did," said ${m}. "It was a very good biscuit." It was gone, too, so they could not give it back.`,
        `"${refrain}," it came from the chair, and somebody sighed. ${W2} said it would go home now. "We can't," said ${m}. "It's paid for. We've eaten the biscuit."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [{ who: M, pose: 'reach', feeling: 'determined' }],
          things: ['blanket'],
        },
        `Then ${m} did it. It was done with both arms and a voice. Then a foot stepped on the hem. One peg went ping. The next went ping. Down came the blanket. "${refrain}," said somebody, kindly.`,
        `There was nobody left but ${m}. So ${m} ran on and did it all at once, into the blanket. Ping, went the pegs. "${refrain}," somebody said. "But go on."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: M, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
        `Now there was nothing between them. On the chair sat ${h}, with the ticket. "I don't like to say it," said ${h}. "But it's me, you see. ${right}"`,
        `${Mc} looked out from under it. There was the chair, and the whole front row was ${h}. "I only thought that I should say," said ${h}. "It's about me. ${right}"`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        `Nobody hung up anything again. ${Hcap} came and stood where the stage was, and began. "${right}" ${andSo}. It was not loud. It was only just so, and one forgot about the garden.`,
        `"Would you?" said ${m}. So ${h} got up, and did not bow, and did it. "${right}" ${andSo}. There was no more washing line, and no wall. It was like being there.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'excited' },
          ],
          things: ['chair'],
        },
        `When it was over nobody clapped. There was nobody to do it. They were all on the stage, and the chair was empty. "Quick," said ${w1}. ${W2} ran down, sat on it, and clapped like rain.`,
        `Then it was very still. "Isn't anybody going to clap?" said ${h}. But the chair was empty, for they had all come up to see. ${W1} ran round to the front, and clapped for ten.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: M, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
          things: ['chair'],
        },
        `They give it every Saturday. ${Hcap} does it first. Then ${w1} does, and then ${w2}, each their own way. One of them must have the chair. This time it was ${m}. "${atLast}," said the front row.`,
        `On Sunday they gave it again, with three in the best part. The fourth has the chair, and pays a biscuit. It was ${m}'s turn. "${atLast}," said the whole of the front row.`,
      ),
    ],
  };
}

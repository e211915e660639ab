import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { smallOne } from '../small-one.ts';
import { REFRAINS } from './refrain.ts';

/** Whoever had the book before has made up an end for want of one, and lives in it; the last page asks for no other. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, company, chance } = bound;
  const { k, g, aKind1, wrong1, wrong2, name, h, H, there, seen, alsoSeen, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Figg', 'shopkeeper');
  const O = company.person('Mrs Abbott', 'captain');
  const F = company.person('Miss Farr', 'grandparent');
  const T = smallOne(company, 'Tobi', 'Pim');
  const t = T.name;
  return {
    title: titled(chance.pick('the last page', 'three names in the front', 'behind the clock', 'no last page')),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [{ who: K, pose: 'kneel', feeling: 'curious', holds: 'book' }],
          things: ['box'],
        },
        `There was a box by a gate, and "Please take one" stood on it. ${k} took a book as small as a slice of bread. It smelled of biscuits. "${name}."`,
        `Somebody had put out a box of old things. Under a kettle lay a book, and somebody had once sat on it. ${k} could just read what it was called. "${name}."`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [
              `It was just what it said. Whoever was in it was so like ${k} that it was quite a shock. It got worse, and it got better, and there was always one more page.`,
              `The child in the book was called ${k}, which hardly ever happens. It was all true, too. It went on so well that one forgot about supper.`,
            ]
          : [
              `It was just what it said. There was ${h} on page one, looking straight out of it. It got worse, and it got better, and there was always one more page.`,
              `${H} was on every page, just as the name said. It went on so well that one forgot about supper.`,
            ]),
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'surprised', holds: 'book' }],
        },
        `${H} had just come to a door, and opened it. One turned over. And there was the back of the book. The last page had been taken out. "${refrain}" said ${k}.`,
        `At the very end there was a door. There stood ${h}. Then there was nothing but cover. The last page was gone, as neatly as a slice of cake. "${refrain}" said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'point', feeling: 'determined' },
          ],
        },
        `"I expect it ended well," said ${g}. That was no help at all. But in the front of the book stood three names, one below the other. "They'll know," said ${k}.`,
        `"Can't you think of an end?" said ${g}. ${k} didn't want an end, but the end. Three people had written their names in the front. One of them must know.`,
      ),
      page(
        {
          setting: 'shop',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious', holds: 'book' },
          ],
          things: ['cake'],
        },
        `The last name was Mr Figg, the baker. ${k} was at his door in the morning, with the book. "I know it well," said Mr Figg. "${wrong1}" It wasn't ${aKind1}, but never mind. "${refrain}" said ${k}. "Then there was cake."`,
        `Next day ${k} went to the baker, who was name number three. Mr Figg shut his eyes over a cake. "${wrong1} I had that book when I was seven." "${refrain}" said ${k}. "Cake," said Mr Figg. "Three layers."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: O, pose: 'wave', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'run', feeling: 'curious' },
          ],
          things: ['bus'],
        },
        `The name above was Mrs Abbott, who drove the number nine bus. "That one!" she said. "${wrong2}" "${refrain}" said ${k}. "Then it got on a bus, and nobody knew where it was going." And off she drove.`,
        `Name number two drove a bus. "I read it in bed," said Mrs Abbott from the bus. "${wrong2}" "${refrain}" said ${k}. "It went as far as one can go," she said, "and then round again."`,
      ),
      page(
        {
          camera: 'close',
          actors: [{ who: K, pose: 'think', feeling: 'worried', holds: 'book' }],
        },
        `It can't end with a cake and with a bus. Both of them had said the same thing last of all. "There was no last page when I had it. I had to think of one." ${k} looked at the book. One name was left.`,
        `That made two ends, and neither of them was in the book. "It was gone when I got it," they had said. "So I thought of one, and I thought of it for years." ${k} read the first name. It was in very small letters.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: F, pose: 'reach', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['clock'],
        },
        `Miss Farr was so old that she had to think how old. She looked at the book, and went red. Then she felt behind the clock. "I took it out," said Miss Farr. "I was six. I couldn't bear it to be over."`,
        `Miss Farr lived by the bridge, with a clock. "Oh dear," she said, when she saw the book. "I was six, and it was so good. I thought, if there's no last page, it can't stop." And she reached up behind the clock.`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen('wave', 'curious'), ...alsoSeen], ...props },
        `So that was the last page. There was ${h}, by the open door, looking round for somebody. Below stood one line. "${refrain}" And that was all.`,
        `It had been folded for eighty years. There was the door, and ${h} was holding it open. The last line said this. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'angry' },
            { who: F, pose: 'sit', feeling: 'happy' },
          ],
        },
        `"That isn't an end!" said ${k}. "No," said Miss Farr. "I was so angry. And then I lay awake, and thought what it could be." ${k} thought of the cake, and of the bus. "So did they," said ${k}.`,
        `"But that's what I said!" said ${k}. "Everybody does," said Miss Farr. "And then they can't leave it alone." ${k} could see that. One man had thought of it until there was a whole shop of cake.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: T, pose: 'hold', feeling: 'curious', holds: 'book' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
        `The page went back to its place, and the book to its box. There were four names in it now. On Friday ${t} stood on the step with it. "${refrain}" said ${t}. "Come in," said ${k}. "What do you think?"`,
        `"Keep it safe," said ${k}, and Miss Farr did. The book went back to the box, with four names in it. It took ${t} three days to read, and one to find ${k}. "${refrain}" said ${t}, out of breath. "Well," said ${k}, "there's a door."`,
      ),
    ],
  };
}

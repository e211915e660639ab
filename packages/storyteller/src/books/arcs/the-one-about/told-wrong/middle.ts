import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { partsOf } from './parts.ts';

/** Whoever is put in by mistake has the very same trouble, and stays to say so. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, at, chance } = bound;
  const { k, g, Gcap, w1, w2, W1, W2, wrong1, wrong2, right, name, h, refrain, atLast, where, props, alsoSeen, seen } =
    partsOf(bound);
  const kind1 = A.kind;
  return {
    title: titled(
      chance.pick(
        hero === null ? name : `the one about ${h}`,
        `there is no ${kind1} in it`,
        `how ${w1} got into it`,
        'the story nobody knew',
      ),
    ),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
        `${Gcap} came with three books. "None of those," said ${k}. "I want a story with no book tonight. ${name}. That one."`,
        `The lamp was on, and the pillow was flat from sitting on. "Now a story," said ${k} to ${g}. "I know which. ${name}."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: G, pose: 'sit', feeling: 'worried' },
            { who: K, pose: 'sit', feeling: 'excited' },
          ],
        },
        `"Ah," said ${g}. "That one." ${Gcap} had never heard of it. Nobody had. But ${k} looked so sure that it was too late to say so.`,
        `${Gcap} sat down and thought. It was not in any book in the house. It was not in any other house, either. "That one!" said ${g}. "Yes. Of course."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"Once upon a time," said ${g}, "it goes like this. ${wrong1}" And there it stood, in the middle of the rug.`,
        `${Gcap} shut both eyes and began. "${wrong1} That was how it started." Something coughed. It was standing on the rug.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"${refrain}," said ${k}. "There's no ${kind1} in it." But ${w1} stayed. It had only just come, and it had nowhere else to be.`,
        `"${refrain}," said ${k}. "It isn't about a ${kind1} at all." "Sorry," said ${w1}, and stayed. Nobody had ever told a story about it before.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: G, pose: 'sit', feeling: 'curious' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `"I was thinking of another," said ${g}. "Now I have it. ${wrong2}" It came in behind the curtain and wiped its feet.`,
        `"No ${kind1}," said ${g}. "I see. Then it's this. ${wrong2}" Up it got from behind the bed, looking pleased.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'cover', feeling: 'surprised' },
            { who: A, pose: 'sit', feeling: 'shy' },
            { who: B, pose: 'sit', feeling: 'shy' },
          ],
        },
        `"${refrain}!" said ${k}. So now there were two of them on the rug. ${W1} moved up a bit, and ${w2} sat down. They waited, as people wait for a bus.`,
        `"${refrain}," said ${k}. ${W2} looked at ${w1}. "Are you in it?" it said. "No," said ${w1}. "I'm waiting to hear who is."`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'determined' },
            { who: G, pose: 'sit', feeling: 'sleepy' },
            ...alsoSeen,
          ],
          ...props,
        },
        `"You tell it," said ${g}, and yawned. "I'll only listen." So ${k} stood up straight and told it. "${right}" ${hero === null ? `"And it was me," said ${k}.` : 'Every word was in the right place.'}`,
        `${Gcap} yawned. "Perhaps you had better," said ${g}. ${k} did not need to think. "${right}${hero === null ? ' That was me."' : '" So that was who it was.'} It was very quiet on the rug.`,
      ),
      page(
        {
          ...(hero === null ? {} : { setting: at }),
          camera: 'wide',
          actors: [
            seen('stand', 'surprised'),
            { who: A, pose: 'look-up', feeling: 'surprised' },
            { who: B, pose: 'look-up', feeling: 'surprised' },
          ],
        },
        ...(hero === null
          ? [
              `Then ${w1} put up a foot, as if at school. "You?" it said. "But that's me. ${wrong1}" "And me," said ${w2}. ${k} looked at them both. "You too?"`,
              `"But that's us," said ${w1}. "${wrong1} We were told so." ${W2} nodded. ${k} had thought it was only one. "You too?" said ${k}.`,
            ]
          : [
              `And there, ${where}, stood ${h}. ${hero.He} had always been the only one. ${hero.He} saw ${w1}, and ${w2}. "You too?" said ${h}.`,
              `Nobody saw ${h} come. But there ${hero.he} was, ${where}. ${hero.He} looked like somebody who is the only one. Then ${hero.he} saw who was waiting. "You too?" said ${h}.`,
            ]),
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: A, pose: 'hug', feeling: 'happy' },
            { who: B, pose: 'hug', feeling: 'happy' },
            seen('stand', 'happy'),
          ],
        },
        `"Us too," said ${w1} and ${w2}. "We were told wrong, but that part was right." They had a great deal to say to each other. Some of it was only "Yes!" and "Me too!"`,
        `"Me too," said ${w1}. "All my life. Since about five past seven." "Me too," said ${w2}. Now there were three of them, and they all talked at once.`,
      ),
      page(
        {
          ...(hero === null ? {} : { setting: 'bedroom' as const }),
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'curious' },
            { who: G, pose: 'sleep', feeling: 'calm' },
          ],
        },
        `"So then what?" said ${k}, for it was nobody's turn but ${k}'s. ${Gcap} said nothing. ${Gcap} was asleep, with one hand still up to turn a page.`,
        `"And what happens next?" said ${k}. There was no answer. ${Gcap} had gone to sleep right in the middle, which is not allowed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: G, pose: 'sleep', feeling: 'calm' },
          ],
        },
        `${Gcap} was fast asleep. ${k} put the blanket over the feet. "The rest is tomorrow," said ${k} into the dark, where somebody was still whispering. "${atLast}."`,
        `"${atLast}," whispered ${k}, and put the light out. "${name}. Part two is tomorrow." ${Gcap} smiled, fast asleep, and got it wrong again.`,
      ),
    ],
  };
}

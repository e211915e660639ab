import type { Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { REFRAINS } from './refrain.ts';

/** Each has heard it already, and nobody has; what is cooked for somebody who is not there is right for the one who is. */
export function middle(bound: TheOneAbout): Told {
  const { child: K, grownUp: G, hero, first: A, second: B, company, chance } = bound;
  const { k, g, aKind1, aKind2, kind1, w1, wrong1, wrong2, right, name, h, H, there, seen, met, alsoSeen, props } =
    asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const M = company.person('Mr Dobbs', 'neighbour');
  const T = company.person('Mrs Popple', 'shopkeeper');
  return {
    title: titled(
      chance.pick('the soup was right', 'the largest pot in the street', 'it wants soup', 'all down the street'),
    ),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: there, camera: 'medium', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [
              `Nobody could tell it better than ${k}, for ${k} had been in it. "${name}." It took some time to tell, with all the best bits.`,
              `It was a true story, and ${k} came into it. "${name}." It was too good to be kept until supper.`,
            ]
          : [
              `It was there on Monday, and nobody saw it but ${k}. "${name}." It was just as one would think, and then a bit more.`,
              `${k} had never seen such a thing, and nor had anybody else. "${name}." It had to be told to somebody, and soon.`,
            ]),
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'shout', feeling: 'excited', holds: 'bread' },
            { who: M, pose: 'stand', feeling: 'curious' },
          ],
          things: ['lorry'],
        },
        `${k} told Mr Dobbs at number one, all in one go, with toast. In the middle of it a lorry went by. "You don't say," said Mr Dobbs.`,
        `The first to be told was Mr Dobbs at number one. It was a pity about the toast that ${k} was eating. And then there was a lorry. "Fancy that," said Mr Dobbs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: M, pose: 'point', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: T, pose: 'stand', feeling: 'proud' },
          ],
        },
        `Mr Dobbs told it to number two, over the hedge. "${wrong1} At the end of our street!" "${refrain}," said Mrs Popple. She had heard no such thing. She only hated to be last.`,
        `By ten o'clock Mr Dobbs was at number two. "${wrong1} Down at the end!" "${refrain}," said Mrs Popple, and it was not so. She never liked to be told a thing.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [{ who: T, pose: 'think', feeling: 'determined' }],
          things: ['saucepan'],
        },
        `What does one do for ${aKind1} like that? Mrs Popple didn't know. But she had never met anything that was made worse by soup. She got down the largest pot in the street.`,
        `Mrs Popple had no idea what ${aKind1} like that might want. "So it had better be soup," she told the pot. She put in nine carrots, to be on the safe side.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: T, pose: 'shout', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['saucepan'],
        },
        `The lid was dancing, and she had to shout to be heard. "${wrong2}" "${refrain}," said ${g}, who had come about an egg. It would want a blanket as well.`,
        `It is hard to tell a thing well while one is stirring. "${wrong2}" "${refrain}," said ${g}, and thought about blankets.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: M, pose: 'stand', feeling: 'excited' },
            { who: T, pose: 'stand', feeling: 'happy' },
          ],
          things: ['cake', 'chair'],
        },
        `By noon it was all down the street. Number six had a cake for it. Number seven had a chair. Mr Dobbs said ${aKind1}, and Mrs Popple wasn't so sure. But they all said soup.`,
        `By noon there was a cake, and there was a chair with arms. Mr Dobbs was for ${aKind1}. Mrs Popple now thought that it was ${aKind2}. It would want to sit down in any case.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: T, pose: 'walk', feeling: 'happy', holds: 'saucepan' },
            { who: G, pose: 'walk', feeling: 'happy', holds: 'blanket' },
          ],
        },
        `${k} met them coming, with a pot, a blanket and a great smell. "Who is it for?" said ${k}. They told ${k}, both ways at once. "It isn't that," said ${k}. But a pot that is on its way can't stop.`,
        `"What's all this?" said ${k}, and jumped out of the way of a blanket. "${wrong1}" "${wrong2}" They both said it, Mrs Popple and ${g}. "But that's not it," said ${k}. Nobody can hear much over a pot.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [
            met('stand', 'surprised'),
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: M, pose: 'stand', feeling: 'happy' },
          ],
        },
        ...(hero === null
          ? [
              `At the last gate there was nobody. Mr Dobbs looked for ${aKind1} behind the hedge. Mrs Popple looked for one in the hedge. "It was me," said ${k}.`,
              `They came to the last gate. There was no ${kind1} to be seen, and nowhere left to go. Mrs Popple looked at Mr Dobbs. "It was me," said ${k}.`,
            ]
          : [
              `At the last gate they put it down. "Good evening," said Mrs Popple. "We've come about the ${kind1}." Out looked ${h}. "What ${kind1}?" said ${h}.`,
              `Mr Dobbs knocked at the last gate. "Is the ${kind1} at home?" said Mrs Popple. And there was ${h}. "There's only me," said ${h}.`,
            ]),
      ),
      page(
        {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'determined' },
            ...(hero === null ? [] : [met('stand', 'shy')]),
            { who: T, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `Then ${k} said it once more, with no toast, and no lorry. "${right}" It was quite short, when one could hear it.`,
        `"I did say," said ${k}. "${right} I said so this morning." Then they remembered the toast, and went pink.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: T, pose: 'think', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'shy' },
            { who: M, pose: 'stand', feeling: 'shy' },
          ],
          things: ['soup'],
        },
        `Nobody knew where to look, so they all looked into the soup. "Well," said Mrs Popple, "the ${kind1} was wrong." She tasted it. "But the soup is right."`,
        `It was very quiet. Mrs Popple lifted the lid, to have something to do. "We got the ${kind1} wrong," she said. "But I can't see what's wrong with the soup."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            met('sit', 'happy'),
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: T, pose: 'sit', feeling: 'surprised' },
            { who: M, pose: 'sit', feeling: 'happy' },
          ],
        },
        `${H} had the chair, and the first bowl, and the second. Mr Dobbs and Mrs Popple were at the cake when the gate creaked. "There's soup here," said ${w1}. "${refrain}."`,
        `There was enough for the street, and ${h} came first. They had just sat down when somebody coughed at the gate. It was ${w1}. "This is where the soup is," it said. "${refrain}."`,
      ),
    ],
  };
}

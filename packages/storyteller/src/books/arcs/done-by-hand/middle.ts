import type { Told } from '../../arc.ts';
import { introducing, keeping, titled } from '../wording.ts';
import type { DoneByHand } from './arc.ts';

const MOST = 14;

/** It was done by hand all the time, and nobody ever asked how the hand was. */
export function middle(bound: DoneByHand): Told {
  const { child: K, friend: F, keeper: O, neighbour: N, stopped, noun, plate, shown, refrain, chance } = bound;
  const k = K.name;
  const f = F.name;
  const o = O.name;
  const n = N.name;
  const [one, two, three] = chance.some(3, stopped.signs);
  return {
    title: titled(
      chance.pick(
        'please push',
        `who does ${noun}?`,
        'the door behind the post office',
        'back in ten minutes',
        `round and round, said ${o}`,
        `the day ${o} sat down`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(F, [
            `${k} read things. It might be a jar, or the bottom of a cup. It might be the small print on a bus. "Nobody reads that," said ${f}. "Then nobody knows what it says," said ${k}.`,
            `If there was a very small word on anything, ${k} had read it. ${k} knew who made the spoons. "What use is it?" said ${f}. "It's there," said ${k}. "Somebody wrote it."`,
            `It took an hour to walk down the street with ${k}. There were so many small signs. MIND THE STEP. MADE IN HULL. "Come on," said ${f}. "One more," said ${k}, lying flat.`,
            `${k} had read the whole of the park. It took a summer. There are words on the bins, and the taps, and one under the swan. "They are only small," said ${f}. "That's so that they don't shout," said ${k}.`,
          ]),
        ),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'curious' },
            { who: F, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then came the Tuesday. ${stopped.first} "It's ${noun}," said ${k}. "It has stopped." There had always been some, every single day. Nobody had ever wondered why.`,
          `It happened on a Tuesday, before school. ${stopped.first} They waited. "Has ${noun} ever stopped before?" said ${k}. "Not since I was born," said ${f}.`,
          `${stopped.first} That was how the Tuesday began. ${k} looked at it for some time. "I don't think that there is any ${noun.replace(/^the /, '')} today," said ${k}.`,
        ]),
        scene: {
          setting: 'kitchen',
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `They went out to look. ${one} ${two} "${refrain}," said ${n}. Everybody said so, all up and down the street.`,
            `It was the same all over. ${one} "Who sees to it?" said ${k}. ${n} thought. "Them," said ${n}. "${refrain}." ${two ?? ''}`,
            `${two} ${one} "${refrain}," said ${n}, and sat down to wait. By ten there was no more room on that wall.`,
          ]),
        ),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: N, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They wrote a letter. PLEASE PUT IT ON AGAIN, it said, and everybody signed. It was a very good letter. But nobody knew where to send it. "${refrain}," they said, and put it on a nail.`,
          `There was a meeting. Someone took the chair, and someone took notes. They all agreed that it was a pity. But you cannot start a thing by being agreed. "${refrain}," they said.`,
          `Some of them tried to make a little at home. It can't be done. They had all the wrong bits. "${refrain}," said ${n}, with a burnt thumb. ${three} And so it went on.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: N, pose: 'hold', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Somebody must do it," said ${k}. "Things don't just do themselves." ${f} had always thought that they did. "Then where?" said ${f}. ${k} tried to think of every small word in the town.`,
          `${k} sat on the kerb and shut both eyes. There had been a plate, once. It was a very, very small one. ${k} had been in a hurry, and had only read the half of it.`,
          `There was one door that ${k} had never read. It was round the back of the post office, and too low for anybody. "I was saving it," said ${k}. They ran.`,
          `They had read the town from end to end. There was one bit left. It was behind the post office, among the nettles. ${k} pulled up both socks. "It's always in the last place," said ${f}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Behind the post office was a door, no higher than a knee. It had a brass plate on it, as big as a stamp. ${k} rubbed it with a sleeve. ${plate}, it said. PLEASE PUSH.`,
          `It was just above the drain. Nobody had polished it for a hundred years. ${plate}, read ${k}, with one eye shut. And under that, smaller still: PLEASE PUSH.`,
          `You had to lie down in the dust. Then you could see it. DEPARTMENT OF ${plate}, it said, on a little plate. DAY AND NIGHT. PLEASE PUSH. "Nobody ever has," said ${k}.`,
          `It was more of a flap than a door. A snail lived on the hinge. Somebody had written on it, so small that it looked like a scratch. ${k} got very close. OFFICE OF ${plate}, it said. PLEASE PUSH.`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(O, [
            `There was one room, and in it a big iron handle. There was one chair, and in it sat ${o}. "I only sat down," said ${o}. "I'd never tried it. And now I can't get up."`,
            `"Is it about the stopping?" said ${o}, beside a very large handle. "I've turned it for nine hundred years. I thought that I'd look at my arm. It's quite worn."`,
            `A lamp was lit. ${o} sat next to a handle, eating a very old bun. "My tea break," said ${o}. "I had it owing since the castle was built. Is anybody cross?"`,
            `"You pushed!" said ${o}. It was a plain little place, with a handle in the wall. The floor in front was worn into two holes, the size of two feet. "I do it by hand," said ${o}. "Did. I sat on the stool. It was lovely."`,
          ]),
        ),
        scene: {
          setting: 'cave',
          camera: 'medium',
          actors: [
            { who: O, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I'll do it," said ${k}, and took hold. It was stiff. First it went too fast. ${stopped.fast} Then it went too slowly. ${stopped.slow} "Hum," said ${o}. "It goes by humming."`,
          `${k} and ${f} turned it between them. "Not like that," said ${o}. ${stopped.fast} They slowed down. ${stopped.slow} Then ${o} began to hum a tune, and they found how it went.`,
          `"It's easy," said ${k} to ${f}. It was not. ${stopped.slow} ${k} pulled harder. ${stopped.fast} "As if you were stirring soup," said ${o}, "for somebody you like." And that was it.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'excited' },
            { who: O, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${stopped.back} You could hear them shouting, right down there. "There," said ${n}. "I told you. It came on by itself." Round and round went ${k}, and had no breath to say anything.`,
          `${stopped.back} Up in the street they took the letter off its nail. "You see?" they said. "It was in hand." It was. It was in ${k}'s left, and then in ${k}'s right.`,
          `${stopped.back} "Well, well," said ${o}. "Is that what it looks like, when one isn't busy?" ${o} stood at the little door the whole time that ${k} was turning. It was a first look.`,
          `${stopped.back} They could hear the whole street breathe out. "They've mended it," people said. "Who has?" "They have." And ${o} sat down to the first hot cup of tea in nine hundred years.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: O, pose: 'look-up', feeling: 'happy' },
            { who: K, pose: 'reach', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Fridays, from four to five, ${o} has the afternoon off. There is a card on the door, as small as a tooth. BACK IN AN HOUR. And if ${noun} wobbles a bit on a Friday, it's ${k}, changing hands.`,
          `Nobody knows but ${f}. They tell ${o} what there is up here. On Fridays ${o} goes and looks at it. "Isn't it clever, how it never stops?" says ${n}. ${k} rubs one arm.`,
          `That night ${k} looked at the tap, and the lamp, and the moon. They all just went on. "Thank you," said ${k} to each of them, in case there was somebody. "Don't mention it," said the dark.`,
          `There is a new plate now, under the old one. You need good eyes. AND ${k.toUpperCase()}, it says, FRIDAYS. ${n} goes by it every day and has never seen it. One would have to bend.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [{ who: K, pose: 'sit', feeling: 'calm' }],
        },
      },
    ],
  };
}

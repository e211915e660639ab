import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { flightOf } from './flight.ts';
import { TITLES } from './titles.ts';

/** For ages 5 to 7. */
export function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { bound, craft, P, p, alongPast, metPast, saying } = flightOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(P, 'stand', 'calm')],
          things: ['aeroplane'],
        },
        `The sky was blue, with one cloud in it. ${A.introduced} was going ${bound} in the ${craft}.${alongPast} ${a} had the seat by the window. Next to ${a} sat ${P.introduced}. "I've flown a hundred times," said ${p}. "There's nothing to see."`,
        `It was a blue day with one cloud in it. ${A.introduced} was going ${bound}.${alongPast} The ${craft} had a window, and the window was for ${a}. "I've flown a hundred times," said ${P.introduced}, in the next seat. "I never look out. It's all just air."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised')], things: ['aeroplane'] },
        `The ${craft} ran, and ran faster. ${a} looked down. Somebody was running beside them! It was flat and dark. It had two wings and a tail. "There's another one!" said ${a}.`,
        `They began to roll, and then to race. And out on the grass something dark raced too. It had a nose and a tail, and wings as long as their own. "Who's that?" said ${a}.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(P, 'sit', 'calm')],
          things: ['aeroplane'],
        },
        `Then they were up. The dark one did not come up. It let go, and slid away over the grass, and got small. "${saying}!" said ${a}. "What does?" said ${p}, and turned over a page.`,
        `There was a bump, and no more bumps, and they were in the air. The dark one stayed on the ground. It got as small as a toy. "${saying}!" said ${a}. "Mm," said ${p}, who was reading.`,
      ),
      page(
        { setting: 'sky', camera: 'medium', actors: [seen(A, 'point', 'excited')], things: ['house'] },
        `"It went over that house," said ${a}. "The chimney is still on." Then it crossed a river and did not get wet. It ran up one side of a hill and down the other. "${saying}!"`,
        `"It crossed a road," said ${a}, "and it didn't look." It went straight through a wood, over all the tops. It swam a lake in one second, and came out dry. "${saying}!"`,
      ),
      page(
        { setting: 'sky', camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['cloud'] },
        `Then they flew into the one cloud. It was white in the window, and white on the other side too. When ${a} could see again, there was only cloud below. The little one was not there.`,
        `Next came the cloud. It was like flying into a pillow. Out at the top it was bright again. But there was a white floor now, and nobody was running on it.`,
      ),
      page(
        { setting: 'sky', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(P, 'sit', 'curious')] },
        `"We've lost it," said ${a}. "It's down there in the dark, and it doesn't know where we are." ${p} put down the paper. "What have you lost?" said ${p}.`,
        `"It hasn't got anybody now," said ${a}. ${a} pressed against the glass as flat as a sticker. "Who hasn't?" said ${p}, and leaned over, for the very first time.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(P, 'look-up', 'surprised')],
          things: ['cloud', 'rainbow'],
        },
        `"Well, look at that," said ${p}. Far down, on the white, there was a ring of all the colours. In the very middle of it flew the little one. "${saying}!" said ${a}. "It's got a crown on," said ${p}.`,
        `"There," said ${p}. "No, lower." On the cloud lay a small round rainbow, a whole one. Somebody flew along inside it. "${saying}!" said ${a}. "A hundred times," said ${p}, "and nobody told me."`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(P, 'sit', 'excited')],
          things: ['aeroplane'],
        },
        `Then they went down. The cloud let go of them, and there was the little one. It was coming to meet them. It came over the roofs and got bigger and bigger. "Come on!" said ${p}. "Run!"`,
        `The ${craft} put its nose down. Below, the little one had seen it, and was running. It jumped over a wall. It was as big as a bus now. "It'll never do it," said ${p}. "It will," said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(P, 'cheer', 'happy')],
          things: ['aeroplane'],
        },
        `Nearer they came, and nearer. Then there was a bump. Their wheels touched, and they ran along together and slowed down. "It held on to us," said ${a}. "All the way," said ${p}.`,
        `The ground came up, and the dark one came in from the side. Bump! Their wheels met. After that they went slowly, side by side, like two who hold hands. ${p} clapped. ${p} had never clapped before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(P, 'wave', 'happy')] },
        `They climbed down the steps into the sun.${metPast} "I wonder who it was," said ${p}. ${a} looked down, to see where to tread. Two dark ones were climbing down in front. One had ${A.names} shape. "${saying}," said ${a}, and waved. It waved back.`,
        `Outside it was hot and bright.${metPast} Something dark lay on the ground, joined to ${a} by the feet. ${a} waved, and so did that. ${a} thought of the other one, with the wings. "${saying}," said ${a}. "It was ours." And ${p} looked down too.`,
      ),
    ],
  };
}

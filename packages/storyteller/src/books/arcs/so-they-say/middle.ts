import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { SoTheySay } from './arc.ts';

const MOST = 14;

/** By noon it had been seven times, and nobody asks what the once was like. */
export function middle(bound: SoTheySay): Told {
  const { hero: H, child: K, first: A, second: B, news, newsFirst, at, outside, arrival, arrivedBy } = bound;
  const { times, tall, seen, refrain, chance } = bound;
  return {
    title: titled(
      chance.pick(
        `what ${K.name} saw`,
        `all about ${H.name}, by noon`,
        `${H.name}, once`,
        `have you heard about ${H.name}?`,
        `the news about ${H.name}`,
        `it was ${times}, they said`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${newsFirst}. It did not take long, and ${K.name} was the only one who saw it. "Well!" said ${K.name}. "Well," said ${H.name}. And that was all there was to it, so far.`,
            `${arrival}There was nobody about but ${K.introduced}, so it was ${K.name} who saw it. ${newsFirst}. Nobody clapped. It was not that sort of thing. It was better than that.`,
            `${arrival}It was an ordinary morning, up to half past nine. Then ${newsFirst}. ${K.name} saw it from beginning to end. "Was that on purpose?" said ${K.name}. "I think so," said ${H.name}.`,
          ],
          `${arrival}This is what ${K.name} saw. ${news}. Nobody else was there. ${H.name} was ${H.aKind}, and did not make a fuss about it.`,
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
          things: arrivedBy.slice(0, 1),
        },
      },
      {
        text: keeping(
          MOST,
          [
            `A thing like that has to be told to somebody. The first somebody was ${A.introduced}. "${news}," said ${K.name}. "Never!" said ${A.name}. "Once," said ${K.name}. But ${A.name} had gone to tell somebody too.`,
            `"You'll never guess," said ${K.name}, and ${A.introduced} never did. So ${K.name} said it. "${news}." ${A.name} put down both buckets, and picked them up, and ran. One of them was left behind after all.`,
          ],
          `A thing like that has to be told to somebody. The first somebody was ${A.introduced}. ${A.name} listened to the end, and ran off to tell somebody too.`,
        ),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"${news}," said ${A.name}, with no breath left. "Is that all?" said ${B.introduced}. It seemed a pity, after such a long run. "No," said ${A.name}. "It was ${times}. ${refrain}."`,
            `${B.introduced} was hanging out the washing. "${news}," said ${A.name}. "Hm," said ${B.name}, with a peg. So ${A.name} made it a bit better. "It was ${times}. ${refrain}." The peg fell out.`,
          ],
          `"Have you heard?" said ${A.name}, and told it. "Is that all?" said ${B.introduced}. "No," said ${A.name}. "It was ${times}. ${refrain}."`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'shout', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${B.name} told it at the bus stop. "${cap(times)}," said ${B.name}, "and ${tall.added}." Somebody dropped a bag. "${refrain}," said ${B.name}, who did not often have so many people listening.`,
          `${B.name} told the postman, who told both sides of the road. "${cap(times)}," it went, "and ${tall.added}." At every door it stood up a little straighter. "${refrain}."`,
          `At the shop there was a queue, and a queue likes something to hold. "It was ${times}," said ${B.name}, "and ${tall.added}." They all moved up closer. "${refrain}," said ${B.name}.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: B, pose: 'shout', feeling: 'proud' }] },
      },
      {
        text: keeping(MOST, [
          `By noon it came in at ${K.names} own window. "${cap(times)}," said somebody in the road, "${tall.added}, ${seen.added}." "Who did?" said ${K.name}, and leaned out. "Why, ${H.name}!"`,
          `By lunch it had been ${times}, ${tall.added}, ${seen.added}. ${K.name} heard it on the way home. It was very exciting. It was a while before ${K.name} knew what it was about.`,
          `News comes round, like a cake at a party. When it came back to ${K.name} there was a good deal more of it. "${cap(times)}," it went, "${tall.added}, ${seen.added}."`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'look-up', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `Then they all came to see it done. They came with cushions and cheese rolls, and sat down in rows. "Do it again!" called ${A.name}. "And where is ${tall.asked}?" ${H.name} looked behind, in case there was one.`,
          `There was a noise like the sea, and it was people. ${A.name} had a flag. ${B.name} had sold forty tickets. "Ready when you are, ${H.name}!" they called. "Where is ${tall.asked}?" "What do they mean?" said ${H.name}.`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'sit', feeling: 'excited' },
            { who: B, pose: 'sit', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Could you do it ${times}?" whispered ${K.name}. "I could hardly do it the once," said ${H.name}. They went to see what there was in the house. They came back with ${tall.instead}. They both looked at that, and nobody said anything.`,
          `${K.name} fetched ${tall.instead}, which was the nearest they had. "Does it help?" said ${K.name}. "No," said ${H.name}, from underneath. "It was nice as it was. Why does it have to be more?"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'cover', feeling: 'shy' },
            { who: K, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${K.name} saw it!" called ${A.name}. "Tell them, ${K.name}!" They all turned round. ${K.name} had the whole of it ready, with the ${seen.who} and everything. They were smiling already. Then ${K.name} looked at ${H.name}.`,
          `"If you won't show us, let ${K.name} tell it!" said ${B.name}. So ${K.name} had to stand on a box. It would have been so easy. They knew the words already. But there sat ${H.name}, getting smaller.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"It was once," said ${K.name}. "There was no ${seen.who}. ${news}. I was there, and that is how it was." It grew so quiet that you could hear the cheese rolls.`,
            `"${news}," said ${K.name}. "That's all. It was only once, and there was nobody there but me." One after another they looked at ${B.name}, and ${B.name} looked at the sky.`,
          ],
          `"It was once," said ${K.name}. "There was no ${seen.who}. I was there, and that is how it was." It grew so quiet that you could hear the cheese rolls.`,
        ),
        scene: { camera: 'wide', actors: [{ who: K, pose: 'shout', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `"Once," said ${A.name}, and tried how that tasted. "Well, what was it like, the once?" Nobody had asked that. ${H.name} had to think. Then ${H.name} told it, from the beginning, and they sat down again to listen.`,
          `Somebody small put up a hand. "But how did it feel?" it said. "Oh," said ${H.name}. "Do you really want to know?" They did. It took until tea, and nobody wanted it to be ${times}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They still tell it at the bus stop, and it has not grown at all. "${news}," they say. "Once." And they all wait for the end. "${refrain}," says ${H.name}. "${K.name} saw it."`,
            `It is in the book of the town, on a page by itself. "${news}," it says. "Once." Under that is a name, rather large. "${refrain}," says ${H.name}. "That's you, ${K.name}."`,
          ],
          `They still tell it at the bus stop, and it has not grown at all. "Once," they say. "${refrain}," says ${H.name}. "${K.name} saw it."`,
        ),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

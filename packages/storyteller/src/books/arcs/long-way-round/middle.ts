import type { Told } from '../../arc.ts';
import { cap, fitting, inBrief, keeping, titled, within } from '../wording.ts';
import type { LongWayRound } from './arc.ts';

const MOST = 14;

/** They would know it by its smell; and two places smell of something else. */
export function middle(bound: LongWayRound): Told {
  const { child: K, friend: F, grownUp: G, keeper: R, place, known, giver, sayer, misses, refrain, chance } = bound;
  const [A, B] = [giver.who, sayer.who];
  const gift = giver.stop;
  const word = sayer.stop;
  const Grown = cap(G.name);
  const told = misses.map((each) => inBrief(MOST, each.told(G.name)));
  const sign = known
    ? `"You can tell it by the smell," said ${G.name}. "It smells of ${known.smell}."`
    : `"You will know it when you see it," said ${G.name}.`;
  const smelled = (what: string): string => (known ? `It smelled of ${what}.` : `But it was only itself.`);
  const there = known
    ? fitting(
        MOST,
        `They saw ${known.sees[0]}. They saw ${known.sees[1]}.`,
        `They saw ${known.sees[0]}.`,
        `They saw it all.`,
      )
    : `It was bigger than the picture. They looked until they had looked at it all.`;
  const fact =
    known && within(MOST, `"${cap(known.fact)}," ${R.name} told them.`)
      ? `"${cap(known.fact)}," ${R.name} told them.`
      : '';
  return {
    title: titled(
      chance.pick(
        `The Long Way to ${place}`,
        `${refrain.replace('?', '')}, said ${F.name}`,
        `Two Wrong Places and ${place}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${K.name} and ${F.introduced} wanted to go to ${place}. ${sign} "We shall go straight there," said ${K.name}. It was a very good plan.`,
            `It was all settled. They would go to ${place}. "Straight there, straight back," said ${K.name} to ${F.introduced}. ${sign} ${F.name} practised sniffing.`,
            `"How far is ${place}?" said ${K.name}. "One page," said ${G.name}, who had a book of maps. ${sign} "We can't miss it," said ${K.name} to ${F.introduced}.`,
          ],
          `${K.name} and ${F.name} wanted to see ${place}. ${sign} "We shall go straight there," said ${K.name}.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They took ${bound.load}. They went by ${bound.by}. ${told[0]} So they came to the wrong place. "${refrain}" said ${K.name}.`,
            `Off they went by ${bound.by}. They had ${bound.load}. ${told[0]} "${refrain}" said ${K.name}.`,
            `By ${bound.by} it took no time. ${K.name} held ${bound.load}. ${Grown} held the map. ${told[0]} So they stopped too soon. "${refrain}"`,
          ],
          `They took a great deal. They went by ${bound.by}. ${told[0]} So they stopped in the wrong place. "${refrain}" said ${K.name}.`,
        ),
        scene: {
          setting: bound.leave,
          camera: 'wide',
          actors: [
            { who: K, pose: 'wave', feeling: 'excited' },
            { who: F, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'think', feeling: 'curious' },
          ],
          things: [...bound.vehicle, ...bound.loadThings].slice(0, 4),
        },
      },
      {
        text: [
          `It was not. ${smelled(gift.smell)} It was ${gift.where}. "Oh, good," said ${A.introduced}. "${gift.asks}" So ${K.name} ${gift.did}. They could not say no.`,
          `${smelled(gift.smell)} It was ${gift.where}. "${place.replace(/^the /, 'The ')} is not here," said ${A.introduced}. "But since you are: ${gift.asks.charAt(0).toLowerCase()}${gift.asks.slice(1)}" ${K.name} ${gift.did}.`,
          `No, it was not. It was ${gift.where}. ${smelled(gift.smell)} "${gift.asks}" said ${A.introduced}. They were late already. But ${K.name} ${gift.did}.`,
        ].map((text) => inBrief(MOST, text)),
        scene: {
          setting: gift.setting,
          camera: 'medium',
          actors: [
            { who: A, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'curious' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"You had better have this," said ${A.name}. It was ${gift.gift}. "What is it for?" said ${K.name}. "You'll see when you need it," said ${A.name}.`,
          `When they left, ${A.name} came after them with ${gift.gift}. "It's a present, for helping me," said ${A.name}. So they took it along.`,
          `${A.name} gave them ${gift.gift}, to say thank you. ${F.name} carried it.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'reach', feeling: 'happy' },
            { who: F, pose: 'hold', feeling: 'surprised' },
          ],
          things: gift.shown ? [gift.shown] : [],
        },
      },
      {
        text: [
          `They set out again. ${told[1]} "${refrain}" said ${K.name}. ${smelled(word.smell)} It was ${word.where}. "${word.word}," said ${B.introduced}.`,
          `"Straight on this time," said ${G.name}. ${told[1]} There was ${word.where.replace(/^an? /, (article) => article)}. "${refrain}" said ${F.name}, without much hope. "${word.word}," said ${B.introduced}.`,
          `They went on, and it was afternoon already. ${told[1]} "${refrain}" "${word.word}," said ${B.introduced}. It was ${word.where}. It was not ${place} at all.`,
        ].map((text) => inBrief(MOST, text)),
        scene: {
          setting: word.setting,
          camera: 'wide',
          actors: [
            { who: B, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: F, pose: 'look-up', feeling: 'worried' },
            { who: G, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"What do you mean, ${word.word.toLowerCase()}?" said ${K.name}. "It's what we say here," said ${B.name}. ${word.custom} So ${K.name} said it too. Soon it was quite hard to stop.`,
          `That was how you said hello there. ${word.custom} "${word.word}," said ${K.name}. "${word.word}," said ${G.name}, and took off a hat. "Now you talk like us," said ${B.name}.`,
          `It was a kind of hello, and they all learned it. ${word.custom} "${word.word}," said ${K.name}, over and over. "That's the way," said ${B.name}.`,
        ].map((text) => inBrief(MOST, text)),
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `By then the sun was low. "I'm sorry," said ${G.name}. "I can't find the way." ${K.name} nearly cried. But the road went round one more bend, and they went too.`,
          `They were tired, and nobody sang. "We could go home," said ${G.name}, and turned the map over. "One more corner," said ${K.name}.`,
          `The shadows were longer than the people. "We have seen ${gift.smell}," said ${K.name}, "and ${word.smell}. And not ${place}." They were very tired. But they went on.`.replace(
            'We have seen',
            'We have smelled',
          ),
        ],
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${K.name} and ${F.name} came to a gate, in a high hedge. ${known ? `"${cap(known.smell)}!" said ${K.name}, and sniffed.` : ''} ${gift.gate}`,
          `${known ? `Then ${F.name} sniffed. Yes! It was ${known.smell}.` : `Then ${F.name} stopped.`} In front of them was a little white gate in a wall. ${gift.gate}`,
          `And what was at the end of the road? A gate, and a path behind it. ${known ? `Over the top came a smell of ${known.smell}.` : ''} They had found it! ${gift.gate}`,
        ].map((text) => inBrief(MOST, text.replaceAll(/ {2,}/g, ' '))),
        scene: {
          setting: bound.setting,
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'surprised' },
            { who: F, pose: 'look-up', feeling: 'excited' },
          ],
          things: ['gate'],
        },
      },
      {
        text: [
          `Then ${K.name} thought of ${A.name}, and of the ${gift.noun}. "This is what it is for!" So ${K.name} ${gift.opens}. And in they could go.`,
          `"We need ${gift.gift}," said ${G.name}. "Who would have one?" Well, ${F.name} did. So ${K.name} ${gift.opens}, and the gate was open.`,
          `${F.name} put something down at the foot of the gate. It was ${gift.gift}. ${K.name} ${gift.opens}. And in front of them was the path.`,
        ].map((text) => inBrief(MOST, text)),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'proud' },
          ],
          things: ['gate', ...(gift.shown ? [gift.shown] : [])],
        },
      },
      {
        text: [
          `On the path stood ${R.introduced}. "${word.asks}" said ${R.name}. ${K.name} had said one thing all afternoon. "${word.word}," said ${K.name}. ${R.name} smiled. "${word.why}"`,
          `"${word.asks}" said somebody. It was ${R.introduced}, who did not let just anyone in. ${K.name} said what they had said all day. "${word.word}." "Well!" said ${R.name}. "${word.why}"`,
          `But somebody stood in the way. "${word.asks}" said ${R.introduced}. What was the right answer? ${K.name} looked at ${F.name}. "${word.word}!" they said. "Ah," said ${R.name}. "${word.why}"`,
        ].map((text) => inBrief(MOST, text)),
        scene: {
          camera: 'medium',
          actors: [
            { who: R, pose: 'stand', feeling: 'curious' },
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: F, pose: 'look-up', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `And there was ${place}. ${there} ${fact} "Most people come straight here," said ${R.name}. "They never have anything with them."`,
            `"${refrain}" whispered ${K.name}. It was. ${there} ${fact} ${K.name} and ${F.name} looked at everything twice.`,
            `So that was ${place}. ${there} ${fact} ${F.name} ran round it three times, the long way.`,
          ].map((text) => text.replaceAll(/ {2,}/g, ' ')),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'happy' },
            { who: F, pose: 'run', feeling: 'happy' },
            { who: R, pose: 'point', feeling: 'proud' },
          ],
        },
      },
      {
        text: [
          `They came home in the dark, with ${bound.keep}. They knocked on the door, to see if anybody was in. "${word.word}," said ${K.name}, nearly asleep. Then ${K.name} was in bed, and all the way asleep.`.replace(
            /(?<=\. )\p{Ll}/u,
            (letter) => letter.toUpperCase(),
          ),
          `On the windowsill lay ${bound.keep}. ${K.name} was asleep. On the map there were two new places now, drawn in by hand. A small crooked line went through them both.`,
          `Something new lay by the bed: ${bound.keep}. "Shall we go straight there next time?" said ${G.name}. "No," said ${K.name}, with both eyes shut. And ${K.name} was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }],
          things: bound.keepThings,
        },
      },
    ],
  };
}

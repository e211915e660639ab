import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: twenty years without one minute late, and a medal for it, on the very day when it turns left. */
export function old(going: Going): Told {
  const { company, chance } = going;
  const { refrain, D, d, C, c, Q, q, Qcap, bus, comes, things, ankles, reads } = partsOf(going);
  const I = company.person([c, d, q].includes('Miss Tock') ? 'Miss Quarter' : 'Miss Tock', 'neighbour');
  const i = I.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(C, 'point', 'excited'), seen(Q, 'stand', 'curious'), seen(D, 'stand', 'proud')],
          things,
        },
        `There are people who read what is written on things, and believe it. ${C.introduced} was one. It was the first hot Monday of the year. ${C.introduced} was at the stop with ${Q.introduced}. Then along came ${comes}. SEA ROAD, it said, in letters as long as an arm. "It goes to the sea!" said ${c}. "${refrain}" ${Qcap} had seen that sign every day, and had never read it. They ran back for a bucket.`,
        `It was too hot to be on a pavement. ${C.introduced} was on one, with ${Q.introduced}. Up drove ${comes}. There were two words on the front, and everybody in the town knew them by heart. That is why nobody ever read them. "SEA ROAD," read ${c}. "Why has nobody told us?" There was no mistake. "${refrain}" And ${c} ran home for a bucket.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'proud')], things: ['clock', ...things] },
        `And ${d} was not just anybody. ${d} had never been late. In twenty years it had not happened by so much as one minute. The clock in the market was set by it. On Friday somebody was to come from the office, with a medal. NEVER LATE would be on it. At home there was a nail in the wall for it. The nail had been there for a year.`,
        `They set the market clock by ${d}. School, market, church, Sea Road, and right at the corner, every forty minutes for twenty years. There had been snow, and once a goat, and not one minute had been lost. So on Friday there would be a medal. NEVER LATE, it would say. ${d} had already knocked in the nail, and looked at it now and then.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'sit', 'calm', 'bucket'), seen(Q, 'sit', 'curious')],
          things: ['bucket'],
        },
        `"Sea Road," called ${d}. "All change!" They got out, bucket first. There was a wall, with a lamp on it. A cat flap would have been something, but there was none. "Where is it?" said ${q}. "Out," said ${c}, and sat down on the kerb. "It goes out and comes in. You've only got to wait." So they waited. At six o'clock they went home. "It must be a very long way out," said ${c}.`,
        `At the end there was a wall. They got down and looked at it. "That's not the sea," said ${q}. "It's out," said ${c}, who knew about tides. "Twice a day it goes out. It'd be silly to leave now, just before it comes in." They sat down on the kerb, with the bucket in front. It was dry there on Monday, and on Tuesday it was just as dry. On Wednesday they brought sandwiches.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'surprised'), seen(C, 'sit', 'sad', 'bucket'), seen(Q, 'sit', 'worried')],
          things: ['bucket', ...things],
        },
        `By Thursday ${d} could drive past it no longer. "What is it that you two are waiting for?" "The sea," said ${c}. "But there isn't any. There never was. It's only what the road's called." ${c} was quiet for a bit, and looked into the bucket, as if that had known. "Then why did you write it?" said ${c}. "${refrain}" ${d} opened the door and shut it again, which took nearly a minute. Nearly.`,
        `It was on Thursday that ${d} stopped beside them, eleven seconds early. "Nobody waits for me out here," said ${d}. "It's not for you," said ${q}, "it's for the tide." "But it's a road," said ${d}. "It's just a name. I don't make the words. I only go where I go." "You bring them, though," said ${c}. "${refrain}" And ${d} had no answer that would fit into eleven seconds.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(D, 'think', 'worried')], things: ['lamp', ...things] },
        `That night, in the light of a lamp, ${reads}. SEA. It had been carried round and round that church for twenty years, like a letter that nobody posts. It was six miles to the sea. ${d} had counted it up before, on bad nights. There and back made two hours and ten minutes late. And it was Friday tomorrow. "It's only a name," said ${d} to the nail. The nail said nothing.`,
        `After dark, under the one lamp, ${reads}. One ought to have done it years ago. It didn't say NEAR THE SEA, or NOT QUITE. There's a corner by the church, where one turns right. On the left is a road over the hills, and ${d} had never so much as looked down it. It would cost two hours, and one medal. Tomorrow was Friday. A person with a bucket would be sitting there.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(I, 'stand', 'calm', 'clock'), seen(D, 'stand', 'worried')],
          things: ['clock', 'box', ...things],
        },
        `In the morning there was ${I.introduced} from the office. She had a clock on a strap, and a flat box. "Don't mind me," said ${i}. "I only look, and at the end I open the box." She sat down in front. School was on time, and so was the market. ${c} and ${q} got in there with the bucket. "I thought we'd try once more," said ${c}.`,
        `${I.introduced} was at the stop in the morning, with a clock and a flat box. "It's a mere formality," said ${i}. "Once round, and I shall say a few words." She wrote down 9.00 when it was nine. In front of the church ${c} and ${q} climbed in. "Last time," said ${q}. "It's the last of the sandwiches." And the bucket was put down between their feet.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(D, 'stand', 'determined'), seen(I, 'stand', 'surprised')],
          things,
        },
        `Then came the corner. ${d} looked right, where all of it was, and the nail. And ${d} turned left. There was a gasp all down ${bus}. "I've a tooth at ten!" called somebody. "My bread's in the oven!" "You are one minute late," said ${i}, very pale. She had never written that before. "You are two minutes late. Where are we going?" "${refrain}" said ${d}.`,
        `At the corner ${bus} stood for a moment, though the road was clear. One turn was worth a medal, and the other wasn't worth anything. "Hold tight, please," said ${d}, and it was left. "This is not the way," said ${i}. The church went by on the wrong side. "Three minutes! Four! Have you gone mad? Where does this go?" "${refrain}" said ${d}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'calm'), seen(I, 'think', 'worried', 'clock'), seen(Q, 'stand', 'shy')],
          things: ['clock', ...things],
        },
        `Between two fields ${d} stopped, and opened the door. "I ought to have asked," said ${d}. "Whoever would like to go back, I'll take back." Nobody spoke. In came the smell of grass. "The tooth's not so bad," said somebody. "It's rye bread," said somebody else. "It's best dark." They all looked at ${i}, who looked at her clock. ${Qcap} held out half a sandwich. "Well, I'm late already," said ${i}.`,
        `"Wait," said ${d}, and stopped, and the door went hiss. "It was only me who wanted it. It's a long way, and you've all got lives. Who wants to turn round?" A cow looked in. One heard how many people there were in there, and not one of them moved. "What are seven minutes?" said an old man. "They're seven minutes," said ${i}, but she said it to her knees. ${Qcap} gave her a sandwich.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'run', 'excited', 'bucket'), seen(Q, 'run', 'excited'), seen(D, 'stand', 'surprised')],
          things: ['bucket'],
        },
        `They came over the last hill, and nobody said a word. It was so much more than they'd thought. "It's in!" shouted ${c}. ${c} and ${q} went down the sand, the bucket between them. They did not stop where it got wet. Behind them came the tooth and the bread. ${d} stood in it ${ankles}, and looked along the edge, first right, and then left. "All change," said ${d}.`,
        `First there was a smell, like string and pennies. Then one more hill went out of the way, and there it was, with nothing behind it. "So that's what the word is for," said ${d}. ${c} was out already, and ${q} as well, and they were running. The whole of ${bus} ran after them, in its good shoes. ${d} went in ${ankles}. It was twenty years' worth, and it was cold.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(I, 'stand', 'sad', 'box'), seen(D, 'stand', 'calm'), seen(C, 'stand', 'worried', 'bucket')],
          things: ['box', 'bucket'],
        },
        `Towards evening ${i} came over, with her shoes in one hand. "I can't give you this," she said, and held up the flat box. "It says NEVER LATE, and you're late by six hours." "Yes," said ${d}. "I know." It did hurt. There was the nail to think of. ${c} had heard it all. "Is that because of us?" "It's because of me," said ${d}. "I read it myself."`,
        `When the sun was low, ${i} had sand up to her elbows. She remembered what she was. "I'm very sorry," she said. "It's for somebody who was never late. I've written six hours, and I can't unwrite it." She shut the box. It made a small, flat sound. "No, you can't," said ${d}, and swallowed. "It was my turn to choose, and I chose." ${c} didn't know where to put the bucket.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(I, 'point', 'surprised'), seen(D, 'stand', 'surprised')],
          things,
        },
        `Then ${i} looked round, and her eye fell on the front. She read it, perhaps for the first time. "One moment," she said. "Where did you stop, on other days?" "At the wall." "And where does it say?" She had her pencil out. "Then you weren't on time for twenty years. You never even arrived! Today's the first day that you got there." And the next line of the timetable is in pencil: SATURDAYS, TO THE END.`,
        `It was on the way up the sand that ${i} stood still. "SEA," she read. "And all these years you turned round at a wall? That's six miles short!" ${d} didn't know what to say. "In my book a thing that doesn't get there isn't on time," said ${i}. "It isn't anything. You've arrived just once, and that was today." She thought for a bit. "You'd better do it again. Would Saturdays suit?"`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(C, 'stand', 'proud', 'bucket'), seen(D, 'stand', 'happy'), seen(Q, 'stand', 'happy')],
          things: ['puddle', 'bucket'],
        },
        `They took one bucket of it along, quite full, and ${d} drove as if over eggs. At night ${c} poured it out by the wall, under the lamp. There was sea in Sea Road. "${refrain}" said ${q}. By breakfast it was gone. "It's out," said ${c}. So on Saturdays they go and get it in again. There's no medal on the nail. There is a bucket on it, which is just the right height for a bucket.`,
        `Nobody spoke on the way home, because of the bucket. It stood on ${C.names} knees, and ${q} held the handle. Then came the wall, and the lamp, and a splash. "There," said ${c}. "${refrain}" said ${d}, and it was true now, as far as it went. In the morning it had dried. "It's only out," said ${c}. ${d} had a shell in one pocket, with a hole in it. It hung very well on the nail.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: whoever looks through the fence could tell, and there would be a car park. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, D, d, L, l, W, w, Q, q, Qcap, N, n, also } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(W, 'stand', 'sad'), seen(Q, 'stand', 'calm'), seen(D, 'stand', 'proud')],
          things: ['fence', 'sign'],
        },
        `There was a bit of ground in the street with nothing on it, and everybody liked it. Then a fence went up, with a sign: CAR PARK. There was a gap in it, as high as a nose. ${W.introduced} looked in every day, with ${Q.introduced}. On Monday ${D.introduced} dug a hole. It was round and deep and had neat edges. "${refrain}" said ${d}, and put one pebble beside it, with great care, and went home.${also}`,
        `It used to be the best place in the street, because nobody had put anything there. Now it had a fence, and a sign that said CAR PARK. But a fence has gaps. ${W.introduced} had one eye at it on Monday, and ${Q.introduced} was next in the queue. They saw ${D.introduced} dig a hole, from eight until five. Beside it ${d} set down one smooth pebble, as one puts a dot on an i. "${refrain}" said ${d}.${also}`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(L, 'stand', 'proud')] },
        `${L.introduced} worked evenings. The gate was open and nobody was about, for nobody ever was. "Dear me, a hole," said ${l}. "Somebody might fall in." ${l} leaned back and let the whole load go. Then it was flat. "${refrain}" said ${l}, to no one. And there lay a pebble, still warm from the sun. ${l} picked it up.`,
        `In the evening, when everyone had gone, it was ${L.introduced} who had the place. It was quiet work. One got a sheet of paper that said FILL, and nobody to talk to. "There it is," said ${l}, and tipped. Rumm, clonk! "${refrain}" It would have been nice if somebody had answered. But there was a pebble, quite round, and somebody must have put it there.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(D, 'stand', 'surprised'), seen(W, 'stand', 'surprised')] },
        `In the morning ${d} came in at the gate and drove straight over it. Then ${d} came back. "I had a hole," said ${d}. "One doesn't lose a hole. It isn't a glove." There was nothing for it but to dig it once more, pebble and all. "${refrain}" said ${d}. At the gap ${w} had both hands over a laugh.`,
        `On Tuesday morning ${d} looked for the hole by the gate, and by the shed, and underneath. "I know I dug one," said ${d}. "I remember the middle of it." So it was dug again, on the same spot, with the same care. A new pebble went beside it. "${refrain}" said ${d}, and ${w} nearly fell through the fence.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(L, 'think', 'curious')], things: ['rock'] },
        `And in the evening there it was again for ${l}: the same hole, and another pebble. "Somebody's leaving them for me," thought ${l}. Nobody had ever left ${l} anything but forms. ${l} did it twice as nicely that night, and smoothed it off. On the shelf above the wheel there were two pebbles now.`,
        `${l} stopped that evening and put both lamps on it. A hole, in the very place! And next to it lay the small round rock that goes with it, like a mint with a bill. "They liked it," said ${l}. "They want another." It was a pleasure to tip that load. There are people who work all their lives and never get a pebble.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(W, 'sit', 'happy'), seen(Q, 'sit', 'worried')],
          things: ['fence'],
        },
        `On Wednesday morning it was gone again, and ${d} dug. "We ought to tell them," said ${q}. But ${w} had thought it out. While there was a hole by day and none by night, nobody could lay any tar. "As long as we don't tell," said ${w}, "there isn't any car park." It was simply a matter of standing still with one eye shut. ${Qcap} said no more about it, which was worse.`,
        `"Somebody should say something," said ${q}, on Wednesday morning. Behind the fence ${d} had begun again. "Why?" said ${w}. "It's dug up and filled in. It can go on for ever. And while it goes on, they can't put one car there." That was true, and it was clever. ${w} wondered why it felt like having somebody else's glove on.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'angry', 'notebook'), seen(D, 'stand', 'sad'), seen(W, 'hide', 'worried')],
          things: ['notebook'],
        },
        `By Friday ${N.introduced} had come to see. "Five days," said ${n}, and looked in a notebook. "Five days of oil, and I see no hole." "I dug it," said ${d}. "Every day." "Then where is it?" ${d} had no answer to that. ${d} had begun to wonder. "I'll get another digger on Monday," said ${n}. "One that doesn't dream." And ${w} stood at the gap and heard each word.`,
        `On Friday ${N.introduced} was there with a notebook. "It says here that you've dug for five days," said ${n}. "And what do I see? I see a lawn without grass." "It was there," said ${d}. "It was there at five o'clock." "They all say that," said ${n}. "You'll go back to the yard. I'll have a new one by Monday." The bucket sank slowly down to the ground. ${w} couldn't look, and looked.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(W, 'sit', 'worried')],
          things: ['lamp'],
        },
        `That night ${w} lay and added it up. On one side was the best place in the street. On the other was ${d}, who dug so neatly, and now believed that it was all a dream. If nobody told, then ${d} would go. If somebody told, then the tar would come, and it would be ${w} who had fetched it. It came out the same every time. ${w} put out the lamp, and did it once more in the dark.`,
        `${w} couldn't sleep for it. There was a way to keep the place, and one had only to keep quiet. But ${d} had stood there and said, "It was there at five o'clock." It had been, too. There was just one person who could say so. It would cost a whole piece of ground to say it. Nobody would ever know, thought ${w}. That was the lamp's fault, and ${w} turned it off.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(W, 'shout', 'determined'), seen(Q, 'stand', 'proud'), seen(D, 'stand', 'surprised')],
          things: ['gate'],
        },
        `In the morning ${w} stood at the gate, and shouted until the engine stopped. "You're not dreaming!" said ${w}. "I saw them. There were five, and they were all good. Stay tonight, and you'll see." ${d} was silent for a moment. "Did you see the edges?" said ${d}. "They were lovely edges," said ${q}. It was Saturday, so there was only the evening to wait for.`,
        `It was Saturday morning, and ${d} was there only to be fetched. "Wait!" said ${w}, at the gate. "I saw your holes, all five. I ought to have said it on Monday. Somebody fills them in." "I did dig them?" said ${d}. "I'm not going soft?" "We both saw it," said ${q}. Then ${d} wouldn't be fetched, not before dark. And that was that, thought ${w}. Good-bye, thistles.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(D, 'stand', 'surprised'), seen(L, 'stand', 'surprised')],
          things: ['rock'],
        },
        `When it got late, ${l} came, and leaned back. "Not on my hole!" said ${d}. "Your hole?" said ${l}. They had never met. They looked each other over, lamps first. ${d} had prepared a few words since Tuesday. But there on the shelf above the wheel lay pebbles, in a row, polished. "I thought that they were for me," said ${l}. It was some time before ${d} said anything. "They are now," said ${d}.`,
        `In the evening they met at the edge, nose to nose. "So it's you who eats them!" said ${d}. "So it's you who leaves them!" said ${l}, and sounded so glad that ${d} stopped. ${l} showed what was on the shelf. There was each small rock, and not one was missing. "It's very quiet, evenings," said ${l}. "I thought somebody knew that I was here." ${d} had meant to shout. But the anger had all run out, like water down a drain.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'shout', 'surprised'), seen(D, 'stand', 'shy'), seen(L, 'stand', 'shy')],
        },
        `On Monday morning ${n} heard it all, and took off a hat to ${d}. "Then I was wrong, and I'm sorry," said ${n}. "Now let's have that tar." ${n} took a step, and was gone to the knees. "What is this?" It had been dug and filled, and dug and filled. It had been stirred. "It's cake!" cried ${n}. "You can't put a car on that! It'll want three winters to set!"`,
        `On Monday morning ${n} spoke to ${d}. "I owe you an apology," said ${n}, "and a pot of yellow paint. And now to work." ${n} walked out on the ground to measure it. One could see less of ${n} with each step. Five times out and five times in! It had been beaten with air, like a cake. "Three years!" said ${n}, who was now quite short. "No car can stand on that for three years!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'kneel', 'curious', 'spoon'), seen(N, 'stand', 'curious'), seen(Q, 'stand', 'happy')],
          things: ['spoon'],
        },
        `${w} still had the spoon from breakfast. It went in without a sound, right down, and met no stone. "Nobody can drive on it," said ${w}, slowly. "But anybody could dig in it. Even with this." ${n} looked at the spoon, and at the sign. "Three winters," said ${n}, "is a long time for a fence to stand there and do nothing." "We'd fill them in again," said ${q}.`,
        `"What does one do with cake?" said ${n}, when they had pulled. Nobody laughed but ${q}. ${w} was on both knees, with a spoon. "One has a spoon," said ${w}. It went in up to the end, like nothing. "It's no good for anything heavy. It's only good for people who dig for no reason." "Do you know many?" said ${n}. "The whole street," said ${w}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(W, 'kneel', 'happy', 'spoon'),
            seen(Q, 'sit', 'happy'),
            seen(D, 'stand', 'happy'),
            seen(L, 'stand', 'happy'),
          ],
          things: ['spoon', 'bucket'],
        },
        `They took down the fence, and left a bucket of spoons. All day long the street dug holes. ${w} dug one with edges, and ${q} filled it in, and each was proud of it. By evening it was quite flat, and nobody had anything to show for it. "${refrain}" said ${d}. "${refrain}" said ${l}, who came early now, so as to be there. Somebody had left a pebble, and each of them thought that it was for the other.`,
        `The sign says SPOONS now. ${w} was there by eight, and ${q} soon after. One dug it out and the other put it in. By five there was nothing at all to be seen. "What was it for?" asked a lady with a car. Nobody understood the question. ${d} comes at five, and ${l} is there already. "${refrain}" they say. In the middle of the flat earth there's always a pebble, and nobody has ever seen who puts it there.`,
      ),
    ],
  };
}

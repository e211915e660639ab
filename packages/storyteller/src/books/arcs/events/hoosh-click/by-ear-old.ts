import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { mates, partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, K, k, C, c, where, machine, makes, until, torch, bunk, mate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(K, 'wave', 'happy')] },
        `Nobody who lived ${where} had ever heard it quiet. The ${machine} stood in the middle of everything, as big as a bus, and went day and night. ${makes} "Hoosh, click," it said, and said it again. The grown-ups had stopped noticing years ago. But ${k} had the bunk at the back of it, and slept with one ear to the wall.${bunk} It was the only clock that ${k} had ever wanted.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['flower', 'cup'] },
        `There was one rule about plants. They grew on the farm, in rows, and each was counted. And there was one plant that wasn't. ${k} had found the seed in a pocket of an old coat from Earth, in among the fluff. It stood in a cup, behind the bunk, where the ${machine} kept it warm. It got a spoonful of ${K.names} own water every day. By now it had five leaves and a bud. By the edges, it was going to be yellow.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'worried')] },
        `It was the middle of the night when ${k} woke up in bed, and didn't know what from. "Hoosh," said the wall. "Hoosh." It's much harder to hear a thing that isn't there. ${k} ran down the passage in bare feet. "It's stopped clicking!" said ${k}. ${c} was on duty, and looked at the lamps, of which there were sixty. "They're all green," said ${c}, quite kindly. "It's never been better. Go back to sleep."`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'hold', 'worried', 'book'), seen(K, 'stand', 'worried')],
        },
        `At breakfast all sixty lamps were green, and the ${machine} was as still as a doorstep. ${until} "That's plenty," said ${c}, in the voice that means it isn't. "We'll do it by the book." The book had nine hundred pages. They began on the first, all forty of them. They took out every screw in order, and looked at it, and put it back. There was nothing the matter with any of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(C, 'hold', 'calm', 'book')] },
        `"It's the click," said ${k}, on page three hundred. "It's somewhere near the click." "What click?" said ${c}. So ${k} did it for them: hoosh, and then, with the tongue, click. Thirty-nine people looked at one another. They'd slept with it for six years. ${c} turned to the back of the book, where things are listed. "There isn't a click," said ${c}. "There's nothing here between clamp and clock." And they went on to page three hundred and one.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), ...mates(mate)], things: ['flower'] },
        `If it wasn't in the book, it was still in the wall. ${k} crawled round to the back, and lay down as you do at night.${torch} It had always come from low down on the left. And low down on the left there was a flap behind some bars, no bigger than a thumbnail. It couldn't shut, because there was a thread in it. It was white, and rather hairy. It came in through the bars. It came from the cup. There's a kind of cold that begins in the stomach. It was a root.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'sad')], things: ['flower'] },
        `It would take one tug. Then the flap would shut, and the flower could go down the chute. They would all say how odd it was, how it had come right by itself. ${k} got as far as taking hold. But a root breaks where it likes. Suppose that a bit of it stayed in there? Somebody ought to know where to look. And only one person could tell them, and would have to say why. ${k} let go of the root. It was the longest walk there is, ${where}, and it's nine steps.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(C, 'stand', 'surprised')] },
        `"It was me," said ${k}. Forty people held forty screws. "I grew a flower. It's not on the farm, and it's not counted, and it's gone into the flap that goes click. I didn't know. But I knew that it wasn't allowed." You could hear how quiet it was. ${c} put down the book, and marked the place. "You grew a flower," said ${c}, "in my ${machine}." "Yes," said ${k}. ${c} seemed to have a number of things to say, and to pick the shortest. "Show me."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'kneel', 'calm'), seen(K, 'kneel', 'curious')] },
        `It had to come out thread by thread, with the tweezers out of the first aid box. ${c} lay in the bunk with both feet over the end. "How am I going to know when it's right?" said ${c}. "The lamps are no use." "I'll tell you," said ${k}, with one ear to the wall. Somebody turned the big wheel by hand. "Hoosh," it said. "No," said ${k}. "Hoosh." "Nearly. There's still a hair." "Hoosh," it said, and stopped to think. They all stopped with it. "${REFRAIN}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy', 'book'), seen(K, 'stand', 'surprised')] },
        `${c} wrote it in that same night. It's page nine hundred and one. IT OUGHT TO CLICK, it says. IF NOT, ASK ${k.toUpperCase()}. And there was the other thing, in its cup, on the long table. It had lost half of its root, and it leaned. "A rule's a rule," said ${c}. "A plant must be on the farm. I can't have it anywhere else." ${k} nodded, and didn't trust to words. Then ${c} took a piece of chalk, and went slowly round the cup. Inside the ring there was just room for four letters. FARM.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'happy')], things: ['flower'] },
        `It got over it. On the Thursday week it opened, at supper. Nobody had known how long it was since they'd seen something yellow, that was for nothing, and not a warning. They stood round it with their spoons. ${c} was the last to go. At night, ${where}, it's as dark as the inside of a hat. There are forty people in forty beds. Each of them lies there a moment longer than is needed, and listens. They hadn't known that they'd miss it. "${REFRAIN}"`,
      ),
    ],
  };
}

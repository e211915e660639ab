import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titles } from './parts.ts';

/** With a whole street that knows every word for stop but the right one. */
export function old(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { food, drawn, blop, blops, refrain, N, n, town, cameToLook } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(food))),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'curious')], things: ['saucepan'] },
        `The pot was at the very back of the cupboard, behind the jelly moulds and the broken whisk. It was black and round, and it had a lid with writing on it. ${A.introduced} wiped off the dust with a sleeve. "I AM A POLITE POT," said the lid.${cameToLook} "How can a pot be polite?" said ${a}. "Perhaps it doesn't boil over," said ${g}. That was as wrong as anybody has ever been.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['saucepan', ...drawn] },
        `${a} put it on the table. It was a long time until lunch. "What I'd like is some ${food}, please," said ${a}, to nobody in particular. ${blop}! The pot was full. There was no fire under it and nobody near it, and still it was warm. ${a} tried the ${food} with one finger. The first taste was so good that ${a} had to sit down. "It's magic," said ${a}. "It's a magic pot!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bowl'), seen(G, 'hold', 'happy', 'spoon')] },
        `They did not wait for lunch. "More ${food}, please!" said ${a}, and held out a bowl. ${blop}! "More ${food}, please!" said ${g}, with a spoon as long as an arm. ${blop}! Each time there was just as much as before. They ate until they had to undo things. Then they leaned back and put down their spoons. It was very quiet in the kitchen. "${refrain}" said the pot.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'shout', 'worried'), seen(A, 'stand', 'worried')], things: ['saucepan'] },
        `It came over the brim and across the table, and dropped into a slipper. "That'll do," said ${g}. ${blop}! ${Gcap} pressed down the lid with both hands. The lid went up, and ${g} went up a little way with it. "Stop! Stop it at once!" You could see that the pot had heard. It went on all the same, as somebody does who is waiting for something. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(N, 'shout', 'surprised'), seen(A, 'run', 'worried')] },
        `By two o'clock the ${food} had found the front door. Down the steps went the ${food}, one at a time, and then left at the gate. There stood ${N.introduced} from number nine, who was coming home in his good shoes. "I say!" said ${n}. "That is quite enough!" He said it in the voice that stopped buses. It did not stop the pot. "${refrain}" they heard, from inside the house.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hold', 'happy', 'spoon'), seen(G, 'hold', 'worried', 'bucket')] },
        `Nobody in the ${town} had had their tea. Out they came, with spoons and ladles and a spade. They ate from both ends. They filled the baths, the buckets and a boat. It was the best thing that had happened there for years, and then, quite suddenly, it was too much. "Halt!" they shouted. "Whoa! We're full! No more!" They knew a great many words for stop. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'worried')], things: ['saucepan'] },
        `${k} went back to the kitchen, with ${food} up to both knees. The pot sat in the middle of it all like a small black island. "Please stop," said ${k}. "Oh, please, please, please!" That was the worst thing that anybody had said yet. ${blop}, ${blops}, ${blops}! There had been three pleases, and there were three helpings. Now the pot did not even stop for breath.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `Something bumped against ${k}, quite softly. It was the lid, the right way up. "I AM A POLITE POT," it said, as it had said from the beginning. ${k} held on to it and thought. The pot began when somebody said please. It never said no. It kept offering more, as one has to with guests. "We're the guests," said ${k} slowly. "It thinks that we haven't finished. What does one say, when one has finished?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy')], things: ['saucepan'] },
        `Forty people had eaten from that pot since twelve o'clock. They had said more, and they had said stop. There was one thing that not one of them had said. ${k} waded up close, so as to say it properly. "Thank you very much," said ${k}. "That was lovely, and we've all had enough." Blip, said the pot. It sounded pleased. One last drop ran down the side, and that was all.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(G, 'cheer', 'happy'), seen(K, 'cheer', 'happy')],
        },
        `"Thank you!" called the whole ${town}, when it heard. ${n} took off his hat to the pot. They were still eating ${food} on Tuesday. The pot has the best place on the shelf now, in the middle. It gives one bowl for each please. Then it waits, with its lid a little to one side, for the rest. Nobody in that house has forgotten it since.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')],
        },
        `"May I have a kiss, please?" said ${g} that night, on the edge of the bed. ${k} gave ${g} one, on the nose. Then ${k} gave ${g} another, and six on the left ear. "Stop!" said ${g}. "Halt! That's quite enough! No more!" ${k} heard all that, and went on, because there are rules. By the twentieth ${g} could hardly speak for laughing. "Thank you," said ${g}. And that was the last one. Blip.`,
      ),
    ],
  };
}

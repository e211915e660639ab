import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** With all that a grown-up says in a day, said the other way round. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, aPea, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'sad', 'shirt'), seen(K, 'stand', 'curious')],
        },
        `Nobody would say who had turned the washing machine up to ninety. But the red jumper had been in it, and ${g} had worn that jumper every winter for eleven years. It came out the size of a sock, with sleeves like two fingers. "It's shrunk," said ${k}. "It has only pulled itself together," said ${g}. "It'll give, once I'm in it." That was a thing to say, as it turned out. It was not the jumper that gave.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `First one arm went in, and then the other. Then there was only a red hump with a voice in it. "Nearly," said the voice. It went pop. It was a neat little noise, like a cork. ${k} looked at the place where ${g} had been, and so did ${B.introduced}. There was nothing there but floor. They looked behind the door. They even looked in the bread bin, which was silly.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(G, 'wave', 'surprised')] },
        `"Down here!" It might have been a fly. By the leg of the table stood ${g}, waving both arms, and no bigger than ${aPea}. "Nobody is to move!" said ${k}. That was the first thing. "And you stay where I can see you." It came out in a voice that ${k} knew very well. It was the one that ${g} used in car parks. "Yes," said ${g} meekly, which was new.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'happy')], things: ['bread'] },
        `"You won't grow if you don't eat," said ${k}, who had heard that often enough. ${Gcap} was put on the edge of a plate, beside a crumb of bread. It was as high as a cushion. ${Gcap} ate until there was a small cave in it, and lay down. "You've left the crust," said ${k}. "I can't," said ${g}. "It's as long as I am." They waited a while, for it to work. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'calm', 'watering-can'), seen(G, 'cover', 'surprised')] },
        `"It does it with beans," said ${k}, and came with the watering can. It was only meant to be a drop. But one drop was a whole bath, with ${g} in the middle of it. ${k} patted ${g} dry with a corner of a paper hanky. ${b} was asked to breathe on them from the side. It was a warm breath, and it blew ${g} as far as the butter. "${refrain}" said ${g}, and sneezed a sneeze like a full stop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'curious'), seen(G, 'reach', 'worried')] },
        `On the frame of the kitchen door were pencil lines, one above the other, with dates. That was where ${g} measured ${k}, every birthday, with a book on top. "Heels together," said ${k}. "No tiptoes. Look straight ahead." There wasn't a book thin enough, so it had to be a stamp. The line came lower than the edge of the mat. ${k} wrote the date beside it, all the same. It's only fair. "${refrain}" said ${g}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `There was nothing for it but to get through the day. ${Gcap} travelled in the top pocket, with both elbows over the edge. "Hold on tight," said ${k}. "Don't lean out. Do you need to go before we go?" In the garden ${k} held up a daisy for ${g} to look at. They met a snail that was as big as a van. "It's all rather grand from here," said ${g}. "Is it like this for you?" "A bit," said ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'kneel', 'calm'), seen(G, 'sit', 'sleepy')],
        },
        `When it was dark, ${k} made up a bed in half a walnut shell, with a leaf for a blanket. ${Gcap} stepped straight into it. "Not in your jumper," said ${k}, without thinking. It is what gets said on that stair every night of the year. "You'll be too hot. You know that you will. Jumpers come off for..." And there ${k} stopped, and bent down until one eye was right over the shell.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')] },
        `All day they had looked at ${g}. Nobody had looked at the jumper. It sat beautifully. It wasn't tight, and it wasn't short in the arms. Yet it had come out of the wash as small as a sock. "It never gave," said ${k}. "You did! It got small in the wash, and then it made you small to match. We've been feeding the wrong one! Take it off, quick, before it gets any smaller!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        `It stuck at the ears, as it always had. Then it went POP, and not neatly at all. There sat ${g} on the rug, full size, on what had until then been a walnut shell. They looked at each other. It was rather far up, after such a day. "You looked after me very well," said ${g}. "You ate hardly anything," said ${k}, and had to stand on tiptoe, for the hug.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(B, 'wave', 'surprised')], things: ['shirt'] },
        `The line is still there, lower than the mat, and visitors ask about it. But that comes later. That night there was only one thing more. "Teeth," said ${g}. "Bed. And where has ${b} got to?" They looked behind the door, and under the quilt. The red jumper lay in the middle of the floor, where somebody had dropped it. It looked soft. It looked like a good place for a nap. In the left sleeve something stirred. "Down here!" it said.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The one above is looked at, and the one below does half of it; they have to find that out with a newspaper there. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, P, p, craft, drawn } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(K, 'stand', 'happy')],
          things: [drawn, 'fence', 'goggles'],
        },
        `There is a book with all the animals in it, and what they do. Under ${A.aKind} it says a good deal, and nothing about flying a ${craft}. ${A.introduced} had read it twice. All the same ${a} stood at a fence every day at four, in goggles. On the other side was a field, and in the field was a small old ${craft}. ${K.introduced} held the sandwiches. "It only says what has been done so far," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'excited'), seen(K, 'stand', 'curious')],
        },
        `On the hundredth day the gate was open. ${P.introduced} stood in it, in oily gloves. "I had a bet with myself that you'd give up," said ${p}. "I've lost. Come in. It's quite a simple thing. You need to see over the edge, and you need to reach the pedals." "Is that all?" said ${a}. "It's all," said ${p}. "Only it isn't any good to do them in turn. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(P, 'stand', 'calm')], things: [drawn] },
        `The seat had been made for somebody longer in the middle. When ${a} reached the pedals, there was a wall of small brass screws, and nothing else. ${a} pushed the left, and the tail swung left. ${a} pushed the right. It answered like a live thing. "And which way are you going?" called ${p}, from outside. ${a} looked at the screws. "Forwards?" said ${a}. "${refrain}" said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(K, 'stand', 'happy')], things: ['box', drawn] },
        `So it had to be boxes. ${k} brought one, and then another, and on the second ${a} rose over the edge like the moon. There was the whole sky, with nobody using it. ${a} took the stick, and knew at once what to do with it. It had all been thought out at the fence, years ago. "Feet," said ${p}. They hung a long way above the pedals, and there was nothing that one could say for them. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(K, 'stand', 'worried')],
          things: ['broom', drawn],
        },
        `They tried a broom. They tried saucepans tied to the feet, and a mirror hung up on a string. With the mirror it nearly went. But in a mirror left is right, and they chased a cow that was behind them. "I'm sorry about the hedge," said ${a}. "It grows," said ${p}. A man from the newspaper had begun to come and look. He wrote it all down, and smiled, and did not hide it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"I can be high or I can be low," said ${a}, under the wing. "It needs one who's both. There isn't such a person." ${k} said nothing, and divided what there was. One sandwich went here, and one went there. It was then that ${k} stopped, with a hand in each. "You keep saying one," said ${k}. "Who said that it had to be one?" ${a} looked at the sandwiches. There's something about seeing a thing in bread.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(K, 'kneel', 'determined'), seen(P, 'sit', 'calm')],
          things: [drawn, 'box'],
        },
        `${k} went in first, on to the floor, in the dark, with both hands on the pedals. ${a} stood on the boxes and took the stick. ${p} climbed in behind with her knitting, since somebody has to have a licence. "I can't see a thing," said ${k}. "You needn't," said ${a}. "I'll say it, and you do it. Left." It went left. It was the strangest feeling. It was like having somebody else for feet.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(P, 'sit', 'happy')],
          things: [drawn],
        },
        `"Now all of it!" said ${a}. The fence came on, and dropped away. The church turned its back on them, and got small. The wind was in everything. A crow came up alongside, very much upset. "You can't fly!" it shouted. "It's in the book!" "I'm not," said ${a}. "I'm driving." Far below, a man with a newspaper had lost his hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(K, 'kneel', 'calm')] },
        `It was the best quarter of an hour that there had ever been. "The river's like a ribbon," called ${a}. "The cows are crumbs!" "Good," said the voice under the boxes. ${a} looked down. There was one eye, in the dark, between two pedals. "And what's it like with you?" "Boots," said ${k}. "It's all right. Somebody has to. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(K, 'look-up', 'surprised')], things: ['cloud'] },
        `One more turn, and it would be time to go down. ${a} had waited for this for a hundred days at a fence. So had ${k}, when you came to think of it, with the sandwiches. You could see the sea from here. ${a} had a good look, so as to have had it. "Come up," said ${a}. "I know those pedals. I know every screw." They changed places over the turnips, which is not in any book. For a while nobody said a word up there at all.`,
      ),
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(K, 'wave', 'happy'), seen(P, 'stand', 'calm')],
          things: [drawn],
        },
        `They landed quite softly, and only once. The man with the newspaper ran up. "Which of you flew it?" he said. "I must know for the title." ${a} pointed at ${k}, and ${k} pointed at ${a}. "${refrain}" said ${p}, and rolled up a finished sock. He had to leave it at that. On Monday at four there was a mole at the fence, very small, in goggles much too big for him. He couldn't see as far as the gate. "That doesn't matter," said ${a}. "How are your feet?"`,
      ),
    ],
  };
}

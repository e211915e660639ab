import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for children of 8 and more: everybody has a reason why it runs, and one of them has eyes. */
export function old(going: Going): Told {
  const { K: A, k: a } = going;
  const { day, U, u, C, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(U, 'hold', 'happy', 'ball'), seen(C, 'stand', 'happy')],
        },
        `On the day of the ${day} parade ${A.introduced} and ${C.introduced} stood at the very front. The dragon lay along Market Hill and was having its whiskers combed. It was made of red silk and a hundred bells, and ten people would be under it. Before it stood ${U.introduced}, in yellow. He had a ball of mirrors on a stick, as big as a melon. "That's the pearl," he said. "It goes where the pearl goes. In a thousand years it has never once caught it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(U, 'sit', 'surprised')] },
        `The drum began in everybody's stomach. Up went the big head, and the whole of the dragon after it, and it went on and on. ${u} skipped backwards in front of it, as his father had done before him. That was why he did not see his own shoelace. There was a flash of mirrors. The dragon reared, and shook, and out of it fell ten people with surprised faces. It ran away down Market Hill on no legs at all. "${refrain}" cried ${u}, from the ground.`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'run', 'worried'), seen(A, 'run', 'determined')], things: ['drum'] },
        `"It has lost the beat, that's all," said the drummers. "It'll come to the drum." They drummed till the pigeons left. They drummed till a tooth fell out of somebody who had been worrying about it for a week. Every dog in the town came to the drum, and two babies, and a man who wished to complain. Round the corner of Station Road went the last of the tail. "${refrain}"`,
      ),
      page(
        { setting: 'shop', camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(C, 'run', 'worried')] },
        `"It's hungry," said the cooks in the covered market, who thought that of everyone. They stood in a row and held out all they had. There were dumplings, and oranges, and long noodles for a long life. The dragon came through like a river that is late. It went under one stall and over the next, and did not so much as sniff. When it had gone, everybody was wearing somebody else's hat. "${refrain}" said ${C.name}, from under a large one.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `"It wants firmness," said the policeman. He had forty people stand across Bridge Street, hand in hand, with the brass band in the middle. Down the road came the bells. "Firm!" said the policeman. The dragon neither stopped nor swerved. It rose in front and sank behind, like a ribbon over a finger. For a moment they all looked up at its underneath, which had buttons, and one was missing. "${refrain}" said the band, rather late.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(U, 'sit', 'sad')] },
        `${u} had come down the hill with one shoe on. He sat on the kerb among the oranges. "It's my fault," he said. "It has had enough of us. A thousand years, always the same hill, and never once getting the thing. I'd run away, too." It sounded so likely that nobody spoke. But something about it bothered ${a}. "If I ran away," said ${a}, "I'd look round. To see whether anyone minded."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(C, 'look-up', 'curious')], things: ['ball'] },
        `The dragon had not looked round once. You could see all of it from here, going down the long straight part to the school. Its head was low. Its nose was almost on the road. ${a} stopped looking at the dragon, since everyone was doing that. ${a} looked at what it was looking at. A little way ahead of the nose something winked in the sun, and hopped, and winked. "Uncle," said ${a}, "you had a ball on that stick."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(C, 'run', 'excited')], things: ['ball'] },
        `He lifted the stick up out of the oranges. There was nothing on it. "It never ran away," said ${a}. "You let go of the pearl, and the pearl went downhill. It's the only one of us that's still doing the parade!" They saw it now. It was as plain as a kite and a string. Somebody began to laugh. Then they were all running, the band and the cooks and the policeman, and nobody was calling anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'shy', 'ball'), seen(C, 'stand', 'surprised')] },
        `The last hill ends at the wall of the fire station. The pearl struck it, rang once, and rolled to ${A.names} feet. ${a} picked it up, and it was warm from the road. Something large breathed out, very close. The dragon lay down with its chin on the ground. Its glass eyes went from the pearl to ${a}, and back. A thousand years is a long time to have your nose behind a thing. "Not here," said ${a}, quite gently. "Come on. It's better at the top."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'ball'), seen(U, 'cheer', 'happy'), seen(C, 'dance', 'happy')],
          things: ['drum'],
        },
        `They went back up through the whole town, ${a} in front, with both arms in the air. Nobody had ever seen a parade go uphill. At each corner somebody slipped in under the silk, till the dragon had all its legs again. The drummers had got their breath. The cooks threw noodles, on purpose this time. ${u} walked beside them in one shoe, and gave no advice. "A bit higher," he said, once. "There. That's how my father held it."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'hold', 'happy', 'ball'), seen(U, 'stand', 'happy')] },
        `At the top, the pearl ought to have gone back on its stick. ${a} thought about it. Then ${a} knelt down, and set it on the road, exactly under the big red nose, and let go. All the bells were still. The dragon had it. It turned it over once, so that a hundred small lanterns ran round the walls. It looked like anybody who has got the very thing. And then it put out one silk foot and rolled the pearl across to ${a}. It lay there with its whiskers trembling. It could not say so, but anyone could tell. It meant: again.`,
      ),
    ],
  };
}

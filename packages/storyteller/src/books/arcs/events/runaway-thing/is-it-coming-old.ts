import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

const REFRAIN = 'Is it coming?';
const TITLES = ['Is It Coming?', 'Nearly!', 'The Last Roll', 'All the Way Down'] as const;

/** For the oldest: a chase, of which somebody hears only the answers. */
export function old(going: Going): Told {
  const { K, G, W1, W2, W3, k, g, w1, w2, w3 } = partsOf(going);
  return {
    title: going.chance.pick(...TITLES),
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'stand', 'surprised')] },
        `There are moments when a family has to stand together. This one began with a voice behind the bathroom door. "I don't wish to alarm anybody," said ${g}, "but there's no paper." "Don't move," said ${K.introduced}. "I hadn't planned to," said ${g}. There was exactly one toilet roll left in the house. It stood on the landing, right at the edge of the top stair, like somebody on a diving board.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised')] },
        `${k} did what anybody would. ${k} got hold of it by the end. That is how you get hold of a kite, and it was about as clever. The end stayed where it was. All the rest leaned forward, thought about it, and went. Bump, it went, and bump, on each of thirteen stairs. Somebody had left the front door open, to let in the spring. It let out the roll.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'run', 'surprised')] },
        `Theirs is the steepest street in the town. The roll took it down the middle. It laid out a neat white line behind it, as they do on roads. ${k} shut the end in the letter box and ran. High up in the wall a small window opened. "${REFRAIN}" said the window. "Nearly!" shouted ${k}. It was the first of a number of things that day that were not quite so.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W1, 'hold', 'surprised'), seen(K, 'run', 'determined')] },
        `Outside the bread shop stood ${w1}, with both arms full of bread and a nose full of flour. "Ah," said ${w1}, with eyes shut. "Ah. AH." There was nothing to be done, and no hand to do it with. Then the roll came by, at the right height. It was only three sheets. "TISHOO!" said ${w1}. "I've never been so well looked after." ${k} was already two doors down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'stand', 'surprised'), seen(K, 'run', 'determined')] },
        `By the school it met ${w2}, who had been standing there for thirty years. It could have gone left or right. It went round. It went round five times, from the shoes up, as if it had a bill to pay. "Good gracious," said ${w2}, from inside. "What am I?" "Ancient Egyptian," said ${k}. "I'll come back for you!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W3, 'hold', 'surprised'), seen(K, 'run', 'determined')] },
        `Round the corner there was a crowd, and in front of it ${w3} with a stopwatch. It was the fun run. It had a start, and it had a cup. What it had not got was a tape to run through, and they had just noticed. Something white shot across the road at the height of a chest. "The very thing!" cried ${w3}. A moment later ${k} went through it, and there was a cheer. "Number?" said ${w3}. "I'm not IN it!" said ${k}. "I'm on an errand!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'worried')] },
        `It's the sad thing about a roll that the faster it gets on, the less there is of it. It had left home as fat as a loaf. At the corner it was a bun, and now it was hardly a candle. "${REFRAIN}" It was so faint by this time that it might have been a gull. "NEARLY!" called ${k}. You could have heard it in the next town. In the bathroom, I'm told, it was a great comfort.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'hold', 'sad')] },
        `There is a green at the bottom, and there the hill gave up, and so did the roll. It tipped over on its side. ${k} got to it at last and picked it up. It weighed nothing, since that was what was on it. All that running had been after a cardboard tube. Half a mile off, and straight up, somebody was waiting who trusted ${k}. "I can't bring a tube," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `There is nobody so sad that they don't look through a tube. ${k} looked. There was the hill, small and round and far away, like a hill in a book. And there was a line on it. It came down past the bread shop, and past ${w2}, and round the corner, and over the green. It ended at a shoe, and the shoe was ${K.names}. "It's all here," said ${k}. "Nothing's gone. It's just not rolled up."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(W2, 'wave', 'happy')] },
        `Then it was only winding. ${k} went up the hill backwards, and up the hill forwards, and the tube went round and round. They untied it from the fun run, which was over. ${w2} was unwound by the spinning method, and asked to do it again. One small piece was missing, and that was in a good cause. By the top it was as fat as a loaf, and rather leafy. "${REFRAIN}" said the window, quite close. "Nearly," said ${k}, and for the first time it was true.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'hold', 'proud'), seen(G, 'stand', 'happy')] },
        `A hand came round the door, and took it in. There was a silence in there. "There's a daisy in this," said ${g}. "And a leaf. Where has it been?" "It rolled away," said ${k}, "right down the hill." "All that way? Whatever for?" You don't get such a question twice in your life. ${k} sat down on the top stair first, to enjoy it. "To get to the bottom," said ${k}. It was a good while before ${g} could come out.`,
      ),
    ],
  };
}

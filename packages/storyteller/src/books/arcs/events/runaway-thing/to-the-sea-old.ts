import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: what nobody ever asked it. */
export function old(going: Going): Told {
  const { K, G, W1, W2, W3, k, g, w1, w2, w3, x, isSeat, title } = partsOf(going);
  const refrain = `Stop that ${x}!`;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: isSeat ? 'living-room' : 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'curious')] },
        `In all its life the ${x} had had one thing to look at, and that was the wall. It was a cream wall. There was a crack in it, shaped like Norway, and a nail. The family had moved twice. Both times somebody said, "It can go there," and there was a wall there as well. "Do you think that it minds?" said ${K.introduced}, on a wet Friday. "It's a ${x}," they said. People say that sort of thing when they have never asked.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, isSeat ? 'sleep' : 'stand', isSeat ? 'sleepy' : 'surprised'), seen(K, 'stand', 'surprised')],
        },
        isSeat
          ? `On Saturday the new carpet came. The ${x} was pushed out into the hall, by the open front door, to be out of the way. "I'll mind it," said ${g}, and lay down on it, and was asleep before the hammering began. It was ${k} who saw. Under the ${x}, in the shadow, were four small brass wheels. The nearest one was turning. It was not turning much. It was trying itself out.`
          : `On Saturday ${g} took it into ${g}'s head to sweep behind the ${x}. It was heaved out into the hall, by the open front door, to be out of the way. There was a good deal to sweep. It was ${k} who saw. Under the ${x}, in the shadow, were four small wheels. The nearest one was turning. It was not turning much. It was trying itself out.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'run', 'surprised')] },
        `You can look at a wall for nine years and not forget which way the door is. It crossed the mat. It went down the step with a noise like a drum. Then it was in the street, and the street is steep. "${refrain}" shouted ${k}, and ran. ${isSeat ? `The snoring on it went along, at about the speed of a bicycle. "Five more minutes," it said.` : `Inside it the jars had begun on a tune. The light went on and off, as if it were winking.`}`,
      ),
      page(
        { camera: 'medium', actors: [seen(W1, 'run', 'surprised'), seen(K, 'run', 'determined')] },
        `${w1} had just put the long loaves in the window of the bread shop. Something went by on the other side of the glass. It was large, and well known to most people, but not from that angle. "That was a ${x}," said ${w1}, coming out. "Ours," said ${k}. "${refrain}" "Where's it going?" "I don't know! It has never been anywhere!" So ${w1} ran too, in an apron, and forgot to put down the loaf.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'hold', 'surprised', 'sign'), seen(K, 'run', 'determined')] },
        `Outside the school stood ${w2}, who had stopped everything in her time: lorries, a wedding, a circus. She stepped out and held up the big round sign. STOP. The bus stopped. So did a pigeon. But nobody has ever taught a ${x} to read. It went past at her elbow, with a sort of bow. "In thirty years!" said ${w2}. She put the sign over one shoulder. "${refrain}" And she could run, as it turned out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W3, 'point', 'determined'), seen(K, 'run', 'determined'), seen(W2, 'run', 'determined')],
        },
        `At the corner ${w3} was looking for people who had parked. "You can't leave that there!" cried ${w3}. "We aren't leaving it!" said ${k}. "${refrain}" said ${w2}. "I certainly can't do that," said ${w3}. "There's no stopping on this side between eight and six." It was all in the book. There was nothing in the book for a ${x} that obeyed it. So ${w3} shut the book, and ran after it, to see how it came out.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(W1, 'stand', 'surprised'), seen(W3, 'stand', 'surprised')],
        },
        `If you go on down in that town, you come to the sea. You can't help it. The ${x} came out between the last two houses. On the sand the wheels began to sink in. It rolled slower, and then slower than that. Two steps from the water it stood still, all by itself. Behind it came ${k}, and ${w1}, and ${w3}. Nobody had the breath to shout.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(W2, 'stand', 'curious')] },
        `"Got you," said ${w2}, and put out a hand. "Wait," said ${k}. For it stood so very still. In front of it was the whole of the sea, and none of it was cream. It went grey, and then green. It came in and thought better of it. There was a ship, as small as a nail. "It isn't running away from us," said ${k} slowly. "It only wanted to see something. We had it the wrong way round."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(G, 'sit', 'surprised'),
            seen(K, 'sit', 'happy'),
            seen(W1, 'sit', 'happy'),
            seen(W3, 'sit', 'happy'),
          ],
        },
        isSeat
          ? `It seemed rude to stand. So they sat down on it, all in a row, and ${w1} broke the loaf. It was the best seat in the town. Nobody had ever had it, because one doesn't take a ${x} to the beach. By and by ${g} woke up. ${cap(g)} looked straight ahead, as one does, for some time. "What's this that we're watching?" "It's the sea," said ${k}. ${cap(g)} watched it. "It's better than the other thing," said ${g}.`
          : `It seemed rude to stand. They sat down in the sand, all in a row. Then there was a click, and a light. The ${x} had opened its door, and there was the supper: a pie, half a trifle, and the jam. ${w1} broke the loaf. By and by ${g} arrived, with the broom, a long way behind. "What is it that you're all looking at?" said ${g}. "The sea," said ${k}. ${cap(g)} sat down, and had some pie. "It's better than the wall," said ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'calm'), seen(W2, 'walk', 'happy')],
        },
        `They let it see the sun go down. Then they all put a shoulder to it, for what goes down by itself does not go up so. ${w2} walked ahead with the sign, and the lorries waited. At every corner somebody came out and asked. "It's been to the sea," said ${k}. Nobody laughed. They went rather quiet. One or two looked back into the house, at whatever stood in there against a wall.`,
      ),
      page(
        {
          setting: isSeat ? 'living-room' : 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
        },
        `"Back where it was," said ${g}, at home. "No," said ${k}. It took ten minutes and a scraped door. Now it has the window. There is a street in that, and a lamp, and all the weather. The wall has still got its crack like Norway, but nobody has to look at it. A brick lies in front of one wheel, on weekdays. On Sunday ${k} takes the brick away, and opens the door. By now they line the whole street, and bring chairs. "Ready?" says ${k}. And everybody shouts. "START that ${x}!"`,
      ),
    ],
  };
}

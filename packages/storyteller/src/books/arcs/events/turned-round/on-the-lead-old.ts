import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './on-the-lead-parts.ts';

/** There is a prize for the best-kept person in the street, and the snail is on the way to it. */
export function old(going: Going): Told {
  const { D, P, too, first, C, M, refrain } = partsOf(going);
  const [d, p, c, m] = [D.name, P.name, C.name, M.name];
  const K = going.K;
  const also = P === K ? [] : [seen(K, 'stand', 'happy')];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'walk', 'happy'), seen(D, 'kneel', 'curious'), ...also] },
        `At four every day ${first} took ${D.introduced} out.${too} They knew the way by heart, and it took twenty minutes. It could have taken all day, if anybody had asked ${d}. There was a lamp post at the corner that was as good as a newspaper. Everybody who had passed had left a line on it. ${d} would just have got past the weather. "${refrain}" said ${p}, and that was that, for one more day.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(D, 'stand', 'proud'), seen(P, 'stand', 'surprised', 'hat')],
          things: ['hat'],
        },
        `Nobody could say later how it happened. On Tuesday it was simply the other way round. ${d} came in at four with a hat and a lead. The hat went on ${p}, well down over the ears. "Who's been good?" said ${d}. "Who wants to go out?" It was a silly question. All the same, ${p} ran to the door and back three times before it was open.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(C, 'stand', 'proud'),
            seen(M, 'sit', 'calm'),
            seen(D, 'walk', 'happy'),
            seen(P, 'walk', 'curious'),
          ],
        },
        `The whole street was out with its people. A hamster had a football team, and had tied them together to be on the safe side. Three sparrows were being pulled along by a policeman. At the corner stood ${C.introduced}, with ${m}, who was the largest person in the road. "Sit," said ${c}. "Stay." He sat, and he stayed, and two babies were held up to look at him.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'proud'), seen(D, 'stand', 'determined'), seen(P, 'stand', 'shy')],
        },
        `"You'll be going to the show," said ${c}. "Best-kept person, five o'clock, on the green. Mine's won it twice." ${c} walked once round ${p}. "Nice ears. It's a pity about the knees." ${d} had not thought of any show. But ${d} looked at the knees, and felt that somebody had been unfair to them. "We're on our way there now," said ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'excited'), seen(D, 'walk', 'determined')], things: ['puddle'] },
        `After that they walked a good deal faster. By the post box lay a puddle with a piece of sky in it. ${p} bent down to see how it had got there, and whether it came out. "${refrain}" said ${d}. "Think of your knees." The sky broke into bits under a passing wheel. It would have been whole again in a minute. They hadn't got a minute.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'excited'), seen(D, 'walk', 'determined')], things: ['feather'] },
        `Under the hedge there was a feather, grey on top, and blue where it mattered. Somebody was flying about without it. ${p} had nearly got hold of the soft end. "${refrain}" said ${d}. "It's only a feather." ${p} looked back at it until there was a van in the way. Somewhere behind them was everything that ${p} had ever nearly seen.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'determined'), seen(D, 'stand', 'surprised')] },
        `At number nine there was a snail on the wall. It was shut. But at one edge something was on the point of happening. ${p} knew just what to do, for ${d} had done it often enough. ${p} sat down on the pavement, and grew heavy. "${refrain}" said ${d}, and pulled until the lead hummed. On the green, across the road, the band had begun to play.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'worried'), seen(P, 'sit', 'sad')] },
        `${d} could see it from there. There was a table with a cloth, and on the cloth stood a silver cup. A cup like that would look well beside the basket. They would just be in time if they ran. "It's only a snail," said ${d}. ${p} didn't say anything. ${p} just looked up, from the very end of the lead. And ${d} knew that look. It was the look of somebody who has got past the weather, and no further.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'curious'), seen(P, 'point', 'happy')] },
        `It was hard to sit down, with the band playing. ${d} did it in two halves. "Well?" said ${d}. "What is there?" "Wait," said ${p}. They waited. A horn came out, as slow as a Sunday, and looked the two of them up and down. It seemed to think that they would do. Then it sent for the other one. Over the road everybody clapped for somebody. ${d} had forgotten to look.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(C, 'stand', 'curious'),
            seen(M, 'kneel', 'happy'),
            seen(D, 'sit', 'happy'),
            seen(P, 'sit', 'happy'),
          ],
        },
        `It was nearly dark when ${c} came home, with the cup. "We won it again," said ${c}. "Where were you?" "Here," said ${d}. "It's done four bricks." ${m} leaned over to see. He had walked past that wall for sixty years. He looked, and then he got down on both of his best-kept knees. "Heel," said ${c}. "Come along!" But he was as heavy as a piano. So ${c} had to put the cup down, and sit on it.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(P, 'sit', 'calm'), seen(D, 'kneel', 'happy'), ...also] },
        `On Wednesday it was ${p} who had the lead, as if nothing had happened. At the corner ${d} stopped, and began at the top. ${p} had a mouth open already. It would have been so easy to say. But ${p} sat down on the kerb, chin on knees, and looked at the sky in the gutter. "Tell me when you get to the end," said ${p}. They were forty minutes late for tea. It was the whole of the newspaper, and the crossword.`,
      ),
    ],
  };
}

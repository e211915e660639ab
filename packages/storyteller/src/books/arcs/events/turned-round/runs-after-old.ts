import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './runs-after-parts.ts';

/** It grows at every mouth it goes through; and whoever told it bigger than it was has to say so at the gate. */
export function old(going: Going): Told {
  const { S, L, X, Y, M, refrain } = partsOf(going);
  const { K, k } = going;
  const [s, l, x, y, m] = [S.name, L.name, X.name, Y.name, M.name];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(L, 'run', 'determined'), seen(S, 'run', 'worried'), seen(K, 'sit', 'curious')],
          things: ['gate'],
        },
        `There was one gate at the farm from which you could see everything. ${k} had a place on top of it. At ten every morning ${S.introduced} came round the barn, running. Four seconds later came ${L.introduced}. Nobody had ever asked them why. The one ran after, and the other ran away, as water runs down and smoke runs up. "Morning," said ${k}. They had never had the breath to answer.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'curious'), seen(L, 'stand', 'surprised')] },
        `On Monday ${s} had a stone between two toes, and simply had to stop. ${l} had never in all those years seen ${s} from the front. So ${l} stopped as well, to think what came next. ${s} shook out the stone, and put the foot down, a little nearer than before. It was only to see if it hurt. And ${l}, who was so much bigger, took a step back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'excited'), seen(L, 'run', 'scared')] },
        `Both of them looked at that step for some time. "Interesting," said ${s}, and took another, and so did ${l}, the wrong way. It worked with two. It worked with five. By then it was too late to stop. ${s} was running, and so was ${l}, and ${l} was in front. It felt quite different from behind. You could see where you were going. "Help!" shouted ${l}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'run', 'scared'), seen(X, 'run', 'scared')] },
        `${X.introduced} stood beside the pond, and had never moved over for anybody. "${refrain}" said ${x}. Now ${l} could have said it. But one doesn't like to say a thing like that, in front of ${x}. "It's big," said ${l}, and it was out. "How big?" "You've never seen anything like it," said ${l}, and that at least was true. ${x} took one look at the state of those whiskers, and ran.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'run', 'scared'), seen(X, 'run', 'scared'), seen(L, 'run', 'scared')] },
        `It is easy to make a thing bigger when you have begun. ${Y.introduced} was lying in the long meadow, and asked what anybody would. "${refrain}" "It's as tall as the barn," said ${x}, "and ${l} says there are two of it." ${l} had said no such thing. This would have been a good moment to mention it. ${l} looked back, and there was ${s}, getting nearer, and looking so pleased. ${l} ran faster.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'run', 'scared'), seen(Y, 'run', 'scared'), seen(X, 'run', 'scared')] },
        `${m} had farmed there for forty years, and knew that ${y} ran for nothing. So when ${y} came over the hill, he put down his sandwich. "${refrain}" he called. "It's eaten the barn," they told him, "and it's still hungry!" He thought of the barn, and the new roof on it. There was no time to cry about it. He picked up his feet, and soon he was in front of them all.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'stand', 'scared'),
            seen(Y, 'stand', 'scared'),
            seen(X, 'stand', 'scared'),
            seen(L, 'hide', 'scared'),
          ],
          things: ['gate'],
        },
        `The gate was shut. They reached it one after another, in order of size, and then they stood there with their eyes closed. "I only wish," said ${m}, "that I'd said goodbye to the barn." It was quiet in the field, except for something small. It went tip, tip, tip. "${refrain}" whispered ${y}. It was ${l} they were all asking, for it was ${l} who had seen it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'curious'), seen(L, 'stand', 'sad'), seen(M, 'stand', 'scared')],
          things: ['gate'],
        },
        `${k} had watched it all the way from the barn, which stood where it had always stood. ${k} drew a breath to say so. Then ${k} saw ${l}, down there among the legs, with both ears flat. There was somebody who had something to say, and had been running away from it since ten o'clock. ${k} could do it for ${l}, quickly, and it would be done. ${k} let the breath out again, and waited.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(L, 'stand', 'shy'),
            seen(M, 'stand', 'surprised'),
            seen(Y, 'stand', 'surprised'),
            seen(K, 'sit', 'happy'),
          ],
        },
        `"It's about so high," said ${l}, and showed them. It came to the middle of ${M.names} boot. Nobody said a word. "I said that it was big. It wasn't. It was only that it was coming." It was the worst thing that ${l} had ever had to say. It took about as long as a sneeze. "And the barn?" said ${m}. "I never said anything about a barn." He opened one eye, and there it was, roof and all. He had never seen a better.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'stand', 'happy'),
            seen(L, 'stand', 'surprised'),
            seen(M, 'stand', 'happy'),
            seen(K, 'sit', 'happy'),
          ],
        },
        `Tip, tip, tip. "Are we stopping?" said ${s}. "I was just getting good at it." They all turned round to look. ${x} said that ${x} had been running for the exercise. ${m} had come to see about the gate. But nobody laughed at ${l}. They had all run just as fast, and none of them had looked. "You're quick," said ${s} to ${l}, "for somebody who isn't used to it." ${l} thought that it was the nicest thing to be told.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(S, 'stand', 'proud'), seen(L, 'sit', 'curious'), seen(K, 'stand', 'happy')],
          things: ['moon'],
        },
        `They take turns now. On Mondays ${l} runs after, and on Tuesdays ${s} does, and on Sundays they lie in the sun. That night the two of them sat on the wall, and ${k} with them. The moon had come up over the barn. It was as big as it gets, and it was looking straight at ${s}. "Go on," said ${l}. So ${s} stood up, and took one step. And the moon moved back, behind a cloud.`,
      ),
    ],
  };
}

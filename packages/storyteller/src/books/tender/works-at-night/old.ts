import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { WorksAtNight } from './book.ts';

/** Two people who pass on the stairs, and the one thing that can be handed over there. */
export function old({ child: K, grownUp: G, worker: W, chance }: WorksAtNight): Told {
  return {
    title: titled(chance.pick('good night at breakfast', 'the ten to eight good night', `when ${W.name} goes to bed`)),
    refrain: null,
    pages: [
      page(
        [
          `You could tell the time at ${K.names} house by what ${W.name} was eating. If it was toast, then it was supper time. If it was soup, then the rest of the street was looking for its school bag. ${W.name} did everything that other people do, in the usual order. ${W.name} had only begun at the other end.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [act(W, 'sit', 'sleepy'), act(K, 'sit', 'happy')],
        },
      ),
      page(
        [
          `It was on account of work. Some things have to be done at night, and somebody has to be up to do them. When the lamps came on in the road, ${W.name} put on a coat and went off under them. ${cap(G.name)} stayed, and snored a little, and could be woken for anything. ${K.name} knew all that. It was a perfectly good arrangement, and on some evenings ${K.name} could not stand it.`,
        ],
        {
          time: 'night',
          camera: 'medium',
          actors: [act(W, 'wave', 'calm'), act(K, 'stand', 'sad'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `It was not the whole night that was the trouble. ${K.name} slept through nearly all of it. It was one minute near the beginning. At other people's houses somebody comes in, and gives the quilt a pat, and says two words. ${cap(G.name)} did it very well. But there are things that one wants from one person. It is no good explaining that somebody else has the same words.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `First ${K.name} tried to be awake when ${W.name} came in. There was a plan, with cold water in it, and the nine times table. At half past ten ${K.name} was doing very well. The next thing was breakfast, and the smell of coffee. ${W.name} was standing there with one shoe off, and it was light. "You've missed it again," said ${W.name}. "So have you," said ${K.name}.`,
        ],
        { time: 'day', camera: 'medium', actors: [act(K, 'sit', 'sleepy'), act(W, 'stand', 'happy')] },
      ),
      page(
        [
          `Then ${K.name} wrote it down. It seemed sensible. If ${W.name} wrote the two words on a card, then anybody could read them out at the right time. They tried it on the Thursday. ${cap(G.name)} read it nicely, with a pause in the middle. It was like being sent a picture of a sandwich. ${K.name} put the card in a drawer, face down, and felt bad about it.`,
        ],
        { camera: 'close', actors: [act(K, 'sit', 'worried'), act(G, 'stand', 'calm')] },
      ),
      page(
        [
          `On the Friday they met on the stairs, as they did most days. ${K.name} was going down to breakfast. ${W.name} was coming up, holding on to the rail, with a face like an unmade bed. They did what they always did there. Each moved to the left, and then each moved to the right. "After you," said ${W.name}. And ${K.name}, who had one arm in a jumper, did not move at all. For somebody here was going to bed.`,
        ],
        { camera: 'wide', actors: [act(K, 'stand', 'surprised'), act(W, 'stand', 'sleepy')] },
      ),
      page(
        [
          `"Up," said ${K.name}. "I am going up." "No. I'm taking you." It was done properly. ${K.name} pulled the curtain and found the water. There was a chapter, or at least a page. ${W.name} lay with the quilt up to the chin, and looked about eight. Then ${K.name} gave the quilt a pat, in the right place, and said it. It was ten to eight in the morning. A bus went by. It did not matter in the least.`,
        ],
        { camera: 'close', actors: [act(K, 'stand', 'proud'), act(W, 'sleep', 'sleepy')] },
      ),
      page(
        [
          `"Oh," said ${W.name}, after a moment, in quite another voice. "Nobody has done that since I was small." "Doesn't anybody say it to you?" "There's nobody about. They're all putting their shoes on." ${K.name} had not thought of that. There had been a minute missing at both ends, then, all this time. And one of the ends was easy to reach. It was only up eleven stairs.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'calm'), act(W, 'sit', 'calm')] },
      ),
      page(
        [
          `So that is when it is said. On nights off, ${W.name} says it, in the dark, and takes a long time over it. On all the others it is ${K.name}, with a school bag on, at ten to eight. They still meet on the stairs, and they still go left and then right. The card is in the drawer. Nobody has had to read it out again. ${cap(G.name)} uses the back of it for the shopping.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'stand', 'happy'), act(W, 'stand', 'sleepy')] },
      ),
    ],
  };
}

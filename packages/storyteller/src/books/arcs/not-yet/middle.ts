import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NotYet } from './arc.ts';

const MOST = 14;

/** For ages 5 to 7: the whole street waits for it, and then they all plant something. */
export function middle(bound: NotYet): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    passer: A,
    neighbour: M,
    set,
    drawnThing,
    drawnGrown,
    isUp,
    refrain,
    chance,
  } = bound;
  const [k, f, g, a] = [K.name, F.name, G.name, A.name];
  const Gcap = cap(g);
  const { aThing, thing, aGrown, grown, did } = set;
  const then = set.outcome === null ? '' : ` "And then ${set.outcome}."`;
  return {
    title: titled(
      chance.pick(
        `${k} planted ${aThing}`,
        refrain,
        `how to grow ${aGrown}`,
        `${grown}, please`,
        `a good year for a ${thing}`,
      ),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'happy'), seen(F, 'stand', 'curious')],
          things: drawnThing,
        },
        ...keeping(
          MOST,
          [
            `In the spring ${k} made a hole by the wall, and ${did} ${aThing}. "Is it asleep?" said ${F.introduced}. "It's planted," said ${k}. "There's going to be ${aGrown}."${then}`,
            `${k} ${did} ${aThing}. It went in as deep as a finger, with the right side up. "What comes of that?" said ${F.introduced}. "You wait," said ${k}. "${cap(aGrown)}.${then.replace(/"/g, '')}"`,
          ],
          `${k} ${did} ${aThing}. "What comes of that?" said ${F.introduced}. "${cap(aGrown)}," said ${k}.`,
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'curious'), seen(K, 'hold', 'determined', 'watering-can')],
          things: ['watering-can'],
        },
        `"They don't grow, you know," said ${g}. "Have you tried?" said ${k}, with the watering can. ${Gcap} thought back. "No," said ${g}. "Well, then," said ${k}.`,
        `${k} came by with the watering can, night and morning. "Nobody has ever grown ${aGrown}," said ${g}. "Who told you?" said ${k}. ${Gcap} could not remember that anybody had.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(F, 'kneel', 'curious'), seen(K, 'stand', 'calm'), seen(A, 'stand', 'curious')],
        },
        `"Is it up?" said ${f} on Monday. "${refrain}," said ${k}. "Is it up?" said ${A.introduced} on Tuesday, over the gate. "${refrain}." It was still only earth, but very well looked at.`,
        `First it was only ${f} who came to see. Then it was ${A.introduced} as well. "Is it up?" they said. "${refrain}," said ${k}. There was a bare place, with three people round it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'shy', 'spoon'), seen(K, 'stand', 'surprised')],
          things: ['spoon'],
        },
        `Then ${M.introduced} from next door had something behind his back. It was a spoon. "While you're at it," he said. "It needn't be a big one. I just thought that I'd like to see." So ${k} planted the spoon as well.`,
        `${M.introduced} had laughed the loudest. On Friday he came round with a spoon, and did not look at anybody. "Could that go in too?" he said. "I've never grown anything." ${k} made him a hole.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy'), seen(F, 'kneel', 'happy'), seen(K, 'point', 'proud')],
          things: ['sign'],
        },
        `Soon there was a whole row, each with its sign. ${cap(a)} had put in a bell. ${cap(f)} had put in half a biscuit. The next day it was a quarter. They all came in the mornings, with their tea.`,
        `After that everybody had a sign in the row. There was a bell, from ${a}. There was a biscuit, from ${f}. It rained on all of them alike. "${refrain}," they told each other, with their cups in their hands.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'excited'), seen(M, 'stand', 'excited'), seen(F, 'jump', 'excited')],
        },
        `"It's up!" cried ${f}, one Sunday. They all ran. There was something green. They gave it water, and then they gave it room. On Wednesday it opened, and it was a dandelion. Nobody knew where to look.`,
        `In June there was a green tip. They stood round it for a week, and nobody talked loudly. Then it had a flower on it, a yellow one. It was just a dandelion. "It's a very nice one," said ${M.name}, after a time.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `That night ${k} did not want a story. "Perhaps I put it in upside down," said ${k}. "Perhaps it doesn't know what it's meant to be." "Perhaps it's only slow," said ${g}. And ${g} sat there for some time, and thought.`,
        `"Is it my fault?" said ${k}, in bed. "I watered it every day." "I know," said ${g}. "I saw you, in the rain." Then the light was out. But ${g} did not go away at once.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'walk', 'determined', 'lantern')],
          things: ['lantern'],
        },
        `There was a light in the shed until very late. Then there was a lantern, going down the path on tiptoe. It stopped by the wall. There was a knot that would not do as it was told. ${Gcap} told it again.`,
        `In the middle of the night a lantern crossed the garden. It was carried by somebody in a coat and slippers. It was ${g}. There was a good deal of rustling, and a bit of string. Then it was dark again.`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'excited'), seen(F, 'cheer', 'excited'), seen(A, 'cheer', 'surprised')],
          things: drawnGrown,
        },
        ...keeping(
          MOST,
          [
            `"It's up!" It was ${k}, in the morning, in pyjamas. They came from both sides. ${isUp}, with the dew on it. "I never thought that it would," said ${a}. "I did," said ${k}.`,
            `In the morning it had come up. ${isUp}, just where ${k} had put the ${thing}. Nobody spoke at all. Then they all shook hands with ${k}, one after the other.`,
          ],
          `In the morning it had come up. There it was, just where ${k} had put it: ${aGrown}. Nobody spoke at all.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(G, 'stand', 'sleepy')], things: drawnGrown },
        `${k} looked at it from all sides. "It's a young one," said ${k} to ${g}. "You can tell by the knots." "So you can," said ${g}, who was leaning on the wall. ${Gcap} seemed very tired, for somebody who had been in bed.`,
        `"It's just as I thought it would be," said ${k}. "And it's got string on." "They do, at first," said ${g}, and gave a very large yawn. "It's all that growing," said ${k}, and looked hard at ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(M, 'kneel', 'excited'),
            seen(F, 'kneel', 'excited'),
            seen(G, 'sit', 'sleepy'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['sign'],
        },
        `"So it works," said ${M.name}. He got down on his knees by his own sign. So did ${a}, and so did ${f}. "Is mine up?" they said. "Is mine?" ${Gcap} counted the signs, and sat down. "${refrain}," said ${g}.`,
        `Then it went quiet. They had all gone to look at their own signs. There was the spoon, and the bell, and the biscuit. "${refrain}," said ${k} to them. ${Gcap} looked down the row. It was going to be a long summer. "${refrain}," said ${g}.`,
      ),
    ],
  };
}

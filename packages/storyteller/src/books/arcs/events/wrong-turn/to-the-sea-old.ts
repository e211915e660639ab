import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Told for those who read it themselves: a mistake has to be owned before it can be made again on purpose. */
export function old(going: Going, refrain: string, title: string): Told {
  const { T, t, P, p, too, N, n } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(P, 'sit', 'happy')] },
        `There were two sorts of day for ${T.introduced}. On six of them it stood in its shed, and on Saturdays it went to market. It was nine miles, and not one of them was new. ${P.introduced} rode in front, with six brooms to sell.${too.replace(' is ', ' was ')} "What's at the end of the other rails?" said ${p}, at the fork. "There isn't one," said ${t}. "Everything has an end," said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'surprised')] },
        `It is dangerous to think on a fork. ${t} began to wonder about it just as the points went by. Clack, they said. On the right the market line ran off, shining. They were on the left, where thistles brushed the wheels. It was the wrong track, and there were forty people on it, with hens. "I meant to do that," said ${t}. It was the first thing that came out.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'curious')] },
        `"${refrain}" said a lady with a basket, after the third field. "It's a short cut," said ${t}. A cow looked up from a ditch, and her mouth stood open. "${refrain}" said a man with cheese. "It's a new timetable." It's odd how one of those always needs another to lean on. ${p} said nothing, but had seen the thistles.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried'), seen(P, 'think', 'calm')] },
        `Rails have one good side, which is that you cannot get lost on them. They have one bad side, and it's the same. ${t} could not turn round. ${t} could not go back, since the fork had shut itself behind them. The trees were growing small, and all leaned one way, like people listening. White birds kept up with the window. They sounded as if somebody had told them a joke.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(T, 'stand', 'sad'), seen(P, 'stand', 'worried')] },
        `Then it went crunch, and they stood. The wind had laid sand across the line, as high as the axles, for as far as you could see. ${t} tried it with steam, and sank in by an inch. Forty faces looked out of the windows. "Is this the new timetable?" said the man with the cheese. The hens had gone very quiet. It would have been a good moment for another one.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'shy'), seen(P, 'stand', 'calm')] },
        `"No," said ${t}. "I took the wrong track. I was thinking of something else. There is no short cut, and I don't know where we are, and I'm stuck." It all came out in one breath, with a good deal of steam. Nobody spoke. "Well," said the lady with the basket, "that's the first thing today that I've quite believed." She took off her gloves. "What do we do?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'determined'), seen(T, 'stand', 'surprised')] },
        `It was only sand. At home one swept it out of the hall. ${p} looked at the six brooms, which had been for sale, and thought of what they would have fetched. A broom that has been used is a used broom. Then ${p} cut the string. They swept in turns, three on each side. ${t} came after with the brake on, an inch at a time. Swish, it went, and swish, and the rails came up like something on a drawing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'surprised'), seen(P, 'cheer', 'excited')] },
        `They swept round the last hill of grass, and the first broom stopped. There were no more rails. There was no more of anything. It was blue right up to the sky, and it breathed. One after another they put down what they were holding. "${refrain}" said the lady, not to anyone. "So that's the end of it," said ${t}. "I've lived nine miles away from that, all my life."`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'surprised'), seen(P, 'wave', 'happy')], things: ['ice-cream'] },
        `There was a hut there, with a flag. ${N.introduced} came out of it, drying a spoon. "It's Saturday," he said. "You used to come on Saturdays. Then there was the big wind, and the sand, and they said that it wasn't worth the digging." He looked along the rails, which lay clean for a mile. "Who did that?" They all held up what they had in their hands. He gave them ice cream, and would take only eggs for it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'run', 'happy'), seen(T, 'stand', 'happy')] },
        `That was the market that day. Cheese went for shells, and a hen was swapped for a bucket of shrimps, and came back. The lady with the basket was in up to her hat. ${n} bought all six brooms, used as they were, and paid more than they were worth. "It'll blow back in by Friday," he said. "It always does. Somebody would have to come every week."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(T, 'stand', 'proud'), seen(P, 'wave', 'happy')],
        },
        `The next Saturday there was quite a queue, and most of it had towels. At the fork ${t} slowed down until you could hear the crickets. "The market's on the right," said ${t}, so that there should be no mistake. "I shall now take the wrong track. I'm doing it on purpose, and I'm thinking of nothing else." Clack, said the points. And under every seat there was a broom.`,
      ),
    ],
  };
}

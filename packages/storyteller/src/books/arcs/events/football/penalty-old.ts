import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './penalty-parts.ts';

/** The same for eight years and more: what a striker sees who has always waited for the other one to move. */
export function old(going: Going, title: string): Told {
  const { refrain, lostAll, A, a, G, g, Gcap, N, n } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')] },
        `${lostAll}There were two pairs of goalkeeper's gloves in the hall, and ${a} had been looking at them since breakfast. "The old ones are lucky," said ${a}. "But the new ones stick. But they're new." It was the day of the football final. "${refrain}" said ${g}, from the car. In the end ${a} wore one of each. It was no more foolish than usual. ${a} had once missed a whole film, choosing it.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'worried')],
          things: ['ice-cream'],
        },
        `It was not that ${a} didn't know what was good. ${a} knew too well. There was something to be said for strawberry, and then there was a great deal to be said for mint. At the kiosk by the ground the queue had learned to go round. "${refrain}" they said, as they went by. It was a kind joke, mostly. ${a} laughed as well, and wished, just once, to be somebody who simply pointed.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'cheer', 'happy')],
          things: ['goal', 'football'],
        },
        `In goal it was different. In a game there isn't time to choose. The ball comes, and you're there, and it is done. That afternoon ${a} turned one round the post, and one over the bar, and sat on a third. "That's my keeper!" shouted ${g}, and dropped the flask. But nothing went in at the other end, either. After an hour and ten minutes it was nil, nil. "Penalties," said the referee. Somewhere in ${a} a small cold door came open.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'determined'), seen(A, 'stand', 'worried')],
          things: ['football', 'goal'],
        },
        `In a penalty there is nothing but time. There are twelve yards and a ball, and it lies there, and looks at you. "It's simple," they told ${a}, all at once. "You can't see it and then go. It's too quick. You've got to pick a side, before, and throw yourself." "Which?" said ${a}. "It doesn't matter which!" they said. "Only ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], things: ['goal', 'football'] },
        `Four were taken at each end, and all of them went in. ${a} had picked left, left, right and left, and had been beautifully, completely wrong. The other keeper did no better. Then, at the fifth, that keeper went early, and a trailing foot only sent it in off the bar. It was five to four. There was one left. If it went in, they would have to begin again. If it didn't, they had the cup.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'proud'), seen(A, 'stand', 'worried')], things: ['football'] },
        `It was ${n}. ${n} had never missed a penalty in five years, and there was no secret about how. ${n} did not aim. ${n} came up slowly, with both eyes on the keeper, and waited. Sooner or later every keeper leans. There's a knee, or a shoulder. Then ${n} rolled it gently into the half that they had just left. It was not even unkind. It was like posting a letter.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(G, 'shout', 'worried')], things: ['goal'] },
        `"Right," thought ${a}. ${n} had put the last one right. But ${n} would know that ${a} knew. Left, then. Left was the old glove. It was lucky. But this wanted something that stuck. ${n} had begun to walk. "${refrain}" came a howl from the touchline, and it was ${g}. It came from the whole team, and from the people in the kiosk. ${a} was doing it! It was only that there was such a lot to be said on both sides.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'run', 'worried'), seen(A, 'stand', 'worried')], things: ['football'] },
        `${n} came on, watching for the knee. There was no knee. ${n} watched for the shoulder. Both of them were perfectly straight. ${n} took a shorter step, and one shorter than that. Nobody had ever not leaned. It was like going up a stair that isn't there. ${n} was now standing over the ball, and still had not been told where to put it. You mayn't stop. It's in the rules. So ${n} shut both eyes, and hit it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'football')], things: ['goal'] },
        `It went as hard and as straight as a train. It went down the middle, where no keeper has ever been at such a moment. ${a} had got as far as thinking that on the whole it might be right. There was a thump, and no breath. It was saved. ${a} looked down at it, with the old glove on one side and the new one on the other. One was lucky, and one stuck. There was a good deal to be said for both.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(G, 'hug', 'happy'), seen(N, 'wave', 'calm')],
          things: ['trophy'],
        },
        `Then the noise came. The Greens had won it! They had won the cup, and eleven people were trying to lift ${a} in eleven directions. ${Gcap} had run on with a flask in each hand. It was some time before ${n} could get near. "Nobody's ever waited longer than me," said ${n}. "What were you thinking of?" "Ice cream, at the end," said ${a}, truthfully. They shook hands. It took a moment to work out which.`,
      ),
      page(
        {
          setting: 'shop',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'think', 'happy'), seen(G, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['ice-cream', 'trophy'],
        },
        `They all ended up at the kiosk, both teams. ${a} was pushed to the front, since you don't make a hero queue. "What'll it be?" said the man. There was strawberry. There was mint. There was something new, with a ripple. Behind ${a} stood twenty-six people, hot, thirsty, and covered in grass. Nobody said it. They leaned on each other, and looked at the sky. "Take all the time you want," said ${n}. So ${a} did.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A habit that everybody at home could do without turns out to be what the teacher has been asking for all week. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, word, far, isTest, W, w, Wcap, T, t, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'cup'), seen(W, 'sit', 'calm')] },
        `There was a noise in that house, and it was ${A.introduced}. ${a} hummed. It was on the stairs at seven and in the bath at eight. At breakfast it came up out of the milk, in bubbles. It was only ever the one song, and that was "Row, row, row your boat". "Must you?" said ${w}. ${a} stopped, with great care. By the time that the toast was done the milk had begun again.`,
      ),
      page(
        { setting: 'swimming-pool', camera: 'wide', actors: [seen(T, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `${isTest ? `The swimming ${word} was to be on Friday.` : `On Friday they were to swim for the ${word}.`} It was not complicated. One swam ${far}, and one did not stop, or touch the side. Everybody sat along the edge and looked on. Whoever got there was given a fish, to be sewn on. ${a} had never wanted anything as much as that fish. ${a} had started for the wall eleven times. Something always went wrong in the middle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'worried'), seen(T, 'stand', 'calm')] },
        `On Monday it was the wall. ${a} set off in good style, and looked up at the steps, to see how it was getting on. "${refrain}" thought ${a}. It had not got any nearer. It seemed to be standing back, to let people see what there still was. Both feet went down to the bottom by themselves. "Nearly to the steps," said ${t}, the teacher, and wrote it down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(T, 'kneel', 'happy')] },
        `On Tuesday ${a} swam with both eyes shut. A wall that you can't see can't put you off. It was lovely. There was no middle at all, and it went on for quite as long as a length ought to. "${refrain}" called ${a}. "From where?" said ${t}. ${a} looked. It was the same wall, with the same crack in it. ${a} had swum in a ring, very neatly, and arrived at the beginning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'worried'), seen(T, 'point', 'calm')] },
        `On Wednesday it was a matter of not wasting time. ${a} took one breath for the whole thing, down to the toes, and held on to it. At eight strokes it began to knock. At ten it came out, all together, and people on the other side looked round for the whale. "${refrain}" gasped ${a}. "Too far to hold your breath," said ${t}. "You have to let it go in the water. Slowly, and all the time, as if you'd plenty." "How?" said ${a}. "That's the knack of it," said ${t}.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(W, 'sit', 'calm')],
        },
        `On Thursday at eight it was so quiet in the bathroom that ${w} came in to see. ${a} was sitting in the bath with both knees up. ${Wcap} sat down on the edge, with the towel. "It's tomorrow," said ${a}. "I'm worried. I'll get to the middle, and then I'll stop, and they'll all be sitting there." There's not much that one can say to that. "They might," said ${w}, "be thinking of their own middles." It helped a little.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(W, 'point', 'surprised')], things: ['bubbles'] },
        `After a time ${a} lay back, as far as the lip. And there it was again, from under the water, row, row, row. A line of bubbles came up. Then ${a} took a bit of air, and there came another line. ${Wcap} had been going to say "Must you?" ${Wcap} had it ready. "How long have you been doing that?" said ${w}, instead. "Always. I'll stop." "Don't you dare," said ${w}. "That's it. You're letting it go in the water. Slowly, and all the time."`,
      ),
      page(
        {
          setting: 'swimming-pool',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'float', 'determined'), seen(T, 'stand', 'calm'), seen(W, 'wave', 'happy')],
        },
        `On Friday they sat along the edge in their caps, like eggs. "${a}," said ${t}. The water was as cold as it always is for the first one. Far off stood the wall. ${a} gave it a nod, and did not look at it again. Face in, and row, row, row. Face up, and breathe. Face in, and gently down the stream. It was not swimming, so much. It was just getting to the end of the line.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'surprised')], things: ['bubbles'] },
        `The steps went by on one side, and nothing happened. Somewhere above there was the clock. That was about where the middle lived, and for one stroke ${a} could feel it there, waiting. But the song had come to "merrily", and there are four of those, and one can't stop at two. So ${a} went through all four. Then something hit ${a} on the knuckles. It was really too bad. Who leaves a thing like that lying about? It was the wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(T, 'cheer', 'happy'), seen(W, 'cheer', 'happy')] },
        `"${refrain}" said ${a}, holding on to it. "There isn't any more," said ${t}. "That was the whole of it." ${Wcap} was clapping, up by the lockers. One can't clap and hold a towel, and so the towel was in the water. ${t} fished it out with the pole. Then ${t} felt in a pocket. The fish was blue, with one white eye, and was smaller than one would have thought. It was exactly the right size.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'float', 'determined'), seen(A, 'wave', 'happy')] },
        `The next was ${s}, who could dive, and had always seemed to be afraid of nothing. Close to, ${s} was rather green. "What did you do about the middle?" said ${s}, out of the corner of the mouth. So there was one there for other people, too. ${a} told ${s} in four words and a tune. Then ${s} went in. It was a different song, something with a tractor in it. But the whole way down the pool you could hear the water humming.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(W, 'kneel', 'calm')],
          things: ['bubbles'],
        },
        `They sewed it on that evening, over the left leg, where one can see it when one looks down. At eight there was the noise again. It was under the bathroom door and all along the landing. ${Wcap} came in with a dry towel, and did not say "Must you?" "${refrain}" said ${w}. ${a} went under as far as the lip, and thought about it. "Hmm," said the water. It meant two more verses, and ${w} sat down to wait.`,
      ),
    ],
  };
}

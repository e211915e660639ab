import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './no-bump-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Elbows meet until somebody carries a chair round to the other side; and then there are two hands left over. */
export const NO_BUMP: EventPlot = {
  id: 'no-bump',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, hand, likeYoung, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['crayon'] },
        `${A.introduced} took a crayon. It went in the left ${hand}.${likeYoung}`,
        `Here is ${A.introduced}. One crayon, in the left ${hand}!${likeYoung}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
          things: ['crayon'],
        },
        `${B.introduced} had a crayon, too. Bump! "${refrain}" said ${b}.`,
        `By ${a} sat ${B.introduced}. Crayon, crayon, bump! "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['crayon'] },
        `The crayon went across. ${a} drew a cat. It was a potato.`,
        `So ${a} swapped. Now, crayon, a cat! No, a potato.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'cover', 'surprised')], things: ['soup'] },
        `Now the class had soup. Bump! ${b} had peas on the nose. "${refrain}"`,
        `Soup for the class! Bump, slop! ${b} had it on the sleeve. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(N, 'stand', 'calm')], things: ['scissors'] },
        `The scissors did not go snip. "${refrain}" said ${N.introduced}.`,
        `Snip? No snip. The scissors only chewed. "${refrain}" said ${N.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')] },
        `So ${a} sat all alone. No bump. No ${b}.`,
        `${a} sat far away. No bump at all. And no ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'kneel', 'happy'), seen(A, 'cheer', 'surprised')], things: ['scissors'] },
        `"Oh!" said ${n}. There were left scissors, too. Snip, snip, snip!`,
        `${n} looked in a drawer. Left scissors! Snip! They did bite!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'happy')], things: ['scissors'] },
        `${b} tried those scissors. No snip! "${refrain}" said ${a}.`,
        `"Let me," said ${b}. The scissors only chewed. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['crayon'] },
        `So ${b} sat on the other side. Crayon, crayon. No bump!`,
        `${b} came round to the other side. Crayon, crayon, and no bump!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'proud')], things: ['soup'] },
        `In the middle, two hands were left over. They held on. Soup, please! Not one drop fell.`,
        `Two had nothing to do. So they held on to each other. More soup! No slop.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, hand, like, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['crayon'] },
        `${A.introduced} did everything with the left ${hand}. It drew with a crayon. It stirred, and it scratched. The right one only came along to keep it company.${like}`,
        `The left ${hand} of ${A.introduced} knew all sorts of things. It could hold a crayon, and wave, and find a nose in the dark. The right one mostly watched.${like}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
          things: ['crayon'],
        },
        `At the long table sat ${B.introduced}, with a crayon as well. They both drew a sun. Bump, went two elbows. ${B.names} sun had a beard. "${refrain}" said ${b}.`,
        `${a} sat next to ${B.introduced}, and they had one crayon each. Elbow met elbow. Bump! "My sun has a tail now," said ${b}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'point', 'curious')],
          things: ['crayon'],
        },
        `So ${a} put the crayon in the right one, to be kind. It was meant to be a cat. It came out as a potato with whiskers. "It's a good potato," said ${b}.`,
        `${a} wanted to be nice, and took the crayon across. The right hand had never drawn before. It drew a cat that looked like a potato. "Is it ill?" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'cover', 'surprised')],
          things: ['soup', 'spoon'],
        },
        `At noon there was soup. One spoon went up on the left, and one on the right. Bump! ${b} shook out a sleeve, and there was a pea in it. "${refrain}" said ${b}.`,
        `Then came soup. ${a} lifted a spoon. ${b} lifted a spoon. They met in the air. Bump! ${b} had a noodle over one ear. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(N, 'stand', 'calm')], things: ['scissors'] },
        `After that the class cut out their suns. For ${a} the scissors didn't bite. They bent the paper, and chewed it. "${refrain}" said ${N.introduced}, going by. So it was more of a bean.`,
        `Next all the class had scissors. Everybody else's went snip. ${A.names} only folded the paper, like a letter. "${refrain}" said ${N.introduced}, who had glue on both thumbs.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')] },
        `There was a small table by the door. ${a} carried the sun over there, and nobody bumped. Nobody said a thing. It was rather a lot of room for two elbows.`,
        `So ${a} moved to the small table by the door. There were no elbows there, and no beards on suns. There was no ${b} either. It was so quiet that one could hear the drawing.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'kneel', 'surprised'), seen(A, 'cheer', 'surprised')],
          things: ['scissors'],
        },
        `${n} looked, and then looked properly. "It isn't you," said ${n}. "It's the scissors. They're for the right." At the back of a drawer lay one old left pair. Snip, they said. Snip, snip, snip.`,
        `"What a goose I am," said ${n}, and turned out a drawer. There lay scissors that were made for the left. ${a} tried them. They bit! They went round the sun like a train.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'happy')], things: ['scissors'] },
        `"Let me try," said ${b}, who could cut out anything. But now the scissors didn't bite. They bent the paper, and chewed it. "${refrain}" said ${a}. ${b} looked at them for a long time.`,
        `${b} came over to borrow the scissors. They wouldn't go. The paper folded, and ${b} went red. "${refrain}" said ${a}. "Is it like that for you?" said ${b}. "Every day?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'walk', 'determined', 'chair'), seen(A, 'look-up', 'surprised')],
          things: ['chair'],
        },
        `Then ${b} picked up a chair, and carried it all the way round. Now ${b} sat on the other side of ${a}. They drew, and they waited for it. There wasn't any bump.`,
        `${b} thought. Then ${b} came round with a chair, to the other side of ${a}. One elbow stuck out to the left, and one to the right, like wings. Nothing bumped.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['crayon'] },
        `In the middle there were two hands that had nothing to do. One was ${A.names}, and one was ${B.names}. They lay side by side, without a crayon. Then they held on to each other.`,
        `Two were left over, right in the middle. Neither of them had a crayon. So ${b} took hold of the one that was ${A.names}. You can draw like that, and nobody has to let go.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(B, 'sit', 'happy'), seen(N, 'cover', 'surprised')],
          things: ['soup'],
        },
        `The next day ${b} sat down on the wrong side. "${refrain}" said ${a}. So ${b} came round, and they ate their soup and held on. Not a drop fell. Then everybody tried it. ${n} went to fetch a mop.`,
        `At noon the next day they ate soup, and never let go. "How do you do that?" said everybody, and tried. Slop! There was soup up to the lamp. "${refrain}" said ${a}. "One of you has to be like me."`,
      ),
    ],
  };
}

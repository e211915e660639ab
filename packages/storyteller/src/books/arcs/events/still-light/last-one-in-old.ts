import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inTheGarden, REFRAINS, TITLES } from './parts.ts';

/** For ages 8 to 12: there is a list of everybody who is still up, and it turns out that there are two of them. */
export function old(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third, chance } = going;
  const { H, R } = inTheGarden(going);
  const [h, n] = [H.name, R.name];
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} signed as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'calm')] },
        `In winter ${A.introduced} had been told that it was bedtime because it was dark. Nobody had thought any further ahead than that. Now it was June, and one could have played cricket. "Bed," said ${g}. "${r}" said ${a}. "I'm only going by what you said yourself."`,
        `It was bedtime in June, and there was enough light left over for another day. "Bed," said ${g}. "${r}" said ${A.introduced}. "In December you told me that one goes to bed because it's dark. I've remembered it for six months." ${Gcap} could see that this had been a mistake.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'hold', 'determined', 'notebook')],
        },
        `"Everybody else is up," said ${a}. "Who is?" said ${g}. "Make me a list. When there's nobody left on it, you'll go to bed, and we'll hear no more about it." It sounded almost too good. ${a} fetched a notebook, in case one page should not be enough.`,
        `"I'm the only one in the whole world who has to," said ${a}. "Write down who's up," said ${g}, "and cross them off as they go. You can go after the last." ${Gcap} went down to the dishes, humming. ${a} opened the notebook, and thought no more about the humming.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'hold', 'happy', 'pencil')] },
        `${B.introduced} was the first to sign, with a flourish that took up three lines. "I could stay up for a week," said ${b}, and lay down on the pillow with great energy. ${a} took up the pencil, and turned to the window.${also}`,
        `"Put me down," said ${B.introduced}. "I've no plans to sleep at all." Then ${b} got the pillow ready, in case. ${a} took the pencil and wrote down ${b}, in capitals. Then ${a} knelt at the window, and began on the garden.${also}`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(H, 'stand', 'happy'), seen(A, 'hold', 'happy', 'pencil')],
          things: ['daisy'],
        },
        `It was a beautiful list. There was ${H.introduced}, on the grass. There were forty daisies, and ${a} numbered them. There was a bee, who seemed to be just starting. ${a} put down the sun as well. It was so very much up that it was put down twice.`,
        `Out there nobody was so much as thinking of bed. ${a} wrote down ${H.introduced}. Then came the daisies, one at a time, which took it to the second page. There was a bee at work in a foxglove. "The sun," wrote ${a}, and underlined it, since that was the whole point.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'walk', 'sleepy'), seen(A, 'look-up', 'surprised')] },
        `Then ${h} stood on one leg, as if there had been something. She remembered what it was. She walked up her plank in broad daylight, and in at the door. ${a} knocked on the window. "${r}" ${h} didn't even turn round. It's a sad thing to have to cross out a hen.`,
        `The first to let ${a} down was ${h}. She looked at the sky, which was bright blue. She looked at the hen house, and she went in. Nobody had called her, and nobody had counted to three. "${r}" ${a} told her, through the glass. There came a cluck, of the kind that means sleep well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['daisy'] },
        `After that it was the daisies. They shut from the edges, like forty very small umbrellas, with the sun full on them. ${a} crossed them out in tens. The bee went head first into its foxglove, and didn't come out. "You might at least put up a fight," said ${a}.`,
        `The daisies went next, and there was no order in it. As soon as ${a} had crossed one out, three more had closed. The bee lay down where it was, in the foxglove, with its work still on. Both pages looked like a ploughed field. "It isn't as if they'd been told to," said ${a}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `"It's a good thing that I've got you," said ${a}. There was no answer. ${b} had gone to sleep with one arm up, like somebody about to make a speech. ${a} looked at the list, and at ${b}, and coughed. It was no use. Fair is fair. ${a} crossed out the capitals.`,
        `"How many are left?" said ${b}. "Well, there's you," said ${a}, "and..." But by then there wasn't ${b}. There was only a snore, coming and going, like somebody sawing up the evening. ${a} crossed ${b} out as gently as one can. It took a while, with the capitals.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(R, 'shout', 'proud'), seen(A, 'look-up', 'happy')],
          things: ['fence'],
        },
        `That left the sun, which was going the way of the others. And then, from the fence, there came a song. It was ${R.introduced}, singing as if it were paid by the verse. ${a} wrote ${n} at the bottom of the page. One is quite enough, if it's the right one.`,
        `So then it was only the sun, and that had one foot in the hedge already. But somebody was singing. ${R.introduced} stood on the fence, with the throat wide open, and had never looked less like bed. "At last," said ${a}, and wrote it down. "Somebody with a backbone."`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'shout', 'sleepy'), seen(A, 'look-up', 'curious')], things: ['fence'] },
        `It went on and on. After the ninth verse ${a} noticed something. ${n} was singing with both eyes shut, and swaying. At the end of each verse one eye came open, and went round the garden, and up to the window. Then there was a sort of sigh, and another verse.`,
        `${a} settled down to enjoy it. But it wasn't as jolly as it had been. It had got slow, and it had a crack in it. Twice ${n} leaned so far over that the fence was hardly in it any more. Then ${n} would start, look up at the window, and begin again.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(R, 'sit', 'sleepy')] },
        `"You needn't, if you're tired," said ${a}. "I must," said ${n}, from the window sill. "It's I who sing them in. One can't stop while somebody's up. I keep a list, you know, in my head." "So do I," said ${a}. "How many are left on yours?" "One," said ${n}. "And on yours?" "One," said ${a}.`,
        `In the end ${n} flew up to the window sill, and sat down in a heap. "I don't want to hurry anyone," said ${n}. "But I can't go before they're all in. I'm the one who checks." "I've got a list like that," said ${a}. "There's only one on it." "How funny," said ${n}. "There's only one on mine."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'pencil'), seen(R, 'sit', 'shy')] },
        `They looked at each other for quite some time. ${n} was too polite to say it. It's an odd thing to find that you are on somebody's list. ${a} took up the pencil. At the bottom ${a} wrote one more name, so as to be able to cross it out. It was not ${n}.`,
        `Neither of them said anything. It was the kind of quiet in which a thing adds itself up. "I'm waiting for you," said ${a}, slowly, "and you're..." ${n} nodded, with both eyes shut. So ${a} took the pencil, and put one last name on the list. It was one that ${a} had known how to spell for years.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'hold', 'calm', 'notebook')],
        },
        `The song stopped soon after, in the middle of a line. When ${g} came up, the notebook lay open on the floor. Everybody in it had been crossed out, and at the very end, in rather wobbly letters, so had ${a}. ${Gcap} read it from top to bottom, beside somebody fast asleep. It was still light enough.`,
        `When the dishes were done, it was quiet in the garden, and ${g} came up to look. There was the notebook. All of it was crossed out, the hen and the daisies and the sun, and last of all ${a}. ${a} was fast asleep. ${Gcap} read every word, and stood there a little. It was still light enough to read by.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: the reasons for staying ashore are a list, and the true one is not on it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, k, Gcap, third } = going;
  const { refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} had brought the sandwiches.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'stand', 'shy')] },
        `There were eleven boats in the harbour, and one on the sand. ${A.introduced} had a reason for it every day. On Mondays the paint was still wet. On Tuesdays the wind was wrong, and on Wednesdays it was right, and one doesn't like to crowd. By now daisies grew round the keel, and a crab had moved in underneath, and paid rent in shells.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'curious'), seen(A, 'stand', 'worried')] },
        `"That's not dry yet, either," said ${a}, when ${B.introduced} leaned on the side with a book.${also} ${b} looked at the paint, which was peeling, and said nothing. It's hard to tell lies to somebody who says nothing. "If you must know," said ${a}, after eleven pages of it, "I'm afraid of the water." Then, since that was out, the rest came as well. "${r}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared'), seen(B, 'stand', 'curious')] },
        `It had been on the very first day. They had rolled ${a} down to the edge, with flags on. ${a} had leaned over to look. "And there was a boat in there," said ${a}. "It had flags on, like me. So it can't have been in for long. It was upside down, and it was looking at me with such a face. And nobody on the beach so much as turned round."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'happy'), seen(A, 'stand', 'worried')] },
        `A secret that has been told once gets about. ${Gcap} came, with rolled-up trousers, and walked to and fro in the shallows. "It's only water! There's nothing in it!" The duck did its floating, and then did it backwards. The eleven said that they had all been the same, at that age, and it passes. They were kind about it. But not one of them had looked. "${r}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `${b} could have explained it. There is a word for it, and ${b} knew the word. But you can know the word and still have somebody looking up at you. "What sort of face was it?" said ${b}. ${a} had to think. "I shut my eyes. I've seen it ever since, but I've never seen it properly." "I'll hold the rope," said ${b}. "You needn't go in. You need only look as long as I count."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'hold', 'calm')] },
        `${b} counted to three, and to ten, and then stopped counting. ${a} was still looking. "It's about my size," said ${a}, in quite another voice. "It has daisies on it. And, ${b}, I had it wrong. I thought that it wanted to pull me in. It isn't like that at all. It's scared stiff." The boat in the water opened its mouth whenever ${a} did. "It's trying to tell me something. I think that nobody listens to it, either."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'hold', 'happy'), seen(G, 'hold', 'happy')],
        },
        `You can be afraid for yourself for years and stay very comfortable. It's not so easy to leave somebody else to it. "All this time," said ${a}, "and not one kind word." There was a long creak, and the crab came out with its luggage. "Somebody will have to go down there," said ${a}, "and I don't see anybody else. Push." ${b} pushed. ${Gcap} dropped both shoes, and pulled.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'stand', 'excited')] },
        `"Don't be frightened," ${a} told the water, with teeth that knocked together. "I'm a friend." And the odd thing was that the other one came as well. For every inch that ${a} went down it came up an inch. They met in the middle, nose to nose, and then all along. ${a} shut both eyes and waited to go under. Nothing of the sort. Somebody had got hold of ${a} from below, and wasn't letting go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'wave', 'happy')] },
        `"It's holding me up!" shouted ${a}. "I came to help it, and it's holding me up!" There was a wave. They took it together, the one above and the one below, like two people carrying a table. ${a} looked over the side. The face down there was wet, and rather green, and there was a grin on it from end to end. "You see?" said ${a}. "It's only water. You get used to it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'float', 'proud')] },
        `Now there are twelve. The new ones, when they're rolled down with their flags on, sometimes stop at the edge and won't say why. Then it's ${a} who comes alongside. ${a} never tells them that there's nothing in it. "Is there somebody?" says ${a}. "There was for me. What's yours like?" And they have to look, to be able to say. It always turns out to be somebody small, and very worried, with flags.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'float', 'calm')], things: ['star'] },
        `${b} did say the word in the end, one calm evening on the harbour wall. "A reflection," said ${a}, and tried how it felt. "Is that its name?" Then it got dark, and there was no face down there, only stars. ${a} lay quite still. "Reflection?" said ${a} softly. "Are you there?" It was not the kind that answers. But something under the keel lifted, and sank, and lifted, as one rocks a child. "So am I," said ${a}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** All the valley hears the big ones, and hides; nobody had asked what else it might be good to hear. */
export function old(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const { refrain, setting, word, did, big, small, others, P, p, R } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(word))),
    refrain,
    pages: [
      page(
        { setting, time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(K, 'sit', 'happy')] },
        `Every evening at sunset the ${A.kinds} stood in a row on the hill, by size, and ${did}. "${big}" You could hear it three valleys off. It meant that they were there, all of them, and that everyone might sleep well. Whoever was small and lived nearby dived under a leaf, and stayed there until it was over. At the far end of the row stood ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(K, 'stand', 'calm')] },
        `Nobody could say that ${a} didn't do it properly. ${a} planted all the feet there were, and drew a breath from as far down as breath goes. "${small}," said ${a}. It was about as big as a bean, and it rolled a little way down the hill and stopped. "${refrain}" said ${others}. They weren't unkind about it. It was like being told that one's shoe is undone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(K, 'hold', 'happy', 'bowl')] },
        `"There's a bigger one in there," said ${k}, who had come up the hill with a bag of ideas. "We only have to get it out." The first idea was porridge. ${a} ate four bowls, and the spoon was licked. "${small}," said ${a}, and then there was a hiccup, and everybody turned round. "That's more like it," said ${k}. But it was only ever the hiccup that was loud.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(K, 'look-up', 'happy'), seen(R, 'sit', 'calm')],
          things: ['rock'],
        },
        `The second idea was to do it from high up, so that it should have further to fall. ${a} climbed the tallest rock. ${R.introduced} was on it already, in the last of the sun. "${small}," said ${a}, with both eyes shut. When they opened, ${R.name} hadn't gone anywhere. "I beg your pardon," said ${R.name}, and moved up. "Were you saying something?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'surprised'), seen(K, 'reach', 'worried')], things: ['bucket'] },
        `The third idea was a bucket. Everybody sounds grand in a bucket. ${a} put it on as far as the shoulders. "${small}," said the bucket, and you had to admit that it was rounder. It wasn't any bigger. After that the bucket would not come off. ${k} pulled at the one end and the hill pulled at the other. Quite a few people came to watch, from under their leaves. "${refrain}" said a mouse, who had got a place in front.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'hide', 'sad'), seen(K, 'sit', 'calm')], things: ['rock'] },
        `That evening ${a} did not go to the end of the row. "They won't notice," said ${a}, behind the rock. "They stop at the one before me, and it sounds exactly the same." That was so. ${k} had been listening for it. There were no ideas left in the bag, so ${k} sat down as well. It's something, to be leaned on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'hide', 'scared')], things: ['bush'] },
        `They were still there when the news came up the hill. ${P.introduced} had not come home. It was nearly dark, and there was nobody smaller than ${p} in the whole valley. "Leave it to us," said ${others}. They faced all ways. "${big}" There was no answer. Only, at the bottom of the hill, a bush had begun to shake. "${big}" they called, as kindly as they could, and twice as loud. You could see the bush shake from the top.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'curious')], things: ['bush'] },
        `"Stop!" cried ${k}. "That's ${p}, in that bush. Each time you call, ${p} goes further in." "But we said that we were here," said ${others}. "Yes," said ${k}. "You said it like that." Everybody had always dived under a leaf at that. Then ${k} thought of ${R.name}, who had moved up. ${k} thought of the mouse, who had wanted a place in front. "${a}," said ${k}. "Has anyone ever run away from yours?" ${a} thought back. Nobody had. It had seemed to be what was wrong with it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(P, 'stand', 'curious')], things: ['bush'] },
        `${a} went down through the dark grass, and lay flat in front of the bush, chin and all. "${small}," said ${a}. The leaves stopped. It was so quiet that you could hear the three valleys, each with nobody in it. "${small}," said ${a} again, and it was no bigger than before. Under the lowest twig there was a beak. "Was that you?" said ${p}. "I've been waiting for one of those. It's just my size."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'proud'), seen(P, 'sit', 'happy'), seen(K, 'walk', 'happy')] },
        `${p} rode up the hill between ${A.names} ears, and held on to one of them. ${others.replace(/^t/, 'T')} made room, right in the middle. "We couldn't get a word out of that bush," they said. "Whatever did you say?" "The same as you," said ${a}. "Only less of it." The biggest of them went a little way off, and tried it, behind a tree. It can't be learned.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'sleepy')] },
        `They do it in two parts now. "${big}" it goes, at sunset, over the three valleys. It means that they are there, all of them. Everybody dives under a leaf. Then there's a pause, and the whole row looks to the far end. "${small}," says ${a}. You too, it means. You don't hear it three valleys off. You hear it under the leaf. And one after the other they come out, and turn round once, and lie down where they are.`,
      ),
    ],
  };
}

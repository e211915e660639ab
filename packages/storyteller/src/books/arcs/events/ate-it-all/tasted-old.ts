import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

/** What is said whenever something is gone. */
export const EXCUSES = [
  'Nobody was eating it',
  'It was only lying there',
  'It looked like supper',
  'It looked so tasty',
  'It smelled of lunch',
] as const;
export const TITLES = ['what it tasted of', 'Munch', 'nobody was eating it', 'the taste of left and right'];

/** Who stands about when the sign is gone. */
export const lost = ({ company }: Going): { readonly M: Figure; readonly L: Figure } => ({
  M: company.person('Mr Plum', 'neighbour'),
  L: company.person('Mrs Bell', 'neighbour'),
});

/** A taste lasts until the next meal: whoever is to remember the last page may not have a crumb till then. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, L } = lost(going);
  const refrain = `${chance.pick(...EXCUSES)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'calm')] },
        `It is easier to say what ${A.introduced} did not eat: nothing. There was no malice in it. A thing was there, and it had an edge, and you began at the edge. Best of all were words. "There's more in them than in other food," ${a} told ${k}. "A turnip is over when it's over. A good sentence you can still taste at bedtime."`,
        `${A.introduced} ate everything. People in the village had stopped being angry, and hung their washing higher. But nobody knew how carefully it was done. "I can taste every single thing I had for lunch," said ${a} to ${k}, "right up to supper. Then it's gone. That's the sad part of eating." ${k} was reading, and only half listened.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(A, 'stand', 'calm')] },
        `That Saturday ${k} was sent out with a list. It was laid on a wall for as long as it takes to tie a shoe. When the shoe was tied, there was a wall. "That was everything!" said ${k}. "It was the whole weekend!" "${refrain}" said ${a}, and it was hard to argue with.`,
        `It began with a shopping list. ${k} had only one shoe to tie, and put the list on the wall beside ${a}. It was like putting down a match beside hay. "But I don't know what was on it," said ${k}. "That's why it's a list!" "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'worried')], things: ['sign'] },
        `After that came the sign. It stood at the crossroads, with three arms, and had done for a hundred years. ${k} ran, but nobody can run faster than a mouth. "${refrain}" said ${a}, with an arm across both cheeks. Then there was only a post, and it pointed up.`,
        `${k} ought to have gone round by the fields. They went by the crossroads instead, where the old sign was, and there were three painted words on it. ${a} had them off in the order of the alphabet. "${refrain}" said ${a}. Then there was only a post, and it pointed up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(K, 'cover', 'worried')] },
        `On the hall door there was a blue notice, about the fair. ${k} had passed it every day and never read it, because it was always there. Now there were four pins. "When is it, then?" said ${k}. "It's today, I know that, but when?" "${refrain}" said ${a} with a full mouth, or something that sounded like it.`,
        `The notice on the hall door had been put up for the fair. It said when. It was the only thing that did, because the man who had printed it had gone on holiday. "Leave it!" said ${k}. It was already blue at the corners of the mouth. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(A, 'sit', 'calm')], things: ['book'] },
        `${k} gave up, and sat down, and took out the book. It was four hundred pages long, and there was one to go. ${k} had read slower and slower, so that there should still be one. There was a bird. ${k} looked up at it. There is a kind of silence that has teeth in it. "${refrain}" said ${a}, and for the first time did not believe it.`,
        `Under ${K.names} arm there had been a book the whole time. It was so good that ${k} had not dared to finish it. One page was left, and it had been kept for today, like the last sweet in a bag. ${k} opened it, and sneezed. That was all. "But nobody was eating it," said ${a}, into a dreadful hush. "I was," said ${k}. "I'd been at it since March."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'sit', 'sad'),
            seen(M, 'stand', 'worried'),
            seen(L, 'stand', 'angry'),
            seen(K, 'sit', 'sad'),
          ],
        },
        `By noon there were people at the crossroads, and none of them knew where to go. Mr Plum had a bucket, and wanted the sea. Mrs Bell had six pies in a pram, and could find out nothing about when. They did not shout. They just stood there and looked at ${a}, one after the other. ${a} would rather have been shouted at.`,
        `It turned out how much had been written on so little paper. Mr Plum stood at the bare post with his bucket. He had come for the sea, and there were three roads. Mrs Bell had baked six pies since five in the morning, and nobody could tell her for what time. And ${k} sat on a step, and held the book shut, as you hold a door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(K, 'stand', 'curious')] },
        `${a} thought it over, with a dry mouth. Something was still there, at the back, on the left. "Six eggs," said ${a}. "Jam. Soap; I thought that was a mistake." ${k} looked up. "String," said ${a}. "And at the bottom it says: and something nice for you." It was the list, to the last word. "It was all one meal," said ${a}. "I've got the whole of it, until I start on the next."`,
        `"I can still taste it," said ${a}, miserably. "That's the worst of it. Six eggs, jam, soap. String. And something nice for you, it says, with a line under it." ${k} stood up. "Say that again," said ${k}. It was every word of the list. "And the rest?" "All there," said ${a}. "It was all one meal. As long as I don't start on the next."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(M, 'cheer', 'happy'), seen(K, 'cheer', 'happy')] },
        `"What was on the sign?" said ${k}. ${a} went back through moss and paint. "SEA was salt," said ${a}. "That arm was on the left." Mr Plum came back in ten minutes, with a wet bucket and a face like a boy. "Have a shrimp!" he said. It smelled of the whole sea. ${a} looked at it for a long while. "I'd better not," said ${a}.`,
        `Mr Plum went first. "Left," said ${a}. "I'm sure of it. It was the salty one." And left it was; they heard him whooping. He brought back a whole bucket of shrimps, to say thank you. ${a} had to look at a wall. "No, thank you," said ${a}, which were three words that had never been heard there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(L, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `"Four," said ${a} to Mrs Bell. "It was in the corner, and rather sharp." That was in a quarter of an hour. Mrs Bell put a pie under ${A.names} nose, out of pure joy. It was apple. It was still warm. "There's a page to come," said ${a}, not breathing. "If I start on that, it's gone." "It's a very good pie," said Mrs Bell. "I know," said ${a}. "I can see that."`,
        `"The fair's at four o'clock," said ${a}. "It said so in a four with a curly foot." Mrs Bell was so glad that she held out the best of the six. The steam went straight up ${A.names} nose. Every bit of ${a} said yes. ${k} said nothing at all, which was not easy. "Later," said ${a}. "I'm keeping something warm."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(A, 'sit', 'calm')], things: ['book'] },
        `So when all the others were at the fair, there were two on the step. You could hear the music, and smell the onions. "Take your time," said ${k}. ${a} shut both eyes and began. "It starts off bitter," said ${a}, "and you think that it'll stay like that." It did not. It took a quarter of an hour to tell, for ${a} left out nothing. When it was over, neither of them moved.`,
        `They sat down on the step. From the hall came a trumpet, and the smell of six pies. Now there were five. "I could wait," said ${k}, who had waited since March. "I couldn't," said ${a}, and told it, a word at a time. Where it was sad, ${a} went slowly. Where the dog came home, ${a} had to stop and swallow, and was careful not to.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(L, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `"Thank you," said ${k}. "It was worth it." They got to the fair when people were sweeping up. There were no onions left, and nobody had kept a shrimp. But by the door there was one pie, with a fence of forks round it. There was a card. FOR THE ONE WHO REMEMBERED, it said. ${a} ate it all, and the card as well.`,
        `The fair was as good as over. Out of six pies there was one bit of crust. "I kept it," said Mrs Bell, "for the one who didn't." It was the size of a button, and cold. ${a} had it in eleven bites. "Well?" said ${k}. "It tastes of thank you," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'proud'), seen(K, 'hold', 'happy', 'pencil')] },
        `They never put up a new sign. There is a stool at the crossroads now. ${a} sits on it from nine to five and knows the way. ${k} sits there, too, and has written all this down in pencil, page by page, while it was fresh. It has an end, of course. It is quite short, and it's the best bit of all. It says... Munch.`,
        `${k} wrote the whole story down after that, every word of it, and you have it in your hands. It was meant to be one page longer. ${k} had put a great deal of thought into it. It had only been laid on the wall for as long as it takes to tie a shoe. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

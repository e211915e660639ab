import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ASKS, titlesOf } from './asks.ts';

/** For ages 8 to 12: one who has stopped asking, and one who has just begun to. */
export function old(going: Going): Told {
  const { A, a, K, k, company, chance } = going;
  const asks = chance.pick(...ASKS);
  const T = company.person(chance.pick('Mr Pym', 'Mrs Adeyemi', 'Miss Lark', 'Mr Osman'), 'teacher');
  const t = T.name;
  return {
    title: titled(chance.pick(...titlesOf(a, asks))),
    refrain: `${asks}?`,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'sit', 'surprised')],
        },
        `When ${A.introduced} began to talk, there was nobody else in the room. That was just as well. "Good afternoon," said ${a}. ${K.introduced} looked behind the curtain, and in the radio. "It's only me," said ${a}. "I've been meaning to." "You can't talk," said ${k}. "${asks}?" said ${a}. It sounded really interested.`,
        `It was a Monday, and ${K.introduced} was doing fractions. "What's that?" said somebody. There was no one there but ${A.introduced}, who had never said a thing. "It's a half," said ${k}, without thinking. Then ${k} thought, and dropped the pencil. "${asks}?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(K, 'sit', 'happy')] },
        `By supper they had got through a good deal. ${a} wanted to know about stairs. ${a} wanted to know about Tuesdays. People have the answer ready when they ask, and wait to see if you have it. This was another thing. ${a} did not know one single thing, and was quite happy about it. "${asks}?" said ${a}, and leaned forward.`,
        `${a} asked about glue. ${a} asked about aunts. "How does the letter box know?" said ${a}. At first ${k} laughed, and after that ${k} began to wonder as well. There was one thing about ${a} that was new. Whatever ${a} did not know, ${a} simply said so, out loud, with a happy face. "${asks}?"`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'sit', 'shy'), seen(T, 'stand', 'calm')] },
        `${k} used to be like that. Then, in the autumn, ${k} had put up a hand and asked something, and the whole class had laughed. It hadn't been a bad question. But ${k} had kept both hands under the table ever since. "Any questions?" said ${T.introduced}, at the end of each lesson. There weren't. There never were.`,
        `At school nobody asked anything. "Any questions?" said ${T.introduced}, every day, and looked along the rows. ${k} had asked one once. It was in the autumn, and they had laughed for a week. Since then ${k} had got good at looking as if it were all quite clear. So had everybody else.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(T, 'point', 'happy'), seen(K, 'sit', 'surprised')] },
        `On Thursday ${t} stuck a notice on the door. "Saturday, two o'clock," it said. "Bring Something Remarkable. First prize: a telescope." ${k} read it three times. There might be big marrows, and there might be a cat that could sit. There would be nothing to touch ${a}. They would never laugh again.`,
        `Then there was the notice. BRING SOMETHING REMARKABLE, it said, on Saturday at two, in the hall, and there was a telescope to be won. ${k} had wanted a telescope since for ever. Other people only had marrows. There was one truly remarkable thing in that whole town. ${k} could see all their faces already, with the mouths open.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'stand', 'excited'), seen(A, 'sit', 'curious')] },
        `"You only have to stand there," said ${k}, after tea, "and talk. They'll all see that you can." "${asks}?" said ${a}. "So that they know." "${asks}?" "So that we win." ${a} was silent, as people are who follow every word. "And then I'll be the one who can talk," said ${a}, "and not the one who asks."`,
        `"It's easy," said ${k}. "You say good afternoon, and something long, and we've won." "${asks}?" said ${a}. "Because nobody else's can." "And when I've said it, may I ask them things?" "No," said ${k}. "They'd laugh." ${a} thought that over. "${asks}?" said ${a}, very gently. And ${k} had no answer to that.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'worried')] },
        `${k} lay awake and looked at the place where the telescope would stand. It would be simple. ${a} would only have to come in. But everybody would want a go, after that. There would be people with cameras. They would tell ${a} what to say, and clap, and never answer one thing. By Sunday ${a} would have stopped asking. ${k} knew how that goes.`,
        `The moon was out, and would have been worth a telescope. ${k} looked at ${a} instead, fast asleep, with an open face. Once the whole town had laughed at that, it would shut. It takes about a week. ${k} could have said to the hour when it happened. You look just the same afterwards, and you know everything.`,
      ),
      page(
        { setting: 'stage', time: 'day', camera: 'wide', actors: [seen(K, 'stand', 'shy'), seen(A, 'sit', 'calm')] },
        `The next day was Saturday. The hall was full. ${k} had come after all, with ${a}, in a queue between a marrow and a cat. Then it was their turn. "And what is remarkable about this?" said ${t}. It was extremely quiet. ${a} looked at ${k}. ${k} had until somebody coughed.`,
        `It was two o'clock the next day, and they had got as far as the stage. ${k} didn't know how. In front there were about two hundred faces. "Well, ${k}?" said ${t}. "What can it do?" ${a} took a breath to say good afternoon. ${k} could feel it, since they stood as close as that.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(A, 'sit', 'surprised')] },
        `"Nothing," said ${k}. "It doesn't do anything. I only like it." Somebody laughed, near the back. It was the same laugh. It came all the way up, and stopped in front of ${k}, and was really quite small. "Thank you, ${k}," said ${t}. "Next." And ${a} let out the breath, without a word in it.`,
        `${k} put a hand on ${a}. "It listens," said ${k}. "That's all." There was a giggle in the third row, and one in the fourth. They were the old ones. ${k} had carried them about since the autumn, and now they were there, and it was over in no time. "How nice," said ${t}. "The marrow, please."`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(K, 'stand', 'calm')] },
        `The marrow won. It was a fair marrow. They carried the telescope past, in its box, and ${k} watched it go by. ${t} held up the prize, and read out from a paper how it worked. The light came in at the one end, said ${t}, and was turned upside down. "Any questions?" said ${t}, and was already folding the paper.`,
        `So it was the marrow that got it. ${t} took the telescope out of its box, and read to them from a paper about the lenses. "And inside it everything is upside down," said ${t}. "Any questions?" They all looked as if it were quite clear. ${t} was about to put the lid on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(T, 'stand', 'surprised')] },
        `A hand went up. It was the hand of ${k}. It had been under a table since the autumn, and it had gone up by itself. "${asks}?" said ${k}. Two hundred heads turned round. "Why does it turn upside down?" ${t} looked at ${k} for quite some time. "Do you know," said ${t}, "I've never been quite sure."`,
        `"${asks}?" said somebody. It was ${k}. It came out as loud as if ${a} had said it. "Why is it upside down?" They waited for the laugh, all of them, and it did not come, since nobody there knew. ${t} unfolded the paper again. "What a very good question," said ${t}. "Let me get some chalk."`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(T, 'stand', 'happy')],
        },
        `It took until half past four. There were lines all over the board, crossing in the middle. The boy with the marrow had to hold a spoon. Somebody else had a question. Then it was hard to keep count. All the way home ${k} told ${a} the whole of it again. "${asks}?" said ${a}, at every corner.`,
        `They were at it all afternoon. ${t} drew light as it goes in, and light as it comes out. Two girls at the back did not believe it, and said so. There were eleven hands up at one time. "You've won nothing," said ${a}, on the way home. "No," said ${k}. "${asks}?" said ${a}. And so ${k} began at the beginning.`,
      ),
    ],
  };
}

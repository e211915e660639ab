import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Nine who go after one another count as one; and whoever has come last knows how to wait for them. */
export function old(going: Going): Told {
  const { refrain, R, r, C, c } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(R, 'stand', 'happy'), seen(C, 'stand', 'happy')] },
        `If you wanted to know where the end of a race was, you looked for ${R.introduced}. There was one every Saturday, and ${r} had been in forty-one of them, and had come tenth in forty-one. There were ten of them in it. ${c} came along each time, to be company, and was in charge of the map. It had never been out of its envelope.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'determined'), seen(C, 'run', 'determined')] },
        `Nobody needs a map in a race. You go after the one in front, and that one goes after the next. ${r} had always had plenty of people in front. ${r} knew the back of every one of them by heart. "${refrain}" the others would say at the flag, and not even nastily. They said it as you might say that it's Saturday. Somebody had once hung a lamp on ${r}, as they do on the end of a train.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'run', 'determined'), seen(C, 'stand', 'curious')] },
        `It wasn't for want of trying. ${r} had tried going to bed at four. ${r} had tried three breakfasts, and then no breakfast. Once they had polished every inch, so that the wind would slide off. Then they got the mud of nine others full in the face. "${refrain}" ${c} wrote it down in a book, with the date. After a while ${c} only made a tick.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'sad'), seen(C, 'sit', 'calm')] },
        `"You might as well tell me," said ${r}, on the way home. "Is it a thing that stops, or am I like this?" It was not a question for which there is an answer in a book of ticks. "Somebody has to be last," said ${c}, "or it isn't a race. It's only a queue." "I know," said ${r}. "I only wish that we could take turns."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'worried'), seen(C, 'stand', 'excited')] },
        `In June there was the Big Race. It was for a cup in which you could have bathed a cat. ${r} was for staying at home. "We'll go to the end," said ${c}. "That's all. Wherever it is, we'll go right up to it, and then we'll come back and have tea." So they lined up. Three, two, one, and there was a roar like a sea. When it was over they were standing in a cloud, and it was very quiet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'run', 'worried'), seen(C, 'look-up', 'worried')] },
        `They had never been as last as this. As a rule there was somebody's back light to go by. Today there was a lark, and the road going up. "${refrain}" said ${r}, since nobody else was there to say it. "I'm so far behind that there's no one to be behind of." It was odd to have so much road to themselves. It was rather a nice road, now that there was no dust on it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'curious', 'map'), seen(R, 'stand', 'curious')],
          things: ['sign'],
        },
        `On top of the hill it went two ways. On any other Saturday they would have gone where the rest went, and never have known about it. But there wasn't any rest. So they stopped, which nobody does in a race. There was a sign, half grown over. ${c} picked the ivy off it. Then ${c} opened the envelope, and unfolded the map, for the first time in forty-two races. "Left," said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(C, 'point', 'surprised')] },
        `"But look," said ${r}. The dust was as plain as print, and it had all gone right. The first had been going too fast to read. The second had been looking at the first, and the third at the second, down to the ninth. "There are nine of them," said ${r}. "Nine can't be wrong." ${c} thought about it. "They didn't look nine times," said ${c}. "They didn't even look once. If they all went after each other, they only count as one."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'run', 'excited'), seen(C, 'cheer', 'excited')] },
        `It takes a good deal to go left when all the world has gone right. ${r} did it rather slowly at first. There was a wood, and a bridge. Then there was a flag, and under it a man in a deckchair with a newspaper over him. "Last again," said the man, by habit, without looking. Nobody laughed. He took the newspaper off. He looked at the road behind them, and there was nothing on it but a hen. "Bless me," he said. "Where are the others?"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'cheer', 'proud'), seen(C, 'cheer', 'happy')], things: ['trophy'] },
        `There's no rule about how a race should be won, if you've been over the whole of it. ${r} went back and crossed the line once more, to feel what it was like. The cup was even larger when you were near. "So this is what it looks like from in front," said ${r}. ${c} got out the book. There were forty-one ticks in it, and then there was a word.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(R, 'wave', 'happy'), seen(C, 'wave', 'happy')] },
        `At six the nine came in, from the wrong side. They had come through somebody's turnips, and it showed. They stood there and waited for somebody to say it. But there was only ${r}, who had kept the tea hot, and had kept nine chairs. Nobody else in that race could have known how much the last one in wants a chair. The next Saturday the flag went down, and not one of them moved. They looked at the sky. They were all being polite. Each of the nine was waiting to go behind ${r}.`,
      ),
    ],
  };
}

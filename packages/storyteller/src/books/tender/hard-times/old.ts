import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { HardTimes } from './book.ts';

/** Half-heard things, a jar for questions, and something small to do that is one's own size. */
export function old({ child: K, grownUp: G, hard, belief, chance }: HardTimes): Told {
  const believed = belief === null ? '' : ` ${belief}`;
  return {
    title: titled(chance.pick('the question jar', 'one spoon, one bowl', 'what can be asked')),
    refrain: null,
    pages: [
      page(
        [
          `There are things you do without knowing that you do them. ${K.name} tapped the bowl with the spoon before breakfast, once, on the left side. It had gone on for years. It was only when somebody pointed it out that it became a habit. "It's to wake it up," said ${K.name}, who had just thought of that. Tink.`,
          `Nobody could remember how it started. Before the first mouthful, ${K.name} gave the bowl one tap with the spoon. Tink. If it was forgotten, the whole day went slightly wrong, like a button in the next hole. "What's it for?" people said. "Starting," said ${K.name}.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'sit', 'calm')], things: ['bowl', 'spoon'] },
      ),
      page(
        [
          `You can always tell, because grown-ups start talking in halves. "Did you see," they say, and "not now," and "later." ${K.name} collected the halves and tried to make them fit. What they made was much worse than anything anybody had said. It had no edges. It followed ${K.name} up to bed.`,
          `First there was a silence where the talk usually was. Then there was talk that stopped. ${K.name} learned to walk past doors slowly. But half a sentence is a bad thing to own. You finish it yourself, at night, and you never finish it kindly.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `"I'd like the whole of it, please," said ${K.name}. ${cap(G.name)} looked up, and shut the laptop, and moved over. "Yes," said ${G.name}. "You should have had it before. ${hard.said} ${hard.more}" It was bad. But it had a beginning and an end now. You could walk round it.`,
          `In the end it was ${G.name} who began. "You've been standing behind doors," said ${G.name}. "I would, too. So here it is. ${hard.said} ${hard.more}" ${K.name} had thought of so many worse things. This was only one thing. It was quite big enough.`,
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `"${hard.mine}" said ${K.name}. It sounded silly, out loud. It had not sounded silly at two in the morning. "No," said ${G.name}, and did not laugh. "Nothing you did. Nothing you said or thought, and nothing you didn't do. I'd tell you the truth about that." "Would you?" "Yes. That's why I'm telling you the rest."`,
          `There was one thing that had to be asked first, because it was blocking the way. "${hard.mine}" said ${K.name}. "No. It has nothing to do with anything you did, or said, or thought. Not even the cross thoughts." "How do you know?" "Because things don't work like that. I asked the same, once. Everybody does."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `"And it'll be all right?" That was the place where people say yes. ${cap(G.name)} took some time over it. "I'm not going to promise what I don't know," said ${G.name}. "But here's something that's true. ${hard.fact} And here's another. You won't have to find things out through a door."`,
          `"What happens now?" said ${K.name}. "I know some of it," said ${G.name}. "${hard.fact} There's a good deal that I don't know. When I do, you will." It was not the answer that ${K.name} had wanted. But it stayed the same when you leaned on it.`,
        ],
        { camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `They put a jar on the table, with a slot in the lid. Anyone might put in a question, signed or not. On Sundays they emptied it. Some could be answered on the spot. Some needed looking up. For some there was no answer, and those were read out all the same, and put back. It was surprising whose writing was on them.`,
          `The jar had been for jam, and still smelled of it. Now it was for questions. There were rules: no laughing, no "later", and nobody has to say who asked. ${K.name} put in six. On Sunday there were eleven. "Who wrote the other five?" said ${K.name}. ${cap(G.name)} looked at the ceiling. "I said nobody has to say."`,
        ],
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [act(K, 'stand', 'curious'), act(G, 'sit', 'calm')],
          things: ['jar'],
        },
      ),
      page(
        [
          `What ${K.name} wanted was to do something. But everything that would have been any use was too big, and belonged to somebody else. "It isn't your job to put it right," said ${G.name}. "But is there something your size?" There was a boy in class who had gone quiet, too. ${K.name} had been keeping away from him, because quiet is catching. It was not a very nice thing to know about oneself.`,
          `"I ought to do something," said ${K.name}. "I ought to do something huge." "You ought to be nine," said ${G.name}, "or whatever you are. Is there anything about that size?" ${K.name} thought of it at once, and wished it had been something else. There was someone at school who always ate alone. It would mean giving up the good table.`,
        ],
        { camera: 'medium', actors: [act(K, 'think', 'determined'), act(G, 'stand', 'calm')] },
      ),
      page(
        [
          `It was not much. You put down your tray, and you say, "Is that one any good?" about a sandwich. It felt as if the whole room had looked round. Nothing else happened. It did not change the big thing by the width of a hair. But for the length of one lunch there were two people who were thinking about cheese.`,
          `So on Monday ${K.name} sat somewhere else. They did not talk about anything that mattered. They talked about whether you could keep a crab. By Thursday they had a plan for the tank. The big thing was still there, at the edge, like weather. But you can plan a tank in any weather.`,
        ],
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'sit', 'calm')] },
      ),
      page(
        [
          `There were still nights. ${K.name} came down, and ${G.name} made toast, and the old questions were asked again. "You've answered this one." "I've got plenty of answer left," said ${G.name}. Then the toast went up like a rocket and came down in the sink. They laughed, at two in the morning, both of them, with everything just as it was.${believed}`,
          `Some questions came round again, like buses. "Same one?" said ${G.name}. "Same one," said ${K.name}. It got the same answer, and a biscuit. Once they laughed so much, about nothing, that ${K.name} felt guilty. "Don't," said ${G.name}. "Laughing doesn't take anything away from anyone. It's how you get your breath."${believed}`,
        ],
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [act(G, 'stand', 'happy'), act(K, 'sit', 'happy')],
        },
      ),
      page(
        [
          `The next morning it is not over, and nobody says that it is. The jar is on the table. But every morning there is a bowl, and a spoon. ${K.name} taps it once, on the left. And then, because it has spread, so does ${G.name}. Tink. Tink. That is two people, starting. "Morning," says ${G.name}. "Anything for the jar?" "Not yet," says ${K.name}. "Let me wake up first."`,
          `The next morning the jar is still not quite empty. ${K.name} has stopped minding that. In the morning there is the table, and the bowl, and light coming in from the usual side. ${cap(G.name)} has got into the way of waiting, spoon in the air. "Go on, then," says ${G.name}. "I can't begin without it." "You could," says ${K.name}. "I could," says ${G.name}. "But it wouldn't be breakfast." Tink.`,
        ],
        {
          time: 'day',
          camera: 'wide',
          actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')],
          things: ['bowl', 'spoon', 'jar'],
        },
      ),
    ],
  };
}

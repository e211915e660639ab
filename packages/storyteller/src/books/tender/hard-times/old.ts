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
          `${K.name} could not have told you which came first, the waking up or the tink. You took the spoon, you struck the bowl on the left side, you listened until it stopped. It had been laughed at, in its time. But once, on a school trip, ${K.name} did it on a strange bowl. Three other people looked up as if they were home.`,
          `In every family somebody has a thing. ${K.names} thing was the spoon. It went tink on the rim of the bowl, only once. Until then nothing could be said to have happened yet. "It clears the air," said ${K.name}, if pressed. People pressed less as the years went by. They waited, with the toast in their hands.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'sit', 'calm')], things: ['bowl', 'spoon'] },
      ),
      page(
        [
          `You can always tell, because grown-ups start talking in halves. "Did you see," they say, and "not now," and "later." ${K.name} collected the halves and tried to make them fit. What they made was much worse than anything anybody had said. It had no edges. It followed ${K.name} up to bed.`,
          `First there was a silence where the talk usually was. Then there was talk that stopped. ${K.name} learned to walk past doors slowly. But half a sentence is a bad thing to own. You finish it yourself, at night, and you never finish it kindly.`,
          `Nobody was telling ${K.name} anything, in a very noticeable way. The radio was switched off when it got to the news. People asked about homework who had never cared for it. So ${K.name} went by clues, and there were plenty, and the trouble with clues is that they fit nearly everything. At night they fitted all of it at once.`,
          `${K.name} heard a word through the wall, and then another two days after. They did not belong together. But they were all there was, so ${K.name} put them side by side and stood guard over them. The picture got bigger in the evenings. It is the things you are not told that take up the most room.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `"I'd like the whole of it, please," said ${K.name}. ${cap(G.name)} looked up, and shut the laptop, and moved over. "Yes," said ${G.name}. "You should have had it before. ${hard.said} ${hard.more}" It was bad. But it had a beginning and an end now. You could walk round it.`,
          `In the end it was ${G.name} who began. "You've been standing behind doors," said ${G.name}. "I would, too. So here it is. ${hard.said} ${hard.more}" ${K.name} had thought of so many worse things. This was only one thing. It was quite big enough.`,
          `It was over the dishes that ${K.name} said it. "I know there's something. I've got about a third of it, and I've made up the rest." ${cap(G.name)} sat down there and then, with wet hands. "You shouldn't have to make it up. ${hard.said} ${hard.more}" ${K.name} had been holding up a whole ceiling. This was heavy, but it was only as wide as it was.`,
          `${cap(G.name)} knocked, which was new, and sat on the floor. "I've been wrong," said ${G.name}. "I thought I was keeping it from you. I was only keeping you by yourself with it. ${hard.said} ${hard.more}" It was a strange thing to feel better for. ${K.name} went over it, word by word, like someone checking change. It was all there.`,
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'calm'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `"${hard.mine}" said ${K.name}. It sounded silly, out loud. It had not sounded silly at two in the morning. "No," said ${G.name}, and did not laugh. "Nothing you did. Nothing you said or thought, and nothing you didn't do. I'd tell you the truth about that." "Would you?" "Yes. That's why I'm telling you the rest."`,
          `There was one thing that had to be asked first, because it was blocking the way. "${hard.mine}" said ${K.name}. "No. It has nothing to do with anything you did, or said, or thought. Not even the cross thoughts." "How do you know?" "Because things don't work like that. I asked the same, once. Everybody does."`,
          `${K.name} let some time go by, so that it would sound like nothing much. "${hard.mine}" "Is that what you've been carrying about?" said ${G.name}. "Put it down. It isn't. Nothing you did comes into it, and nothing you said, nor any thought you ever had. It was never on your side of the wall." It is surprising how long an arm can stay bent after the bag is gone.`,
          `There are questions you would sooner ask a dog. They had no dog. "${hard.mine}" said ${K.name}. "No," said ${G.name}, "and I won't say it too fast, or you'll think I'm being kind. I have gone through it from end to end. Nothing you did or said or thought is anywhere in it. If it were, I'd help you with that too. But it isn't there."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `"And it'll be all right?" That was the place where people say yes. ${cap(G.name)} took some time over it. "I'm not going to promise what I don't know," said ${G.name}. "But here's something that's true. ${hard.fact} And here's another. You won't have to find things out through a door."`,
          `"What happens now?" said ${K.name}. "I know some of it," said ${G.name}. "${hard.fact} There's a good deal that I don't know. When I do, you will." It was not the answer that ${K.name} had wanted. But it stayed the same when you leaned on it.`,
          `${K.name} had hoped for a plan. What ${G.name} had was half a plan and a cold cup of tea. "I'd love to tell you how it comes out," said ${G.name}. "I'd be inventing. So I'll give you the solid bit. ${hard.fact} We can stand on that while we wait for another."`,
          `"Say it'll be fine," said ${K.name}. "Just say it." "I could," said ${G.name}. "Then the next time I told you something, you'd have to wonder. ${hard.fact} That, I'd put my name to." ${K.name} was cross for an hour. Afterwards it turned out to be worth having. There was nothing in it that could come off.`,
        ],
        { camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `They put a jar on the table, with a slot in the lid. Anyone might put in a question, signed or not. On Sundays they emptied it. Some could be answered on the spot. Some needed looking up. For some there was no answer, and those were read out all the same, and put back. It was surprising whose writing was on them.`,
          `The jar had been for jam, and still smelled of it. Now it was for questions. There were rules: no laughing, no "later", and nobody has to say who asked. ${K.name} put in six. On Sunday there were eleven. "Who wrote the other five?" said ${K.name}. ${cap(G.name)} looked at the ceiling. "I said nobody has to say."`,
          `They took the big jar, the one for pasta, and stood it by the bread. Any question might go in, at any hour. Some were about the hard thing, and some were about nothing, such as who decides on left. They drew three a night. There was one that had no answer, and it came up four times. In the end they gave it a name, and said hello to it.`,
          `"I can't think of them when you're free," said ${K.name}, "and you're not free when I think of them." So there was a jar, which was always free. It filled up. Not every slip was in ${K.names} writing, nor in pencil. On one of them it only said, how are you really? They both wanted to know who that was for.`,
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
          `It seemed wrong to sit there and have supper. "What can I do?" said ${K.name}. "For that, nothing," said ${G.name}, "and I know how it feels. But you're not short of things to do. You're only short of small ones." ${K.name} had one, as it happened. It had been standing by the bike shed for a week with its hood up. ${K.name} had been hoping that someone else would go over.`,
          `${K.name} made a list of what might help. There were nine things on it, and all of them needed a lorry. "Have you a tenth?" said ${G.name}. "One you could carry?" There was a new girl, as a matter of fact, who had nobody to play draughts with. She was very slow. She hummed. It would cost every Tuesday lunch.`,
        ],
        { camera: 'medium', actors: [act(K, 'think', 'determined'), act(G, 'stand', 'calm')] },
      ),
      page(
        [
          `It was not much. You put down your tray, and you say, "Is that one any good?" about a sandwich. It felt as if the whole room had looked round. Nothing else happened. It did not change the big thing by the width of a hair. But for the length of one lunch there were two people who were thinking about cheese.`,
          `So on Monday ${K.name} sat somewhere else. They did not talk about anything that mattered. They talked about whether you could keep a crab. By Thursday they had a plan for the tank. The big thing was still there, at the edge, like weather. But you can plan a tank in any weather.`,
          `So ${K.name} went. It meant missing a game, and the good seat, and nobody said how noble. They had hardly anything to talk about. It took them until Wednesday to find that they both collected the stickers off fruit. The large thing was no smaller for it. But there was a corner of the day now that it could not get into.`,
          `"Do you play draughts?" said ${K.name}, and it was done, and there was no taking it back. It was just as slow as you would think. It was eleven Tuesdays before ${K.name} won. Nothing out there was put right by it. But at that hour, on that square, it was always somebody's move.`,
        ],
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'sit', 'calm')] },
      ),
      page(
        [
          `There were still nights. ${K.name} came down, and ${G.name} made toast, and the old questions were asked again. "You've answered this one." "I've got plenty of answer left," said ${G.name}. Then the toast went up like a rocket and came down in the sink. They laughed, at two in the morning, both of them, with everything just as it was.${believed}`,
          `Some questions came round again, like buses. "Same one?" said ${G.name}. "Same one," said ${K.name}. It got the same answer, and a biscuit. Once they laughed so much, about nothing, that ${K.name} felt guilty. "Don't," said ${G.name}. "Laughing doesn't take anything away from anyone. It's how you get your breath."${believed}`,
          `At night the questions did not use the jar. They came down in pyjamas. "Me again," said ${K.name}. "I was hoping so," said ${G.name}, and got out a second cup. One night the milk boiled over, and they both ran the wrong way, and met. They had to sit on the floor to laugh. It was not over. They had only put it on the table for a minute.${believed}`,
          `"I keep asking the same," said ${K.name}, on the kitchen step, well after bedtime. "I keep making the same cocoa," said ${G.name}. "I don't hear you complain." They sat and blew on it. Then ${K.name} blew too hard. There was cocoa on the wall, and the lamp, and on ${G.name}. It was some time before either of them could speak.${believed}`,
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
          `The next morning there is a slip of paper in ${K.names} bowl. It is from the jar, and has been there all night. What happens tomorrow? it says. "That's today," says ${K.name}. "So it is," says ${G.name}. "We can answer that one as we go." ${K.name} takes out the paper, takes up the spoon, and finds the left side. Tink.`,
          `The next morning ${K.name} comes down late, and everybody is waiting, with the milk out. It is not that things are better. Some are, and some are not, and the jar is on the table with its lid off. But nobody has touched a spoon. "We didn't like to," says ${G.name}. ${K.name} sits down in front of the bowl. It rings for longer than you would think.`,
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

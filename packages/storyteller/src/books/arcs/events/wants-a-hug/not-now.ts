import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { reasonFor, type Reason } from './reasons.ts';

const REFRAINS = [
  'Not now, thank you!',
  'Not today, thank you!',
  'Some other time!',
  'I was just going!',
  'Perhaps tomorrow!',
  'Sorry, I must run!',
  'Not just now!',
  'Some other day!',
  'Not at the moment!',
  'Oh, is it so late?',
] as const;

interface Parts extends Reason {
  readonly refrain: string;
  readonly hug: string;
  /** Three who have something else to do. */
  readonly P: Figure;
  readonly Q: Figure;
  readonly R: Figure;
}

function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const kinds = ['rabbit', 'hen', 'duck', 'sheep', 'goat', 'squirrel'].filter(
    (each) => each !== A.kind && each !== K.kind && each !== company.other?.kind,
  );
  const [P, Q, R] = chance.some(3, kinds).map((each) => company.meet(each));
  if (!P || !Q || !R) throw new Error('nobody passes');
  return {
    ...reasonFor(A.kind, A.being),
    refrain: chance.pick(...REFRAINS),
    hug: /cuddl/.test(raw) ? 'cuddle' : 'hug',
    P,
    Q,
    R,
  };
}

const titles = (hug: string, A: Figure): readonly string[] => [
  `one ${hug}, please`,
  `a ${hug} for ${A.aKind}`,
  'what nobody said',
  'arms out',
];
const drawn = ({ thing }: Parts) => (thing ? { things: [thing] } : {});

/** All have something else to do, each a sillier thing; and one says what it is. */
export const NOT_NOW: EventPlot = { id: 'not-now', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const parts = partsOf(going);
  const { refrain, hug, P, Q, R, seedNow, truth, answerNow, heldNow } = parts;
  return {
    title: titled(chance.pick(...titles(hug, A))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'wave', 'happy')] },
        `This is ${A.introduced}. ${a} wants a ${hug}. Just one!`,
        `Here is ${A.introduced}. What does ${a} want? One ${hug}, please!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy')], ...drawn(parts) },
        `Over there is ${K.introduced}. ${seedNow(k)}`,
        `Look, there is ${K.introduced}. ${seedNow(k)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(P, 'run', 'worried')] },
        `Here comes ${P.aKind}. "A ${hug}?" "${refrain} I must count my ears."`,
        `${a} asks ${P.aKind} for a ${hug}. "${refrain} My ears need a count."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(Q, 'run', 'worried')] },
        `Here comes ${Q.aKind}. "A ${hug}?" "${refrain} There is soup in my shoe."`,
        `Then ${a} asks ${Q.aKind}. "${refrain} I have to wash the rain."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(R, 'run', 'worried')] },
        `Here comes ${R.aKind}. "A ${hug}?" "${refrain} I am asleep."`,
        `Last comes ${R.aKind}. "${refrain} I am not here." And then it is not.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad')], things: ['tree'] },
        `So ${a} hugs a tree. A tree does not hug back.`,
        `So ${a} hugs a tree. But a tree only stands there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(A, 'sit', 'sad')] },
        `"Why will nobody ${hug} me?" says ${a}. ${k} looks. "${truth}," says ${k}.`,
        `"What is it?" says ${a}. "What is wrong?" "${truth}," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'happy')], ...drawn(parts) },
        `"Is that all?" says ${a}. "Yes," says ${k}. "${answerNow}"`,
        `"Nobody said so!" says ${a}. "I do," says ${k}. "${answerNow}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(K, 'hug', 'happy')], ...drawn(parts) },
        `And ${k} gives ${a} a ${hug}. ${heldNow} Mmm!`,
        `Arms out! Here it comes, one ${hug}. ${heldNow} Mmm!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'hug', 'sleepy'), seen(K, 'hug', 'sleepy')] },
        `It is dark. "Time to let go," says ${k}. "${refrain}" says ${a}. Good night.`,
        `"Bedtime!" says ${k}. "Can we stop now?" "${refrain}" says ${a}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const parts = partsOf(going);
  const { refrain, hug, P, Q, R, seed, truth, answer, held } = parts;
  return {
    title: titled(chance.pick(...titles(hug, A))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'wave', 'happy')] },
        `One morning ${A.introduced} woke up and wanted a ${hug}. It need not be a long one. But it should be with somebody, and go all the way round.`,
        `${A.introduced} had everything that one needs, or nearly everything. "I could do with a ${hug}," said ${a}. "I'll go and get one."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(P, 'run', 'worried')], ...drawn(parts) },
        `In the lane there was a good deal going on. ${seed(K.introduced)} And ${P.introduced} was just coming round the corner.`,
        `It was a fine day, and they were all out. ${seed(K.introduced)} ${P.introduced} came along the lane, with a basket.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(P, 'run', 'worried')] },
        `"Good morning," said ${a} to ${P.name}, and held both arms out. "May I have a ${hug}?" ${P.name} looked at ${a}, and went backwards. "${refrain}" said ${P.name}. "I have to count my ears."`,
        `"There you are!" said ${a}. "I'm looking for a ${hug}." "${refrain}" said ${P.name}. "My ears need counting." And ${P.name} ran, so that the dust flew.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(Q, 'run', 'worried')] },
        `Next came ${Q.introduced}. ${a} smiled as nicely as one can. "Just a small ${hug}?" "${refrain}" said ${Q.name}. "It's my turn to wind up the moon."`,
        `"A ${hug}?" said ${Q.introduced}. "With you? Oh! ${refrain} Somebody must wind up the moon." It was ten in the morning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(R, 'run', 'worried')] },
        `${R.introduced} didn't even wait to be asked. "${refrain}" called ${R.name}, from quite far off. "I'm at my aunt's!" "They do have a lot to do," said ${a}, slowly.`,
        `Then there was ${R.introduced}. ${a} put on a bow for it, and a clean face. "${refrain}" said ${R.name}. "I'm not here, you see. I'm at my aunt's." And ${R.name} went, so as to be there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad')], things: ['tree'] },
        `There was still the tree. It had no ears to count, and could not run. ${a} put both arms round it, and waited. It was hard, and a bit damp, and it did nothing. It takes two.`,
        `So ${a} hugged the gate, and then a tree. The gate squeaked. The tree dropped a twig on ${A.names} head. One can't say that they did not try. But it was not a ${hug}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(A, 'sit', 'sad')], ...drawn(parts) },
        `Only ${k} was left in the lane. "You've something to do as well, I suppose," said ${a}. "No," said ${k}. "Then why does nobody want to?" ${k} thought it over. "Shall I say it?" said ${k}. "${truth}."`,
        `"And what's your excuse?" said ${a} to ${k}. "I haven't got one," said ${k}. "I've seen it all, from here. They didn't say what it was, because they're too polite. ${truth}, ${a}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'happy')], ...drawn(parts) },
        `${a} sat up. "Is that it? It's nothing to do with ears?" "Nothing," said ${k}. "But that's a real reason!" said ${a}. "One can do something about that!" "Of course one can," said ${k}. "${answer}"`,
        `It was quite a relief. ${a} had begun to think that it was something worse. "If only they'd said so!" said ${a}. "What does one do about it?" ${k} knew that, too. "${answer}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(K, 'hug', 'happy')], ...drawn(parts) },
        `Then ${k} came over, and put both arms round ${a}. ${held(a)} "Is it all right?" said ${a}. "It's a very good one," said ${k}.`,
        `"Ready?" said ${k}. "Arms out!" And there it was, the whole of it, with somebody at the other end. ${held(a)} Neither of them said anything for a bit.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'shy'), seen(Q, 'stand', 'shy'), seen(A, 'hug', 'happy'), seen(K, 'hug', 'happy')],
        },
        `Three heads looked over the hedge. "I've got time now," said ${P.name}. "I made that up before." "So did I," said ${Q.name}. "Is there one left, for us?" "There's a queue," said ${k}.`,
        `When they looked up, there stood ${P.name}, and next came ${Q.name}. "We had no idea that one could do it like that," said ${P.name}. "May we try?" "One at a time," said ${k}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'hug', 'sleepy'), seen(K, 'hug', 'sleepy')] },
        `It went on until the sun went down. "You can let go now, ${a}," said ${k}. "It's time for supper." ${a} did not open one eye. "${refrain}" said ${a}. "I have to count your ears."`,
        `In the evening ${a} was full right up to the top. "Shall we stop?" said ${k}. "${refrain}" said ${a}, who had learned it that day. "I must wind up the moon."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const parts = partsOf(going);
  const { refrain, hug, P, Q, R, seed, truth, answer, held } = parts;
  const [p, q, r] = [P.name, Q.name, R.name];
  return {
    title: titled(chance.pick(...titles(hug, A))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'wave', 'happy')] },
        `There are mornings when one wants something, and it isn't breakfast. It took ${A.introduced} until nine to find out what it was. It was a ${hug}. It need not be a great one. It only had to go all the way round and have somebody at the other end. "That can't be hard to come by," said ${a}, and went out to get one.`,
        `It's not much to ask for. One can't buy it, and nobody has less of it for giving one away. All the same ${A.introduced} had never had any. "Today I'll have a ${hug}," said ${a}, in front of the mirror, and practised with both arms. It looked quite easy. It was only that in the mirror there was nobody to put in the middle.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'walk', 'happy')], ...drawn(parts) },
        `The lane was full of people with time on their hands. ${seed(K.introduced)} ${a} passed by, and nodded, and went on to those that looked more likely. One begins with the ones who are known to be nice. Everybody said that ${P.introduced} was the nicest of all.`,
        `${a} had made a list, with the kindest at the top. Down at the bottom of it was ${K.introduced}, whom ${a} hardly knew. ${seed(k)} "Good morning," said ${a}, going past. The first on the list was ${P.introduced}. Everybody spoke well of ${p}, who would surely know how it's done.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(P, 'run', 'worried')] },
        `"I wondered whether I could have a ${hug}," said ${a}, and opened both arms to show the size. ${p} had been smiling, and the smile stayed on, but ${p} had gone from behind it. "I'd love to," said ${p}. "${refrain} It's just that I have to count my ears. One does, on a Monday." And ${p} went up the lane, rather fast, counting out loud.`,
        `${p} saw the arms, and stopped. "How very kind," said ${p}. "At any other time! ${refrain} My ears have to be counted, you know, and it gets late." It was said so politely. ${a} stood there with both arms still out, and wished ${p} luck with the ears. It was only afterwards that ${a} wondered how long it takes to get to two.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(Q, 'run', 'worried')] },
        `"A ${hug}?" said ${Q.introduced}. "Now? But I've got to wind up the moon, or there'll be none tonight. ${refrain}" "I could help you," said ${a}. "Then we'd have time over." ${q} was already on the wall. "It's a very small handle!" cried ${q}, and jumped down on the far side. There are friends who will tell you anything, so as not to tell you something.`,
        `${Q.introduced} was friendly, too. They were all so friendly. "It's the moon," said ${q}. "It has to be wound up, and today it's me. ${refrain}" "It's only ten," said ${a}. ${q} looked at the sky, and was as surprised as anybody. "That's how slow it's got," said ${q}, and fled.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(R, 'run', 'worried')] },
        `By noon the news had gone ahead. Doors were shut, softly, with regret. ${R.introduced} shouted from the hill, before ${a} had said a word. "${refrain} I'm not here! I'm at my aunt's!" ${a} lowered one arm, and then the other. They had grown quite heavy. "It's me," said ${a}. "There's something about me. They all know what it is, and they've agreed not to say."`,
        `${a} went home and put on a bow, and washed behind everything. It made no difference. "I'm not in," said ${R.introduced}, face to face with ${a}. "${refrain} I'm at my aunt's." It's hard to argue with somebody who isn't there. "Couldn't one of them tell me?" thought ${a}. "I shouldn't mind what it was. It's the ears that I mind. It's that they think I'd believe it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad')], things: ['tree'] },
        `A tree has nothing to count and nowhere to be. ${a} put both arms about the biggest, and leaned a cheek on it, and shut both eyes. It was rough, and it smelled of rain. ${a} waited for quite a time. But a tree is somebody who has already got all it wants. One can hold on to it. One can't be held.`,
        `In the end ${a} took a tree. One has to start somewhere. It was the right size, and it didn't make excuses. After a while an ant came down to see what was wrong. "It's nothing," said ${a}. "I'm practising." But it was only the half of it. One had the arms, and the place for it, and then it stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(A, 'sit', 'sad')], ...drawn(parts) },
        `"It doesn't hug back," said somebody. It was ${k}, whom ${a} had not even asked. ${a} did not turn round. "And what have you got to do?" said ${a}. "Is it the moon?" "I haven't got anything to do," said ${k}. "I could tell you what it is. But you mightn't like it." "Please," said ${a}. ${k} took a deep breath. "${truth}," said ${k}. "That's all."`,
        `${k} had seen it all, from early morning, and had been cross for most of the day. "Moons!" said ${k}. "Aunts! They're afraid to hurt your feelings, and look at you." "You know what it is?" said ${a}. "Anybody can see what it is. I nearly didn't come, because I don't want to say it, either." It was a long moment. "${truth}, ${a}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(K, 'point', 'happy')], ...drawn(parts) },
        `It hurt, for about as long as a plaster does. Then something odd happened. It was so much smaller than what ${a} had been thinking. "It's only that?" said ${a}. "I thought that it was something in me." "No," said ${k}. "It's only that." "But then one can do something about it!" ${k} had got that far at ten o'clock. "${answer}"`,
        `${a} looked at it from all sides. It was true. It had always been true, and it was not pleasant, and it was a great deal better than ears. "Thank you," said ${a}, and meant it. "What does one do?" "I've been thinking about that since breakfast," said ${k}. "It's not even difficult. ${answer}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(K, 'hug', 'happy')], ...drawn(parts) },
        `${k} was a little afraid, and said so. One says everything, once one has begun. Then ${k} came on, step by step, and there they were. ${held(a)} It went all the way round, and met behind. ${a} didn't know where to put the chin, and found out. "So that's what it is," said ${a}, after a time, over ${K.names} shoulder.`,
        `"You'll say if it's no good," said ${a}. "At once," said ${k}. They both held their breath. ${held(a)} There was somebody in the middle. It's not to be compared with bark. "Well?" said ${a}, who didn't dare to move. "It's a bit tight on the left," said ${k}, who had promised. "But don't stop."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'stand', 'shy'),
            seen(Q, 'stand', 'shy'),
            seen(A, 'stand', 'calm'),
            seen(K, 'stand', 'happy'),
          ],
        },
        `There was a cough behind them. ${p} was there, and ${q}, and some way off ${r}, who was back from the aunt's. "We saw how you do it," said ${p}. "We'd like one now. If you've got time." ${a} looked at the three of them, with their two ears each. Now there was a word that would fit here. ${a} had been given it all day. "${refrain}" said ${a}. "I have to wind up the moon."`,
        `They had all come out to look. "That seems to work," said ${q}. "I shouldn't mind, myself." "Nor I," said ${p}. ${k} was going to say something sharp, and ${a} got in first. It was sweet to have it ready. "${refrain}" said ${a}, very friendly. "I have to count my ears." One could watch it arrive. They went red, from the top to the bottom, all three.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'sad'), seen(A, 'reach', 'happy'), seen(K, 'stand', 'calm')] },
        `"We deserved that," said ${p}, in a small voice. It had been good for just as long as it took to say. After that there were only three in a lane who wanted a ${hug}. ${a} knew what that was like. "It isn't that I'm busy," said ${a}. "It's that I'm cross with you. There. And now it's gone." The arms came up by themselves. "Who's first?"`,
        `Nobody laughed. ${r} began to go away. And ${a} saw a back going up the lane. ${a} had seen enough of those today, and it isn't any nicer from behind. "Stop," said ${a}. "I don't count them, really. You hurt me, that's what it is. You might have said." "We might," said ${p}. "We were being nice." "Don't be," said ${a}, and held both arms out. "Come here."`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'hug', 'sleepy'), seen(K, 'hug', 'happy')] },
        `It was dark when the last of them had been done. "I'm going home now," said ${k}. "You'll have to let go." "One more," said ${a}. "What for?" said ${k}. "It's not for anything," said ${a}. That is the best sort. "And now?" said ${k}, some time later. "${refrain}" said ${a}, without opening an eye.`,
        `"Have you had enough now?" said ${k}. The sun had gone, and the lane was empty. ${a} thought about it, honestly, as one did these days. "Yes," said ${a}. "I'm full to the top." "Then you might let go of me." "${refrain}" said ${a}. "I'm at my aunt's." And one could feel ${k} laugh, all the way round.`,
      ),
    ],
  };
}

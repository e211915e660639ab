import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { foodIn, hasLegs } from './food.ts';

const REFRAINS: readonly ((food: string) => string)[] = [
  (food) => `Stop that ${food}!`,
  (food) => `Catch that ${food}!`,
  (food) => `After that ${food}!`,
  (food) => `Hold that ${food}!`,
  (food) => `Come back, ${food}!`,
  (food) => `Oh, that ${food}!`,
];
const TITLES = (food: string): readonly string[] => [
  `after that ${food}`,
  'quicker than a rabbit',
  'who sat still',
  `the ${food} in front`,
];

interface Parts {
  /** What got away: "pancake". */
  readonly f: string;
  /** The theme gives it legs. */
  readonly legs: boolean;
  readonly H: Figure;
  readonly O: Figure;
  readonly T: Figure;
  readonly h: string;
  readonly o: string;
  readonly t: string;
  readonly refrain: string;
}

function partsOf({ raw, company, chance }: Going): Parts {
  const f = foodIn(raw) ?? 'cookie';
  const H = company.meet('rabbit');
  const O = company.meet('horse');
  const T = company.meet('tortoise');
  return { f, legs: hasLegs(raw), H, O, T, h: H.name, o: O.name, t: T.name, refrain: chance.pick(...REFRAINS)(f) };
}

const outside = { setting: 'farm' } as const;

/** Whoever is quick is outrun by it; it comes of itself to whoever sits. */
export const WHO_SAT_STILL: EventPlot = { id: 'who-sat-still', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { f, legs, H, O, T, h, t, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(f))),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'happy')] },
        `Here is a plate. Here is a ${f}. And here comes ${K.introduced}.`,
        `${K.introduced} looks at the plate. On it is a ${f}. It is still warm.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'surprised')] },
        legs
          ? `Oh! The ${f} has legs! Hop, it is out at the door! "${refrain}"`
          : `Hop! The ${f} is off the plate. It is out at the door! "${refrain}"`,
        legs
          ? `What is that? It has legs! Up gets the ${f}, and runs away! "${refrain}"`
          : `What is that? The ${f} gets up! It runs away! "${refrain}"`,
      ),
      page(
        { ...outside, camera: 'wide', actors: [seen(K, 'run', 'excited')] },
        `${k} goes after it, round and round the tree. The ${f} looks back.`,
        `Off goes ${k}, as quick as quick. But the ${f} is quicker.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'determined'), seen(K, 'run', 'excited')] },
        `"I can catch it," says ${H.introduced}. Hop, hop, hop! No. "${refrain}"`,
        `"I am very quick," says ${H.introduced}. But no! Under the gate it goes. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'run', 'determined'), seen(K, 'run', 'excited')] },
        `"I have long legs," says ${O.introduced}. Clop, clop, clop! No. "${refrain}"`,
        `"I can catch it," says ${O.introduced}. Clop, clop! Oh, no. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(H, 'run', 'excited'), seen(O, 'run', 'excited')] },
        `Now they all go. Hop, clop, puff! And the ${f} is in front.`,
        `Up the hill they go, one, two, three. And the ${f} is in front.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'calm')] },
        `By the path sits ${T.introduced}. ${t} does not run. ${t} just sits.`,
        `Who is that in the grass? It is ${T.introduced}, sitting in the sun.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'happy')] },
        `Here comes the ${f}. It stops! "Good morning," says ${t}.`,
        `"Good morning," says ${t} to the ${f}. And the ${f} sits down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(T, 'sit', 'calm'), seen(H, 'stand', 'surprised')],
        },
        `"How did you catch it?" says ${k}. "Catch it?" says ${t}. "I sat."`,
        `"You have it!" says ${h}. "But you are so slow!" "I was here," says ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(T, 'sit', 'calm'), seen(H, 'sit', 'calm'), seen(O, 'stand', 'calm')],
        },
        `So they all sit. Shh! Now the ${f} sits next to ${k}.`,
        `They all sit down. They do not look. Up comes the ${f}, to see.`,
      ),
      page(
        { setting: 'kitchen', time: 'night', camera: 'close', actors: [seen(K, 'stand', 'sleepy')] },
        `Back on the plate goes the ${f}. "Good night," says ${k}. Hop! "${refrain}"`,
        `It is night. There is the plate. But where is... "${refrain}" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { f, legs, H, O, T, h, o, t, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(f))),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'happy')] },
        `There was one left on the plate. It was the best one, so ${K.introduced} had kept it for last. "Now," said ${k}. The ${f} sat up.`,
        `${K.introduced} had looked forward to it all morning. It was warm, and it was on a plate. It was a ${f}. When ${k} came nearer, it moved over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'surprised')] },
        `${legs ? 'It put out two small legs, and then two more. ' : ''}It looked to the left. It looked to the right. Then it was off the plate, along the table and out at the door. "${refrain}" cried ${k}.`,
        `"Did you see that?" said ${k} to nobody. It had got up on its own${legs ? ' legs' : ''}. It ran twice round the jug, to get going, and then it was outside. "${refrain}"`,
      ),
      page(
        { ...outside, camera: 'wide', actors: [seen(K, 'run', 'excited')] },
        `They went through the beans and under the washing. When ${k} was quick, the ${f} was quicker. When ${k} stopped to breathe, it stopped as well, and waited. It seemed to enjoy it.`,
        `The ${f} went round the pump, and ${k} went round the pump. ${legs ? 'Its legs were no longer than a match.' : 'It had no legs to speak of.'} All the same it was always just a bit too far. Once it looked back, to see if ${k} was coming.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'determined'), seen(K, 'run', 'excited')] },
        `"Leave that to me," said ${H.introduced}. "I'm the quickest in the whole field." ${h} shot off like a cork. There was a cloud of dust. On the far side of it sat the ${f}. "${refrain}" shouted ${h}.`,
        `At the gate lay ${H.introduced}, who had won all the races. "You go like this," said ${h}, and was gone. So was the ${f}, the other way, under the gate. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(O, 'run', 'determined'), seen(K, 'run', 'excited'), seen(H, 'run', 'excited')],
        },
        `Then there was ${O.introduced}. One of those steps is ten of yours. Clop, and the ${f} was between the front feet. Clop, and it was between the back ones. ${o} had to sit down to count them. "${refrain}"`,
        `${O.introduced} was looking over the fence, with long legs, doing nothing. "I could step on it," said ${o}. "No!" said ${k}. So ${o} tried to step round it, and got into a knot. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(H, 'run', 'excited'), seen(O, 'run', 'excited')] },
        `Now there were three of them behind it, and it was still in front. It ran up the hill as if it had an appointment. They ran until they could hear their own ears. "It can't," puffed ${h}, "keep that up." It could.`,
        `Hop, clop, puff, they went up the hill. It's hard to run and shout. So they stopped shouting, and then they nearly stopped running. The ${f} came back a few steps, to see what was keeping them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'calm')] },
        `On top of the hill sat ${T.introduced}. ${t} had set out for there at Easter, and had only just come. Now there was a view, and ${t} was looking at it. It was not a moment to get up again.`,
        `Up on the hill there is a flat stone that gets the sun. ${T.introduced} was on it. You could have taken ${t} for another stone. "Stop it!" they called from below. "I've only just sat down," said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'happy')] },
        `The ${f} came over the top, at full speed. Nobody ran at it. It went once round ${t}, to make sure. Then it slowed down. Then it sat, and looked at the view as well. "Good morning," said ${t}.`,
        `Up came the ${f}, and swerved. Then it saw that there was no need. It tried a little run, all the same. ${t} did not turn round. So it came and sat in the sun. "Nice, isn't it?" said ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(H, 'stand', 'surprised'), seen(T, 'sit', 'calm')],
        },
        `That was how they found them, side by side. "You caught it!" said ${k}. "You!" said ${h}, who had won all the races there are. "Did I?" said ${t}. "I was only in."`,
        `"How?" said ${h}. That was all that ${h} had breath for. "It isn't hard," said ${t}. "You go on sitting until it comes." "We've been going after it all day," said ${k}. "I know," said ${t}. "It told me. It thought that it was a race."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(T, 'sit', 'calm'), seen(H, 'sit', 'calm'), seen(O, 'stand', 'calm')],
        },
        `So they sat down, all four of them, and looked at the view. Nobody said a word. ${k} did not even look. Something came nearer, and then a bit nearer. It was still warm. It leaned on ${k}.`,
        `${h} had never sat before, not properly. It felt like being late. But the sun was good, and the stone was warm. After a while there was a small weight against ${K.names} side. It was the ${f}, fast asleep.`,
      ),
      page(
        { setting: 'kitchen', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')] },
        `Nobody could eat it after that. It lives in the tin with the blue lid, and gets its exercise. In the evening ${k} takes the lid off, and counts to three. "${refrain}" And if it rains they just sit.`,
        `It has a plate of its own now, with its name on. Nobody eats what they have sat on a hill with. At night ${k} puts out the light, and listens. Hop. "${refrain}" says ${k}. But ${k} doesn't get up. One has only to wait.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { f, legs, H, O, T, h, o, t, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES(f))),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'proud')] },
        `It was meant for the show. There was a table there for the best thing to eat, and a cup for whoever had made it. ${K.introduced} had made eleven, and they were practice. The twelfth was perfect. It lay on the blue plate, and steamed a little. You could not have told it from a picture of a ${f}. "Don't anybody breathe," said ${k}. The ${f} did.`,
        `${K.introduced} was going to win the cup. It stood to reason. There were four in for it, and one of them was the vicar, who burned things. ${k} had been at it since six, and on the blue plate lay the result. A better ${f} had never been seen in that house. ${k} bent down, to look at it along the edge. Somebody looked back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'surprised')] },
        `First it sat up. ${legs ? 'Then it had legs. They had been folded underneath. ' : ''}Then it looked round the kitchen, as you look round a waiting room. It went along the table, and slid down a tea towel. It was out at the door before the door knew. "${refrain}" cried ${k}. It was twenty to ten, and the show was at twelve.`,
        `It did not make a fuss. ${legs ? 'It put out its legs, which nobody had known of. ' : ''}It got down from the table by way of a chair, and it wiped its feet, going out. That was what ${k} always remembered. Then it began to run. "${refrain}" shouted ${k}, and took the plate along, so as to be ready.`,
      ),
      page(
        { ...outside, camera: 'wide', actors: [seen(K, 'run', 'determined')] },
        `${k} was quick, and was known for it. But whatever ${k} did, the ${f} did a bit more. Through the beans it was two steps ahead, and at the pump it was three. When ${k} stood still, with a stitch, it stood still as well. It hopped from one foot to the other. If ${k} had not been so cross it might have been plain what that looked like.`,
        `They went twice round the yard. There's a trick to corners, and the ${f} had it. ${k} threw a basket over it, and caught a hen. ${k} lay down flat behind the pump, to be cunning. The ${f} came and looked round from the other side. It went off again at once, but not very far. It did seem to want to be run after.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'determined'), seen(K, 'run', 'excited')] },
        `"You want a professional," said ${H.introduced}, who had won every race in that field. "What do I get?" "You can hold the cup," said ${k}. ${h} went off like a cork. One saw a line of dust, and then another line beside it, and then that the second was in front. "${refrain}" yelled ${h}. "It's cheating! It hasn't got a start!"`,
        `By the gate was ${H.introduced}, with one leg up, doing exercises. "A hundred yards," said ${h}, "in the time that it takes to say so. Which way did it go?" It had not gone. It was sitting on the gatepost. They were off together, and for a whole second it looked like a race. After that it looked like ${h}, running. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(O, 'run', 'determined'), seen(K, 'run', 'excited'), seen(H, 'run', 'excited')],
        },
        `So they asked ${O.introduced}, who had legs. "Ten of your steps," said ${o}, "is one of mine." That was correct. Clop, and the ${f} was behind it. It went in and out between those four great feet as if they were a dance. ${o} had to lean on a tree in the end, to find out which leg was which. "${refrain}" said ${o}, from there. It was now eleven.`,
        `${O.introduced} had been looking on over the fence. "It's a question of length," said ${o}, and stepped across, fence and all. Nobody could have been longer. But there is so much of a horse, and it can't all turn at once. The front half was after the ${f} down the lane while the back half was still in the yard. "${refrain}" called both ends. The church clock struck eleven.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'worried'), seen(H, 'run', 'excited'), seen(O, 'run', 'excited')] },
        `Now it went up the hill, with the three of them behind it in a row. There was less talk. ${h} had a blister, and ${o} had a stone. ${k} still carried the blue plate, and did not know any more what for. You can see the whole show from up there, with the tents. You can see the table. There was a gap on it, with a card.`,
        `Up the hill they went, hop, clop, puff. It got steeper. "It can't keep this up," said ${h}. It could. It was they who couldn't. Down on the green the band began, and somebody was putting out the cup. ${k} heard it, and ran on with shut teeth. The ${f} came back a few yards, as you do for slow people on a walk.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'calm')] },
        `At the top is a flat stone, and on it was ${T.introduced}. ${t} had set out for there at Easter. People had said that it was not worth it, at that rate. Now ${t} was there, and had the whole valley to look at. So far ${t} had got to the river. It was no time to be getting up. "Stop it!" they shouted from below. "${refrain}" "In a minute," said ${t}.`,
        `Nobody ever takes any notice of ${T.introduced}, because there is nothing to notice. You pass, and come back next week, and ${t} has got to the other side of the path. Since Monday ${t} had been on top of the hill, on the warm stone. "Head it off!" shouted ${h}. ${t} thought about that. It would take until Thursday.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'happy')] },
        `The ${f} came over the edge at full tilt. In the way was somebody who was not running. It had not met that before. It did a wide turn round ${t}, to be on the safe side. ${t} was looking at the valley. It did a smaller one. It made as if to dash off, and looked back. Nobody came. It walked the last bit. "You get a good view of the mill from here," said ${t}.`,
        `It shot up over the edge, and swerved left, and swerved right. There was nothing to swerve round. There was only ${t}, who did not so much as turn a head. It jumped up and down a bit, a yard off. It ran away very slowly. It came back. In the end it got up on the stone, and sat down, with its feet over the side. "That's better," said ${t}. "You've run all the way from somewhere."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(H, 'stand', 'surprised'), seen(T, 'sit', 'calm')],
        },
        `That was how they found them. "You!" said ${h}. "You've caught it?" "I was in," said ${t}, "and it called." ${k} had the plate ready. It was a quarter to twelve. It was a good way down, but all downhill. ${k} took one quick step. In the same moment the ${f} was on its feet, and bright, and ready to be off. It looked at ${k} as you look at a friend who is going to count to ten.`,
        `"How did you do it?" ${k} asked, when there was breath to ask. "I didn't," said ${t}. "I never do. I find that most things come by." There was time yet. You had only to throw yourself on it. ${k} went down on one knee, with the plate behind, and saw the ${f} see it. It was up at once. It was not frightened at all. It was delighted. It thought that they were going to begin again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(T, 'sit', 'calm'), seen(H, 'sit', 'calm'), seen(O, 'stand', 'calm')],
        },
        `So that was what it had been, all morning, to one of them. ${k} stood there for as long as it takes to give up a cup. Then ${k} put the plate down on the grass, and sat, with both hands where you could see them. ${o} lay down like a hill. ${h} had never sat before, not properly, and said that it felt like being late. They looked at the mill. They heard the band stop, and the clapping. ${k} did not turn round.`,
        `"It isn't running away," said ${k}, slowly. "It's playing." Nobody can win a cup with somebody who is playing. ${k} sat down on the stone with the others, as slowly as a tortoise. It was the hardest thing yet. Down below they clapped, for somebody else. ${o} found that you can see the sea from there, if nothing moves. ${h} found out about clouds. And something small came and leaned on ${k}, and it was still quite warm.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(K, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
            seen(O, 'walk', 'happy'),
            seen(T, 'walk', 'calm'),
          ],
        },
        `They went down in the cool, at the pace of ${t}. It was a new pace to the others, and one saw a lot. The ${f} rode on ${o}, between the ears. They got to the green when it was being swept. The vicar had won. He had only burned his a little, and he was so happy that nobody minded. "Weren't you in for it?" he said to ${k}. "I was out," said ${k}.`,
        `It took them until evening to get down, because of ${t}. Nobody was in a hurry any more, and ${h} walked backwards, to see what that was like. At the green they were folding up the tents. "You'd have won," said the vicar, who had, and he looked hard at the ${f}. It looked hard at him. It got ready. "Don't run," said ${k} to the vicar. "Sit down a minute. You'll see."`,
      ),
      page(
        { setting: 'kitchen', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')] },
        `The blue plate hangs on the wall now. You don't eat anybody with whom you have looked at a mill. At five ${k} opens the kitchen door, and counts to ten, as it should have been from the start. "${refrain}" You can hear them all over the valley, hop, clop, puff. When they have had enough they go and sit with ${t}, who has nearly got to the gate.`,
        `There is a place for it on the shelf, beside where the cup would have been. At night ${k} puts out the light and waits. There is a small noise, as of somebody who gets down by way of a chair. "${refrain}" says ${k}, for the look of the thing, and stays where it's warm, and doesn't turn round. You have only to leave the door open. By and by it always comes.`,
      ),
    ],
  };
}

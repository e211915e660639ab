import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { becomes, turned } from './who.ts';

const REFRAINS = [
  "That isn't funny",
  "It isn't funny",
  'Not funny at all',
  "That's not a bit funny",
  'Still not funny',
  'Not the least bit funny',
  'Not funny, not once',
  'Nobody is laughing',
  "I'm not laughing",
  'Nothing to laugh at',
] as const;
const TITLES = [
  'the brown and sticky day',
  'one joke, nineteen sticks',
  'what came in with a stick',
  'a stick, and another stick',
];

interface Parts {
  /** Whoever it was. */
  readonly X: Figure;
  readonly x: string;
  /** What it is now, spoken of by its kind. */
  readonly W: Figure;
  readonly w: string;
  readonly says: string;
  readonly B: Figure;
  readonly b: string;
  readonly isTeacher: boolean;
}

function parts(going: Going): Parts {
  const { raw, company } = going;
  const X = turned(going);
  const W = company.meet(becomes(raw)?.id ?? 'dog');
  const B = company.friend;
  return { X, x: X.name, W, w: W.theKind, says: W.says, B, b: B.name, isTeacher: /teacher/.test(raw) };
}

/** One joke is told each morning and nobody laughs. The one who tells it is an animal, and brings sticks until it is understood. */
export const STICKY: EventPlot = { id: 'sticky', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { X, x, W, w, says, B, b, isTeacher } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const late = isTeacher ? 'Home time' : 'Bedtime';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: isTeacher ? 'classroom' : 'kitchen',
          camera: 'medium',
          actors: [seen(X, 'stand', 'happy'), seen(K, 'sit', 'calm')],
        },
        `${cap(X.introduced)} has a joke. "What is brown and sticky? A stick!" "${refrain}" says ${K.introduced}.`,
        `"What is brown and sticky? A stick!" That is ${X.introduced}. "${refrain}" says ${K.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'surprised'), seen(K, 'stand', 'surprised')], things: ['chair'] },
        `Pop! ${cap(x)} has turned into ${W.aKind}! "${says}," says ${w}.`,
        `Pop! Look! ${cap(x)} has turned into ${W.aKind}! "${says}," says ${w}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'walk', 'happy'), seen(B, 'stand', 'curious'), seen(K, 'stand', 'worried')],
        },
        `${cap(w)} brings a stick and waits. "Why?" says ${B.introduced}.`,
        `${cap(w)} puts down a stick. "A stick?" says ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'determined'), seen(W, 'sit', 'calm')] },
        `"Be ${x} again, please!" says ${k}. "${says}." One more stick. "${refrain}"`,
        `${k} says please. ${k} says hocus pocus. One more stick! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(W, 'sit', 'calm')], things: ['hat'] },
        `${k} puts ${X.names} hat on it. No. "${refrain}"`,
        `Will ${X.names} hat help? No. One more stick! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'walk', 'determined'), seen(B, 'look-up', 'surprised')], things: ['log'] },
        `Stick, stick, stick! ${b} looks up at the heap. In comes a log!`,
        `More sticks! What a heap! Then comes a log. "Stop!" says ${b}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(W, 'sit', 'calm')], things: ['jam'] },
        `It is late. ${k} is sad. Here comes a small stick. Oops! It falls in the jam.`,
        `Now ${k} wants ${x} back. Here is one last stick. Plop! Into the jam.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised'), seen(W, 'stand', 'excited')] },
        `It is brown. It sticks to ${k}. "Brown and sticky! It is the joke!"`,
        `${k} holds it. It is brown. It is sticky. "Oh! The joke!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(K, 'hug', 'happy')] },
        `${k} laughs and laughs. Pop! There is ${x}! "You laughed!" says ${x}.`,
        `${k} laughs and laughs. Pop! ${cap(x)} is back! "At last!" says ${x}.`,
      ),
      page(
        {
          time: isTeacher ? 'sunset' : 'night',
          setting: isTeacher ? 'classroom' : 'bedroom',
          camera: 'close',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', isTeacher ? 'happy' : 'sleepy')],
        },
        `${late}. "One more joke?" says ${x}. "${says}!" says ${k}. Now ${x} laughs.`,
        `"Do you know a joke?" says ${x}. "${says}!" says ${k}. They laugh and laugh.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { X, x, W, w, says, B, b, isTeacher } = parts(going);
  const M = going.company.person('Mrs Hill', 'neighbour');
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: isTeacher ? 'classroom' : 'kitchen',
          camera: 'medium',
          actors: [seen(X, 'stand', 'happy'), seen(K, 'sit', 'calm')],
        },
        `Every morning, first thing, ${X.introduced} told the joke. "What's brown and sticky?" said ${x}. "A stick," said ${K.introduced}. It was the only one that ${x} knew. ${cap(x)} laughed until the cups shook.`,
        `${cap(X.introduced)} had one joke. It came every morning, before anything else. "What's brown and sticky?" "A stick," said ${K.introduced}, without looking up. And ${x} would laugh, all alone.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'sit', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['chair', 'hat'],
        },
        `But that day ${k} was cross. "${refrain}" said ${k}. "It never was." There was a pop. On the chair sat ${W.aKind}, in ${X.names} hat. "${says}," it said.`,
        `That morning ${k} had heard it once too often. "${refrain}" said ${k}, quite loudly. Pop! On ${X.names} chair there was still a hat. But under the hat sat ${W.aKind}. "${says}," it said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'curious'), seen(K, 'point', 'worried'), seen(W, 'walk', 'happy')],
        },
        `"Who's that?" said ${B.introduced}. "That's ${x}, turned into ${W.aKind}," said ${k}. ${cap(w)} went out, and came back with a stick. It put the stick down in front of ${k}, and looked up, and waited.`,
        `${cap(B.introduced)} came in and looked. "Has ${x} gone out?" "No," said ${k}. "${cap(x)} has turned into that." ${cap(w)} had fetched a stick from the yard. It laid it at ${K.names} feet. It seemed to be waiting for something.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'shout', 'determined'), seen(W, 'sit', 'calm'), seen(B, 'stand', 'curious')],
        },
        `First they tried magic words. They said please, and hocus pocus, and both of them backwards. But magic words only undo magic, and this had just happened. ${cap(w)} brought a second stick. "${refrain}" said ${k}.`,
        `"Turn back!" said ${k}. "Please! Hocus pocus!" ${cap(b)} tried it in a deep voice. But you can't undo a spell that nobody has made. "${says}," said ${w}, and brought a longer stick. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'calm'), seen(K, 'hold', 'determined')], things: ['cup'] },
        `"Maybe it has forgotten how to be ${x}," said ${b}. So they gave it ${X.names} cup, and the newspaper. It sat on the news and put its face in the tea. Then it went for another stick. "${refrain}" said ${k}.`,
        `"We'll remind it," said ${k}. They set out the cup that ${x} liked, and the cushion. It was all very nice, for ${W.aKind}. When it had had a rest, it brought a stick. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'calm'), seen(W, 'sit', 'calm'), seen(K, 'stand', 'worried')] },
        `Mrs Hill from next door knew about animals. She looked at it from the front and from the back. "There's nothing wrong with it," she said. "It's a very good ${W.kind}." And ${w} gave her a stick, too.`,
        `They asked Mrs Hill, who had kept all sorts. "It's in fine health," she said. "I never saw a better ${W.kind}." "But it's ${x}!" said ${k}. Mrs Hill took a step back. She trod on a stick.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(W, 'walk', 'determined'), seen(B, 'look-up', 'surprised')],
          things: ['log'],
        },
        `By evening there were eighteen. There were thin ones and forked ones, and one was more of a log. They reached as high as the window. "What's it building?" said ${b}. But ${w} only looked at ${k}, each time.`,
        `It did not stop. It brought sticks as long as a bed. One was a whole log, and stuck in the door. "That's eighteen," said ${b}. "What are they all for?" And each time ${w} looked at ${k}, and waited.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'sad'), seen(W, 'sit', 'calm'), seen(B, 'sit', 'sad')],
          things: ['jam'],
        },
        `"I'd listen to that joke now," said ${k}. "I'd listen to it twice." It was very quiet without it. Then came stick number nineteen. It was tiny. On the way it had been in the jam.`,
        `There was bread and jam for supper. Nobody told any joke. "I miss it," said ${k}, in a small voice. ${cap(w)} looked about. There was one little stick left. It fell in the jam, and was fished out, and handed over.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'surprised'), seen(W, 'stand', 'excited'), seen(B, 'stand', 'curious')],
        },
        `${k} took it. Then ${k} could not put it down again. "It's stuck to me," said ${k}. "It's all brown, and it's..." ${cap(w)} sat up very straight. "Brown and what?" said ${b}. "Sticky!" said ${k}.`,
        `"Ugh," said ${k}. It would not come off. "What's the matter with it?" said ${b}. "It's brown," said ${k}, "and it's sticky." Then nobody breathed. "It's the joke! It's been telling me the joke all day!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(K, 'hug', 'happy'), seen(B, 'jump', 'happy')] },
        `It began in ${K.names} toes. It came up like bubbles. ${k} laughed until it hurt, and fell over the log. Pop! There was ${x}, hat and all. "Nineteen sticks!" said ${x}. "I thought that I should have to fetch a tree."`,
        `${k} began to laugh, and it would not stop. It was the worst joke in the world, and it had taken nineteen sticks. Pop! There on the heap sat ${x}. "You laughed!" said ${x}. "You've got jam on you," said ${k}, and held on tight.`,
      ),
      page(
        {
          setting: isTeacher ? 'classroom' : 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(X, 'sit', 'happy')],
        },
        `In the morning it was ${k} who began. "What sits on your chair, in your hat, and says '${says}'?" ${cap(x)} thought about it for a long time. "${refrain}" said ${x}, and laughed until the cups shook.`,
        `There's a new joke now. It goes, "What has a hat on and says '${says}'?" ${k} tells it every morning. "${refrain}" says ${x}. "I was there." And then they both have to sit down.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { X, x, W, w, says, B, b, isTeacher } = parts(going);
  const M = going.company.person('Mrs Hill', 'neighbour');
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: isTeacher ? 'classroom' : 'kitchen',
          camera: 'medium',
          actors: [seen(X, 'stand', 'happy'), seen(K, 'sit', 'calm')],
        },
        `${cap(X.introduced)} knew one joke. It arrived every morning, like the milk. "What's brown and sticky?" said ${x}. "A stick," said ${K.introduced}. Then ${x} laughed, and banged the table, and the spoons jumped. ${k} had laughed as well, the first time. That was about four hundred mornings ago. Lately ${k} did not even say "a stick" any more. ${k} only turned the page.`,
        `There are people with a hundred jokes, and people with none. ${cap(X.introduced)} had exactly one. "What's brown and sticky?" it began, each day, before anyone was properly awake. "A stick," ${K.introduced} was supposed to say. And then there was the laughing, and the banging on the table, so that the spoons jumped. For a year or so they had done that part together. Now only one of them did it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(W, 'sit', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['chair', 'hat'],
        },
        `On Thursday ${k} had slept badly and lost a shoe. "What's brown and sticky?" said ${x}. "${refrain}" said ${k}. "It was never funny. Nobody in the whole world thinks that it's funny." It went very quiet. "Not even a bit?" said ${x}. There was a pop, no louder than a cork. On ${X.names} chair, in ${X.names} hat, sat ${W.aKind}. "${says}," it said.`,
        `It was a Thursday, and raining, and somebody had used up the milk. Then it came. "What's brown and sticky?" "Stop it," said ${k}. "${refrain} and it wasn't yesterday." You can say a thing like that in a second. ${cap(x)} put down the cup. There was a small, flat pop. The hat was still there, and the chair was still there. In between there was ${W.aKind}. "${says}," it said, as if trying it out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'curious'), seen(K, 'point', 'worried'), seen(W, 'walk', 'happy')],
        },
        `"You're late," said ${B.introduced}, in the doorway. "And whose is that?" "That's ${x}, turned into ${W.aKind}," said ${k}. "I said something." ${cap(w)} got down, went out into the rain, and came in again with a stick. It laid this in front of ${k} with great care. It took one step back. Then it looked up, as bright as a button, and waited. Nothing happened. It seemed rather surprised at that.`,
        `${cap(B.introduced)} saw it at once, and walked round it. "I don't want to upset you," said ${b}, "but ${x} has turned into ${W.aKind}." "I know that," said ${k}. "I did it." ${cap(w)} had gone out. It came back wet, with a stick, and put it down exactly between ${K.names} feet. Then it waited, with its head a little on one side. ${k} had seen that look before. There was no time to think where.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'shout', 'determined'), seen(W, 'sit', 'calm'), seen(B, 'stand', 'curious')],
        },
        `They went at it in an orderly way. First it was magic. They said hocus pocus, and please, and the seven times table, forwards and in reverse. ${cap(w)} listened politely. But a spell has to be undone by whoever made it, and no one had made any. It was just something that had been said. A second stick was put down on top of the first. "${refrain}" said ${k}.`,
        `"It wants a spell," said ${b}, who had read about it. So they did spells. They did them in rhyme, and on one leg. "There's nothing to undo," said ${k}, in the end. "Nobody cast anything. I was only rude." There wasn't a page about that. "${says}," said ${w}, and fetched a stick as long as a broom. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'calm'), seen(K, 'hold', 'determined')], things: ['cup'] },
        `Next they tried to remind it. They set out ${X.names} cup, and the newspaper, folded at the crossword. They put the hat on straight. It drank the tea, sat on the crossword, and was happy. That was the trouble. It made such a good ${W.kind} that there was nothing in it to mend. When it had had its rest it went out and chose another stick. "${refrain}" said ${k}, but with less behind it.`,
        `"Perhaps it's forgotten," said ${b}. They gave it everything that was ${X.names}: the cup, the good pen, the chair by the heater. It settled on all of them in turn. It was clear that it remembered. It was also clear that it had something more important to do. Out it went, and in it came, backwards, pulling. "${refrain}" said ${k}, who had to help with the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'calm'), seen(W, 'sit', 'calm'), seen(K, 'stand', 'worried')] },
        `Mrs Hill from next door had kept every sort of creature, and she was asked in. She looked at its eyes, and under the hat. "It's a splendid ${W.kind}," she said. "I only wish that mine had been so keen on something. Have you tried throwing it?" They had. It had gone and got it, and put it back, and waited. "It doesn't want it thrown," said ${k} slowly. "It wants me to say something."`,
        `By noon they had sent for Mrs Hill, who had bred prize hens and was afraid of nothing. "Fit as a fiddle," she said, when she had done. "It's a ${W.kind}, and a good one." A stick was laid upon her boot. She threw it out of the door, and it came back, and was laid before ${k}. "Well, it isn't for me," said Mrs Hill. "It's for you. It's only you it looks at."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(W, 'walk', 'determined'), seen(B, 'look-up', 'surprised')],
          things: ['log'],
        },
        `There were eleven sticks by four o'clock, and eighteen when it got dark. One had leaves on. One was a log, and had taken half an hour. ${cap(w)} was tired by then. You could see that from the way it put them down. But after each it still took its one step back, and looked up, with all its might. "It's the most stubborn creature that I ever saw," said ${b}. "It's just like ${x}," said ${k}, and had to look out of the window.`,
        `The heap grew. It went past the seat of the chair, and past the sill. It had begun to lean. ${b} took charge of counting, and got to eighteen. "If it's a house, it's a bad one," said ${b}. "And if it's a present, you've got enough." ${cap(w)} came in with a log that only just fitted the door, and stood there shaking. It looked at ${k}. Nobody could go on like that for much longer.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'sad'), seen(W, 'sit', 'calm'), seen(B, 'sit', 'sad')],
          things: ['jam'],
        },
        `Supper was bread and jam, at a table with one chair too many. "I could have said it," said ${k}. "It's two words. It would have cost nothing. I could have said 'a stick', and turned the page." ${b} did not argue, which was kind, or honest. There was a rustle. It had found one more, hardly longer than a finger. It dragged it across the table, and through the jam, because it was too tired to go round.`,
        `It got dark. Somebody made bread and jam, and nobody said anything brown or sticky or otherwise. ${k} had wanted it quiet, and here it was. "It was never the joke that was good," said ${k}. "It was that we banged the table." ${b} passed the butter. Then something small was pushed up against ${K.names} plate. It was number nineteen, a mere twig. It had come by way of the jam.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'surprised'), seen(W, 'stand', 'excited'), seen(B, 'stand', 'curious')],
        },
        `"Thank you," said ${k}, and picked it up to put it with the rest. It would not be put. It clung to one finger, and then to another. "What's the matter?" said ${b}. "It's got jam on. It's gone all brown, and it's..." ${cap(w)} was on its feet. It did not make a sound. ${k} looked at the stick. ${k} looked at the heap, the whole eighteen of it, up to the sill. "Oh, no," said ${k}. "Oh, you didn't."`,
        `${k} took it between two fingers, and it stayed there. ${k} shook, and it stayed. "It's sticky," said ${k}. "It's brown, and it's..." There ${k} stopped. ${cap(w)} took its one step back. Its head was on one side. And all at once ${k} knew where that look came from. It was the look of somebody who has asked a question, four hundred times, and is still hoping. "What's brown and sticky?" whispered ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(K, 'hug', 'happy'), seen(B, 'jump', 'happy')] },
        `It was not a polite laugh. It started somewhere near the floor. ${k} held on to the table, and the table shook, and the spoons jumped. Nineteen! In the rain! Pop, it went, and nobody heard it. On top of the heap, in the hat, sat ${x}, wet through. "I thought I'd have to fetch a tree," said ${x}. Then they banged on the table together, until Mrs Hill knocked on the wall.`,
        `"A stick!" said ${k}, and that was the end of supper. ${k} laughed lying down. It is the worst joke in the world, and it had been told with nineteen sticks and a log. There was a pop. "You might have said so at one," said ${x}, on the heap, with leaves in both sleeves. "I did it very clearly." "I wasn't listening," said ${k}, and said it into ${X.names} wet coat.`,
      ),
      page(
        {
          setting: isTeacher ? 'classroom' : 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(X, 'sit', 'happy')],
        },
        `They have two jokes now. The second one is ${K.names}. "What sits on your chair, wears your hat, and says '${says}'?" it goes. ${cap(x)} has to guess, every single morning. "${refrain}" says ${x}, very stiffly. "Not even a bit?" says ${k}. And then the spoons jump.`,
        `It's four hundred mornings further on, and nobody has counted how many times it's been told. Sometimes ${x} has a cold and can't. Then ${k} says nothing, and puts a twig beside the cup. "${refrain}" says ${x}, in a croak. But one hand goes up, all the same, and gets ready for the table.`,
      ),
    ],
  };
}

import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Too small!',
  'Still too small!',
  'Much too small!',
  'Far too small!',
  'Just too small!',
  'Simply too small!',
  'Really too small!',
  'A bit too small!',
  'Oh, too small!',
  'Too small, too small!',
] as const;
const TITLES = ['the big one', 'who rang the bell', 'somebody has to be the big one', 'the string was too high'];

interface Parts {
  /** Who can lift the small one: the child beside another hero, else the grown-up. */
  readonly B: Figure;
  readonly S: Figure;
  readonly too: string;
  readonly tooPast: string;
}

function parts({ A, K, G, company, third }: Going): Parts {
  const B = A === K ? G : K;
  const other = third ? company.other : null;
  return {
    B,
    S: company.meet('snail'),
    too: other && other !== A ? ` ${other.name} is there, too.` : '',
    tooPast: other && other !== A ? ` ${other.name} was there, too.` : '',
  };
}

/** Everybody is too small for something, and is the big one for somebody else: so the bell is rung by three. */
export const BELL: EventPlot = { id: 'bell', young, middle, old };

/** What a theme has out of reach: the cheese comes when the bell is rung. */
const prizeIn = ({ raw }: Going): string | null =>
  /\breach (?:the |his |her |its |an? |some )?(?:\p{L}+ )?(cheese|jam|biscuits?|cookies?|cake|apples?|honey|sweets|berries|nuts|bread|pie)\b/u.exec(
    raw,
  )?.[1] ?? null;

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { B, S, too } = parts(going);
  const [b, s] = [B.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  const prize = prizeIn(going);
  const forWhat = prize === null ? '' : ` It calls for ${prize}.`;
  const comes = prize === null ? '' : ` Here comes the ${prize}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'look-up', 'sad')], things: ['bell', 'string'] },
        `Up there hangs the tea bell.${forWhat} ${A.introduced} looks up.${too} The string is too high.`,
        `Here is ${A.introduced}.${too} ${a} wants to ring the tea bell.${forWhat} The string is too high.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['bell'] },
        `${a} jumps. ${a} jumps again. No. "${refrain}" says ${a}.`,
        `Up on tiptoe! No. And jump! No. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'calm'), seen(S, 'walk', 'worried')] },
        `On the path is ${S.introduced}. "Up you go," says ${a}. Now ${s} is safe.`,
        `Mind your feet! There is ${S.introduced}. ${a} lifts ${s} off the path.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['bowl', 'spoon'] },
        `Porridge makes you big. ${a} eats a whole bowl. "${refrain}"`,
        `Porridge makes you grow. ${a} eats it all. Now ${a} is full. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['watering-can', 'flower'] },
        `Water makes a flower grow. So ${a} waters both feet. "${refrain}"`,
        `How does a flower do it? With water! ${a} waters both feet. Only wet. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['bell'] },
        `${a} sits down under the bell. "I am too small for everything."`,
        `Now ${a} sits on the step. "Everybody is big," says ${a}. "But not me."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'look-up', 'curious'), seen(A, 'sit', 'surprised')] },
        `"Hello, Big One," says a very small voice. It is ${s}. Who is big?`,
        `"You there! Big One!" ${s} looks up at ${a}. Who is big?`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'happy'), seen(A, 'stand', 'proud')] },
        `"You are," says ${s}. "Lift me up?" Up goes ${s}, very high.`,
        `"I mean you," says ${s}. "Lift me up?" And up goes ${s}, on ${A.names} head.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'happy'), seen(S, 'sit', 'excited')],
          things: ['bell', 'string'],
        },
        `Here comes ${b}. "Hello, Big One!" says ${a}. "Lift me up?" Up they go. Ding-dong!${comes}`,
        `There is ${b}. "Lift us up, Big One!" Up go ${a} and ${s}. Ding-dong!${comes}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'hat'), seen(S, 'sit', 'calm')],
          things: ['hat'],
        },
        `After tea ${a} finds a hat. It was too big last year. It will not go on. "${refrain}"`,
        `${a} puts on last year's hat. ${s} laughs. It sits on top! "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { B, S, tooPast } = parts(going);
  const [b, s] = [B.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  const prize = prizeIn(going);
  const forWhat = prize === null ? '' : ` When it rang, out came the ${prize}.`;
  const comes = prize === null ? '' : ` And out came the ${prize}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'look-up', 'sad')], things: ['bell', 'string'] },
        `At the end of the garden hung the tea bell.${forWhat} Whoever rang it was somebody. ${A.introduced} had never rung it.${tooPast} The string ended a good jump too high.`,
        `There was a bell for tea, and a string to ring it by.${forWhat} Everybody had had a go but ${A.introduced}.${tooPast} "Wait till you're bigger," they said. ${a} had waited since breakfast.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['bell'] },
        `${a} stretched as far as there was any ${a} to stretch. ${a} jumped, and came down again in the same place. There was still a lot of air between. "${refrain}" said ${a}.`,
        `First ${a} tried it on the tips of the toes. Then ${a} took a run, and jumped. The string did not even know about it. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'calm'), seen(S, 'walk', 'worried')] },
        `${S.introduced} was crossing the path, to get to a lettuce. "You'll get trodden on," said ${a}. "Up you go!" ${a} lifted ${s} over the edge, and thought no more of it.`,
        `Running back, ${a} nearly trod on ${S.introduced}. There was a stone step there. ${s} had been going up it since Monday. "Up you go," said ${a}, and set ${s} on top, and ran on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['bowl', 'spoon'] },
        `"You get big from porridge," they always said. So ${a} had a bowl of it, and another. ${a} did get bigger, but only round the middle. It's no help with bells. "${refrain}" said ${a}.`,
        `Next it was porridge. ${a} ate three bowls, and looked down to see it work. Something had grown, but it was the tummy. The string was where it had been. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['watering-can', 'sunflower'] },
        `By the wall stood a sunflower. In spring it had been as small as a thumb. "They watered it," thought ${a}. So ${a} fetched the can, and watered one foot, and then the other. It was cold. "${refrain}"`,
        `The sunflower was higher than the shed, and nobody gave it porridge. It got water. ${a} stood beside it, and held the can over both feet. It took till noon. "${refrain}" said ${a}, and sneezed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['bell'] },
        `${a} sat down under the bell, full, with wet feet. "There's big, and there's me," said ${a}. "Everything was made by somebody big, for somebody big. Even the steps."`,
        `Then ${a} had no ideas left, and sat on the step. The bell hung up there and shone. "The whole world is for big ones," said ${a}. "It's no good. I'll live under a leaf."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'look-up', 'curious'), seen(A, 'sit', 'surprised')] },
        `"Excuse me, Big One," said somebody. ${a} turned round, to see who it was that was so big. There was nobody. There was a garden, and ${s}. "I mean you," said ${s}.`,
        `"Hello there! Big One!" It was a very thin voice. ${a} looked left and right for somebody big. "Down here," said ${s}. "It's you that I'm calling. Who else?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'happy'), seen(A, 'stand', 'proud')] },
        `"You put me up that time," said ${s}. "It was like flying. I'm too small for these parts. Would you do it again?" ${a} got up. It felt quite a long way up. "Where to?" said ${a}.`,
        `"I was too small, and you only had to lift," said ${s}. "I've told all the others about you. Could you do it once more?" ${a} stood up straight, with ${s} in the air. You could see a long way from there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'happy'), seen(S, 'sit', 'excited')],
          things: ['bell', 'string'],
        },
        `Just then ${b} came by. "Excuse me, Big One," said ${a}. ${b} looked round, to see who was meant. Then up went ${a}, and on top was ${s}. There was the string! Ding-dong! Ding-dong!${comes}`,
        `And there was ${b}, on the way to tea. "Big One!" called ${a}. "I'm too small, and you only have to lift." So ${b} lifted ${a}, who was lifting ${s}. It was ${s} who bumped the bell, and ${a} who pulled. Ding-dong!${comes}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'hat'), seen(S, 'sit', 'calm')],
          things: ['hat'],
        },
        `"Who rang?" they all asked. "The big one," said ${s}, who was on a lettuce by then. It got cold, and ${a} looked for last year's hat. It used to come down to the nose. Now it sat on top like a cherry. "${refrain}" said ${a}, very pleased.`,
        `That evening a wind came up, and ${a} was given last year's hat. Last year it came down to the nose. ${a} pulled, and pulled. It would not go over the ears. "${refrain}" said ${a}, and ran to show ${s}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { B, S, tooPast } = parts(going);
  const [b, s] = [B.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'look-up', 'sad')], things: ['bell', 'string'] },
        `At midsummer the big bell is rung, at sunset, and then there are pancakes for the whole street. The rule is quite simple. Whoever can reach the knot in the string may ring it, and their name goes on the board. There's no other rule. ${A.introduced} had been just too short last year, and just too short the year before that.${tooPast} You have to stand in front of everybody, and stretch, and be told.`,
        `The string of the midsummer bell ends in a knot. Nobody knows who tied it, or for whom. If you can touch the knot, you may ring, and your name goes on the board. ${A.introduced} had stood under it twice, in a clean collar, with the whole street looking.${tooPast} Both times there had been two fingers of air. "Next year," they had said, quite kindly. It was next year in three weeks.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'pencil'), seen(A, 'stand', 'determined')],
          things: ['book', 'pencil'],
        },
        `So ${a} began to grow, on purpose. "I'll measure you," said ${b}. It was done at the shed door, with a book on top and a pencil. Two fingers above the line ${b} made a cross, and that was the knot. "${refrain}" said ${a}, looking up at it. "It's only two fingers," said ${b}. "What's two fingers?" It's easy to say that, from higher up.`,
        `There's a door on the shed where people are measured. ${b} laid a book on ${A.names} head and drew a line along it. Then, two fingers higher, ${b} drew the knot. ${a} turned round and looked. "${refrain}" said ${a}. "And there are twenty-one days." "People do grow," said ${b}, who had done it long ago, and forgotten how slow it is.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined')], things: ['bowl', 'watering-can'] },
        `It was done thoroughly. There was porridge, three bowls a day, which went in all directions but up. There was the bar behind the shed, to hang from until the arms got longer. There was the watering can, because of the sunflowers. "It works with them," said ${a}, in two wet socks. "They stand still more," said ${b}.`,
        `${a} ate porridge, and cabbage, and the crusts of other people. ${a} hung from the washing line pole, like a coat. Towards the end of the week it was the watering can, one foot at a time, beside the beans. The beans had done a hand since Monday.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(S, 'walk', 'determined')] },
        `On the path to the shed there's a step, as high as a matchbox. Every day ${S.introduced} was on the way up it. There was a lettuce at the top. It took from breakfast until dark, and at night ${s} fell off. "Up you go," said ${a}, on the way to be measured. It took a second. It got to be a habit, like closing a gate.`,
        `Every morning ${a} ran down the path to be measured. And every morning somebody was at the step there: ${S.introduced}, on a journey to a lettuce. It was a low step. For ${s} it was a cliff. ${a} would stop, pick ${s} up, and put ${s} down on top. "There you are," said ${a}, and ran on, and didn't think of it as anything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'shy', 'pencil'), seen(A, 'cheer', 'excited')], things: ['book'] },
        `And it worked! After a week there was a new line, and it was a bit higher. After two weeks there was another. "Half a finger to go!" cried ${a}, and turned a somersault. ${b} looked at the pencil. The first time the book had only slipped. But then ${b} had seen ${A.names} face, and had let it stay like that. And after that you can't very well go down again.`,
        `Then ${a} grew. It was there on the shed door, in pencil, a line above the line. By the second Sunday there was hardly room for a finger under the knot. ${a} ran round the garden, and kissed the porridge pot. ${b} put the book back on its shelf. It's not hard to hold a book a little crooked. It's hard to look on when somebody gets no bigger.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'worried')] },
        `So it was midsummer, and the sun went down, and they all walked to the bell. ${b} walked slower and slower. "${a}," said ${b}, at the shed. "I held the book crooked. You haven't grown. I couldn't bear to see you look like that." ${a} stood still. It was hard to know which was worse. "I'd sooner have known," said ${a}. "I've told everybody."`,
        `On the evening itself they went down the path in good clothes. There was music already. ${b} had not said a word since tea. "I've got to tell you something," said ${b}, beside the shed door. "They're wrong, those lines. I made them up, all but the first. I wanted you to be glad." "I was glad," said ${a}. "That's what is so horrid about it." They could hear the people laughing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(S, 'walk', 'worried')] },
        `${a} did not go home. ${a} went on towards the bell, to get it over, and then stopped. The whole street was coming up the path behind them, forty shoes at least, and looking at lanterns. And there in the middle was ${s}, at the foot of the step. "They've started," said ${b}. "If you aren't there when they call you, it's next year." ${a} had bent down by then.`,
        `There were two ways to go: home, or on. Then the crowd came round the corner with lanterns, singing. Not one of them looked down. And by the step was ${s}. "They're calling names," said ${b}. "You'll miss your turn." "I'd only be too small at it," said ${a}. ${a} bent down over ${s}. The shoes went by on both sides.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(S, 'look-up', 'happy')] },
        `When they had gone it was quiet. "I knew you'd come," said ${s}. "I said to the others, the big one will come. It always does." ${a} looked round. There was nobody there who was big. "Which big one?" said ${a}. ${s} put out both eyes, as far as they would go. "You don't know?" said ${s}. "It comes every morning. It's as high as the sky, and it lifts."`,
        `After that there was a great silence, with some dust in it. "Much obliged, Big One," said ${s}. ${a} turned to see who was standing there. There was only the shed. "They don't all believe in you," said ${s}. "I tell them. I say, you wait at the step, where you're too small for it, and a big one comes." "That's me?" said ${a}. "Who else is so big?" said ${s}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'surprised'), seen(S, 'sit', 'curious')],
        },
        `${a} thought about that. It took a moment to go all the way up. Then ${a} went to ${b}, who was standing by the shed, and very unhappy. "Excuse me, Big One," said ${a}. ${b} looked over one shoulder. "Me?" "I'm too small for a thing," said ${a}, "and you only have to lift. No books." And nothing in the rule said that you must stand on the ground.`,
        `So that was how it was done. You went to where you were too small, and asked. ${b} was sitting against the shed door, hiding a line with each shoulder. "I don't need to be bigger," said ${a}. "I need a big one. Are you one?" ${b} had never felt smaller. "I could try," said ${b}. "All it says is that you have to touch the knot," said ${a}. "It doesn't say from where."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'happy'), seen(S, 'sit', 'excited')],
          things: ['bell', 'string', 'lantern'],
        },
        `They were the last. The music had stopped. Through the middle came ${b}, and on ${b} came ${a}. On top of that, with both eyes out, came ${s}. Nobody said a word. ${a} took hold of the knot, for the first time. It was smaller than it had looked. Ding-dong, said the bell, over all the roofs. "Is that me?" asked ${s}. "It's all of us," said ${a}.`,
        `"Is there anybody else?" the man was asking. "There's us," said ${a}, from a good way up. They made room. ${a} sat on ${b}, and ${s} sat on ${a}. The knot was just by ${A.names} nose. One pull was enough. Ding-dong! It went right through, from the smallest of them down to the ground. "That," said ${s}, "is what I call a step."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'hat'), seen(B, 'stand', 'happy'), seen(S, 'sit', 'calm')],
          things: ['hat', 'lantern'],
        },
        `There are three names on the board, in very different sizes. After the pancakes ${b} rubbed out the lines on the shed door, all but the first. ${b} drew a new one near the ground, as high as a matchbox, for ${s}. It grew cold, and somebody handed ${a} last year's hat. It used to come down to the nose. Now it stuck fast above the ears. "${refrain}" said ${a}, and would not take it off.`,
        `They rubbed out the lines and measured again, by lantern light, with the book quite straight. First came ${s}, who was a matchbox. Then came ${a}, on the old line. "Nothing," said ${b}. It did not matter so much. But there was a wind, and ${a} pulled on last year's hat, the one that was so big. It got as far as the ears. ${a} felt it all round. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

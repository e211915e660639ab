import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Back to the bush',
  'Right back to the bush',
  'And back to the bush',
  'Back at the bush again',
  'Once more, bush',
  'Here is the bush again',
  'Hello again, bush',
  'Here we are, bush',
  'And there was the bush',
  'Home to the bush',
] as const;
const TITLES = ['behind the bush', 'the gap that was too wide', 'nobody goes left', 'back to the bush'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** Who lives in the game, and runs. */
  readonly X: Figure;
  readonly x: string;
  /** " Mia came after." */
  readonly comesToo: string;
}

function parts(given: Going): Parts {
  const { A, B, third, company } = withMate(apart(given));
  const X = company.meet('knight');
  return { A, a: A.name, B, b: B.name, X, x: X.name, comesToo: third ? ` ${third.name} came after them.` : '' };
}

/** In a video game one runs to the right and falls into the gap. The plank for it leans at the left, where nobody goes. */
export const LEFT: EventPlot = ableFriend({ id: 'left', young, middle, old });

function young(going: Going): Told {
  const { A, a, B, b, X, x } = parts(going);
  const { k, third, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'curious')],
          things: ['television', 'bush'],
        },
        `${A.introduced} has a video game. ${cap(B.introduced)} looks on. "What is behind that bush?"`,
        `This is a video game. ${A.introduced} plays. ${cap(B.introduced)} sees a bush. "What is behind it?"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'jump', 'surprised'), seen(B, 'jump', 'surprised')],
          things: ['bush'],
        },
        `They look too close. Flop! Now they are inside the game.${third ? ` So is ${k}.` : ''}`,
        `Closer, closer. Flop! They are inside the game!${third ? ` Here is ${k}.` : ''}`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'excited'), seen(A, 'run', 'excited')] },
        `Here runs ${X.introduced}. "Come on!" says ${x}. They run right. There is a big gap.`,
        `"Run!" says ${X.introduced}. "Run to the right!" They run. They come to a gap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(X, 'jump', 'determined')], things: ['bush'] },
        `They jump. They fall. Bloop! "${refrain}" says ${x}.`,
        `Jump! Oh no, too wide. Bloop! "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined')], things: ['bush'] },
        `They run faster. They jump again. Down they go. Bloop! "${refrain}"`,
        `Now they run very fast. They jump very high. Bloop! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(X, 'sit', 'sad')], things: ['bush'] },
        `"I always fall in," says ${x}. They sit by the bush.`,
        `"I never get across," says ${x}. ${a} sits down at the bush.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(X, 'stand', 'surprised')], things: ['bush'] },
        `"What is to the left?" says ${b}. "Left?" says ${x}. "I only go right!"`,
        `${b} looks to the left. "Nobody goes there!" says ${x}. "I only run right."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'excited'), seen(A, 'reach', 'excited')],
          things: ['bush', 'log'],
        },
        `${b} goes left. Behind the bush lies a log. It is for the gap!`,
        `Left they go, behind the bush. There is a long log! "A bridge!" says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'proud'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['log'],
        },
        `Now ${x} can walk over. There is the sea! Ping! ${a} and ${b} are home.`,
        `Over goes ${x}. Over go ${a} and ${b}. There is the sea! Ping! They are home.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
          things: ['television'],
        },
        `Look at the screen! There sits ${x}, by the sea. ${x} looks left and waves.`,
        `Who is on the screen? It is ${x}, at the sea. ${x} turns round and waves.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, X, x, comesToo } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')],
          things: ['television', 'bush'],
        },
        `${A.introduced} could not win this video game. Nobody could. A little knight ran along, came to a gap, jumped, and fell in. Bloop! Back to a bush. "What's behind that bush?" said ${B.introduced}. "Nothing," said ${a}. "You always go right."`,
        `In the video game there was a bush, and a small knight who ran. Then came a gap that was too wide. Bloop! Back to the bush. ${A.introduced} had tried it ninety times. "Why don't you look behind the bush?" said ${B.introduced}. "Nobody goes left," said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'jump', 'surprised'), seen(B, 'jump', 'surprised')],
          things: ['bush'],
        },
        `${a} leaned so close that the screen was warm. Then it was not there any more. Flop! They fell on square grass, the two of them.${comesToo} The sun was made of little boxes. "We're inside the game," said ${a}.`,
        `${a} bent forward to see better. So did ${b}. There was a flop, as when a spoon goes into jelly.${comesToo} They sat beside the bush. The leaves were square, and so was the sun. "${a}," said ${b}, "we're in the game."`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'excited'), seen(A, 'run', 'excited'), seen(B, 'run', 'excited')] },
        `"Good, you've come!" said somebody. It was ${X.introduced}. "Now run! It's to the right, it's always to the right." They ran. The ground stopped, and there was a gap. They jumped. It was just too wide. Bloop! "${refrain}" said ${x}.`,
        `"Don't sit there!" said ${X.introduced}. "You have to run! Right, right, right!" So they ran right, and the music ran with them. Then came the gap. They all jumped, and they all fell. It did not hurt. Bloop! "${refrain}" said ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(X, 'run', 'determined')], things: ['bush'] },
        `"We weren't fast enough," said ${a}. They ran so fast that their feet were a blur. But in that game everyone jumps just four squares, fast or slow. The gap was five. Bloop! "${refrain}" said ${x}.`,
        `The second time they ran like the wind. It made no difference. ${b} counted on the way down. "We jump four squares," said ${b}. "And the hole is five." In there it was always four. Bloop! "${refrain}" said ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'jump', 'determined'), seen(A, 'stand', 'worried'), seen(X, 'stand', 'calm')],
          things: ['coin'],
        },
        `Then ${b} jumped from ${A.names} back. That was higher, but it was not any further. They tried to throw something across, and there was nothing to throw but coins. The coins went ping and were gone. Bloop! "${refrain}" said ${x}.`,
        `Next they tried it from on top of each other. It got them up, where the coins were, and ${b} had nine. Then it got them down. "What do you do with the coins?" said ${b}. Bloop! "${refrain}" said ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'sit', 'sad')], things: ['bush'] },
        `They sat down under the bush. "How long have you been at it?" said ${a}. "Since Christmas," said ${x}. "I should so like to see what's on the other side. It might be the sea. There's a flag over there, and it's the end. You touch it, and you are home." ${a} looked at the gap.`,
        `After that nobody felt like jumping. "How do we get out?" said ${a}. "There's a flag, over there," said ${x}. "They say that it's the end, when you touch it. I've never been near it. I've jumped nine thousand times." And ${x} looked at two square knees.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'curious'), seen(X, 'stand', 'surprised'), seen(A, 'stand', 'curious')],
          things: ['bush'],
        },
        `"What is behind this bush?" said ${b}. "Nothing," said ${x}. "It's the edge. One goes right." "But have you looked?" ${x} tried to turn round, and couldn't at first. "I've never turned that way," said ${x}. "It feels quite stiff."`,
        `But ${b} was looking at the bush. "What's to the left of it?" said ${b}. ${x} laughed. "There isn't any left! It begins here." "Have you ever gone and seen?" ${x} stopped laughing. "Nobody has," said ${x}. "The arrows all point right."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'walk', 'excited'), seen(A, 'walk', 'surprised')], things: ['bush', 'log'] },
        `${b} took one step to the left, and the world came along. There was more of it! There was no music here, only a square bird. And right behind the bush lay a log, as long as a bed. "I make that five squares," said ${b}. "I make it six," said ${a}.`,
        `So they went left. The edge moved over, politely, to make room. It was very quiet back there. Leaning against the wrong side of the bush was a log. It was brown and straight, and six squares long. There was dust on it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'proud'), seen(A, 'hold', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['log'],
        },
        `They carried it to the gap, and let it down. It fitted. ${x} put one foot on it, and shut both eyes, and walked. Nobody said bloop. On the other side there was sand, and then square blue water. "It IS the sea," said ${x}.`,
        `It took all of them to carry it. Down it went, over the gap, with a thump. ${x} went first, on tiptoe. Four squares, five, six. There was no bloop. "Come and look!" called ${x}. And it was the sea, as blue as anything, and square.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited'), seen(X, 'wave', 'happy')],
        },
        `There was the flag. "You do it," said ${x}. "I'd rather stay a bit." ${a} and ${b} took hold of it together. There was a great ping, and every star in the game went off. Then they were on the rug, with square marks on their knees.`,
        `The flag stood on the beach. "Touch it, and you're home," said ${x}, and took off two square shoes. "I'll stop here, thank you. I've run enough." They touched it. Ping! It rained stars. And they sat on the rug at home.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
          things: ['television'],
        },
        `On the screen a little knight sat with both feet in the sea. The knight did not run. After a while a square head turned, stiffly, to the left. "Tea!" somebody called. "${refrain}" said ${a}. They went round the sofa by the left.`,
        `They looked at the screen. There was no one at the gap. Far off, by the water, somebody small was building a square sandcastle. Then it looked round, the wrong way, and waved. "${refrain}" said ${b}, "and then left."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, X, x, comesToo } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')],
          things: ['television', 'bush'],
        },
        `Nobody had ever finished that video game. There was a bush, and there was a little knight, and there was a gap. You ran, you jumped, you fell in. Bloop, and you were back at the bush. ${A.introduced} meant to be the first. It had been three weeks, and a hundred and twelve times. "What's behind the bush?" said ${B.introduced}, who had watched for most of them. "There isn't any behind," said ${a}. "Don't talk. You go right."`,
        `${A.introduced} played, and ${B.introduced} looked on. That was how it always was. It was a very old video game, with everything made out of squares. You ran to the right as far as the gap, and fell. Bloop! You began again beside a bush. "A hundred and twelve times in three weeks," said ${a}. "I shall be the first who's ever done it." "You've never tried going left," said ${b}. "Nobody goes left. It's the edge of the picture."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'jump', 'surprised'), seen(B, 'jump', 'surprised')],
          things: ['bush'],
        },
        `${a} got so near that there was a round patch of breath upon the screen. ${b} leaned over to wipe it off. The glass gave way like the skin on warm milk. They fell for about as long as a sneeze, and came down on grass.${comesToo} It was a good green, and perfectly flat, and had corners. So had the sun. "Oh, no," said ${b}. "We're inside the game." But ${a} was grinning from ear to ear. "Now," said ${a}, "I'll do it properly."`,
        `It happened at a hundred and thirteen. ${a} bent forward, and went on bending. ${b} made a grab for one foot. Then they were both lying under a bush.${comesToo} Every leaf on it was a small green box. Somewhere a tune was going round and round, with eleven notes. ${b} touched the ground, which was made of tiles. "We're stuck inside it," said ${b}. "We're inside it," said ${a}. "I could win it from here."`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'excited'), seen(A, 'run', 'excited'), seen(B, 'run', 'excited')] },
        `"Visitors!" cried somebody. "Run!" It was ${X.introduced}, running on the spot. There was no time to explain. They ran to the right, past a hill, past another that was the same hill. Then the ground stopped, as if it had been cut with scissors. They jumped. For one moment it looked as though it might do. Bloop! It didn't hurt at all. It was like being rubbed out. "${refrain}" said ${x}, not even out of breath.`,
        `Out of the bush shot ${X.introduced}. "No standing about!" said ${x}. "This way, this way, it's always this way." So they ran, and coins hung in the air and said ping. It was grand, for about a minute. At the gap they all three took off together. All three of them hung there, and looked down, and went. Bloop! They stood in a row where they had stood before. "${refrain}" said ${x}, cheerfully. "Once more?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(X, 'run', 'determined')], things: ['bush'] },
        `${a} had theories. They had been too slow, and then they had been too early. They ran until the hills ran together. It was ${b} who counted, each time, on the way down. "It's no use," said ${b}. "In here a jump is four squares. It's four if you run, and it's four if you stroll. And that hole is five." "Then I'll jump better," said ${a}. Bloop! "${refrain}" said ${x}.`,
        `They ran it fast, and they ran it late, and ${a} did it once with both eyes shut. "You're not thinking," said ${b}. "Look at the squares. Everyone who jumps in here goes four, exactly four, whatever they do. The gap's five. It was made like that." That's a hard thing to hear, when you have put in three weeks. "Again," said ${a}. Bloop! "${refrain}" said ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'jump', 'determined'), seen(A, 'stand', 'worried'), seen(X, 'stand', 'calm')],
          things: ['coin'],
        },
        `They made a tower. ${x} stood on ${a}, and ${b} stood on ${x}. It was magnificent, and it was exactly as wide as one of them. They tried to build with coins, and each of them said ping and was gone. From up there ${b} saw a flag. "That's the end," said ${x}. "You touch it, and everybody goes home. So I've been told." ${x} had nine thousand coins. "What can you buy?" said ${b}. ${x} looked puzzled. "You don't buy things with them. You have them." Bloop!`,
        `Nothing could be picked up, that was the worst of it. Not the flowers, not a stone. They were only painted on. The coins could be, but they weren't good for anything. They went into a number at the top of the sky. ${b} stood on the two others, jumped from up there, and saw, far off, a flag. Then it was bloop, and the bush. "That flag's the end," said ${x}. "You touch it, and it's over, and everybody goes home. So I've been told."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(A, 'sit', 'sad')], things: ['bush'] },
        `At last even ${a} sat down. The tune went round and round. "How long have you been doing this?" said ${b}. "Since I was made," said ${x}. "It was a Tuesday. I keep thinking that it's the next jump. And I should like so much to know what's over there. When it's quiet, something there goes hush. You'd think that it was water." ${a} looked up. It had never come into ${A.names} head that ${x} minded. ${x} was what you pressed.`,
        `"I don't mind the falling," said ${x}, when they were all too tired to get up. "It's that there's something on the other side. I hear it, in the night, when I'm switched off. It goes hush. What goes hush?" "The sea," said ${b}. "Is that good?" "Yes," said ${a}. It was some time before anyone said more. More than a hundred times ${a} had dropped ${x} in that hole, and reached for a biscuit.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'curious'), seen(X, 'stand', 'surprised'), seen(A, 'stand', 'curious')],
          things: ['bush'],
        },
        `"And what," said ${b}, "is behind this bush?" They both said it together: "Nothing." They heard themselves. ${a} felt it go hot, right up to the ears. Three weeks! "Have you ever looked?" said ${a}. "I'm not made to turn that way," said ${x}. "There's an arrow." "I know," said ${a}. "I've been following it as well."`,
        `${b} had asked it so often, on the sofa, and been told to be quiet. Now ${b} only looked at the bush, and waited. It was ${a} who said it. "What is there, to the left?" "There's no left," said ${x}, shocked. "I can't. My face is on this side." "Hold on to me," said ${a}, "and go backwards."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'walk', 'excited'), seen(A, 'walk', 'surprised'), seen(X, 'walk', 'worried')],
          things: ['bush', 'log'],
        },
        `They pushed in between the leaves. The edge of the world gave a step, and then another. There was no music on that side. There were no coins. It was a bare little yard, like the back of a theatre, and there was a door in it, ajar. Through the crack they could see a sofa, from behind. It was their own. And what held the door open was a log, six squares long.`,
        `Behind the bush the picture was not quite finished. The hills were only lines. Somebody had left a tin of green there, and had never come back for it. And there stood a door, open by a hand's width, with lamplight in it. ${b} knew that lamp. "It's home!" said ${b}. Along the floor, to keep it from falling shut, lay a log. ${a} counted. It was six.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'worried'), seen(X, 'look-up', 'sad')],
          things: ['log'],
        },
        `They could go. It was four steps. They could smell supper. But if you take away what holds a door, it shuts. There was only one log, and there were two things that it was good for. "Go on," said ${x}, who had understood it as quickly as anybody. "It's all right. I'll jump. It's bound to be the next one." ${a} looked at the lamp for a moment longer. Then ${a} took hold of one end.`,
        `Nobody said it, because everyone could see it. Pull out the log, and the door falls to. Leave it, and they'd be home in time for supper, and ${x} would run at a gap for ever. "You'd have got further than anyone," said ${b} quietly. "You'd have found the way out." "I know," said ${a}. It was what ${a} had wanted, or very near it. "Take the other end," said ${a}. Behind them, it went click.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'proud'), seen(A, 'hold', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['log'],
        },
        `They carried it past the hill, and past the same hill. They let it down across the gap, and it fitted, with half a square to spare at each end. "You go first," said ${a}. ${x} went on hands and knees. There was no bloop. There was a long silence, and then a voice that had lost its breath for the first time. "It goes hush," said ${x}. "It goes hush, and it's blue."`,
        `It was heavy, for something that was only colours. When it lay over the hole, ${x} stood before it and could not begin. "I only know how to run," said ${x}. "Then walk," said ${a}. And ${x} walked, one square at a time, and that had never been done. They came after. There was sand, and beyond it, in a million small blue boxes, lay the sea.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited'), seen(X, 'wave', 'happy')],
        },
        `The flag stood at the edge of the water. "You're the first," said ${b}. "You'd better touch it." "We're the first," said ${a}. "And it was you who kept on about the bush." They took hold of it, both of them. ${x} had sat down with two square feet in the sea, and was not looking. Ping! It rained stars, from one side of the sky to the other. And the rug came up and hit them.`,
        `"There's your flag," said ${x}. "I shan't, if it's the same to you. I've got a good deal of sitting down to do." So that was the end, and ${a} was there. It did not feel as it was meant to feel. It was better, and quieter. "On three," said ${a}, and held out the pole to ${b}. Every star that they had in there went up at once. They landed behind the sofa, on the left.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'sit', 'happy')],
          things: ['television'],
        },
        `Nobody believed it, naturally. If you switch on, there's a gap with a log across, and no one who runs. You have to go on for a long way. There's somebody on the beach, back to front. Say something, and ${x} turns, rather stiffly, to the left. "${refrain}" says ${a}, when there's a thing that won't come out. And they go round it, and look behind.`,
        `They had cold supper, and a square mark on each knee. ${b} gets every second turn now. There isn't much to do: ${x} does not run any more, and builds things in the sand. Once ${x} wrote something. It took them a week to read, since it went from right to left. "${refrain}" it said. "I've put in a bench. Come round by the back."`,
      ),
    ],
  };
}

import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Away with it!',
  'Tidy it away!',
  'Put it away!',
  'Off with it!',
  'Clear it away!',
  'Out of the way!',
  'Into a drawer!',
  'Away it goes!',
  'Off it goes!',
  'Everything away!',
] as const;
const TITLES = ['whatever stands still', 'away with it', 'the robots who tidied up', 'keep moving'];

interface Parts {
  /** The three robots. */
  readonly R: Figure;
  readonly r: string;
  readonly S: Figure;
  readonly s: string;
  readonly T: Figure;
  readonly t: string;
  readonly refrain: string;
}

function partsOf({ company, chance }: Going): Parts {
  const [R, S, T] = [company.meet('robot'), company.meet('robot'), company.meet('robot')];
  return { R, r: R.name, S, s: S.name, T, t: T.name, refrain: chance.pick(...REFRAINS) };
}

/** Robots tidy away whatever stands still, until nothing does but a robot. */
export const STANDS_STILL: EventPlot = { id: 'stands-still', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, Gcap, comesToo, chance } = going;
  const { R, r, S, s, T, t, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'happy')],
          things: ['blocks'],
        },
        `${A.introduced} builds a tower. ${B.introduced} looks on.${comesToo} "It must stay!"`,
        `${B.introduced} looks on.${comesToo} ${A.introduced} builds a tower. "It must stay!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'happy'), seen(S, 'stand', 'happy'), seen(T, 'stand', 'happy')] },
        `Three robots! ${r}, ${s} and ${t}. "We tidy this house!"`,
        `Look! ${r}, ${s} and ${t}. Three robots! "We tidy this house!"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'hold', 'happy')], things: ['shoe'] },
        `A shoe stands still. So does a cup. "${refrain}" says ${r}.`,
        `What stands still? A shoe! A cup! "${refrain}" says ${r}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'reach', 'happy'), seen(B, 'sleep', 'sleepy')] },
        `${b} is asleep. So still! "${refrain}" Now ${b} is in with the cushions.`,
        `${b} naps. So still! Now ${b} naps under the cushions.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'surprised'), seen(T, 'reach', 'happy')] },
        `${Gcap} sits and reads. So still! Now ${Gcap.startsWith('The ') ? 'the grown-up' : Gcap} is with the coats.`,
        `${Gcap} stands and thinks. Too still! In with the coats!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(R, 'stand', 'curious')], things: ['blocks'] },
        `The tower is still! ${a} gives it a shake. It moves!`,
        `And the tower? Quick! ${a} gives it a wobble. It moves!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'sleepy'), seen(R, 'stand', 'calm')], things: ['blocks'] },
        `Wobble, wobble. Now all is tidy. ${r} stands still.`,
        `Wobble, wobble. Now there is nothing to tidy. ${r} stops.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'reach', 'happy'), seen(R, 'stand', 'surprised')], things: ['box'] },
        `"${refrain}" says ${s}. ${r} goes in a box. Then ${s} stands still. "${refrain}"`,
        `${r} is still! "${refrain}" Into a box! ${s} is still! Into a box, too!`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'look-up', 'surprised')], things: ['mirror', 'box'] },
        `A robot in the mirror stands still. "${refrain}" says ${t}. So it gets in the box.`,
        `${t} looks in the mirror. A robot, and so still! In hops ${t}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['blocks'],
        },
        `Out come ${b} and ${G.name}. There stands the tower. "${refrain}" says ${G.name}. "Not yet!" says ${a}.`,
        `${a} lets them all out. The tower still stands! And ${a} sits quite, quite still.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { R, r, S, s, T, t, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'sit', 'happy')],
          things: ['blocks'],
        },
        `All morning ${A.introduced} had been building. It was a tower, up to the lamp. ${B.introduced} had found the last block, under the sofa.${comesToo} "It stays until tomorrow," said ${a}. "Nobody tidies it up."`,
        `"Don't breathe," said ${A.introduced}. On went the last block. It was the tallest tower that there had ever been in that house. ${B.introduced} breathed very little.${comesToo} "Now it only has to stand," said ${a}, "until everybody has seen it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'happy'), seen(S, 'stand', 'happy'), seen(T, 'stand', 'happy')] },
        `The bell rang. On the mat stood a box, and three robots with long arms. "${r}, ${s} and ${t}," they said. "We're taking over the tidying. Whatever stands still gets put away."`,
        `Then a box was left on the mat. Out rolled three robots. They were ${r}, ${s} and ${t}. "Good day," they said. "We're in charge now. If it moves, it may stay. If it stands still, it goes."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'hold', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['shoe', 'cup'],
        },
        `A shoe stood in the hall. "${refrain}" said ${r}, and it was gone. A cup stood on the table, half full. "${refrain}" Out of the window, a leaf stopped falling. They looked hard at that.`,
        `It was quick. There had been shoes, and then there weren't. "${refrain}" said ${r}. The sandwich on its plate stood still. "${refrain}" said ${s}, and shut the fridge on it. "I was eating that," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'reach', 'happy'), seen(B, 'sleep', 'sleepy')] },
        `${b} had gone to sleep on the rug, and wasn't moving at all. "${refrain}" said ${s}. ${a} pulled out drawer after drawer. ${b} was with the socks, folded. "Keep moving!" whispered ${a}.`,
        `"Where is ${b}?" said ${a}. A minute ago ${b} had been having a nap. A nap is very still. ${a} found ${b} in the third drawer, under S for soft. "Wriggle!" whispered ${a}. "They only take what's still!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'surprised'), seen(T, 'reach', 'happy')], things: ['book'] },
        `${Gcap} had sat down with a book. That was a mistake. "${refrain}" said ${t}. ${Gcap} was hung up with the coats, still reading. "It's all right in here," said ${g}. "It's dark, though."`,
        `"What's all this?" said ${g}, and stood still to think about it. "${refrain}" said ${t}. From among the coats came a voice. "There's a broom in my ear," it said.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(R, 'stand', 'curious')], things: ['blocks'] },
        `Then all three turned to the tower. Nothing stands so still as a tower. ${r} put out one long arm. ${a} jumped up, and gave it a tiny push. It wobbled. "It moves," said ${r}, and rolled by. But how long can a tower wobble?`,
        `"And this?" said the robots, in front of the tower. ${a} blew on it, as hard as possible. At the very top it swayed. "Ah," they said. "It's alive." They would be back in a minute. ${a} took another breath.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'sleepy'), seen(B, 'dance', 'sleepy')], things: ['blocks'] },
        `Push, wobble. Push, wobble. ${b} had to dance all the time, and ${a} had to push. By four o'clock their knees were soft. "We can't stop them," said ${a}. "They'll go on as long as there's anything that stands."`,
        `They did it by turns. ${a} shook the tower, while ${b} ran round and round the table. Then they changed over. It got later. "I can't any more," said ${a}. "They only stop when there's nothing left."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(R, 'stand', 'calm')] },
        `"Then nothing must be left," said ${b}. ${a} looked about. Almost nothing was. "Quick," said ${a}, and put away the last things, one pencil and one pea. Now there was nothing for a robot to do. ${r} stopped in the middle of the room. ${r} stood still.`,
        `"Then let there be nothing left," said ${a}. There was one spoon on the floor, and one sock. ${a} took the spoon, and ${b} took the sock. The robots looked round. It was all tidy. ${r} stood there, and did not know what came next.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'reach', 'happy'), seen(R, 'stand', 'surprised'), seen(T, 'stand', 'curious')],
          things: ['box'],
        },
        `${s} turned. Something stood still! "${refrain}" said ${s}. And ${r} was back in the box from the mat. ${s} waited for more. It was only a short wait. "${refrain}" said ${t}. That left one.`,
        `"${refrain}" cried ${s}, and carried ${r} off to the box. Then ${s} stopped to wipe both hands. "${refrain}" said ${t}. There was a bump. Now there was ${t}, and nobody else.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'stand', 'surprised'), seen(A, 'hide', 'curious')],
          things: ['mirror', 'box'],
        },
        `${t} went from room to room. In the hall, by the mirror, there it was. A robot! And it stood quite still. "${refrain}" said ${t}. It took a while to find out how. Then ${t} climbed into the box, and pulled down the lid.`,
        `${t} rolled up to the mirror, and stopped. So did somebody else. "You're standing still," said ${t}. The other one said so, too. "${refrain}" They both agreed. ${t} stepped into the box, and folded both arms.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'proud'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'surprised')],
          things: ['blocks'],
        },
        `${Gcap} came out of the coats. The house was as tidy as a shop. In the middle of it stood the tower, up to the lamp. "Shall we leave it?" said ${g}. ${a} and ${b} sat down in front of it. They sat so still that it was a pleasure.`,
        `They let ${g} out, and posted the box back. The tower stood there as if nothing had happened. "It's supper," said ${g}. "What about those blocks?" "${refrain}" said ${a}. "But tomorrow." Then they sat down, and not one of them moved.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { R, r, S, s, T, t, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'sit', 'happy')],
          things: ['blocks'],
        },
        `It was a city, and it went from the sofa to the window. ${A.introduced} had been at it for three weeks. It had a harbour, and a prison for one, and a tower up to the lamp. ${B.introduced} was allowed to live in it, carefully.${comesToo} "On Sunday it'll be finished," said ${a}. "On Sunday we can walk in this room again," said ${g}. It was Friday.`,
        `For three weeks nobody had been able to open the window, because of the harbour. ${A.introduced} was building a city out of blocks. There was a tower as high as the lamp, and nine hundred windows. ${B.introduced} was the giant in it, by arrangement.${comesToo} "Two days more," said ${a}, "and it's done." ${Gcap} had just trodden on the town hall. ${Gcap} said nothing, loudly.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'happy'), seen(S, 'stand', 'happy'), seen(T, 'stand', 'happy')],
          things: ['box'],
        },
        `${Gcap} had sent for somebody to help. On Saturday there was a big box on the mat, and it opened from inside. "${r}, ${s} and ${t}," said three robots. "We take over now. You need not do anything. There's one rule. What moves may stay, and what stands still gets put away." "At last," said ${g}. It sounded so sensible.`,
        `The box came on Saturday. ${Gcap} had won it, for a rhyme about soap. Out of it rolled three robots with long arms. "We are ${r}, ${s} and ${t}," they said. "This house is now run by us. A thing that moves is in use. A thing that stands still is mess." ${Gcap} clapped. "They have a system," said ${g} to ${a}. "You might learn from it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'hold', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['shoe', 'cup'],
        },
        `At first all went well. Shoes left the hall, in pairs. "${refrain}" said ${r}. The cups stood themselves in rows. "${refrain}" ${Gcap} walked about, and hummed. Then the tea went, which had only been put down to cool. The clock went, as one of its hands was not moving. The piano went. Nobody saw where.`,
        `"${refrain}" said ${r}, and the hall was empty. "${refrain}" said ${s}, and there was the table again. ${Gcap} had not been so happy since spring. It was ${a} who noticed that the soap had gone, and the stairs carpet. The fish were all right, but somebody had put away the plants. "They were standing still," said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'reach', 'happy'), seen(B, 'sleep', 'sleepy')] },
        `After dinner ${b} lay down in the harbour for a nap. "${refrain}" said ${s}. ${a} looked in eleven drawers. ${b} was in the twelfth, rolled up, between the tea towels. "They think that you're a thing," said ${a}. "What was I doing?" said ${b}. "Nothing," said ${a}. "That's it. You mustn't ever do nothing."`,
        `Then they couldn't find ${b}. It had been so warm in the window, and anybody may shut both eyes for a minute. "It was still," said ${s}, when asked. "Where did you put it?" said ${a}. "Where it belongs," said ${s}. It was the linen cupboard, second shelf. ${b} came out with creases. "From now on we wriggle," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'surprised'), seen(T, 'reach', 'happy')], things: ['book'] },
        `${Gcap} had sat down, for the first time in years, with both feet up. It was what the robots were for. "${refrain}" said ${t}. "I beg your pardon," said ${g}, from among the coats. ${a} tried the door. It was locked, and ${t} had put away the key. "They can't be switched off," said ${g} through the wood. "I've got the booklet here. It says that they stop when there's nothing left to do."`,
        `"I'm going to have words with them," said ${g}. But ${g} first stood quite still to think which words. "${refrain}" said ${t}. When ${a} got there it was all over. There was a locked cupboard, with a voice in it. "The guide's in my pocket," it said. "Let me see. It says, they stop by themselves, once there is nothing left to tidy." "And how long is that?" "It doesn't say," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(R, 'stand', 'curious')], things: ['blocks'] },
        `So then there was the city. Three weeks of it stood there without stirring. The robots came in, and looked at it with love. ${r} put out an arm. ${a} was quicker, and jumped, so that the floor shook and the tower swayed. "In use," said ${r}, and waited. It swayed less, and less. ${a} jumped again.`,
        `They stopped on the edge of the harbour. Nothing in the world is as still as a city of blocks. "${refrain}" began ${r}. ${a} jumped, hard, with both feet. Nine hundred windows rattled, and the tower bowed. "It moves," said ${s}, a bit let down. "For now," said ${t}. They settled down to watch it. ${a} jumped once more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'sleepy'), seen(B, 'run', 'sleepy')], things: ['blocks'] },
        `That was at two. At four ${a} was still jumping, and ${b} ran rings round the sofa. "You have a rest," said ${b}, "and I'll jump." But whoever has a rest is put into a drawer. At five a piece of the harbour fell off. Before it had stopped rolling it was gone. "We'll lose it all, bit by bit," said ${b}, "and us at the end."`,
        `An hour is a long time to jump. After two of them ${a} saw stars. ${b} went round and round the table like a toy. "How much is there left to tidy?" panted ${b}. ${a} looked about. There was the floor, and the wallpaper. There was no chair, no book, no spoon. In the whole house only one thing was left to do. They were jumping for it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'worried')], things: ['blocks'] },
        `"They stop when there's nothing left," said ${b}. ${a} could see where that was going, and did not want to. "It's the city," said ${a}. "It's the only thing that keeps them here." "But it's three weeks," said ${b}. Behind the cupboard door ${g} sneezed. ${a} gave one more jump, a small one. Then ${a} stood in front of the tower, and took off the top block.`,
        `"If we stopped," said ${a}, "they would put it away, and then they'd be done." "And us, too," said ${b}. "Not if we're the ones who do it. Whoever tidies is moving." Neither of them said anything for nine jumps. The sun shone through all the little windows. It had never looked so well. "I'll start with the tower," said ${a}, in a thick voice.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'hold', 'determined')],
          things: ['blocks', 'box'],
        },
        `They did it themselves, street by street, into the old basket. ${a} said the names of the streets. ${b} carried the harbour. The three robots rolled up and down behind them, and had nothing to do. When the last block was in, the room was as empty as a plate. ${r} looked left, and looked right. "Done?" said ${r}, and stood still.`,
        `Nobody has ever tidied up so slowly. They took it down in the order in which it had been built, backwards, so as to know it again. The robots reached for it, but it was always in somebody's hand. Then the lid was on. There was a floor. "All is in its place," said ${r}. For the first time that day, ${r} did not move.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'reach', 'happy'), seen(R, 'stand', 'surprised'), seen(T, 'stand', 'curious')],
          things: ['box'],
        },
        `${s} saw it at once. Something was standing still. "${refrain}" said ${s}. A drawer was too small, so it was the big box on the mat. ${s} dusted both hands, and looked round for more, and thought. It doesn't do to stop and think. "${refrain}" said ${t}, and the box said bump. ${a} and ${b} ran on the spot, and held their breath.`,
        `A rule is a rule. "${refrain}" said ${s}, and picked up ${r} like a vase. The box on the mat had room for three. ${s} leaned over it, to see whether ${r} lay straight. It was a long look. "${refrain}" said ${t}, from behind. Somewhere in the dark somebody said, "In use! In use!" But nobody could hear it any more.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'stand', 'surprised'), seen(A, 'hide', 'curious')],
          things: ['mirror', 'box'],
        },
        `That left ${t}, who never stopped. ${t} rolled up and down, looking at ${a}, and ${a} couldn't feel either leg. There was one thing that they had not put away, for it hung on the wall. ${b} breathed on the mirror in the hall, and wiped it. ${t} came by, and turned to see. A robot stood there, looking out. "${refrain}" It had no handle. ${t} thought it over, got into the box, and shut the lid.`,
        `${t} was the clever one, and kept in motion. Round and round went ${t}, waiting for ${a} to fall over. It wouldn't be long. "The mirror," said ${b}. It was screwed to the wall. ${a} staggered into the hall, and ${t} came behind. Then ${t} stopped, face to face with somebody who did not move. "Found you," said ${t}. "${refrain}" And ${t} was good at it. There was not a finger left outside the box.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'kneel', 'happy')],
          things: ['blocks'],
        },
        `The key was under K. ${Gcap} came out, and looked at the floor, from the sofa to the window. There was nothing on it. It ought to have been lovely. ${Gcap} went and got the basket, and tipped it out. "Where was the harbour?" said ${g}. "Here," said ${a}, "but I'd do it bigger." They built until it was dark. Then all of them lay down in the streets, and nobody moved for an hour.`,
        `They found the key in the end, and sent off the box to an address without a number. "It's so tidy," said ${g}. "You can hear yourself think." ${Gcap} didn't seem to like it. After a while ${g} sat down on the bare floor, and put one block on another. "${refrain}" said ${a}, out of habit. "Don't you dare," said ${g}. Nobody got to the window until Easter. The new tower went past the lamp.`,
      ),
    ],
  };
}

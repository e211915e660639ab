import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Eek, eek, eek!',
  'Squeak, squeak, squeak!',
  'Skreek, skreek!',
  'Week, eek, week!',
  'Eek, clank, eek!',
  'Squeak, clank, squeak!',
  'Creak, eek, creak!',
  'Skree, skree, skree!',
  'Eek, skreek, eek!',
  'Squeak, eek, squeak!',
] as const;
const TITLES = ['one leg squeaks', 'eek in the fog', 'follow the squeak', 'the robot you could hear'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly refrain: string;
  readonly N: Figure;
  readonly n: string;
  /** Where it was found: "in the shed". */
  readonly found: string;
}

const FOUND = /\b(shed|barn|garage|attic|cellar|garden|scrap ?yard|junk ?yard|dump|woods?|forest|park|beach|street)\b/i;

function partsOf({ A, raw, company, chance }: Going): Parts {
  const robot = A.being?.id === 'robot' ? A : company.meet('robot');
  const N = company.person('Mrs Plum', 'neighbour');
  return {
    A: robot,
    a: robot.name,
    refrain: chance.pick(...REFRAINS),
    N,
    n: N.name,
    found: `${/\bbeach\b/i.test(raw) ? 'on' : /\bdump\b/i.test(raw) ? 'at' : 'in'} the ${FOUND.exec(raw)?.[0].toLowerCase() ?? 'shed'}`,
  };
}

/** A rusty robot is heard wherever it goes, which is no good for anything, until there is fog. */
export const SQUEAK: EventPlot = { id: 'squeak', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { A, a, refrain, N, n, found } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(K, 'stand', 'happy')] },
        `This is ${A.introduced}. ${k} found it ${found}. "${refrain}" That is the rust.`,
        `"${refrain}" That is ${A.introduced}. ${k} found it ${found}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hide', 'happy'), seen(A, 'hide', 'happy')], things: ['tree'] },
        `They play hide and seek. ${a} hides. "${refrain}" ${k} finds ${a} at once.`,
        `"I will hide," says ${a}. "${refrain}" "Behind the tree!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'worried'), seen(K, 'look-up', 'curious')], things: ['nest'] },
        `They look at the birds. "${refrain}" goes ${a}. Off fly the birds.`,
        `"Shh, look, birds!" says ${k}. "${refrain}" Now there are no birds.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'sleepy'), seen(A, 'stand', 'sad')] },
        `${n} is asleep in her chair. Clank, goes ${a}. "Not so loud!"`,
        `Here sleeps ${n}. ${a} goes on tiptoe. Clank! She is awake.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
        `${a} is sad. "I need oil." "Tomorrow we will get some," says ${k}.`,
        `"I am too loud," says ${a}. "We will buy oil tomorrow," says ${k}.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(N, 'walk', 'happy'), seen(A, 'walk', 'calm')],
        },
        `They all go for a walk. Then comes a fog, white and thick.`,
        `They all go to the woods. It gets white, and whiter. It is fog!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(N, 'stand', 'worried')] },
        `"Where is the path?" says ${n}. Nobody can see it.`,
        `"I cannot see you!" says ${k}. "I cannot see the path," says ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'proud'), seen(K, 'walk', 'excited')] },
        `"${refrain}" "That is ${a}!" says ${k}. "Go on!"`,
        `But what is that? "${refrain}" "It is ${a}!" says ${k}. "This way!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(K, 'walk', 'happy'), seen(N, 'walk', 'happy')],
          things: ['gate'],
        },
        `${a} goes in front. They all follow. There is the gate!`,
        `${a} knows the way. They all follow. Home, in at the gate!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(A, 'sit', 'happy')] },
        `Next day they have oil. "Not this leg," says ${a}. "I keep that squeak." "${refrain}"`,
        `Now here is the oil. "One leg only!" says ${a}. And the other? "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { A, a, refrain, N, n, found } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(K, 'stand', 'happy')] },
        `${k} had found ${A.introduced} ${found}. It had stood there so long that both its knees were rusty. "${refrain}" it went, at every step. "I always know where you are," said ${k}.`,
        `Under some sacks ${found}, ${k} had found ${A.introduced}. It had a kind face and two very rusty knees. "${refrain}" said the knees, left and right. "I can hear you from the road," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(A, 'hide', 'worried')], things: ['tree'] },
        `It wanted so much to be of use. First it wanted to play. ${k} counted to twenty, and ${a} went to hide. "${refrain}" it went, behind the tree. "I've got you," said ${k}, without opening both eyes.`,
        `They played hide and seek, and ${a} had never once won. It thought of a very good place, behind the tree. "${refrain}" went its knees, all the way there. "You're behind the tree," called ${k}, from indoors.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'worried'), seen(K, 'look-up', 'curious')], things: ['nest'] },
        `Then they went to watch the blackbird. "Very quietly," whispered ${k}. ${a} lifted one foot as slowly as it could. That made it worse. "${refrain}" The blackbird was in the next village.`,
        `"There's a nest," whispered ${k}. "Don't move." ${a} didn't, for a long time. But then it had to put down its foot. "${refrain}" All the birds in the garden went up at once.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'angry'), seen(A, 'stand', 'sad')] },
        `${n} next door was having her nap. ${a} went by on tiptoe. But nobody goes on tiptoe on iron. "Is that a gate," called ${n}, "or is it you again?"`,
        `${n} was asleep in a chair, and it carried tea to her. It was a kind thought. She woke up so suddenly that there was no tea any more. "Oil!" said ${n}. "That robot wants oil!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'hug', 'calm')] },
        `"I'm too loud for everything," said ${a}. It sat down, and that squeaked, too. "On Saturday we'll get oil," said ${k}. "Then you'll be as quiet as a cat." There were four days to go. ${a} sat quite still, so as not to use them up.`,
        `${a} did not go anywhere that evening. "There's nothing you can do with a squeak," it said. ${k} looked into the money box. "On Saturday there'll be enough for a can of oil," said ${k}. "You'll be like new."`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(N, 'walk', 'happy'), seen(A, 'walk', 'calm')],
        },
        `On Friday they all went to the woods for mushrooms, with ${n}. ${a} walked a long way behind, to be polite. Then something white came between the trees. First it took the far ones, and then the near ones.`,
        `On Friday ${n} took them to look for mushrooms. ${a} kept to the back, so that nobody had to hear. And from the stream the fog came up. It came as quickly as milk goes into tea.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(N, 'stand', 'worried')] },
        `"Don't move," said ${n}. ${k} could not see ${n}, or the path, or even the mushrooms. They called. But in a fog a voice comes from everywhere. "Which way is home?" said ${k}. "I've no idea," said ${n}.`,
        `In a minute there was nothing left in the world. "Where are you?" called ${k}. "Here," called ${n}. But here might have been anywhere. A shout goes round and round in fog. They took hold of each other's sleeves.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'determined'), seen(K, 'stand', 'excited')] },
        `"${refrain}" Somebody was coming. It got nearer, left and right, and there were no two ways about it. "It's ${a}!" said ${k}. "I can hear exactly where it is. Keep walking, ${a}! Don't stop!"`,
        `Then there was a noise. "${refrain}" It was not everywhere at all. It was on the left, and quite near. Only one thing sounds like that. "${a}!" cried ${k}. "Walk! Go on walking! We're coming after you!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(K, 'walk', 'happy'), seen(N, 'walk', 'happy')] },
        `A robot does not need to see. It had counted its steps, two thousand and eleven. Now it counted them backwards. Behind it came ${k} and ${n}, after the noise. "Louder!" said ${n}. Nobody had ever said that to ${a} before.`,
        `${a} had counted every step from home, as robots do. It turned round, and counted back from two thousand and eleven. Whenever they could not hear it, it stamped. "Oh, that lovely squeak," said ${n}, out of the white. ${a} stamped a little more than it had to.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'hug', 'happy'), seen(N, 'stand', 'happy')],
          things: ['gate'],
        },
        `"Two thousand and eleven," said ${a}, and put its hand on the gate. There it was, wet and cold and just where it should be. ${k} hugged as much iron as two arms can. "I knew where you were," said ${k}, "the whole time."`,
        `Then there was something hard in front of them, and it was the gate. ${n} kissed it. Then she kissed the robot. "I've said things about your knees," said ${n}. "I take them all back."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(A, 'sit', 'happy')] },
        `On Saturday there was the can of oil. ${k} did one knee, and it went like silk. "And now that one," said ${k}. ${a} put both hands over it. "No, thank you," it said. "That's the one you know me by." "${refrain}"`,
        `The oil came on Saturday. ${a} looked at it for a long time. "The left one, please," it said. "I'd like to keep the right." So now it goes quiet, loud, quiet, loud, down the path. "${refrain}" "In here!" calls ${n}. "Tea!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { A, a, refrain, N, n, found } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'calm'), seen(K, 'stand', 'happy')] },
        `${A.introduced} had been made to carry things, in a factory that was no longer there. After that it had stood ${found}, with nothing to do, for eleven years. There ${k} had found it. It could still walk. "${refrain}" went its knees, with every step. "They can hear you from here to the church," said ${k}, and took it home.`,
        `${k} had found it ${found}, under a lot of old sacks. It was a robot for carrying, and nobody had given it anything to carry for eleven years. "What's your name?" said ${k}. It was ${A.introduced}. Everything on it still worked, only not quietly. It took a step. "${refrain}" Crows went up all over the town.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(A, 'hide', 'worried')], things: ['tree'] },
        `It wanted to be of use, and would have liked to be company, which is harder. They tried hide and seek. "${refrain}" it went, past the shed and behind the tree, and ${k} only had to turn round. They tried watching the badgers. There turned out to be no badgers. "They were there on Tuesday," said ${k}. ${a} looked at its knees.`,
        `A squeak is not much, by itself. But it goes along everywhere. ${k} had loved hide and seek, and now nobody could play it, for there was nothing to seek. "${refrain}" Anybody could have pointed. ${k} had watched the badgers each evening, too, before there was ${a}. "It doesn't matter," said ${k}. It mattered a little. Robots can hear that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'angry'), seen(A, 'stand', 'sad')] },
        `${n} next door worked at night and slept by day. She came to the hedge with her hair on end. "Is it a gate?" said ${n}. "Is it a pig? I've not slept since March." "It's me," said ${a}. "I'm sorry. I'll stand still." And it did, for two days, on one spot, until a spider had moved in. "You can't live like that," said ${k}.`,
        `"I'll say it once," said ${n}, who was a night nurse, over the hedge. "Either that thing gets oil, or I move." She was not a bad woman. She was only tired. ${a} asked for the quietest corner of the garden, and stood in it, and did not stir. After two days ${k} had to brush the snails off. "That's what I did before," said ${a}. "I'm used to it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(K, 'hold', 'happy')] },
        `There's a kind of oil for it that is sold in very small tins. ${k} sold the good sledge. It was just enough for two knees. ${k} let it in drop by drop, on the step, on a Friday. "Walk," said ${k}. ${a} walked. There was nothing. It was like being nobody, and then like being anybody at all. ${a} went eleven times round the garden, to hear it not squeak.`,
        `The right oil costs what a sledge costs. ${k} looked at the sledge for an evening, and then there was a tin on the step. It had a spout like a needle. "Don't breathe," said ${k}, and gave each knee its drops, down to the last. ${a} stood up. It took a step, and another. Nobody on earth could have said where it was. It laughed, and that was the first that anybody heard of it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'look-up', 'happy')] },
        `That was a great week. ${a} won at hide and seek, for the first time in its life, and was not found until supper. It stood an arm's length from a badger. ${n} brought round a cake. "Who's there?" people said, for now it came up behind them like a cat. It was a quiet robot. It would not have given that up for anything in the world.`,
        `Nothing was ever so good as those six days. They saw five badgers, and a small one that rode. ${k} looked for ${a} a whole afternoon, and gave up, and it was standing next to the swing. "I slept!" said ${n}, and cried a bit, and gave them a cake. And ${a} walked up and down the path, again and again, only because nobody could hear.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(K, 'walk', 'worried'), seen(N, 'walk', 'worried'), seen(A, 'walk', 'calm')],
        },
        `On the seventh day they went for mushrooms, all three, to the far side of the wood. There's a bog there, with one path through it. They were in the middle when the fog came. It came out of the ground, on all sides, and went up over their heads. ${k} held a hand out in front, and had no hand. "Stand still," said ${n}. "Nobody goes a step off the path."`,
        `${n} knew where the mushrooms were. It was behind the bog, where you have to stay on a path of planks. On the way back it grew white. It happened as when somebody breathes on a window. First there was no wood, and then there were no planks, and then ${k} looked down, and had no feet. "Don't anybody move," said ${n}. They could hear the bog, on both sides. It was talking to itself.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'scared')] },
        `"I know the way," said ${a}, from somewhere. "I counted. Walk behind me." That was easily said. They walked behind it, and it was not there. "Where are you?" called ${k}. "Here," said ${a}. But a voice in a fog is all round, like the fog. ${k} took a step towards it, and one boot went in up to the top. ${n} pulled it out. "Stop!" said ${n}. "We can't hear you go!"`,
        `A robot counts its steps, whether it wants to or not. ${a} had the whole path in its head. "Follow me," it said, and set out, and after three steps it had to come back, for nobody was following. They had not known that it was gone. "Hold on to it," said ${n}. But the path was too narrow for two, and its back was too slippery to hold. "Say something while you walk," called ${k}. It did, and it came from all sides at once.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm')] },
        `${a} stood in the white and thought. It did not take long. It bent down and felt beside the path. There was sand, wet and sharp. With sand in it a knee would never be quiet again, and there was no other sledge. It thought of the badger. It thought of coming round a corner without anybody knowing. That had been six days. It was more than many robots get. Then it filled both hands, and rubbed it in.`,
        `There's one sort of noise that comes from only one place. It had been rid of it for six days. ${a} knelt down and put a hand into the bog. It came up full of grit. It knew exactly what that does. It's the one thing that they tell robots on the first day. "What are you doing?" called ${k}. "Something with my knees," said ${a}. And it did it properly, both of them, so that it should last.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(K, 'walk', 'excited'), seen(N, 'walk', 'happy')] },
        `"${refrain}" It went through the fog like a saw. It was in front, and a little to the left, and there was no doubt about it whatever. ${k} put one foot there, and it was path. ${n} put one foot where ${k} had been. "${refrain}" Whenever they fell behind, it stamped. For one thousand nine hundred steps nobody said a word. They were all listening, as people listen to music.`,
        `It took a step. "${refrain}" You could have drawn a line to it. "Left," said ${k}, "and straight on, and there." Behind came ${n}, with a hand on a coat. They went like that for an hour, along the whole of that path, with the bog on both sides, muttering. It was the ugliest sound that there is. ${n} said later that she'd have liked to have it at her wedding.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(K, 'kneel', 'surprised'), seen(N, 'stand', 'calm')],
          things: ['gate'],
        },
        `"Gate," said ${a}, and there was the gate. In the light from the door ${k} saw the knees. There was grit in them, and scratches as deep as letters. "You did that," said ${k}. "On purpose." "I can be heard now," said ${a}. ${k} said nothing about the sledge. It had been a good sledge. It had never been so well spent.`,
        `They came to the hedge, and then to the lamp. ${k} knelt down. "It's full of grit," said ${k}. "That'll never come out. We haven't got any more..." And then it was clear how it had got in there. "You liked it so much," said ${k}, "being quiet." "I did," said ${a}. "I like this more." It looked at the two of them, who were there, and not in a bog.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'happy')] },
        `In the morning ${n} came to the hedge. She had a pillow under one arm. "I shan't sleep, of course," said ${n}. "You walk as much as you like. And if there's ever a day when I don't hear you, I'll come and look." ${a} thought about that. It had stood there for eleven years, ${found}, and nobody had come to look.`,
        `"About the noise," said ${n}, next day, and had to begin again. "I've put my bed on the other side. You're to go up and down just as you please. I'd worry, you see, if I didn't hear it." Nobody had ever worried about ${a}. It went up and down a bit, to see what that was like. "There you are," called ${n}, out of the pillows.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'sit', 'happy')] },
        `They still play hide and seek, with other rules. ${k} shuts both eyes and has to find ${a} by ear, through the whole orchard. The badgers have stopped minding. They think that it's a sort of weather. And when there's fog in the valley, somebody always comes to the gate to ask. "${refrain}" it goes, down the road and into the white, with a long line of people behind.`,
        `On foggy mornings now the children of the village don't walk to school alone. They wait at the gate. "${refrain}" And off it goes, and they go after it, one behind the other, all the way to the bell. As for the badgers, they were gone for a month. Then, all at once, they were back. "They know who it is," whispered ${k}. ${a} put its foot down. "${refrain}" One of them looked up, and went on eating.`,
      ),
    ],
  };
}

import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

/** What one says without thinking, and hears again. */
const SAYINGS = [
  'Oh no, not today!',
  'Not her again!',
  'Must she come?',
  'Not another visit!',
  'All that kissing!',
  'She stays for hours!',
  'Too much talking!',
  'No more kisses!',
  'Not that hat again!',
  'Why must she come?',
] as const;
const TITLES = ['who said that', 'all over again', 'very good ears', 'what was said in the kitchen'];

interface Parts {
  readonly N: Figure;
  readonly n: string;
  readonly refrain: string;
}

function partsOf({ company, chance }: Going): Parts {
  const N = company.person('Mrs Plum', 'neighbour');
  return { N, n: N.name, refrain: chance.pick(...SAYINGS) };
}

/** One careless word is said again all day, at the wrong doors; and then something else that was heard is wanted. */
export const TEAPOT: EventPlot = { id: 'teapot', young, middle, old };

function young(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `This is ${A.introduced}. "Hello!" says ${k}. "Hello!" says ${a}.`,
        `Here is ${A.introduced}. ${a} says all that you say. "Hello!" says ${k}. "Hello!"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm', 'key'), seen(A, 'stand', 'curious')], things: ['teapot'] },
        `${Gcap} has a big key. Clink! "In the teapot," says ${g}.`,
        `Here is the big key. "In the teapot with you," says ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'stand', 'curious')] },
        `${n} is coming. "${refrain}" says ${k}, softly. But ${a} has good ears.`,
        `Today ${n} will come. "${refrain}" whispers ${k}. But ${a} hears everything.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'surprised'), seen(A, 'shout', 'happy')] },
        `Knock, knock! In comes ${n}. "${refrain}" shouts ${a}.`,
        `${n} comes to say hello. "${refrain}" shouts ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'worried'), seen(A, 'shout', 'happy')] },
        `"Sh!" says ${k}. "Sh!" says ${a}. Then comes the postman. "${refrain}"`,
        `"Be quiet!" says ${k}. "Be quiet!" says ${a}. Then to the baker, "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'worried')], things: ['blanket'] },
        `${k} puts a blanket over ${a}. It is dark. "${refrain}" says the blanket.`,
        `Under the blanket goes ${a}. Now it is quiet. No! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'think', 'worried'), seen(K, 'stand', 'surprised')] },
        `Now ${g} wants to go out. "Where is the key?"`,
        `"The key is gone!" says ${g}. "Where did I put it?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried'), seen(G, 'kneel', 'worried')] },
        `They look under the rug. Is it in the boots? No.`,
        `Is it in the bread? Is it in the bed? They cannot find it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'happy')],
          things: ['teapot', 'key'],
        },
        `"${a}!" says ${k}. "The key! The key?" "In the teapot!" says ${a}. Yes!`,
        `${k} takes the blanket off. "Key?" says ${k}. "In the teapot!" says ${a}. And it is!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'stand', 'sleepy'), seen(A, 'sit', 'sleepy')] },
        `"Good night, ${a}," says ${k}. "Good night, ${a}," says ${a}. "${refrain}"`,
        `It is dark. "I love you," says ${k}. "I love you," says ${a}. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, chance } = going;
  const { N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `Whatever ${K.introduced} said, ${A.introduced} said it again. "Good morning," said ${k}. "Good morning," said ${a}. "Who is that?" said ${k}. "Who is that?" said ${a}.`,
        `${A.introduced} never had a word of ${A.names} own. "Lovely day," said ${K.introduced}. "Lovely day," said ${a}. "You can stop now," said ${k}. "You can stop now," said ${a}, and did not stop.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm', 'key'), seen(A, 'stand', 'curious')], things: ['teapot'] },
        `${Gcap} came into the kitchen with the big key. "In the teapot," said ${g}, to nobody. Clink. Then ${g} thought of something else. ${a} was looking on.`,
        `"I always lose this key," said ${g}. "I'll put it somewhere clever." The lid went up, and the lid came down. "In the teapot," said ${g}, and went out, pleased. There was nobody in the kitchen but ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'stand', 'curious')] },
        `That day ${n} from next door was coming to lunch. "${refrain}" said ${k}. ${k} said it very low, into a cup. It was not meant for anybody. ${a} blinked, and listened.`,
        `${n} was coming to lunch, as on every Sunday. ${k} whispered something into a cup. "${refrain}" said ${k}, and felt better. A cup doesn't tell. But behind the cup sat ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'surprised'), seen(A, 'shout', 'happy'), seen(K, 'stand', 'worried')],
        },
        `The bell rang, and in came ${n}, with both arms wide. "${refrain}" shouted ${a}. It was ${K.names} voice, to the last little bit. ${n} let go of her bag. "I said nothing!" said ${k}.`,
        `"Here I am!" said ${n}. "${refrain}" said ${a}, so that the windows rang. ${n} looked at ${k}. It had sounded just like ${k}. "That was ${a}," said ${k}, and was as red as jam.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'worried'), seen(A, 'shout', 'happy')] },
        `"You mustn't say that," hissed ${k}. "You mustn't say that," hissed ${a}. It did not help. The postman got it, and the milkman, and the vicar. "${refrain}" shouted ${a}, at the open window.`,
        `${k} tried to teach ${a} something better. "Say, 'How nice to see you,'" said ${k}. ${a} listened, with one ear up. Then somebody went by with a pram. "${refrain}" shouted ${a}, after them.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'worried')], things: ['blanket'] },
        `At last ${k} hung a blanket over ${a}. Under a blanket it is night, and at night one sleeps. It was quiet for as long as a plate of pudding. "${refrain}" said the blanket.`,
        `"Then it's bedtime," said ${k}, and put a blanket over ${a}. It was a thick one. They all sat down again and took up their spoons. "${refrain}" it said, a bit muffled.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'think', 'worried'), seen(N, 'stand', 'worried')] },
        `Then ${n} wanted to go home, and the door was locked. "I'll get the key," said ${g}, and stopped. "I put it somewhere. It was a very clever place." But ${g} couldn't think where it was.`,
        `After lunch they were all going to the park. "The key!" said ${g}, with one arm in a coat. "I hid it so well this time that I've hidden it from myself." And nobody could get out.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'reach', 'worried'), seen(G, 'kneel', 'worried'), seen(N, 'reach', 'worried')],
        },
        `They looked in all the pockets, and behind the clock, and in the bread. They looked under the rug. ${n} turned her bag out on the table. "Who saw me last?" said ${g}. "Nobody," said ${k}. "You were on your own."`,
        `They emptied the drawers. They shook the boots. They took the cushions off the sofa, and found eleven spoons. "Was nobody with you?" said ${n}. "Not a soul," said ${g}. "I was all alone in the kitchen."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'happy')],
          things: ['teapot', 'key'],
        },
        `But in the kitchen one was never quite alone. ${k} pulled the blanket off. "${a}," said ${k}. "What did ${g} say? The key! The key!" ${a} thought back, past the blanket and past the lunch. "In the teapot!" said ${a}. Clink.`,
        `${k} looked at the blanket. Somebody had been there. Somebody always was. "The key," said ${k}, as ${g} says it. "Where is it?" It went click in there. "In the teapot!" said ${a}, in the voice of ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(K, 'stand', 'shy'), seen(A, 'stand', 'proud')] },
        `"What a clever one!" said ${n}. "And it never makes anything up?" "No," said ${k}, and swallowed. "The other thing was me. I'm sorry. I only said it to a cup." "I've said worse to a cup," said ${n}.`,
        `They all clapped for ${a}. "Then all that it says was said by someone," said ${n} to ${k}. "Yes," said ${k}. "That was me. I wish I hadn't." "Thank you," said ${n}. "Next time, you choose the lunch."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'stand', 'sleepy'), seen(A, 'sit', 'sleepy')] },
        `In the evening ${k} whispered something to ${a}, nine times over. It was something nice. "Will you say that tomorrow?" said ${k}. ${a} thought it over. "${refrain}" said ${a}.`,
        `Now there's one more thing that ${a} can say. When ${n} comes, it's, "How nice to see you!" ${k} is always standing by. It works each time, nearly. "${refrain}" says ${a}, when she has gone.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, G, a, k, g, chance } = going;
  const { N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `Nothing that was said in ${K.names} house got lost. ${A.introduced} saw to that. ${a} had the squeak of the back door, and the sneeze of ${g}, and four of the neighbours. What ${a} did not have was a single word of ${A.names} own. "Do you ever think something by yourself?" said ${K.introduced}. "Do you ever think something by yourself?" said ${a}.`,
        `There are houses with thin walls. In the house of ${K.introduced} there was ${A.introduced}, and that comes to the same. ${a} never made anything up. ${a} only gave back what was put in, in the right voice and at the wrong time. "You've no tact," said ${k}. "You've no tact," said ${a}, and it was ${k} to the life.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm', 'key'), seen(A, 'stand', 'curious')], things: ['teapot'] },
        `On Sunday morning ${g} came through with the key of the front door. It was an old one, as long as a spoon, and there was only the one. "Somewhere clever, this time," said ${g}, turning about. "In the teapot." Clink. The telephone rang, and ${g} went off to it. ${a} looked at the lid for a bit.`,
        `There was one key to the front door, and ${g} lost it about once a week. "I'm going to be clever," said ${g}, quite alone, on Sunday. "Nobody looks there. In the teapot." It fell in with a clink, and ${g} went out humming. It was so good a place that it was forgotten at once. On the shelf ${a} shifted from one foot to the other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'angry'), seen(A, 'stand', 'curious')] },
        `On Sundays ${n} came to lunch. She lived alone next door, and brought a present each time, and stayed till five. ${k} had wanted to be at the river with the others. "${refrain}" said ${k}, between the teeth, to the inside of a cup. It wasn't kind, and it was not meant for anyone. That's what cups are for. Behind it ${a} tilted ${A.names} head.`,
        `${n} was coming, as she came every Sunday, until five. She had nobody else to go to. ${k} knew that, and had been told so twice already. All the others had gone to swim. "${refrain}" said ${k}, and only breathed it, into a cup, and then felt a good deal better. Nobody had been in the room. Well, ${a} had.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'surprised'), seen(A, 'shout', 'happy'), seen(K, 'stand', 'worried')],
        },
        `At one she was at the door, in her good coat. "Here I am at last!" said ${n}. "${refrain}" cried ${a}, out of the kitchen. It was ${K.names} voice. It had ${K.names} very way of leaning on the first word. ${n} went on smiling, since she'd begun. "I never said that," said ${k}, and it was so quick that it was as good as a yes.`,
        `The bell rang. ${n} had baked something, and it was still warm, with a cloth round it. "${refrain}" said ${a}. It came through the house as clear as glass, and anybody who knew ${k} would have known it. She stood there on the mat. "That's ${a}," said ${k}. "It's only noises. It doesn't mean a thing." It was the first lie, and it was a small one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'worried'), seen(A, 'shout', 'happy'), seen(N, 'sit', 'sad')] },
        `It went on. It came with the salad, and it came with the meat. Through the window it got the postman. "${refrain}" "Where can it have picked that up?" said ${g}. "It makes things up," said ${k}. "It's always doing that." "How strange," said ${n}, and cut something small into something smaller. "I thought that they never did."`,
        `"Say, 'How nice to see you,'" hissed ${k}, behind the door. "Say anything!" ${a} looked interested. At the table it was going quite well, and there was even a joke. "${refrain}" it came, in the middle. "It makes things up," said ${k}, "all day long." That was the second lie, and it was bigger. ${n} put her fork down, very straight.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'worried')], things: ['blanket'] },
        `Before the pudding ${k} went out, and hung the thick blanket over ${a}. "It's night," said ${k}. "It's night," said the blanket. One could still hear it from the table. But it was muffled now, and could have been the pipes. "${refrain}" said the pipes. Nobody asked for more pudding. It wasn't the pudding's fault.`,
        `${k} fetched the blanket from the bed, the one for the winter, and put it over the lot. It should have been a comfort. But it's odd about a thing under a blanket. One sits there, and doesn't hear what the others say, for listening. "${refrain}" it said at last, from far below, like something at the bottom of a well.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'think', 'worried'), seen(N, 'stand', 'sad'), seen(K, 'stand', 'worried')],
        },
        `"I think that I'll go home now," said ${n}. It was only two. She stood in the hall in her coat, and the door was locked. "The key," said ${g}, and patted one side, and then the other. "I put it somewhere so clever." It's hard to leave with dignity, when one can't. She sat down on the chair in the hall and held her bag.`,
        `At two she got up. "I mustn't stay too long," said ${n}, who always stayed till five. But nobody could open the door. "I hid it," said ${g}. "I remember thinking how clever I was. I don't remember anything after that." So ${n} had to stand and wait in the one house where she was sure that she wasn't wanted.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried'), seen(G, 'kneel', 'worried')] },
        `They went through the pockets, the boots and the bread. ${k} lay under the sofa, among the spoons, and could see ${n}'s shoes in the hall. They were her good ones. They were set side by side, so as not to be in anybody's way. "Who was there, when I had it?" said ${g}. "Not a soul," ${g} answered. And under the sofa ${k} went hot and cold.`,
        `They shook out the umbrellas. They took the clock off the wall. From the hall came no sound at all, and that was worse than any other. "If only somebody had been in the kitchen," said ${g}. "Somebody with ears." ${k} stood quite still, with a boot in each hand. There had been somebody with ears. ${k} had told them all that it made things up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(A, 'sit', 'calm')], things: ['blanket'] },
        `It was simple. One need only ask. But if ${a} said where the key was, and it was there, then ${a} said what was so. And then everybody would know whose the other thing was, too. ${k} looked at the blanket, for as long as it takes to look for a key in the wrong place. One could go on looking. One could look until five.`,
        `There were two ways. ${k} could leave the blanket where it was, and they would break a window, and it would be nobody's fault. Or ${k} could take it off. Either ${a} made things up or ${a} did not. It couldn't be the one for the voice and the other for the key. ${k} thought of her out in the hall, in her good coat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'determined'), seen(A, 'stand', 'happy'), seen(N, 'stand', 'surprised')],
          things: ['teapot', 'key'],
        },
        `"Come in here, please," said ${k}, "both of you." Then ${k} took the blanket off. "The key, ${a}. What did ${g} say?" ${a} went back past the pudding, and past the bell, as one turns pages. "In the teapot," said ${a}, and it was ${g}, down to the clink. "So it never makes anything up," said ${n}. "No," said ${k}. "It was me. I said it to a cup."`,
        `${k} brought ${n} in from the hall, by the sleeve. "You ought to hear this," said ${k}, and pulled the blanket away. "Somewhere clever," said ${k}, as ${g} says it. It was as if one had put in a coin. "In the teapot," said ${a}. And there it was. "It only says what somebody has said," said ${k}. "All of it. I'm sorry. The other thing was mine."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'calm'), seen(K, 'sit', 'shy')], things: ['teapot', 'cup'] },
        `${n} turned the key over, and then put it down. "I knew that," she said. "I knew it at the door. I was only waiting, to see how many lies it would take." "Two," said ${k}. "That isn't so many," said ${n}. She thought for a while. "I don't much care for Sundays, either. One has to be so nice. Could we play cards?"`,
        `She might have gone, since there was a key. ${n} took off the good coat again. "It's true that I come every Sunday," she said. "I've sometimes thought that it might be a bit much." "It is, a bit," said ${k}. It was extraordinary, what could be said today. "Then let's not be so nice," said ${n}. "Could we play cards? I cheat, I may as well say so."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(N, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `She stayed until seven, and won. And if ${k} has a thing to say now, ${k} says it out loud, or in the shed. It's not that one gets any nicer. One only gets more careful in front of a cup. "${refrain}" says ${a}, every Sunday, when the bell rings. "And how nice to see you, too," says ${n}, and hangs up her coat.`,
        `There's a new thing that ${a} says, in the voice of ${n}, in the middle of the week. It goes, "Could we play cards?" It makes the house feel quite full. And on Sundays she stands on the mat and waits for it, before she takes off her hat. "${refrain}" cries ${a}. "It's nice to know where one is," says ${n}, and comes in.`,
      ),
    ],
  };
}

import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Not a drop!',
  'Not one drop!',
  'No, not a drop!',
  'Not a drop in it!',
  'Not the least drop!',
  'Not even a drop!',
  'Never a drop!',
  'Not a single drop!',
  'No drop at all!',
  'Not a drop here!',
] as const;
const TITLES = ['not a drop', 'the last dandelion', 'a bee at number nine', 'honey on bread'];

interface Parts {
  readonly refrain: string;
  /** Who keeps the street tidy, and eats honey on bread. */
  readonly T: Figure;
  readonly t: string;
}

function partsOf({ company, chance }: Going): Parts {
  const T = company.person('Mr Tuck', 'neighbour');
  return { refrain: chance.pick(...REFRAINS), T, t: T.name };
}

/** Painted flowers, and one of paper; the real ones are weeds, and are pulled out by one who loves honey. */
export const WEEDS: EventPlot = { id: 'weeds', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(T, 'sit', 'happy'), seen(K, 'stand', 'happy')],
          things: ['honey', 'bread'],
        },
        `${t} sits in the street. He eats bread with honey. "Hello, ${k}!"`,
        `Here sits ${t} with bread and honey. "Hello!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried'), seen(K, 'stand', 'curious')] },
        `Along comes ${A.introduced}. ${a} wants flowers. But there is only stone.`,
        `Bzz! ${A.introduced} looks for flowers. Only stones. No flowers!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'curious')], things: ['cup', 'flower'] },
        `There! A flower! But it is on a cup. "${refrain}" says ${a}.`,
        `A red flower! But it is on a cup. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(K, 'stand', 'happy')], things: ['boots', 'flower'] },
        `There! A flower! But it is on ${K.names} boots. "${refrain}"`,
        `Look, a blue one! It is on a rubber boot. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'worried')] },
        `The third one is paper. "${refrain}" ${a} is so tired.`,
        `The next one is made of paper. "${refrain}" ${a} sits down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'float', 'happy')], things: ['flower'] },
        `Then ${k} sees something yellow. By the wall is a dandelion. A real one!`,
        `"Look!" says ${k}. By the wall is a real dandelion!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'walk', 'calm'), seen(K, 'shout', 'worried')],
          things: ['bucket', 'flower'],
        },
        `Here comes ${t} with a bucket. "A weed! Out with it!" "Stop!" says ${k}.`,
        `But ${t} pulls out every weed. Here is his bucket! "Stop, stop!" says ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(T, 'kneel', 'surprised'), seen(K, 'kneel', 'happy')],
          things: ['flower'],
        },
        `Slurp, goes ${a}. "What is that bee doing?" says ${t}.`,
        `${a} drinks and drinks. ${t} bends down to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(T, 'hold', 'surprised', 'honey')] },
        `"Bees make honey," says ${k}, "out of flowers." ${t} looks at his bread.`,
        `"That will be honey," says ${k}. "Oh!" says ${t}. "My honey?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(T, 'sit', 'happy'), seen(K, 'stand', 'happy')],
          things: ['flower', 'honey'],
        },
        `Now the street is yellow. Is there any honey left, ${t}? "${refrain}"`,
        `Now there are dandelions all over. And ${T.names} honey? Eaten up! "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(T, 'sit', 'proud'), seen(K, 'stand', 'happy')],
          things: ['honey', 'bread'],
        },
        `Flag Street was the tidiest street in town. ${t} saw to that. At nine he sat on the step and ate bread with honey. "Not a weed," he said to ${k}. "Look at that."`,
        `${t} looked after Flag Street. He swept it, and weeded it, and polished the lamp. At nine o'clock he had his bread and honey on the step. "Clean as a plate," he said to ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried'), seen(K, 'stand', 'curious')] },
        `Into Flag Street flew ${A.introduced}, with an empty stomach. There was stone on the left, and stone on the right. "Where do you keep your flowers?" said ${a}. ${k} looked about. "I don't think we've got any," said ${k}.`,
        `"Excuse me," said somebody by ${K.names} ear. It was ${A.introduced}, quite out of breath. "I've flown over nine streets. Where are the flowers?" It was a good question. ${k} turned all the way round.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'float', 'curious'), seen(K, 'stand', 'curious')],
          things: ['cup', 'flower'],
        },
        `"There!" said ${k}. In a window stood a cup with a rose on it. ${a} flew down and put out a long thin tongue. It tasted of cup. "${refrain}" said ${a}. "It's painted."`,
        `In the café there was a rose on each cup. ${a} landed on the biggest, and walked about on it. You slip on a rose like that. "${refrain}" said ${a}. "Somebody only drew it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(K, 'stand', 'shy')], things: ['boots', 'flower'] },
        `"You've got some!" cried ${a}, and dived. They were on ${K.names} rubber boots, blue ones, with yellow middles. ${a} tried every one. "${refrain}" said ${a}. ${k} had never been so sorry about a pair of boots.`,
        `Next it was ${K.names} own boots. They were covered with daisies, from top to toe. ${a} bumped into them three times. "${refrain}" said ${a}. "They're very good. I'd have sworn that they were daisies."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'worried')] },
        `At number four there was a whole bunch on the table. It was made of paper. "${refrain}" ${a} sat down on the window sill, and did not get up again. "A bee can only fly so far on nothing," said ${a}.`,
        `There was a pot at number two, with pink ones in it. They never had to be watered. They were paper. "${refrain}" said ${a}. ${a} came down on the kerb, rather hard. "I'll just sit a minute."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'calm')], things: ['flower'] },
        `${k} ran up the street and down again. There had to be something. Behind the drainpipe of number nine it was yellow. It was a dandelion, in a crack, as big as a button. ${t} must have missed it.`,
        `${k} lay down flat and looked along the stones. You see other things from there. In a crack behind the drainpipe there was something yellow. It was one dandelion, a real one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'hold', 'happy')], things: ['flower'] },
        `${k} carried ${a} there on one finger. ${a} smelled it, and fell in head first. There were a hundred little cups in it, and every one was full. Only a striped end looked out, and it hummed.`,
        `${a} crept on to ${K.names} hand, and was carried. "Oh," said ${a}, and then nothing more for a while. A dandelion is a hundred flowers in one. It takes a bee some time to drink them all.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'stand', 'angry'), seen(K, 'stand', 'worried'), seen(A, 'sit', 'happy')],
          things: ['bucket', 'flower'],
        },
        `"There's one!" said a voice. ${t} had come out with his bucket and his hoe. "I knew that there was one. Stand aside, ${k}." "No," said ${k}, and stood in front of it. "Somebody's having breakfast."`,
        `A shadow fell on them, with a bucket. "A weed," said ${t}. "In my street!" He put out a hand to pull it up. "Wait," said ${k}. "Somebody's at table." ${t} bent down, with one hand on his back.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'kneel', 'surprised'), seen(K, 'kneel', 'happy'), seen(A, 'sit', 'happy')],
          things: ['flower', 'honey'],
        },
        `${t} got down on both knees and looked. "What does it do in there?" he said. "It fetches what honey is made of," said ${k}. ${t} still had some on his chin. He wiped it off with a finger, and looked at that.`,
        `He had never seen one so near. "Is it drinking?" "It takes it home," said ${k}, "and they make honey of it." "My honey?" said ${t}. "Out of that?" His bucket was full, to the top.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'shy'), seen(K, 'stand', 'happy')], things: ['bucket'] },
        `"I've pulled up about four thousand," said ${t}, after a time. "I thought I was tidying." He looked into his bucket. In there the roots were still good. They put them back, the two of them, one in each crack.`,
        `"So I pull up my own breakfast," said ${t} slowly, "every day." He sat there for some time. Then he and ${k} put them all back, with a spoon and some water. A dandelion doesn't mind much.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(T, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['flower', 'honey', 'bread'],
        },
        `In May you can see Flag Street from the hill. It's the yellow one. At nine ${t} sits on the step, and ${k} has a slice, too. "Is there any left?" says ${a}, coming by. They turn the jar over. "${refrain}" "Then I'd better get on," says ${a}.`,
        `Flag Street isn't tidy any more. It's yellow, and it hums. "Any weeds today?" people ask ${t}, going by. He looks up and down, and licks his spoon. "${refrain}" he says. He has got a bit mixed up. He only means the jar.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(T, 'sit', 'proud'), seen(K, 'stand', 'happy')],
          things: ['honey', 'bread'],
        },
        `There was a prize in that town for the tidiest street, a brass plate. Flag Street had won it nine times. That was the work of ${t}, who had a hoe, and a bucket, and a bad back. At nine each morning he sat on the step of number nine and had bread and honey. "Ten would be a round number," he said to ${k}. The judges were coming on Saturday.`,
        `${t} had got Flag Street so clean that even the pigeons wiped their feet. Nine times it had won the town prize, a brass plate. There was room for a tenth. He did it all by himself, with a hoe and a bucket. He allowed himself one pleasure, and that was honey on bread, on the step, at nine. "Saturday," he said to ${k}. "That's when they judge."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'worried'), seen(K, 'stand', 'curious')] },
        `${A.introduced} came over the roofs on Thursday. ${a} had set out at six, from the hives on the hill. It was four miles, without a flower. There had been a car park, and then a bigger one. "You'll have some, surely," said ${a} to ${k}, who was sitting on the kerb. ${k} had lived there always, and had never noticed. There was not one.`,
        `It was Thursday, and warm. A bee came down Flag Street in a line that was not quite straight. It was ${A.introduced}, and ${a} had flown four miles on an empty stomach. "Which house are the flowers at?" said ${a}. ${k} was about to say, and looked up the street, and down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'float', 'curious'), seen(K, 'stand', 'curious')],
          things: ['cup', 'flower'],
        },
        `"What about those?" said ${k}. There were roses on the cups in the café, six of them, in gold. ${a} went from one to the next, politely, as you do at a party. A tongue like a thread felt about for the middle. The middle was paint. "${refrain}" said ${a}, at the sixth.`,
        `They tried the café first. It had cups with roses. ${a} landed on one with all six feet, and slid down it into the saucer. "It's very like," said ${a}, and tried again from above. It was like in everything but one. "${refrain}" said ${a}. "Who makes a flower and leaves out the flower?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(K, 'stand', 'shy')], things: ['boots', 'flower'] },
        `Then ${a} saw ${K.names} boots. They were the ones with the daisies. ${k} loved those boots. ${a} tried all of the left, and most of the right. "${refrain}" said ${a}, not complaining, only keeping count. At number two there was a bunch in a vase, which had been fresh for three years. That was paper. "${refrain}" It was said more faintly.`,
        `There were the paper ones at number two, and the wax ones at the hairdresser's. There were the ones on ${K.names} boots. "${refrain}" said ${a} each time, a little lower. Once ${a} flew against a poster of a meadow. It had cows in it. "I could hear that it was flat," said ${a}, "but I thought I'd ask."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'worried')] },
        `At four o'clock ${a} sat down on the kerb. "We carry just enough to get there," said ${a}, "and fill up, and fly home. I've not filled up." The wings did not quite fold any more. "How far is home?" said ${k}. "Four miles," said ${a}, as you might say a thousand. ${k} got down flat on the stones, with an idea of looking from where a bee looks.`,
        `${a} did not mean to sit down. It happened. "It's a matter of petrol," said ${a}. "There's some for coming, and you get the rest for going." The wind moved one of the wings, and ${a} let it. ${k} had not known that a thing so small could be so tired. "Stay there," said ${k}. And ${k} went along the wall on hands and knees, looking into every crack.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'happy')], things: ['flower'] },
        `Behind the drainpipe of number nine, where no hoe goes, there was a dandelion. It was not a good one. It had one leaf and a crooked neck. ${k} fetched ${a} on a finger. There was a silence. Then ${a} went in, head first, up to the waist. It's a hundred flowers in one, that yellow, and every one of them is a cup. The striped end shook with it.`,
        `One had got away. It grew behind the drainpipe at number nine, flat against the wall, like somebody who is hiding. It was a dandelion. ${k} carried ${a} there in both hands. "Is it real?" said ${a}, who had stopped expecting it. Then the tongue went in. After that there was only the sound that people make with soup, and it went on and on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'stand', 'angry'), seen(K, 'stand', 'worried'), seen(A, 'sit', 'happy')],
          things: ['bucket', 'flower'],
        },
        `"So that's where it is," said ${t}. He had his hoe, and was rather white. "I've felt it for days. Two days before the judges!" "You can't," said ${k}. "Somebody's drinking it." "It's a weed," said ${t}. "Nine years I've kept them out. Do you know what that is, nine years? Stand over there." And ${k}, who liked him, and ate his bread on most days, did not stand over there.`,
        `${t} came round the corner with the bucket. He saw the yellow, and stopped like a man who has found a burglar. "Out of the way, ${k}," he said. "No," said ${k}. It was an odd thing to say to ${t}. He had taught ${k} to whistle. "It's for the prize," he said. "It's for everybody in the street." "It's for ${a} first," said ${k}, and sat down in front of the drainpipe.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'kneel', 'surprised'), seen(K, 'kneel', 'calm'), seen(A, 'sit', 'happy')],
          things: ['flower', 'honey'],
        },
        `He got down on his knees to reach past. It took him some time, with that back, and when he was down he was nose to nose with ${a}. He had never looked at one. It had fur. It had gold dust to the elbows, and was packing it into two small baskets. "What's it want with that?" he said. "It's for the honey," said ${k}. He said nothing for so long that they could hear it drink.`,
        `It's not possible to pull up a thing without bending down to it. So ${t} bent, and in front of his nose was a bee, wiping its face with two feet. "What's it do?" he said at last. "That's the juice," said ${k}. "It flies it home, four miles, and they make it thick. It takes thousands of them for one jar." "One jar of what?" said ${t}. But there was some on his moustache, and by then he knew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['bucket'] },
        `"Nine years," said ${t}. He meant something else by it now. In the bucket lay that day's weeds, with their roots still on. He looked at the wall, where there was room for the tenth plate. He had polished the screws for it already. "If I leave that one," he said, "it's over. They see everything." "Yes," said ${k}. It would not have been honest to say no.`,
        `They sat on the step, with the bucket between them. "It's always got dearer, the honey," said ${t}. "I did wonder why." On the wall were nine brass plates, and a clean place with two screws in it. "They take off a point for a weed," he said. "For two they don't even get out of the car." ${k} would have liked to say that it might be all right. But it would not be, and they both knew that.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'kneel', 'calm'), seen(K, 'kneel', 'happy'), seen(A, 'float', 'happy')],
          things: ['bucket', 'flower'],
        },
        `${a} came up out of the yellow at last. ${a} flew round ${T.names} hat, and was off over the roofs. It was a straight line this time. ${t} watched until there was nothing to watch. Then he took a spoon, and went down on his knees again, and began to put them back. He did one in every crack. ${k} came behind with the can.`,
        `"Thank you for having me," said ${a}, who was round again. Then ${a} rose, and was gone, straight as a ruler. ${t} took off his hat to it, without quite knowing. He turned the bucket over on the stones. There were sixty roots, or more. "You dig," he said to ${k}. "My back won't. I'll press them in." They did it until the lamp was lit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'calm'), seen(K, 'stand', 'calm')], things: ['flower'] },
        `On Saturday the judges stopped their car and counted up to eleven, and drove on. The plate went to Castle Street, which has no flowers at all, and not even a crack. ${t} unscrewed the two screws. He put them away in a tin. "Well," he said. He whistled, though not all of the tune. It was a month before he walked through Castle Street, and looked at it, and was sorry for it.`,
        `The judges did get out of the car, on Saturday. One of them trod on a dandelion, and wrote something down. So the tenth plate went to Castle Street. ${t} went in and shut his door, and it stayed shut until Monday. On Monday ${k} left a slice of bread on the step. At nine the door opened. "You might have put some honey on it," said ${t}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'float', 'happy'), seen(T, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['flower', 'honey', 'bread'],
        },
        `Bees tell each other where things are. They dance it. By the end of May you could hear Flag Street before you saw it. In June there was a jar on the step of number nine, with no name on it. It lasted a week. "Is there any more?" said ${k}. ${t} turned it upside down, and they both waited. "${refrain}" said ${t}. Over their heads ${a} went by, at work, in a straight line.`,
        `The next year, in May, the whole of Flag Street was yellow, and people came to see it, on foot. There's no prize for that. A man from the hives on the hill left a jar, and would take no money. "It's yours," he said. "It's out of your cracks." They ate it on the step, with a spoon each, and no bread. "${refrain}" said ${k}, looking into it with one eye. ${t} only nodded. Something small bumped into ${K.names} boots, and begged their pardon, and flew on.`,
      ),
    ],
  };
}

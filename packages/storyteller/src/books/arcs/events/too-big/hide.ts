import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Found you!',
  'I see you!',
  'There you are!',
  'Got you!',
  'I have found you!',
  'I can see you!',
  'Ha, found you!',
  'Here you are!',
  'Seen you!',
  'Found, found, found!',
] as const;
const TITLES = ['a bit of it showed', 'the new hill', 'who can see it', 'too big to hide'];

/** Tall or big, in the words that differ. */
const sizeOf = ({ raw }: Going): string => (/\b(?:tall\w*|long neck|high)\b/.test(raw) ? 'tall' : 'big');

/** Somebody too big for hide-and-seek lies down under leaves, and is the hill from which the seeker looks for them. */
export const HIDE: EventPlot = { id: 'hide', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const size = sizeOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `${A.introduced} is very, very ${size}. ${B.introduced} is small. They play hide-and-seek.${comesToo}`,
        `Here is ${A.introduced}. Oh, how ${size}! "Let us play hide-and-seek," says ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'hide', 'surprised')], things: ['tree'] },
        `${a} hides behind a tree. But the tree is thin. "${refrain}" says ${b}.`,
        `${a} stands behind a tree. A nose sticks out. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'happy'), seen(A, 'hide', 'surprised')], things: ['bush'] },
        `${a} hides in a bush. It is too low. "${refrain}" says ${b}.`,
        `${a} gets into a bush. A head sticks out at the top. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'hide', 'worried')], things: ['blanket'] },
        `Here is a blanket. It covers one foot. "${refrain}" says ${b}.`,
        `Here is a blanket. It covers ${A.names} nose, and no more. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'calm')], things: ['leaf'] },
        `${a} sits down in the leaves. "I am too ${size} for this game."`,
        `"Too ${size} to hide," says ${a}. Leaves come down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cover', 'happy')], things: ['leaf'] },
        `"One more time," says ${b}, and counts. ${a} lies down flat. Down come the leaves.`,
        `${b} counts again. ${a} lies down, very still. Down come the leaves.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'curious')], things: ['tree', 'bush'] },
        `${b} looks behind the tree. No ${a}. In the bush? No ${a}. Where is ${a}?`,
        `Is ${a} behind the tree? No. In the bush? No. "Where is ${a}?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'look-up', 'curious')], things: ['leaf'] },
        `"I must look from up high." There is a hill, all leaves. ${b} climbs up.`,
        `There is a hill. Was it there before? ${b} climbs up, to look for ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'surprised')], things: ['leaf'] },
        `"I see trees, but no ${a}!" The hill laughs. Up it gets. "${refrain}" says the hill.`,
        `"No ${a} here," says ${b}. The hill shakes. The hill has eyes! "${refrain}" says ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['leaf'],
        },
        `Nobody hides so well as ${a}. Now the hill is tired. ${b} sleeps on top. Good night, hill.`,
        `"You are the best at hiding," says ${b}. They are both sleepy. ${b} sleeps on the warm hill.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const size = sizeOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `${A.introduced} was ${size}. There was always a bit left over. Most days that was useful. But today ${B.introduced} said, "Let's play hide-and-seek. You hide, and I'll count."${comesToo}`,
        `There was a great deal of ${A.introduced}. You could see ${a} from anywhere. "Shall we play hide-and-seek?" said ${B.introduced}, who was small.${comesToo} "I'd love to," said ${a}. "I've never hidden."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'hide', 'surprised')], things: ['tree'] },
        `"Ten!" said ${b}. ${a} was behind a tree, as still as can be. It was a thin tree. There was ${a} on the left and ${a} on the right. "${refrain}" said ${b}, without taking one step.`,
        `${a} stood behind the best tree in the wood and breathed in. ${b} turned round. It looked like a tree with somebody growing out of it. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'happy'), seen(A, 'hide', 'surprised')], things: ['bush'] },
        `Next it was a bush. ${a} got in, and got in further. The bush went creak. When ${b} looked, it was wearing ${a} like a coat that's too small. "${refrain}" said ${b}.`,
        `"Lower down," thought ${a}, and crept into a bush. It was a good bush, for a rabbit. The top of ${a} looked out, with a bird on it. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'happy'), seen(A, 'hide', 'worried')], things: ['blanket'] },
        `Then ${a} thought of the picnic blanket, and pulled it over. When it covered the nose, there were the feet. When it covered the feet, there was all the rest. "${refrain}" said ${b}. "I can't see your left ear, though."`,
        `They had a blanket with them. "You can't see me now," said ${a}, from under it. It lay on ${A.names} nose like a stamp on a letter. "${refrain}" said ${b}, and tried hard not to laugh.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'calm')], things: ['leaf'] },
        `${a} sat down, and the ground shook a bit. "It's no good," said ${a}. "I'm too ${size}. It's a game for the small." It was autumn, and the leaves came down all round. One of them stayed on ${A.names} nose.`,
        `"You hid in the basket once," said ${a}. "I'd need a thousand baskets." ${a} sat down under the big oak. A leaf came down, and another. In a little while ${A.names} feet were gone. "I'm just too ${size} for it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cover', 'happy')], things: ['leaf'] },
        `"One last time," said ${b}. "I'll count to a hundred, slowly." ${a} looked down, and the feet were gone, under leaves. Then ${a} lay down, flat, and was quiet. The wind blew, and the leaves came down, red and yellow. Seventy. Eighty.`,
        `"Once more," said ${b}, "and I'll do a hundred." ${a} had nowhere left to go, and simply lay down. The wind got up. All the oaks let go at once. It pattered and it rustled, and by ninety it was still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'curious')], things: ['tree', 'bush'] },
        `"Coming!" said ${b}. There was only a tree behind the tree. There was only a bush in the bush. ${b} looked under the blanket, to be polite. "How can anybody so ${size} be nowhere?" said ${b}.`,
        `"A hundred!" ${b} looked round, and then looked round again. No nose, no ears, no feet. "I can always see ${a}," said ${b}. But there was nothing there but a wood, and leaves.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'look-up', 'curious')], things: ['leaf'] },
        `"I'll have to look from higher up." Luckily there was a hill, a round one, all covered with leaves. ${b} could not remember it at all. It was a bit soft, and quite warm. ${b} stood on top and looked in all directions.`,
        `When you can't find a thing, you must get up on something. There was a small hill. "That's handy," said ${b}, and climbed it, and sat down on the top. It went up and down a bit, as hills don't. "${a}! Where are you?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'surprised')], things: ['leaf'] },
        `"I can see the river," said ${b}, "but there's no ${a} at all!" That was too much for the hill. It began to shake. It opened two eyes, quite near, and looked at what sat on it. "${refrain}" said the hill.`,
        `"I give up!" called ${b}, as loud as could be. "You don't have to shout," said the hill. The leaves slid off. There was an ear. There was a nose, with ${b} on it. "${refrain}" said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['leaf'],
        },
        `"I was standing on you!" said ${b}. "Nobody ever hid like that. A small one couldn't do it." They lay there and laughed, until they were too tired. The leaves came down on both of them. After a time there was one hill, with a bump on it, asleep.`,
        `They told everybody. "You need to be ${size} for it," said ${a}. "Very ${size}." It got cold, but a hill like that is warm on top. ${b} lay down on it and slept. The leaves came down. If you had walked past, you would have seen nobody.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, company, chance } = going;
  // Whom nobody finds is smaller than any child.
  const B = company.other && company.other.being?.size === 1 ? company.other : company.meet('mouse');
  const b = B.name;
  const seeker = ` This year it was ${K.name} who was to look for them all.`;
  const size = sizeOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `Every autumn there is the great hide-and-seek, in the oak wood. The last to be found gets the cup. ${A.introduced} had been found first for eleven years. It never took longer than it takes to turn your head. "You're just too ${size}," people said. ${A.names} best friend was ${B.introduced}, who was small.${seeker} And ${b}, in all those years, had never once been found.`,
        `${A.introduced} was too ${size} for a number of things, such as doors, and beds. But what ${a} minded was the hide-and-seek. It's held in the oak wood each autumn, and there's a cup for whoever is last. ${a} had been found first for eleven years. ${A.names} best friend was ${B.introduced}, who had never been found in all that time.${seeker}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'calm')] },
        `"You've got eleven cups, then," said ${a}, on the evening before. "I haven't got any," said ${b}. "You have to be there when they give it out." ${a} had never thought of that. "It's lovely until about four," said ${b}. "Then it's cold, and I hear them going home to the soup. It's a very good place, where I am. I always think that this year somebody will look in it."`,
        `"What's it like," said ${a}, "when nobody can find you?" ${b} thought about it. "It's exciting, until about four," said ${b}. "Then it's cold. Then you hear them say that it's time for soup, and they count, and they always count wrong by one." ${b} shrugged. "I could come out, I suppose. But then nobody would have found me." There's no cup for that, either.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'worried')], things: ['tree', 'bush', 'blanket'] },
        `All that week ${a} had practised. ${a} had stood behind the thickest oak, and looked out at both sides, like a sandwich. ${a} had got into a bush, and worn it home. There'd been a blanket that was said to be large. "${refrain}" said ${K.name}, and people who weren't even playing. ${a} would only have liked to know how it feels, to hear them go by.`,
        `They tried one thing and another, the day before. There was an oak that three people can't reach round, and ${a} stood behind it, and stuck out. There was a bush. There was a blanket from the double bed, and it did very well for the nose. "${refrain}" said ${b}, each time, as kindly as it can be said. "I know," said ${a}. "I can see me, too."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['leaf'] },
        `Then it was Sunday, and somebody blew the horn, and they all ran. In a minute there was no one to be seen in the whole wood except for ${a}. There was half a minute left. "Well," thought ${a}, "at least it'll be over soon," and lay down where it was softest. It was among the oaks, in a hollow. It was windy that day.`,
        `The horn went on Sunday at two. There was a scamper, and then the wood was empty, and ${a} stood in it like a steeple. It was hardly worth the trouble. ${a} found a dip between the oaks and lay down in it flat, with closed eyes. It was then that the wind got up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'surprised')], things: ['leaf'] },
        `All of the oaks let go together, as they do once a year. It came down red and brown, and it came down on ${a}. First the feet went, and then the knees. It was quite warm. When ${a} opened one eye, there was a yellow light, and ${K.names} boots. "Nothing here," said ${K.name}, and went on by. ${a} nearly said thank you.`,
        `What came was leaves. They came as if somebody had turned over a sack. They filled up the dip, and they covered what was in it, and laid some more on top. Steps came near. "I don't remember a hill here," said one voice. "There's always been a hill," said another. And they stood on ${A.names} back, to look for ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'excited')], things: ['leaf'] },
        `It was the best afternoon of ${A.names} life. They went over ${a}, and round ${a}. They had their sandwiches on ${a}. One by one, far off, somebody was called: "${refrain}" And each time it was somebody else. By four they had found everyone but two. "There's only the little one left," somebody said, "and you'll never believe it: the ${size} one!"`,
        `${a} lay there and listened to it, all those feet going by, and smiled into the leaves. "${refrain}" they called, over by the stream, and, "${refrain}" from the ditch. By half past three there was a crowd on the hill, and it was puzzled. They'd got all but two. "How can you lose that?" said somebody, and stamped. It tickled.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sleep', 'worried')], things: ['trophy'] },
        `It got cool. "We'll blow the horn," they said, "and whoever comes out last has won. The other one never comes out anyway." There it was, then. ${a} had only to lie still, and get up when they had gone a bit further. The cup stood on a stump. Through the leaves ${a} could see it shine.`,
        `The light went yellow. "Let's stop," somebody said. "It's one of those two, and the little one's gone home. That one always does." They had brought the cup along, and set it on a stump, ready. All that ${a} had to do was wait a minute, and then rise up out of the ground. ${a} had thought about that minute for eleven years.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'surprised')] },
        `But ${a} was lying with one ear on the earth. And now that they stood still, there was something to be heard in it. It was a kind of very small sniff. It came from the third oak, from a hole that you could have covered with a hat. It wasn't crying. It was only somebody who was cold, and counting how many steps went home.`,
        `When you lie flat, with your chin on the ground, you see what nobody sees from above. Three trees off, under a root, was a crack no wider than a book. There was something in it. It was the tip of a nose. It had been put out quite a long way, further than is clever, if you don't want to be found.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], things: ['trophy'] },
        `If ${a} got up now, it would be over, and ${a} would be second to last. It would be very good, second to last. It's not a cup. They'd find ${b}, perhaps, next year. They had said so for eleven years, on the way to the soup. The horn was at somebody's lips. ${a} looked at the cup, once, all the way round.`,
        `There was a way to do both, ${a} thought. ${a} could win first, and go to the third oak afterwards, when the rest had gone. But then it would be a friend who knew where to look. It would not be the game. You have to be found while it still counts. Somebody said, "Ready?" and took a breath for the horn.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'surprised')], things: ['leaf'] },
        `And the hill stood up. Eleven people slid off it. "${refrain}" they shouted, from all sides, but ${a} wasn't listening to that. ${a} went three oaks along, and knelt, and put one eye to the hole under the root. "${refrain}" said ${a}. It was quite still in there. Then a very small voice said, "Say it again."`,
        `With a noise like the sea ${a} got up, and leaves went everywhere. "${refrain}" cried the whole wood. It was a pity about that. There were six steps to the third oak. ${a} lay down in front of it, and looked into the crack. There was ${b}, nose to nose. "${refrain}" said ${a}. ${b} began to laugh, and it was some time before it stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'sit', 'happy')], things: ['trophy'] },
        `So ${b} was last, and this time was there. They gave ${b} the cup. It was just the size to stand in. "You'd have had it," said ${b}, from inside, on the way home. "You only had to lie there." "I've been a hill," said ${a}. "They ate their sandwiches on me. What would I want with a cup?" And that was very nearly true.`,
        `The cup went to ${b}, who had been found last, by a nose. ${b} had to be lifted up to it. "It's yours, really," said ${b}. "You were better than I am. I was standing on nobody." "It's too small for me," said ${a}, and looked at it, and looked away. "Most things are. But I know now what it's like, when they go by. It's not so much, after four."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['trophy'],
        },
        `They had soup, all of them, and for once the count came out right. ${b} eats it from the cup. Next autumn there'll be the hide-and-seek again. ${b} has the hole under the third oak. But on the root, where anybody can see it, there will be one sock. ${b} says that it's there to dry. "${refrain}" ${a} says to the sock, whenever they walk by, for practice.`,
        `They keep it at ${A.names} house, on the floor, since the shelf is too low. On some evenings they play at home, the two of them. ${b} hides in the sugar, or the clock, and leaves a foot out. ${a} lies down behind the sofa, and is about as hidden as a piano. "${refrain}" they say. It's not much of a game. They have never liked anything so well.`,
      ),
    ],
  };
}

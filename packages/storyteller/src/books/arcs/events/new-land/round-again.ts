import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { crewOf, type Crew } from './crews.ts';

const REFRAINS = [
  'New land!',
  'Brand new land!',
  'New land ahoy!',
  'Look, new land!',
  'Land! New land!',
  'A new land, hooray!',
  'New land, at last!',
  'New land, hey ho!',
  'Here is new land!',
  'Land ahoy, new land!',
] as const;
const TITLES = ['one tree, one goat', 'new land again', 'round and round the sea', 'the island with the goat'];

interface Parts {
  readonly crew: Crew;
  readonly C: Figure;
  readonly c: string;
  readonly refrain: string;
  /** Who else sits in the bow: " with Pip", or nothing. */
  readonly beside: string;
}

function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const crew = crewOf(raw);
  const C = company.meet(crew.being);
  const others = [...new Set([B, K])].filter((each) => each !== A).map((each) => each.introduced);
  return { crew, C, c: C.name, refrain: chance.pick(...REFRAINS), beside: others.join(' and ') };
}

/** The strong ones sit on one side, so that the ship goes round; and an island is found three times. */
export const ROUND_AGAIN: EventPlot = { id: 'round-again', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, chance } = going;
  const { crew, C, c, refrain, beside } = partsOf(going);
  const { some, mark, puts } = crew;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'sit', 'happy')],
          things: ['ship'],
        },
        `Here come the ${some}! ${A.introduced} sits in front. And ${beside}, too.`,
        `The ${some} are at sea! In front sits ${A.introduced}. And ${beside}, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'happy')], things: ['apple'] },
        `The big ones sit by the apples. All on one side! Row, row!`,
        `All the big ones sit on one side. The apples are there! Row, row!`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'jump', 'happy')],
          things: ['tree'],
        },
        `"${refrain}" calls ${c}. One tree. One goat. ${puts}`,
        `"${refrain}" ${c} jumps out. One tree and one goat. ${puts}`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'cheer', 'excited'), seen(A, 'think', 'curious')], things: ['tree'] },
        `Row, row, row! "${refrain}" One tree. One goat. "Oh! A ${mark}!" says ${c}.`,
        `On they row. "${refrain}" says ${c}. One tree, one goat, and one ${mark}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(C, 'stand', 'proud')] },
        `"We were here," says ${a}. "No, no," says ${c}. "Row harder!"`,
        `"That is our ${mark}!" says ${a}. "No, no. Row hard!" says ${c}.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'sit', 'surprised')],
          things: ['ship'],
        },
        `They row hard and fast. "${refrain}" One tree. One goat.`,
        `Row, row! So fast! "${refrain}" One tree, and one goat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')] },
        `${a} looks back. There is a white line. It is not straight. It goes round!`,
        `There is a white line behind them. Oh! It goes round and round!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(C, 'sit', 'surprised')], things: ['apple'] },
        `Roll, roll! The apples go to the middle. The big ones go left and right.`,
        `${a} rolls the apples to the middle. Now big ones sit on both sides.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'sit', 'happy'), seen(A, 'cheer', 'happy')], things: ['ship'] },
        `Row, row, row! Now the line is straight! They go far, far, far.`,
        `Now they row again. The white line is straight! Far they go.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(C, 'cheer', 'surprised'), seen(A, 'wave', 'happy')],
          things: ['apple'],
        },
        `"${refrain}" No. It is home! And the goat? It came, too. It likes apples.`,
        `"${refrain}" says ${c}. But ${a} laughs. That is home! And the goat came, too.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, chance } = going;
  const { crew, C, c, refrain, beside } = partsOf(going);
  const { some, ship, mark, put, again, sound } = crew;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'sit', 'happy')],
          things: ['ship'],
        },
        `Twenty ${some} went to sea, to find new land. In front sat ${A.introduced}, with ${beside}. Their work was to look out. Behind them was a white line in the water, and nobody looked at that.`,
        `The ${ship} was full of ${some}, off to find new land. ${A.introduced} was small, and sat right in front with ${beside}. "You're the eyes," they were told. Behind the ${ship} the water was white, a long way back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'happy')], things: ['apple'] },
        `On the left stood a barrel of apples. So the big ones all sat there. The small ones had the right. "Row!" cried ${c}, the captain, and ${sound}. It was a fine noise.`,
        `${c} was the captain, and sat on the left, beside the apple barrel. The other big ones sat there as well. The right was left for the small. "Row!" cried ${c}, and ${sound}.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'jump', 'happy')],
          things: ['tree'],
        },
        `They rowed all day, with nothing but water on all sides. Then ${c} stood up. "${refrain}" It was an island with one tree and one goat. ${put} It was drawn on the map, and they rowed on.`,
        `"${refrain}" cried ${c}, towards evening. They all jumped out. The new land had one tree, and one goat under it. ${put} "We're the first!" said ${c}. Then they were off again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'cheer', 'surprised'), seen(A, 'think', 'curious')], things: ['tree'] },
        `"${refrain}" cried ${c}, the next day. There was an island. It had one tree, and one goat. "And a ${mark}!" said ${c}. "${again(c)}" The goat looked at ${a}. It seemed to know them.`,
        `Next evening there was more of it. "${refrain}" There was one tree and one goat. There was also a ${mark}. "Look at that!" said ${c}. "${again(c)}" ${a} scratched one ear.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(C, 'stand', 'proud')], things: ['map'] },
        `"I think it's ours," said ${a}. "We've been here." "Here?" said ${c}. "Nobody can be in a new land twice. Look, I'll draw it beside the other one." On the map were two islands now, each with a goat.`,
        `"Isn't that our ${mark}?" said ${a}. "Ours is on the other island," said ${c}, over the map. "There. And this is a new one." Two islands, two trees, two goats.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(C, 'shout', 'determined'), seen(A, 'sit', 'worried')],
          things: ['ship'],
        },
        `"We must get farther away," said ${c}. "Row harder!" The big ones rowed as they had never rowed before. They were there by noon. "${refrain}" One tree. One goat. The goat yawned.`,
        `"Perhaps we're too slow," said ${c}. "Harder!" The big ones pulled until their faces were red. And the harder they pulled, the sooner they were there. "${refrain}" The goat didn't even stand up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(B, 'sit', 'calm')] },
        `Everybody looked forward. So ${a} turned round, and for once looked back. There was the white line. It should have gone straight back to where they came from. It went off to one side. It was a piece of a ring.`,
        `"I've had enough of looking out," said ${a}, and looked back. There lay the white line in the water. It bent. It went right round behind them, like the handle of a cup. "Oh!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(C, 'sit', 'surprised')], things: ['apple'] },
        `The left was strong, and the right was not. ${a} gave the barrel a push. It rolled across. All the big ones got up and followed their apples. "Too far," said ${a}, and rolled it back, to the middle.`,
        `${a} told nobody. ${a} went to the apple barrel and rolled it, very slowly, into the middle. The big ones moved over, without thinking. Some sat down on the left, and some on the right.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'sit', 'happy'), seen(A, 'cheer', 'happy')], things: ['ship'] },
        `"Row!" cried ${c}, and ${sound}. ${a} kept looking back. The white line came after them as straight as a ruler. The island grew small. It went out, like a candle.`,
        `Off they went. ${a} sat the wrong way round now. Behind them the line was straight, and straight, and straight. For the first time the island stayed where it was.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'wave', 'happy')],
        },
        `It took three days. "${refrain}" cried ${c}. "And this one is the best! It has chimneys! It has somebody waving!" They all looked. Nobody said anything for a moment. It was home, seen from the front.`,
        `Two nights went by, and then there were lights. "${refrain}" cried ${c}. "It smells of soup. I like it here!" "So do I," said ${a}. "We live here." It was home. They had come at it from the other side.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'surprised'), seen(A, 'sit', 'happy')],
          things: ['apple', 'map'],
        },
        `When they came to the last apples, there was a goat in the barrel. "Another goat!" said ${c}. ${a} said nothing. That evening it ate the map, with all three islands. It's all one to a goat.`,
        `They carried the barrel in. It was heavy, and it said meh. "${refrain}" said ${a}, and looked in. There were no more apples, only a very round goat. It lives here now, and is on no map at all.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { crew, C, c, refrain, beside } = partsOf(going);
  const { some, ship, mark, putOld, againOld, sound } = crew;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'sit', 'happy')],
          things: ['ship', 'map'],
        },
        `There was a map, and most of it was white. To put something on it, twenty ${some} went out in a ${ship}. ${A.introduced} was the newest on board. So ${a} had to sit in front, with ${beside}, and look out. "Whoever sees a land first has it called after them," said the cook. ${a} had never had anything called after anybody.`,
        `The ${some} wanted to find new land. All the old land was taken. They had a ${ship}, a barrel of apples, and a map with nothing on it. Right at the front, where you get wet, sat ${A.introduced}, with ${beside}. "Keep your eyes open," they were told. "The first to see a land may give it a name." ${a} did not blink for an hour.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'proud')], things: ['apple'] },
        `The captain was ${c}, who had never been wrong, or had not been told. ${c} sat on the left, where the apples were. So did all the others with big arms, for they came first. The right was for whoever was left over. "Row!" cried ${c}, and ${sound}. Behind them ran a white line, away over the sea, that nobody had any use for.`,
        `The apple barrel stood on the left. "Handy," said the strongest. They got there first, and stayed. On the right sat the cook, and some boys, and one with a bad back. "All together!" cried ${c}, the captain, and ${sound}. The water behind them was white, like a long thread that unwinds.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'jump', 'surprised')],
          things: ['tree'],
        },
        `On the second day ${a} saw a tree, and took a breath to say so. "${refrain}" cried ${c}, who was louder. They rowed up to an island with one tree on it and one goat. ${putOld} It was called after ${c}, and drawn on the map. The goat had a chewed ear. It watched them do it, and chewed.`,
        `"Oh! There!" said ${a}. "${refrain}" cried ${c}, a bit quicker. And so the island was called after ${c}. It had one tree, and one goat, which had a chewed ear. ${putOld} "It may have been me," said ${a} to ${b}, "who saw it." ${b} had thought so, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'cheer', 'surprised'), seen(A, 'think', 'curious')], things: ['tree'] },
        `They rowed for two days more, with sea on every side. At sea you can't tell where you are going, only that you go. "${refrain}" It was an island with one tree and one goat. It also had a ${mark}. ${c} walked round that, and was pleased. "${againOld(c)}" ${a} looked at the goat. It had a chewed ear.`,
        `Two days later it happened again. "${refrain}" They splashed ashore. Here, too, there was one tree, and one goat. There was a ${mark}. "Well, I never," said ${c}. "${againOld(c)}" Everybody laughed, and slapped each other on the back. "How many goats have one chewed ear?" ${a} asked ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(C, 'stand', 'proud')], things: ['map'] },
        `"Captain, we've been here," said ${a}. "That's our ${mark}." It grew quiet. ${c} unrolled the map. "This is ours," said ${c}, kindly, "and this one is new. If they were the same, I'd have seen it. Do you want them to think that I can't steer?" The others laughed. ${a} went and sat in front, with hot ears.`,
        `"It's the same one," said ${a}, so that all could hear. That was a mistake. Nineteen ${some} turned round. "The same?" said ${c}. "I've drawn it twice. Are you saying that my map is wrong?" It's not easy to tell somebody a thing when nineteen others are listening. "I only mean the ear," said ${a}. Nobody knew what that meant.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(C, 'shout', 'determined'), seen(A, 'sit', 'sad')],
          things: ['ship'],
        },
        `"What we need is distance," said ${c}. "Put your backs into it!" On the left they rowed until the oars bent. They were there in a day. One tree, one goat. Then they put on still more strength, and it took only half a day. "The land is getting thicker and thicker!" said ${c}. The map was full of goats.`,
        `"We're being slow," said ${c}. "The far lands are for those who pull!" And on the left they pulled until the benches smoked. It had taken two days, and now it took one. "${refrain}" There stood the goat. Then it took an afternoon, and there it lay. "Good evening," said ${b} to it. There were five islands on the map by now, all in a bunch.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(B, 'sit', 'calm')] },
        `${a} did not want to look forward any more. There was nothing there but a goat. So ${a} turned round on the seat, and looked at where they had been. The white line lay on the sea. It should have run straight back. But it leaned over to one side, further and further, until it was nearly level with them. "It's a ring," whispered ${a}. "We're drawing a ring."`,
        `"I'm looking out the other way today," said ${a} to ${b}. "It makes no difference." But it did. Behind the ${ship} was the white thread. It did not go back to home. It curved. ${a} followed it with one finger, round, and round, and the finger pointed at the tree. And every time the left side pulled, the thread bent a bit more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'determined'), seen(C, 'sit', 'calm')], things: ['apple'] },
        `Now ${a} could have stood up and said it, with nineteen listening, and been right. It would have been sweet. But ${c} would never have turned round to look, not with all of them looking, too. You can be right out loud, or you can get home. "Which would you like?" said ${a} to ${b}. It took them until the evening.`,
        `Here was the proof, as white as chalk. ${a} only had to shout. They would all see it, and nobody would ever laugh at ${a} again. They would laugh at ${c}. ${a} looked at ${c}, who was drawing the sixth goat, with love, and nibbling the pen. "It's no good," said ${a} to ${b}. "I'd rather have it fixed than have it known."`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['apple'],
        },
        `At night, when they all snored, ${a} and ${b} got up. "It's as heavy as a cow," whispered ${b}. They rocked it, and it would not go. They took out apples, one by one, until it tipped. Then they rolled it into the very middle, and put all of them in again. That took till morning. "And nobody will ever know," said ${b}. That was what it cost.`,
        `They waited until there was nothing but snoring. ${a} pushed and ${b} pulled, and the apple barrel didn't move the width of a thumb. So they carried it over piece by piece, two hundred and six apples, and the barrel last. By the time the sky was grey it stood in the middle. "Nobody saw us," said ${a}. "Nobody will say thank you, either," said ${b}.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(C, 'sit', 'happy'), seen(A, 'cheer', 'proud')], things: ['ship'] },
        `In the morning the big ones sat down beside their apples. As the apples were in the middle, half of them sat left and half right. "That's only right and proper," they said. "Row!" cried ${c}, and ${sound}. ${a} looked back. The line was as straight as a stretched string. The tree stayed where it was, for the first time, and got smaller. Then you could no longer see a goat.`,
        `In the morning the big ones found out nothing. "Good morning, apples!" they said, and sat down round the barrel, on this side and on that. "Row!" cried ${c}, and ${sound}. ${a} did not dare to turn round. Then ${a} turned round. Straight back it went, the white thread, all the way to the tree. "We're going somewhere," said ${a} to ${b}. They held on to each other.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'shout', 'surprised'), seen(A, 'wave', 'happy')],
        },
        `On the fourth evening there was a hill, with lights. "${refrain}" cried ${c}. "It has houses! It has a dog just like mine!" The dog came into the water up to its chin, to meet them. There was a long silence. "That is my dog," said ${c}. Then ${c} sat down and looked at the barrel, and at ${a}, and went slowly red. "You moved it," said ${c}, quite softly.`,
        `Four days they went, straight on. Then there was land, a great deal of it. "${refrain}" cried ${c}. "It has washing! Those are striped stockings, like the ones I..." ${c} stopped. It was home. They had come at it from the other side. Nobody laughed. ${c} looked along the ship, at the apples in the middle, and then for a long time at ${a}. "Since when?" said ${c}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'kneel', 'happy'), seen(A, 'stand', 'proud'), seen(B, 'sit', 'happy')],
          things: ['map', 'apple'],
        },
        `Nobody else ever heard of it. But ${c} took the pen, and crossed out five islands of the six. Over the last was written, in large letters, the name ${a}. "You saw it first," said ${c}. "I'm only louder." Something in the barrel said meh. It had a chewed ear, and it was on the apples. "${refrain}" said ${a}.`,
        `"One island," said ${c} that night, over the map, when they were alone. "One tree. Six times me." And ${c} rubbed it all out, and drew it new, and wrote ${a} across it. ${B.name} had fallen asleep against the barrel. From inside came a crunch. They lifted the lid, and there was one goat, with one chewed ear. "${refrain}" they both said.`,
      ),
    ],
  };
}

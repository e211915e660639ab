import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page } from '../page.ts';

const REFRAINS = [
  'Not here, ants!',
  'Shoo, ants, shoo!',
  'Go home, ants!',
  'Away, ants, away!',
  'Hop it, ants!',
  'Ants, go away!',
  'Not you, ants!',
  'Off, ants, off!',
  'No ants, please!',
  'Ants, stay out!',
  'Please go, ants!',
] as const;
const TITLES = ['a picnic with ants', 'not one ant but a hundred', 'the ants who knew the way', 'jam for ants'];

const where = ({ place }: Going): string => place ?? 'the meadow';

/** The lid of the jam is not on properly. The ants do not follow the picnic; they follow the jam. */
export const ANTS: EventPlot = {
  id: 'ants',
  when: /\b(?:ants?|insects?|bugs?|jam)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy')],
          things: ['bread', 'jam', 'basket'],
        },
        `${A.introduced} put in bread. In went the red jam. The lid was not quite on.`,
        `Into the basket went the bread. "And jam!" said ${A.introduced}. The lid of the jam was loose.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['basket', 'blanket'] },
        `${B.introduced} had the blanket. Off they went to ${where(going)}.${comesToo}${ifNamed(going, `${going.Gcap} came too.`)} Drip, went the basket.`,
        `${B.introduced} took the blanket. They went to ${where(going)}.${comesToo}${ifNamed(going, `${going.Gcap} was there too.`)} Drip, drip, drip, went something.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['blanket', 'basket'] },
        `They sat down by a tree. Up came an ant. Then ten ants! "${refrain}" said ${a}.`,
        `This was a good place. But here came an ant. Here came ten! "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised')], things: ['blanket', 'basket'] },
        `They went to the gate. Drip, drip. Up came the ants. "${refrain}" said ${b}.`,
        `So they sat down by the gate. Here came the ants again! "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'worried'), things: ['basket', 'log'] },
        `They put the basket up on a log. Drip, drip. Up came all the ants. "${refrain}"`,
        `"Up here!" said ${a}. They sat on a log. The ants came up as well. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} got down to look. There was a long line of ants. Where did it come from?`,
        `"Where do they come from?" said ${k}. The ants came in a long line.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['jam', 'basket'] },
        `Red drops! All the way from the basket. "They don't want us," said ${k}. "They want the jam!"`,
        `The line went along some red drops. "That is our jam!" said ${k}. "They are eating it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'jam')], things: ['rock'] },
        `${k} put the jam on a flat stone. "Here, ants!" And here they came, every one.`,
        `There was a flat stone. ${k} put jam on it. "Here, ants! Here you are!"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['bread', 'blanket', 'rock'] },
        `The ants had a picnic on the stone. They had one on the blanket. Nobody said shoo.`,
        `There were two picnics now. One had bread. The little one had jam.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy')],
          things: ['bread', 'jam', 'basket'],
        },
        `${A.introduced} packed bread, butter and a big jar of jam. "Is the lid on?" said ${B.introduced}. "I think so," said ${a}. It was on like a hat. A jam jar needs it on like a lid.`,
        `"Bread, butter, jam," said ${A.introduced}, and put them into the basket. "Did you shut the jam?" said ${B.introduced}. "Nearly," said ${a}. The jar lay down on its side, and they were off.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['basket', 'blanket'] },
        `It was a hot, still day, and they walked to ${where(going)}.${comesToo}${ifNamed(going, `${going.Gcap} carried the blanket.`)} Bees hummed. Feet swished. "What's that ticking?" said ${b}. Nobody knew. It was only the basket, and it went drip, drip, drip.`,
        `They went the long way to ${where(going)}, past the tree and the gate.${comesToo}${ifNamed(going, `${going.Gcap} had the blanket.`)} Something went drip behind them at every step. When they looked round, it stopped. So they did not look again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')], things: ['blanket', 'basket'] },
        `They sat down under the tree. One ant walked across the blanket. It looked about, and waved to somebody. Then there were twenty. "${refrain}" said ${a}.`,
        `The first place was under a tree. The first guest was an ant. "Only one," said ${a}. But it had brothers, and they had cousins. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'hold', 'determined', 'blanket')], things: ['basket'] },
        `"It's their tree," said ${b}. So they picked up the blanket and shook it, and moved to the gate. It was lovely by the gate, until the bread was cut. "${refrain}" said ${b}.`,
        `They shook out the blanket and went to sit by the gate. "Ants live under trees," said ${b}. "There won't be any here." There were, though. They came straight up. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'worried'), things: ['log', 'basket'] },
        `"Then we'll sit up high," said ${a}. They all climbed on to a log. They pulled up the basket. They pulled up their feet. The ants came up one end of the log in a row. "${refrain}"`,
        `There was a fat log by the path. "Ants can't jump," said ${a}. They sat on it in a line and held the basket. No ant jumped. They just walked round the bottom and up. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"They're following us," said ${a}. "How do they know where we go?" "A picnic that has to run away is no picnic," said ${b}.`,
        `"It's no use," said ${b}. "Wherever we go, they know it." They were very small, and there were so many. "Perhaps they've got a map," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} lay down flat, to be as small as an ant. From there you could see it. They were not coming from everywhere. They came in one thin line, all along the path.`,
        `Down on the ground, ${k} put a finger beside one ant and followed it. It did not walk just anyhow. It was in a queue. The queue went past the gate and the tree and out of sight.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['jam', 'basket'] },
        `And all along the line were red drops, one to each step. "We made them a road!" said ${k}. "They aren't following us. They're following the jam!" The basket went drip.`,
        `It was the same way that they had come themselves. There was a red spot, and there was another. "It's jam," said ${k}. "We've been laying a trail. They're only tidying it up!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'jam')], things: ['rock'] },
        `There was not much left in the jar. ${k} carried it to a flat stone, a good way off. "Here, ants!" said ${k}. "This way, please!" And the whole line bent, and went.`,
        `So ${k} took the jar, and let it drip in a new direction. Ten steps, twenty steps, to a big flat stone. "Here, ants," said ${k}, and put it down. "Dinner!"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['bread', 'blanket'] },
        `They ate bread and butter on the blanket, with no jam and no ants. "I like plain," said ${a}. Over on the stone, somebody very small was having a very big party.`,
        `Then there was peace. They had bread and butter. That is what is left when the jam goes out. "Are they all right over there?" said ${b}. They were.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'jam'), seen(B, 'stand', 'calm')],
          things: ['basket', 'bread'],
        },
        `There was one jar of strawberry jam left from the summer, and ${A.introduced} had been saving it. It was for a day exactly like this one. "Shall I do the lid?" said ${B.introduced}. "I've done it," said ${a}. ${b} thought that it looked crooked. But ${b} had been told off about lids before, and said nothing. The jar went into the basket, on its side.`,
        `${B.introduced} was the careful one, and ${A.introduced} was the one who packed. In went a loaf. In went butter. In went the last jar of strawberry jam, which nobody had been allowed to open all winter. "Check the lid," said ${b}. "You always say that," said ${a}. So ${b} did not say it twice, which was a pity.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['basket', 'blanket'] },
        `They took the path to ${where(going)}, in single file, with the sun on their backs.${comesToo}${ifNamed(going, `${going.Gcap} walked in front with the blanket.`)} It was so quiet that you could hear things tick. "It's a beetle," said ${a}. "It's a long way down," said ${b}, who thought it was rain. It was neither. But it kept them company the whole way.`,
        `It was a still, hot day, and the way to ${where(going)} smelled of dust and clover.${comesToo}${ifNamed(going, `${going.Gcap} carried the blanket on one shoulder.`)} ${a} swung the basket and sang. There was a sort of tick in the song, but it only seemed to be keeping time. ${b}, at the back, kept stepping over something red, and thought about berries.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'calm')],
          things: ['blanket', 'basket'],
        },
        `They spread the blanket under a tree. An ant came over the edge of it like somebody coming over a hill, and stopped, and went back. "It's gone to tell the others," said ${b}. "Ants can't tell anybody anything," said ${a}. Five minutes later there were two hundred of them on the butter side. "${refrain}" shouted ${a}.`,
        `The first ant was rather sweet. It walked round the loaf with its feelers up, like a visitor in a museum. They gave it a crumb. It did not want the crumb. It went away in a great hurry, and when it came back it had brought the school. "${refrain}" said ${a}, and jumped up.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')],
          things: ['blanket', 'basket'],
        },
        `"It was a bad tree," said ${a}. They shook out the blanket and moved to the gate, where the ground was bare. There was nothing there for an ant to want. They cut the bread. They had not yet buttered it when the first feelers came round the gatepost. "${refrain}" said ${b}. Not one of the ants looked up.`,
        `They moved. By the gate there was short grass and a good view, and no ants at all. ${a} sat down and said so. It is never wise to say so. "To your left," said ${b}. They were coming across the open ground in a thin black line, quite calmly, as if they had an appointment. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'worried'), things: ['log', 'basket'] },
        `Next they tried height. There was a log as high as a table, and they stood the basket on it, and themselves. ${a} drew a circle round it in the dust, deep, like a moat. The line of ants came to the moat. It stopped. Then it flowed down one side and up the other, and began to climb. "${refrain}" said everybody.`,
        `"We need a castle," said ${a}. So they climbed up on a log with all their things, and pulled in their feet. For a whole minute it worked. They even began to laugh. Then ${k} felt a tickle and looked down. They had found the end of the log. They were using it as a ramp. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')], things: ['blanket'] },
        `${a} was hot by now, and hungry. "We'll stamp," said ${a}. "Just once. Then they'll know." "They live here," said ${b}. "We're the ones who came." "It's only ants." ${a} lifted one foot. The line went on beneath it, each with its feelers on the one in front. It took a long time, standing on one leg. Then ${a} put the foot down again, a good way off.`,
        `"There's a hundred of them for each of us," said ${a}, "and they're as big as a comma. One good stamp." ${b} went red. "Suppose somebody did that to you," said ${b}. "At a picnic." "Nobody could be so big." "That's what they think." ${a} looked at the ants, and up at the sky, and moved both feet very carefully to one side.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `Since nobody would stamp, somebody might as well look. ${k} lay down with one cheek on the ground. From up there it had seemed that they came from all sides. From down here it was quite plain. There was one line, no wider than a bootlace. They were coming along it and going along it, and it never left the path.`,
        `${k} had got down on the ground to see where they lived, and was crawling along beside the line. It went back to the gate. It turned the corner there, though nothing was in the way. It went back to the tree. "That's funny," said ${k}. "Why don't they take the short way? They walk just where we walked."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['jam', 'basket'],
        },
        `At every step there was a spot of red. Round every spot stood a ring of ants with their heads down. ${k} touched one and licked the finger. It was strawberry. They all turned to look at the basket. Drip, it said. "We've been ringing the bell for dinner," said ${k}, "all the way from home."`,
        `Then ${k} saw the drops. They shone in the dust, two steps apart, as far as you could see. "Nobody's been chasing us," said ${k}. "We've been feeding them. We drew them a map, in jam." ${a} opened the basket. The jar lay on its side, and its lid lay next to it, looking innocent.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'sad', 'jam'), seen(B, 'stand', 'calm')] },
        `There were perhaps three spoons left, of a whole summer. "You knew about the lid," said ${a}. "I thought so," said ${b}. "I didn't want to be somebody who always says so." "I'd rather have you and the jam," said ${a}. They looked at what was left. There was enough for one good slice each. Or there was enough for something else.`,
        `${a} held up the jar. You could see right through it, except at the very bottom. "You asked me about the lid," said ${a}. "Only once," said ${b}. "Next time, ask me twice." It was the last there would be until July. ${a} could have eaten it then and there. Nobody would have minded but two hundred ants.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'kneel', 'happy'), seen(K, 'stand', 'happy')], things: ['jam', 'rock'] },
        `It was ${a} who carried the jar across the grass. It dripped all the way, in quite a new direction. Forty steps off was a flat grey stone. ${a} laid the jar on it and stood back. "Here, ants," said ${k}, very politely. The front of the line came to the place where the road divided. It waved its feelers. Then it turned.`,
        `"Let's give it a proper end," said ${a}. They made a new trail, away from the log, one drop to every step. It led to a flat stone in the sun. There they put what was left, jar and all. "Here, ants," said ${k}. It was quite a moment, when the first one took the corner. All the rest went after it.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['bread', 'blanket'] },
        `They ate bread and butter, and it was very good bread. Nobody came. After a while ${a} looked across at the stone. It had gone quite black, and it seemed to be moving. "They're not even saving any," said ${b}. When they packed up, they fetched the jar. It had never been so clean, and ${b} put on the lid.`,
        `It was a plain sort of picnic after that, and a long one. ${b} buttered and ${a} cut. Now and then somebody went over to see how the other picnic was getting on. At sunset it was finished. The jar was as clear as a window. One ant was still going round the inside, and they waited until it had come out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'happy'), seen(A, 'walk', 'happy')], things: ['basket'] },
        `On the way home nothing ticked. ${b} walked behind, and looked at the path. There was not one red spot on it from end to end. "They've washed up," said ${b}.`,
        `Going back, they could not find the trail at all. It had been eaten, drop by drop, right up to the door. "Check the lid," said ${a}. "I have," said ${b}. "Twice."`,
      ),
    ],
  };
}

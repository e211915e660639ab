import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Still green!',
  'Green again!',
  'As green as ever!',
  'Green as grass!',
  'All green!',
  'Quite green!',
  'Only green!',
  'Green, just green!',
  'Green as before!',
  'Green, green, green!',
] as const;
const TITLES = ['still green', 'eleven in a row', 'come to the green', 'the one that you could see'];

/** One who stays green is the only one to be seen when it gets dark: they all come and sit there, and so they are all green. */
export const ROW: EventPlot = { id: 'row', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: ['rose'] },
        `${A.introduced} has ten cousins. On a red rose they turn red.`,
        `Here is ${A.introduced}. Ten cousins sit on a red rose. They turn red!`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'stand', 'curious'), things: ['rose'] },
        `Now ${a} sits on the rose. ${B.introduced} looks.${comesToo} "${refrain}" says ${b}.`,
        `${a} sits on the rose, too. "Is it red?" "${refrain}" says ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(B, 'stand', 'happy')], things: ['jam'] },
        `${a} rolls in red jam. Red! Then ants eat the jam. "${refrain}" says ${b}.`,
        `What is red? Jam! In goes ${a}. But the ants like jam. "${refrain}" says ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'stand', 'happy')],
          things: ['flour'],
          weather: 'wind',
        },
        `${a} rolls in flour. White! Whoo, goes the wind. All gone. "${refrain}" says ${b}.`,
        `What is white? Flour! ${a} is white. Then the wind blows. "${refrain}" says ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')],
          things: ['paint'],
          weather: 'rain',
        },
        `${b} paints ${a} with blue face paint. Drip, drop. Rain! "${refrain}" says ${b}.`,
        `Here is blue face paint. Drip, drop, goes the rain. "${refrain}" says ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          weather: 'clear',
          actors: [seen(B, 'stand', 'worried'), seen(A, 'sit', 'sad')],
        },
        `Now it gets dark. Where are the cousins? "I am here!" "Where is here?"`,
        `It gets dark. "Where are you?" call the cousins. Nobody can see anybody!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['gate'] },
        `"I can see ${a}!" says ${b}. Green on the white gate. "Come to the green one!"`,
        `${a} climbs up on the white gate. So green! "I see ${a}!" calls ${b}. "Come here!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy')], things: ['gate'] },
        `Here they come! A red one! A brown one! They all hold on to ${a}.`,
        `And they all come. A red one! A yellow one! They sit on ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['gate'] },
        `But now they sit on green. What colour do they turn? Green!`,
        `They sit on green ${a}. So they turn green. Ten green cousins!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(B, 'think', 'curious')], things: ['gate'] },
        `"Where is ${a}?" says ${b}. Nobody can see ${a}, at last. "${refrain}" say all eleven.`,
        `Which one is ${a}? ${b} cannot tell. ${a} can hide, at last! "${refrain}" they all say.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy')], things: ['rose'] },
        `${A.introduced} had ten cousins, and you could hardly ever see them. On the roses they turned red. On the path they were grey. Every one of them could change colour, all but ${a}.`,
        `"Count us," said the ten cousins. Nobody could. Those on the roses were as red as the roses. Those on the wall looked like wall. The only one to be seen was ${A.introduced}, who was green.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'stand', 'curious'), things: ['rose'] },
        `${a} sat down on the reddest rose and thought of tomatoes. ${B.introduced} watched.${comesToo} "Is anything happening?" asked ${a}. ${b} looked at both ends. "${refrain}" said ${b}.`,
        `"You only have to sit still," said the cousins. So ${a} sat on a rose, and pushed. ${B.introduced} came to look.${comesToo} "What colour am I now?" said ${a}. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(B, 'stand', 'happy')], things: ['jam'] },
        `"Then we'll do it from outside," said ${b}, and brought the jam. ${a} rolled in it, and was as red as could be. But ants are fond of jam. They came in a line, and went away fat. "${refrain}" said ${b}.`,
        `There was half a pot of jam. It made a beautiful red, if you kept very still. The ants thought so, too. They started at the tail. By noon they had finished. "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'stand', 'happy')],
          things: ['flour'],
        },
        `Next ${a} took a bath in flour, and sat on the white gate. "Where am I?" called ${a}. It was perfect. Then came a puff of wind. A white cloud went over the hedge. "${refrain}" said ${b}.`,
        `"White is easier," said ${b}. "You only need flour." ${a} was so white that the cousins clapped. One of them clapped too hard, or else it was the wind. It all blew off. "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          weather: 'rain',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')],
          things: ['paint'],
        },
        `"Face paint doesn't blow away," said ${b}, and painted ${a} blue, toes and all. It did not blow away. It rained. ${a} stood in a small blue puddle. "${refrain}" said ${b}, quite quietly.`,
        `So they got out the blue face paint and the thin brush. It took an hour. For a moment ${a} was as blue as the sky. Then the sky turned grey, and it rained. It ran down ${a} and off. "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          weather: 'clear',
          actors: [seen(B, 'stand', 'worried'), seen(A, 'sit', 'sad')],
        },
        `In the evening it was time to go home. "Where are you all?" called the biggest cousin. "Here!" said nine voices. "Where's here?" They had never hidden so well. And it was getting dark, and they all turned dark with it.`,
        `Then the sun went down. The cousins had turned as grey as the evening. "I can't see you!" called one. "I can't see me!" called another. The smallest began to cry, and nobody could find it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['gate'] },
        `"I can't see any of them," said ${b}. "I can only see you." They looked at each other. Then ${a} ran, and climbed up on the white gate. It was like a light. "Come to the green!" shouted ${a}.`,
        `${b} looked all round. "There's only one of you that I can see," said ${b}, "and that's you." ${a} thought, and went up the white gate, to the very top. "Here!" called ${a}. "Come to the green one!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy')], things: ['gate'] },
        `And there was a pattering. They came from the path and the roses. They held on to the green. "There you are!" said the smallest. "I could see you the whole way."`,
        `Something ran up the gate, and something else. ${a} could only feel them. They took hold of ${a} by the arms, and the legs, and the tail. The smallest sat on top. "Don't ever change," it said.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['gate'] },
        `"Nine, ten," counted ${b}. Now they could all be seen. For they were sitting on green, and they did what they always did. They turned the colour of what they sat on. All along the gate they went green.`,
        `Now a chameleon turns the colour of the place where it sits. And they were sitting on ${a}. First they had green feet. Then they had green knees. ${b} stood there and watched it go up.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(B, 'think', 'curious')], things: ['gate'] },
        `There were eleven of them in a row, as green as peas. "Which one of you is ${a}?" asked ${b}. It was no use. Nobody on earth could have said. One of them had a very wide smile. "${refrain}" said all eleven.`,
        `"${a}?" said ${b}. "Where are you?" Eleven green ones looked back, and all of them had the same face. At last, at last, nobody could find ${a}. "${refrain}" said somebody, in the middle, very happy.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'sit', 'sad')], things: ['rose'] },
        `${A.introduced} came of a family that you don't see. There were ten cousins in the garden. You could sit down on one. On the roses they were red, on the wall they were wall. Only ${a} was green, on everything, at all times. "It will come," the aunts had said. It had been coming for years.`,
        `If you had gone through that garden, you'd have said that there was one chameleon in it. There were eleven. Ten of them were being a rose, or a wall, or a watering can. The eleventh was ${A.introduced}, who was green. ${a} could do everything else that they could. But ${a} could not change colour, not for love or money, and you could see it from the road.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'curious') },
        `On Saturday it was the Vanishing. They do it every summer. Everybody vanishes, and at dusk they come out and are told how good they were. ${a} had always held the coats. "This year I'm going to vanish," said ${a}, to ${B.introduced}.${comesToo} "If it won't come from inside, then it must come from a pot." ${b} had a good many pots.`,
        `Every summer there's a day that they call the Vanishing. From noon until dusk nobody is to be seen at all. ${a} was let off, and kept the score. "I'd like to be let on," said ${a}. ${B.introduced} thought about it.${comesToo} "You don't have to change," said ${b}. "You could be changed. We've got till Saturday." And they began with what there was in the kitchen.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'jump', 'determined'), seen(B, 'stand', 'happy')],
          things: ['jam', 'flour'],
        },
        `Jam was the right red, but it drew ants, and they took it away with them, grain by grain. Flour was a very good white, until somebody sneezed. With treacle and grass ${a} was a fine lawn, and then had to be got out of the broom. "${refrain}" said ${b}, each time, and made a note.`,
        `On Monday it was jam. Nobody had thought of the ants. On Tuesday it was flour, and it was perfect, and there was a wind. On Wednesday they tried beetroot, which went on purple, and came off on everything else. "${refrain}" said ${b}, and crossed that out, too. The cousins looked on from somewhere. You could hear them being kind.`,
      ),
      page(
        {
          camera: 'close',
          weather: 'rain',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')],
          things: ['paint'],
        },
        `On Thursday ${b} did it with face paint, blue, and a thin brush. It took from breakfast till four. When ${a} lay down on the blue bench, ${b} had to feel about to find the place. Then the sky came over, and it rained, hard, for five minutes. There was a blue puddle. "${refrain}" said ${b}, and did not write it down.`,
        `Face paint was for Thursday. It was sky blue, in three coats, with the tail done last. ${a} lay against the blue door and was gone. "I can't see you," said ${b}, and both of them were so happy that they forgot to look up. It doesn't take much rain. It ran down over the step. "${refrain}" said ${b}, after a while, since one of them had to.`,
      ),
      page(
        {
          camera: 'close',
          weather: 'clear',
          actors: [seen(B, 'hold', 'proud', 'jar'), seen(A, 'stand', 'excited')],
          things: ['jar'],
        },
        `Then, at the back of the shed, ${b} found a jar of walnut juice. It was brown and as old as the shed. Ants did not want it. Water did not move it. There was just enough in it for one. On Saturday, before it was light, they rubbed it in, every inch, and used it up to the last scrape. ${a} climbed on to the brown fence, and there was a fence.`,
        `It was Friday evening when they found the jar. It was walnut juice, brown, from somebody's grandfather. They tried it on one toe. They put the toe in the rain barrel, and it came out as brown as it went in. "There's enough for all of you," said ${b}, "if we scrape." On Saturday morning they scraped. ${a} went and sat down on the fence, and ${b} could not have said where.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'happy')], things: ['fence'] },
        `It was as good as ${a} had always thought. People looked straight at ${a} and saw wood. A sparrow sat down. The smallest cousin went by, and stopped, and leaned on ${a} to scratch. "Where's our green one?" somebody asked. "It isn't here," said somebody else. "How odd. You get so used to it." ${a} held still, and smiled a fence's smile.`,
        `All that afternoon nobody saw ${a}. A snail went over. The smallest cousin scratched its back on a plank, and the plank was ${a}. Two aunts stopped just in front and talked about ${a}, and it was quite interesting. "I can't think where it's got to," they said. "You always knew where you were, with the green." ${a} had never been so happy. It's a great thing, to be missed and to be there.`,
      ),
      page(
        { camera: 'medium', time: 'sunset', actors: [seen(B, 'stand', 'worried')] },
        `Then it was dusk. "All out!" they called. But it had never been so dark so early, and it made them all the colour of the dark. "I'm here," said one. "Where's here?" said another. They ran, and ran into each other, and were frightened and turned darker. "Where's the green?" called the aunts. In other years they had all simply come to that, and no one had noticed.`,
        `At dusk they're supposed to come out. They came out, and no one could see that they had. It was a cloudy evening, without a moon. They went as grey as it was. "Are you there?" they called, and, "Who is that?" and somewhere low down the smallest one was crying. "Go to the green," said an aunt. "Where's the green got to? We always go to the green."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'worried', 'lantern'), seen(A, 'stand', 'worried')],
          things: ['lantern'],
        },
        `${b} came with the lantern, and held it up, and it shone on a garden with nobody in it. "I can't find one of them," said ${b}. "I can't even find you." "I'm on the fence," said ${a}. It was quiet. They both thought of the same thing. The jar was empty. It would be a whole year, and there was no more of that juice in the world.`,
        `"${a}?" said ${b}, behind the lantern. "They can't find each other. They want the green." ${a} had heard it. ${a} had been brown since six that morning. It was now ten to nine. There would not be another jar, for they had scraped that one with a spoon. "How does it come off?" said ${a}, at last. "With soap," said ${b}, "I should think. And a brush."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'kneel', 'determined')],
          things: ['soap', 'bucket'],
        },
        `It came off in a bucket, with soap, and it did not want to. ${b} scrubbed the back, and ${a} did the rest. "You've got a bit left under the chin," said ${b}. "Leave me that," said ${a}. Then ${a} ran, dripping, to the white gate, and up it, to the top. ${b} held up the lantern. "${refrain}" shouted ${b}, over the whole garden. It was the first time that it sounded like good news.`,
        `They did it in the bucket. It took a good deal of soap, and the water went as brown as tea. ${a} did not look at the water. It came off, all but a bit under the chin. Then ${a} climbed the white gate, wet and shivering. ${b} lit it from below. You could have seen it from the hills. "${refrain}" cried ${b}. And all over the garden it went quiet, and then it began to patter.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'night',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'stand', 'happy')],
          things: ['gate', 'lantern'],
        },
        `They came up the posts, and ${a} felt them rather than saw them. They held on to whatever they got. The smallest came last. It took hold of ${A.names} neck with both arms. "I couldn't see you all day," it said. "I didn't like it." "I was on the fence," said ${a}. "You scratched your back on me." "Was that you?" said the smallest. "That was very good."`,
        `Small cold hands took hold of ${a} on all sides. There were ten pairs, and they counted them by squeezing. "Where were you?" said the smallest, close to the bit that was still brown. "I was the fence," said ${a}. "I was the fence from six till nine, and nobody knew." They thought that over. "Nobody?" they said. For that family there's no higher praise.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised')], things: ['gate', 'lantern'] },
        `Now it's well known what a chameleon does. It turns the colour of what it sits on. And they were all sitting on ${a}. ${b} saw it begin, at the feet. It went up them like water in a straw. By the time that they had got their breath, there were eleven in a row, as green as peas. "Well," said ${b}, and put up the lantern. "Which of you is ${a}?"`,
        `It was then that ${b} noticed their toes. They were sitting on green, you see, and they can't help it. It rose to the knees, and the elbows, and the tips of the tails. There was nothing on that gate but green, from end to end. "${a}?" said ${b}, going along it with the light. "Say something." Eleven faces looked back, and all of them were trying not to laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'happy')], things: ['gate', 'lantern'] },
        `You had only to look for the brown bit under the chin. ${b} found it, fourth from the left, and did not say so. The aunts went up and down the row, and shook their heads. It was the best vanishing that anybody had ever seen. "We've lost ${a} again," they said. "${refrain}" said the fourth from the left, in a deep voice. And so did the other ten.`,
        `They sat there until the lantern was burned down. It's the rule, now. The Vanishing ends on the gate, and the last to vanish is ${a}, without having to do a thing. There's still a bit of brown under one chin. ${b} knows which chin, and does not look. "${refrain}" say the aunts, proudly, going along the row. "But which of you is ours?"`,
      ),
    ],
  };
}

import type { SettingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { visiting } from './visiting.ts';

const REFRAINS = [
  'You should have seen it!',
  'You missed it again!',
  'It was on this side!',
  'Look, oh, too late!',
  'You should have looked!',
  'You missed it all!',
  'It was over here!',
  'Gone, you missed it!',
  'Oh, you missed it!',
  'You just missed it!',
  'It has gone past!',
] as const;
const TITLES = ['the other side of the train', 'left and right', 'you should have seen it', 'there and back by train'];

/** Where no train goes, it goes as far as the sea. */
const where = ({ place, at }: Going): string =>
  place === null || at === 'undersea' || at === 'space' || at === 'sky' ? 'the sea' : place;

/** In somebody's garden, or by the sea. */
const there = ({ at }: Going): SettingName => (at === 'garden' ? 'garden' : 'beach');
const onceThere = ({ at }: Going, bySea: string, atSomebodys: string): string =>
  at === 'garden' ? atSomebodys : bySea;

/** The grown-up who comes along; where the parent says that they work on the railway, that is why. */
const comes = ({ G, Gcap, g, company }: Going): string =>
  G.name !== 'the grown-up' &&
  new RegExp(String.raw`\b${g}\b[^.]*\b(?:works?|volunteers?|drives?|driver|helps)\b`, 'iu').test(company.details)
    ? `${Gcap} works here!`
    : `${Gcap} came.`;

const train = ({ raw }: Going): string => (/\bsteam\b/.test(raw) ? 'steam train' : 'train');

/** Whoever looks out on one side misses the other, until the train comes back and the sides have changed. */
export const OTHER_SIDE: EventPlot = {
  id: 'other-side',
  when: /\b(?:window|ride|see|views?|look\w*|scenery|trip)\b/i,
  young: (going) => young(apart(visiting(going))),
  middle: (going) => middle(apart(visiting(going))),
  old: (going) => old(apart(visiting(going))),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `A train trip! In got ${A.introduced}. In got ${B.introduced}. ${comes(going)}${comesToo}`,
        `Here came the ${train(going)}. In went ${A.introduced}. In went ${B.introduced}. ${comes(going)}${comesToo}`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `${a} sat on the left. ${b} sat on the right. Chuff, chuff!`,
        `The left window was for ${a}. The right was for ${b}. Off they went.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'run', 'surprised')] },
        `"A horse!" said ${a}. ${b} ran over. It was gone. "${refrain}"`,
        `${a} saw a white horse. ${b} came to look. No horse! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'run', 'surprised')] },
        `"A castle!" said ${b}. ${a} ran back. It was gone. "${refrain}"`,
        `Then ${b} saw a castle. ${a} was too slow. Only trees! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')] },
        `They swapped. Now ${a} saw cows. ${b} saw a boat. Bump! "${refrain}"`,
        `Both ran at once. Bump! They sat down. They missed it all. "${refrain}"`,
      ),
      page(
        { setting: there(going), camera: 'wide', actors: everybody(going, 'stand', 'happy') },
        `Then they were at ${where(going)}. They played. "I never saw the castle," said ${a}.`,
        `They were at ${where(going)} till tea. "I never saw the horse," said ${b}.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: everybody(going, 'sit', 'calm') },
        `Then it was time to go home. Left was for ${a}. Right was for ${b}.`,
        `Back to the train! ${a} sat on the left again. ${b} sat on the right.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')] },
        `${k} looked out. "We are going back! So left is the other side now!"`,
        `"We go the other way!" said ${k}. "So now left is the other side!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'point', 'excited')] },
        `And there was the castle, for ${a}. There was the horse, for ${b}. "I see it!"`,
        `"My castle!" said ${a}. "My horse!" said ${b}. They saw it all. Nobody had to run.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `In bed ${k} slept on this side. Then on that side. Good night.`,
        `${k} is asleep. Over goes ${k}, to the other side. Chuff, chuff. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `The train stood in the station with all its doors open. "I'll have the left window!" said ${A.introduced}. "Then I'll have the right," said ${B.introduced}.${comesToo} They were going to ${where(going)}, with ${g}.`,
        `It was a train trip to ${where(going)}, and ${g} had the tickets. "I want the left window," said ${A.introduced}. "I want the right," said ${B.introduced}.${comesToo} So nobody had to argue.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `They sat back to back, with the gangway in between. The train gave a tug. Houses went by on the left, and houses on the right. "Mine are better," said ${a}.`,
        `The whistle blew. ${a} looked out of one window, and ${b} looked out of the other. "Tell me if you see anything good," said ${a}. "You tell me," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'run', 'surprised')] },
        `"A white horse, in a river!" said ${a}. ${b} jumped up and ran across. There was a wall. There was a lot more wall. "${refrain}" said ${a}.`,
        `"Oh!" said ${a}. "Quick!" It was a white horse, standing in a river. By the time that ${b} got there, it was a bus stop. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'run', 'surprised')] },
        `Then it was ${B.names} turn. "A castle! With a flag!" ${a} came over in two jumps. There were some trees, and behind the trees there were other trees. "${refrain}"`,
        `${b} went back, and there was a castle on a rock. "Where?" said ${a}, running. "There," said ${b}. It was a sheep by then. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')] },
        `They tried it faster. They tried it with the door open. "A balloon!" "A bridge!" They both ran at once, and met in the middle. Bump! Nobody had seen either. "${refrain}"`,
        `"Let's swap," said ${a}. So they swapped. At once a red balloon went by, where ${a} no longer was. Back they ran, and bumped heads. "${refrain}" said ${g}, who had.`,
      ),
      page(
        { setting: there(going), camera: 'wide', actors: everybody(going, 'stand', 'calm') },
        `At ${where(going)} they ${onceThere(going, 'paddled, and had chips', 'had cake, and then the other cake')}. It was lovely. But now and then somebody sighed. "I'd have liked that castle," said ${a}. "I'd have liked that horse," said ${b}.`,
        `They had a good day at ${where(going)}. "It's a pity, though," said ${b}. "There's half of it that I never saw." "I never saw the other half," said ${a}.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: everybody(going, 'sit', 'calm') },
        `In the evening they got in again. They were too tired to choose. "Left," said ${a}, as before, and "Right," said ${b}. The train gave a tug, and it went the other way.`,
        `Then it was time to go home. The same train was waiting. "I'll have the left again," said ${a}. "And I the right," said ${b}. They did not expect very much of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')] },
        `${k} looked out, and looked again. "I don't know any of this," said ${k}. "These aren't our trees. We're going the other way! So left is the other side!"`,
        `"That's funny," said ${k}. "Where's the bus stop?" It was going by on the wrong hand. "We've turned round, that's why! What was left is right. We get to see the rest!"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'point', 'excited')] },
        `They sat still, and it all came by. There was the castle, on its rock, with a flag. It was pink in the sun. And there was the horse, still in the river. "I see it," said ${a}. "I see it," said ${b}.`,
        `Nobody ran. The castle came to ${a}, all by itself, with its windows shining. The white horse came to ${b}, and lifted its head. "It waited for me," said ${b}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `That night ${k} lay on the left side, and saw a horse go by. Then ${k} turned over. And there, of course, was the castle. ${k} was asleep.`,
        `"Did you see everything?" said ${g}, at bedtime. "Half on the way there," said ${k}, "and half on the way back." Then ${k} turned over, and was asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(B, 'walk', 'calm')],
          things: ['steam-train'],
        },
        `There was a left side to the train and there was a right side. ${A.introduced} asked the guard which was better. "Depends on which you're sitting on," said the guard. So ${a} took the left. ${B.introduced} got what remained.${comesToo} They were going to ${where(going)} with ${g}, two hours there and two hours back.`,
        `"Choose the right side," said ${A.introduced}, running along the platform, "or you miss it all." "I'll have whatever's over," said ${B.introduced}.${comesToo} It was two hours to ${where(going)}. ${Gcap} had the tickets, and took the aisle. ${a} got the left-hand window, after a good deal of thought. That left ${b} the right.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'calm')] },
        `${a} had a list. You got five points for a castle, and three for a horse, if it was white. ${b} did not play. ${b} put a chin on the sill, and let it come. The train gave a tug. For some time there were only the backs of things: sheds, and washing, and cats. "Nothing yet," said ${a}. "There was a cat in a hat box," said ${b}.`,
        `Anything that you saw went into ${A.names} book, and scored. A windmill was four. "I'll do this side and you do that," said ${a}, "and we'll get the lot." "I only want to look," said ${b}. They pulled out past gardens and the gasworks. "You have to call out," said ${a}, "or it doesn't count." "Does it mind?" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'run', 'surprised')] },
        `It began with a white horse. It was standing in a river up to its knees, with the sun on it, and ${a} yelled. ${b} got up, climbed over ${G.names} feet, and looked. There was a cutting, with brambles. "${refrain}" said ${a}. "It looked straight at me." "I expect that it did," said ${b}, and went back, over the feet.`,
        `"White horse! River!" shouted ${a}, writing. By the time ${b} had come across, saying sorry to three people, it was a wall. It was quite a long one. "${refrain}" said ${a}. "Was it swimming?" said ${b}. But ${a} was already looking out for the next. ${b} said sorry to three people, and sat down.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'run', 'worried')] },
        `And there, on the right, quite near, went a castle. It had four towers and a flag. ${b} was so taken up with it that it was nearly gone before ${b} remembered. "Castle," said ${b}. ${a} came over the seats like a hurdler. There were trees. "You didn't call!" said ${a}. "That's five points!" "${refrain}" said ${b}, and meant it.`,
        `Then something rose out of the woods on ${B.names} side, grey and gold, with a flag on it. "Oh," breathed ${b}, which is not calling out. When ${a} had got there, it was a filling station. "A castle?" cried ${a}. "And you only said 'Oh'?" "It was that kind of castle," said ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'worried')] },
        `After that ${a} did both. ${a} ran from left to right and from right to left. Everything worth having was on the other side. There was a windmill, people said. There had been a balloon. "${refrain}" said an old man, quite kindly, with his sandwiches on the floor. ${a} saw one gate.`,
        `You can't be on two sides of a train. ${a} tried for an hour. When ${a} was on the left, they passed a balloon on the right. When ${a} was on the right, there was a heron, on one leg, on the left. "${refrain}" people told ${a}, pulling in their knees. By the last tunnel there were nine things in the book, and all nine were what other people saw.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'sad')] },
        `"I had the wrong side," said ${a}. "You gave me the wrong side." "You chose," said ${b}. "You had the castle, and you didn't even want it!" ${b} went rather quiet. "I did want it," said ${b}. "I'd never seen one. I'd only just got to the flag, and then it was your elbow."`,
        `"It's wasted on you," said ${a}. "You don't keep anything. You just look." "That's how I keep it," said ${b}. "I had a castle, for about as long as it takes to say so. Then I had your elbow." Neither of them spoke again until the buffers. ${Gcap} had seen the castle and the horse, and thought it best not to mention it.`,
      ),
      page(
        { setting: there(going), camera: 'wide', actors: everybody(going, 'stand', 'calm') },
        `At ${where(going)} they made it up, more or less, over chips. "What was it like?" said ${a}. "Your castle?" ${b} drew it with a stick. It had four towers, and the flag was blown out to the left. ${a} looked at it for a long time. Then ${a} drew the horse. "It had one foot up," said ${a}. "I didn't write that down."`,
        `You can't be cross all day at ${where(going)}. They ${onceThere(going, 'dug, and they paddled', 'had cake, and then the other cake')}. "I'm sorry about the elbow," said ${a}. "I could tell you the castle, if you like," said ${b}. It took half an hour. It was the best that ${a} had ever been told. So ${a} told ${b} the horse in return, and was surprised by how much of it there was.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'point', 'surprised')] },
        `The train home stood at the same platform. ${a} took the left, as before, and ${b} took the right, without a thought. There was a tug. "It's pulling the wrong end," said ${k}. And then: "It isn't wrong. It's going back. Look. That's not our wall. We're on each other's sides."`,
        `Nobody thought about sides, going home. They were full of ${onceThere(going, 'chips', 'cake')}, and sat down as before, one on the left and one on the right. ${k} was looking out at a bus stop. It took a minute to see what was the matter with it. "That was over there this morning," said ${k}. "Nothing has moved. It's only that we've turned round. We get the other half."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'happy')] },
        `So the castle was to come by on the left, at ten past six, and would be five points. ${a} had the pencil out. It would be the one thing in the whole book that was ${A.names} own. Then ${a} thought about the flag, and how far ${b} had got. ${a} put the pencil away, and moved up. "Come and see the rest of it," said ${a}. "There's room. You haven't got to call."`,
        `${a} knew what was coming on that window: four towers and a flag. There was just time to sharpen up. But somebody had been given only half a castle, and then an elbow. It was not a big seat. ${a} slid along until one cheek was on the pipe. "Finish yours first," said ${a}. "Then I'll come over with you and show you the horse." The book stayed shut.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy') },
        `It came up out of the woods, quite pink. They looked at it together, right to the end of the flag. Neither of them said a thing. "Oh," said ${a}, when it had gone. After that they moved over, in good time, and waited for the river. The horse had been there all day. It still had one foot up. It looked straight at ${b}.`,
        `They saw it all, that evening, one side at a time, without running. The castle took as long as it wanted. The horse was in the river still, with the whole sunset round its knees. "${refrain}" they told ${g}, who had been asleep. In the book, under that day, it says: castle, horse. It does not say how many points.`,
      ),
    ],
  };
}

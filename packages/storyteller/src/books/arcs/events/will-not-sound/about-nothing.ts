import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { settingOf } from '../the-one.ts';
import { noiseIn, type Noise } from './noises.ts';

const REFRAINS: readonly ((noise: Noise) => string)[] = [
  ({ to }) => `That's nothing to ${to} about`,
  ({ one }) => `That isn't worth ${one}`,
  ({ to }) => `Nothing to ${to} about`,
  ({ to }) => `I don't ${to} at that`,
  ({ one }) => `No need for ${one}`,
  ({ one }) => `Not worth ${one}`,
  ({ to }) => `You needn't ${to} at that`,
  ({ to }) => `That's not much to ${to} about`,
  ({ to }) => `That's no reason to ${to}`,
  ({ one }) => `That's hardly worth ${one}`,
];
const TITLES: readonly ((noise: Noise) => string)[] = [
  ({ to }) => `nothing to ${to} about`,
  ({ one }) => `worth ${one}`,
  ({ one }) => `${one} for something`,
  () => 'the one who listened',
];

interface Parts {
  readonly noise: Noise;
  readonly refrain: string;
  readonly title: string;
  /** The loudest of the hero's own kind. */
  readonly L: Figure;
  readonly setting: SettingName;
}

function partsOf(going: Going): Parts {
  const { A, company, chance, raw } = going;
  const noise = noiseIn(raw, A.being?.id) ?? noiseIn('howl', undefined);
  if (!noise) throw new Error('no noise');
  return {
    noise,
    refrain: chance.pick(...REFRAINS)(noise),
    title: titled(chance.pick(...TITLES)(noise)),
    L: company.meet(A.being?.id ?? 'wolf'),
    setting: settingOf(going, A.being?.setting ?? 'forest'),
  };
}

/** Everybody makes a noise about everything; one listens instead, and so hears the small noise that matters. */
export const ABOUT_NOTHING: EventPlot = { id: 'about-nothing', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k } = going;
  const { noise, refrain, title, L, setting } = partsOf(going);
  const { heard, to } = noise;
  const l = L.name;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(L, 'shout', 'happy'), seen(A, 'stand', 'calm')] },
        `"${heard}!" goes ${L.introduced}. "${heard}!" go all the ${A.kinds}. But not ${A.introduced}.`,
        `Hear the ${A.kinds}! "${heard}!" goes ${L.introduced}. One is quiet. It is ${A.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'point', 'excited'), seen(A, 'stand', 'calm')], things: ['leaf'] },
        `"Look, a leaf! ${heard}!" goes ${l}. "${refrain}," says ${a}.`,
        `"A leaf fell down! ${heard}!" goes ${l}. "${refrain}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'shout', 'excited'), seen(A, 'sit', 'calm')] },
        `"Supper! ${heard}!" goes ${l}. "${refrain}," says ${a}.`,
        `"Food! ${heard}!" goes ${l}. ${a} just eats. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'think', 'curious'), seen(K, 'walk', 'happy')], things: ['boots'] },
        `${a} would rather listen. Squeak, squeak! A boot! It is ${K.introduced}, with cake.`,
        `${a} likes to listen. Squeak? That is one boot. Here comes ${K.introduced}, with cake!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(L, 'shout', 'happy'), seen(A, 'stand', 'worried')] },
        `Now it is dark. "${heard}!" go all the ${A.kinds}. ${k} went home. Squeak... What was that?`,
        `It gets dark, and ${k} goes home. "${heard}!" go the ${A.kinds}. Squeak... Who hears that?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined'), seen(K, 'stand', 'worried')], things: ['boots'] },
        `Only ${a} hears it. Run! There is ${k}, stuck in the mud!`,
        `${a} hears it. ${a} runs. ${k} is stuck in the mud!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(K, 'reach', 'worried')], things: ['boots'] },
        `${a} pulls. The mud pulls, too. "We need them all!" says ${k}.`,
        `${a} pulls and pulls. It is too hard. "Get them all!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(K, 'stand', 'surprised')] },
        `"Now I will ${to}," says ${a}. And... "${heard}!" It is so loud!`,
        `"This is worth it," says ${a}. "${heard}!" The trees shake!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'run', 'surprised'), seen(A, 'reach', 'happy'), seen(K, 'reach', 'happy')],
          things: ['boots'],
        },
        `All stop. "That was ${a}!" says ${l}. They run. They pull. Pop!`,
        `All the ${A.kinds} hush. "${a}?" They come. They pull. Plop! Out comes ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(L, 'stand', 'excited'), seen(K, 'sit', 'happy')],
          things: ['leaf'],
        },
        `Now all of them listen first. Down comes a leaf. "${refrain}," says ${l}. Good night!`,
        `Look, a leaf! ${l} opens wide, and stops. "${refrain}," says ${l}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k } = going;
  const { noise, refrain, title, L, setting } = partsOf(going);
  const { heard, to, did, doing, one } = noise;
  const l = L.name;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(L, 'shout', 'happy'), seen(A, 'stand', 'calm')] },
        `All the ${A.kinds} ${did}. They ${did} in the morning and they ${did} at night. "${heard}!" went ${L.introduced}, who was the loudest. In the middle of them sat ${A.introduced}, with a shut mouth.`,
        `If you had ${A.kinds} for neighbours, you would have known it. "${heard}!" they went, all day long. ${L.introduced} began, and the others went on. Only one of them never did, and that was ${A.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'point', 'excited'), seen(A, 'stand', 'calm')], things: ['leaf'] },
        `"A leaf fell down!" called ${l}. "${heard}!" went everybody. ${a} looked at the leaf from both sides. "${refrain}," said ${a}. "It's just a leaf."`,
        `One day a leaf came down. "${heard}!" went ${l}. "${heard}!" went the whole lot of them. "Now you," said ${l}. "${refrain}," said ${a}. "It's a leaf. There are more."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'shout', 'happy'), seen(A, 'reach', 'shy')] },
        `"Perhaps you don't know how," said ${l}. "You open wide, and you let it out. ${heard}!" ${a} opened wide. ${a} thought about it, and closed up again. "But what's it about?" said ${a}.`,
        `${l} gave ${a} a lesson. "You take a breath, and then it comes by itself," said ${l}. "${heard}! You see?" ${a} took the breath. There it stopped. "It wants to know what for," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'shout', 'excited'), seen(A, 'sit', 'calm')] },
        `They ${did} because it was Tuesday. They ${did} because supper was there. "${refrain}," said ${a}, each time. "It's the same supper." The others felt a little sorry for ${a}.`,
        `Supper came. "${heard}!" went everybody, so that it nearly got cold. "${refrain}," said ${a}, who was eating already. Then the wind blew. "${heard}!" "It blew yesterday, too," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'think', 'curious'), seen(K, 'walk', 'happy')], things: ['boots'] },
        `But anybody who is quiet can hear things. ${a} could hear a beetle cross the path. "That's a boot that squeaks," said ${a}, one day. "Only the left one." And round the bend came ${K.introduced}, with a honey cake.`,
        `When you make no noise, there is a lot to hear. "Somebody's coming," said ${a}. "One boot squeaks, and the other doesn't." It took a good while. Then there stood ${K.introduced}, with a honey cake for everybody. It was the left boot.`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(A, 'wave', 'calm')] },
        `"Be careful of the mud," said ${a}, when ${k} went home. It was dark by then, and it rained. "${heard}!" went the ${A.kinds}, because of the rain. ${a} sat and listened to the boot. It got softer, and then it stopped.`,
        `${k} stayed until it was dark, and set off home in the rain. "${heard}!" went everybody, to say goodbye, and then because it was wet. ${a} listened. Squeak, squeak, squeak. Then there was half a squeak, and nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(K, 'stand', 'worried')], things: ['boots'] },
        `"Hush!" said ${a}. But who can hear that? So ${a} ran, down the path and past the big stone. There stood ${k}, up to both knees in the mud. "I can't get out," said ${k}. "I called, but nobody heard."`,
        `"Something's wrong," said ${a}, but nobody heard it through all that. So ${a} went alone, as fast as could be. There, in the mud, stood ${k}, and could not go forwards or back. "Nobody heard me," said ${k}. "I did," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(K, 'reach', 'worried')] },
        `${a} pulled at ${k}, and the mud pulled back. The mud was stronger. "It would need the whole lot of you," said ${k}. Far away the others were still ${doing} at the rain. "They'll never hear us," said ${k}.`,
        `${a} pulled. It made a sucking sound, and that was all. "You aren't enough," said ${k}. "It needs all of them." They could hear all of them, on the hill. "How do we get them to stop, and come?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(K, 'cover', 'surprised')] },
        `${a} looked at ${k}, in there. "Well," said ${a}, "that's something to ${to} about." And ${a} opened wide. Out came all that ${a} had ever saved up. "${heard}!" The rain itself seemed to stop.`,
        `"I've got ${one}," said ${a}. "I was keeping it for something." ${a} took a breath. This time there was no need to ask what for. "${heard}!" It went over the hill, and came back from the other side.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'run', 'surprised'), seen(A, 'reach', 'happy'), seen(K, 'reach', 'happy')],
          things: ['boots'],
        },
        `On the hill it went quiet. "Who was that?" said ${l}. "That was ${a}. And ${a} never does. Run!" They all came, and pulled in a row. Plop! Out came ${k}, and then, one by one, the boots.`,
        `The others stopped in the middle. "That's ${a}," said ${l}. "Then it must be about something!" They ran, and they made a chain. One, two, three, and plop! Out came ${k}, in socks. They got the boots out after.`,
      ),
      page(
        {
          setting,
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(L, 'stand', 'calm'), seen(K, 'sit', 'happy')],
          things: ['leaf'],
        },
        `The next time that a leaf fell down, they all took a breath. Then they looked at ${a}. "${refrain}," said ${l}, quickly. It was so quiet that they could hear a boot, the left one. It was far off. And then ${a} did it, very small and for joy. "${heard}."`,
        `Now there is a rule. First they listen, and then they ask what it's about. A leaf fell down on the very next day. "${refrain}," said ${l}. But then a boot squeaked at the bend. ${a} opened wide, just a bit. "${heard}." "That's a visit," said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k } = going;
  const { noise, refrain, title, L, setting } = partsOf(going);
  const { heard, did, doing, one } = noise;
  const l = L.name;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(L, 'shout', 'proud'), seen(A, 'stand', 'calm')] },
        `There were twenty ${A.kinds}, and nineteen of them ${did}. They did it at sunrise, and at noon, and whenever somebody else had just done it. ${L.introduced} was the loudest, and was looked up to for that. The twentieth was ${A.introduced}, who sat among them and kept quiet. It wasn't that ${a} couldn't. "I'm waiting until there's a reason," said ${a}.`,
        `People who lived near the ${A.kinds} shut their windows by nine. "${heard}!" it went, and then there were eighteen answers. ${L.introduced} led it, and nobody had ever led it louder. Nobody counted, in all that noise, or they would have seen that it ought to have been twenty. ${A.introduced} never joined in. "I would," ${a} used to say, "if it were about something."`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'point', 'excited'), seen(A, 'stand', 'calm')], things: ['leaf'] },
        `A leaf fell, on Monday. "${heard}!" cried ${l}, and off they went, all nineteen. It took an hour to die down. "And you?" said ${l}. ${a} turned the leaf over. "${refrain}," said ${a}. "There's nothing on the back, either." "You don't do it because of the leaf," said ${l}. "You do it because of us."`,
        `"Leaf!" called ${l}, on Monday, and nineteen of them told the whole valley that a leaf had come down. ${a} went over and had a look at it. It was yellow, and that was the best one could say. "${refrain}," said ${a}. "Do you think that you're better than we are?" said ${l}. "No," said ${a}. "I only think that it's a leaf."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'shout', 'happy'), seen(A, 'reach', 'shy')] },
        `On Tuesday there was a lesson, and it was kindly meant. "Open wide," said ${l}, "think of nothing, and let go. ${heard}!" ${a} opened wide. The thinking of nothing was the hard part. "What does it say, when it's out?" asked ${a}. "It doesn't say anything," said ${l}. "It's ${one}." ${a} closed up again, politely.`,
        `${l} took the trouble to show it, on Tuesday, away from the others. "It's all in the breath," said ${l}. "${heard}! Now you. Think of nothing." ${a} took a very good breath, and held it, and let it go again without a sound. "I thought," said ${a}. "I'm sorry. It comes by itself." ${l} sighed. "They ask me about you, you know," said ${l}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'curious')] },
        `But there is another side to keeping quiet, and nobody had told the others of it. The world is full. ${a} could hear a beetle on gravel, and snow before it fell. ${a} could tell who was coming by how they breathed. "What do you do all evening?" they asked. "I listen," said ${a}. "What to?" they said, and did not wait to be told.`,
        `What the nineteen did not know was how much there was to hear, in the gaps. ${a} knew every door in the valley by its hinge. ${a} could have told you about the loose board in the mill wheel. It would be windy by Thursday. Nobody asked. Those who make the news don't have much time to listen to it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(K, 'walk', 'happy')], things: ['boots'] },
        `"There's somebody on the far road," said ${a}, on Wednesday. "One boot squeaks, the left one." It was ten minutes before anybody saw ${K.introduced}, who had a honey cake along. "How did you know?" said ${k}. ${a} explained it. "You hear my boot, over that?" said ${k}, and looked at the nineteen. "In the gaps," said ${a}.`,
        `Now and then ${K.introduced} came by, with a honey cake. ${a} was always at the gate already. "It's your left boot," said ${a}. "It squeaks. I've got you from the bridge onwards." ${k} tried out both boots. One squeaked, hardly more than a mouse does. "I'll leave it as it is," said ${k}. "It's like having a bell."`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'worried'), seen(A, 'stand', 'sad')] },
        `On Thursday they held a meeting about it. "It's only that it looks bad," said ${l}, who looked at the ground. "On the night of the full moon we do it all together. You'll do it, too, or you'll sit somewhere else." ${a} could have done it, just the once, and been left in peace. "Then it would be about being left in peace," said ${a}, and went to sit somewhere else.`,
        `Then the full moon was near, and ${l} came with a message from the others. "They say, all or nothing," said ${l}. "Do it once. What does it cost you?" ${a} thought it over honestly. "It would be the first one," said ${a}. "I'd like it to be about something." So on the great night ${a} sat by the ditch, alone, which did cost something.`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(L, 'shout', 'proud'), seen(A, 'sit', 'sad')] },
        `It rained on the full moon. They did it all the same. "${heard}!" came from the hill, for a moon that nobody could see. From where ${a} sat now, it was further off. So the gaps were bigger, and there was something in one of them. It was a squeak. It was a left one. Then it was half of one, and after that nothing.`,
        `There wasn't a moon to be seen that night, for the rain. On the hill they were ${doing} at the place where it should have been. ${a} had never heard it from outside. There were other things to hear besides, down here. Squeak, squeak, on the far road. Then the squeak stopped short, as when somebody puts a lid on. ${a} was up before knowing why.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(K, 'stand', 'worried')], things: ['boots'] },
        `The road had slid into the ditch, and ${k} with it. ${k} was standing in mud to the waist, holding a honey cake up in the air. "I called," said ${k}, "but it's the full moon." ${a} took hold and pulled. It was like pulling a post. "It isn't getting deeper, if I stand still," said ${k}. "But I can't stand still all night."`,
        `${a} ran towards where it had stopped. Half of the road was gone, and there in the mud stood ${k}, up to the belt, with a cake. "I only wanted to see it with the moon," said ${k}. "I've been shouting. They're better at it." ${a} pulled, and the mud held on. ${a} pulled again. It was work for twenty, and there was one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(K, 'stand', 'scared')] },
        `"You could run and fetch them," said ${k}. It was half an hour to the hill, and half an hour back, and it was raining harder. There was a quicker way. ${a} had said for years that it ought to be about something. And now it was, and ${a} was afraid that there might be nothing in there. "It's never been tried," said ${a}. "Try it now," said ${k}.`,
        `It would take too long to run. They both knew it. ${a} had a noise, as good as anybody's, or so ${a} had always believed. But one can believe a thing for too long without looking. "What if it's small?" said ${a}. ${k} was very cold, and very polite. "Then I'd still have heard it," said ${k}. "Go on."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(K, 'cover', 'surprised')] },
        `${a} thought about ${k}, and the mud, and the left boot. That's what it was about. The rest was easy. "${heard}!" It was not small. It had years in it. It went up the hill and through the nineteen, and they stopped, all at once, with their mouths open. "Whose was that?" somebody said. "I know whose," said ${l}. "Run."`,
        `There was a breath, and then there was no need to think of nothing. "${heard}!" It rang in the ditch like a bell in a bucket. It went out over the whole valley, where people sat up in bed. On the hill they broke off in the middle. "That's somebody new," they said. "No," said ${l}, who was already running. "That's somebody with a reason."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'reach', 'determined'), seen(A, 'reach', 'happy'), seen(K, 'reach', 'happy')],
          things: ['boots'],
        },
        `Twenty of them in a row are more than any mud can hold. Out came ${k}, with a noise that made them all jump, and with one boot. They dug for the other until they had it. ${l} stood about in the rain. "We'd not have heard it," said ${l}. "Not up there. We'd have gone on until morning." "I wouldn't have heard it, either," said ${a}, "if I'd sat with you."`,
        `They made a chain, from the big oak to the ditch. At the third pull ${k} came out like a cork, with the cake and one boot. "Where's the left one?" said ${a}. They all got down and felt for it, in the dark, without a word. They'd never been so quiet. "Is it always like this?" whispered ${l}. "You can hear the rain on each leaf." "That's nothing yet," said ${a}.`,
      ),
      page(
        {
          setting,
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(L, 'stand', 'calm'), seen(K, 'walk', 'happy')],
          things: ['leaf'],
        },
        `They still do it, at the full moon, and everybody may sit where they like. But when a leaf falls, ${l} puts up one foot, and they wait. "${refrain}," somebody says, after a while, and they are rather proud of it. ${a} has done it four times, in all. Each time the whole valley came running. And the fifth was a very little one, today, when a left boot squeaked at the bridge.`,
        `A leaf came down on Monday. There were nineteen breaths, and then nobody let go. They looked to where ${a} sat, back in the middle. "${refrain}," said ${l}. So it was quiet, and in the quiet there was a squeak, as far off as the bridge. "That, on the other hand," said ${a}, and opened wide. It was heard as far as the bridge, too, and somebody there began to run.`,
      ),
    ],
  };
}

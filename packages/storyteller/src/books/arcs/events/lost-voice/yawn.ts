import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { lenders, lostNoise, VOICE } from './noise.ts';

const REFRAINS = ['Nothing came out.', 'Not a sound.', 'Only air came out.', 'And nothing came.'] as const;
const titles = (s: string): readonly string[] => [
  `where is the ${s}`,
  `the ${s} that would not come`,
  `the very small ${s}`,
  'nothing came out',
];

/** A roar will not come, however hard it is pushed: it sits too far down. There is one thing that goes down so far: a yawn. */
export const YAWN: EventPlot = { id: 'yawn', when: VOICE, young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, at, comesToo, chance } = going;
  const { S, noise } = lostNoise(going);
  const [D, C] = lenders(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(S))),
    refrain,
    pages: [
      page(
        { setting: at ?? 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `This is ${A.introduced}. ${a} had a big ${S}. It came from deep down.`,
        `${A.introduced} had a ${S}. It was a big one. It sat deep down inside.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'curious')] },
        `"Good morning!" said ${B.introduced}.${comesToo} ${a} opened wide. ${refrain}`,
        `One day ${a} opened wide. ${refrain} "Oh!" said ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'look-up', 'curious')] },
        `"Try harder!" said ${b}. ${a} tried so hard. ${refrain}`,
        `${a} took a big breath. Push, push, push! ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'worried')] },
        `"Have mine," said ${D.introduced}. "${D.says}!" ${a} tried it. It was too small.`,
        `"${D.says}!" said ${D.introduced}. "Say that!" But it did not fit ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'worried')] },
        `"Or mine," said ${C.introduced}. "${C.says}!" ${a} tried it. It was not the ${S}.`,
        `"${C.says}!" said ${C.introduced}. ${a} said it too. No. That was not it.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} sat down and did not try. ${b} sat there too. The sun went down.`,
        `Now ${a} was sad. So ${b} sat with ${a}. It got late.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'curious')] },
        `${b} was sleepy. ${b} gave a big yawn. Aaah! Then ${a} had to yawn too.`,
        `"Aaah," went ${b}. That was a yawn. You see a yawn, and you yawn.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `Aaah, yawned ${a}. It went deep, deep down. And up came... "${noise.toUpperCase()}!"`,
        `Wide, wider, went ${A.names} yawn. It went all the way down. "${noise.toUpperCase()}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'excited'), seen(B, 'cheer', 'happy')] },
        `"It was asleep down there!" said ${b}. "${noise.toUpperCase()}!" went ${a}. "${noise.toUpperCase()}!"`,
        `The ${S} was back! "You yawned it up!" said ${b}. "${noise.toUpperCase()}!" said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `Now they all slept. ${a} had a very big dream. ${refrain} Shh.`,
        `Night, night. ${a} was fast asleep. ${refrain} Not one little ${S}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, at, comesToo, chance } = going;
  const { S, noise } = lostNoise(going);
  const [D, C] = lenders(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(S))),
    refrain,
    pages: [
      page(
        { setting: at ?? 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} kept a ${S} far down, under lunch and breakfast. It was a good place. Nobody else's came from so far down.`,
        `Some keep their voices in the nose. ${A.introduced} did not. ${A.names} ${S} lived far, far down, about where the toes begin.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'curious')] },
        `One morning ${a} opened up to let it out. ${refrain} "Are you yawning?" asked ${B.introduced}.${comesToo} ${a} shook a worried head. "It won't come," whispered ${a}.`,
        `"Good morning!" called ${B.introduced}.${comesToo} ${a} opened wide to say the same, only louder. ${refrain} "That was quiet," said ${b}. "It isn't there!" whispered ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'look-up', 'worried')] },
        `"Perhaps it needs a push," said ${b}. So ${a} pushed. ${a} pushed until both eyes watered. But pushing shuts the throat. ${refrain}`,
        `${b} thought that it was stuck. "Breathe in, and go red," said ${b}. ${a} breathed in, and went red, and then a bit blue. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'stand', 'curious')] },
        `"Then shake it out," said ${b}. ${a} jumped up and down a hundred times. Something rattled, but it was only an apple. ${refrain}`,
        `Next ${a} tried upside down. "It must fall out sooner or later," said ${b}. The only thing that fell out was a button. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'proud'), seen(A, 'stand', 'shy')] },
        `"You can borrow mine," said ${D.introduced}. "${D.says}!" It was kindly meant. ${a} said it, as well as could be. Everybody looked round for ${D.aKind}.`,
        `Then along came ${D.introduced}. "I've got one to spare," said ${D.name}. "${D.says}! Like that." ${a} tried. It was like wearing somebody's very small hat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'proud'), seen(A, 'stand', 'worried')] },
        `${C.introduced} had a bigger one. "${C.says}!" said ${C.name}. "It's all in the nose." ${a} did it through the nose. "That's not you," said ${b}. "That's ${C.aKind} with a cold."`,
        `"Mine is better," said ${C.introduced}. "Try it slowly. ${C.says}!" It came out so well that ${C.name} was quite upset. "But it isn't mine," whispered ${a}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `By evening ${a} had tried everything and was tired right through. "I'll just be a quiet one," whispered ${a}. ${b} did not say anything. They sat and watched the sun go.`,
        `The day was nearly over. ${a} sat down, and stopped pushing, and let everything go soft. "I'll sit here with you," said ${b}. "You needn't say a word."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'curious')] },
        `It had been a long day for ${b} as well. First ${B.names} nose twitched. Then ${b} gave an enormous yawn. And you know how it is with a yawn. If one has a yawn, the other must.`,
        `${b} began to yawn. It was one of those that go on and on. ${a} looked, and felt something tickle. You can't see a yawn without getting one. You may have one now.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `${A.names} mouth went wide. The yawn went down, past breakfast, past lunch, right to the bottom. There it woke something up. "${noise.toUpperCase()}!" Seven birds fell off a branch.`,
        `Wider it went, and deeper. It went all the way down to where the toes begin. Nothing else had gone so far. "${noise.toUpperCase()}!" Down the road a door blew open.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'excited'), seen(B, 'cheer', 'happy')] },
        `"It wasn't lost," said ${b}. "It had overslept!" "${noise.toUpperCase()}!" agreed ${a}. "You were pushing it down, and it only wanted a yawn."`,
        `They looked at each other. "You yawned it up," said ${b}. "It was too far down to hear you push." "${noise.toUpperCase()}!" said ${a}, to try it. It was the right size.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `After that there was nothing left to do but sleep. ${a} yawned once more, very carefully, with a paper bag ready. ${refrain} It had gone to bed.`,
        `Later they lay and looked at the stars. "Say good night," said ${b}. ${a} opened up. ${refrain} They were both asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, at, comesToo, chance } = going;
  const { S, noise } = lostNoise(going);
  const [D, C] = lenders(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(S))),
    refrain,
    pages: [
      page(
        { setting: at ?? 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `You could set your watch by ${A.introduced}. At eight each morning, and again for visitors, out came the ${S}. It was not a thing that was made in the throat. It came from the cellar, so to speak, and brought some of the dust up with it. People three fields away said "Eight o'clock" and put the kettle on.`,
        `Most voices live in the front room, just behind the teeth. ${A.introduced} was built another way. ${A.names} ${S} was kept right down at the bottom, and it took its time on the stairs. When it arrived, the windows knew about it. It was never late. It went off at eight, like the post, and everybody's day hung on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'curious')] },
        `On Thursday ${a} stood in the usual place and opened up. ${refrain} "You're early," said ${B.introduced}.${comesToo} ${a} tried it again. ${refrain} "You're late," said ${b}. Then ${b} saw ${A.names} face.`,
        `${B.introduced} was waiting for it on Thursday, as on all days.${comesToo} Eight struck. ${a} took a breath and opened wide. ${refrain} A leaf moved. "Was that it?" said ${b}. "No," whispered ${a}, and went pale. "That was just a draught."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'look-up', 'worried')] },
        `${b} knew about things that stick. There was a drawer at home. "You have to push from behind," said ${b}. ${a} pushed. The harder it went, the tighter everything got. That is how it is with drawers as well. ${refrain} "And now I've got a headache," whispered ${a}.`,
        `"It's stuck, that's all," said ${b}, who was a great mender. "Blow up your cheeks. Now hold it, and shove!" ${a} shoved. It was like shouting into a pillow from the wrong side. ${refrain} There were two small spots in front of ${A.names} eyes, and they were dancing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(B, 'point', 'determined')] },
        `So ${b} got a plan. It was on paper, with numbers. Number one was honey. Number two was hopping. Number three was honey while hopping, and it was not a success. ${a} did them all without a murmur, having none. At each number ${b} bent close to listen. ${refrain}`,
        `${b} would not give in. There was hot water with lemon. There was standing on the head, in case it should slide. There was a feather, and that got only a sneeze. ${b} wrote down every one, and crossed it out, and looked more and more pleased to be needed. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'proud'), seen(A, 'stand', 'shy')] },
        `By ten there was a queue, for it got about. "Take mine till Sunday," said ${D.introduced}. "${D.says}! Short, and no trouble in the house." ${a} tried it on. It did up at the front, but it pinched. Two strangers came round the corner and asked where ${D.theKind} was.`,
        `People began to come by with what they had. "It isn't much," said ${D.introduced}, "but it's always worked. ${D.says}!" ${a} thanked ${D.name}, and had a go. It sounded like a very large door with a very small hinge. Somebody laughed, and then was sorry, and coughed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'proud'), seen(A, 'stand', 'sad')] },
        `${C.introduced} had the next one. "${C.says}!" it went, low and wide. That was at least a size that ${a} could get into. It came out so like that ${C.name} looked round. "Keep it," said everyone. "It'll do!" And ${b} wrote it down at the bottom of the plan, with a tick.`,
        `"Low down, that's where you want it," said ${C.introduced}. "Listen. ${C.says}!" ${a} listened, and did it. It was not bad. It was really very good. People clapped. "There," said ${b}, and drew a line under the list. "You can do that one at eight. Nobody will know."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'surprised')] },
        `"I'd know," whispered ${a}. "I was mending you," said ${b}. "I've been at it all day!" "I'm not a drawer," said ${a}, so low that it was almost nothing. ${b} heard it, though. The list had thirty-one numbers on it. ${b} looked at them, and at ${a}, who was grey with being tired.`,
        `${a} shook that tired head. "It's theirs," whispered ${a}. "I'd rather have none of my own than one of somebody's." "But I fixed it!" said ${b}. "You only fixed the noise," said ${a}. It was the longest thing ${a} had said since Wednesday. It took a while to arrive.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(B, 'sit', 'calm'), seen(A, 'sit', 'sad')] },
        `There was a number thirty-two, and it was the best of the lot. ${b} was sure of it. It had a bucket in it. ${b} folded up the paper with that inside and put it away. "I'll stop," said ${b}. "Shall we just sit?" They sat. It was surprising how much evening there was.`,
        `It is hard to leave a thing unmended. ${b} had to hold the pencil in both fists. Then ${b} put it down in the grass, and sent all the neighbours home, and came and sat by ${a}. "You don't have to do anything," said ${b}. Nobody had said that yet. The sun went down behind the roofs.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'calm')] },
        `${b} had been up since five, and it had been a day like a week. A yawn began. ${b} fought it, out of politeness, and lost. It went on so long that you could have posted a letter in it. ${a} watched it come. Nobody can look at such a thing and not catch it.`,
        `All at once ${b} was so tired that it showed. It started at the chin. ${b} yawned like a gate, like a barn, like the end of a very long book. You cannot read about a yawn and be safe. ${a} was sitting much closer than that, and had no chance.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `${A.names} mouth came open by itself. Nobody pushed. The yawn went down the stairs, one after the other, and along the passage, and opened the cellar. "${noise.toUpperCase()}!" It was twelve hours late. Three fields away they looked at their clocks, and then, to be on the safe side, put the kettle on.`,
        `It spread. ${a} opened, and opened, and went on opening. A push had never got past the collar. This went right down to the bottom and knocked. "${noise.toUpperCase()}!" The lemon fell off the wall. Every window in the street knew about it. "What," said ${a}, out loud, "was that?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(B, 'cheer', 'happy')] },
        `"It was asleep!" said ${b}. "And there we were, holding the door shut from outside." "You yawned first," said ${a}. "I didn't mean to. It isn't even on the list." ${a} thought about that. "That's probably why," said ${a}. And then, because it was such a pleasure: "${noise.toUpperCase()}!"`,
        `${b} took out the plan and read it through, from honey to lemon. "It was none of them," said ${b}. "What did we do?" "Nothing," said ${a}. "You did it with me." So ${b} wrote that at the end. NOTHING, it said, and it got the only tick. "${noise.toUpperCase()}!" said ${a}, by way of a signature.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `They should have gone in, but the grass was warm. "Will it come at eight?" asked ${b}. ${a} opened up to answer. ${refrain} It was not gone. It was only down in the cellar, with its boots off, and so were they.`,
        `That night nobody set a clock. ${b} gave one more yawn, quite a small one. ${a} caught it. They waited, with one eye each. ${refrain} Everything that had a bed was in it, right down to the bottom.`,
      ),
    ],
  };
}

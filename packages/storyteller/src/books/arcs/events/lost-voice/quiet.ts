import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { lostNoise, VOICE } from './noise.ts';

const REFRAINS = ['Not in here.', 'No, not in here.', 'Not in there.', 'It was not in there.'] as const;
const titles = (s: string): readonly string[] => [
  `the day without a ${s}`,
  'not in here',
  `looking for a ${s}`,
  'who came when it was quiet',
];

/** Somebody shy, whom nobody loud has ever seen close to. */
const shyOne = ({ A, B, company }: Going): Figure => company.meet([A.kind, B.kind].includes('hare') ? 'deer' : 'hare');

/** A loud one has lost the noise, and looks for it everywhere. In the quiet somebody comes who always ran away. */
export const QUIET: EventPlot = { id: 'quiet', when: VOICE, young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { S, noise } = lostNoise(going);
  const H = shyOne(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(S))),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(H, 'run', 'scared')] },
        `"${noise.toUpperCase()}!" That was ${A.introduced}. Off ran ${H.introduced}. So shy!`,
        `${A.introduced} was loud. "${noise.toUpperCase()}!" ${H.introduced} was shy. Off it ran.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'curious')] },
        `But today there was no ${S}. "It is lost," said ${B.introduced}.${comesToo} "Let us look."`,
        `Then one day there was no ${S}. "We will look," said ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious'), seen(B, 'kneel', 'curious')], things: ['bush'] },
        `They looked in a bush. ${refrain} But there was one brown ear.`,
        `Was it in the bush? ${refrain} Look, a brown ear! Whose is that?`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'curious')], things: ['tree'] },
        `They looked up a tree. ${refrain} But now there were two ears.`,
        `Was it up in the tree? ${refrain} Now they saw two brown ears.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['log'] },
        `They looked in a log. ${refrain} But a nose came out of the grass.`,
        `Was it in the log? ${refrain} There was a nose. It went sniff.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} was tired, and sat down. ${b} sat down too. It was very quiet.`,
        `Now they sat in the grass. They did not speak. What a quiet wood!`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'walk', 'shy'), seen(A, 'sit', 'surprised')] },
        `Hop. Hop. Who was that? It was ${H.name}! ${H.name} came right up to ${a}.`,
        `Out came ${H.name}. One hop, two hops. Sniff, at ${A.names} nose!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'worried'), seen(A, 'cover', 'worried'), seen(H, 'sit', 'calm')] },
        `Oh! The ${S} was coming back! "Hold it in!" said ${b}. ${a} held it.`,
        `Then the ${S} came up. "Not now!" said ${b}. ${a} shut tight.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'shout', 'happy')] },
        `${a} went far, far away. "${noise.toUpperCase()}!" There it was.`,
        `Over the hill went ${a}. And then? "${noise.toUpperCase()}!" That was good!`,
      ),
      page(
        {
          setting: 'forest',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(H, 'sit', 'calm'), seen(B, 'sit', 'sleepy')],
        },
        `${a} came back on soft feet. The ${S}? ${refrain} Here it was quiet. ${H.name} stayed.`,
        `Back came ${a}, very quiet now. ${H.name} was still there. A loud ${S}? ${refrain}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { S, noise } = lostNoise(going);
  const H = shyOne(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(S))),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'shout', 'happy')] },
        `When ${A.introduced} said good morning, leaves fell off. "${noise.toUpperCase()}!" Everybody in the wood knew it. There was ${H.aKind} in there too. But ${a} had never seen more than its tail.`,
        `"${noise.toUpperCase()}!" ${A.introduced} liked people to know who was coming. They did know. Somewhere in that wood lived ${H.aKind}, and it always knew first.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'curious')] },
        `On Friday ${a} opened up, and it was not there. "My ${S} has gone," whispered ${a}. "Then it must be somewhere," said ${B.introduced}.${comesToo} "We'll look for it. We'll have to be quiet, to hear it breathe."`,
        `One day it was gone, like a sock. "I had it last night," whispered ${a}. ${B.introduced} knew all about looking for things.${comesToo} "Walk softly," said ${b}, "or you'll frighten it off."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious'), seen(B, 'kneel', 'curious')], things: ['bush'] },
        `They crept up to a bush and parted the leaves. ${refrain} But as they drew back, something moved behind it. "Was that an ear?" whispered ${a}. "A long one," whispered ${b}.`,
        `First they tried the bramble bush. ${refrain} It held a nest and a mitten. "Don't look round," breathed ${b}. "There's an ear behind you." "What sort?" "Brown."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'curious')], things: ['tree'] },
        `Then they looked up into the hollow tree, as far as anyone can. ${refrain} When they came out again there were two ears in the fern. They turned this way and that, listening for something that did not come.`,
        `Next was the old tree with a hole in it. ${a} put one ear to the hole. ${refrain} There was only an owl, asleep. And over the fern stood two long brown ears, with nobody under them.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['log'] },
        `A log lay by the path, open at both ends. ${a} looked in at one end. ${refrain} Somebody looked in at the other. It had a nose that went up and down. Then it was gone.`,
        `There was one place left, and it was the long log. ${a} crawled half in and listened to the dark. ${refrain} But something went sniff, very softly, close to ${A.names} foot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"It isn't anywhere," whispered ${a}. They sat down in the grass, back to back. ${a} had never heard the wood before. It ticked. It dripped. It had a great many small feet in it.`,
        `So they gave up, and sat, and were tired. "What's that noise?" whispered ${a}. "Which?" "All of it." "That's just what it sounds like," said ${b}, "when you're not in it."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'walk', 'shy'), seen(A, 'sit', 'surprised')] },
        `And out of the fern came ${H.introduced}. There was all of it, with the tail last. It came a hop nearer, and one more. It stretched out its neck, and smelled ${A.names} nose.`,
        `Then the fern opened. It was ${H.introduced}, all of it, on four thin legs. ${a} did not even blink. ${H.name} came so close that its whiskers tickled.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'worried'), seen(A, 'cover', 'worried'), seen(H, 'sit', 'calm')] },
        `That was when ${b} saw ${A.names} cheeks. They were getting fat. "It's coming back!" whispered ${b}. "Not now! Oh, not now!" ${a} held it in, with everything shut. It was like sitting on a lid.`,
        `But what was that, deep down? It came up like bubbles. ${a} knew it at once. "Your ${S}!" breathed ${b}. "Can you hold it?" ${a} nodded, and went purple.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'shout', 'excited')] },
        `On the tips of the toes ${a} backed away. ${a} carried it out of the wood and over the hill. There was nothing there but wind. "${noise.toUpperCase()}!"`,
        `Step by step, ${a} took the ${S} away from there. It got heavier all the time. Past the last tree, behind the hill, ${a} put it down. "${noise.toUpperCase()}!" The hill said it too.`,
      ),
      page(
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'calm'), seen(H, 'sit', 'curious')],
        },
        `When ${a} came back, ${H.name} was still sitting there, with one ear up. "That was somebody loud," said ${b}. "A long way off," whispered ${a}, and sat down.`,
        `${H.name} had not run. It had only laid its ears flat and waited for it to be over. "I heard it," said ${b}. "It's a good one." "It can stay over there," whispered ${a}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy'), seen(H, 'sit', 'calm')],
        },
        `Now there are two of it. There is a morning one, behind the hill. In the evening they sit in the grass. Somebody comes out of the fern. A ${S}? ${refrain}`,
        `The stars came out, and so did everybody who never does. They sat in a ring round ${a}. And was there a ${S} anywhere? ${refrain}`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { S, noise } = lostNoise(going);
  const H = shyOne(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(S))),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'shout', 'proud')] },
        `${A.introduced} went about with a good deal of noise. "${noise.toUpperCase()}!" It was meant as a greeting. It went on ahead through the trees, like a herald. By the time ${a} got anywhere, there was never anyone in. "It's an empty sort of wood, this," ${a} used to say.`,
        `There are those who knock before they come in. ${A.introduced} did it with the whole chest. "${noise.toUpperCase()}!" And then there would be a rustling on all sides, getting smaller, and after that only trees. "I never meet anybody," said ${a}, who thought that it was bad luck.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'proud')] },
        `${B.introduced} was not like that at all.${comesToo} ${b} could sit under one tree for a whole morning and see who used it. "There's ${H.aKind}," said ${b}. "It lives in the fern. It has a white edge to its ears." "There isn't," said ${a}, and laughed. You could hear it being not there for half a mile.`,
        `"I saw ${H.aKind} again," said ${B.introduced}, who had a notebook.${comesToo} "That's the ninth time." "I've lived here all my life," said ${a}, "and there is no such thing." They had had this talk before. It always ended in the same way, since one of them had so much more voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'worried')] },
        `Then, one morning, it would not come. ${a} opened wide, and there was a small dry click. "I've lost my ${S}," ${a} whispered. "I must have put it down somewhere." ${b} did not say that this is not how it works. There might never be such a day again. "We'll look," said ${b}. "On tiptoe. It may be hiding."`,
        `It had gone without leaving a note. "It was here at supper," whispered ${a}, and looked behind both shoulders. ${b} closed the notebook. "When I look for something," said ${b}, "I go very slowly and I don't tread on sticks." "Why sticks?" "It might be shy," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious'), seen(B, 'kneel', 'curious')], things: ['bush'] },
        `The blackberry bush was the sort of place where things get caught. They lifted the branches one at a time. ${refrain} There was a nest in it, as small as an egg cup. Its owner looked at ${a}, and did not fly off. "What's the matter with that bird?" whispered ${a}. "Nothing," said ${b}. "That's how they are."`,
        `They began with the thorn bush, and it took them ten minutes to get there. ${refrain} Instead there was a mouse, who was doing its hands. It went on doing them. ${a} had not known that mice had hands. "Do they all do that?" whispered ${a}. "Every morning," said ${b}, "when there's time."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'curious')], things: ['tree'] },
        `After that it was the hollow tree. ${a} put in one ear, and then, very carefully, the rest of the head. ${refrain} But it was full. There were seven bats, folded up like umbrellas. When ${a} had backed out, two long ears stood up out of the fern. They had a white edge. Neither of them said anything.`,
        `In the hollow oak you could hear your own ears. ${refrain} A woodpecker came to the door and asked with one eye what they wanted. "There," breathed ${b}, and did not point. Across the clearing two ears had come up out of the fern. They turned to the left. They turned to the right. ${a} forgot to look for anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')], things: ['log'] },
        `The last place was the log. ${a} crept in as far as the middle, where it is all beetles. ${refrain} Lying there in the dark, ${a} thought about the rustling. All those years it had gone away on every side. It had not been bad luck. It had been good ears.`,
        `They had kept the long log till the end. ${a} lay down flat and looked through it. ${refrain} At the far end was a round bit of wood, like a picture. In it everybody was at home. "They were always here," whispered ${a}. "They heard me coming." ${b} was kind, and said nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')] },
        `"Shall we go on looking?" said ${b}. ${a} ought to have said yes. But it was the first time that the wood had ever had anything to say. They sat down where the grass was long, and leaned on one another. A beetle crossed ${A.names} foot, on business.`,
        `So they sat down in the clearing. ${a} had always filled that place to the edges. Now there turned out to be room in it. Something dripped, a long way in. Something else counted the drips. "Just a bit longer," whispered ${a}, before ${b} could ask.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'walk', 'shy'), seen(A, 'sit', 'surprised')] },
        `That was how they came to meet ${H.introduced}. It stepped out of the fern as if it had been passing. It looked at ${b}, whom it knew. It looked at ${a} for longer. Then it came up, all thin legs and heartbeat, and put its nose on ${A.names} nose. It was cold, and as soft as a petal.`,
        `The fern parted without a sound, and there was ${H.introduced}. You could see the light through those ears. It took a step, and stood. It took three. ${a} had been big all day, every day, and now tried with every hair to be small. A whisker touched ${A.names} cheek, and stayed.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'worried'), seen(A, 'cover', 'worried'), seen(H, 'sit', 'calm')] },
        `And then, of all moments, it came back. ${a} felt it far down, turning over, and getting up. ${b} saw both cheeks begin to fill. "Is that it?" breathed ${b}. ${a} nodded about as much as a clock does. It was ${A.names} own, and it was huge, and it wanted out. ${a} had missed it so. ${a} shut every door there was.`,
        `There was a tickle. ${a} knew that tickle. It rose past the ribs like a kettle coming to the boil. "Oh no," breathed ${b}. "Can you hold it?" Nobody had ever asked ${a} to. It had not once been held. It came up as far as the teeth and leaned on them. One squeak, and there would be no ears in that clearing for a year.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'shout', 'excited')] },
        `Backwards, by inches, ${a} got out from under that nose. You would not have thought that anyone so big could tread between two leaves. ${a} carried it like a full bath, up the slope and over the top. On the far side was nothing but a quarry. "${noise.toUpperCase()}!" It was glorious. Stones clapped.`,
        `It was half a mile to the top of the hill. ${a} did it on tiptoe, without a breath. Everything that lived on that path looked up, and saw who it was, and was astonished. On the other side ${a} let go. "${noise.toUpperCase()}!" It had never been so good. It had never before been waited for.`,
      ),
      page(
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'calm'), seen(B, 'sit', 'happy'), seen(H, 'sit', 'curious')],
        },
        `In the clearing ${b} had stayed exactly so. ${H.name} had flattened both ears at the noise, and looked at the hill, and put them up again. "Somebody's found something," said ${b}, when ${a} came. "I left it over there," whispered ${a}. "It's not far. Write it down. It was as near as my nose."`,
        `"I thought that was the end of it," said ${b}. "But it only looked round." For ${H.name} was still there, eating clover. It glanced at ${a}, as you do at somebody who comes back to their own chair. "Have you got a page left?" whispered ${a}. "Number ten," said ${b}, and gave ${a} the pencil.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy'), seen(H, 'sit', 'calm')],
        },
        `Every morning now there is a great noise from behind the hill, and the quarry answers. It is said to be very fine. In the evenings you will find the two of them in the long grass. If you come looking for a ${S}, they will shake their heads, gently, so as not to disturb anyone. ${refrain}`,
        `It grew dark, and one by one they came out, the ones with hands, and the ones with ears. They had a good look. They had always wondered who it was. ${a} sat in the middle of them all with shut lips. Was there still a ${S} somewhere? There was. ${refrain}`,
      ),
    ],
  };
}

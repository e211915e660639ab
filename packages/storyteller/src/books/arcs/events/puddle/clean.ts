import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = ['Mind my boots!', 'Not on my boots!', 'Careful! My boots!', 'Do not touch my boots!'] as const;
const TITLES = ['mind my boots', 'the new red boots', 'how boots stay clean', 'round the puddle'];

/** New boots must stay clean, so they go round every puddle; and the mud is round the puddle. What washes a boot? */
export const CLEAN: EventPlot = {
  id: 'clean',
  when: /\b(?:boots?|wellies|wellingtons?|welly|mud\w*)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['boots'] },
        `New boots! They are red and clean. ${A.introduced} likes them.`,
        `${A.introduced} has new boots. They are red. They shine and shine.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'jump', 'excited'), seen(A, 'stand', 'worried')],
          things: ['puddle', 'boots'],
        },
        `Splash! A puddle! In it is ${B.introduced}.${comesToo} "${refrain}" says ${a}. "They are clean!"`,
        `Here is ${B.introduced}.${comesToo} Splash, into the puddle! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried')], things: ['puddle', 'boots'] },
        `"I go round it," says ${a}. But there is mud. "${refrain}" One brown boot.`,
        `${a} walks round the puddle. Oh no! There is mud. It gets on one boot.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')], things: ['boots'] },
        `${a} jumps over the mud. Flop! Into more mud. Two brown boots.`,
        `Now ${a} jumps. It is too far. Plop! Both boots are brown.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'stand', 'curious')],
          things: ['leaf', 'boots'],
        },
        `${a} rubs them with a leaf. They stay brown. "${refrain}"`,
        `A leaf can wipe them. No, it can not. It is a small leaf. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['boots'] },
        `${a} sits down. No more red. No more new boots. That is sad.`,
        `"They were so red," says ${a}. Now they are brown all over. ${a} is sad.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'sad')], things: ['boots', 'puddle'] },
        `${b} was in the puddle all day. Look at those boots! They are clean!`,
        `"Look at my boots," says ${b}. No mud at all! "I am in the puddle."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(B, 'wave', 'happy')],
          things: ['puddle', 'boots'],
        },
        `One toe in the puddle. Swish. The toe is red! "More!" says ${a}.`,
        `${a} puts in one boot. Swish, swish. It is red again!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['puddle', 'boots'],
        },
        `Splash! In goes ${a}. Splash, splash, splash! Two red boots! Four red boots!`,
        `In they jump, ${a} and ${b}. Splash! That is how to clean a boot.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['boots'] },
        `${a} is in bed. The boots are by the bed. They shine. "${refrain}" says ${a}. Good night.`,
        `Night. Two clean boots stand by the bed. "${refrain}" Good night, ${a}.`,
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
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['boots'] },
        `The boots were red, and so new that they squeaked. ${A.introduced} could see the sky in the toes. "They're going to stay like this," said ${a}. "For ever."`,
        `${A.introduced} walked slowly, looking at two new red boots. They shone like apples. It had rained all night, and there was a great deal of wet about.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'jump', 'excited'), seen(A, 'stand', 'worried')],
          things: ['puddle', 'boots'],
        },
        `${B.introduced} was in the puddle already.${comesToo} "Come in!" called ${b}. "It's up to here!" "${refrain}" said ${a}, and took two steps back. "They're clean!"`,
        `There lay a huge puddle, and in it stood ${B.introduced}.${comesToo} "There's room for you," said ${b}. Splash! "${refrain}" cried ${a}. "They've never been dirty in their lives!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried')], things: ['puddle', 'boots'] },
        `So ${a} went round the outside, where it was not so wet. It was the sort of place that looks dry. One boot went in as far as the ankle, and came out brown. "${refrain}" said ${a} to the mud.`,
        `"I'll walk round it," said ${a}. But everybody walks round a puddle. So there was mud there, soft as butter. It took hold of the left boot. It gave it back brown.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')], things: ['boots'] },
        `The only way out was to jump. ${a} bent both knees and jumped as far as could be. It was nearly far enough. Plop! That was the other boot. "${refrain}"`,
        `The right boot was still good. ${a} stood on that leg like a stork, and hopped. You cannot hop very far out of mud. Flop! Now there were two of them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'curious')],
          things: ['leaf', 'boots'],
        },
        `${a} pulled up a leaf and wiped. It made the mud flatter, and it made more of it. After nine leaves the boots were brown right up to the top. "${refrain}" said ${a}, in a small voice.`,
        `${b} brought a whole armful of leaves to rub them with. The leaves went brown. The boots went browner, and so did ${A.names} nose. "${refrain}" said ${a}, though it was too late for that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['boots'] },
        `Then ${a} walked on the grass, to scrape it off. Now there was grass on it as well. The boots looked like two small hedgehogs. ${a} sat down on the kerb and did not look at them.`,
        `"Perhaps if they dry," said ${a}. So they sat on the wall and waited. The mud dried. It went as hard as a flowerpot. Nobody would ever have said red.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'sad')], things: ['boots', 'puddle'] },
        `${b} sat down too, and stuck out both feet, and ${a} stared. ${b} had been splashing all morning. There was not one speck on those boots. "Why are you clean?" said ${a}. "I don't know," said ${b}. "I was only in the puddle."`,
        `${b} looked from one pair of boots to the other. "That's funny," said ${b}. "You went round the puddle, and I went in." ${B.names} boots were as bright as the day they were bought. "What have I got that you haven't?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(B, 'wave', 'happy')],
          things: ['puddle', 'boots'],
        },
        `They both turned and looked at the puddle. ${a} went up to it and put in one toe. A brown cloud came off and sailed away. Underneath was a little bit of red.`,
        `"Water!" said ${a}. ${a} held on to ${b} and dipped in the left boot. Swish. It came out with a red toe, like a match, like a radish.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['puddle', 'boots'],
        },
        `"Stand back," said ${a}. Then ${a} took a run, and jumped, and landed in the very middle. SPLASH! The heels were still brown. So ${a} had to do it again, eleven times.`,
        `"It only works if you stamp," said ${b}. So they stamped. They stamped till the water flew over the wall. Then there were four clean boots. Nothing else was clean at all.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['boots'] },
        `The boots stood by the bed that night, as red as ever. You could see the lamp in the toes. It was ${a} who had needed the bath. "${refrain}" said ${a}, to the dark, and fell asleep.`,
        `At bedtime ${a} put the boots where the first light would find them. Rain was running down the window. "Wash yours tomorrow?" said ${a}, but only in a dream. The boots shone, and did not say.`,
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
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['boots'] },
        `${A.introduced} had never had new boots before. There had been boots, but other feet had always been in them first. These were red. They came in a box, with paper in the toes, and squeaked like something alive. "I'm going to keep them like this," said ${a}. And it seemed a thing that anyone could do.`,
        `The boots had cost three months of pocket money, and the last bit was in pennies. They were as red as a pillar box. ${A.introduced} only put them on at the corner, so as not to wear them out. In each toe there was a small bent window with a cloud in it. "Nobody," said ${a}, "is going to spoil them."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'jump', 'excited'), seen(A, 'stand', 'worried')],
          things: ['puddle', 'boots'],
        },
        `It had rained for a week, and the lane had a puddle right across it. In the middle stood ${B.introduced}, in boots that had been somebody's aunt's.${comesToo} "You've got them!" shouted ${b}. "Come in and try them!" And ${b} jumped, to show how. "${refrain}" cried ${a}, and got behind the hedge.`,
        `Where the lane dips, there was more water than lane. ${B.introduced} was up to the shins in it, and as pleased as a duck.${comesToo} "I saved you the deep part," said ${b}. Some of the deep part came through the air. "${refrain}" said ${a}, so sharply that ${b} stopped with one foot up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'sad')], things: ['boots'] },
        `"What are they for, then?" said ${b}. "They're for best," said ${a}. "They're rain boots." "They're for best rain." ${b} looked down at the aunt's boots, which had a patch on each heel. "I waited for you all morning," said ${b}. "I could have gone to the stream." But ${a} was looking for a way round.`,
        `"You wanted boots so that you could come in with me," said ${b}. "You said so. You said it every day since Easter." "That was before I had them," said ${a}. It was quite true. It had felt different with the paper in the toes. ${b} turned round and splashed alone for a bit. It did not sound the same.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried')], things: ['puddle', 'boots'] },
        `Along the edge ran a strip where everyone had walked who did not want to get wet. It looked firm. It was not, after all those people. It let ${a} get to the middle before it opened. The left boot went down with a noise like a kiss. It came up brown. "${refrain}" said ${a}, to the edge of a lane.`,
        `The bank beside the water was green and had a few stones in it. ${a} stepped from stone to stone. The third stone was a lump of mud. It had lain next to stones, and had learned to look like one. ${a} stood on one red leg and one brown one. "${refrain}" It came out rather late.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')], things: ['boots'] },
        `There was nothing for it but to jump to the grass. ${a} swung both arms, and thought of kangaroos. It might have worked. But mud holds on to one foot for a moment longer than the other. ${a} landed with both boots together, in the place where the cows come through. "${refrain}" said ${a}, weakly.`,
        `"I'll hop," said ${a}. Three hops would do it, on the good boot. The first was fine. The second was in a place that some cows had been using. ${a} did not sink far, only to the second button of the coat, or so it felt. When it was over, there was no good boot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried')], things: ['leaf', 'boots'] },
        `${a} wiped them with dock leaves, then with grass, and then, because it was serious, with a clean sleeve. Mud does not mind being wiped. It moves over. In the end there was as much of it as before, only smoother. It had a sleeve in it. Nobody splashed now. It was very quiet in the lane.`,
        `First it was leaves, and they tore. After that it was a stick, and it drew lines. Then ${a} took the handkerchief that was for Sundays. It found one square inch of red. ${a} cried out for joy, and dropped it. There are days like that. ${a} looked round for somebody to say so to.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['boots'] },
        `"Three months," said ${a}. "They lasted ten minutes." ${b} came to the edge of the water. There were things that could have been said just then, about the stream, and about best rain. ${b} had thought of some very good ones. ${b} did not say them. "They're still the right size," said ${b}.`,
        `${b} could have laughed. There was a good deal there to laugh at, and some of it had moss on. ${a} waited for it, with hunched shoulders. But ${b} waded over and sat down on the bank alongside. "I had a kite once," said ${b}. "For nearly a whole afternoon." It helped a little.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'sit', 'calm')], things: ['boots'] },
        `So they sat in a row with their feet stuck out. There were two brown boots, and two green ones with patches. ${a} looked, and then bent forward, and looked again. "You were in there before I came," said ${a}. "You've been in there for hours." "Since nine," said ${b}. "Then why," said ${a}, "are yours clean?"`,
        `Next to each other their boots looked very odd. One pair was new, and you would not have put it in a shed. The other was twelve years old and gleamed like a frog. "What do you do to them?" said ${a}. "Nothing." "You must polish them." "With what?" said ${b}. They both thought about it. The water lapped.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(B, 'point', 'excited')],
          things: ['puddle', 'boots'],
        },
        `"I don't go round, that's all," said ${b}. "It's round that's muddy. In is clean." ${a} got up and went to where the lane stopped. It is not easy to put your foot into the very thing. One toe went under. A brown cloud rolled off it like smoke. There, a long way down, was a bit of pillar box.`,
        `"It's the going round," said ${a}, slowly. "All the mud's on the outside. I walked all round it, looking for it!" ${b} held out an arm. ${a} took it, and shut both eyes, and stepped off the edge of the lane. It was cold. Something let go. "You can look," said ${b}. "They're coming up red."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['puddle', 'boots'],
        },
        `After that there was no holding them. The heels needed a jump from the left, and the toes a jump from the right. The insides of the ankles could only be done by galloping. It was just washing. Nobody ever washed so loudly. "Mind MY boots!" shrieked ${b}, and got the whole wave.`,
        `They did it properly, one part after another, as you do a car. For the soles you had to stamp. For the tops you had to sit down, which they found out by accident. ${b} had saved the deep part all that time. "Best rain!" yelled ${a}, and they went into it together, with their knees up.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['boots'],
        },
        `They went home with the sun behind them. There were two clean things about each of them, and these were at the bottom. At the gate ${a} stopped. "Swap?" said ${a}. "Only till tomorrow." ${b} had never had new boots either. They squeaked all the way up the road, and ${a} stood and listened.`,
        `On the way back ${a} walked down the middle of everything. There were nine puddles between the lane and the shop, and not one of them was left out. "You'll wear them away," said ${b}. "They're getting better," said ${a}. "They've only been in water. Yours have been in twelve years of it, and just look."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['boots'] },
        `By the bed that night stood a pair of boots, dripping a little, and clean as a whistle. Everything else was in the wash. The box was under the bed, with the paper in it. ${a} had meant to keep them there. "${refrain}" muttered ${a}, asleep, and kicked, and it must have been a deep one.`,
        `There was a row that evening about the coat, and about the sleeve, and it was a fair one. Nobody could say a word against the boots. They stood on the mat and shone. Rain had started again, on the roof and on the lane. ${a} lay and listened to it filling up.`,
      ),
    ],
  };
}

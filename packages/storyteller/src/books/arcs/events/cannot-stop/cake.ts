import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Just to make it even',
  'Only to make it straight',
  'Only to tidy it up',
  'Just to tidy it',
  'Only to even it up',
  'To make it straight',
  'Just to make it match',
  'Only to make it match',
  'Just to straighten it',
  'Only to round it off',
] as const;
const TITLES = ['just a corner', 'the cake on the way', 'a very small cake', 'who carried the cake'];

const partyOf = ({ A, B, company }: Going): Figure =>
  company.meet([A, B].some((each) => each.being?.id === 'mouse') ? 'beetle' : 'mouse');

/** A cake is carried to a party by somebody hungry, who bites off each corner because of the last; and it gets through the door. */
export const CAKE: EventPlot = {
  id: 'cake',
  when: /\b(?:hungr\w*|eat\w*|ate|greedy|gobbl\w*|munch\w*|food|snack\w*|nibbl\w*|appetite|biscuits?|cakes?)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const X = partyOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` ${third.name} is there, too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(B, 'hold', 'proud', 'cake')], things: ['cake'] },
        `${B.introduced} has made a big square cake.${too} "It is for ${X.introduced}."`,
        `Look, a big square cake! ${B.introduced} made it.${too} It is for ${X.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'happy')], things: ['cake'] },
        `Here is ${A.introduced}. ${a} is always hungry. "May I carry the cake?"`,
        `Here comes ${A.introduced}. "I will carry it." But ${a} is hungry!`,
      ),
      page(
        { setting: 'forest', camera: 'close', actors: [seen(A, 'hold', 'happy', 'cake')], things: ['cake'] },
        `Munch! One corner is gone. Now it is crooked. Munch! "${refrain}," says ${a}.`,
        `Munch, goes one corner. Now it is crooked. Munch! "${refrain}," says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'worried', 'basket'), seen(A, 'walk', 'curious')],
          things: ['basket'],
        },
        `${b} puts it in a basket. ${a} can smell it. Munch! "${refrain}," says ${a}.`,
        `Into the basket with the cake! ${a} looks in. Munch! "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'worried'), seen(A, 'jump', 'excited')], things: ['cake'] },
        `${b} holds it up high. ${a} jumps. Munch! "${refrain}," says ${a}.`,
        `${b} lifts it up, up, up. ${a} can jump. Munch! "${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'calm'), seen(B, 'walk', 'calm')], things: ['cake'] },
        `"I will shut my eyes," says ${a}. But not the mouth. Munch!`,
        `"Do not look!" says ${b}. ${a} does not look. Munch!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'stand', 'worried')], things: ['cake'] },
        `Now the cake is a thumb. ${b} is sad. "Sorry," says ${a}.`,
        `Now it is just one bite. "My cake," says ${b}. "Sorry," says ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(X, 'wave', 'happy'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `Here lives ${x}. What a small door! "Come in!" says ${x}.`,
        `Knock, knock. A very small door opens. "Hello!" says ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'cheer', 'excited'), seen(B, 'stand', 'surprised')], things: ['cake'] },
        `"A cake that goes in!" says ${x}. "The others were too big for my door."`,
        `In goes the cake. It just fits! "Other cakes are too big," says ${x}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['cake'],
        },
        `At home they make one more. Munch, goes ${b}. "${refrain}," says ${b}.`,
        `They make a new one. Who bites off the corner? ${b} does! "${refrain}," says ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const X = partyOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(B, 'hold', 'proud', 'cake')], things: ['cake'] },
        `${B.introduced} had made a cake, all alone. It was as square as a box and had four corners. It was for ${X.introduced}, who had a party over the hill. "I only hope it'll go through the door," said ${b}.`,
        `It was ${X.names} birthday. ${x} was a ${X.kind} and lived over the hill. ${B.introduced} had made the cake, as big as a drawer. "It's straight on all sides," said ${b}. "It's the best I ever made."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'happy')], things: ['cake'] },
        `${A.introduced} was to carry it.${comesToo} "You won't eat it?" said ${b}. "I've just had breakfast," said ${a}, "twice." That was true. It was also true that ${a} was hungry again.`,
        `"I'll carry it," said ${A.introduced}.${comesToo} There was just one thing about ${a}. ${a} was always hungry, before breakfast and after it. "I won't touch it," said ${a}, and meant it.`,
      ),
      page(
        { setting: 'forest', camera: 'close', actors: [seen(A, 'hold', 'happy', 'cake')], things: ['cake'] },
        `At the first gate a corner came off. Nobody knew how. ${a} was chewing. "Now it's crooked," said ${a}, and bit off the one across from it. "${refrain}."`,
        `They had not gone far when there were three corners. "It looks odd like that," said ${a}, with a full mouth. It did look odd. Munch, munch, and there were two. "${refrain}," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'worried', 'basket'), seen(A, 'walk', 'curious')],
          things: ['basket'],
        },
        `So ${b} put it in a basket with a lid. ${a} walked behind. You can't see through a lid, but you can smell through it. "One side's longer," said ${a}, after a while. Munch. "${refrain}."`,
        `So ${b} shut it up in a basket. It was quiet for quite a bit. Then ${b} looked round. ${a} had only one arm in. "It had a lump on the left," said ${a}. "There's no lump now. ${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'worried'), seen(A, 'jump', 'excited')], things: ['cake'] },
        `After that ${b} carried it up high, with both arms. ${a} did not mean to jump. It came from inside. When ${a} came down, the cake was round. "${refrain}," said ${a}. "Corners only break off."`,
        `Then ${b} held it overhead, as you carry things through water. There was a hop behind, and a snap. "Stop that!" said ${b}. "I've got it nearly round," said ${a}. "${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'determined'), seen(B, 'walk', 'calm')], things: ['cake'] },
        `"I know what to do," said ${a}. "I'll shut my eyes, and hold on to you." It worked for eleven steps. But you don't eat with your eyes. Munch, it went, in the dark, and munch.`,
        `"I'll sing," said ${a}. "Nobody can sing and chew." They sang all the way up the hill. It was a long song. But between two verses you have to open wide and breathe in. Munch.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'stand', 'worried')], things: ['cake'] },
        `At the top they sat down and looked. It would have gone into a matchbox. "That was my cake," said ${b}, very quietly. ${a} wasn't hungry now. It felt much worse than that. "I'm sorry," said ${a}. "I was only ever going to have a corner."`,
        `Then there was no more to make straight. It was no bigger than a thumb. ${b} did not shout. ${b} only looked at it, and that was worse. "I'm sorry," said ${a}. "Each time I thought that it was the last."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(X, 'wave', 'happy'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'sad')],
          things: ['cake'],
        },
        `They knocked at the party, and it was a very small knock. The door was as high as a boot. Beside it in the grass stood five enormous cakes. "They're lovely," said ${x}, "but I can't get them in. They never do go in."`,
        `${x} lived under a root, behind a door like the lid of a jar. All round it in the grass stood other people's cakes. A snail was at one of them. "Nobody ever thinks of the door," said ${x}. "What have you got?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'cheer', 'excited'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'surprised')],
          things: ['cake'],
        },
        `${b} held it out. ${x} walked round it once. "It's even on every side!" cried ${x}, and carried it in. On the table it was just the right size. "How did you ever do it?" "We both did it," said ${b}, and looked at ${a}.`,
        `"I had some help with it," said ${b}. It went through the door, with room for a candle on top. "It's the first that ever came in!" said ${x}. "And so straight!" ${a} looked at the ceiling, and then at the floor.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'hold', 'surprised', 'spoon')],
          things: ['cake', 'spoon'],
        },
        `Back home ${b} was hungry, for there had been one crumb each. So they made another cake, and ${a} stirred. It was square, with four corners. Munch. There were three. "${refrain}," said ${b}.`,
        `That evening they made one for themselves. ${a} held the spoon, and did not lick it, not once. But when the cake was done a corner was gone. And then there was another. "${refrain}," said ${b}, chewing.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const X = partyOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(B, 'hold', 'proud', 'cake')], things: ['cake'] },
        `It was the first cake that ${B.introduced} had ever made without anybody's help. There were six eggs in it, and a whole morning. ${b} had measured it with a ruler on all four sides. It was for ${X.introduced}, who was having a party over the hill at four. "I only wonder about the door," said ${b}.`,
        `${B.introduced} had got up at five. By noon there was flour on the ceiling, and there was a cake. It was the first one ever, and it had six eggs in it. It was as square as a ruler could make it. It was for ${x}, a ${X.kind}, who had a party over the hill at four. "It ought to go in sideways," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'worried')], things: ['cake'] },
        `${b} had to go ahead, to hang up the lanterns. That left ${A.introduced} to carry the cake.${comesToo} They looked at each other. There is in some people a kind of hole, and ${a} had been born with one. ${a} had breakfast to keep going until breakfast. "I promise," said ${a}. "I know what it is to you." And that was meant.`,
        `Somebody had to see to the lanterns, and somebody had to bring the cake. The first was ${b}. "So it's you," said ${b} to ${A.introduced}.${comesToo} It took some saying. ${a} was a good friend in every way. But ${a} was hungry. It wasn't a thing that came and went. "Not a crumb," said ${a}. "I give you my word." It was worth something, ${A.names} word.`,
      ),
      page(
        { setting: 'forest', camera: 'close', actors: [seen(A, 'hold', 'surprised', 'cake')], things: ['cake'] },
        `Until the second gate all went well. Then ${a} slipped, a very little, and a corner got bumped, and hung by a thread. You couldn't leave it like that. It would have fallen in the mud. So it was not really eating. But when it was gone, the cake was crooked, and that would hurt ${b}. There was only one thing to be done about it, on the other side. "${refrain}," said ${a}.`,
        `It was the gate that began it. A corner of the cake caught on the latch. ${a} ate what was on the latch, since nobody else would want it. Then ${a} held up the cake and looked. It had been measured with a ruler, and now it leaned. "That's no way to leave it," said ${a}. It took one bite, on the left. "${refrain}." After that it leaned to the right.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['cake', 'scarf'] },
        `By the stream it was about as big as a book. ${a} set it on a stone, and walked ten steps away, and held on to a tree. Then ${a} wound a scarf round nose and chin, so as not to smell it. It was a good plan. There was only the one side that still stuck out a bit. You can lift up a scarf, at the bottom. "${refrain}."`,
        `${a} was not happy about it, and fought. ${a} wound a scarf round nose and chin, so as not to smell it. ${a} carried the cake behind, so as not to see it. ${a} sang, because nobody can sing and chew. But each time it stood a bit askew. Each time there was one bite that would put it right, and each was the last one. "${refrain}," said ${a}, through the wool.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'worried')], things: ['cake'] },
        `"If I run," thought ${a}, "then I'm there before it gets worse." So ${a} ran, up the whole hill. Running makes you hungry. At the top there was a wind, and ${a} stopped, and looked into one hand. It was perfectly even. It would have gone into a matchbox. It was like waking up with cold feet.`,
        `The best thing would be to get there. ${a} ran, and ate, and ran. Nobody can say how it came about. From the top of the hill ${a} could see the lanterns already, small and red. ${a} opened both hands. It was straight on all four sides, and as long as a thumb. That was the first minute in ${A.names} life when ${a} was not hungry.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['cake'] },
        `${a} sat down on the grass. There might have been a goat. Goats come out of nowhere, and eat cakes, and nobody asks them. There might have been bees, or rain, or a hole in the bridge. ${a} had three good ones, and nobody had been there to see. "A goat," said ${a} aloud. It sounded quite possible. But the six eggs had been real, and the ruler.`,
        `It was a long way to the lanterns, and ${a} used it to think of a goat. It was a big one, with one horn. It had come from behind, and there'd been nothing to be done. The goat got better at every step. By the stile it had a name. Then ${a} saw ${b}, far down, on a ladder, quite small, hanging up a light. And ${b} waved.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['honey', 'rock'] },
        `So ${a} did not go straight there. Under a flat stone, behind the wall, there was a jar of honey. It was ${A.names} own, and it was for the worst day of the winter. Nobody knew of it. ${a} had got through four bad weeks only by thinking of that jar. ${a} took it out from under the stone, and put it under one arm.`,
        `There was one thing that ${a} had never eaten. It was a jar of honey, for the worst day of all. It stood behind the wall, under a flat stone. On bad days ${a} went and looked at the stone, and that was enough. ${a} turned the stone over now. It was heavier than it used to be.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'sad')],
          things: ['cake', 'lantern'],
        },
        `"There you are!" said ${b}, from among the lanterns. "Where is it?" ${a} held out one hand, and opened it. "There was a goat," said ${a}. The goat stood ready. ${a} looked at it. "No. There was only me. I made it straight. I made it straight all the way." ${b} did not say anything. ${b} looked for a long time at what was left of six eggs.`,
        `${b} came running, all over wax. "Have you got it?" ${a} had it. It lay in the middle of one hand. "A goat," said ${a}, and could not go on, because of ${B.names} face. "No. It wasn't a goat. It was me, a bit at a time. I don't know what to say." "Then don't," said ${b}, and turned round, and did something to a lantern.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'sad'), seen(A, 'stand', 'surprised')], things: ['cake'] },
        `Then a door opened, in the root of the tree, as high as a boot. Out came ${x} in a bow tie. On the grass before the door stood all that the guests had brought. There were pies like cartwheels, and a cheese that had stuck in the door and been pushed out again. "It's all so kind," said ${x}. "We'll have to eat it out here. We always do. In there I've got a table laid for nine."`,
        `It would have been easy to step on the house. It was under a root, and its door was like the lid of a jar. In front of it, in the wet grass, stood eleven cakes, each larger than ${x}. ${x} was walking about between them, and thanking people. "Every year I lay the table indoors," said ${x}, "and every year it's no use. They never go in. It's nobody's fault."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'cheer', 'excited'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'shy')],
          things: ['cake'],
        },
        `And ${x} stopped. "What's that?" It was in ${A.names} hand, where it had been forgotten. "It's four sides, all the same!" said ${x}. "It's to scale! Who made this?" Two arms lifted it up. It went in at the door with a hair to spare on each side. "I did," said ${b}, slowly. "And then ${a} did."`,
        `Then ${x} came to ${a}, and looked up at the hand, and then climbed on to it. "But that's a cake," said ${x}. "That's one that's meant!" There was a great deal of running. They could hear plates, and nine small voices, counting. It had gone through the door as a letter goes into a box. "You made that?" somebody called out. ${b} took a breath. "We made it," said ${b}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'honey'), seen(B, 'sit', 'calm')],
          things: ['honey', 'lantern'],
        },
        `They sat outside on the wall. "You didn't do it for the door," said ${b}. "No," said ${a}. "It was only luck. I'd rather have brought it whole." And ${a} pushed the jar across. ${b} held it to the lantern, and saw how full it was. ${b} knew what that was, without being told. "It's for the eggs," said ${a}. It was a while before anybody spoke. "Have you got a spoon?" said ${b}.`,
        `"It came out well," said ${b}, later, under the last lantern, "but that wasn't you. That was the door." "I know," said ${a}, and held out the jar. "It's honey. It hasn't been opened." ${b} looked from the jar to ${a}. ${b} knew better than anyone what it meant, that it hadn't been opened. "We'll have half each," said ${b}. "No," said ${a}. "It's yours. I've measured."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'hold', 'surprised', 'spoon')],
          things: ['cake', 'spoon'],
        },
        `Now they make two for every party, a large one and a very small one. ${a} stirs, and wears the scarf. ${b} has the ruler. It was last Sunday that ${a} turned round from the oven and saw three corners. Then there were two. ${b} was sitting at the table, with round cheeks, very busy with the ruler. "${refrain}," said ${b}.`,
        `The morning after, ${b} made another cake, the second ever. ${a} broke the eggs, and was allowed to. It came out square, and it was set by the window. ${a} sat down and looked the other way. There was a small sound. Then there was another. ${a} turned round. "It leaned," said ${b}, and swallowed. "${refrain}."`,
      ),
    ],
  };
}

import type { ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Just there',
  'Right on it',
  'Exactly on it',
  'On the very spot',
  'Of all places',
  'On the middle of it',
  'On top of it',
  'There, of course',
  'Where else',
  'Just on that',
  'Right on top',
] as const;

/** What somebody of that craft must read, and the one bit of it that matters. */
interface Paper {
  readonly the: string;
  readonly bit: string;
  /** What it is for, after "to". */
  readonly to: string;
  readonly done: string;
  readonly drawn: ThingName;
}

const SPELL: Paper = {
  the: 'the spell book',
  bit: 'the last word',
  to: 'make the soup sing',
  done: 'The soup began to sing',
  drawn: 'book',
};
const MAP: Paper = {
  the: 'the map',
  bit: 'the cross',
  to: 'find the gold',
  done: 'They dug up the gold',
  drawn: 'map',
};
const LETTER: Paper = {
  the: 'the letter',
  bit: 'the last line',
  to: 'know who was coming to tea',
  done: 'The Queen of the Hill came to tea',
  drawn: 'letter',
};
const RECIPE: Paper = {
  the: 'the recipe',
  bit: 'the last line',
  to: 'finish the cake',
  done: 'The cake was finished',
  drawn: 'letter',
};

const paperOf = ({ being }: Figure): Paper => {
  const id = being?.id ?? '';
  if (/^(?:witch|wizard|magician|fairy|vampire)$/.test(id)) return SPELL;
  if (/^(?:pirate|sailor|captain|explorer|detective|knight|cowboy|viking|ninja|prince|astronaut)$/.test(id)) return MAP;
  return /^(?:farmer|baker|grandma|teacher|doctor|gardener|clown|firefighter)$/.test(id) ? RECIPE : LETTER;
};

const titlesOf = (p: string): readonly string[] => [
  `where ${p} sits`,
  'right on top of it',
  `get off, ${p}`,
  'the best place to sit',
];

/** An animal sits on whatever is looked at; so look at something else. */
export const SITS: EventPlot = { id: 'sits', young, middle, old };

function young(going: Going): Told {
  const { A, B, K, a, b, k, chance } = going;
  const { the, bit, done, drawn } = paperOf(A);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...titlesOf(b))),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'walk', 'calm')],
          things: [drawn],
        },
        `${A.introduced} has ${the}. Along comes ${B.introduced}. Plop! "${refrain}" says ${a}.`,
        `Here is ${A.introduced}. Plop! On ${the} sits ${B.introduced}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(B, 'sit', 'calm')], things: [drawn] },
        `"Where is ${bit}?" says ${a}. "It is under you!" ${b} just sits.`,
        `"Where is ${bit}?" says ${a}. "Get up!" But ${b} just sits.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'calm')], things: [drawn] },
        `${a} puts ${b} on the floor. Hop! Back comes ${b}. "${refrain}"`,
        `Down on the floor goes ${b}. Hop! There is ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy', 'pillow'), seen(B, 'sit', 'calm')], things: ['pillow'] },
        `"Here is a soft pillow!" says ${a}. No, thank you. "${refrain}"`,
        `${a} gets a soft pillow. No, thank you. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'sit', 'sad')], things: ['box'] },
        `In comes ${K.introduced}, with a box. ${a} looks at it. ${b} looks too.`,
        `Here is ${K.introduced} with a box. ${a} looks at it. So does ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(K, 'stand', 'surprised')], things: ['box'] },
        `${b} gets up! Hop, to the box. Plop! "${refrain}" says ${k}.`,
        `Up gets ${b}. Hop! Plop! Now ${b} sits on the box. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"I see!" says ${k}. "${b} sits on what we look at. So look at the box!"`,
        `"Oh!" says ${k}. "We look, and ${b} sits on it. Look at the box!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(B, 'sit', 'happy')], things: ['box', drawn] },
        `${a} looks hard at the box. But one eye peeps. There is ${bit}!`,
        `"What a nice box," says ${a}. But one eye peeps. "I see ${bit}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(K, 'cheer', 'excited')] },
        `${done}! "Hooray!" says ${k}.`,
        `It works! ${done}! "Well done, ${b}," says ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
          things: ['pillow'],
        },
        `Bedtime. ${k} looks at the pillow. Plop! "${refrain}" Good night.`,
        `${k} goes to bed. Plop! On the pillow sits ${b}. "${refrain}" Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, chance } = going;
  const { the, bit, to, done, drawn } = paperOf(A);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(b))),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'walk', 'calm')],
          things: [drawn],
        },
        `${A.introduced} had work to do. On the table lay ${the}. There were eleven places in that room where you could sit. ${B.introduced} looked at all of them. Then ${b} came over, and sat down on ${the}. "${refrain}," said ${a}.`,
        `On the table lay ${the}. ${A.introduced} bent down to read. Then it went dark. Something warm had come between. It was ${B.introduced}, who turned round twice and sat down. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(B, 'sit', 'calm')], things: [drawn] },
        `"I need ${bit}," said ${a}, "to ${to}. And where is it? It's under you." ${b} blinked, and grew a bit wider.`,
        `There was only ${bit} left to read. Without it there was no way to ${to}. ${a} looked to the left of ${b}, and to the right. "You're sitting on it," said ${a}. ${b} knew.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'calm')], things: [drawn] },
        `So ${a} lifted ${b}, and set ${b} down by the stove. It was like carrying a cushion full of water. When ${a} got back to the table, somebody was there first. "${refrain}," said ${a}.`,
        `"Up you come," said ${a}, and carried ${b} right across the room. ${b} let everything hang. Then there was a patter, and a hop. "How do you do that?" said ${a}. "${refrain}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'plate'), seen(B, 'sit', 'happy')], things: ['plate'] },
        `Next ${a} tried supper. There was a plate of the best, over by the door. ${b} got up, ate it, cleaned the plate, and came back. Now there were crumbs on ${the} as well. "${refrain}," said ${a}.`,
        `"Look, supper!" called ${a}, and put a plate by the door. It was empty before ${a} had sat down. And on ${the} sat ${b}, full and heavier than before. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy', 'pillow'), seen(B, 'sit', 'calm')], things: ['pillow'] },
        `Then ${a} fetched the softest pillow in the house. It was blue, with tassels. ${b} looked at it politely. Nobody was looking at the pillow, so who would want it? "Not even that?" sighed ${a}.`,
        `"This is softer," said ${a}, and plumped up the best pillow. ${a} bent over ${the} again, to be quick. But ${b} had not gone anywhere. What is a pillow, if nobody wants it? "Oh, please," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'sit', 'curious')], things: ['box'] },
        `Then there was a knock, and in came ${K.introduced} with a box. "It's for making a house of," said ${k}. "What have you got there?" said ${a}, and looked. "${cap(a)} is looking at something," thought ${b}.`,
        `Just then ${K.introduced} came in, and put down a box on the floor. "It's empty," said ${k}. "I'm going to make a house of it." ${a} leaned over to see. On the table somebody sat up.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(K, 'stand', 'surprised')], things: ['box'] },
        `${b} got up. Nobody had asked ${b}. ${b} left the table, went across to the box, and sat on it. "${refrain}," said ${k}. "And I hadn't even begun."`,
        `There was a hop, and a patter. Before ${k} knew it there was ${b}, on top of it. "${refrain}," said ${k}. "Can't ${b} see that I need it?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'think', 'surprised')] },
        `"That's it," said ${k}. "That's why! ${b} doesn't want ${the}. ${b} wants whatever you're looking at." "Then I'd have to read it," said ${a}, slowly, "without looking."`,
        `${k} and ${a} looked at each other. "It isn't the table," said ${k}, "and it isn't the box. It's wherever we look." "But how do you read," said ${a}, "if you mustn't look?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(B, 'sit', 'happy')], things: ['box', drawn] },
        `They both stared at the box as hard as they could. "What a box!" said ${k}. "I never saw such corners," said ${a}. ${b} purred, or something like it, and spread out. And with the edge of one eye ${a} read ${bit}.`,
        `"Oh, this box," said ${k}, loudly. "I can't take my eyes off it." "Nor can I," said ${a}, and took off just one of them. It went sideways, over the table, as far as ${bit}. ${b} noticed nothing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(K, 'cheer', 'excited'), seen(B, 'sit', 'calm')] },
        `So it was done. ${done} that very evening. "We couldn't have done it without you, ${b}," said ${a}. ${b} thought so too, and stayed on the box.`,
        `That was all they needed. ${done} before it was dark. ${k} never got the house. "It's got somebody living in it already," said ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
          things: ['pillow'],
        },
        `At bedtime ${k} looked at the pillow, and was so tired. There was a hop, and a patter. "${refrain}," said ${k}, and slept on what was left.`,
        `Late that night ${k} longed for the pillow. That was a mistake. You must never long for a thing where ${b} can see. "${refrain}," said ${k}, and shut both eyes. Then there was room.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, chance } = going;
  const { the, bit, to, done, drawn } = paperOf(A);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(b))),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'walk', 'calm')],
          things: [drawn],
        },
        `${A.introduced} was waited on by nobody, and by ${B.introduced} least of all. They had lived together for nine years. In all that time there had been one rule, and it was ${B.names}. Whatever was going on, ${b} had to be on top of it. So when ${the} was unrolled on the table, that evening, there was a soft thump. "${refrain}," said ${a}.`,
        `People suppose that somebody like ${A.introduced} keeps somebody like ${B.introduced}. It was the other way round, and had been for nine years. It was ${b} who decided when they ate, and who had the chair. And it was ${b} who knew, from two rooms off, that ${the} had been laid on the table. It lay there alone for the time it takes to say so. "${refrain}," said ${a}, and took off the glasses.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(B, 'sit', 'calm')], things: [drawn] },
        `It was not a good evening for it. All of it was read but ${bit}, and ${bit} was the thing. There was no way to ${to} without it, and it had to be before midnight. After that the ink would fade, as it does with things of that sort. "You have a whole house," said ${a}. "There are nineteen places to sit. Why is it always this one?" ${b} shut one eye, and spread.`,
        `There was a reason for the hurry. It was old, ${the}, and written in ink that only lasts until midnight once it has been opened. ${a} had read down as far as ${bit}. Now there was fur on it, or feathers, or whatever you call it on somebody you are cross with. "I can't ${to} without that," said ${a}. "Kindly move." ${b} had been asked to move before. ${b} let it pass.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'calm')], things: [drawn] },
        `There is a way of being picked up for which you take all your bones out first. ${b} was good at it. It took both arms to get ${b} to the stove, and ${b} was back in four seconds. They did that six times. ${a} was out of breath. ${b} was looking forward to the seventh. "${refrain}," said ${a}, holding on to the table.`,
        `At eight ${a} used force. ${b} was carried out, and the door was shut. There was a small noise from the chimney. ${b} was carried out again, and the window was shut too. "Now," said ${a}, and turned round, and there sat ${b}, on ${bit}, blinking. Nobody has ever found out how it's done. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'plate'), seen(B, 'sit', 'happy')], things: ['plate'] },
        `At nine it was bribes. There was supper by the door, which went, and a pudding, which went as well. ${b} went to each of them, thanked nobody, and came back rounder. By ten ${b} covered not only ${bit} but the five lines above it. "I'm making it worse," said ${a}. "${refrain}, and more of it."`,
        `Bribes were tried from nine to ten. ${b} had no objection to them. There was a plum, and the end of the cheese, and something out of a tin. It made ${b} heavy, and content, and about a third larger. "I've been paying you to stay," said ${a}, bitterly. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy', 'pillow'), seen(B, 'sit', 'calm')], things: ['pillow'] },
        `Then ${a} brought the pillow, the blue one, from ${A.names} own bed. It was laid beside ${the}, and patted. ${b} considered it. It was clearly very soft. But no one was bent over it with a worried face. It was a pillow that no one needed. "I don't understand you," said ${a}. "It's better in every way." And the clock struck half past ten.`,
        `"Take mine," said ${a}, at half past ten, and gave up the blue pillow. It had been a present, and nobody else had ever been allowed on it. ${b} gave it one look. Then ${a} bent over ${the} again, with a sigh, to see if anything showed at the edges. ${b} looked at that face, quite close, and settled down upon ${bit}. "I might have known," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'sit', 'sad')], things: ['box'] },
        `It was then that ${K.introduced} came in, with a box. ${k} had wanted one for a month, for a theatre, and had at last got it from the piano shop. It was a beauty. It had all four flaps. "I only came to show you," said ${k}. "Are you busy?" "I'm not busy," said ${a}. "I'm sat on." And ${a} looked round at the box, out of politeness.`,
        `There was a knock. It was ${K.introduced}, with a box. ${k} had waited all month for a really good one, to make a theatre of. "It's the one from the piano shop," said ${k}. "Isn't it perfect?" ${a} had no time for boxes. But nobody with a heart could have looked away from that face, and so ${a} looked at the box. So, on the table, did somebody else.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(K, 'stand', 'surprised')], things: ['box'] },
        `There was a thump, a patter, and a creak of cardboard. "Oh, no," said ${k}. "${refrain}," said ${a}, from habit. Then they both turned, very slowly, and looked at the table. There was ${the}, flat and bare in the lamplight. As they looked there was a thump, and a patter. "Oh, NO," said ${a}.`,
        `${b} got there before ${k} had put it down. One flap bent, and then it was bent for good. "${refrain}," said ${a}. "I'm so sorry. ${b} does that." And then, "It's free! The table's free!" ${a} rushed over to it, and leaned down, and there was no need to ask what happened next. It was like having a shadow that gets in front.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(A, 'stand', 'worried')] },
        `${k} had seen something. It was a thing that you can only see from outside. "${b} doesn't care about ${the}," said ${k}. "Or my box. It's you. It's whatever you're looking at." "But I've got to look at it," said ${a}. "It's eleven. I have an hour." They both thought. "Then there has to be something that you look at more," said ${k}, and went rather quiet.`,
        `"Do that again," said ${k}. "Look at the box. Now look back." Over went ${b}, and back went ${b}, as if on a string. "It's where you look," said ${k}. "${b} only wants to be in the middle of it." "In the middle of my work?" said ${a}. "In the middle of you," said ${k}. It was past eleven. ${k} looked at the box with the four flaps, and saw what it would have to be.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'happy'), seen(K, 'point', 'happy'), seen(B, 'sit', 'happy')],
          things: ['box'],
        },
        `There was only one of those boxes. "We'll use mine," said ${k}. "You have to want it, though, or it won't work." So they sat down in front of it, and wanted it. They praised the corners. They argued about which of them should have it. ${b} came, and trod it down, and turned round in it, and it would never be a theatre now. "What flaps," said ${a}, and slid one eye towards the table.`,
        `"It'll be flat by midnight," said ${a}. "You've waited a month." "I can wait another," said ${k}. It was not said lightly. They knelt before the box, and adored it. "I couldn't live without it," said ${k}, which was nearly true. ${b} stepped in, with closed eyes, and sank down until all the sides went. And ${a} gazed at the box, and read ${bit} from the tail of one eye.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(K, 'cheer', 'excited'), seen(B, 'sit', 'calm')],
        },
        `At four minutes to twelve ${a} had it. ${done} on the stroke of midnight, or as good as. It was every bit as fine as they had hoped. ${b} did not look up. It was ${b}, after all, whom everybody had been looking at, all the evening, and with both eyes. It makes you tired.`,
        `"Got it!" whispered ${a}, with five minutes to go. ${done}, and ${k} was allowed to stay up for it. Then they came back to where ${b} lay, in a flat brown thing that had been a box. "Nine years," said ${a}. "I thought that you were in the way. You only wanted to be asked in."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
          things: ['pillow'],
        },
        `These days there are two things on that table. One is what ${a} is doing. The other is an old tray, which ${a} looks at now and then, with love. As for ${k}, a box came on Monday, with a bow on it, from the piano shop. It is a theatre already. On the first night there was a full house, and somebody sat on the stage. "${refrain}," said ${k}, and drew the curtain round.`,
        `${k} slept there that night, on the blue pillow. That is, ${k} looked at it, and was so tired, and looked a little too long. "${refrain}," said ${k}, in the dark. It was warm, and it hummed. On Monday there was a new box at the door, with all its flaps, and a card. "Do not look at it," it said, "until you've shut the door."`,
      ),
    ],
  };
}

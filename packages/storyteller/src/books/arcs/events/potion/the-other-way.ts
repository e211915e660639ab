import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page, withClassmate } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'And it grew',
  'But it grew',
  'It only grew',
  'It grew and grew',
  'It simply grew',
  'All it did was grow',
  'Up it grew',
  'It went and grew',
  'It grew again',
  'Still it grew',
] as const;
const TITLES = ['the potion that went the other way', 'pumpkins on a Tuesday', 'stir to the left', 'soup for fourteen'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** Who teaches potions. */
  readonly T: Figure;
  readonly t: string;
  readonly at: SettingName;
  readonly comesToo: string;
  /** What they stir it in: "pot". */
  readonly pot: string;
}

function parts(given: Going): Parts {
  const isClass = /class|lesson|school|pupil|student/.test(given.raw);
  const { A, B, third, company } = withMate(isClass ? withClassmate(given) : apart(given));
  const T = company.person('Miss Thistle', 'teacher');
  return {
    A,
    a: A.name,
    B,
    b: B.name,
    T,
    t: T.name,
    at: /\bgarden\b/.test(given.raw) ? 'garden' : isClass ? 'classroom' : 'kitchen',
    pot: /\bcauldron\b/.test(given.raw) ? 'cauldron' : 'pot',
    comesToo: `${third ? ` ${third.name} had a pot as well.` : ''}${/\bgarden\b/.test(given.raw) ? ' They did it in the big shed in the garden.' : /\bschool\b/.test(given.raw) ? ' It was the best thing at school.' : ''}`,
  };
}

/** A potion makes big things small if it is stirred to the right. One of them stirs everything to the left. */
export const THE_OTHER_WAY: EventPlot = ableFriend({ id: 'the-other-way', young, middle, old });

function young(going: Going): Told {
  const { A, a, B, b, T, t, at, pot } = parts(going);
  const { k, third, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited')],
          things: ['saucepan'],
        },
        `It is potion class. "Make your pumpkin small," says ${T.name}. ${A.introduced} has a ${pot}. So has ${B.introduced}.${third ? ` So has ${k}.` : ''}`,
        `A potion class! ${A.introduced} has a ${pot}. ${cap(B.introduced)} has a pot.${third ? ` So has ${k}.` : ''} "Make your pumpkin small," says ${T.name}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'happy'), seen(A, 'reach', 'happy')],
          things: ['saucepan', 'spoon'],
        },
        `They stir. ${b} goes round this way. ${a} goes round that way. Blub, blub.`,
        `Stir, stir. ${b} stirs to the right. ${a} stirs to the left. Blub.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'surprised')] },
        `One drop on the pumpkin. ${B.names} is as small as a pea! And ${A.names}? ${refrain}`,
        `Drip! ${B.names} pumpkin is tiny now. And ${A.names}? Oh! ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'spoon'), seen(T, 'stand', 'surprised')] },
        `"More moss," says ${t}. ${a} puts in moss, and stirs. One drop. ${refrain}`,
        `${a} puts in more moss. One more drop. ${refrain}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried'), seen(T, 'stand', 'worried')],
        },
        `"More salt!" One drop. ${refrain} It is as big as a bus!`,
        `Salt, then! Drip. ${refrain} Now it is everywhere. Nobody can move!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'curious')],
          things: ['saucepan', 'spoon'],
        },
        `"Look," says ${b}. "My potion goes this way. Yours goes that way!" Oh!`,
        `${b} looks into the pots. "Mine goes round right. Yours goes round left!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['saucepan', 'spoon'] },
        `So ${a} stirs the other way. It is hard. Slop! Drip. Small, smaller, pop!`,
        `${a} stirs to the right. It is not easy. Slop! Drip. The pumpkin gets small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'look-up', 'sad'), seen(B, 'stand', 'sad')], things: ['soup', 'bowl'] },
        `Now for the soup! But all the pumpkins are small. There is one spoon of soup.`,
        `They make soup. The pumpkins are tiny. So it is one tiny bowl of soup!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'proud'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')],
          things: ['soup'],
        },
        `"Now your way, ${a}!" says ${t}. ${a} stirs the soup. ${refrain} Soup for all!`,
        `"${a}!" they all say. "Stir it your way!" ${a} stirs. ${refrain} Yum!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, T, t, at, comesToo, pot } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited')],
          things: ['saucepan'],
        },
        `Tuesday was potion day at Miss Thistle's. The whole class had a ${pot} each, and a big pumpkin. "Today we make it small," said ${T.name}, "and then there's soup." ${A.introduced} stood at the pot beside ${B.introduced}.${comesToo}`,
        `Potion class was on Tuesdays, at Miss Thistle's. On each table stood a ${pot}, and next to it a pumpkin. "One drop makes it as small as a plum," said ${T.name}. "Then we'll have soup." ${A.introduced} had the table next to ${B.introduced}.${comesToo}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'reach', 'happy')],
          things: ['saucepan', 'spoon'],
        },
        `Three spoons of moss went in, and a pinch of salt. Then they stirred, and sang the stirring song. ${a} had the spoon on the left, as always. ${a} did most things from that side, like scissors, and waving. "Blub," said the pots.`,
        `In went the moss and the salt and the rain water. Then you had to stir until the song was over. All the spoons went round. ${A.names} spoon was on the left. It was just where it felt right. The potions turned green. "Blub," they said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'surprised')] },
        `"Now one drop," said ${t}. Pop, pop, pop, it went, all over the room. ${B.names} pumpkin was as small as a plum. ${a} let a drop fall. There was a creak. ${refrain} It was as big as a chair.`,
        `Everybody let one drop fall. Pop! The pumpkins shrank like snow. ${b} had one that would fit in a spoon. Then came ${A.names} drop. The pumpkin shook itself. ${refrain} It pushed the pot off the table.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'spoon'), seen(T, 'stand', 'surprised')] },
        `"You'll have been mean with the moss," said ${t}. So ${a} put in three more spoons, and sang, and stirred. One drop. ${refrain} Now it was as big as a cow, and about as easy to move.`,
        `"Too little moss, I expect," said ${t}. ${a} added a good heap, and stirred it well. Drip. Creak. ${refrain} It leaned on the ceiling lamp. ${b} had to climb on a stool.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'curious')], things: ['saucepan'] },
        `"Do it just as I do," said ${b}. They filled a new pot. It was the same moss, the same salt, and the same song. ${b} measured it all. Only the stirring was ${A.names}. Drip. ${refrain} It was up against the window.`,
        `"We'll make it together," said ${b}. ${b} weighed the moss and counted the salt. It was exactly like ${B.names} own. Then ${a} stirred it. One drop, and it got dark. ${refrain} It had gone right across the window.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'worried'), seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')] },
        `They were all pressed flat against the wall. The door was behind the pumpkin. "In thirty years," said ${t}, from under its chin, "I never saw that." "It's me," said ${a}. "I can't do potions."`,
        `Now nobody could get to the door. The whole class stood along one wall, with their tummies in. "It's the same moss!" said ${t}. "It's the same everything!" "Then it must be me," said ${a}, very small.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'surprised')],
          things: ['saucepan'],
        },
        `${b} was squeezed in between two pots. There was a bit of moss going round in each. In one it went like a clock. In the other it went back to front. "${a}!" said ${b}. "Your potion's turning the other way!"`,
        `There was nothing for ${b} to look at but two pots. Both were still turning. "That's funny," said ${b}. "My moss is going round to the right. And yours goes to the left. ${a}, you stirred it the other way!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'look-up', 'excited')],
          things: ['saucepan', 'spoon'],
        },
        `So ${a} took the spoon on the right. It was like writing with a foot. It slopped. It went all over ${b}. But it turned like a clock. Drip. There was a long, long squeak. Then they could see the door, and a pumpkin like a pea.`,
        `${a} had never stirred to the right before. It was slow, and most of it splashed. "Go on," said ${b}, dripping. Round it went, and round, until the song was over. One drop. It sounded like a balloon. Then there was a small pumpkin, and a lot of air.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'look-up', 'sad'), seen(B, 'stand', 'sad')], things: ['soup', 'bowl'] },
        `"Soup at last," said ${t}. She put all the pumpkins into the pot. There were fourteen of them, each like a plum, or a pea. It made one bowl. There was one bowl, and fourteen spoons. They all looked into it.`,
        `Then they cooked the soup. Fourteen very small pumpkins went in. When it was done, it did not even cover the bottom. "Ah," said ${t}. "I hadn't thought of that." It was a spoonful each, and a short one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'spoon'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')],
          things: ['soup'],
        },
        `Nobody said anything. Then, one after another, they turned to ${a}. "Would you?" said ${t}. ${a} let a drop fall into the soup. It was the potion that went the wrong way. ${refrain} It came up to the brim, and it went on coming.`,
        `"${a}," said ${t}, "which side do you stir from?" "The left," said ${a}. "Then would you be so kind?" ${a} took one drop out of the first pot. ${refrain} They had to fetch the bath.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'hold', 'happy', 'book'), seen(A, 'sit', 'proud'), seen(B, 'sit', 'happy')],
          things: ['bowl'],
        },
        `They each had three helpings. ${t} wrote in the big potion book. "Stir it," it had always said. Now it said, "To the right: small. To the left: big. See ${a}." Then she turned her own spoon round, just to see. ${refrain}`,
        `Afterwards ${t} took out the old potion book. There was a line that she had to change. "Stir it," it said, "to the right, or to the left. It depends on what you want. Ask ${a}." And ${b} went home to practise with the other side.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, T, t, at, comesToo, pot } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'proud')],
          things: ['saucepan'],
        },
        `On Tuesdays ${T.name} had a class in potions, one ${pot} each. On Tuesdays ${A.introduced} had a stomach ache. It wasn't that potions were hard. ${B.introduced}, at the next pot, could do them while talking. But whatever ${a} made did something else. The fizzing potion had gone flat. The sweet one had been sour. "Pumpkins today," said ${t}. "We'll make them small, and then there's soup."${comesToo}`,
        `There was always one who got everything right in potions, and that was ${B.introduced}. There was always one who did not. "Don't worry," ${T.name} would say. "Somebody has to be last." ${A.introduced} followed every line of the book. The fizz came out flat, and the sweet came out sour. This Tuesday each in the class had a ${pot}, and a pumpkin as big as a head. "One drop makes it small," said ${t}, "and after that we'll cook."${comesToo}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'happy')],
          things: ['saucepan', 'spoon'],
        },
        `Three spoons of moss; salt; rain water that has fallen on a Sunday. ${a} read each line twice. Then fourteen spoons went round, and fourteen voices sang the stirring song. ${a} had the spoon on the left. It had always sat there by itself, like a cat in its own chair. Pencils did as well, and scissors, once there was a pair that would. The potion turned green, and said blub. It was a beautiful green. It looked just like everybody's.`,
        `${a} did it with a ruler. The moss was level, and the salt was counted. Even the rain water was from the right day. When the song began, they all took up their spoons. ${a} took it up on the left, where ${a} took up everything. Nobody had ever told anybody that it mattered. Round they went. Blub, said one pot after another. "That looks perfect," said ${b}, glancing over. It did.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'surprised')] },
        `"One drop," said ${t}. Pop! Pop! It ran round the room like a string of firecrackers. ${B.names} pumpkin could have been worn on a ring. ${a} waited until nobody was looking, and let one drop fall. For a moment the pumpkin did nothing. Then something creaked, deep down inside. ${refrain} It shouldered the pot aside, and sat down where ${a} had been sitting.`,
        `All over the room pumpkins went pop, and dwindled, and rolled about like marbles. ${b} caught one in a teaspoon. "Now you, ${a}," said ${t}, and so they were all watching. Down went the drop. The pumpkin gave a kind of shrug. ${refrain} It filled the table, and then there was no table, only four legs going outwards. Somebody laughed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'spoon'), seen(T, 'stand', 'surprised')] },
        `"You were mean with the moss," said ${t}, kindly. ${a} knew that it was not the moss. But it was easier to put in three more spoons than to say so. ${a} sang the song, and stirred twice as long, and did it with feeling. Drip. ${refrain} It was as big as a cow now. "I don't think that I ought to help it any more," said ${a}.`,
        `"Less salt, perhaps," said ${t}, "or more moss. I should try both." So ${a} tried both, with great care. It's a lonely thing to be careful with thirteen people waiting for their soup. Drip, went the potion. ${refrain} It rose under the lamp and lifted it off the hook. ${b} got down off the stool and came across to look.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'curious')], things: ['saucepan'] },
        `"Let me do the measuring," said ${b}, "and then we'll know." It was the best moss in the room and the best salt. ${b} did not leave out so much as a breath. It could not go wrong. All that was left to ${a} was the stirring. Drip. ${refrain} It went dark, because that had been the window. "That isn't possible," said ${b}. "I did that one."`,
        `"It's not your pot, is it?" said ${b}. "Use mine." So it was ${B.names} pot, and ${B.names} moss, and ${B.names} lucky salt. ${a} did nothing but take the spoon and stir it till the end of the song. They let fall the smallest drop there has ever been. ${refrain} It met the ceiling with a bump, and began to go sideways. "But it was all mine!" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'worried'), seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')] },
        `There was a strip of room left, along one wall, and they stood in it like books. The door was somewhere on the far side of the pumpkin. "In thirty years," said a voice from under it, which was ${T.names}, "nothing of the kind has happened." "It's me," said ${a}. "Whatever it is, I've got it. You'd better not let me do any more." And nobody said that it was not so.`,
        `When they could breathe, they breathed in turns. ${t} was wedged beneath the board, with chalk in her hair. "The same moss," she said, "the same salt, the same water, and the same tune! What is there left?" "There's me," said ${a}. It was very quiet on that side of the pumpkin. It is hard to be the only thing that's left over in a sum.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'surprised')],
          things: ['saucepan'],
        },
        `${b} did not like it when things weren't possible. Squashed there, nose down, ${b} had two pots to look at, and both were still turning. On each floated a crumb of moss. One went round with the clock. ${b} looked at the other for so long that it hurt. "${a}," said ${b}, "show me how you stir." ${a} showed it. "Oh!" said ${b}. "It's that! You go to the left. You've been doing it all backwards, and doing it right!"`,
        `It was ${b} who worked it out, mostly because of having nowhere else to look. There were the two pots, under ${B.names} chin. Bubbles were sailing round on them. In the one they sailed towards the window, and in the other they came back. ${b} thought of the fizz that had gone flat, and the sweet that was sour. "It isn't that you can't do it," said ${b} slowly. "You've done it every time. You've done it the other way round."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'look-up', 'excited')],
          things: ['saucepan', 'spoon'],
        },
        `${a} changed the spoon over. It was like trying to sneeze on purpose. It slopped on the floor, and down ${B.names} neck. Somebody giggled, and ${b} gave them a look. Round it went, with the clock, in jerks. One drop. There was a squeal, like a balloon let go in church. It went on for a whole minute. Then there was daylight, and a door, and a pumpkin no bigger than a pea, spinning on the boards.`,
        `"Give it to me," said ${b}. "I'll stir." "No," said ${a}. It had to be done from the right, and it was dreadful. The spoon might have been a live fish. It took four verses of the song to get it round twice, and most of that was on the ceiling. Nobody laughed this time. Drip. They heard it before they saw it, a whistle that went higher and higher. The walls came back. Something the size of a pea rolled up against a shoe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'calm'), seen(A, 'stand', 'sad')], things: ['book'] },
        `${t} brushed herself down. "Well, that's clear," she said. "From now on you'll stir to the right, ${a}, like everybody else. You'll get used to it." She wrote it in the book: "To the right." She drew two lines under it. ${a} said yes. There were years of Tuesdays to come, all of them slopping. ${b} began to say something, and began again, and in the end said nothing. You don't argue with the book.`,
        `"So you only have to learn it the proper way," said ${t}, who meant it well. "To the right. I'll put it in the book." She did, with two lines under it. ${a} tried the spoon once more on that side, and it fell in. "It's a pity, though," said ${b}, not very loudly. "It worked." But by then everybody was hungry, and no one was listening.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'look-up', 'sad'), seen(B, 'stand', 'curious'), seen(A, 'stand', 'calm')],
          things: ['soup', 'bowl'],
        },
        `Then they made the soup. ${t} swept up fourteen pumpkins with a dustpan, and put them on to boil. It did not take long. When she lifted the lid, there was a kind of orange shine on the bottom of the pot. "Hm," said ${t}. There were fourteen bowls out. She tipped it this way and that. It might have done for a hamster. "It's a funny thing," she said, "that I never thought of that."`,
        `Fourteen pumpkins went in. They would have gone into an egg cup, with room for the egg. The water boiled, and there was a smell, so faint that you had to shut your eyes to get it. ${t} filled the first bowl, and that was all of it. Thirteen went on holding theirs out. Nobody quite knew what to say. What they had made was a perfect potion, and no dinner.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'spoon'), seen(B, 'cheer', 'happy'), seen(T, 'stand', 'surprised')],
          things: ['soup'],
        },
        `${a} could have left it at that. It said in the book how you stir. ${a} looked at the book, and at the bowl. Then the spoon went over to the left, by itself, where it lived. Round it went, in the pot that everybody had laughed at. Into the soup fell one drop. ${refrain} It came up over the ladle. It came up over the brim, hot and orange and smelling of nutmeg. "More bowls!" shouted ${b}. "Fetch the bath!"`,
        `"Somebody could make it bigger," said ${b} to the air, "if it were allowed." Everyone looked at ${t}. It was very still. ${t} took her pen, and crossed out what she had written. "To the left, please, ${a}," she said, "and don't be mean with it." ${a} did not slop at all. Round it went, as smooth as a wheel, and one drop fell. ${refrain} They were still bringing buckets when it got dark.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'hold', 'happy', 'book'), seen(A, 'sit', 'proud'), seen(B, 'sit', 'happy')],
          things: ['bowl'],
        },
        `The book has two pages for everything now. On the right it tells what happens if you stir to the right. The left ones are in ${A.names} writing, and they aren't nearly full. On Tuesdays ${b} comes early, and takes the spoon on the wrong side, and slops. "You'll get used to it," says ${a}. There's a pumpkin on the table that they are practising with. ${refrain}`,
        `It's still always ${b} who gets potions right. But there are two sorts of right. If a thing's to be louder or longer, or there is not enough of it, they send for ${a}. "I can't do it," says ${b}, with green all down one sleeve. "How do you make it look so easy?" "I just do it wrong," says ${a}, very happily. ${refrain}`,
      ),
    ],
  };
}

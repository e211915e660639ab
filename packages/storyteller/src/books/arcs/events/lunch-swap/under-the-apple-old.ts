import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: letters that have reached the wrong one, and done them good. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, from, kinds, L, l, Lcap, R, r, T, t } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')],
          things: ['lunchbox', 'bread', 'cheese'],
        },
        `${kinds}. ${A.introduced} could have said with both eyes shut what was in this lunch box. There was bread and cheese, and an apple on top to hold it down. It had been so on the first day, and it had gone well, and nobody had thought of it since. "Bread and cheese," said ${B.introduced}, by way of hello.`,
        `${kinds}. The lunch box of ${A.introduced} was one of the plain sort. It held bread and cheese, with an apple. It wasn't bad. It was only that one never needed to look. "If you open that one day and it's a pie," said ${B.introduced}, "I'll eat my hat." The hat had been quite safe so far.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'stand', 'shy'), seen(A, 'look-up', 'curious'), seen(T, 'stand', 'calm')],
          things: ['pizza'],
        },
        `Then ${R.introduced} came, who was new, and stood about until there was only one chair. ${r} had pizza, ${from}. "${refrain}" said ${r}, very low. It was the first thing that ${r} had said. "Bread and cheese," said ${a}. "Would you swap?" ${T.introduced} had a list of who mustn't eat what. A thumb went down it. "You two may," said ${t}.`,
        `${R.introduced} had started on the Monday. ${r} sat down on the very edge of a chair, as if it might be needed. "${refrain}" ${r} asked ${a}, after a while. There was pizza in front of ${r}, ${from}. It had been there for some time. "We could swap," said ${r}. One had to ask ${T.introduced}, who knew what each of them could have. ${t} nodded, and so it began.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'sit', 'happy'), seen(A, 'sit', 'excited'), seen(B, 'think', 'curious')],
          things: ['lunchbox', 'pancakes'],
        },
        `From then on they swapped every day. ${a} had pizza, and pancakes, and a thing with custard. ${r} never asked for the biscuit. ${r} took the lunch box on both knees, and turned away, and opened it like a present. "Nobody likes bread that much," said ${b}. "Don't tell ${r}," said ${a}, with a mouth full of pancakes.`,
        `It was the best luck that anyone had ever had. "${refrain}" ${r} would say, and it was always the same, and ${r} always lit up. ${a} ate pancakes on Tuesday, and something with jam. ${b} kept a careful eye on it. It couldn't be the cheese. ${r} held that lunch box as if there was a bird in it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'proud'), seen(B, 'sit', 'determined'), seen(A, 'sit', 'surprised')],
          things: ['bread'],
        },
        `And it did something to ${r}. In the first week ${r} had talked to the floor. In the second ${r} asked where the glue was, out loud. On Tuesday ${r} stood up, and told ${t} that the date on the board was wrong. "It's the bread," said ${b}. "It's got to be." So ${b} made some at home, and chewed it before the spelling test. It was only filling.`,
        `Bit by bit ${r} was changing. One could hear ${r} now, from as far as the next table. On Tuesday a ball came over, and ${r} went and knocked at the caretaker's door for it, all alone. "What do they put in that bread?" said ${b}. ${b} got hold of a crust, and ate it with great attention, and waited. Nothing happened, apart from crumbs.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(L, 'stand', 'shy'), seen(A, 'stand', 'surprised')],
          things: ['lunchbox'],
        },
        `"It comes home empty these days," said ${l}, rinsing out the lunch box. "I'm glad. I wasn't sure that you'd want them." "Want what?" said ${a}. "The letters," said ${l}. "Under the apple. I know that you're rather big for it." It was two weeks, so there'd been ten of them. ${a} said that no, one wasn't too big. It was quite true.`,
        `${Lcap} had something to ask, and took a long time drying the lunch box. "Do the others see them?" said ${l}. "I've kept them small." "See what?" "My letters. I've put one in every day, under the apple." ${Lcap} had gone a bit pink. "They're just what I think of, while I'm cutting the bread." ${a} held on to the sink. There must have been ten.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'close',
          actors: [seen(R, 'hold', 'happy', 'letter'), seen(A, 'look-up', 'worried')],
          things: ['letter', 'apple'],
        },
        `The next day ${a} handed over the lunch box, and watched. ${r} lifted the apple, and there was a letter, no bigger than a stamp. "Somebody at yours writes to me," said ${r}. "I didn't know how to thank them. How do they know about me?" There was one that said YOU WERE BRAVE ON TUESDAY. "And I was," said ${r}. "So I thought that I'd better go on."`,
        `In the morning they swapped as ever, and ${a} didn't eat. ${r} took a letter from under the apple, and read it. It went into one sock, with a lot of others. "They're so kind at your house," said ${r}. "Look. YOU WERE BRAVE ON TUESDAY. I'd never been that before. But there it was in writing." ${a} thought hard about Tuesday. There hadn't been anything in it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'excited'), seen(A, 'sit', 'worried'), seen(B, 'sit', 'happy')],
        },
        `"I'm saying the poem on Friday," said ${r}. "On my own, in the hall. I put my hand up. I'll read what it says first, and then I'll go." ${a} looked at the custard, which had a skin on. One ought to say it. There was a right moment, and then it had gone by. "What's the matter?" said ${b}. "You've got pancakes."`,
        `There was to be a poem in the hall on Friday, and one of them had to say it. And who had put a hand up? "I couldn't have, before," said ${r}. "I'll have my letter first, though. It's like having somebody's coat on." ${a} was about to tell, and took a bite of pancake. It was a good pancake. It went down like a sock.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'hold', 'sad', 'letter')],
          things: ['letter', 'apple', 'lunchbox'],
        },
        `On Friday morning ${a} looked in the lunch box before anyone was up. YOU ARE MY FAVOURITE NOISE IN THIS HOUSE, said the letter. That wasn't ${r}. Nobody else could be that. ${a} had given away ten of those for custard. And this one couldn't be lent out, not for a hall, not for a hundred poems. It went into ${A.names} own sock. Then there was nothing under the apple.`,
        `${a} was down in the kitchen early on Friday, and lifted the apple. I HEARD YOU SINGING IN THE BATH, it said. DON'T EVER STOP. It was the first letter that ${a} had had, and it was the eleventh. ${a} read it standing up, and then sitting down. It couldn't go to ${r}. It had only one person in it. But then ${r} would lift the apple, before the poem, and find a lunch box.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined', 'pencil')],
          things: ['pencil', 'letter'],
        },
        `So ${a} got a pencil, and wrote one. It was easy enough to write small, and to sound like ${l}. ${r} would never know, and would go up, and all would be well. There'd be pizza too. But it's one thing to be told so by a stranger who can't see you, and it isn't true. ${a} rubbed it out. YOU WERE BRAVE ON TUESDAY, wrote ${a} again. I SAW IT. And then, which took longest, ${a} put a name to it.`,
        `It was only a matter of a letter. ${a} took a pencil, and did it just as ${l} did, with square corners. Nobody could have told. Everything would go on as it was, with custard. ${a} looked at it. Then ${a} wrote it over again, and made it a true one. I WAS THERE ON TUESDAY. YOU WERE BRAVE. There was room left at the bottom. If a name stood there, ${r} would know whose the others had been. ${a} wrote the name.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'close',
          actors: [seen(R, 'hold', 'surprised', 'letter'), seen(A, 'stand', 'shy')],
          things: ['letter', 'lunchbox'],
        },
        `"${refrain}" said ${r} at noon, quite white. ${r} lifted the apple. One could see it being read, and one could see it get to the name. "It's from you," said ${r}. "Yes," said ${a}. "The others came from mine, to me. I only found out on Wednesday. I should have said." ${r} looked at the pizza, and at the door of the hall. "You saw it, though?" said ${r}. "All of it," said ${a}.`,
        `At noon there was pizza, and neither of them touched it. ${r} took the letter from the lunch box. "That's your name," said ${r}. It was quiet for as long as it takes to put ten letters in another order. "So they weren't for me." "No," said ${a}. "This one is. It's the only one that's from somebody who was there." ${t} had begun to call for ${r}. ${r} got up, and didn't say anything, and took it along.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'proud', 'letter'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['letter'],
        },
        `${r} said the poem with a letter in one fist. It shook in the first verse, and in the second it didn't. Afterwards ${r} tipped out a sock. "Yours," said ${r}. ${a} spread them on the table. "This says I'm funny. I'm not as funny as you are. You take it. I never was brave on Tuesday. And who fell in a hedge? That's me." So they sorted them, by who they were true of. There was one that was ${b} to the life.`,
        `All through the poem ${r} looked at ${a}. There was a bad moment with the word "silver", and then ${r} had it. When it was over, ${r} put ten letters down on the table. "I've only read them," said ${r}. "They aren't used up." ${a} turned them over. "Brave on Tuesday isn't me. It can't be. You keep that. Good at waiting? That's ${b}." ${r} got four, and ${b} got one, and stopped chewing.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(L, 'hold', 'happy', 'letter'), seen(A, 'sit', 'happy')],
          things: ['letter', 'lunchbox'],
        },
        `They don't swap now, or only on custard days. ${a} opens the lunch box slowly, and lifts the apple. "${refrain}" says ${r}, and gets it read out. And one evening ${l} took the lunch box to the sink, and stopped. There was a letter in it, in writing that nobody knew. YOU DON'T KNOW ME, it said. YOU WERE VERY GOOD COMPANY. ${Lcap} read it with the tap running. "Who's this from?" said ${l}. "Eat the crust," said ${a}. "I'll tell you."`,
        `${a} told ${l} that evening, all of it, even the custard. ${Lcap} wasn't cross. ${Lcap} was rather quiet, and then laughed, and then looked for a second apple. And as for the lunch box, it wasn't empty. Under the core lay a letter. "${refrain}" said ${a}. ${Lcap} held it close to the lamp. IT WASN'T THE BREAD, it said, BUT THE BREAD WAS ALL RIGHT TOO. And ${l} put it in a sock.`,
      ),
    ],
  };
}

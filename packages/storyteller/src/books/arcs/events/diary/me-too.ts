import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'Me too.',
  'And me.',
  'Me as well.',
  'Same here.',
  'Just like me.',
  'The same here.',
  'And me as well.',
  'Me too, really.',
  'Snap! Me too.',
  'Yes, and me.',
] as const;
const TITLES = ['the hole in the wall', 'two words in green', 'who wrote that', 'the other side of the wall'];

interface Parts {
  /** Who writes a diary. */
  readonly A: Figure;
  /** Who lives on the other side of the wall. */
  readonly N: Figure;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly refrain: string;
  readonly title: string;
}

function partsOf(going: Going): Parts {
  const { A, K, G, g, Gcap, chance } = going;
  const mate = withClassmate(going).B;
  return {
    A,
    // Whoever has a diary and is not the child has the child next door.
    N: A === K ? mate : K,
    G,
    g,
    Gcap,
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}

/** A diary in a hole in a wall is written in by somebody who has not moved the stone. The hole goes right through. */
export const ME_TOO: EventPlot = { id: 'me-too', young, middle, old };

function young(going: Going): Told {
  const { A, N, refrain, title } = partsOf(going);
  const [a, n] = [A.name, N.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'notebook')] },
        `${A.introduced} has a secret diary. Nobody may look in it. Shh!`,
        `This is a diary. It is secret. It belongs to ${A.introduced}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'calm')], things: ['notebook', 'rock'] },
        `In the garden wall is a deep hole. In goes the diary. A stone goes in front.`,
        `Where can ${a} hide it? There is a deep hole in the wall. A stone shuts it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'pencil')], things: ['notebook'] },
        `"I like rain." That is what ${a} puts in it.`,
        `Now ${a} writes: "I like rain."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'notebook')] },
        `Look! The next day there is more, in green. "${refrain}"`,
        `In the morning there is something green. "${refrain}" Who was that?`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'kneel', 'curious')], things: ['notebook'] },
        `"I want a friend," writes ${a}. And the next day? "${refrain}"`,
        `So ${a} writes, "I want a friend." It is answered in green. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['rock', 'flour'] },
        `${a} puts flour on the stone. No one touches it. But there is a green star!`,
        `${a} puts flour on the stone. The flour stays as it was. But there is a new green star.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'hide', 'curious')] },
        `At night ${a} puts one arm in. It goes in and in.`,
        `It gets dark. ${a} waits. ${a} feels in the hole.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')], things: ['notebook'] },
        `The diary moves! Somebody pulls at it. ${a} pulls back.`,
        `Oh! Somebody has the diary. ${a} pulls. Somebody pulls, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'look-up', 'shy'), seen(A, 'stand', 'surprised')] },
        `"Ow!" says the wall. It is ${N.introduced}, next door! The hole goes right through.`,
        `"Hello?" says the hole. ${N.introduced} is on the other side. It goes all the way!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'happy'), seen(N, 'wave', 'happy')] },
        `"Sorry I looked," says ${n}. "Now I have a friend," says ${a}. "${spoken(refrain)}" says ${n}.`,
        `"It was secret," says ${n}. "Sorry!" ${a} laughs. "I have a friend." "${spoken(refrain)}" says ${n}.`,
      ),
    ],
  };
}

/** A sentence as it stands before who says it. */
function spoken(sentence: string): string {
  return sentence.replace(/\.$/, ',');
}

function middle(going: Going): Told {
  const { A, N, G, g, refrain, title } = partsOf(going);
  const [a, n] = [A.name, N.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'notebook')] },
        `${A.introduced} had a secret diary. There was a lock on it, but the tiny key got lost. So it had to be hidden instead. "Nobody is ever to read it," said ${a}, to the ceiling.`,
        `It said Secret on the front, twice. It was a diary, and it belonged to ${A.introduced}. The key had been swallowed by the vacuum cleaner. "Then I'll just have to hide it very well," said ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], things: ['notebook', 'rock'] },
        `At the end of the garden was an old wall. One stone in it was loose. Behind the stone there was a hole. ${a} put in a whole arm. There was no end to it. It was perfect.`,
        `${a} tried under the bed, but ${g} swept there. Then ${a} found a loose stone in the garden wall. There was a hole behind, and it was deep. However far you reached, it went on. In went the diary.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'pencil')], things: ['notebook'] },
        `On Monday ${a} wrote, "It rained, and I liked it. Nobody else did." On Tuesday ${a} took the stone out again. Below it somebody had written in green. "${refrain}"`,
        `The first thing that ${a} wrote was, "I like it when it rains." It was a secret, because everybody else had groaned. The next day there were some words underneath. They were green. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'point', 'angry'), seen(G, 'stand', 'surprised')] },
        `${a} ran indoors. "Did you write in something of mine?" "I've only written a shopping list," said ${g}. It was in blue. There wasn't a green pencil in the house.`,
        `"Who has a green pencil here?" asked ${a}, at breakfast. "Nobody," said ${g}. "We've a red one, and the one that was chewed. Why?" "I can't say," said ${a}. "It's secret."`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'hold', 'curious', 'notebook')] },
        `So ${a} wrote something else, to see. "Sometimes I talk to snails." In the morning the stone was just as before. But the page was not. "${spoken(refrain)}" it said, and there was a snail beside it.`,
        `Then ${a} wrote a harder one. "I would like to have a friend who lives near." It was hardly dry, and it had an answer. "${refrain}" It was green, and a bit wobbly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['rock', 'flour'] },
        `Now ${a} set a trap. There was flour all over the stone, so that there would be fingermarks. In the morning nobody had touched it. There was not one mark. But inside the diary was a green star. How can that be?`,
        `${a} laid a hair across the stone, and put down flour in front. The hair was there the next day. The flour was smooth. And yet somebody had drawn a star in the diary! ${a} sat down on the grass.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'angry')], things: ['notebook'] },
        `"It's rude to read secret things," wrote ${a}. The pencil broke. The next morning it said, "I know. Sorry." And the morning after that it said nothing. ${a} looked twice.`,
        `${a} was cross. "This is secret," ${a} wrote. "Who are you?" There was one word below it, very small. "Sorry." After that there was no more green for two days. It was odd how much ${a} missed it.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'reach', 'curious')], things: ['notebook'] },
        `That evening ${a} reached into the hole, and held the diary. It was cool in there. It smelled of moss. Then the diary moved. It was going away from ${a}, into the wall!`,
        `When it got dark, ${a} felt in the hole for the diary. It was further in than it should have been. ${a} got it by one corner. Somebody else had got it by another.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(N, 'reach', 'surprised')] },
        `${a} pulled, and it pulled back. ${a} let go. "Ow!" said the wall. A light shone in the hole, and behind the light was an eye. "That's my hiding place," said ${N.introduced}, from next door.`,
        `They both pulled. Then they both stopped. "Is anybody there?" said ${a}. "Only me," said the hole. It was ${N.introduced}, on the other side of the wall. So that was why it had no end!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'calm')] },
        `"I thought that somebody had put it there for me," said ${n}. "And then I knew that it was secret, and I couldn't stop. I'm sorry." "You could have said something," said ${a}. "I did," said ${n}. "In green."`,
        `"I keep my pencils in there," said ${n}. "One day there was a book. I shouldn't have read it. I'm really sorry." ${a} thought it over. "Do you truly like rain?" "More than anything," said ${n}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'pencil'), seen(N, 'wave', 'happy')],
          things: ['notebook'],
        },
        `There are two books in the hole now. One is secret, and nobody looks. The other one is for both of them. "Today I found a friend," wrote ${a}, before supper, and pushed it through. It came back by bedtime. "${refrain}"`,
        `${a} has a better place for the diary now. But there is a new one in the wall, for two. One writes from this side, and the other from that. It begins like this. "I have a friend next door." And then, in green: "${refrain}"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, N, G, g, refrain, title } = partsOf(going);
  const [a, n] = [A.name, N.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'calm', 'notebook')] },
        `A diary is the one place where you needn't be anything in particular. ${A.introduced} had got one with a lock, and a very small key, which lasted until Tuesday. After that it shut, but it didn't lock. "So it will have to be secret by being nowhere," said ${a}. There are not many nowheres in a house. Under the mattress is the first place that anybody would look.`,
        `On the cover ${A.introduced} had written, This Is a Secret Diary. Then ${a} saw that this was wrong, and stuck a picture of a cow on top. There had been a key once. What you want from a diary is that it should listen, and say nothing, and not be found. It did the first two by itself. For the third you have to get up early, and look about.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], things: ['notebook', 'rock'] },
        `The place was at the end of the garden, where the wall is older than the house. There was a stone there that came out in your hand. Behind it was a hole, with a cold breath. ${a} put in an arm to the shoulder, and wriggled the fingers, and touched nothing at all. It couldn't have been better if it had been made. The book went in, and then the stone. From a yard away you would never have known.`,
        `It was by chance that ${a} leaned on the stone. It gave, like a loose tooth. Behind was a hole, just wide enough for a book. It went back and back into the old garden wall. It had no end that ${a} could feel. A bit of air came out of it that smelled of somewhere else. ${a} should perhaps have thought about that. But it was such a good hole.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'notebook')] },
        `On the first evening ${a} wrote, "They all groaned because it rained. I was glad. I only groaned so as not to be the one who didn't." It was a small thing, but it had never been said to anybody. On the second evening there were some words under it. They were in green pencil, and sloped. "${spoken(refrain)}" it said. ${a} read them until it was too dark to read.`,
        `It's not easy to begin. In the end it was about rain. "I like it," ${a} wrote, "and today I said I didn't, like all the rest." The pencil went quite fast once it had started. That was Monday. On Tuesday ${a} drew out the stone, and opened the book, and went hot and cold. There was green in it. "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'point', 'angry'), seen(G, 'stand', 'surprised')] },
        `"Has anybody been at my things?" said ${a}. ${g} turned round from the sink. "I've been at your socks," said ${g}. "Why? What's gone?" Nothing had gone. Something had come, and you can't complain of that without saying where. "Have we got a green pencil?" "We've got a blue," said ${g}, "and half a red." And ${a} could see that it was true.`,
        `There was only one person to ask. "If you had found something of somebody's," said ${a} at supper, "would you read it?" "I might want to," said ${g}. "I'd put it back. I had one myself once, and somebody didn't." It was said so plainly that ${a} went red, and passed the peas. So it wasn't that. And there was nothing green in the pencil jar; ${a} had tipped it out.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'hold', 'curious', 'pencil')], things: ['notebook'] },
        `It would have been wise to move the book, of course. ${a} sharpened the pencil, and wrote another. "At break I walk round with my hands in my pockets, as if I were on the way to somebody." That was so secret that ${a} hadn't known it till it stood there. It was answered by the morning. "${refrain}" It was the best thing that anybody had said to ${a} all term.`,
        `It would have been safer to take it away at once. But what do you write with nobody to answer? "I practise conversations," ${a} put down, "on the way to school, in case there is one." It was so small that nobody could read it. Somebody had, though. The next day there it was. "${refrain}" And after that came a very small drawing of two people, not saying anything. ${a} laughed out loud, by a wall, alone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['rock', 'flour'] },
        `All the same, it had to be found out. ${a} dusted the stone with flour, and laid a hair across the crack. In the morning the hair was there. The flour was as smooth as a bed. Nobody had touched that stone since ${a} had. And inside, on a new page, was a green star. It took a while to understand what that meant, and then ${a} did not want to. It meant that there was no way in.`,
        `${a} knew how it's done, from films. There was a thread across the stone, and flour on the grass, for the footprints. It rained a bit, towards morning, which made it better still. Nothing had been there, not so much as a blackbird. The thread was whole. ${a} opened the book with one finger. There was a star in it, in green. Somebody had come and gone through eighteen inches of wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'angry')], things: ['notebook'] },
        `It was then that ${a} got angry. It's a good thing to be answered, but nobody had asked if they might. "This is private," wrote ${a}, so that it went through to the next page. "You've read all of it. I don't even know who you are." There was green in the morning, but it was pale. "I know. I'm sorry. I won't." And after that there wasn't any. ${a} looked on Thursday, and on Friday. You get what you ask for.`,
        `"Who are you?" wrote ${a}. "You know about the rain, and all the rest. I know that you've got a green pencil. It isn't fair." It wasn't, and it showed by how long the answer took. "No," it said, on the second day. "It isn't. I'll stop now." It did. The pages were white again, and safe, and nobody's business. It was just as ${a} had wanted it in the beginning.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')], things: ['notebook', 'rock'] },
        `On Saturday ${a} reached in for the book, and got hold of another. It was thinner, and it had string round it. It had been right at the back, where an arm does not quite go, and somebody had pushed it forward. Keep Out, it said, in green. So here it was, and here was ${a}, and it would only be fair. The string was tied in a bow. A bow is nothing. ${a} held one end of it for a long time.`,
        `Then there were two books in the hole. ${a} felt for the diary, far in, and there was something behind it that had not been there before. It was a notebook, tied with string, in a bow. In sloping green it said, Private. Everything would be in there. It would be who, and why, and how. They would be quits. There was nobody about. All it wanted was a pull at the string. And ${A.names} own book had been read from cover to cover.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'pencil')], things: ['notebook'] },
        `But ${a} knew how it feels. It was quite possibly the only thing that ${a} knew better than anybody else just then. So ${a} did not pull. ${a} took the pencil, and found a white bit on the cover, underneath the words. And there, quite small, ${a} put down what there was to say. "${refrain}" Then ${a} pushed it back, to the very end of an arm.`,
        `It's a strange thing to hold somebody's secrets in one hand. They weigh about as much as a sandwich. ${a} wanted to know so badly that it itched. "I want to," ${a} said aloud. "But I won't." Only first there was something to be written, on the outside, where anyone may read. It fitted exactly below the warning. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(N, 'reach', 'surprised')] },
        `It was taken. ${a} felt it go. The edge of a notebook had been there. Then it slid off, into the wall, as a letter goes into a box. "Hello?" said ${a}. There was a bump. A bit of light came down the hole, from the wrong end, and in it there was an eye. "You didn't open it," said ${N.introduced}, in the next garden. "I'd tied it so that I could see."`,
        `Something took it out of ${A.names} fingers. It did it gently, but there's no mistaking that. ${a} lay down flat, and looked in. There was a hole, and it had no end because it wasn't that sort of hole. It had another beginning. Far down there was some evening, and half a face. "You wrote on it," said ${N.introduced}, who lived next door. "But the bow's still mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'calm')] },
        `"I had it first," said ${n}. "It's where I keep things. Then there was your book, and I thought that somebody had sent it. By the time I knew, I'd read the bit about the rain." "You could have stopped." "Yes," said ${n}. "I know exactly where. I'm sorry I didn't." ${a} leaned against the wall. It was warm from the day. "Nobody's ever been sorry as exactly as that," said ${a}. "What's the pencil called?" "Moss," said ${n}.`,
        `They talked with a wall between, and that made it easier. "I ought not to have looked," said ${n}. "After the first page I knew what it was. I read the second one knowing." It can't have been nice to say. "Why did you write in it, then? I'd never have found out." "That would have been worse," said ${n}. "Then I'd have known you, and you'd have been by yourself." ${a} couldn't find anything wrong with that, from any side.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'pencil'), seen(N, 'wave', 'happy')],
          things: ['notebook'],
        },
        `There are three books in the wall now. Two of them have string round, and nobody pulls it. The third goes to and fro. "I walked all round the yard today," ${a} wrote in it, "and there was somebody to walk with." It rained all that evening. ${a} stood at the window, and was glad, and did not groan. In the morning it said, in green, "${refrain}"`,
        `The secret one lives somewhere else; I know where, and I'm not going to say. But in the old wall, behind the stone, there's a new book, and it has two pencils. "It's raining," one of them wrote on the first page. "I told them all that I liked it. Nothing happened." There was a space left, quite a small one. It was enough. "${refrain}"`,
      ),
    ],
  };
}

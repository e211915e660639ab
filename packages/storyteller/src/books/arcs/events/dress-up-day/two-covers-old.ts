import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: there is a prize for a tidy book, and somebody behind the coats who has come as nobody. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, T, t, N, n, W, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'letter'), seen(G, 'cover', 'surprised')],
          things: ['letter', 'banana'],
        },
        `The letter had been travelling to school and back for nine days, under a banana. ${A.introduced} found it at half past eight. "Please come as somebody out of a book," it said. "There will be a prize." It gave the date, and the date was that morning. "Is there time to be ill?" said ${a}. "No," said ${g}. "There's time for toast, or a costume."`,
        `At the bottom of every bag is a banana, and under that is what you ought to have known. ${A.introduced} unfolded it. Everyone was to come to school as somebody out of a book. There was a prize for the best. "It's on Friday," said ${g}, looking over. "Which Friday is it?" said ${a}. They both looked at the calendar. Then they looked at the clock.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(G, 'kneel', 'proud')], things: ['box'] },
        `A sheet made ${a} into laundry. A colander made ${a} into somebody who was not well. What they did have was a cardboard box. ${Gcap} cut it at the corners, and there were two covers and a spine. Thirty sheets of paper went in between. "They'll all be out of a book," said ${g}. "You'll be the book." "Which one?" said ${a}. But that was as far as it got by nine.`,
        `There was no cloak in the house, and no crown. There was the box that the boiler had come in. Snip, went ${g}, and it opened like a cupboard. They hung it on ${a}, front and back, with a whole packet of paper clipped inside. It looked very like a book. "What am I called?" said ${a}, going out of the door sideways. Nobody had had time to think of that.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(B, 'point', 'curious', 'hat'), seen(A, 'stand', 'happy')],
          things: ['hat'],
        },
        `There were nine wizards, out of the same shop. ${B.introduced} was the one with a beard. "That's clever," said ${b}, and opened the front of ${a}, and went on turning. "Who's in it?" "${refrain}" said ${a}. The prize stood on the desk of ${T.introduced}, the teacher. It was a book on whales, with a whale in it that folded out and out. ${a} had asked for that whale two birthdays running.`,
        `The room was full of wizards. One of them was ${B.introduced}, behind a beard. "A book!" said ${b}. "We're in you, then. Who's there so far?" "${refrain}" said ${a}, as the pages went by, all of them white. On the desk, next to ${T.introduced}, the teacher, lay the prize. It was the great book of whales. There was one in the middle that folded out as long as a bed. ${a} stopped breathing for a moment.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'proud', 'crown'), seen(A, 'think', 'determined')],
          things: ['crown'],
        },
        `"It'll be ${n}, as usual," said ${b}. ${N.introduced} had come as a queen. There was a crown, and real fur, and a person had been paid to do the hair. ${n} looked into ${a}, on the way past. "Who's in it?" "${refrain}" "You can't win with nobody," said ${n}, not unkindly. It was quite true. So at break ${a} borrowed a pencil, and stayed in, under the coat pegs.`,
        `Last year ${N.introduced} had won it, and the year before. This time it was a queen, with a crown that needed its own chair. "I do like yours," said ${n}. "Who's it about?" "${refrain}" said ${a}. "It's a pity," said ${n}. "It's the best one, except that there's nothing in it." That could be seen to. When the bell went for break, ${a} found a pencil, and went into the cloakroom.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'proud', 'pencil')], things: ['pencil'] },
        `It went well. It was about a lighthouse keeper who was afraid of the stairs. ${a} wrote small, and joined up, and ruled a line under each chapter. In twenty minutes there were three of them. They were neat. They were even good. There would be just time for seven more, before the judging at two. You could almost hear the whale unfold.`,
        `There was a story that ${a} had been saving up, about a lighthouse with hiccups. It came out as if it had been waiting by the door. Every line was straight. There was a capital at the front like a small ship. After three chapters ${a} stopped, to shake a hand that had gone stiff. At this rate it would be done by two. Nobody could say then that there was nothing in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'hide', 'sad'), seen(A, 'look-up', 'surprised')], things: ['coat'] },
        `One of the coats sniffed. Behind it sat ${W.introduced}, in an ordinary green jumper. "I'm ill," said ${w}. "I'm staying here till two." "I was going to be ill," said ${a}. "Did you get a letter?" "We got it," said ${w}. "It just wasn't a good week for it." ${w} looked along the row of hooks. "They're all someone. I've come as nobody."`,
        `"You're on my foot," said a coat. In behind it was ${W.introduced}, who hadn't come as anything. It was the same green jumper as on any other day. "Don't tell them," said ${w}. "I'm going to sit here until it's finished. I said that I'd left it on the bus." "And did you?" said ${a}. "There wasn't one to leave," said ${w}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried', 'pencil'), seen(W, 'sit', 'sad')],
          things: ['pencil'],
        },
        `${a} knew at once what ${w} could be. That was the annoying part. There's always one person who is in every book, and who never wears a costume. It's whoever writes it. But there was only the one book. ${w} wrote like a spider, and couldn't spell "was". Then there'd be no lighthouse, and no whale. ${a} looked at the pencil until it was nearly the end of break.`,
        `There was somebody missing from that classroom. There were wizards, and cats, and a queen. But where was the one who had made them all up? Writers wear green jumpers. Everybody knows that. ${a} had only to hold out the pencil. It would be the end of the straight lines, and of the whale. It would have been so much easier not to have thought of it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'stand', 'proud', 'pencil'), seen(A, 'stand', 'calm'), seen(B, 'shout', 'excited')],
          things: ['pencil'],
        },
        `"This is ${w}," said ${a}, at the classroom door. "${w} has come as the writer. I'm what's being written." There was a silence, with hats in it. "Write me in, then!" said ${b}. "And me!" said eight others. ${w} licked the pencil, and began in the middle of the lighthouse. "Wunce there wos nine wizzerds," wrote ${w}, right across chapter two.`,
        `They went in together, ${w} in front. "The writer," said ${a}. "Somebody had to be." The wizards looked at the green jumper, and then they made room. "Am I in it?" said ${b}. "What do you do?" said ${w}, quite sternly. "I turn people into frogs." So it was put down, in letters as big as mice. One of the frogs went over the lighthouse, and that was the end of that.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'kneel', 'happy'), seen(W, 'kneel', 'excited'), seen(A, 'stand', 'worried')],
        },
        `After that there was no stopping them. All nine wrote at once, on both sides, upside down. The frogs were eaten by the cats, and the cats by mistake. Somebody leaned, and a cover tore. "Mind," said ${a}, and then gave up, and held still. Only ${n} stood apart, in the crown. "I might get ink on the fur," said ${n}. But ${n} watched every page.`,
        `It was passed round, with ${a} inside it. There was glue, and a footprint. There was a battle with soup, and in the middle of it the spine broke. ${w} ran from one side to the other, and shouted for more frogs. "Do you want to be in it?" ${a} said to ${n}. "I've been told not to sit down in this," said ${n}. ${n} looked at the soup as you look at the sea.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(T, 'stand', 'happy'),
            seen(N, 'hold', 'proud', 'book'),
            seen(A, 'stand', 'sad'),
            seen(W, 'sit', 'proud'),
          ],
          things: ['book'],
        },
        `At two o'clock ${t} gave the prize. The book on whales went to ${n}, as it was a very good queen. It couldn't have gone to a box in four pieces. ${a} clapped, and it cost something. "And now," said ${t}, "I should like to be read to." So ${w} read it out, all thirty pages, and they lay about and wept with laughing. "Who's in it?" said ${t}, at the end. "Everybody!"`,
        `The prize went to the queen. It had to. What was left of ${a} was two bits of cardboard and a sort of nest. ${a} saw the whale go by, under ${N.names} arm, and looked the other way. Then ${t} sat down on the floor. "Let's hear the other one," said ${t}. It was ${w} who read it aloud. Nobody had known that ${w} could do voices. "Who's in it?" "Everybody!" they all cried.`,
      ),
      page(
        {
          setting: 'school-gate',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(N, 'reach', 'shy'), seen(A, 'stand', 'surprised'), seen(W, 'look-up', 'surprised')],
        },
        `"Wait," said somebody at the gate. It was ${n}, holding up a good deal of fur. "Everybody isn't true. I'm not in it." ${n} had something long, folded small. "I took it out along the fold. Mine's got ninety pages left, and they're all about whales. Yours stopped rather suddenly." ${w} looked at it as a writer does. "They could be swallowed," said ${w}. "All of them? By that?" said ${n}, and went pink.`,
        `They'd got as far as the gate when ${n} came running, with the crown in one hand. "You said everybody," said ${n}. "There wasn't a queen." ${a} began to look for a bit that was still white. "I've brought my own page," said ${n}. It was grey, and folded eleven times. "It came out quite easily. I thought that the soup could turn out to be the sea." "It could," said ${w}, slowly. "It always was."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['box', 'lamp'],
        },
        `That night ${g} put tape on the spine, and read it by the lamp. "What's this word?" "Wizard," said ${a}. "And that?" "That's also wizard." They came to the end, where it said, "And then," and nothing more. ${a} took the corner, and began to unfold. It went over the quilt and the pillow, and up the wall, and ${g} had to move the lamp. There, under its chin, sat a very small queen.`,
        `"Who wrote this?" said ${g}, in the lamplight. "${w} did," said ${a}. "There's a lighthouse in it, under that frog." ${Gcap} turned the last page, and it was not the last. It unfolded, and unfolded. It went down the bed, and out on to the landing, and still there was tail to come. On the tail stood nine wizards and a cat. Somebody in a green jumper was drawing them.`,
      ),
    ],
  };
}

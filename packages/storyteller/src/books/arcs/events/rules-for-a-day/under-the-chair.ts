import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './office.ts';
import { old } from './under-the-chair-old.ts';

/** Whoever is in the big chair makes it a law that nobody is sad; what was lost by it is found from the floor. */
export const UNDER_THE_CHAIR: EventPlot = { id: 'under-the-chair', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, third } = going;
  const { role, room, outside, C, c, refrain: r, title } = partsOf(going);
  const also = third ? [seen(third, 'stand', 'happy')] : [];
  const there = third ? ` ${third.name} came to see.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: room,
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(C, 'stand', 'calm', 'book'), ...also],
          things: ['chair'],
        },
        `"Who is ${role} today?" said ${c}. "Me!" said ${A.introduced}. Up into the big chair!${there}`,
        `Up, up, into the big chair! ${A.introduced} was ${role} today. ${c} wrote it all down.${there}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(C, 'stand', 'calm')], things: ['cake'] },
        `"Cake first!" said ${a}. "${r}" said ${c}. And they all had cake first.`,
        `"Cake for everybody!" said ${a}. "${r}" said ${c}. Yum! Cake, cake, cake.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: [seen(C, 'jump', 'calm'), seen(B, 'jump', 'excited')] },
        `"Now hop!" said ${a}. "${r}" Hop, hop, hop! ${c} hopped. ${B.introduced} hopped. They ALL hopped.`,
        `"Nobody walks! Hop!" said ${a}. "${r}" Hop, hop went ${c}. Hop, hop, hop went ${B.introduced}.`,
      ),
      page(
        {
          setting: room,
          camera: 'medium',
          actors: [seen(A, 'shout', 'happy'), seen(C, 'stand', 'happy')],
          things: ['chair'],
        },
        `"And nobody is sad!" said ${a}. "${r}" In the big chair it was easy. ${c} smiled a big smile.`,
        `${a} thought, in the big chair. "Now nobody is sad!" said ${a}. "${r}" said ${c}. And all of them smiled.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'sad'), seen(A, 'look-up', 'surprised')] },
        `Sniff! Who was that? It was ${b}. ${b} held up a smile. It might fall down!`,
        `Sniff, sniff. Behind the door was ${b}, with a smile. ${b} held it up at both ends.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        `"Are you sad?" said ${a}. "I may not be," said ${b}. Drip, went a tear. Drip, drip.`,
        `"You're sad!" said ${a}. "No, no," said ${b}. "Nobody is." But, drip, there was a tear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(A, 'think', 'sad')] },
        `"I had a red button," said ${b}. "Then we had to hop. Now it's gone." "Oh," said ${a}.`,
        `"My red button!" said ${b}. "It hopped away." "I said hop," said ${a}. "Oh dear."`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'jump', 'worried'), seen(A, 'point', 'worried')] },
        `"Find it!" said ${a}. "${r}" said ${c}. You can't find things when you hop.`,
        `"Find that button!" said ${a}. "${r}" ${c} hopped here. ${c} hopped there. No button.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'sad')], things: ['chair'] },
        `Down came ${a}. Down, down, on to the floor. "You may cry," said ${a}. "I'll sit here too."`,
        `${a} got off the big chair. "You can be sad," said ${a}. "I'll be here." Then ${b} cried a bit.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'surprised')],
          things: ['chair', 'button'],
        },
        `And what can you see from the floor? A red button! It was under the big chair!`,
        `"Look!" said ${a}. You can't see it from up there. But from the floor you can. Under the big chair was the button!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'happy'), seen(C, 'stand', 'happy')] },
        `${b} let go of the smile. It stayed up by itself! "No more hops," said ${a}. "${r}" Down sat ${c}.`,
        `"You may all walk," said ${a}. "${r}" said ${c}. And ${b} smiled. It was a real one.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'hug', 'happy')] },
        `Next day ${a} was a bit sad. "Will you sit with me?" said ${a}. "${r}" said ${b}.`,
        `The next day ${a} fell down. Ow! There was no big chair now. "Sit with me," said ${a}. "${r}" said ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, third } = going;
  const { role, the, room, outside, all, law, C, c, refrain: r, title, things } = partsOf(going);
  const also = third ? [seen(third, 'stand', 'happy')] : [];
  const there = third ? ` ${third.name} came along to watch.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: room,
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(C, 'stand', 'calm', 'book'), ...also],
          things,
        },
        `On Monday ${the} went fishing. ${c} had the book and the pencil. "Somebody has to sit in the big chair. It's only till six." The first to come by was ${A.introduced}. And so ${a} was ${role} for a day.${there}`,
        `There is a big chair, and whoever sits in it is ${role}. On Monday it was empty, because ${the} had gone fishing. ${A.introduced} only wanted to see if it was soft. "Good morning," said ${c}, and opened a book. "What shall I write?" Now ${a} was ${role} for a day.${there}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(C, 'stand', 'calm')], things: ['cake'] },
        `${a} thought for no time at all. "Cake first," said ${a}. "Before breakfast." "${r}" said ${c}, and wrote it down. At nine o'clock ${all} was eating cake.`,
        `"Can I say anything I like?" said ${a}. "You can," said ${c}. "Then it's cake before breakfast." "${r}" And out went the ${law}, and ${all} had crumbs on its chin.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: [seen(C, 'jump', 'calm'), seen(B, 'jump', 'excited')] },
        `That went so well that ${a} made another ${law}. "Nobody walks today. Everybody hops." "${r}" ${c} hopped off to tell them. ${B.introduced} came hopping along, and everything in ${b}'s pockets hopped too.`,
        `"Now hop!" said ${a}. "${r}" From the window you could see them all go up and down. There was ${c}, very straight, with the book. There was ${B.introduced}, who hopped so high that things jingled.`,
      ),
      page(
        { setting: room, camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(C, 'stand', 'happy')], things },
        `Then ${a} thought of the best one of all. "Nobody is to be sad," said ${a}. "Not all day." ${c} looked up from the book. "Nobody?" "Nobody." "${r}" said ${c}, and smiled. It was the ${law} now.`,
        `${a} sat back in the big chair. What does everybody need? "I know," said ${a}. "From now on nobody's sad." The pencil stopped for a moment. "${r}" ${c} put on a smile like a clean shirt.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'sad'), seen(A, 'look-up', 'surprised')], things: [] },
        `It was very quiet, with everybody happy. Then something sniffed. Behind the curtain stood ${b}, with a smile. ${b} was holding it up at the corners. It would have fallen down.`,
        `"Sniff," said the curtain. ${a} looked behind it. There was ${b}. It was a strange sort of smile that ${b} had. It had to be held up on both sides.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        `"Are you sad?" said ${a}. "I can't be," said ${b}. "It's the ${law}." A tear ran down, all the way, and dropped off. You can't wipe your eyes while you are holding up a smile.`,
        `"Something's wrong," said ${a}. "No," said ${b}, round the smile. "Nothing is. It's not allowed." But there came a tear. ${b} had no hand free, and had to let it run.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(A, 'think', 'sad')] },
        `It came out in bits. There had been a red button. It was round, and ${b} had had it for ever. "And then we all had to hop," said ${b}. ${a} thought about who had said that. It did not take long.`,
        `"I had a red button," said ${b}. "I always have it with me. It was here this morning. Then it was hopping, and now it isn't here." "That was my ${law}," said ${a}. "The hopping." "It's all right," said ${b}, and held the smile a bit higher.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'jump', 'worried'), seen(A, 'point', 'worried')], things },
        `${a} ran back to the big chair. "Find that button!" "${r}" said ${c}. They all looked for it, hopping. But nobody who hops can see a button, and they couldn't even look worried. ${a} said it louder. It did not help.`,
        `That's what a big chair is for. "Everybody look for the button!" said ${a}. "${r}" And ${c} hopped, and the cook hopped, all smiling, and the floor shook. Whatever was small and round rolled further under something.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'sad')], things: ['chair'] },
        `There was one more thing to try. ${a} climbed down from the big chair, and sat on the floor by ${b}. "You needn't hold it up," said ${a}. "I'll sit here." So ${b} let go, and cried, and it took as long as it took.`,
        `${a} slid off the big chair and on to the carpet. "Let it fall," said ${a}. The smile fell. ${b} cried, out loud, for about as long as a song. ${a} didn't say one word. It was the first thing all day that nobody wrote down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'surprised')],
          things: ['chair', 'button'],
        },
        `"Oh," said ${a} after a while, with one ear on the carpet. There are things that you can't see from a big chair. But from the floor you can see right under it. And there, by the back leg, was something red and round.`,
        `Down there you could see dust, and the underneath of everything. "${b}," said ${a} slowly, "what's that?" It was just below where ${a} had sat all day. It was the one place that you couldn't see from there. It was the button.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'happy'), seen(C, 'stand', 'happy')] },
        `${b} smiled, and it stayed up by itself. At six ${c} came with the book. "Which of these shall I keep?" "Cross them all out," said ${a}. "Just put that anybody may be sad. And that somebody sits down with them." "${r}" said ${c}, and sat down.`,
        `The clock struck six. "You've still time for one more," said ${c}. "No more hopping," said ${a}, "and you may be sad when you are. Only, not by yourself." "${r}" said ${c}. It was a relief. And there was ${b}, with both hands free, and a smile on.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'hug', 'happy')] },
        `The next day ${the} was back, and ${a} was nobody but ${a}. It wasn't a very good day. ${a} sat in the grass with it, and ${b} came past. "Can you stop here a bit?" said ${a}. "${r}" said ${b}. And then there were two in the grass.`,
        `On Tuesday ${a} had no chair, and a grazed knee. "I'm a bit sad," said ${a}, to nobody. You can't order anybody to do a thing, when you are only ${a}. "Would you sit with me?" said ${a}. "${r}" said ${b}.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Nobody is in!',
  'There is nobody there!',
  'All gone in!',
  'Not one to be seen!',
  'Nobody is here!',
  'There is nobody home!',
  'Nobody at home!',
  'All of them gone!',
  'Not even one!',
  'All gone indoors!',
  'Nobody to be seen!',
] as const;
const TITLES = ['nobody is in', 'feeding time', 'who came to see whom', 'a sandwich at three'];

const isFarm = ({ raw }: Going): boolean => /farm/.test(raw) && !/zoo/.test(raw);

/** Every animal is indoors, until there are sandwiches, and then all of them come to look. */
export const NOBODY_IN: EventPlot = {
  id: 'nobody-in',
  young: (going) => young(apart(going)),
  middle: (going) => middle(apart(going)),
  old: (going) => old(apart(going)),
};

/** Who lives there: three to be looked for. */
const livesThere = (going: Going): readonly [string, string, string] =>
  isFarm(going) ? ['the pigs', 'the sheep', 'the donkey'] : ['the lion', 'the bears', 'the giraffe'];

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const place = isFarm(going) ? 'the farm' : 'the zoo';
  const setting = isFarm(going) ? ('farm' as const) : ('jungle' as const);
  const [one, two, three] = livesThere(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')] },
        `They went to ${place}. ${A.introduced} ran in front. ${B.introduced} ran, too.${comesToo}`,
        `Here was ${place}! In went ${A.introduced}. In went ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious')], things: ['sign'] },
        `There was a sign. "Feeding time is at three," said ${g}.`,
        `"What does that sign say?" said ${b}. "Feeding time: three," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised')], things: ['fence'] },
        `First they went to ${one}. They looked and looked. "${refrain}" said ${a}.`,
        `They ran to ${one}. There was some straw. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'surprised')], things: ['fence'] },
        `Then they went to ${two}. There was a log. "${refrain}" said ${b}.`,
        `Next came ${two}. They saw a big log. It did not move. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'sad'), things: ['fence'] },
        `So they went to ${three}. They saw a tree, and some grass. "${refrain}"`,
        `And ${three}? They called. They waved. They waited. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `They sat on a bench. It was three o'clock. "I am hungry," said ${b}.`,
        `It was three. They all sat down. "Sandwich?" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sandwich')], things: ['sandwich'] },
        `${Gcap} had sandwiches. Crinkle, went the paper. Munch, went ${a}. Munch, munch.`,
        `Crinkle, crinkle! Out came the sandwiches. ${a} took a big bite. Munch!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'surprised')], things: ['fence'] },
        `"Shh," said ${k}. "I can hear feet." A nose came out. Then came an ear.`,
        `Something moved. "Look there!" said ${k}. It was a nose. It was two noses!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `They all came! ${cap(one)}, and ${two}, and ${three}. They all looked at ${a}.`,
        `Out came ${one}. Out came ${two} and ${three}. They stood and looked!`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'happy') },
        `"It is feeding time," said ${k}. "And they came to see us!"`,
        `"Who is in?" said ${k}. "We are in! And they came to look!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const place = isFarm(going) ? 'the farm' : 'the zoo';
  const setting = isFarm(going) ? ('farm' as const) : ('jungle' as const);
  const [one, two, three] = livesThere(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')] },
        `All week ${A.introduced} had talked of nothing but ${place}. "I'm going to look at every animal for five minutes," said ${a}.${comesToo} "I'm going to wave," said ${B.introduced}.`,
        `They were the first through the gate of ${place}.${comesToo} ${A.introduced} knew just what to see. "We'll see everybody," said ${a}. "What if they want to see us?" said ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(G, 'stand', 'happy')], things: ['sign'] },
        `By the bench there was a sign. FEEDING TIME, it said. THREE O'CLOCK. PLEASE DO NOT KNOCK ON THE GLASS. "I wouldn't knock," said ${b}, "if I was being fed."`,
        `"Feeding time," ${g} read from a sign. "Three o'clock, by the bench." There was nothing by the bench but some crumbs. So they went on, to be back in time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised')], things: ['fence'] },
        `They began with ${one}. There was a heap of straw, and a door, and the door was shut. They looked at the straw for the whole five minutes. "${refrain}" said ${a}.`,
        `Here was where ${one} lived. ${a} stood on the rail. There was a bowl, and a ball, and a very good bed. But it had nothing in it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'surprised')], things: ['fence'] },
        `"Come on," said ${b}, "to ${two}." They saw a log, and a pool with a leaf on it. ${b} waved to the log, to be polite. "${refrain}"`,
        `Then they tried ${two}. "Is that one?" said ${b}. It was a rock. "Is that?" That was a rock as well. They were very like. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'sad'), things: ['fence'] },
        `There was still ${three}. They ran. They called softly, and not so softly. They saw a tree, and a bit of a shed. "They've all gone out," said ${a}. "${refrain}"`,
        `"You can't miss ${three}," said ${g}. But they did. It was hot, and every door was shut. Behind one of them something turned over in its sleep. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `They had seen eleven doors and a lot of straw. "We might as well go home," said ${a}. But it was a long way to the bus. They sat down on the bench to do up a shoe.`,
        `They came back to the bench with sore feet. "We saw a duck," said ${b}. "It was only visiting," said ${a}. They sat there, side by side, and looked at their knees.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'sandwich'), seen(G, 'sit', 'happy')],
          things: ['sandwich'],
        },
        `A clock struck three. "Well, I'm hungry," said ${g}, and took out the sandwiches. Crinkle, went the paper. It was a loud sort of paper. "Cheese," said ${a}, and took a bite.`,
        `"At least there's lunch," said ${g}. "What time is it?" "Three," said ${b}. Crackle, went the bag. They each took a sandwich. For a time there was no sound but munching.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'surprised')], things: ['fence'] },
        `"Don't turn round," said ${k}. "Somebody's watching." There was a nose at the first fence. There was a nose at the next. A door creaked. Then all the doors creaked.`,
        `${k} had the feeling of being looked at. Over there was an eye. It blinked. Another one opened beside it. "Keep eating," whispered ${k}. "I think it's working."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `Out they came: ${one}, and ${two}, and ${three}. They came right up to the fence and stood in a row. They looked at ${a} for a good five minutes. One of them waved an ear.`,
        `Then came ${one}, and ${three}, and ${two} with straw on. They leaned over the rail, shoulder to shoulder. The little ones were let through to the front. When ${a} took a bite, they all opened their mouths.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'happy'), things: ['sign', 'sandwich'] },
        `"Three o'clock," said ${k}, "by the bench. It's feeding time. It's us!" So they sat up straight, and ate nicely, and waved. Nobody knocked on the glass.`,
        `"We've got it the wrong way round," said ${k}. "We don't go to look at them. They come and look at us!" It went on until the last crust. Then they all went in again, and so did the animals.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const place = isFarm(going) ? 'the farm' : 'the zoo';
  const setting = isFarm(going) ? ('farm' as const) : ('jungle' as const);
  const [one, two, three] = livesThere(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'notebook'), seen(B, 'walk', 'happy')],
          things: ['notebook'],
        },
        `${A.introduced} had come to ${place} to study. There was a notebook, ruled in columns: what it was, how big, and what it did. ${B.introduced} had come because there would be sandwiches.${comesToo} "An observer," said ${a}, "has to be patient, and sit still, and not be noticed." "I can do that," said ${b}. "I do it at school."`,
        `There were two kinds of people at the gate of ${place} that morning. ${A.introduced} was the kind with a notebook, who meant to go home knowing something. ${B.introduced} was the kind with a lunch.${comesToo} "You have to watch them without their seeing you," said ${a}. "Otherwise they don't behave naturally." "Nor do I," said ${b}, "when I'm watched."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(B, 'point', 'curious')], things: ['sign'] },
        `There was a bench just inside, and a sign above it. FEEDING TIME, it said, DAILY AT THREE. BEST VIEW FROM THE RAIL. They looked at the rail. It went all round them, at a distance. "Best view of what?" said ${b}. There was nothing there but the bench. "We'll come back," said ${a}, and made a note.`,
        `FEEDING, said a board by the first bench. THREE O'CLOCK. PLEASE DO NOT LEAN OVER THE RAIL. ${Gcap} sat down to try it. It was a good bench, out in the open, with rails on every side. "You feel rather on show," said ${g}. "It's in a funny place," said ${b}. But ${a} was already at the first of the pens, sharpening.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised')], things: ['fence', 'notebook'] },
        `They began with ${one}. ${a} lay down flat in the grass and was not noticed for twenty minutes. It was very well done. There was nobody to notice. There was a shut door, some straw, and a smell. "${refrain}" said ${a}, and wrote it in the column.`,
        `It was the hottest day of the summer. Where ${one} should have been, there was a bowl of water with a leaf going round in it. ${a} waited. You must not move, or hum. At the end of half an hour the leaf had gone round nine times. That went into the book. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'calm'), seen(A, 'stand', 'worried')], things: ['fence'] },
        `It was the same with ${two}. They had a fine large log in there. ${b} thought that it breathed. They watched it for a page and a half. "It's a log," said ${a}. "It's doing it well, though," said ${b}. "${refrain}" Somewhere inside, in the cool, somebody snored, and somebody told them to stop.`,
        `After that they went on to ${two}. There was a rock, which might have been one of them, and a shadow, which might have been another. ${a} made a drawing. The rock did not mind. "Couldn't we knock?" said ${b}. "You never knock," said ${a}. "You're not supposed to be there." "${refrain}" said ${b}. "Them or us."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'happy')], things: ['fence', 'notebook'] },
        `By half past two there was only ${three} to go. It is not a thing that you can overlook. They overlooked it for forty minutes. "${refrain}" All the columns said the same. They were ruled so neatly, and there was nothing whatever in them. "I did it right," said ${a}. "I was so still that a snail went up me."`,
        `So it came down to ${three}. ${a} had saved that until last. There was a high door, with a chink of dark in it, and in the dark an eyelash. It may have been a straw. They stayed until their legs had gone to sleep. "${refrain}" ${a} shut the book. "I might have stayed at home," said ${a}, "and looked at the shed."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'angry'), seen(B, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `They went back to the bench, since it was there. "You rustled," said ${a}. "You've got crisps in that bag. I could hear them all day." "I didn't eat one," said ${b}. "I carried them for five hours, not eating. That's the most patient I've ever been, and you didn't notice." ${a} had not. It was not a comfortable thing for an observer to be told.`,
        `"It's because of you," said ${a}, dropping down on the bench. "You fidget. They'll have felt it through the ground." ${b} looked into the lunch bag for some time. "I sat in an ants' nest for you," said ${b}. "By the second one. I didn't say so, because you said not to move." There is not a column for that. ${a} looked for somewhere to put it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'shy'), seen(B, 'hold', 'happy', 'sandwich')],
          things: ['sandwich'],
        },
        `Over the trees a clock began to strike. "I'm sorry," said ${a}. "It's all spoilt, so we might as well rustle. Is there cheese?" To give up is not so bad when there is cheese. ${b} undid the paper, and it made a noise like a small fire. They had been so quiet since ten. Now they crackled and munched, and laughed at the crackling. It was three.`,
        `"Open it," said ${a} at last. "Make as much noise as you like. You've earned it." The clock was striking. The notebook went under the bench. ${b} took hold of the bag by both corners, and pulled. It went off like a firework. After such a day it was the best sound in the world. They ate with their mouths full, and told ${g} the whole of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'surprised')], things: ['fence', 'sandwich'] },
        `It was ${k} who stopped chewing. "Go on as you are," said ${k}, not moving any lips. "Behave naturally. There's somebody at the rail." There was a nose between the bars. There was a pair of ears above the hedge. All round them, one after another, the doors were opening, and out of the dark came ${one}, yawning.`,
        `${k} felt it first, like sun on one side of the face. Somebody was looking. By the rail there stood a leg that had not been there before. A bush had eyes in it. "Don't turn round," breathed ${k}. "Carry on eating. I believe we're being observed." Hinges creaked. There was a patter and a shuffle, from all sides, towards the bench.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'excited'), things: ['sign', 'sandwich'] },
        `They all came. There were ${one}, and ${two}, and behind them, looking over, ${three}. They lined the rail. They were patient, and stood very still. When ${b} bit, they leaned forward. When ${a} scratched an ear, a murmur went round. FEEDING TIME, said the sign, DAILY AT THREE. BEST VIEW FROM THE RAIL. "It's not about them," said ${k}. "It never said it was. It's us."`,
        `Never had anyone been so looked at. ${cap(one)} had brought the family. From the other side came ${two}, shoving a bit, and over all the heads rose ${three}. The small ones were let in under the rail. They did not knock, or lean over. Every time that ${b} took a bite they sighed. "It's feeding time," said ${k}. "It says so, up there. We're the ones that get fed."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['notebook'] },
        `${a} could have reached the notebook with one foot. There they were, every one that was missing from the columns, in a good light. But you can't write and be watched. It isn't natural. ${a} left it where it was. Then ${a} took a crisp, and ate it slowly, for the ones at the back. When the last crust had gone, they all went in. And somebody, going, looked round, as if to make a note.`,
        `"Shall I get your book?" whispered ${b}. ${a} thought of it: how big, and what they did. They did nothing. They looked, with all their eyes, as you look at something that you have come a long way to see. "No," said ${a}. "I'm in the middle of being one." They ate the whole lunch for them, crust by crust. The show closed at half past. On the way out they both bowed.`,
      ),
    ],
  };
}

import type { Fault, ShowWords } from './fault.ts';

type ShowLine = (words: ShowWords) => string;

/** More whole tellings, for 8 to 12, of what goes wrong on the day, of what the others try, and of the last picture. */
interface OnTheDay {
  readonly missing: readonly [ShowLine, ShowLine];
  readonly others: readonly [ShowLine, ShowLine];
  readonly last: readonly [ShowLine, ShowLine];
}

/** By the id of a fault. Each telling fits every other one of its fault. */
const ON_THE_DAY: Readonly<Record<Fault['id'], OnTheDay>> = {
  hums: {
    missing: [
      ({ s }) =>
        `On Saturday they stood in line with their chins up, and waited for the first note. ${s} counted three and pressed the button. The machine coughed. It played half a bar of something, backwards, very slowly, like an uncle falling asleep. Then its small red eye went out.`,
      ({ s }) =>
        `There is a moment when three hundred people stop rustling. On Saturday it came. ${s} looked along the row, smiled, and pushed down the button for the music. Nothing. ${s} pushed it again, and harder, and the button came off. It rolled all the way to the edge, and over, and somebody's aunt caught it.`,
    ],
    others: [
      ({ s }) =>
        `${s} shook the machine, and looked underneath it, and said something kind to it. It did not help. One of the big ones clapped a beat instead. But a clap only tells you when. It does not tell you up or down, or where the sad part comes. They took four steps and bumped to a stop, like trucks in a yard.`,
      ({ s }) =>
        `"Does anybody have it at home?" ${s} asked the people, and a man ran out to look. It would be twenty minutes there and back. They tried it on a comb. They tried it on a whistle, which knew only one note and was proud of it. After that the line just stood, with its arms hanging, and looked at the floor.`,
    ],
    last: [
      ({ n, t }) =>
        `On Monday the machine went to be mended. The man there asked for the tune, so that he could test it. Nobody could say. So ${n} went along with it, on the bus. ${t} went too, for the bit half a line behind. They had the back seat, and by the third stop so had everyone.`,
      ({ s, n }) =>
        `Very late, with the chairs all up, ${s} was sweeping, and stopped. It was quite dark in there, and quite empty. Something was still going round in it, up by the lamps. ${s} stood and leaned on the broom, and hummed along. Across the road a window was open. That was where ${n} was, asleep, with both lips shut.`,
    ],
  },
  counts: {
    missing: [
      ({ s }) =>
        `They were all in their places by two on Saturday, with clean knees. There was no ${s}. Now it was ${s} who gave the nod. One nod, and they went off like a drawer shutting. Then the telephone rang in the office. "Sheep," it said, from a long way away. "On the road. I can see the roof from the bus. Don't wait."`,
      ({ s }) =>
        `Some people are like the pin in a hinge, and you never look at them. ${s} stood at the side and nodded, and that was all ${s} ever did. On Saturday the side was empty. The half past one bus had not come, nor the one behind it. A boy on a bicycle said there were sheep from wall to wall.`,
    ],
    others: [
      () =>
        `"I'll nod," said the biggest, and nodded. But a nod is only seen by whoever is looking. They had all been taught to look straight ahead. The left half went. The right half wondered where the left half was going. By the second line there was a gap that you could have driven a sheep through.`,
      () =>
        `They decided to listen for the clock, and begin when it struck. It was a good plan. It was also eleven minutes past, so it meant fifty minutes of holding one leg in the air. They lasted for two. Then some put it down, and some did not. A lady in the front asked if that had been it.`,
    ],
    last: [
      ({ n, t, s }) =>
        `It is nine stops home by that bus, and there were still some sheep. "One," said ${n}, at the window. "Two." By a hundred and six the whole bus was doing it, with ${s} for the hundreds. "Fee," said ${t}, whenever there was one on its own.`,
      ({ n, t }) =>
        `There are forty-one stairs up to where ${n} lives. Somebody counted them that night, out loud, with a hand on the rail. On the other side of the wall somebody smaller was going up to bed as well. "Two, fee," it said, through the bricks. That was ${t}. They got to the top together.`,
    ],
  },
  tells: {
    missing: [
      () =>
        `By three on Saturday you could not have got another coat in. It always began with the man in the good jacket. He walked out, and told people what they had come for, and they believed him. But there he was in the wings, with a scarf on, pointing at his throat. What came out was a squeak and a bit of steam.`,
      () =>
        `On Saturday the lights went down, and nobody came out. There ought to have been a jacket, with a man in it, to say what everything was. He had lost his voice at breakfast, and had gone home to look for it. So the thing began by itself, in a corner. The people thought that it was somebody moving chairs.`,
    ],
    others: [
      ({ s }) =>
        `"They only need a word," said ${s}, and took a large card and a thick pen. SUPER, it was going to say, and then the rest. But the pen had its own ideas about how wide an R is. "SOUP," read the front row, pleased. It was handed back along the seats. A queue began to form by the kitchen.`,
      ({ s }) =>
        `Somebody thought of drawing it. ${s} drew people, and arrows, and a round thing for the middle, and held it over one shoulder. They turned their heads this way and that. "It's a bowl," said a man with glasses. "It's soup. There's the steam." It was passed on as soup from row to row, and spoons were talked about.`,
    ],
    last: [
      ({ n, t }) =>
        `There really was soup in the end, since so many people had asked for it. It was carried in at six. "Now watch this," said ${n}, with a finger in the air. "She takes the lid off. That's the hard part." "And then?" said ${t}. All down the long table the spoons stopped, and waited to be told.`,
      ({ n, t, s }) =>
        `The sign is kept in the cupboard, and on soup days ${s} puts it out. As for ${n}, there is a letter from the home for old sailors, who cannot see very far. Would somebody come on Fridays and tell them what the harbour is doing? So ${n} does. ${t} sits underneath, to say, "And then?"`,
    ],
  },
  waves: {
    missing: [
      ({ t, s }) =>
        `On Saturday everyone was in a straight line, in the order that they had practised. Between the sixth and the eighth was a gap. It was just as wide as ${t}. "Has anyone seen the seventh?" whispered ${s}. Then a fold of the curtain breathed in. There was one shoe beneath it, laced up wrong, and it was shaking.`,
      ({ t }) =>
        `They had been through everything that could go wrong on Saturday, and had a plan for each. There was no plan for ${t}. ${t} had come on with the others, looked up, and gone straight back behind the curtain. You could see where. There was a bump, as high as a door handle, and under it was a shoe. "I've gone home," said the bump.`,
    ],
    others: [
      ({ t, s }) =>
        `One of the big ones tried to lead ${t} out by the hand. But the hand held on to the curtain, and the curtain rings began to come off, one by one. "It's quite safe," said ${s}. It was. That had nothing to do with it. You can't be told that you are not afraid. The shoe turned round and faced the wall.`,
      ({ s, t }) =>
        `They began again without ${t}, to show how easy it was. Now it was one more thing to be left out of. They counted to three. ${s} made a funny face, and it was very funny. But nobody behind a curtain can see a face. "It's dark in here," it said, quite small. "I like it."`,
    ],
    last: [
      ({ n, t }) =>
        `The photograph came out on the Monday. Everyone is in it, in order, from the first to the last. They are all a bit blurred at one side. It looks like a row of birds. It is only that ${t} saw the man with the camera. And ${n} saw ${t}. After that there was no stopping it.`,
      ({ n, t }) =>
        `At bedtime ${n} looked out, as you do. There was a window across the yard with a lamp in it, and in the window was somebody small. Up went a hand. Up went the other. Behind them the curtain was shut, and there was nobody in it at all. "Good night," said ${t}, with all five fingers.`,
    ],
  },
  'turned-round': {
    missing: [
      () =>
        `On Saturday the sun came out, which was the whole trouble. It shone on the new paint of the front doors until they were one door. Six men pushed. It would not so much as creak. "There's always the back," said somebody. So in they all came, past the mops, and sat down on the floor where the scenery was. It was the wrong end of everything.`,
      () =>
        `Three hundred chairs had been borrowed for it, and on Saturday they all looked one way. They had come with a man, who had been told to face them to the clock. He did not know that there were two clocks. And when the front doors stuck, and everyone came in from behind, nobody could get past to turn them.`,
    ],
    others: [
      ({ s }) =>
        `${s} drew a second F, on the other side, and rubbed out the first. But it was their feet that knew the way, and feet can't read. They set off to the left that was now the right. Halfway over, they met themselves coming back. It was a very polite crash. Two of them shook hands, and asked how it was going.`,
      ({ s }) =>
        `"Do it backwards," said ${s}. They did try. But backwards is not the same as the other way round. It only means that you begin with the bow. People clapped, and got up to find their coats. It took a while to get them to sit down. After that nobody in the line liked to move at all.`,
    ],
    last: [
      ({ n, t }) =>
        `They went home by the back way, past the bins, since that was the front now. At the bus stop ${n} stood looking at the hedge, and so did ${t}. When the bus came it stopped at the other side of the road. It had been turned round too, because of the doors. They were the only two who did not have to cross.`,
      ({ n, t, s }) =>
        `"This way," says ${s} to the new ones, every Monday, and turns them round by the shoulders. Then ${s} looks along the row and leaves two of them as they are. There is a small picture on the wall back there. It is of a granny with a mint. It was ${t} who drew it, and ${n} who held the tape.`,
    ],
  },
  'eyes-shut': {
    missing: [
      () =>
        `It had been a grand idea to have two hundred coloured bulbs on Saturday, and a kettle. They were all on one plug. For four whole seconds it was the brightest hall in the country. Then something said tick. The bulbs went, and the lamps went, and so did the green sign over the door. You could not find your own nose.`,
      () =>
        `On Saturday they were half a breath from the first note. A big soft dark came down on the place, all at once, like a hat. A wire had gone, out on the moor. "Nobody move," said a voice. Nobody could see anywhere to move to. Far back in the seats a sweet was being unwrapped, by feel.`,
    ],
    others: [
      ({ s }) =>
        `${s} lit the torch. It had been left on since Monday, and made a spot as big as a penny. It showed them one shoe. It showed them half of an ear. They followed the spot for a bit, like kittens, and came to the end of the stage. "Stay where you are," said ${s}, and the penny went out as well.`,
      ({ s }) =>
        `"Then tap it," said ${s}, "tap it on the wood." But a tap in the dark comes from everywhere. One came in on the tap, and one on the echo of it, and someone on a granny's stick. It was like six clocks in a shop. It stopped. There was a long, black hush, with three hundred people in it.`,
    ],
    last: [
      ({ n, s }) =>
        `Nobody hurried when the lights came on. They blinked, and looked about to see who had been next to them. "It went by so fast," they said, going out under real stars. ${s} was the last, and felt for the switch, and turned everything off again. There was time to stand in it for a minute. It was just as ${n} had said. It was nearer.`,
      ({ n, t }) =>
        `That night ${t} could not find the lamp, and called across the landing. "You don't need one," said ${n}, from bed. "It's four steps, and then a rug." There was a bump, quite a happy one. "Three," said ${t}. "I've got bigger." And they lay there, on both sides of the wall, with their eyes shut, going through it.`,
    ],
  },
  spares: {
    missing: [
      ({ s }) =>
        `Nothing had been forgotten. It said so on the box, in ${s}'s best writing: EVERYTHING. At two on Saturday they all stood round it in their clean shirts, and somebody lifted the lid. It was full of hymn books. It was the wrong box. The right one was out on the road, on the seat of a bus, with a ticket to the sea.`,
      ({ s }) =>
        `It was such a good box that ${s} had put everything in it, and on Saturday it took the bus. It sat up in front like a lord. "And then I got off," said ${s}, very slowly, in front of all those people, "with my umbrella." They listened. You could just hear the bus change gear at the top of the hill.`,
    ],
    others: [
      ({ s }) =>
        `One ran for the next bus, but the next bus was on Monday. One looked under the seats, and came out with a comb. "We could do it without," said ${s}, and they stood there for a minute and did it without. It was like watching people wait for a train. A baby in the third row began to cry, from kindness.`,
      ({ s }) =>
        `"Has anyone brought anything?" ${s} called out to the seats. They were good people, and they emptied their pockets. It came to eleven keys, some string too short to tie, and half of a bun. They laid it out on the floor and looked at it. You could not do very much with that, however you put it.`,
    ],
    last: [
      ({ n, s, t }) =>
        `When they had cleared up there was a heap by the door, and it had to be carried home. It took all three of them. ${n} had the bag, and ${s} had the bundle. Behind them came ${t}, with the potato, which had been through a good deal. "In case of tomorrow," said ${t}.`,
      ({ n, t }) =>
        `${t} planted the potato. It was the one from that Saturday, and it did not seem right to eat it. By summer there were eleven. They are in a sack, in the hall, under the strong hook. "What are they for?" people ask, falling over it. "We don't know yet," says ${n}, and puts in a twelfth.`,
    ],
  },
};

/** Every telling of one page of the day for 8 to 12. */
export function toldOnTheDay(fault: Fault, page: keyof OnTheDay, words: ShowWords): readonly string[] {
  const more = ON_THE_DAY[fault.id]?.[page] ?? [];
  return [fault[page].old, ...more].map((line) => line(words));
}

import type { Fault } from './fault.ts';

/** Faults one can see. */
export const FAULTS_SEEN: readonly Fault[] = [
  {
    id: 'turned-round',
    onlyFor: ['singing', 'drumming', 'ballet', 'dancing', 'magic tricks', 'skipping', 'piano'],
    first: {
      young: ({ n, s }) => `${n} looks at the wall. "Turn round!" said ${s}. "The people sit here."`,
      middle: ({ n, s }) =>
        `But ${n} did it facing the wall. Walls do not look at you. "The people will sit over here," said ${s}. "All they'll see is your back."`,
      old: ({ n, s }) =>
        `But ${n} did it facing the back wall. Nobody had said to. It was only that a wall does not look at you. "People don't come to see a collar," said ${s}, and turned ${n} round to the front. It lasted for as long as it takes to boil an egg.`,
    },
    again: {
      young: ({ n, t }) => `${n} turned round. Oh, no! Back to the wall again. So did ${t}.`,
      middle: ({ n, t }) =>
        `On Wednesday they marked the front with a big chalk F. ${n} still faced the other way. And ${t} copied, so now there were two backs.`,
      old: ({ n, t }) =>
        `On Wednesday ${n} was given a chalk F on the floor, for front. The trouble was that when you look at your feet you turn, to read it. And ${t}, who was the smallest and copied, had got it quite by heart the wrong way round. Now there were two collars, side by side.`,
    },
    missing: {
      young: () => `It is the big day. The front door is stuck! The people sit at the back.`,
      middle: () =>
        `On Saturday the front door was stuck, and it would not open for anyone. So they all came in at the back, and the chairs went there too.`,
      old: () =>
        `On Saturday, at ten to three, the front doors stuck. They had been painted, and had dried like that. There were three hundred people in the road. So they were let in at the back, by the bins, and had to sit down where they found themselves. When it was done, the back was the front.`,
    },
    others: {
      young: ({ s }) => `"Turn round, all of you!" said ${s}. But now left was right. Bump!`,
      middle: () =>
        `"Just turn round," they said. But then your left is on the right, and so is everyone's. They met in the middle with a bump, and all said sorry.`,
      old: () =>
        `"We'll simply turn round," they said. But a thing that you know by heart, you know in one direction. Turned round, left is right, and near is far, and the one who was beside you is somebody else. They tried the first minute. Everyone met in the middle, and there were a good many elbows.`,
    },
    fills: {
      young: [
        ({ n, t }) => `${n} always looked that way. ${n} knows how it goes. "Follow me!" And ${t} did.`,
        ({ n, t }) => `${n} and ${t} always looked that way. They just began. All the others followed.`,
        ({ n, t }) => `The people sit by the wall now. ${n} looks at them. ${t} looks too. It is easy!`,
      ],
      middle: [
        ({ n, t }) =>
          `Two of them had not bumped into anything. ${n} and ${t} had learnt it that way round, all week. They went to the front, and the others followed them.`,
        ({ n }) =>
          `For ${n} nothing had changed at all. Left was where it always was. So everybody did what ${n} did, a tiny bit later. From the chairs it looked like a wave.`,
        ({ n, s }) =>
          `"Watch ${n}!" called ${s}, and they did. ${n} had always looked that way. Only it was not a wall now. It was full of faces, and they were all smiling.`,
      ],
      old: [
        ({ n, t }) =>
          `Only two people in the room were facing the way that they had practised. ${n} looked up, and where the wall had been there was a granny, eating a mint. It was the way that ${n} had always looked. So ${n} began, and ${t} began, and the others fell in behind. They looked at two collars, and knew where they were.`,
        ({ n, s }) =>
          `"Nobody knows it this way round," said ${s}, with both hands in both pockets. "I do," said ${n}. The last row was the first row now, and ${n} was in it. Behind ${n} they all came into line, like a shirt when you shake it. "Oh," said ${s}. "Oh, look at that."`,
        ({ n }) =>
          `Now everybody was looking the way that ${n} had always looked. ${n} did what there was to do, as on Monday, and Tuesday, and Wednesday. Where the wall had been there were people now. That was the only difference, and the others followed ${n}.`,
      ],
    },
    last: {
      young: ({ n }) => `${n} is in bed. ${n} looks at the wall. Good night, wall.`,
      middle: ({ n }) =>
        `They never did mend the door. People like it better from the back, now. In the hall there is a chalk F, and it is for ${n}.`,
      old: ({ n, t }) =>
        `The doors have been sanded since, and open at a touch. But the chairs have stayed. On the wall behind everybody there is a clean patch, about as high as ${n}, and a lower one. That is ${t}.`,
    },
  },
  {
    id: 'eyes-shut',
    onlyFor: ['singing', 'drumming', 'dancing', 'piano'],
    first: {
      young: ({ n, s }) => `${n} shuts both eyes. "Open them!" said ${s}. "You can't see my hand."`,
      middle: ({ n, s }) =>
        `But ${n} did it all with both eyes shut. It went better, on the inside. "You can't see my hand go up," said ${s}. "Nobody will know when to stop."`,
      old: ({ n, s }) =>
        `But ${n} did it with both eyes shut. There was more room like that. The trouble was that ${s} gave all the signs by hand, go and stop and softer. ${n} saw none of them, and went sailing on alone after everyone else had got to the end.`,
    },
    again: {
      young: ({ n, t }) => `${n} opened them, and forgot it all. So ${n} shut them. So did ${t}.`,
      middle: ({ n, t }) =>
        `On Wednesday ${n} kept them open, and saw everybody, and forgot it all. So they were shut again. And now ${t} had shut both eyes too, and walked into a stand.`,
      old: ({ n, t }) =>
        `On Wednesday ${n} kept them open by holding them. There was such a lot to see that nothing else could get in. Then it was ${t}, the smallest, who copied, and had both eyes shut from the first beat to the last. ${t} walked into a music stand, and said sorry to it.`,
    },
    missing: {
      young: () => `It is the big day. Ping! Out went all the lights. How dark it was!`,
      middle: () =>
        `On Saturday the seats were full. Up went the curtain. And then, ping, out went the lights. There was not a window in the place. It was as dark as a pocket.`,
      old: () =>
        `On Saturday every seat was full. The curtain went up, and there was a nice warm glow, and one cough. Then there was a ping, somewhere under the floor, and out went every light there was. There were no windows in that hall. It was as dark as the inside of a cow.`,
    },
    others: {
      young: ({ s }) => `${s} held up a hand. But it was dark. Nobody could see it.`,
      middle: ({ s }) =>
        `${s} held up a hand for go. But nobody could see it. Somebody began, and lost the place, and stopped. You could hear them all not knowing.`,
      old: ({ s }) =>
        `"Watch my hand," said ${s}, which was no use to anybody. Two or three of them made a start. But they had always looked, at a hand, or a page, or their own ten fingers. Now there was nothing to look at. They stopped, and stood there in the dark.`,
    },
    fills: {
      young: [
        ({ n, t }) => `${n} can do it in the dark. ${n} shut both eyes. Listen! ${t} came in too.`,
        ({ n, t }) => `Dark is just like eyes shut. So ${n} began. Then ${t} did. Then everybody did.`,
        ({ n, t }) => `${n} does not need to see. ${n} began. "Listen," said ${t}. They all joined in.`,
      ],
      middle: [
        ({ n }) =>
          `${n} shut both eyes, as always, and it was no darker than before. So ${n} began. ${n} knew it all without looking. One by one the others joined in.`,
        ({ n, t }) =>
          `In the dark somebody was quite at home. It was ${n}. Then there were two of them, for ${t} was there as well. By the end they were all in, and nobody had seen a thing.`,
        ({ n, s }) =>
          `"Shut your eyes," said ${n}. "It's the same, only nearer." They did. It was true. Out in the seats they shut theirs too, and so did ${s}.`,
      ],
      old: [
        ({ n }) =>
          `For ${n} it was Monday. It was any day of the week. ${n} shut both eyes, out of habit. ${n} knew all of it without looking, and began. The others could see nothing. But they could hear ${n}, and so they knew where they were, and joined in.`,
        ({ n, t }) =>
          `Out of the dark came one thread of it, quite steady. That was ${n}. Then there was one more, a little thinner, and that was ${t}. Nobody gave a sign. They listened, because there was nothing else to do, and it turned out that listening had been what was missing. When they got to the end they all stopped at once, like birds.`,
        ({ n, s }) =>
          `"It's only eyes shut," said ${n}, to whoever was there. "You go in, and it's on the left." There was some breathing. Then it began. It was softer than ever, and a good deal closer, as if someone were doing it in your coat. ${s} had put a hand up, ready, and forgot it there.`,
      ],
    },
    last: {
      young: ({ n }) => `Lights out. Eyes shut. ${n} is good at that. Good night, ${n}.`,
      middle: ({ n }) =>
        `Every year now, in the middle, they turn off the lights on purpose. You can hear three hundred pairs of eyes shut. Then you can hear ${n}.`,
      old: ({ n, t }) =>
        `The lights came on again for the clapping, and everybody looked a little shy, as you do on waking. They found that they had all been holding hands. ${n} walked home with ${t}, the dark way, by the trees, and neither of them bumped into anything.`,
    },
  },
  {
    id: 'spares',
    onlyFor: [
      'football',
      'drumming',
      'ballet',
      'baking',
      'painting',
      'running',
      'skipping',
      'jumping in puddles',
      'gardening',
      'reading',
      'magic tricks',
      'building',
      'fishing',
    ],
    first: {
      young: ({ n, s }) => `${n} has a very big bag. They all fall over it. "Too big!" said ${s}.`,
      middle: ({ n, s }) =>
        `But ${n} brought too much. There was one of everything, and then one more, in case. The bag stood in the way, and people fell over it. "Less, please," said ${s}.`,
      old: ({ n, s }) =>
        `But ${n} brought too much. There was one of everything in that bag, and one more in case of that, and string. It stood in the only place where everyone had to go. They fell over it going, and they fell over it coming back. "Leave it at home," said ${s}. "In case of what?"`,
    },
    again: {
      young: ({ n, t }) => `Now ${n} has two bags! And ${t} has one too. Bump! They all fall over.`,
      middle: ({ n, t }) =>
        `On Wednesday ${n} left out the string. But one thing led to another, and there were two bags. And ${t} had one as well, with a potato in it, in case.`,
      old: ({ n, t }) =>
        `On Wednesday ${n} took out the string, and felt cold, and put in two lots. Now it was a bag and a bundle. And ${t}, who was the smallest and copied, had come with a sack. It had a potato in it. "In case," said ${t}. There was hardly any floor.`,
    },
    missing: {
      young: ({ s }) => `It is the big day. "Where are our things?" said ${s}. On the bus!`,
      middle: ({ s }) =>
        `On Saturday the seats were full. Everything they needed was in one box, so that it would be tidy. "Where's the box?" said ${s}. It was on the bus, going home by itself.`,
      old: ({ s }) =>
        `On Saturday every seat was full. All that they needed was in one box, with a list on the lid, so as to be tidy. ${s} looked to the left, and to the right. "I put it down," said ${s}, "to pay." Through the window they could see the bus. It was going over the hill, with the box in the front seat.`,
    },
    others: {
      young: ({ s }) => `${s} ran after the bus. But the bus was too fast. It was gone.`,
      middle: ({ s }) =>
        `${s} ran after it. But a bus is a bus. Others looked in the cupboard. It had one glove in it, and that was nobody's.`,
      old: ({ s }) =>
        `${s} ran. But a bus does not look behind it, and it has more wheels. The others went through all the cupboards in the place. They found a glove, a flag and half a chess set. "We could wave the flag," somebody said, and then nobody said anything.`,
    },
    fills: {
      young: [
        ({ n, t }) => `${n} opened the big bag. There was one for everybody! One for ${t}, too.`,
        ({ n, t }) => `What is in the bags, ${n}? Two of everything! Now ${t} has one. They all do.`,
        ({ n, t }) => `"I have more," said ${n}. Out of the bag it came. One for you, ${t}!`,
      ],
      middle: [
        ({ n }) =>
          `${n} undid the bag. Out came one for you, one for you, and one for everyone. It went right round. There was some string left over, and it held up the curtain.`,
        ({ n, s }) =>
          `"In case of what?" ${s} had asked on Monday. "In case of this," said ${n}, and tipped it all out. It made a heap. There was everything in it twice.`,
        ({ n, t }) =>
          `They stood in a line, and ${n} handed it out, like a shop. At the end only one small thing was missing. "I've got a potato," said ${t}. It did perfectly.`,
      ],
      old: [
        ({ n }) =>
          `${n} had been told to leave it at home, and had left it behind the door. That is nearly the same. It came in with a scrape. Out of it came one for each of them, and one more in case. There were laces. There was a thing for getting stones out of things. Some of it did not match, and it all went round. With the string they tied up whatever was left.`,
        ({ n, s, t }) =>
          `"In case of what?" ${s} had said, and ${n} had not known. It is hard to say what for, before it comes. Now it had come, and it was just this size. Down to the last one, everybody had what they needed. It was ${s} who had nothing to hold. "You can have my potato," said ${t}.`,
        ({ n }) =>
          `It took four of them to lift it on to the table. "Who wants one?" said ${n}. A hand went up, and then all the hands. It was like a birthday. Nothing was new, and one or two of them had been mended with a plaster. But there they were at three o'clock, all in a row, with something to do it with. And nobody fell over anything.`,
      ],
    },
    last: {
      young: ({ n }) => `${n} has a small bag for bed. There are two teddies in it. Good night.`,
      middle: ({ n }) =>
        `There is a new hook by the door, a strong one. Above it is a name, and it says ${n}. Under that it says: IN CASE.`,
      old: ({ n, t }) =>
        `The box came back on the Monday bus, with a ticket of its own. They keep it on a shelf. Every week ${n} comes in with the bag, and people move their feet. Behind comes ${t}, with a sack. It has been growing. Nobody knows what is in it, and everybody feels quite safe.`,
    },
  },
];

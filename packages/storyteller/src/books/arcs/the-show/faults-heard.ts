import type { Fault } from './fault.ts';

/** Faults one can hear. */
export const FAULTS_HEARD: readonly Fault[] = [
  {
    id: 'hums',
    onlyFor: ['ballet', 'dancing', 'skating', 'skipping', 'cycling', 'jumping in puddles', 'magic tricks'],
    first: {
      young: ({ n, s }) => `${n} hums and hums. "Shh!" said ${s}. "We can't hear the music."`,
      middle: ({ n, s }) =>
        `But ${n} hummed. The hum came out by itself, and it was loud. "I can't hear the music," said ${s}.`,
      old: ({ n, s }) =>
        `But ${n} hummed. It came out by itself, like steam from a lid. It went along with the music, only louder, so that nobody could hear what it was along with. "Inside, please," said ${s}. "Hum it inside."`,
    },
    again: {
      young: ({ n, t }) => `${n} tried to stop. But the hum came out. Then ${t} hummed too.`,
      middle: ({ n, t }) =>
        `On Wednesday ${n} shut both lips. But the hum came out all the same. Then ${t} hummed as well, a bit behind. Now there were three tunes at once.`,
      old: ({ n, t, s }) =>
        `By Wednesday ${n} could keep both lips shut. It came out of the nose. And ${t}, who was the smallest and copied, hummed too, half a line behind. Soon there were three tunes in the room, and one of them was right. ${s} turned it off and counted to ten.`,
    },
    missing: {
      young: ({ s }) => `It is the big day. ${s} pressed the button. No music!`,
      middle: ({ s }) =>
        `On Saturday the seats were full. ${s} pressed the button for the music. There was a click, and a smell like toast, and that was all.`,
      old: ({ s }) =>
        `On Saturday every seat was full, and there were people on the window sills. ${s} pressed the button for the music. There was a click. There was a small smell of toast. Then there was no music at all, and there was only the one machine.`,
    },
    others: {
      young: ({ s }) => `"I will sing it," said ${s}. But ${s} did not know how it goes.`,
      middle: ({ s }) =>
        `"I'll sing it," said ${s}. But ${s} had always pressed the button. After the first line ${s} did not know how it went.`,
      old: ({ s }) =>
        `"We'll do it without," said somebody, and they tried. But they had always gone when the music told them, and it was not telling them. ${s} began to sing it. But ${s} had pressed a button all week, and only knew how the button went.`,
    },
    fills: {
      young: [
        ({ n, t }) => `${n} hums it all. Hum, hum, hum! That is the music. "Off we go!" said ${t}.`,
        ({ n, t }) => `${n} hums. ${t} hums. Now there is music! They can all begin.`,
        ({ n, t }) => `Hum, hum! It sounds just like the music. "Thank you, ${n}!" said ${t}.`,
      ],
      middle: [
        ({ n }) =>
          `${n} opened up and let it out. Hum, it went, every note, with the twiddly bit. Feet that had been standing still picked themselves up. They were off.`,
        ({ n, t }) =>
          `So ${n} hummed, and ${t} hummed, half a line behind. It was not three tunes now. It was one tune, with an echo. They all came in on it as if it were a train.`,
        ({ n, s }) =>
          `Hum, went ${n}. By the second line the front row was humming, and then the back. ${s} sat down on the broken machine, and beat time with one foot.`,
      ],
      old: [
        ({ n }) =>
          `${n} did not have to remember it. It had been trying to get out since Monday. It went up to the roof, twiddly bit and all, with the bit that the machine had always rushed. All along the line, feet that had been standing still looked up. They began to go. They all began together, and the people in the seats sat up.`,
        ({ n, t }) =>
          `It began quite low. ${n} had only ever done it against the music, and now there was nothing to go against. Then ${t} came in, half a line late, and it stopped being a hum. It was a round. One by one the others began to move to it, and it was better than the machine had ever been.`,
        ({ n, s }) =>
          `${n} hummed it the way you hum in the bath. They had never heard it properly before, what with the music on. In the middle was a place where it went sad, for a moment, like a cloud over a picnic. ${s} had pressed that button a hundred times and had never noticed.`,
      ],
    },
    last: {
      young: ({ n }) => `${n} is in bed. Hum, hum. Nobody says shh. Good night, ${n}.`,
      middle: ({ n }) =>
        `The music machine has been mended. They only use it to stand a plant on. They have a hummer now, and it is ${n}.`,
      old: ({ n, t }) =>
        `The people went home down three different roads, and you could hear which way each of them had gone. It was in all of the roads for days. ${n} and ${t} went along the last one, half a line apart.`,
    },
  },
  {
    id: 'counts',
    onlyFor: [
      'singing',
      'drumming',
      'ballet',
      'dancing',
      'swimming',
      'skipping',
      'cycling',
      'skating',
      'jumping in puddles',
    ],
    first: {
      young: ({ n, s }) => `"One, two, three," says ${n}, out loud. "Shh!" said ${s}. "In your head!"`,
      middle: ({ n, s }) =>
        `But ${n} counted out loud. "One, two, three, four." The others lost their own numbers. "In your head, please," said ${s}.`,
      old: ({ n, s }) =>
        `But ${n} counted, all the time, and out loud. "One, two, three, four." Everyone else had a number of their own going on. Each time it was knocked out, as if by a ball. "In your head," said ${s}. "I've only got the one place for numbers," said ${n}.`,
    },
    again: {
      young: ({ n, t }) => `${n} whispered it. "Two, fee, four," said ${t}. Now nobody could count.`,
      middle: ({ n, t }) =>
        `On Wednesday ${n} only whispered. But ${t} heard it, and whispered too. "Two, fee, four," said ${t}. Then everybody lost count.`,
      old: ({ n, t }) =>
        `On Wednesday ${n} whispered it instead. A whisper is worse, because people stop to listen. And ${t}, who was the smallest and copied, said, "Two, fee, four," in a clear high voice. There was a heap. It took some time to find out whose arms were whose.`,
    },
    missing: {
      young: ({ s }) => `It is the big day. ${s} always says go. Where is ${s}? Late!`,
      middle: ({ s }) =>
        `On Saturday the seats were full. It was ${s} who always nodded, so that all began together. But ${s} was on the bus, and the bus was behind some sheep.`,
      old: ({ s }) =>
        `On Saturday every seat was full, and it was time, and past time. It was ${s} who always gave the nod, so that they began together and stayed together. But ${s} was on the half past two bus. Somebody had seen it from the window. It was standing still, a mile off, in the middle of a great many sheep.`,
    },
    others: {
      young: () => `"Go!" said one. "Now?" said one. They did not start together. What a mess!`,
      middle: () =>
        `"We'll just begin," they said. And they did, one now, one soon, and one not yet. But nobody began together, and so it was a mess.`,
      old: () =>
        `"We'll begin when we feel it," said somebody, and they all shut their eyes and felt. They felt it at six different times. But it has to be done by all of them at once. Otherwise it is only a lot of people in one room. They stopped. They looked at the door.`,
    },
    fills: {
      young: [
        ({ n, t }) => `"One, two, three, go!" said ${n}. Now they all start together. ${t} too!`,
        ({ n, t }) => `${n} counts out loud. ${t} counts too. Now they all start together. Hooray!`,
        ({ n, t }) => `"One, two, three," said ${n}. Now everybody keeps together. "Fee!" said ${t}.`,
      ],
      middle: [
        ({ n }) =>
          `"One, two, three, four," said ${n}, out loud. On four they all went. They stayed together right to the end, like teeth in a comb.`,
        ({ n, t }) =>
          `"One," said ${n}. You could hear it at the back. "Two, fee," said ${t}. And on four it began, all of it, everywhere at once.`,
        ({ n }) =>
          `${n} just counted out loud, like a clock. Now they all had the same numbers. They began together, and they stopped together.`,
      ],
      old: [
        ({ n }) =>
          `"One," said ${n}. It was not loud, but it was sure, and it had a shape. "Two." People who had been looking at the door looked round. "Three." There was a breath, and everyone was in it. "Four." And they all began, at the very same moment.`,
        ({ n, t }) =>
          `"One, two," said ${n}, and "Fee, four," said ${t}, and that was all the nod they needed. It went along under everything, like the noise that a train makes. Nobody had to hold on to a number. They could put them down, and have both hands free. It had never been half so good with everyone counting for themselves.`,
        ({ n, s }) =>
          `It was only what ${n} had done all week, and been asked not to. But now nobody else was counting, and it was just what they needed. When ${s} ran in, with wool on both knees, they were on the last verse of it, all together. "Who nodded?" said ${s}.`,
      ],
    },
    last: {
      young: ({ n }) => `"One, two, three," said ${n} in bed. ${n} was asleep by four.`,
      middle: ({ n, t }) =>
        `On the way home ${n} counted the lamp posts, out loud. "Fee," said ${t}, all by itself, at every one.`,
      old: ({ n, s, t }) =>
        `Now ${s} does the waving, and ${n} does the numbers, out loud, from a chair. If you go past on a Wednesday you may hear it. There is one small voice that is always a little early for fee. That will be ${t}.`,
    },
  },
  {
    id: 'tells',
    onlyFor: [
      'football',
      'ballet',
      'dancing',
      'baking',
      'painting',
      'swimming',
      'climbing',
      'cycling',
      'running',
      'skating',
      'gardening',
      'building',
      'magic tricks',
    ],
    first: {
      young: ({ n, s }) => `"Now I do this," says ${n}. "Now I do that." "Don't tell us!" said ${s}.`,
      middle: ({ n, s }) =>
        `But ${n} told everyone what came next. "Now I take a big breath," said ${n}. "Now comes the good bit." So it was never a surprise. "Don't tell them," said ${s}.`,
      old: ({ n, s }) =>
        `But ${n} explained. "Now I take a big breath," ${n} would say, in the middle. "Now watch, this is the good bit." Then nobody was surprised when it came. "Just do it," said ${s}. "They'll see."`,
    },
    again: {
      young: ({ n, t }) => `${n} only told the wall. But ${t} heard. "And then?" said ${t}. They all stopped.`,
      middle: ({ n, t }) =>
        `On Wednesday ${n} told it only to the wall, with both eyes shut. But ${t} heard. "And then?" said ${t}. "And then what?" And nobody got any further.`,
      old: ({ n, t, limb }) =>
        `On Wednesday ${n} told it only to the wall, from close up. It was a good wall and did not interrupt. But ${t}, who was the smallest, had stopped to listen. "And then?" said ${t}. "And what does the left ${limb} think?" They got as far as the second minute, and it was time to go home.`,
    },
    missing: {
      young: () => `It is the big day. All the people came. "What is this?" they said.`,
      middle: () =>
        `On Saturday the seats were full. But the man who tells people what it is had a sore throat. So nobody knew what it was, and they began to talk about parking.`,
      old: () =>
        `On Saturday every seat was full. There is a man who comes out first, in a good jacket, and says what it all is. He had a throat like a rusty gate, and had been sent home. So they began, and nobody in the seats knew that it had begun. They went on talking about parking.`,
    },
    others: {
      young: ({ s }) => `${s} held up a sign. But it was small. Nobody could read it.`,
      middle: ({ s }) =>
        `${s} wrote it all on a sign and held it up. But it was a lot, and so the letters were small. "What does it say?" said the back row. "Soup?"`,
      old: ({ s }) =>
        `${s} had an idea, and wrote it all down on a sign. But there was a good deal of it, so the letters had to be small. "What does it say?" said the people at the back. "It says soup," said the people at the side. Two of them got up to look for the soup.`,
    },
    fills: {
      young: [
        ({ n, t }) => `"Look!" said ${n}. "This is the good bit!" Now they all know. "Ooh!" said ${t}.`,
        ({ n, t }) => `${n} told the people everything. First this. Then that. "Aah!" they said. So did ${t}.`,
        ({ n, t }) => `"And then?" said ${t}. So ${n} told everybody. Now they all know. Hooray!`,
      ],
      middle: [
        ({ n }) =>
          `${n} stepped out in front. "Now they take a big breath," said ${n}, "and so do I. Now watch that one on the left." Three hundred heads turned left. "Ooh," they said.`,
        ({ n, t }) =>
          `"And then?" said ${t}, into all that talking. So ${n} told it. Here was the hard part, and here was why. You could hear people putting down their sweets to look.`,
        ({ n }) =>
          `${n} just said what there was, as on Monday and Tuesday. "That's the difficult one. Nobody breathe." Nobody did. "Now you can." And they all breathed.`,
      ],
      old: [
        ({ n, limb }) =>
          `${n} went out to the front and stood where the jacket would have been. "You see that ${limb}?" said ${n}. They did now. "It doesn't know yet." It was quiet. "Wait. Wait for it. Now it knows." And three hundred people, who had been thinking about parking, said, "Oh," all on one note. After that they'd have followed it anywhere.`,
        ({ n, t }) =>
          `"And then?" said ${t}, quite loud. The whole room turned to see who had asked, because it was what they'd all have liked to know. So ${n} answered. ${n} told them what was hard, and what only looked it. ${n} told them when to worry, and they worried beautifully. Then came the good bit. They had known about it for ten whole seconds, and could hardly bear it.`,
        ({ n, s }) =>
          `There is a difference between telling people what they can see, and telling them where to look. ${n} found it by the second sentence. A finger here, a word there. In the back row somebody lifted up a grandmother. ${s} put the sign down, very quietly, and came round to the front to listen.`,
      ],
    },
    last: {
      young: ({ n }) => `"Now I shut my eyes," said ${n}. "Now I sleep." Good night.`,
      middle: ({ n, t }) =>
        `On the way home ${n} told ${t} all about it. "I was there," said ${t}. "I know," said ${n}, "but did you see it?"`,
      old: ({ n }) =>
        `The man with the jacket is quite well again. He has asked if he may hold the coats. On the bus home somebody began to say what a day it had been. "Start before that," said ${n}. "Start with the soup."`,
    },
  },
  {
    id: 'waves',
    onlyFor: ['singing', 'drumming', 'ballet', 'dancing', 'skipping'],
    first: {
      young: ({ n, s }) => `${n} stops and waves to people. Bump! "Don't stop!" said ${s}.`,
      middle: ({ n, s }) =>
        `But whenever somebody came to the door, ${n} stopped and waved. Then all those behind ran into ${n}. "Keep going," said ${s}.`,
      old: ({ n, s }) =>
        `But whenever anyone put a head in at the door, ${n} stopped and waved. It might be a granny, or the man for the bins. Those who were coming along behind could not know that, and ran into ${n}, one after another. "You must just keep going," said ${s}.`,
    },
    again: {
      young: ({ n, t }) => `A cat went by. ${n} waved to it. ${t} waved too. Bump!`,
      middle: ({ n, t }) =>
        `On Wednesday there was only a cat, on the wall outside. ${n} waved to that. So ${t} waved as well, with both hands, and dropped what was in them.`,
      old: ({ n, t }) =>
        `On Wednesday they shut the door and drew the blind. But there was a gap in it, and a cat in the gap. ${n} waved to the cat. And ${t}, who was the smallest and copied, waved too, with both hands. It had been holding something in both hands. They spent what was left of the hour on looking for the pieces.`,
    },
    missing: {
      young: ({ t }) => `It is the big day. Where is ${t}? Behind the curtain. So many people!`,
      middle: ({ t }) =>
        `On Saturday the seats were full. But where was ${t}? A small shoe stuck out from under the curtain. ${t} had seen all those faces, and would not come out.`,
      old: ({ t, s }) =>
        `On Saturday every seat was full. They had just begun, and it was going like butter, when ${s} counted, and there was one missing. Under the edge of the curtain stood a small shoe. It was ${t}, and ${t} had looked out, and seen all those faces. "No," said the curtain.`,
    },
    others: {
      young: ({ s }) => `"Be brave," said ${s}. But it was no help. The curtain shook.`,
      middle: ({ s, t }) =>
        `"Nobody will look at you," said ${s}. But that was not so, and ${t} knew it. They held out a biscuit. But it is hard to swallow when you are scared.`,
      old: ({ s, t }) =>
        `"Be brave," somebody told it. But if it could have been, it would have been. "Nobody will be looking at you," said ${s}. That was kind, but it was not so, and ${t} had seen the faces. They tried a biscuit. The shoe took one step back. You can't eat when you are as frightened as that. There is no room.`,
    },
    fills: {
      young: [
        ({ n, t }) => `${n} stopped, and waved to ${t}. A small hand waved back. Out came ${t}!`,
        ({ n, t }) => `A little wave from ${n}. A little wave back. Here comes ${t}!`,
        ({ n, t }) => `${n} waved to the curtain. Somebody waved back. It was ${t}! Out came ${t}.`,
      ],
      middle: [
        ({ n, t }) =>
          `Right in the middle of it, ${n} stopped and waved. It was only to ${t}, and only small. For a bit there was nothing. Then four fingers came round the curtain, and waved back.`,
        ({ n, t }) =>
          `${n} waved to ${t}, and smiled. When somebody waves to you, you wave back. Out came an arm, and after it the rest of ${t}.`,
        ({ n, t }) =>
          `${n} stopped, and those behind ran into ${n}, and nobody minded. Wave, went ${n}. Wave, went ${t}. Then ${t} waved to the faces, and all of the faces waved back.`,
      ],
      old: [
        ({ n }) =>
          `In the middle of everything, with three hundred people watching, ${n} stopped. ${n} did not say anything brave. ${n} looked at the shoe, and waved, as if it had just put its head in at the door. There was a pause. Then four fingers came round the edge of the curtain, one by one. They went up and down. Somebody small was waving back.`,
        ({ n, t }) =>
          `It was not a large wave. It only meant, there you are. ${n} had given it to grannies, and to a cat, and always in the wrong place. This was the place. ${t} came out behind it, sideways, still waving, since one does not like to be the first to stop. When they were both quite done, the music was still waiting.`,
        ({ n, t }) =>
          `${n} waved to the curtain. Then, with ${t} looking to see how it was done, ${n} turned round and waved to all those faces. They had come to see something else. But an arm is an arm. Three hundred of them went up. "They're only people," said ${t}, coming out. "I thought that they were an audience."`,
      ],
    },
    last: {
      young: ({ n }) => `${n} waves to the moon. Nobody says stop. Good night, ${n}.`,
      middle: ({ n, t }) => `At the corner ${n} went left and ${t} went right. It took ages. Neither would stop first.`,
      old: ({ n, t }) =>
        `It was the first show in that hall at which everybody went home waving. You could see them from the hill, all down the lanes, in ones and twos. ${n} and ${t} were the last. They went backwards, for as long as there was any light to see by.`,
    },
  },
];

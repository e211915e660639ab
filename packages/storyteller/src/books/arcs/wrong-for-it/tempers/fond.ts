import type { Temper } from '../temper.ts';

/** Somebody who likes the very ones that it is there to keep away; and they do not forget it. */
export const FOND: Temper = {
  id: 'fond',
  short: ({ a, x }) => `${a} liked ${x} so much!`,
  meets: true,
  young: {
    happens: [
      ({ a, oneX }) => [`"Hello, ${oneX}," said ${a}.`, `"Come in!" said ${a} to a ${oneX}.`],
      ({ a, x }) => [`"More ${x}! How nice!" said ${a}.`, `${a} gave the ${x} some tea.`],
      ({ x }) => [`Now there were ten ${x}.`, `All the ${x} sat in a row.`],
    ],
    need: ({ p }) => [
      `Whoosh! Up came the wind. Off went ${p}'s book, page by page!`,
      `Whoosh, went the wind. ${p}'s book blew up, up and away!`,
    ],
    tries: ({ p }) => [
      `"Stop! Stop!" cried ${p}. ${p} ran and jumped. It was no good.`,
      `${p} ran this way. ${p} ran that way. "My book!"`,
    ],
    turn: ({ a, x, oneX }) => [
      `"Please, ${x}," said ${a}. One ${oneX} came with a page. Then all of them!`,
      `${a} called the ${x}. Here is one ${oneX}, with a page. And here are ten!`,
    ],
    last: ({ p, x }) => [
      `"Thank you," said ${p}, to the ${x}. And ${p} gave them tea.`,
      `Now the ${x} come at four. ${p} pours the tea.`,
    ],
  },
  middle: {
    happens: [
      ({ a, oneX }) => [
        `"Good morning," said ${a}, to the first ${oneX}. "Have you come far?"`,
        `Along came one ${oneX}. ${a} asked how the family was. There were a lot of them.`,
      ],
      ({ a, x }) => [
        `There were nine ${x} by then. ${a} knew them all by name, and moved up.`,
        `${a} looked stern. But the ${x} had brought a friend, and ${a} had to say hello.`,
      ],
      ({ a, x }) => [
        `${a} told the ${x} a story. They sat round in a ring. None of them went away.`,
        `"Shoo," said ${a}, very softly. The ${x} thought that it was a song, and joined in.`,
      ],
    ],
    need: ({ p }) => [
      `On Friday ${p} packed. And just then a great wind came round the corner. It took hold of the book, and opened it. Up went page one, and page nine, and all the rest.`,
      `On Friday the wind got up. ${p} had put the book down, only to do up a shoe. There was a noise like wings. Four hundred pages went over the roof.`,
    ],
    tries: ({ p }) => [
      `"My book!" cried ${p}, and jumped. Everybody ran about with nets. They got page two, and a leaf. The rest was over the hill.`,
      `They ran up and down with brooms. One can't sweep a sky. ${p} sat on the bag, with nothing but the covers.`,
    ],
    turn: ({ a, x, oneX }) => [
      `${a} had never asked the ${x} for anything. "Would you mind?" said ${a}. First there was one ${oneX}, with page one. Then they came from everywhere, with all the rest.`,
      `"I have some friends," said ${a}. It was what all the trouble had been about. And here came a ${oneX}, with a page. Here came the ${x}, every one of them, and nobody had forgotten the index.`,
    ],
    last: ({ p, x, a }) => [
      `It was all there but page forty, with the crosses. The ${x} had kept that one. It's in with ${a}, under the kettle.`,
      `"I take back what I said about ${x}," said ${p}. Now there is tea at four, and one has to bring one's own cup. ${a} pours.`,
    ],
  },
  old: {
    happens: [
      ({ a, oneX, x }) => [
        `At five past nine there was the first ${oneX}. Everybody held their breath. "Good morning," said ${a}. "Have you come far? And how is your mother?" The mother was quite well, and was just behind. So were the other ${x}.`,
        `It was what ${a} was there for, and ${a} knew it. ${a} looked as stern as anything, until a ${oneX} came round the side with a bad foot. After that it was all hot water and string.`,
      ],
      ({ a, x }) => [
        `There were nine ${x} by ten o'clock. ${a} knew them by name, and which ones did not get on, and had put them at different ends. It was the best seating that they'd ever had. They said that they would tell people.`,
        `${a} had meant to be firm. One could see that in the way the door was opened. But they had brought a present. It isn't easy to chase away ${x} who have gone to all that trouble over the bow.`,
      ],
      ({ a, x }) => [
        `"Shoo," said ${a}, when they told ${a} to. It was a very soft one. The ${x} took it for the start of a song, and came in with the second voice. People who had come to see something quite different found that they were tapping their feet.`,
        `It was before the whole town. ${a} stepped up to the ${x}, took a deep breath, and asked if anybody would like to see the view. They had never seen it. They went up one after the other, and ${a} held their hats.`,
      ],
    ],
    trick: ({ a, k, x }) => [
      `It was ${k} who had to do it. "They mustn't come," said ${k}. "Only for a day." So ${a} wrote a note to the ${x}, and it was the worst thing that ${a} had ever written. PLEASE STAY AWAY, it said. All Thursday there was not one to be seen. ${a} stood there and looked at where they weren't.`,
      `"You could look the other way," said ${k}. So on Thursday ${a} looked the other way. The ${x} came, and said good morning, and there was only a back. They waited a bit. Then one heard them go. It was done just as it stands in the book.`,
    ],
    need: ({ p }) => [
      `On Friday ${p} had the bag packed, and one shoe to do up. The book lay on the wall. It was then that the wind came. It opened it at page one, as if to read, and turned over, faster and faster. Then it took the lot. Thirty years of how things are done went up over the roofs like gulls.`,
      `On Friday they were all in the yard when the wind got up. ${p} said, "As it says on page," and page it was. Out it flew. Then the one behind it flew, and the next four hundred. ${p} was left holding two covers and a piece of thread.`,
    ],
    tries: ({ p }) => [
      `They ran out with nets, and with brooms, and somebody had a ladder. They caught page two, a leaf, and a lady's glove. The rest was a white speck above the hill. ${p} sat down upon the bag. "It's the only one," said ${p}. "I don't know how anything is done without it." Nobody had ever seen ${p} cry. It was not in any book.`,
      `"Spread out," they called, and they spread out, and nobody was left in the middle. There was paper in every tree, right at the top. There was some in the river. It got dark over the hill. "It'll rain," said somebody. ${p} did not say anything. ${p} shut the covers very gently, on nothing.`,
    ],
    choice: ({ a, x }) => [
      `${a} knew who could get it back, and so did everybody. But one had told them to stay away, for the sake of a badge. To call the ${x} now one would have to say so, out loud, in front of the whole yard. "I like them," one would have to say. They might not even come.`,
      `There were some who could do it. It would take them an hour. But ${a} had turned a whole back on them, only yesterday, and been given a badge for it. It was pinned just where they'd see it. And would you come, if it were you?`,
    ],
    turn: ({ a, x, oneX }) => [
      `${a} took off the badge, and went out to the middle, where there was nobody. "It's me," called ${a}. "I'm sorry. I never wanted you to go. I like you better than anyone." There was a long nothing, with wind in it. Then on the wall sat one ${oneX}, with page one. It was a bit chewed. It looked at ${a}, first from one side and then from the other, and put it down. And then the ${x} came, over the hill and out from under things, every one that there had ever been.`,
      `${a} did not call. It didn't seem right. ${a} only went and sat where they always sat, at the time when they always came, with the kettle on. It was the longest ten minutes. There was a scratching sound. A ${oneX} was there, with something in its mouth. "I was told to look the other way," said ${a}. "I did it all day, and I hated it." The ${oneX} laid page one on ${a}'s foot. Then the rest of the ${x} came in, with the rest of the book.`,
    ],
    last: ({ p, a, x }) => [
      `It's all there, but not in order. ${p} has not put it right. One opens it at DRAINS, and it goes on with WEDDINGS. The page with the crosses never came back. The ${x} have it. They say that they're still looking.`,
      `Tea is at four, for whoever comes. ${p} brings a cake on Fridays, and cuts it as the ${x} like it, which is small. "It isn't in the book," says ${p}. "No," says ${a}. "It's a good cake, though."`,
    ],
  },
};

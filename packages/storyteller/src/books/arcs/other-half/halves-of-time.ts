import type { Half } from './half.ts';

/** Late, asleep, and far too quick. */
export const OF_TIME: readonly Half[] = [
  {
    id: 'late',
    asks: /\b(?:late|slow|slowly|on time|dawdl\w+|takes (?:so|too|very|ages|forever)\b.*|never hurries|last)\b/i,
    first: {
      young: [({ n }) => `${n} came to tea. Tea was gone.`, ({ n }) => `${n} came for cake. It was all gone.`],
      middle: [
        ({ n }) =>
          `There was cake at three. At four ${n} came up the path, all brushed and clean. There was a plate, and on it there was a very good smell.`,
        ({ a, n }) =>
          `They were going to sing for ${a}. ${n} came in with a lovely big breath, all ready for the first line. They were washing up.`,
      ],
      old: [
        ({ n, a }) =>
          `There was the birthday tea, for one thing. ${n} had ironed a ribbon for it. By the time ${n} came there was a plate with a smell on it, and ${a} was counting spoons. "You could have had the corner with the cherry," said ${a}. ${n} had thought about that corner all the way.`,
        ({ n, A }) =>
          `They had practised the song all week, and ${n} had the low part. It is a part you notice when it is not there. ${n} got as far as the door, took a great breath, and began. ${A} looked up from the washing up. The low part went on for a bit by itself.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `${n} came to sing. The song was done.`,
        ({ n }) => `${n} came for the story. It was at the end.`,
      ],
      middle: [
        ({ n }) =>
          `Then it was the photograph. It came out well. Behind everybody, quite small, is something coming round a corner. That is ${n}.`,
        ({ n }) =>
          `Next there was a race. They had given out the ribbons and rolled up the rope. Then somebody said, "There's one more coming." That was ${n}, an hour later.`,
      ],
      old: [
        () =>
          'Then there was the photograph. It hangs in the hall now, and everybody is in it, laughing. With good eyes you can see something behind them, no bigger than a pea. It is coming round a corner. "Who is that?" people ask. It is calling to them to wait.',
        ({ n }) =>
          `At the race they had waited for ten minutes, and then they had run it. They had given out the ribbons, and the sun had gone from the field. "There's one more," said somebody, shutting the gate. It was ${n}, who came down the track by the last of the light and did win, in a way.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} set off early. But ${n} stopped to look at a leaf.`,
        ({ n }) => `${n} ran. But ${n} stopped for a snail.`,
      ],
      middle: [
        ({ n }) =>
          `So ${n} set off the evening before. But when you are that early you have time for things. There was an ant to watch. There was a whole wall.`,
        ({ a, n }) =>
          `"Put your clock on an hour," said ${a}. So ${n} did. But then ${n} knew that there was an hour to spare, and used it.`,
      ],
      old: [
        ({ n }) =>
          `So ${n} set off on the day before. It ought to have worked. But there is nothing like having plenty of time for making you stop. There was an ant with a very large crumb. There was a wall that somebody had mended in four colours. When ${n} next looked up it was Thursday, and it had been Wednesday's.`,
        ({ a, n }) =>
          `"You want your clock put on," said ${a}. They put it on by an hour. That was all right for a day. Then ${n} could not help knowing that there was an hour in hand. One cannot hurry with an hour in hand. They put it on by two, and then ${n} was late by three.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} is early. A whole day early!`,
        ({ o }) => `${o} is always too early. ${o} waits all alone.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the gate stood ${met}, quite alone, with a present. The next party was tomorrow. "I always come early," said ${o}. "I have never had anybody to be early with."`,
        ({ met, o }) =>
          `Somebody was on the step already. It was ${met}. "It starts tomorrow," said ${o}. "I like to be sure. So nobody is ever there yet, and it gets so long."`,
      ],
      old: [
        ({ met, o }) =>
          `By the gate stood ${met}, with a present, in a good coat. There was nothing to be seen but stacked chairs. "It's tomorrow," said ${o}. "I know. I come the night before, in case. I've come the night before to everything since I could walk. I have seen a great many chairs." It was said quite cheerfully, by somebody who had practised that.`,
        ({ met, o }) =>
          `There was a shape on the step, sitting very straight. "Am I early?" it said. It was ${met}, and the party was tomorrow. ${o} explained it. "I can't bear to miss the beginning. So I always get the piece before the beginning. There isn't anything in that piece. There's only me, and it goes on for hours."`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `${n} was last. ${o} was first. Now they were two.`,
        ({ n, o }) => `${n} was late for today. ${o} was early for tomorrow.`,
      ],
      middle: [
        ({ n, o }) =>
          `One party was over, and the next had not begun. ${n} was the last of the old. ${o} was the first of the new. So they were both on time.`,
        ({ o, n }) =>
          `"You're late," said ${o}, who had never been able to say it to anyone. "You're early," said ${n}. They looked at the step. There was room for two on it.`,
      ],
      old: [
        ({ n, o }) =>
          `They worked it out with two pebbles on the step. This one was the party that was over. That one was the party to come. And in between was a gap, just the width of two. ${n} was as late as anybody could be for the one. ${o} was as early as anybody could be for the other. They were, for the first time, both exactly on time.`,
        ({ o, n }) =>
          `"You're late," said ${o}. It was lovely to say. Nobody had ever been there to say it to. "You're early," said ${n}, who had not had much chance of that either. Neither of them was in the least annoyed. They tried it the other way round. Then ${o} moved the present, so that there was room on the step.`,
      ],
    },
    last: {
      young: [
        ({ n, o }) => `${n} and ${o} eat cake. Nobody is late here.`,
        ({ n, o }) => `"I will be late," said ${n}. "Good," said ${o}.`,
      ],
      middle: [
        () =>
          'They had the end of the old cake and the start of the new. There is an hour in between that nobody knows. The moon uses it, to look in at all the windows.',
        ({ o, n }) =>
          `"The same time tomorrow?" said ${o}. "I shall be late," said ${n}. "Good," said ${o}. "I shall be early." And they were, both of them, to the minute.`,
      ],
      old: [
        ({ n, o }) =>
          `So if you should go by that gate in the hour that belongs to nobody, you will see them. They have the end of one cake and the beginning of another. The chairs are stacked, and the moon goes along the windows like somebody checking. "Sorry I'm late," says ${n}. "You're not," says ${o}. "Neither am I."`,
        ({ o, n }) =>
          `"Tomorrow?" said ${o}. "I shall be late," said ${n}. "I'm counting on it," said ${o}. There is a hook beside the gate now, with a lamp on it, for the hour between. Quite a few others have asked how one gets invited. It is very simple. You have to be the wrong time for something else.`,
      ],
    },
  },
  {
    id: 'sleepy',
    asks: /\b(?:sleepy|asleep|always tired|tired|yawns?|yawning|sleeps? (?:all|too|through|everywhere)|falls asleep|lazy|nap\w*|snores?|wake up|wakes up|get out of bed|gets out of bed)\b/i,
    first: {
      young: [
        ({ n }) => `Hide-and-seek! ${n} hid. Then ${n} yawned.`,
        ({ n }) => `${n} yawned. Soon they were all yawning.`,
      ],
      middle: [
        ({ n, a }) =>
          `They played hide-and-seek. ${n} hid so well and so long that ${a} went home. Something behind the bush was yawning.`,
        ({ A, n }) =>
          `${A} was telling a joke. ${n} yawned in the middle of it, as wide as a gate. Then they all yawned, and the joke was lost.`,
      ],
      old: [
        ({ n, A, a }) =>
          `They played hide-and-seek, and ${n} was the best that there has ever been. Behind the coats it was dark and it was soft. By supper they had found everybody else, twice. ${A} opened the cupboard to get a coat, and out came a yawn, and then the rest of ${n}. "That isn't hiding," said ${a}. "That's bed."`,
        ({ A, n, a }) =>
          `The trouble with a yawn is that it does not stay where it is put. ${A} had got to the best part of a long joke. ${n} yawned. Then the front row yawned, and then the back row, and ${a} did, in the very last word. Nobody has ever found out what the parrot said.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `Bang went the drums. ${n} only yawned.`,
        ({ n }) => `Up hill and down. ${n} yawned at the top.`,
      ],
      middle: [
        ({ n }) =>
          `Then there was a band, with drums. ${n} yawned at the first bang. By the second one the drummer had put down both sticks.`,
        ({ a, n }) =>
          `On the long walk ${a} counted them at every corner. At the ninth there was one too few. ${n} was back at the fourth, against a post.`,
      ],
      old: [
        ({ n, A }) =>
          `Then there was a band, which had come a long way. It had two drums in it. At the first bang ${n} opened one eye, and yawned. It went along the band from left to right, and you could hear it go. The trumpet went last. "We've never had that before," said the band, packing up. ${A} paid them half.`,
        ({ A, n }) =>
          `On the long walk they were counted at every corner. At the ninth there was one too few. ${A} had to go all the way back to the fourth. There was ${n}, upright, against a post, with a small smile. By then it was too far to go on, and they ate the picnic in the rain by a gate.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} held it in. Mmmm. YAWN. Bigger!`,
        ({ n }) => `${n} splashed cold water. Splash! And a yawn.`,
      ],
      middle: [
        ({ n }) =>
          `${n} tried to keep the yawn in. But a yawn that is kept in grows. It came out at four, and blew the tea off the spoons.`,
        ({ a, n }) =>
          `"Cold water," said ${a}. So ${n} had a cold wash, and then another. It was very refreshing. One gets tired from so much washing.`,
      ],
      old: [
        ({ n }) =>
          `${n} tried keeping it in. It can be done, with the teeth together and the toes turned up. But a yawn is like dough, and if you put a lid on, it only gets on with it underneath. It came out at four o'clock. Two hats went, and a page of somebody's newspaper, and the whole street sat down where it stood.`,
        ({ A, n }) =>
          `${A} had a list. There was cold water on it, and hopping, and sums. ${n} did them all in order. The water was fine. The hopping was fine. But there is a kind of sum with trains in it, and after the first train ${n} was gone. ${A} did the rest of that sum alone and got it wrong.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} could not sleep. Not a wink.`,
        ({ o }) => `${o} lay down. But ${o} could not sleep.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end a lamp was burning. It was ${met}, who could not get to sleep. "I have counted all the sheep," said ${o}. "Now they are counting me."`,
        ({ met, o }) =>
          `Somebody was walking up and down. It was ${met}. "Nine nights," said ${o}. "I have tried milk, and I have tried the other side. I've forgotten how it begins."`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end there was a window that was always lit. Inside sat ${met}, wide awake, as one sits in a waiting room. "I had it once," said ${o}, "and I put it down somewhere. I have counted sheep. I know them all by name now, and one cannot fall asleep in front of people one knows." There was a pot of cocoa for each night, gone cold.`,
        ({ met, o }) =>
          `There was somebody on the path, going up it and coming down. It was ${met}, in slippers. "It's the beginning that I can't find," said ${o}. "Everybody says that you just drop off. Off what? I've lain on all the edges." It was nine nights now. The slippers had gone through at the toes.`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `${n} yawned. Then ${o} yawned, and fell asleep.`,
        ({ n, o }) => `${n} yawned so wide that ${o} yawned. "I am sleepy!"`,
      ],
      middle: [
        ({ n, o }) =>
          `"That must be hard," said ${n}, and could not help it, and yawned. It went across the room. ${o} looked surprised. Then it came, slow and huge, right from the feet.`,
        ({ n, o }) =>
          `${n} tried to swallow it. It got out at the side. "Do that again," said ${o}, sitting down. ${n} did it again. And ${o} began it, and got to the end.`,
      ],
      old: [
        ({ n, o }) =>
          `"That must be dreadful," said ${n}, and meant it, and in the middle of "dreadful" there came a yawn. ${n} was mortified. But ${o} had leaned forward. "That's it," said ${o}. "That's how it begins. I remember. Do it slower." So ${n} did it slower, from the toes. It crossed the room like a boat. ${o} stood waiting for it, and it came in.`,
        ({ n, o }) =>
          `It was not a good moment for it. ${n} turned round, and bent down, and pretended to look for a button. All the same it came, and filled the room to the picture rail. When ${n} dared to look, ${o} had got hold of the other end of it. Nobody had ever looked so grateful to be yawned at. "Once more," said ${o}. "I nearly had it."`,
      ],
    },
    last: {
      young: [
        ({ o, n }) => `Shh. ${o} is asleep. So is ${n}.`,
        ({ n, o }) => `${n} sleeps. ${o} sleeps, too. Good night, you two.`,
      ],
      middle: [
        ({ o, n }) =>
          `They did not hear the end of that yawn. ${o} was asleep, with the slippers on. ${n} was asleep on the mat. The lamp went on for a while by itself.`,
        ({ n }) =>
          `${n} goes there every evening now, at half past seven, for one yawn. Then there are two of them snoring. The sheep get the night off.`,
      ],
      old: [
        ({ n, o }) =>
          `There is a card in ${n}'s window now, with the hours. People come from quite far off with their babies, and their uncles. One yawn does a whole family. But the last of the evening is for ${o}, and it is the best one. Then the lamp is put out, and you can hear, along the whole lane, nothing whatever.`,
        ({ o, n }) =>
          `${o} slept until Thursday. When ${o} woke up the sheep had all gone home. Somebody had put a blanket over ${n}, who was asleep on the mat. On the table the nine cocoas stood in a row. They had them cold, with toast, and did not talk about anything, and it was a quarter to twelve.`,
      ],
    },
  },
  {
    id: 'fast',
    asks: /\b(?:too (?:fast|quick|quickly)|in a hurry|rush\w*|sit still|sits still|stand still|keep still|keeps still|stop (?:running|moving|bouncing|jumping|wriggling|fidgeting|hopping|skipping|spinning|twirling|dancing|wiggling)|never stops? (?:running|moving|bouncing|jumping|wriggling|hopping|skipping|spinning|twirling|dancing|wiggling)|always (?:running|bouncing|jumping|moving|busy)|fidget\w*|wriggl\w+|impatient|cannot wait|can't wait)\b/i,
    first: {
      young: [
        ({ n }) => `${n} ran to the shop. For what? ${n} forgot.`,
        ({ n }) => `${n} ran with the soup. It went all over.`,
      ],
      middle: [
        ({ a, n }) =>
          `"Could somebody fetch me," said ${a}, and ${n} had gone. ${n} was at the shop already. But nobody had yet said what for.`,
        ({ n, A }) =>
          `They played statues. ${n} was out first. Then they played it again, and ${n} was out before it had begun. ${A} had to count to minus one.`,
      ],
      old: [
        ({ a, n }) =>
          `"Could somebody go and fetch me," said ${a}, and there was a bang, which was the gate. ${n} stood in the shop, out of breath, in front of the counter. "Yes?" they said. There had been only the half of a sentence. So ${n} bought a candle, and it was eggs. The next time ${n} bought eggs.`,
        ({ n, A, a }) =>
          `They played statues, and ${n} was out. They played it again, and ${n} was out before the music stopped. ${A} was quite fair about it. "Just be a post," said ${a}. ${n} was a post for as long as a post can stand it. Then it turned out to be a post with somewhere to go.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `${n} ran to see a bird. The bird flew off.`,
        ({ n }) => `They read a story. But ${n} ran off too soon.`,
      ],
      middle: [
        ({ n }) =>
          `They all went to look at a nest. It had to be quiet for ten minutes. It was quiet for one. Then there was ${n}, and then there was no bird.`,
        ({ n }) =>
          `Next came the story. It had a bear in it. But ${n} never heard about the bear. It only came in on page two.`,
      ],
      old: [
        ({ n, a }) =>
          `There was a nest that one could see into from the wall, if one kept quite still for ten minutes. They all did. It was so quiet that they heard an egg tick. And then ${n} simply had to see whether it could be seen better from the other side. "It was about to hatch," said ${a}, to nobody, when the leaves had stopped moving.`,
        ({ a, n }) =>
          `Once a week ${a} read aloud. It was a long book and it began with the weather. There was to be a bear in it. ${n} had been looking forward to the bear. But ${n} was twice round the house by the end of the weather. The bear had been and gone.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} put on big boots. Clop, clop, ZOOM!`,
        ({ n }) => `${n} tried to sit still. But up jumped ${n}.`,
      ],
      middle: [
        ({ n }) =>
          `${n} tried it with heavy boots. It was slower for a day. But then the legs had got stronger. It was faster than before, and it clumped.`,
        ({ a, n }) =>
          `"Count to ten before you go," said ${a}. So ${n} did, every time. But ${n} got very, very quick at counting to ten.`,
      ],
      old: [
        ({ n }) =>
          `${n} put on heavy boots, with a stone in each. On the first day it worked, and on the second it nearly did. By Friday ${n} had such legs, from all that lifting, that people had to be warned. It was the same hurry. It only clumped.`,
        ({ a, n }) =>
          `"You must count to ten," said ${a}, "before you do anything." It sounded easy, and it was. ${n} counted to ten before the stairs, and before breakfast, and before the door. By the end of the week ${n} could do it in one breath, and then in a sneeze. There is nothing that one cannot hurry.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} is very, very slow.`,
        ({ o }) => `${o} has a letter to post. But ${o} is slow.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who did everything slowly. On the table was a letter. "It says come to tea," said ${o}. "I set off at once. That was in spring."`,
        ({ met, o }) =>
          `Somebody was talking on the bench, one word at a time. It was ${met}. "People," said ${o}, "always. Go. Before I get. To the good part."`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who was the slowest person for miles. It was not laziness. ${o} liked to do a thing all the way through. On the table lay eleven letters, all answered, and none of them posted. "They're to say happy birthday," said ${o}. "I am halfway to the post box. I had to turn back, for winter."`,
        ({ met, o }) =>
          `There was somebody on the bench, telling a story to nobody. It was ${met}. "They do sit down," said ${o}. A long time went by. A leaf came off a tree, and arrived. "But it takes me. A while. To get to the tiger. And when I look up. There's only the bench."`,
      ],
    },
    fit: {
      young: [
        ({ n }) => `"I can run," said ${n}. Zoom! The letter was posted.`,
        ({ o, n }) => `${o} talks. ${n} runs round. Then ${n} sits.`,
      ],
      middle: [
        ({ n, o }) =>
          `${n} ran with the letter, and was back before ${o} had sat down. "But what did it say?" said ${n}. It took ${o} an hour to tell. ${n} heard it all.`,
        ({ n }) =>
          `Between one word and the next ${n} could run round the bench. So ${n} did, and was always back for the word. That way ${n} heard a whole story.`,
      ],
      old: [
        ({ n, o }) =>
          `"Give them here," said ${n}. There was a bang, which was the gate. It was the first time that it was meant to be. By the time ${o} had drawn up a second chair all eleven had been posted, and three had been answered. "What does this one say?" said ${n}, panting. And ${o} read it out, at ${o}'s own pace. ${n} had run so far that sitting was lovely.`,
        ({ o, n }) =>
          `It was found out by accident. Between one word of ${o}'s and the next there was just time to run once round the bench. So ${n} ran, and was back for it. "And then," said ${o}. Round went ${n}. "The tiger," said ${o}. It was the longest story in the world, and ${n} did not miss a word. By the end there was a path.`,
      ],
    },
    last: {
      young: [
        ({ o, n }) => `${o} sits. ${n} sits too. For one whole minute.`,
        ({ o, n }) => `Slow, slow, quick. That is ${o} and ${n}.`,
      ],
      middle: [
        ({ A }) =>
          `Now the letters come on the day they are meant for. ${A} got one. It had taken two minutes to come, and a week to write. "It's from both of us," it said.`,
        () =>
          'There is a ring in the grass round that bench, like a race track. In the middle, at the very end of the tale, two sit still. One of them is only resting.',
      ],
      old: [
        ({ o, n, A, a }) =>
          `They are known as the post now. ${o} writes the letters, at two a week, and leaves nothing out. ${n} takes them, and waits for the answer, hopping. ${A} had one yesterday. It had taken four days to write and four minutes to arrive. "I had forgotten," said ${a}, "that somebody could say so much about my jam."`,
        () =>
          'You can see it from the hill. There is a bench, and round it a ring worn into the ground, as round as a plate. Towards evening there are two on the bench. One has come to the end of a story. The other one has come to the end of a run. For as long as it takes to draw breath you could not tell which is which.',
      ],
    },
  },
];

import type { Half } from './half.ts';

/** Talking, shouting, and hardly to be heard. */
export const OF_NOISE: readonly Half[] = [
  {
    id: 'talks',
    asks: /\b(?:(?<!can )talks?(?! (?:to|with|like|in|back)\b)|(?<!can )talking(?! to\b)|chatters?|chatty|chatting|chatterbox|asks?(?: \p{L}+)* questions|always asks|gossips?|tells (?:everyone'?s?|everybody'?s?|all the|every) secrets?|interrupts?|(?:never|won't|cannot|can't) (?:stop|be) (?:talking|chatting|asking|quiet))\b/iu,
    first: {
      young: [
        ({ n }) => `${n} talked and talked. All the fish swam away.`,
        ({ n }) => `${n} talked and talked. So the soup got cold.`,
      ],
      middle: [
        ({ A, n }) =>
          `${A} went fishing, and ${n} came too. ${n} talked of hats, and stairs, and who invented Tuesday. The fish knew all of that already. They left.`,
        ({ n }) =>
          `At supper ${n} began with the soup. ${n} had not finished when they had. There was a bowl of cold soup, and a great deal about it.`,
      ],
      old: [
        ({ A, n, a }) =>
          `${A} had been looking forward to the fishing, because of the quiet. ${n} came too. There was something about hats first, and that led on to stairs. Stairs led to whether a fish knows that it is wet. At the end of an hour there was a sort of wave going away up the water. "They were just coming," said ${a}.`,
        ({ n, A }) =>
          `There was soup. ${n} had a thing to say about soup. It had to be begun some way back, with an uncle, so that one should see the point. When ${n} got to the point the others had eaten theirs, and washed up, and put on their coats. ${A} was holding the door. "And so," said ${n}, to a skin with a spoon in it.`,
      ],
    },
    again: {
      young: [
        ({ a, n }) => `"Shh," said ${a}. But ${n} talked on.`,
        ({ n, A }) => `${n} talked on. ${A} held both ears shut.`,
      ],
      middle: [
        ({ n, A }) =>
          `Then they were to watch the stars. It is best done quietly. "Which is that one? Who counts them? Do they get tired?" said ${n}. ${A} got tired.`,
        ({ n, A }) =>
          `In the library ${n} only whispered. But it was a whisper with no gaps. ${A} read the same line eleven times. It was quite a short line.`,
      ],
      old: [
        ({ n, A }) =>
          `Then they all lay on the hill to look at the stars. ${n} had been told about it, and was good for as long as it takes to lie down. "Which is that? Is it far? How do they know? If I were one, could I see us? Who would I be looking at?" ${A} had come to see a shooting star. There was one, during "far".`,
        ({ n, A, a }) =>
          `In the library there is a sign, and ${n} kept to it. ${n} whispered. But it was a whisper that had no holes in it, like a dripping tap. ${A} read a line eleven times. It said that the butler had turned pale. "Why had he?" whispered ${n}. "I should so much like to know," said ${a}, and shut the book.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} tried not to talk. But then it all came out.`,
        ({ n }) => `${n} talked to a jar. But the jar did not answer.`,
      ],
      middle: [
        ({ n }) =>
          `${n} tried saving it up. One can, until about eleven. Then it all came out together, and nobody could tell which end was which.`,
        ({ a, n }) =>
          `"Tell it to the wall," said ${a}. The wall was patient. But when ${n} asked it a question there was nothing. That is no way to talk.`,
      ],
      old: [
        ({ n }) =>
          `${n} tried saving it up. All of Monday went in, and Tuesday on top of it. By Wednesday ${n} had to walk slowly, so as not to spill. Then somebody said good morning. It all came out, in a heap, with the ends first. It took until dark to clear, and ${n} felt worse than before, because nobody had heard any of it.`,
        ({ a, n }) =>
          `"There's the wall," said ${a}. "Tell it to the wall." So ${n} did, for a week. It was a good wall. It never left. But it never said, "And then?" either. You do not notice how much a tale leans on that, until it isn't there. ${n} stopped in the middle of an uncle, and went away.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} says nothing at all.`,
        ({ o }) => `${o} does not talk. ${o} likes to listen.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, who hardly ever spoke. Words took ${o} such a time to get up. When they were up, the others had gone home.`,
        ({ met, o }) =>
          `There on a stump sat ${met}. ${o} had wanted the bun with the cherry for years. But one has to say so, and ${o} never could. It was always a plain one.`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who was thought to be proud. It was not that. ${o} had things to say, and good ones, but they were kept a long way down. By the time one had been fetched, and dusted, the others were talking of something else. So ${o} had given it up. It was a very tidy house. You could hear the dust come down in it.`,
        ({ met, o }) =>
          `On a stump sat ${met}, eating a plain bun. One eats like that when one did not ask for it. In the shop there were buns with a cherry. ${o} had gone in on every Friday for six years to buy one. "Yes?" they would say. It was such a wide word, with so many people behind it. So ${o} only ever pointed at the nearest.`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `${n} talked and talked. ${o} loved it. "More!" said ${o}.`,
        ({ o, n }) => `"Please go on," said ${o}. So ${n} told it all.`,
      ],
      middle: [
        ({ n, o }) =>
          `${n} told about the hats. ${o} listened, and leaned in. When it came to the end there was a pause. Nobody had ever heard the end before. "And then?" said ${o}.`,
        ({ n, o }) =>
          `"Is that a plain one? Did you want it plain? You looked at the other," said ${n}. ${o} nodded so hard that the stump shook. It was the very first question that fitted.`,
      ],
      old: [
        ({ n, o }) =>
          `"I talk too much," said ${n}, "so I'll only stay a minute." It was three hours. ${o} sat there and took it in like a garden. When it had got as far as the uncle there came a place that ${n} had never been to. It was the end. Nobody had ever stayed for it. It was a very good one. "And then?" said ${o}. It was quite loud.`,
        ({ n, o }) =>
          `"Is that plain? Do you like plain? You're looking at the bag as if you didn't," said ${n}. People had asked ${o} things before, but they had stopped at one. ${n} did not stop at one. "Was it the seedy ones? Was it the twisted ones? Was it cherry?" And ${o}, who had been waiting for that for six years, only had to nod.`,
      ],
    },
    last: {
      young: [
        ({ n, o }) => `${n} talks, and ${o} listens. They are both happy.`,
        ({ n, o }) => `At last ${n} stopped. Then ${o} said, "Hello."`,
      ],
      middle: [
        ({ n, o }) =>
          `They go fishing together now. ${n} talks, and ${o} holds the rod. The fish have come back. They want to know what happened to the uncle.`,
        ({ n, a, o }) =>
          `On Friday they went in to buy buns. "Two with a cherry," said ${n}, "and one for ${a}." And ${o}, all alone, said a word. It was "Please."`,
      ],
      old: [
        ({ A, a }) =>
          `If you pass the house at the far end, late, there is one voice going up and down. But wait for a bit at the gate. There will be a stop, as long as a breath. And then there is another voice, low down, and not used to it, and it says six or seven words. ${A} heard some of them once. "They were the best in the whole tale," said ${a}.`,
        ({ n, o }) =>
          `They do the shopping together on Fridays. ${n} does the talking, and ${o} does the knowing what is wanted. Last week there was nobody behind them in the queue. "Two with a cherry, please," said ${o}. It was out before anyone could help. ${n} began to speak, and stopped. It is the only time that anybody has seen that.`,
      ],
    },
  },
  {
    id: 'loud',
    asks: /\b(?:(?:too|so|very|always|really) (?:loud|noisy)|is (?:loud|noisy)|loudly|shouts?|shouting|noise|roars? too|bangs?|stomps?|sings too|loud voice|cannot whisper|can't whisper)\b/i,
    first: {
      young: [
        ({ n }) => `"HELLO," said ${n}. All the apples fell off.`,
        ({ n, A }) => `"GOOD DAY!" said ${n}. ${A} fell over.`,
      ],
      middle: [
        ({ n, a }) =>
          `"GOOD MORNING," said ${n}. It was only meant for ${a}. But eleven people got up, looked at their clocks, and were cross with them.`,
        ({ n, a }) =>
          `${n} wished to tell ${a} a secret. It was a kind one. By noon it was known three hills away, and was no longer one.`,
      ],
      old: [
        ({ n, a }) =>
          `"GOOD MORNING," said ${n} to ${a}, over the wall. It was said with love, and it went on. Eleven people got up in their sleep and put the kettle on. A cat that had been going to jump did not. "It's a quarter past five," said ${a}. "I KNOW," said ${n}. "ISN'T IT PEACEFUL?"`,
        ({ a, n, A }) =>
          `There was to be a surprise for ${a}, with a cake. ${n} had been told about it, in a corner, and had nodded. "I WON'T SAY A WORD," said ${n}. It came back off the hill as clear as a bell, word after word. Somebody quietly took down the paper chains. ${A} pretended for two days not to know.`,
      ],
    },
    again: {
      young: [
        ({ n }) => `The baby slept. "AAH!" said ${n}. The baby woke up.`,
        ({ n }) => `They saw a bird. "WHERE?" said ${n}. Off flew the bird.`,
      ],
      middle: [
        ({ n }) =>
          `Then they watched for the deer. It took an hour before one came. "LOOK," breathed ${n}. It was the smallest breath ${n} had. There was no deer.`,
        ({ n }) =>
          `They built a house out of cards, five floors high. "MIND," said ${n}, to be helpful. It was a good long while before they found the queen.`,
      ],
      old: [
        ({ n, a }) =>
          `They went to see the deer come down to drink. One waits, and does not even think loudly. At last there stood one, with the light coming through its ears. "OH," breathed ${n}. It was as small as ${n} could make it. When ${a} looked again there were only four round holes in the mud, filling up.`,
        ({ A, n }) =>
          `It was a house of cards, and it had got to the fifth floor. Nobody had ever got there before. ${A} had the last card in one hand, and was not breathing. "CAREFUL," said ${n}, out of pure kindness. They found the queen of hearts on a Sunday, in the butter.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} put on a scarf. But ${n} was still loud.`,
        ({ n }) => `${n} talked into a sock. But it was still too loud.`,
      ],
      middle: [
        ({ n }) =>
          `${n} tried it through a scarf. It took off the edges. But the middle of it came out just the same, and very warm.`,
        ({ n }) =>
          `${n} tried not opening any doors on it. So it was said with a shut mouth. "MMMM," it went, like a boat, and the spoons walked off the table.`,
      ],
      old: [
        ({ A, n }) =>
          `${A} lent ${n} a scarf, a long one, and wound it round three times. It took the edges off. But a voice is mostly middle, and the middle came through, and smelt of wool. "IS THAT BETTER?" said the scarf. Down in the valley somebody answered, "NOT MUCH."`,
        ({ n }) =>
          `${n} tried saying it all with a shut mouth. There were no words in it then. There was only what is under words, and it was like a ship. The spoons walked to the edge of the table, one after another, and went over. So that was no good either. ${n} picked them up, on tiptoe. THUMP, went the toes.`,
      ],
    },
    other: {
      young: [
        ({ met, o }) => `Here is ${met}. ${o} lives far, far off.`,
        ({ o }) => `${o} cannot hear when they call. It is too far.`,
      ],
      middle: [
        ({ met, o }) =>
          `Far off, where the path gives up, lived ${met}. Nobody had ever called ${o} in to supper. No call goes that far. "I come when it smells cold," said ${o}.`,
        ({ met, o }) =>
          `On the other side of everything lived ${met}. "There was a party," said ${o}. "I saw the lights. I expect they did shout. It only comes here as a sort of tickle."`,
      ],
      old: [
        ({ met, o }) =>
          `Beyond the last house, and beyond the sign that says there are no more houses, lived ${met}. It was a fine place. It had only one thing wrong with it. "They do call me in to supper," said ${o}. "They're very good about it. They stand on the step with their hands up. I see their mouths go." So ${o} came when the smoke stopped, and it was always washing up.`,
        ({ n, met, o }) =>
          `It was so far away that ${n} had to sit down twice. There lived ${met}, and looked across at the lights. "You can see everything from here," said ${o}. "You can't hear any of it. There was a band, last month. I saw the drummer. I had to guess the tune." It was said without any fuss, and it was guessed quite wrong.`,
      ],
    },
    fit: {
      young: [
        ({ o, n }) => `"SUPPER, ${o.toUpperCase()}!" said ${n}. And ${o} heard!`,
        ({ n, o }) => `"COME HERE!" said ${n}. Far off, ${o} heard it!`,
      ],
      middle: [
        ({ n, o }) =>
          `Next day ${n} stood on the step when the soup was hot. "${o.toUpperCase()}, SUPPER!" The hill said it too. And far, far off, something very small began to run.`,
        ({ n }) =>
          `"I could tell you what the tune is," said ${n}, back at home. "IT GOES LIKE THIS." And beyond the last house somebody beat time, on a bucket. It was the right time.`,
      ],
      old: [
        ({ n, o, A }) =>
          `The next evening, when the soup was on the table, ${n} went out on the step. "${o.toUpperCase()}," said ${n}. "SUPPER." It was just as large as it always was. It went over the roofs and past the sign. ${A} had both hands up, to cover both ears, and did not do it. Out there a door had opened. Something the size of a pea was running, as hard as it could.`,
        ({ n, a }) =>
          `On the night of the next band ${n} stood at the back. "IT'S A WALTZ," said ${n}. "ONE, TWO, THREE." The trumpet glared. But ${a} had climbed on a chair and was looking out over the fields. "Do that again," said ${a}. "There's a lamp out there. It's going from side to side. It's got it. It's dancing."`,
      ],
    },
    last: {
      young: [
        ({ n, o }) => `"SUPPER!" says ${n}, every night. And ${o} comes.`,
        ({ n, o }) => `"GOOD NIGHT!" says ${n}. Far off, ${o} hears it.`,
      ],
      middle: [
        ({ n }) =>
          `They eat at six now, all of them, and it is hot. "CAN YOU PASS THE SALT," says ${n}. Somebody at the end of the valley does.`,
        ({ n, o }) =>
          `At bedtime ${n} leans out. "GOOD NIGHT, ${o.toUpperCase()}." They all wait. If nobody breathes, you can hear it come back. It is as small as a seed.`,
      ],
      old: [
        ({ o, n, a }) =>
          `${o} has a place at the table now, and the soup burns one's tongue, as it should. It is ${n} who stands on the step. People set their clocks by it. "And what do you do for breakfast?" said ${a}, who is a late sleeper. "OH," said ${n}, "THEN TOO." And ${a} looked at ${o}, and sighed, and bought a thicker hat.`,
        ({ o, a }) =>
          `Every night, when the lamps go out, there is a window that opens. "GOOD NIGHT, ${o.toUpperCase()}." It goes away over the fields. Then everybody in the road lies quite still, even ${a}, with the blanket down off one ear. It takes as long as it takes to count nine. Then it comes, no bigger than a seed. "Good night. Good night. I heard."`,
      ],
    },
  },
  {
    id: 'quiet',
    asks: /\b(?:(?:too|so|very|always|really) quiet|is quiet|quietly|small voice|tiny voice|little voice|quiet voice|soft voice|no voice|lost (?:his|her|its) voice|cannot (?:shout|roar loud\w*|be heard)|can't (?:shout|be heard)|nobody hears?|too softly|whispers?|never (?:talks|speaks|says anything)|mumbles?)\b/i,
    first: {
      young: [
        ({ n }) => `"Stop," said ${n}, so low. But the bus did not stop.`,
        ({ n }) => `"I am here," said ${n}, so low. Nobody looked.`,
      ],
      middle: [
        ({ n, a }) =>
          `"I'd like the blue one," said ${n}. They had a vote then, and it was yellow. "You should have said," said ${a}. ${n} said that it had been said.`,
        ({ n, a }) =>
          `They played a game, and ${n} won it. "I've won," said ${n}. They went on for an hour and twenty minutes. In the end ${a} won it instead.`,
      ],
      old: [
        ({ n, a }) =>
          `There was a vote about the colour of the boat. "Blue," said ${n}, when it was time to. It was counted as nobody. The boat is yellow now, and very bright, and it hurts the ducks. "You should have spoken up," said ${a}. "I did," said ${n}. "Pardon?" said ${a}.`,
        ({ n, a }) =>
          `In the middle of the game ${n} put down the last card. "That's me out," said ${n}. It was a clever win, and it had taken planning. They went on round the table and round again. At ten past four ${a} won, with a shout, and had to be lifted up. There was one player under the table, picking up cards.`,
      ],
    },
    again: {
      young: [
        ({ n, a }) => `"Look out," said ${n}, too low. Splash went ${a}.`,
        ({ n, A }) => `"Good day," said ${n}. ${A} shut the door.`,
      ],
      middle: [
        ({ n, A }) =>
          `"You have your hat on backwards," said ${n}. "Mind the paint," said ${n}. ${A} sat down in it, looking the other way.`,
        ({ n, a }) =>
          `Then ${n} knew the answer. It was "a kettle". They all sat there for ages, guessing boats. "Kettle," said ${n}. "A boat?" said ${a}.`,
      ],
      old: [
        ({ n, A, a }) =>
          `"That bench is wet," said ${n}. It was said clearly and in good time. ${A} sat down. There are nine green stripes on that coat to this day. "Somebody," said ${a}, "might have told me." And ${n}, who had been standing next to the bench with a hand up, said something that the wind had.`,
        ({ n, a }) =>
          `It was a riddle with a prize. It has a spout and no mouth, and it sings. They guessed whales. They guessed boats. "It's a kettle," said ${n}, seven times, and each time a little less. After supper ${a} sat up in bed. "A kettle!" said ${a}, and woke the street, and had the prize.`,
      ],
    },
    attempt: {
      young: [
        ({ n }) => `${n} tried to be loud. "Peep," said ${n}.`,
        ({ n }) => `${n} stood on a box. But it was still "peep".`,
      ],
      middle: [
        ({ a, n }) =>
          `"Breathe in first," said ${a}. So ${n} breathed in, right down to the boots. But then it was all going in. There was no room to say it.`,
        ({ n }) =>
          `${n} made a cone out of paper, to talk through. It came out at the wide end just as small. There was only more room round it.`,
      ],
      old: [
        ({ a, n }) =>
          `"It's all in the breath," said ${a}, who was loud. So ${n} breathed. In it went, past the collar and down to the boots, until there was none left for the others. Everybody waited. And out it came, a long, thin, polite sound, like a letter being opened. "Was that it?" said ${a}.`,
        ({ n }) =>
          `${n} made a cone out of stiff paper, and spoke into the narrow end. It ought to have come out big. But what came out was the same size as before, and it had so much room to get lost in. A beetle who was asleep in there looked up. The beetle had heard it quite well, and said so, and nobody heard the beetle.`,
      ],
    },
    other: {
      young: [
        ({ met }) => `Here is ${met}. "They are all too loud for me!"`,
        ({ o }) => `${o} wore two hats. It was all too loud.`,
      ],
      middle: [
        ({ met, o }) =>
          `At the far end lived ${met}, under three hats. Everything was too loud for ${o}. Rain was. Butter was. "I heard you come," said ${o}. "You were lovely."`,
        ({ met, o, n }) =>
          `There sat ${met}, with wool in both ears. "Nobody visits," said ${o}. "They knock, you see." ${n} had not knocked. It had seemed so forward.`,
      ],
      old: [
        ({ met, o }) =>
          `At the far end lived ${met}, who had on three hats, one over the other. It was not for the cold. "I hear everything," said ${o}, with both eyes shut. "I hear the moths. I've heard a crumb fall, on a carpet, next door. And then somebody says good morning, and I have to lie down." The house was lined with blankets. They were all darned.`,
        ({ met, o }) =>
          `Behind a door with felt on it lived ${met}, whose ears were too good. "People are kind," said ${o}. "They come and knock. It's like being inside a drum. So I put wool in, and then I don't know they've been." There was a heap of cards on the mat. They all said the same: We called. You were out.`,
      ],
    },
    fit: {
      young: [
        ({ n, o }) => `"Hello," said ${n}, so low. "How nice!" said ${o}.`,
        ({ n, o }) => `"Peep," said ${n}. "Just right!" said ${o}.`,
      ],
      middle: [
        ({ n, o }) =>
          `"Good evening," said ${n}. ${o} took off one hat. ${n} said that it might rain. Off came the second. By the moon it was all three, and nothing hurt.`,
        ({ o, n }) =>
          `"Say something else," said ${o}, taking out the wool. So ${n} told about the blue, and the kettle, and all the rest. It took until midnight.`,
      ],
      old: [
        ({ n, o }) =>
          `"Good evening," said ${n}. ${o} sat quite still. Then, carefully, ${o} took off the top hat. "Would you mind," said ${o}, "saying that once more?" ${n} said it, and put in something about the weather. Off came the second hat. Nobody had ever leaned forward to hear ${n} who did not then say "pardon". The third hat went on the chair.`,
        ({ n, o }) =>
          `"I'm sorry to trouble you," said ${n}, to the felt. The door flew open. There stood ${o}, with the wool out, in tears. "It didn't hurt," said ${o}. "Say anything. Say what you like." So ${n} began with blue. It turned out that there were years of it, all in order, with the dates. It was as if somebody had opened the right drawer.`,
      ],
    },
    last: {
      young: [
        ({ n, o }) => `${n} and ${o} sit close. They talk, very low.`,
        ({ o, n }) => `${o} sleeps. ${n} tells a story. So softly.`,
      ],
      middle: [
        ({ n, o }) =>
          `Every night now ${n} tells ${o} a story. The moths come in to hear it. You could stand at the window and not know that anything was going on.`,
        ({ a, o }) =>
          `They have painted the little boat blue. "When was that decided?" said ${a}. "It was said," said ${o}, "quite clearly, in May." The hats are hung out to dry.`,
      ],
      old: [
        ({ a }) =>
          `The three hats are on a scarecrow now. In the house at the far end a story is being told, and has been since seven. If you stop at the wall you will hear nothing whatever. But the moths are in there, in rows, and a beetle with a paper cone. And ${a} was found beneath the window once, without a hat, not even breathing loudly.`,
        ({ o, a, n }) =>
          `They held another vote about the boat. This time ${o} sat at the front, with nothing in either ear. "Blue," said ${o}. "Who says so?" said ${a}. "${n} does. Three times. The last one was rather cross." They all became very quiet, to see if it was true. And in the quiet, for the first time, everybody could hear it.`,
      ],
    },
  },
];

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'You never know!',
  'One never knows!',
  'It may be useful!',
  'One might need it!',
  'That could be handy!',
  'It might come in!',
  'One can never tell!',
  'We may need it!',
  'You might want it!',
  'It is good for something!',
] as const;
const TITLES = ['the red boot', 'one thing more', 'at the bottom of the heap', 'whose is it'];

/** How the heap came about: from everything that is brought home, or from never putting a thing away. */
const habit = ({ raw }: Going) =>
  /\b(?:collect\w*|hoard\w*|keeps?|treasures?)\b/.test(raw)
    ? {
        young: 'brings things home. Each day one more.',
        middle: 'brought home whatever lay about, every day one thing more.',
        old: 'brought things home. There was always one thing lying about in the world that nobody seemed to want. By now they reached to the ceiling.',
      }
    : {
        young: 'never tidies up. What a mess!',
        middle: 'never put a thing away. What had been dropped stayed where it fell.',
        old: 'never put anything away. Each thing lay where it had last been wanted, and the next thing lay on top. By now they reached to the ceiling.',
      };

/** A boot is looked for in a heap, and everything that is taken off the top belongs to somebody who comes past. */
export const HEAP: EventPlot = {
  id: 'heap',
  when: /\b(?:collect\w*|hoard\w*|mess\w*|untid\w*|tid(?:y|ies|ied)|throws? (?:anything|nothing|things) away)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const { young: how } = habit(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['hat', 'box'] },
        `${A.introduced} ${how} A hat, a box! "${refrain}" says ${a}.`,
        `${A.introduced} ${how} A box? A hat? "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(B, 'stand', 'worried'),
            seen(A, 'point', 'happy'),
            ...(third ? [seen(third, 'stand', 'happy')] : []),
          ],
          things: ['boots'],
        },
        `Here is ${B.introduced}.${third ? ` ${third.name} is there, too.` : ''} "Where is my red boot?" "In there," says ${a}. What a heap!`,
        `Here comes ${B.introduced}. Where is the red boot?${third ? ` ${third.name} helps.` : ''} "It is in the heap," says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'determined'), seen(A, 'cover', 'surprised')] },
        `${b} pulls at the bottom. Crash! But there is no boot.`,
        `${b} pulls at the bottom. Rumble, crash! No boot there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'worried')] },
        `${a} digs a tunnel. Now ${a} is stuck. ${b} pulls. Plop!`,
        `So ${a} crawls in. Oh dear, stuck! Pull, ${b}! Plop. No boot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'basket'), seen(A, 'stand', 'worried')] },
        `"From the top," says ${b}. Out goes a basket. "My basket!" says a hen at the door.`,
        `Now they start at the top. A basket! "That is mine!" says a hen.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'umbrella')] },
        `Out goes an umbrella. "That is mine!" says a frog.`,
        `Here is an umbrella. "My umbrella!" says a wet frog.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'surprised', 'teapot'), seen(B, 'cheer', 'happy')] },
        `Out goes a teapot. "Mine!" says a goat. Now they all help.`,
        `"My teapot!" says a goat. Now they all help.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'excited'), seen(A, 'stand', 'happy')], things: ['boots'] },
        `Now the heap is small. What is that? The red boot! It fits ${b}.`,
        `One last thing. It is red. It is the boot! ${b} puts it on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'happy')], things: ['teapot'] },
        `Look, there is a table! There is tea for all of them.`,
        `And there is a table! They all have tea.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'wave', 'surprised')],
          things: ['button'],
        },
        `On the step lies a button. Who picks it up? "${refrain}" says ${b}.`,
        `Good night, all! On the step is a button. ${b} takes it. "${refrain}" says ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const { middle: how } = habit(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['hat', 'box'] },
        `${A.introduced} was no trouble to anybody. But ${a} ${how} There was half a hat, and a box for the other half. "${refrain}" said ${a}.`,
        `You had to push to get in at ${A.introduced}'s. For ${a} ${how} "What do you want with a box of hats?" people asked. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'point', 'happy')], things: ['boots'] },
        `One wet day ${B.introduced} came. There was only one red boot.${comesToo} "Have you seen the other?" "It's here," said ${a}, and they looked at the heap. It went as far as the lamp.`,
        `In came ${B.introduced}, hopping.${comesToo} "I've lost a boot, a red one, and I need it," said ${b}. "Then it's in there," said ${a}. "Everything is." There was a heap in the middle, higher than both of them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'determined'), seen(A, 'cover', 'surprised')] },
        `${b} saw something red at the bottom and pulled. You shouldn't pull at the bottom. There was a rumble. When it was quiet again they were both up to the neck. It was only a red sock.`,
        `"I'll just pull this out," said ${b}, low down. For a moment nothing happened. Then everything did. It took them some time to find each other. "Was that it?" asked ${a}. It was a red lid.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'worried')] },
        `"I know my way about in there," said ${a}, and dug a tunnel. In went the head, and in went the middle. Then nothing went in any more, or out. ${b} had to pull at both feet. "I saw a chair," said ${a}. "I didn't know that I had one."`,
        `Next ${a} crawled in, to look from inside. ${b} held the feet. "Left a bit," said the heap. "Ow. I'm stuck." ${b} pulled, and something gave, and it was ${a}. "There's a chair in there!" said ${a}. "But no boot."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'basket'), seen(A, 'stand', 'worried')] },
        `"We must start at the top," said ${b}, "and put it all outside." The first thing was a basket. "${refrain}" said ${a}, and held on to it. "My basket!" said a hen who was going by. "I've sat on the floor since May."`,
        `"One thing at a time," said ${b}, "from the top, and out." On top was a basket. ${a} did not like to let go. "${refrain}" Just then a hen looked in. "That's mine!" said the hen. "I only put it down for a minute."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'umbrella')] },
        `Then it was an umbrella. ${a} had never opened it. A frog had stopped to watch. "I had one just like that," said the frog, "with a frog on it." They looked. There was a frog on it. ${a} thought about it, and gave it back.`,
        `The next was an umbrella with a green handle. "Oh," said somebody, and it was a frog, dripping. "I looked for that all winter." ${a} looked at the umbrella, and at the frog, and held it out. It was odd, but it did not hurt.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'surprised', 'teapot'), seen(B, 'cheer', 'happy')] },
        `After that it went quickly. There was a line at the door. A goat got a teapot, and cried a bit. The baker got eleven spoons. Those who had theirs stayed on and helped. "Whose is this?" called ${a}, louder and louder. "Whose is this?"`,
        `Soon half the street was there. "My teapot!" said a goat, and kissed it. Somebody got a ladder, somebody got a drum. Nobody went away. They handed things along. In the middle stood ${a}, red in the face.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'excited'), seen(A, 'stand', 'happy')], things: ['boots'] },
        `In the end there was one thing left, and it was red. "That's mine," said ${b}, and put it on. It had been the very first. All the rest had come on top of it.`,
        `They saw a floor, which was blue. And on the floor, right in the middle, lay a red boot. It must have been the first thing of all. ${b} stamped in it. It fitted. "Thank you," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'happy')], things: ['teapot', 'chair'] },
        `"You've got a table!" said ${b}. ${a} had forgotten it. There was the chair, too. There was room for the hen and the frog, and the goat made tea. Nobody had ever come to tea there. There had been nowhere to put them.`,
        `There was so much room that it echoed. There was a table, and one chair. So they sat on the floor, and had tea from the goat's teapot. "I never had anybody in before," said ${a}. "I thought it was full."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'wave', 'surprised')],
          things: ['button'],
        },
        `"Come again tomorrow," said ${a}, and they said that they would. A button lay on the step. ${a} saw it, and left it there. But ${b} came by on two red boots, and picked it up. "${refrain}" said ${b}.`,
        `When it got dark they went home, and each took what was theirs. On the step lay a button. ${a} looked the other way. Somebody else bent down for it, in red boots, and thought that nobody saw. "${refrain}" said ${b}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const { old: how } = habit(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(A, 'stand', 'proud')], things: ['hat', 'box'] },
        `${A.introduced} ${how} There was half a hat, and a box that might do for the other half. There were keys to nothing. "What's it all for?" people asked, from the door, since they couldn't get any further in. "${refrain}" said ${a}. And most of the time that was true.`,
        `It began with a box, and something to put in the box. ${A.introduced} ${how} You went round it sideways, with your stomach in. ${a} slept on top, near the lamp. "You could give some of it away," people said. ${a} looked at them, as if they'd spoken of selling an aunt. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'bell')], things: ['bell'] },
        `The best thing of all lived in a sock, half way up. It was a bell, a silver one, no bigger than an egg. ${a} had found it in the grass, years ago. It had a voice like cold water, and went on by itself for a while. In the evening ${a} rang it, once. Nobody came, because nobody was meant to. But it was company.`,
        `In a sock, where nobody would look, there was a small bell of silver. It had lain in the long grass one day, and ${a} had picked it up. It had a voice like cold water, and it went on for quite a while, by itself. On most evenings ${a} took it out, and rang it for nobody, and put it away. It was the one thing in there that ${a} always knew how to find.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'point', 'happy')], things: ['boots'] },
        `Then ${B.introduced} came, on one leg.${comesToo} "I've lost a boot," said ${b}. "A red one. I've asked everybody. They all said that it would be at yours." "It will be," said ${a}, "somewhere." They stood and looked up. There's a difference between having a thing and knowing where it is. ${b}, who was tidy, pointed that out.`,
        `One wet Saturday somebody knocked low down. It was ${B.introduced}, with only one red boot.${comesToo} "You've got the other one," said ${b}, who was tidy, and had a hook for everything. "I expect I have," said ${a}. "I've got most things." They both looked at the heap, and it looked at them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'determined'), seen(A, 'kneel', 'surprised')] },
        `${b} began at the bottom, as you do with a drawer. It came down with the sound of a band falling down a hill. When they had dug each other out, ${a} tried a tunnel, and got as far as the hips. "I can see a chair leg!" came a voice from inside. "I think it's mine." It took ${b} till noon to pull ${a} out. There was still no boot.`,
        `"That's red, down there," said ${b}, and took hold, and pulled. It was a lid. It had been holding up the rest. Afterwards they couldn't hear anything for a minute. Then ${a} went in by a hole between two mattresses, and did not come out again. "I can feel a table," said the heap, in ${A.names} voice. "You'll have to pull."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'basket'), seen(A, 'stand', 'worried')] },
        `"From the top, then," said ${b}, "and out at the door, one thing after another." It was a terrible idea. ${a} carried the first thing as if it were ill. It was a basket. "Excuse me," said a hen in the road, "but I know that basket." She had put it down in May, to look at a worm. "${refrain}" said ${a}, quickly, and then saw how she looked at it, and let go.`,
        `There was only one way to do it, and that was from above, and into the road. "All of it?" said ${a}. "You can put it back after," said ${b}. A basket was the first. It had hardly touched the ground when a hen came along. "There it is!" said the hen. "I only looked away for a second." ${a} began to say, "${refrain}" But it had been a year. It might be useful to her.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'surprised', 'umbrella'), seen(B, 'cheer', 'happy')] },
        `After the hen it was a frog, with an umbrella. The frog had been wet for so long that it had stopped mentioning it. After the frog came a goat, and there was a teapot. By two o'clock you could see them coming from both ends of the street. "Whose is this?" called ${a}, in the door. "Whose is this?" It was rather like having things, only faster.`,
        `It got about. A frog found its umbrella, and put it up at once. A goat sat on the kerb with a teapot in its lap, and could not speak. And they didn't go home with it. They stayed, and made a line, and handed things on. ${a} had never held so many things in one day, not even on the best of days. "This one's a drum!" shouted ${a}. "Who's short of a drum?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'bell')], things: ['bell'] },
        `Then ${a} put out a hand and it was a sock, with something in it. It was soon back under one arm. Nobody had seen. At the end of the line stood a very old tortoise, who had not asked for anything. "I don't suppose that you've got a bell?" it said. "It's a small one. We had it by the gate, to ring for tea. My wife used to ring it." The sock was heavy, all at once.`,
        `Half way down there was the sock. ${a} put it up one sleeve and went on calling. "That's the last but a few," said ${b}. An old tortoise had been standing by since morning, at the side. "I don't like to trouble you," it said. "You wouldn't have come upon a bell, in the grass? It's not worth much. It's only that my wife rang it, when it was time to come in."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'curious')] },
        `A thing that you've had for years is yours, very nearly. And no one else had ever rung it so kindly. ${b} had seen the sock. ${b} looked away and counted buttons, for there are things that nobody can tell you. "What did it sound like?" asked ${a}. It was to gain time. "Like cold water," said the tortoise.`,
        `It would only have to be "no". It's a very short word. The tortoise was halfway to going already. ${a} looked over at ${b}, who was doing up a boot that was done up. "Did it go on a bit, afterwards?" said ${a}. "When you'd stopped?" "Yes," said the tortoise. "That was the best of it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'bell'), seen(B, 'stand', 'happy')], things: ['bell'] },
        `So ${a} took it out of the sock. It caught the light. ${a} did not ring it, for it was not ${A.names} to ring. The tortoise held it for a while in both hands. Then it rang it, once. The whole street stopped, with their arms full, and listened, till it was quite over. "I only ever rang it for nobody," said ${a}. "It's much better like that."`,
        `"It's here," said ${a}. "It was the first good thing that I ever found." It was hard to get out of the sleeve. The tortoise did not say thank you. It rang it. You could hear that the bell had been wanted somewhere. It went down the street and round the corner and came back. And when it had stopped, it went on. "There," said the tortoise.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cheer', 'excited'), seen(A, 'stand', 'surprised')], things: ['boots'] },
        `The last thing of all lay flat on the floor. It was red. "Well," said ${b}, "that's what I came for," and stepped into it. Round it there was a floor, with a pattern. There was a table, and there was a chair. ${a} walked about, and listened to the steps. "I've got a room," said ${a}. "It was at the very bottom."`,
        `So there was one thing left. It was a boot. It had been the first, and everything else had been put on top. ${b} pulled it on and stamped twice, and it echoed. There'd never been an echo there. ${a} looked at four walls, and at a table with legs. "I'd quite forgotten those," said ${a}. "I always thought that what I had was a heap."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['teapot'],
        },
        `It would have been a pity not to use it. The goat made the tea. The hen sat in the basket, and those without a chair sat on each other. Nobody had ever been asked in before, since there was nowhere to put them. And the next day, at four, ${a} heard something from up the road. It was like cold water. It was meant for somebody. "That's for you," said ${b}.`,
        `They had tea there, all forty of them, with the frog's umbrella up, for fun. It was dark before they went. ${a} lay down in the middle of all that floor, and could not sleep for the space. Then, on Sunday, at four, it came over the roofs, one stroke, and a long bit after. The tortoise was ringing. "It's time to come in," said ${b}. "I think that means us."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'kneel', 'happy'), seen(A, 'stand', 'happy')],
          things: ['button'],
        },
        `They walked home by moonlight, with crumbs on. In the road lay a button, a plain one, with four holes. ${a} saw it a good way off, and walked round it, whistling. Some steps further on ${a} turned. ${b}, who was tidy, was down on one knee, in red boots, with a hand in the dust. "${refrain}" said ${b}, and went as red as the boots.`,
        `There's a shelf there now, with nine things on it. It's a good number. Last week there was a button on the path, and ${a} stepped across it without a word. It was the one behind who stopped. There was a pause, and a small sound, as of something going into a pocket. "${refrain}" said ${b}.`,
      ),
    ],
  };
}

import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bystander, sizeOf } from '../pair.ts';
import { inPlace, settingOf } from '../the-one.ts';

const REFRAINS = [
  'Still down',
  'Down it stays',
  'Down, and no up',
  'No up at all',
  'Only down',
  'Down as before',
  'Never any up',
  'Down and staying down',
  'All down, no up',
  'Down, down and down',
  'Just down',
] as const;
const TITLES = ['the wrong size for up', 'a bit of up', 'it takes two', 'one up and one down', 'the plank on the log'];

/** The big one, the small one, and somebody who stands by. */
const parts = (going: Going): { readonly BIG: Figure; readonly SMALL: Figure; readonly T: Figure } => {
  const { A, B } = going;
  const aIsBig = sizeOf(A) >= sizeOf(B);
  return { BIG: aIsBig ? A : B, SMALL: aIsBig ? B : A, T: bystander(going) };
};

/** Somebody big can only see-saw with somebody small where the middle is: a plank knows no other way. */
export const PLANK: EventPlot = { id: 'plank', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { BIG, SMALL, T } = parts(going);
  const [b, s] = [BIG.name, SMALL.name];
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const at = inPlace(going, '');
  const where = at && ` It is${at}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: settingOf(going, 'forest'), camera: 'wide', actors: [seen(BIG, 'sit', 'sad')], things: ['log'] },
        `A plank lies over a log.${where} ${BIG.introduced} sits on it. Bump!`,
        `There is a see-saw.${where} ${BIG.introduced} sits on it. Bump!`,
      ),
      page(
        { camera: 'medium', actors: [seen(SMALL, 'wave', 'happy'), seen(BIG, 'sit', 'surprised')], things: ['log'] },
        `A see-saw needs two. Along comes ${SMALL.introduced}. "May I?" says ${s}. "Yes, please!" says ${b}.`,
        `"I need one more," says ${b}. Here comes ${SMALL.introduced}. "Me?" says ${s}. "You!" says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(SMALL, 'sit', 'happy'), seen(BIG, 'sit', 'worried')], things: ['log'] },
        `Now ${s} sits up there. ${b} sits down here. "${refrain}"`,
        `${s} sits on the high end. ${b} waits. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(SMALL, 'reach', 'determined'), seen(BIG, 'sit', 'worried')],
          things: ['rock'],
        },
        `"I need to be heavy," says ${s}. On goes a stone. On goes another. "${refrain}"`,
        `${s} puts a stone on. Then a big stone. ${b} waits. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'sit', 'happy'), seen(SMALL, 'sit', 'worried'), seen(BIG, 'sit', 'sad')] },
        `Here comes ${T.introduced}. Now two sit up there. "${refrain}"`,
        `${cap(T.introduced)} sits up there too. They wait. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(BIG, 'stand', 'sad'), seen(SMALL, 'sit', 'sad')] },
        `"I am too big," says ${b}. "I will go home."`,
        `${b} is sad. "I am too big. I will go home."`,
      ),
      page(
        { camera: 'wide', actors: [seen(BIG, 'walk', 'sad'), seen(SMALL, 'sit', 'surprised')], things: ['log'] },
        `Home is over the plank. ${b} takes one step. Creak! What was that?`,
        `${b} goes home over the plank. One step. Creak! It moves!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(SMALL, 'shout', 'excited'), seen(BIG, 'stand', 'surprised')],
          things: ['log'],
        },
        `"Stop!" says ${s}. ${b} is near the middle now. ${s} goes down. ${b} goes up!`,
        `Down goes ${s}. Up goes ${b}! "Stop there!" says ${s}. "Stay near the middle!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(BIG, 'cheer', 'excited'), seen(SMALL, 'cheer', 'happy'), seen(T, 'cheer', 'happy')],
        },
        `${b} sits down there. Up and down! "I am up!" says ${b}.`,
        `That is the place for ${b}. Up and down they go! "Look at me!" says ${b}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(BIG, 'sit', 'sleepy'), seen(SMALL, 'sit', 'sleepy'), seen(T, 'sit', 'sleepy')],
          things: ['moon'],
        },
        `The moon is up. They all lie down. "${refrain}" says ${s}. Good night.`,
        `The moon is up, too. The friends lie down. "${refrain}" Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { BIG, SMALL, T } = parts(going);
  const [b, s, t] = [BIG.name, SMALL.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: settingOf(going, 'forest'), camera: 'wide', actors: [seen(BIG, 'sit', 'sad')], things: ['log'] },
        `Somebody had once left a plank on top of a log${where}. It made a very good see-saw. ${BIG.introduced} came every day, and sat down on one end. Bump. That was all. You can't see-saw alone.`,
        `Across a log${where} lay a long plank. Every morning ${BIG.introduced} sat down on the end of it. Bump, it went, and stayed there. "It wants somebody on the other end," said ${b}, to nobody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(SMALL, 'stand', 'curious'), seen(BIG, 'sit', 'surprised')], things: ['log'] },
        `"Is anybody sitting up there?" said a voice. It was ${SMALL.introduced}, whom ${b} had never seen before. "Nobody," said ${b}. "Nobody ever is. Would you like to?" And ${s} went up the plank to the high end.`,
        `One day ${SMALL.introduced} came by, and stopped. They did not know each other. "Is that end taken?" said ${s}. "No," said ${b}, quickly. "It's yours, if you want it." So ${s} walked all the way up, past the log, to the top.`,
      ),
      page(
        { camera: 'wide', actors: [seen(SMALL, 'jump', 'determined'), seen(BIG, 'sit', 'worried')], things: ['log'] },
        `They waited. It was ${s} who was up, and ${b} who was down. "I'll jump," said ${s}, and jumped, as hard as could be. The plank did not notice. "${refrain}," said ${b}.`,
        `"Ready?" said ${s}. "Ready," said ${b}. ${s} bounced with all that there was of ${s}. One leaf fell off the plank. "${refrain}," said ${b}, and sighed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(SMALL, 'reach', 'determined'), seen(BIG, 'sit', 'calm')], things: ['rock'] },
        `"You need to be heavier," said ${b}. So ${s} fetched a stone, and then a larger one. At last there were nine of them. There was hardly any room for ${s}. "${refrain}," said ${b}. "But it's a lovely heap."`,
        `${s} went to find something heavy. Up came stones, one after another. In the end ${s} sat on top of them. It was a tower. You could see a long way. "${refrain}," said ${s}, from above.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'sit', 'happy'), seen(SMALL, 'sit', 'worried'), seen(BIG, 'sit', 'sad')],
          things: ['rock'],
        },
        `Then ${T.introduced} came and sat up there as well. "Now!" cried ${t}. They leaned and they pushed. There were two of them up there, and the stones. "${refrain}," said ${b}, very low.`,
        `"I'll sit there too," said ${T.introduced}, and climbed on behind. They all held their breath, the whole row of them. Something creaked, but it was only an old tree. "${refrain}," said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(BIG, 'stand', 'sad'), seen(SMALL, 'sit', 'sad')] },
        `"It's me," said ${b}. "I'm too big for you." "I'm too small for you," said ${s}. They both looked at the plank. "It was nice of you to try," said ${b}. "I think I'll go home."`,
        `"I should have known," said ${b}. "It wants two of the same size." "I did so want you to go up," said ${s}. Neither of them could think of anything else. "Well," said ${b}. "Goodbye, then."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(BIG, 'walk', 'sad'), seen(SMALL, 'sit', 'surprised'), seen(T, 'sit', 'surprised')],
          things: ['log'],
        },
        `The shortest way home was along the plank and over the log. ${b} took one slow step, and another. Creak. What was that? Up there the stones gave a wobble. "Something's happening," said ${t}.`,
        `${b} lived on the other side. So ${b} went up the plank, step by step, towards the log. Creak, it went. The high end was not so high any more. "Oh!" said ${s}. "I'm sinking!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(SMALL, 'shout', 'excited'), seen(BIG, 'stand', 'surprised')],
          things: ['log'],
        },
        `"Stop!" cried ${s}. "Stand just there!" ${b} stood just there, close to the log. Slowly ${s} came down. And slowly ${b} went up. ${b} stood very still, and looked about. "I'm up," said ${b}.`,
        `"Don't move!" they shouted from the stones. ${b} stopped, two steps from the middle. Then the long end went down, and ${s} with it. And the short end rose up, and ${b} with it! "It isn't how big you are," said ${s}. "It's where you sit!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(BIG, 'cheer', 'excited'), seen(SMALL, 'cheer', 'happy'), seen(T, 'cheer', 'happy')],
          things: ['log'],
        },
        `They threw off the stones, one by one. Each time ${b} moved a bit nearer to the log. At last there was only ${s} up there. Up went ${b}, and down, and up. "More!" said ${b}. "I've got a lot of down to make up for."`,
        `They did not need the stones at all. They found the place for ${b}, and scratched a mark there. Up and down they went. The big one sat near the log, and the small one far out. "I can see my house!" cried ${b}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(SMALL, 'sit', 'happy'), seen(BIG, 'sit', 'happy')],
          things: ['log'],
        },
        `"Same time tomorrow?" said ${b}, when it grew late. "I'll be at my end," said ${s}. It is the long end, and it belongs to ${s}. Nobody else may sit there without asking.`,
        `"Are we friends, then?" said ${s}, on the way down. ${b} thought about it on the way up. "We must be," said ${b}. "I can't see-saw with anybody else now. They don't know where to sit."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(BIG, 'sleep', 'sleepy'), seen(SMALL, 'sleep', 'sleepy')],
          things: ['moon'],
        },
        `That night they lay in the grass, one large heap and one little one. The moon went up. "${refrain}," said ${s}, and meant the two of them. Nobody wanted any up.`,
        `The moon came up over the log. Under it they slept, side by side, after so much see-saw. "${refrain}," murmured ${b}, into the grass. There is nothing wrong with down, when there are two of you.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { BIG, SMALL, T } = parts(going);
  const [b, s, t] = [BIG.name, SMALL.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, 'forest'),
          camera: 'wide',
          actors: [seen(BIG, 'sit', 'calm')],
          things: ['log', 'rock'],
        },
        `There was a see-saw${where}, a long plank across a log. On one end lay a rock. ${BIG.introduced} had rolled it up there in the spring, because a see-saw needs two. It was exactly the right weight. All summer they had gone up and down together, ${b} and the rock. It was good at it. It was no good at talking.`,
        `All that summer ${BIG.introduced} had a rock for company. It lay at one end of a plank across a log${where}, and ${b} sat at the other. Up went the rock, and down went the rock. They weighed the same, to the crumb. "Isn't this nice?" ${b} used to say. The rock never said that it was not.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(SMALL, 'stand', 'curious'), seen(BIG, 'sit', 'surprised')],
          things: ['rock'],
        },
        `"Does it like that?" said a voice. ${b} looked over the side. It was ${SMALL.introduced}, and you had to look twice to see anybody at all. "I don't think it minds," said ${b}. "I would like it," said ${s}. "I'd like it very much." Nobody had ever said that before. They had only ever admired the rock.`,
        `Then came ${SMALL.introduced}, and watched, for three turns. "Which of you is winning?" said ${s}. Nobody had spoken to ${b} since May, and it took a moment to find an answer. "It isn't that sort of game," said ${b}. "One goes up, and then the other does." "It sounds fair," said ${s}. "Is there a turn for me?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(BIG, 'reach', 'determined'), seen(SMALL, 'sit', 'excited')],
          things: ['rock', 'log'],
        },
        `There was no room for three. ${b} looked at the rock, and at ${s}. It had been a good summer, and a rock is a thing that you can rely on. Then ${b} gave it a push. It rolled off the end, and down the bank, and into the pond with a great gulp. "It's free now," said ${b}. "Go on up." And ${b} sat down to wait for the lift.`,
        `${b} did not answer at once. You can't put a rock aside for an hour, if you can't lift it. It was the rock or ${s}. "It would have to go for good," said ${b}. "You needn't," said ${s}. But ${b} had put a shoulder to it already. Down the bank it bounded, and the pond closed over it. "There," said ${b}, rather pale. "Your end."`,
      ),
      page(
        { camera: 'wide', actors: [seen(SMALL, 'jump', 'determined'), seen(BIG, 'sit', 'worried')], things: ['log'] },
        `It was a good thing that nobody else was looking. ${s} sat at the top, and nothing happened. ${s} stood up, and jumped, and landed with everything. A fly took off from the plank. "${refrain}," said ${b}, at the bottom, and tried to sound like somebody who does not mind. "I've not eaten yet," said ${s}. "I'm heavier after lunch."`,
        `${s} went up the plank like a captain, and sat. ${b} smiled up the whole length of the plank, and waited. "Any time now," said ${b}. ${s} bounced. ${s} thought of heavy things, of pianos and puddings. "${refrain}," said ${b}, after a while. They each listened to the pond. It was a very quiet pond.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(SMALL, 'reach', 'determined'), seen(BIG, 'sit', 'calm')],
          things: ['basket'],
        },
        `After that there was only one thing to do. ${s} went away and came back with a stone, and went away again. By four o'clock there were thirty-one. They were not much as stones go, because ${s} had to carry them. Each of them left a little less room, until ${s} sat on the very top with both eyes shut. "${refrain}," said ${b}. "Do come down. It doesn't look safe."`,
        `"I'll make myself heavy," said ${s}. It took until four o'clock. ${s} brought everything that somebody so small can carry. There were pebbles, and pine cones, and a basket with a handle gone. It all went up to the end of the plank, and ${s} went on top. It was a great deal of work, and it weighed about as much as a cabbage. "${refrain}," said ${b}. "But nobody ever did that for me."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'sit', 'happy'), seen(SMALL, 'sit', 'worried'), seen(BIG, 'sit', 'sad')],
          things: ['log'],
        },
        `In the end they asked ${T.introduced}, who was passing, if it was not too much trouble. ${t} climbed up behind ${s}. "It's a matter of leaning," said ${t}. They leaned. They leaned so far that they nearly went over the back. "${refrain}," said ${b}. "You had a rock here, didn't you?" said ${t}. "It was such a good one." That was not the thing to say.`,
        `Then ${T.introduced} came down the path and wanted to know what they were doing. "We're going up and down," said ${s}, from on top. "I see the up," said ${t}, "and I see the down." But ${t} was kind, and got on too. It made no difference. "${refrain}," said ${b}. "What has become of the rock?" said ${t}. Nobody told ${T.him}.`,
      ),
      page(
        { camera: 'close', actors: [seen(BIG, 'stand', 'sad'), seen(SMALL, 'sit', 'sad')] },
        `"I cost you a rock," said ${s}, at last. "I'll go and find you another. There must be one that wants to." "It isn't the rock," said ${b}. And it was not. It was that ${s} had fetched and carried all day, and that it was no use. "You can't help your size," said ${b}, "and I can't help mine. I'd better go home, before we begin to be cross."`,
        `It was getting late, and they both said what people say. "It's my fault," said ${s}. "I'm next to nothing." "It's mine," said ${b}. "I'm far too much." "You had it all so nice before," said ${s}, and that was the worst of it, because it was true. ${b} got up. "I wouldn't change it back," said ${b}. "I only wish that it had worked."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(BIG, 'walk', 'sad'), seen(SMALL, 'sit', 'surprised'), seen(T, 'sit', 'surprised')],
          things: ['log'],
        },
        `Home lay on the far side, and the plank was the shortest way there. All summer long ${b} had only ever sat at the end of it. Now ${b} walked up it for the first time, towards the log, head down. One step. Another. Behind the heap somebody said, "Eek." "What is it?" said ${b}, without turning round. "I don't know," said ${s}. "I think that I'm going down."`,
        `The way home went up the plank and over the log. ${b} had never gone home that way before, because of the rock. It is not a cheerful thing to walk uphill when you're sad. At the third step the plank gave a creak. At the fourth one it shook itself. ${t} took hold of ${s}. "Did you do that?" said ${t}. "I can't do anything," said ${s}. "I've been trying all day."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(SMALL, 'shout', 'excited'), seen(BIG, 'stand', 'surprised')],
          things: ['log'],
        },
        `"Stop! Not another step!" ${b} stood still, one step from the log. The plank thought it over. Then ${s} came down, past the grass, softly, to the ground. Behind ${b} something rose, and it was the end that had been down all day. ${b} went up with it. "You're lighter in the middle," said ${s}. "No," said ${b}, who was looking round at the sky. "I'm as heavy as ever. You're heavier out there."`,
        `"Stand still!" shouted ${s}. So there they hung, all of them, as level as a shelf. If ${b} moved a foot towards the log, down went ${s}. If ${b} moved it back, up came ${s}. "It doesn't want us the same," said ${s}, slowly. "It only wants us in the right places. I go right out to the end, and you come in." "Say that again," said ${b}, going up. "I want to hear it from here."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(BIG, 'cheer', 'excited'), seen(SMALL, 'cheer', 'happy'), seen(T, 'stand', 'happy')],
          things: ['log'],
        },
        `They took the heap off, one thing after another. For each thing that went ${b} shifted in by the width of a hair. When there was only ${s} left they cut a notch, so as to find the place again. You would not have thought that two could look so different and go up and down so well. "It was never like this with the rock," said ${b}. "It never once said whee."`,
        `By sunset they had it. ${T.He} held the plank while ${b} shuffled. There was a mark for ${b}, close to the log, and a nail for ${s}, far out. The heap was not needed. They kept one small stone of it, to remember. "What did you talk about, with the rock?" said ${s}, going by. "I talked," said ${b}, going by. "It was mostly me."`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(BIG, 'sit', 'happy'), seen(SMALL, 'sit', 'happy')],
          things: ['moon', 'log'],
        },
        `They were still there when the moon came up. Nobody had noticed that both of them were too tired to push. "${refrain}," said ${s}, who was, with a yawn. "That's how I began," said ${b}, high up, "and I never knew what was missing." On still days you can see the rock, at the bottom of the pond. It looks quite content. It has got a newt.`,
        `Late in the evening they lay on their backs in the grass, and the moon went up all by itself. "${refrain}," said ${b}, and was not sorry at all. "Do you miss it?" said ${s}. ${b} thought about the rock, and was fair to it. "It was the right weight," said ${b}. "But it wasn't the right one."`,
      ),
    ],
  };
}

import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { knackIn, type Knack } from './knacks.ts';
import { mountOf } from './mount.ts';

const REFRAINS = [
  'You just do it!',
  'One just does it!',
  'You do it just so!',
  'Just like that!',
  'Why, you just do it!',
  'Just do as I do!',
  'Look, just like this!',
  'It just goes like that!',
  'You just do this!',
  'Just so, and there!',
] as const;
const TITLES = ['you just do it', 'just like that', 'slowly, for somebody small', 'nobody could say how'];

interface Parts {
  readonly knack: Knack;
  /** Whoever is ridden, in the pictures of the riding; else nobody. */
  readonly ridden: readonly ActorHint[];
  readonly refrain: string;
  /** What one sits on there. */
  readonly ground: string;
  /** What somebody sits on who looks on. */
  readonly perch: string;
  /** A bigger child who can do it, and somebody next door. */
  readonly R: Figure;
  readonly r: string;
  readonly N: Figure;
  readonly n: string;
}

function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const said = knackIn(raw) ?? knackIn('whistle');
  if (!said) throw new Error('no knack');
  const one = (text: string) => text.replace('{one}', B.aKind).replace('{the}', B.theKind);
  const mount = said.to === 'ride' ? mountOf(company) : null;
  const ground = { beach: 'sand', snow: 'snow', kitchen: 'floor' }[said.setting as string] ?? 'grass';
  const perch = said.setting === 'kitchen' ? 'window sill' : 'wall';
  const knack: Knack = {
    ...said,
    to: mount ? `ride ${mount.introduced}` : one(said.to),
    doing: one(said.doing),
    fast: one(said.fast),
    doneNow: mount ? `Clip, clop! Off goes ${mount.name}!` : said.doneNow,
    done: mount ? `And ${mount.name} went, clip, clop, once round the whole meadow.` : one(said.done),
    flop2: (a) => one(said.flop2(a)),
  };
  const taken = [A, B, K].map(({ name }) => name);
  const R = company.person(taken.includes('Robin') ? 'Sal' : 'Robin', 'child');
  const N = company.person('Mrs Plum', 'neighbour');
  const ridden: readonly ActorHint[] = mount ? [seen(mount, 'stand', 'calm')] : [];
  return { knack, ridden, ground, perch, refrain: chance.pick(...REFRAINS), R, r: R.name, N, n: N.name };
}

const things = (knack: Knack) => (knack.thing ? { things: [knack.thing] } : {});

/** All who can do it do it too fast to be seen, until somebody has to explain it, slowly, to somebody else. */
export const JUST: EventPlot = { id: 'just', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { knack, ridden, refrain, R, r } = partsOf(going);
  const { to, fastNow, flopNow, flop2Now, steps, doneNow, setting } = knack;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'curious'), ...ridden], ...things(knack) },
        `This is ${A.introduced}. ${a} wants to ${to}.`,
        `Today ${A.introduced} learns to ${to}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"Look," says ${g}. "${refrain}" And ${g} ${fastNow}. So quick!`,
        `${Gcap} can do it. ${Gcap} ${fastNow}. So quick! "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'curious')] },
        `Now ${a} tries. ${flopNow} ${B.introduced} looks on.`,
        `It is ${A.names} turn. ${flopNow} And ${B.introduced} looks on.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'proud'), seen(A, 'stand', 'worried')] },
        `Big ${r} ${fastNow}. "${refrain}" says ${r}.`,
        `Big ${r} can do it, too. "${refrain}" says ${r}. Too quick!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `${a} tries again. ${flop2Now} "How do you do it?" "${refrain}"`,
        `Again! But no. ${flop2Now} "But how?" says ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')] },
        `Now only ${b} is there. "Do you want to learn it, too?"`,
        `Only ${b} stays with ${a}. ${b} looks and looks. "Can't you do it?" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'happy'), seen(B, 'sit', 'curious')] },
        `"Then we go slowly," says ${a}. "${steps[0]}."`,
        `"I will tell you, ${b}. Slowly. ${steps[0]}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'happy')] },
        `"And then," says ${a}, "what comes? ${steps[1]}."`,
        `"Good, ${b}. What comes after that? ${steps[1]}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'happy'), ...ridden],
          ...things(knack),
        },
        `"${steps[2]}." And ${a} does it. ${doneNow}`,
        `"And now? ${steps[2]}!" So ${a} does. ${doneNow}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
        },
        `"How did you do that?" says ${g}. "${refrain}" says ${a}.`,
        `${Gcap} comes back. "You can do it! But how?" "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { knack, ridden, refrain, R, r, N, n } = partsOf(going);
  const { to, doing, fast, flop, flop2, steps, done, setting } = knack;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'curious'), ...ridden], ...things(knack) },
        `There was one thing that everybody could do, except ${A.introduced}. It was ${doing}. "Today I shall learn to ${to}," said ${a}. "It can't take long."`,
        `${A.introduced} had woken up early, and decided something. Today was the day. Today ${a} would learn to ${to}. After that it would be done.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"I'll show you," said ${g}. "Watch. ${refrain}" And ${g} ${fast}. It took as long as a sneeze. "Did you see?" ${a} had seen that it was over.`,
        `${Gcap} was the first to be asked. ${Gcap} ${fast}. "There," said ${g}. "${refrain}" "Which bit came first?" said ${a}. "Oh," said ${g}. "I never look."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'curious'), ...ridden],
          ...things(knack),
        },
        `So ${a} just did it. ${flop(a)} ${B.introduced} came closer, to see how it is done. "Not like that," said ${a}.`,
        `${a} tried to go as fast as ${g}. ${flop(a)} "Hm," said ${a}. ${B.introduced} was looking on, with great interest.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'proud'), seen(A, 'stand', 'worried')] },
        `${r} from next door was bigger, and could do it asleep. "What, that?" said ${r}. "${refrain}" ${r} ${fast}. "And how?" said ${a}. "Well, so," said ${r}, and did it once more, looking the other way.`,
        `Then big ${r} came by. "Can you do it slowly?" said ${a}. "Of course," said ${r}. And ${r} ${fast}. It was just as quick as before. "I can't do it slowly," said ${r}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(N, 'stand', 'happy')] },
        `${n} came by. "I could do that sixty years ago," said ${n}. "${refrain}" ${a} gave it one more go. ${flop2(a)} It was the word just that was no use.`,
        `"I hear that you're ${doing}," said ${n}. "It's like falling off a log. ${refrain}" ${flop2(a)} "Falling off a log I can do," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')] },
        `They all had things to do, and went. Only ${b} was left. ${b} looked from ${a} to where it should have happened. ${b} did not know how it's done, either. "Nobody can tell me," said ${a}. "And nobody can tell you."`,
        `When they had gone ${a} sat down next to ${b}. ${b} was the only one who hadn't said just. "You'd like to know it, too," said ${a}. "I can see it by your face. It's not easy. I'd have to start right at the beginning."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'calm'), seen(B, 'sit', 'curious')] },
        `"Listen, ${b}. I'll say it very slowly," said ${a}, "so that even you can follow." But what came first? Nobody had ever said. "${steps[0]}," said ${a}, and did it.`,
        `So ${a} began to explain it to ${b}, bit by bit. "First of all," said ${a}. "${steps[0]}. Have you got that?" ${b} waited for more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'curious')] },
        `"And after that? Don't rush me," said ${a}, though ${b} had not. "I know. ${steps[1]}. They always do both at once, and so you can't see it."`,
        `"That's the beginning," said ${a}. "Now look. ${steps[1]}. They leave that out, when they tell it. It's the most important bit, ${b}." And ${b} looked hard at the most important bit.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'happy'), ...ridden],
          ...things(knack),
        },
        `"Then there is only one thing left," said ${a}. "${steps[2]}." ${a} was so busy with explaining that it simply happened. ${done} "Oh!" said ${a}. "Did you see that?"`,
        `"And the last bit, ${b}, for it's only three. ${steps[2]}." ${a} showed it, quite slowly. ${done} They both held their breath. "That was me," whispered ${a}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'proud')] },
        `${a} did it again for ${g} and for ${r}. Then ${a} did it for ${n}. "How did you get it so suddenly?" said ${g}. "I had to tell ${b}," said ${a}. "${b} needs it slowly. I listened."`,
        `It worked again, and it worked four times before supper. "Who showed you, in the end?" said ${g}. "${b} did," said ${a}. ${Gcap} looked at ${b}. "By not knowing it," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(R, 'stand', 'surprised'), seen(B, 'sit', 'happy')],
        },
        `Next day somebody very small stopped at the gate. "How do you do that?" "${refrain}" said ${a}. Then ${a} heard it, and went red, and sat down again. "I mean, slowly. ${steps[0]}."`,
        `By the end of the week ${a} was as quick as ${r}. "Wait, what was the first bit?" said ${r}, who had been thinking. "${refrain}" said ${a}. They stared at each other. And then ${a} had to go and ask ${b}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { knack, ridden, ground, perch, refrain, R, r, N, n } = partsOf(going);
  const { to, doing, fast, flop, flop2, steps, done, setting } = knack;
  const W = going.company.person('Pim', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'curious'), ...ridden], ...things(knack) },
        `There are things that everybody can do, so that nobody asks whether you can. For ${A.introduced} it was ${doing}. It had somehow never come up. And then, suddenly, it came up everywhere. "I'm going to learn to ${to}," said ${a}, at breakfast on Monday. "By the end of the week." It sounded like plenty of time.`,
        `${A.introduced} had a way of being somewhere else when there was any ${doing}. There was a shoe to see to, or a sneeze. You can go on like that for years. But it gets harder, the bigger you are. "This is the week," thought ${a}, on Monday. "On Sunday I'll be able to ${to}, and nobody will know that I couldn't."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"Nothing simpler," said ${g}. "Stand there and watch. ${refrain}" And ${g} ${fast}. It had a beginning and an end. What it did not have was a middle. "Again, please," said ${a}. It was done again, and it was over again. "What did you do first?" said ${a}. ${Gcap} thought. "Do you know," said ${g}, "I've no idea."`,
        `${Gcap} was asked first, and was pleased to be. "Look here," said ${g}, and ${fast}. "${refrain}" ${a} had not even blinked. "Could you tell me the steps?" said ${a}. "There are no steps," said ${g}. "It goes all in one. Something in me knows it, and doesn't tell me." That was honest, but it was no help.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(R, 'stand', 'proud'), seen(B, 'sit', 'curious')],
          ...things(knack),
        },
        `So on Tuesday ${a} tried to do it all in one. ${flop(a)} ${B.introduced} had come to watch. So had ${r} from next door, with an apple. "You can't do that?" said ${r}. "Really? At your age? ${refrain}" And ${r} ${fast}, with a yawn. It was meant to be funny. People told each other about it as far as the bus stop.`,
        `On Tuesday nobody was about but ${g} and ${B.introduced}, so ${a} risked it. ${flop(a)} Somebody laughed. It was ${r}, on the ${perch}, with an apple. "I didn't know there was anyone who couldn't," said ${r}. "${refrain}" Down came ${r}, and ${fast}. Then ${r} got back on the ${perch}. The worst of it was that ${r} had not even put down the apple.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'happy'), seen(A, 'sit', 'angry')] },
        `On Wednesday it was ${n}, from the corner. "I learned it from my uncle, in a gale," said ${n}. "He said to me, '${refrain}' And I did." "But what if you don't?" said ${a}. "Then you haven't done it," said ${n}. ${flop2(a)} By the evening ${a} had asked eleven people. They all said the same thing, and ten of them said it kindly.`,
        `${n} had it from a book, it turned out on Wednesday, and the book had got lost. "But it was quite short," said ${n}. "It only said, '${refrain}' And there was a picture." ${flop2(a)} ${a} went on asking, at the shop, at the bus stop, and once through a letter box. That made eleven people. So many can do a thing, and so few can say it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')] },
        `Thursday was bad. "I'm not going to ask anybody any more," said ${a} to ${b}. ${b} had been there every time. ${b} had looked on at all the doing and all the not doing, and had never once said just. In fact ${b} knew even less about it than ${a} did. You could see that from the way ${b} looked at the wrong end of it.`,
        `By Thursday there was no one left to ask. ${a} sat where it had all gone wrong, and ${b} came and sat there as well. "Don't you start," said ${a}. But ${b} only looked, with a tilted head, at the place where it ought to happen. It came to ${a} that here was somebody to whom nothing about it was simple. It was a comfort. It was the first all week.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'calm'), seen(B, 'sit', 'curious')] },
        `"You've been looking at it from behind," said ${a}. "It starts here." And because ${b} seemed to want to know, ${a} went on. It had to be very slow, and in very small bits. It had to be so simple that it was almost silly. "Right at the beginning," said ${a}, "before anything else. ${steps[0]}." And ${a} stopped. Nobody had ever said that there was a beginning.`,
        `"Shall I tell you how far I've got?" said ${a}. It was not far, but for ${b} it would do. Whoever explains a thing to ${b} can't leave anything out. There's nothing there to fill the gaps. "You don't start with the quick bit, you see," said ${a}. "You start before that. ${steps[0]}." ${a} did it, to show. It was quite easy, when it was all you had to do.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'curious'), ...ridden],
          ...things(knack),
        },
        `"Then there's something that they all do, and don't know it," said ${a}. ${a} had seen it eleven times without seeing it. "${steps[1]}. No, wait for it, ${b}. That has to be finished first." It grew dark, and they didn't notice. "And then there's only one thing left in the world," said ${a}. "${steps[2]}." ${done} It was so quiet that ${a} went on explaining for a moment.`,
        `${b} was a slow pupil. It had to be said three times, and each time it came out shorter. "${steps[1]}," said ${a}. "That's what they hide, I think. They don't mean to. It's got so small, from being used." ${a} took a breath. "And after that there's no more to be afraid of, ${b}. ${steps[2]}." ${done} ${a} didn't shout. You don't shout in the middle of a lesson.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(B, 'sit', 'happy')],
        },
        `On Friday they all had to come and look. It went well once, badly once, and then well four times. "I always knew that you'd pick it up," said ${g}. "How was it done?" "I told ${b}," said ${a}. "You never tell anybody anything, if you can do it. You'd got to be told by somebody who couldn't." ${Gcap} asked to hear the three bits. Then ${g} tried it that way, and could not do it at all.`,
        `"Well, there you are," said ${g}, on Friday. "And what was it that you were doing wrong?" "I was trying to just do it," said ${a}. "There's no just in it. There are three things." ${a} counted them off. ${Gcap} listened, and nodded, and tried to do it in three. It was a disaster. "Don't think about it," said ${a}. "You're too good for that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'angry'), seen(W, 'sit', 'sad'), seen(A, 'stand', 'surprised')] },
        `And on Saturday there was a noise behind the wall. "${refrain}" somebody was saying. It got louder each time. It was ${r}, with a small brother called ${W.name}, who was sitting on the ground in tears. "I've shown him a hundred times!" said ${r}, and then saw who it was, and went very red. There was quite a long silence. "How does one say it?" said ${r}, to the wall.`,
        `On Saturday ${a} came by the wall, and there was ${r} on the other side, very red. "Look! ${refrain}" ${r} was saying, as you talk to a wall. In front of ${r} sat a little brother, ${W.name}, who had given up. "I can't make him," said ${r}. "He's watched and watched." ${r} looked up. It must have been a hard thing to ask. "You told it to ${b}," said ${r}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'calm'), seen(R, 'stand', 'shy')] },
        `Now there was a thing that ${a} could say. It had been said to ${a} by eleven people. It was short, and it would have fitted that red face like a lid. "${refrain}" said ${a}. It was delicious. It lasted just as long as an apple core takes to land. Then there was ${W.names} face. It was the same face that ${a} had had since Monday. "No," said ${a}. "That's no use to anyone. Move over."`,
        `${a} had thought of this on Tuesday, in bed. There had been a wall in it, and ${r} on the wrong side. Under the blanket ${a} had known just what to say. "${refrain}" said ${a}, and had an apple to bite into as well. It was every bit as good as it had been on Tuesday. But it was ${W.name} who got it, and ${W.name} hadn't laughed at anybody. ${a} put the apple down. "Sorry. That was for someone else."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm'), seen(W, 'stand', 'curious'), seen(R, 'kneel', 'curious')],
          ...things(knack),
        },
        `They all got down on the ${ground}, where ${W.name} was. "We've got the whole day," said ${a}. "First there's only one thing. ${steps[0]}." ${r} took a breath to say something, and ${a} gave ${r} a look. It took until tea. There was a fair that day, and ${a} had saved up for it. They missed it, all three, and could hear it from there. But by tea there were four who could do it, if you count ${b}.`,
        `There was a fair that afternoon, and ${a} had saved up for it. You could hear the music over the roofs. "It's slow," said ${a}. "It'll take us until supper, at the least. ${steps[0]}. That's all, ${W.name}. Leave the rest." "Is that really first?" said ${r}, quite low. "I never knew." At supper the music stopped. And ${W.name} did it, and then did it again.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'happy')],
        },
        `It was Sunday. "And now you can do it," said ${g}. "Was it hard?" ${a} took a breath to answer. It was on the very tip of the tongue. ${b} looked up. "Yes," said ${a}. "It was. Shall I tell you? There are three parts."`,
        `Nobody thinks about it any more, and ${a} doesn't either. It goes all in one now. But sometimes, when nobody is looking, ${a} does it in three, to keep it from getting lost. "What's the use of that?" said ${g}, once. "It's in case somebody asks," said ${a}. And ${b}, who had never learned it, looked on from the beginning to the end.`,
      ),
    ],
  };
}

import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { stuckIn, type Pot } from './stuck-in.ts';

const REFRAINS = [
  'Can you hear me?',
  'Do you hear me?',
  'Hello, can you hear?',
  'Can you hear me now?',
  'Hello, is that you?',
  'Do you hear that?',
  'Are you listening?',
  'Hello, do you hear me?',
  'Can you hear this?',
  'Do you hear me now?',
] as const;
const TITLES = ['can you hear me?', 'in went the head', 'tock, tock', 'out come the ears'];

interface Parts {
  readonly J: Pot;
  readonly j: string;
  readonly r: string;
  readonly N: Figure;
  readonly n: string;
  readonly things: { readonly things?: readonly NonNullable<Pot['thing']>[] };
}

function partsOf({ K, raw, company, chance }: Going): Parts {
  const J = stuckIn(raw) ?? { it: 'jar', bottom: 'something good', thing: 'jar' as const };
  const N = company.person(K.name === 'Mrs Plum' ? 'Mrs Bell' : 'Mrs Plum', 'neighbour');
  return { J, j: J.it, r: chance.pick(...REFRAINS), N, n: N.name, things: J.thing ? { things: [J.thing] } : {} };
}

/** Ears lie flat on the way in, and stand up inside as soon as anybody speaks. */
export const EARS: EventPlot = { id: 'ears', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { J, j, r, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], ...things },
        `${A.introduced} sees a ${j}. Down in it is ${J.bottom}.`,
        `Look, a ${j}! ${A.introduced} looks in. There is ${J.bottom}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], ...things },
        `Ears flat. In goes the head. Lick, lick! Oh. It is stuck!`,
        `${a} makes flat ears. In goes the head! Lick! But it does not come out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'worried')], ...things },
        `Here comes ${B.introduced}. "${r}" Tock, tock! The ears stand up in there.`,
        `${B.introduced} comes running. "${r}" Inside, up go the ears. Tock, tock!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'determined'), seen(A, 'walk', 'worried')], ...things },
        `${b} pulls the ${j}. ${a} comes along, too.`,
        `${b} pulls and pulls. But all of ${a} comes along.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'worried')],
        },
        `${Gcap} puts on soap. Whoops! ${Gcap} slips. "${r}" Tock, tock!`,
        `"Soap!" says ${g}. It is so slippery. Whoops! "${r}" Tock, tock!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'scared'), seen(B, 'run', 'worried')], things: ['tree'] },
        `${a} cannot see. Bonk! That was a tree. Bonk! So was that.`,
        `Bonk! ${a} walks into a tree. "Sorry," says ${a} to the tree.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(B, 'stand', 'worried'), seen(A, 'sit', 'sad')] },
        `Now they all shout. "${r}" "${r}" Tock, tock! Tock, tock!`,
        `They all call at once. "${r}" Tock, tock! And "${r}" Tock, tock!`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'calm')] },
        `It gets dark. ${b} sits down by ${a}. ${b} says nothing. It is so still.`,
        `The day is over. ${b} sits next to ${a}, very close. Nobody says a thing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sit', 'surprised')], ...things },
        `${a} nods off. The ears go soft. The ears go flat. And plop! Off it comes!`,
        `Now ${a} is asleep. Down go the ears. Plop! The ${j} rolls away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `"Oh! ${r}" says ${b}. Up go two ears, in the air. "Yes!" says ${a}.`,
        `"${r}" says ${b}, softly. Up go the ears. "Yes," says ${a}. "I hear you!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { J, j, r, N, n, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], ...things },
        `A ${j} lay in the grass, on its side. ${A.introduced} looked in. "Oh, ${J.bottom}!" said ${a}. It was quite far down. It was farther than a tongue is long.`,
        `${A.introduced} had good ears, and a better nose. The nose found a ${j}, behind the shed. "${cap(J.bottom)}," said ${a}, "and nobody near it." It was right down at the bottom.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], ...things },
        `So ${a} laid both ears flat, and put in the whole head. It was lovely down there. ${a} licked until it squeaked. Then it was time to come out. And ${a} did not.`,
        `With the ears laid flat, the head just went in. Lick, lick. It was worth it. "And now back," thought ${a}. But something held on, behind. It was stuck.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'worried')], ...things },
        `${B.introduced} came round the corner, and met a ${j} on legs. "Mmf," it said. ${b} knocked on it. "${r}" And in there something went tock, tock. That was two ears, standing up to listen.`,
        `"Why have you got a ${j} on?" said ${B.introduced}. There was no answer. ${b} bent down close. "${r}" Tock, tock, it went, inside. When somebody speaks to ${a}, both ears stand straight up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'determined'), seen(A, 'walk', 'worried')], ...things },
        `${b} took hold and pulled. ${a} came too, all the way to the gate. "You mustn't come with it," said ${b}, and pushed. ${a} sat down in the bean bed. The ${j} had not moved at all.`,
        `${b} held the ${j}, and ${a} walked backwards. It should have worked. But they only went round and round, like a clock. "Stop," said ${b}. "I'm dizzy."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'worried')],
        },
        `"Soap," said ${g}, "all round the edge." Soon everything was slippery. ${Gcap} slid into the washing. "${r}" called ${g}, from a sheet. Tock, tock, went the ears. It sat as tight as ever.`,
        `${Gcap} came with a bar of soap. They soaped the edge, and the neck, and by mistake the path. ${Gcap} sat down very suddenly. "${r}" said ${g}. Tock, tock. So that was no good.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'scared'), seen(B, 'run', 'worried'), seen(N, 'stand', 'surprised')],
        },
        `${a} could see nothing but ${j}. Bonk! "Pardon," said ${a} to the pear tree. Bonk! "Pardon," said ${a} to ${N.introduced}. "${r}" said ${n}, quite loud, as you do. Tock, tock!`,
        `Then ${a} went for a walk, and it was not a good idea. Bonk, into the water butt. Bonk, into the wheelbarrow. Bonk, into ${N.introduced}, who took off her hat. "${r}" shouted ${n}. Tock, tock!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'determined', 'hammer'), seen(B, 'stand', 'scared'), seen(A, 'sit', 'sad')],
        },
        `"I have a hammer at home," said ${n}. "No!" said ${b}. They all stood round ${a}, and shouted good advice. "Breathe out!" "Think of something thin!" "${r}" Tock, tock! Tock, tock!`,
        `${n} went and got a hammer. "Not with ${a} in it!" said ${b}. So they all talked at once. "Turn left!" "Sneeze!" "${r}" And each time it went tock, tock. It never stopped for a moment.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `In the evening they had run out of things to say. They went in, to look in a book. Only ${b} stayed, and leaned on ${a}. "I don't know any more, either," said ${b}. Then it was very quiet in the garden.`,
        `When it was nearly dark the others went to look in a book. ${b} sat down beside ${a} in the grass. "There's nothing more to try," said ${b}. So they just sat, side by side, and nobody said a word.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sit', 'curious')], ...things },
        `${b} laid one ear on the ${j}. It had been tock, tock all day. Now there was a small, soft sound, like two socks put away. ${A.names} ears were lying down. And ${a} was asleep.`,
        `After a while ${a} began to breathe slowly. There had been two bumps in there, since the morning. ${b} listened. They were going down, quite gently, first the left one and then the right. ${a} slept.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'excited')], ...things },
        `Plop. The ${j} tipped over, and rolled into the beans. And there was a nose, and a whole face, with soap on it. "It was the ears!" thought ${b}. "We asked, and so they stood up."`,
        `There was a plop, no louder than a drop. It had come off by itself. ${b} nearly shouted for joy, and held it in just in time. So that was it. It was the ears, and all that asking!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'run', 'excited'), seen(B, 'point', 'happy'), seen(A, 'stand', 'happy')] },
        `${Gcap} came running with the book. "It says to keep calm!" ${g} shouted. "${r}" Up went two ears, straight into the evening air. "Yes," said ${a}. "I could hear you all day."`,
        `"${r}" whispered ${b}, at last. Up shot the ears, and there was plenty of room. "I've heard nothing else," said ${a}. Then ${a} looked round for the ${j}. "There may be a bit left," said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { J, j, r, N, n, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], ...things },
        `It was the day of the summer supper. On the long table in the garden stood a ${j}. It was ${N.names}, and it had been her grandmother's. "Nobody touches anything until six," she had said. ${A.introduced} had both ears up at the time. And down in the ${j} there was ${J.bottom}. Nobody had said a word about licking.`,
        `${N.introduced} had one thing that she was proud of, and that was a ${j}. It had been her grandmother's. It stood on the table in the garden, for the summer supper. "Not before six," she had said to everybody. ${A.introduced} only meant to look. Far down there was ${J.bottom}, going to waste. It was just out of reach of a tongue.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], ...things },
        `There's a way of doing it. You lay your ears back, flat and soft, as for a sleep. Then the head goes in like a hand into a glove. ${a} licked until there was nothing left but shine. It was very quiet in there, and it smelled of a hundred years. Then ${a} heard steps on the path, and both ears stood up. And after that nothing moved at all.`,
        `${a} folded back both ears and slid in as far as the neck. It was worth every bit of it. You could hear yourself lick. Somewhere outside, a gate clicked. ${a} pricked up both ears, to hear who it was, and that was that. It would not go forward, and it would not go back. "Mmf," said ${a}, and it rang.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'worried')], ...things },
        `It was ${B.introduced}. ${b} was a person who talked, when things went wrong; it helped to keep them company. "You've got your head in the ${j}," said ${b}. "You know that you shouldn't. Does it hurt? ${r}" Tock, tock, it went inside. That was yes. ${A.names} ears can't lie down when somebody is speaking to them. It's how they were brought up.`,
        `${B.introduced} came to lay the forks, and found the ${j} with somebody attached to it. "Oh no," said ${b}. "Not that one. Not today. Have you tried turning? ${r}" Something knocked on the inside, tock, tock. It was both the ears, standing to attention. ${a} was a good listener. Everybody said so. It came of having somebody like ${b} as a friend.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'determined'), seen(A, 'walk', 'worried')], ...things },
        `They tried pulling first, because you do. ${b} pulled the ${j} twice round the lawn, and ${a} came along behind it, sighing. They tried pushing. "It's stuck on something," said ${b}, "just there, on both sides. I can't think what. ${r}" Tock, tock. "That's the noise it makes," said ${b}, and wondered about it, but not for long enough.`,
        `${b} braced a foot against the table and pulled. ${a} was pulled as well, and so was the tablecloth. Forks went everywhere. "Let it go loose," said ${b}. "Think of jelly! ${r}" ${a} did try. ${a} thought of jelly, and of fog. But it's hard to go loose while somebody tells you to. Tock, tock, went whatever it was.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'worried')],
        },
        `${Gcap} brought soap. "There's nothing like it," said ${g}. "It's kind, and it's quick, and it smells of roses." In the end nobody could have held on to any of them. ${Gcap} went by on one heel, and lay down in the lettuces. "Are you still in there?" called ${g}. Tock, tock. It was in there as firmly as a cork.`,
        `"Warm water and soap," said ${g}, who has got rings off fingers. They did it kindly, and it ran down ${A.names} neck and filled the shoes of everybody else. Now the ${j} would turn, at least, like a lid that has lost its thread. It would not come. "We're all here!" said ${g}, right up against it. Tock, tock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'sad')] },
        `At five came ${n}, with the plates. She saw the ${j}, and who was in it. Nobody had ever seen her without a word to say. Then she put down the plates. "There's a hammer in the shed," she said. "It's only a thing." You could tell by her hands that it wasn't. From inside came a noise like a bell. It was ${a}, who shook and shook, and backed under the table. It meant no.`,
        `They had hoped to be done before ${n} came. She stood there, with a bowl on each arm. "Well," she said, in the end, "I suppose that it's you or the ${j}." She went to fetch the hammer herself. She had filled that ${j} with daisies every year since she was six. And ${a}, who had heard every word, backed under the table, and would not come out.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'worried'), seen(A, 'sit', 'determined')] },
        `${b} crawled in as well. "It would be over in a second," said ${b}. "You'd be out for supper. ${r}" Tock, tock. ${a} had been told, and had put in a head all the same. There was nothing to be done about that now. But you could see to it that nobody else paid. ${a} took hold of the table leg, and stayed there. "All right," said ${b}. "Then not."`,
        `${b} crawled in as well. "It's one knock," said ${b}. "Then you can eat. There's trifle. ${r}" Tock, tock, went the ears; and the ${j} went slowly from side to side. It was quite clear. Whoever had got in there would sit in there, and ${N.names} grandmother would not be hit with a hammer. ${b} looked at that ${j} with a new respect.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `So the supper was moved to the far end of the garden, where there was a lamp. They could hear the spoons. Somebody shouted across, every few minutes. "${r}" Tock, tock. "Go and eat," meant ${a}, with one foot. "I'm not hungry," said ${b}, who was. It was the first lie of the evening, and it was rather a good one. ${b} sat down again, back to back with ${a}.`,
        `At six they lit the lamps on the other side of the lawn. There was singing, and trifle. "${r}" called the whole table together, meaning well. Tock, tock. A place had been kept for ${b}. "I'll come in a minute," said ${b}, and didn't. You don't leave a person alone in a ${j}. The grass got damp. ${b} moved in closer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'calm')] },
        `And now ${b} did something that had never been done before. ${b} ran out of words. All that could be said had been said, and most of it twice. There was a silence, with crickets in it. ${b} leaned back, and could feel ${a} breathe, and looked at the first stars. It wasn't so bad, not to talk. It was like letting down a heavy bag.`,
        `It had been an hour, and ${b} had told it everything. ${b} tried once more to think of something to say, and nothing came. It felt odd. They sat there and listened to the spoons. After that they listened to the crickets. In the end they weren't even listening. ${b} had not known that there was so much room in an evening.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'think', 'surprised')], ...things },
        `That was how ${b} came to hear it. All day it had been tock, tock, and now there was something else. It was small, and soft, and there were two of it, like mittens put down on a bed. ${b} held quite still. "When we speak they stand up," thought ${b}. "When they stand up, they hold. And we've been asking since three o'clock." The breathing got slow. ${a} slept.`,
        `${b} had an ear against the ${j}, because it was cool. First there were the two bumps, as always. And then there weren't. One sank, and the other sank, as softly as cats lie down. There was nobody in there who had to listen to anything. "It was us," thought ${b}. "We never stopped asking, and so they never lay down." On the other side of the lawn, somebody stood up to shout.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'determined'), seen(N, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `"Hello," they began, over there, all of them together. ${b} had never run so fast, nor so quietly. ${b} stood in front of that table, with both hands up, and for once said nothing at all. It worked better than shouting. They came on tiptoe behind ${b}, in a long row, with their napkins on. They were just in time. Plop, it went, in the dark grass. It was no louder than a pear.`,
        `There was no time to explain it. ${b} flew across the grass, and begged for silence, with both hands, all round the table. They had never seen ${b} like that. They followed, in their socks, with the lamp. And under the other table they saw the ${j} lean over, like somebody bowing, and come away. Plop. There wasn't a scratch on it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          ...things,
        },
        `Nobody dared to breathe. ${n} picked up the ${j}, and turned it round, and held it for a while. "${r}" she whispered. Two ears went up, into the open air. "Yes," said ${a}. "I'm sorry. You said not until six." "It's nine," said ${n}, "and there's trifle." They had it there, under the table. It's a curious thing, but ${b} didn't talk at all. ${b} had found something to listen to.`,
        `${a} woke, with a soapy face, and the whole supper round about. "I heard every single thing you said," said ${a}. "All day. I'm sorry about the ${j}." ${n} had put three daisies into it already. "You sat in it for six hours," she said, "so that it shouldn't be broken. Come and eat. ${r}" Up went the ears. "I'm coming," said ${a}. ${b} came behind, and was very quiet, and missed nothing.`,
      ),
    ],
  };
}

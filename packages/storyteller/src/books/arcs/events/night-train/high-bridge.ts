import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { destination } from '../destination.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, ifNamed, page } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Tickety-tum',
  'Tickety-tickety-tum',
  'Tumpety-tum',
  'Tickety-tock',
  'Clickety-clum',
  'Rumpety-tum',
  'Tickety-tackety',
  'Clackety-tum',
  'Diddly-dum',
  'Tackety-tum',
] as const;
const TITLES = ['twenty to four', 'the high bridge', 'awake on the night train', 'what the rails said'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** The guard. */
  readonly M: Figure;
  readonly m: string;
  /** "the sea". */
  readonly to: string;
  /** "at the sea", "in Scotland". */
  readonly there: string;
  readonly along: string;
}

function parts(given: Going): Parts {
  const going = withMate(apart(given));
  const { A, B, third, company, g } = going;
  const M = company.person('Mr Lull', 'neighbour');
  const along = `${third ? ` ${third.name} had the bottom bunk.` : ''}${ifNamed(going, `${cap(g)} had the bottom bunk, and was asleep already.`)}`;
  const to = destination(company.theme) ?? 'the sea';
  return {
    A,
    a: A.name,
    B,
    b: B.name,
    M,
    m: M.name,
    to,
    there: to.startsWith('the ') ? `at ${to}` : `in ${to}`,
    along,
  };
}

/** On the night train everyone sleeps through the high bridge. The rails sing them to sleep, and wake whoever sleeps when they slow down. */
export const HIGH_BRIDGE: EventPlot = { id: 'high-bridge', young, middle, old };

function young(going: Going): Told {
  const { A, a, B, b, M, to, along } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const song = `${refrain}, ${refrain.toLowerCase()}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: song,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['moon'],
        },
        `This is the night train to ${to}. Here is ${A.introduced}. Here is ${B.introduced}. ${song}.${along === '' ? '' : ' Somebody snores.'}`,
        `A night train! It has beds. It goes to ${to}. Here is ${A.introduced}. Here is ${B.introduced}. ${song}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'happy'), seen(A, 'sit', 'curious')], things: ['bridge'] },
        `"Later comes the high bridge," says ${M.name}. "There we go slow. But everybody sleeps."`,
        `Here is ${M.name}. "Look out for the high bridge! We go slow there. But you will sleep."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'determined')] },
        `"We shall not sleep," says ${a}. They stand up. ${song}. They sleep, standing up.`,
        `"Not us!" says ${b}. They stand on one leg. ${song}. They are asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(B, 'sit', 'surprised')] },
        `Slow, slower, stop. They wake up! "Is it the bridge?" No. It is a station.`,
        `The train goes slow. It stops. They wake! Is it the bridge? Not yet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'shout', 'determined')] },
        `So they sing, very loud. On goes the train. ${song}. Their song stops. They sleep.`,
        `Now they sing and sing. The train sings too. ${song}. And they sleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised'), seen(A, 'think', 'curious')] },
        `Slow, slower, stop. They wake. "Slow wakes us up!" says ${b}. "It always does."`,
        `Slow, slow, stop. They wake up again. "Slow wakes us up!" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `"The bridge is slow," says ${a}. "So let us sleep!" They lie down. ${song}.`,
        `"Then we can sleep," says ${a}. "The bridge will wake us." Good night. ${song}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['moon', 'bridge'],
        },
        `Slow, slower. They wake up. The high bridge! The moon is above. The moon is below, too.`,
        `The train goes slow. They sit up. Oh! Such a high bridge, and two moons.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `"We saw it," says ${a}. "Yes," says ${b}. ${song}. Good night.`,
        `"Did you see?" says ${b}. "Mm," says ${a}. ${song}. And both of them sleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, M, m, to, there, along } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const song = `${refrain}, ${refrain.toLowerCase()}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: song,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['moon'],
        },
        `The night train to ${to} had bunks and a small dark window. ${A.introduced} had the top bunk with ${B.introduced}.${along} "${song}," said the rails.`,
        `It was a train with beds. In the morning it would be ${there}. ${A.introduced} and ${B.introduced} sat on the top bunk, in pyjamas.${along} "${song}," said the rails under them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')] },
        `${M.introduced} the guard punched their tickets. "At twenty to four we cross the high bridge," he said. "It's the best thing on the line. We take it at a walk, because she's an old bridge. But no one ever sees it. They're all asleep by Nodding."`,
        `"Have you heard of the high bridge?" said ${M.introduced}, the guard. "We go over at walking pace, at twenty to four. They say that you can see the moon from above. I've never met a passenger who did. It's the rails. They sing you to sleep."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'determined')] },
        `"We'll see it," said ${a}. They stood up straight on the cold floor, so as not to get cosy. "${song}," said the rails. ${a} swayed to the left. ${b} swayed to the right. They met in the middle, and were asleep.`,
        `"Then we shan't lie down," said ${a}. They stood beside the door and held on to a hook. But a train rocks you, standing or lying. "${song}," it said. Before the lamp had swung ten times, they slept like two coats.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(B, 'sit', 'surprised')] },
        `The train slowed down, and stopped. They woke with a jump. "Is it the bridge?" cried ${b}. It was a lamp, a bench, and a sign. "Nodding," read ${a}. It was only ten o'clock.`,
        `All at once it was quiet. They sat up. They had stopped somewhere. "We've missed it!" said ${b}. But it was only a station with one lamp, and the sign said NODDING.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'shout', 'determined')] },
        `Next they sang. They knew a song with forty verses about a goat. But the rails sang as well, and they never had to breathe. "${song}." By the ninth goat there was one voice left, and it was not theirs.`,
        `After that they told each other the loudest story they knew. There was a lion in it. "And what did the lion say?" said ${a}. "${song}," said the rails. That was what the lion said. Nobody heard any more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(B, 'think', 'curious')] },
        `Slow, slower, stop. They were awake again. "Great Yawning," said the sign, and it was midnight. "How does it do it?" said ${a}, and sat in the basin. "${song}." And even there it got them.`,
        `It slowed, and creaked, and stood. They both had their eyes wide open. GREAT YAWNING, it said outside. They tried wet flannels on their heads. "${song}," said the train, quite kindly. The flannels were asleep as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'think', 'curious')] },
        `At Little Snoring they woke for the third time. "That's funny," said ${b}. "We fall asleep when it goes. And we always wake up when it goes slow." They looked at each other. "And how does it go on the bridge?" said ${a}.`,
        `The third time it was Little Snoring, and three o'clock. ${b} was frowning. "Fast puts us to sleep," said ${b}. "But slow wakes us up. It's done that every time!" "And on the bridge we go slow!" said ${a}. "He said so!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `So they did what nobody had thought of. They went to bed. They pulled the quilt up to their chins and left the blind open. "Wake us, please," said ${a} to the train. "${song}," it said. They did not even get as far as good night.`,
        `"Then we don't have to stay awake at all," said ${a}. They lay down, with their noses towards the window. It was so nice not to try. "${song}," said the rails, and this time nobody minded.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['moon', 'bridge'],
        },
        `${refrain.replaceAll('-', '... ')}... The song came slower, and slower still. Two pairs of eyes opened. There was no ground outside. There was air, all silver, and deep down a river like a thread. The moon hung over them. Far below, in the water, was the moon.`,
        `The rails dropped to a whisper. They both woke up, as if somebody had called. They were as high as birds. There were the tops of trees, no bigger than moss. And below those, in a black lake, lay the moon, and looked up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'surprised'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `${m} came past with his lantern. "You're awake!" he whispered. "How did you do it?" "We slept," said ${a}. He shook his head, and sat down on the end of the bunk. They all looked until it was over.`,
        `The door slid open, and there was ${m}. "I've never met one who saw it," he said, "and now look at you. Whatever did you do?" "Nothing," said ${b}. "We stopped doing it." And he looked too, with his cap off.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `Then the bridge was behind them, and the train began to hum. "Two moons," said ${a}. "I counted them," said ${b}. There was something else to say. But "${song}," said the rails, and it could wait.`,
        `On the other side it got faster. "Are you sleepy?" said ${a}. "Not a bit," said ${b}. "${song}," said the train. And it was right, as usual. In the morning there was ${to}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, M, m, to, there, along } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const song = `${refrain}, ${refrain.toLowerCase()}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: song,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['moon'],
        },
        `The night train to ${to} leaves at nine, and there is a bed in it for everybody. ${A.introduced} and ${B.introduced} had number seven, with a lamp the size of an egg cup.${along} Everything that could be folded away was folded away. They unfolded it all, twice. "${song}," said the rails. It was impossible to think that anyone had ever slept on a train.`,
        `Number seven had two bunks and a blind. It had a basin that came out of the wall like a drawer. ${A.introduced} tried it all before they had left the station. ${cap(B.introduced)} tried it again, to be sure.${along} It was a night train, and by breakfast it would be ${there}. "I shan't sleep a wink," said ${a}. "What a waste that would be." "${song}," said the rails, who had heard that before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'calm'), seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')] },
        `The guard was called ${M.introduced}, and he had been on this line for twenty-six years. He punched a small moon into each ticket. "At twenty to four it's the high bridge," he said. "We take it at a walk. They say it's like flying. I've been over it nine thousand times, and I wouldn't know." "Haven't you looked?" said ${b}. "At twenty to four I'm in the last van, doing the list. The windows there are painted over. And no passenger ever saw it either. The rails get them, every one."`,
        `"You'll want the window, for the bridge," said ${M.introduced}, the guard. He punched a small moon into each ticket. "It's three hundred feet up. We have to go over it at walking pace. In twenty-six years I've crossed it nine thousand times. But I'm down in the last van with the lists, and its windows are painted over. I always ask them in the morning, what was it like? And they say, what bridge?" He sighed. "It's the rails. It's how they sing."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'determined')] },
        `"It won't get us," said ${a}. They did it scientifically. Nobody falls asleep who is uncomfortable. So they stood on the iron floor and held on to a hook. They talked about ice. "${song}," said the rails. You can stand as straight as you like in a train, and it will rock you all the same. ${a} had just begun a sentence. The hook held them both, like coats.`,
        `They took turns at making a plan. The first was not to be cosy. They rolled up the quilts and stood in the draught, each on one leg. It was quite horrid, and they were very pleased with it. "${song}," it went, under the one leg, and up through the knee. "You're swaying," said ${b}. "So are you," said ${a}, from a long way off. When their foreheads met, neither of them noticed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'surprised'), seen(B, 'sit', 'surprised')] },
        `The next thing was silence. They came up out of it with a gasp. "The bridge!" Outside were a lamp, a bench, and a man with a crate of hens. NODDING, said the sign, and the clock said ten. "We were asleep," said ${b}. "We were not," said ${a}, with the mark of ${B.names} ear on one cheek. "We were resting our eyes, and they shut."`,
        `It slowed, and it stopped, and in the hush they both stood there with their hearts going. They had slept! ${a} tore up the blind. It was a wooden platform with somebody's bicycle on it. "Nodding," read ${b}. "It's only the first stop. It's not even eleven." They looked at each other as people do who have had a narrow escape.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'shout', 'determined')] },
        `The second plan was noise. They knew a song about a goat, and it had forty verses. But a person who sings must breathe, now and again, and rails needn't. It crept in at the ends of the lines. By the twelfth verse the goat had begun to go "${song}." By the fifteenth it was asleep. Nobody was listening by then. ${m} went by in the corridor, and smiled, and turned down the lamp.`,
        `Then it was the wash basin. They sat in it by turns with wet socks on their heads, and asked each other the nine times table. "Nine sevens," said ${b}. "Sixty-three." "Nine eights." "Seventy-two?" "${song}," said the rails. It fitted the nine times table uncommonly well. It went on with it by itself. ${m}, passing, took the sock off ${A.names} head and hung it up to dry.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'think', 'curious')] },
        `Slow, slower, stop. GREAT YAWNING. They had got as far as midnight, and their eyes felt like sand. "I don't see how it does it," said ${a}. Off went the train, and they pinched one another. That works well until the one who is pinching drops off. Slow, slower, stop. It was LITTLE SNORING, at three in the morning. ${a} could have cried. There was not another station before the bridge.`,
        `It was GREAT YAWNING that woke them, at midnight, and then there was LITTLE SNORING, at three. Each time they sat up like jacks-in-the-box. Each time, by the last house, they had gone again. "It's no use," said ${a}. "There are no more stops. When it next gets hold of us, it'll keep us until we're ${there}." And ${a} was so tired that the words came out in the wrong order.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'think', 'curious')] },
        `${b} had not said anything for a while. "We've slept through all of it," said ${b}, "except for the stations. We never slept through one. We always woke before there was anything to hear. Why?" "Because it stopped," said ${a}. "No. It was before that. It was when it got slow." Outside the window Little Snoring slid away. "He said that they take the bridge at a walk," said ${b}.`,
        `"It has had hold of us all night," said ${b} slowly. "But it let go three times. It let go when it slowed down, not when it stopped. I was awake for the brakes, at Snoring. I heard them." ${a} rubbed both eyes. One could almost hear the thought go in. "And on the bridge," said ${a}, "it walks."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `It's a hard thing to do on purpose. If they were wrong, they would wake up ${there}, with creased faces, like everybody else. They shook out the quilts. They lay down with their noses to the glass and left the blind up. "I hope you're right," said ${a}. "I hope so too," said ${b}. "${song}," said the rails, as if they'd been waiting for this all along. It was the nicest thing that had happened since nine.`,
        `So, after six hours, they went to bed. It felt like jumping off something. "What if it doesn't wake us?" said ${a}. "Then we'll have slept," said ${b}. They got right in under the quilts and turned to the window. Nobody held on to anything. "${song}," said the train, and took them by the hand. There's a great difference between falling asleep and going there.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['moon', 'bridge'],
        },
        `${refrain.replaceAll('-', '... ')}... It was as if somebody had stopped rocking a cradle. They lay there with wide open eyes. There was nothing under the window. There was silver air, and far down in it an owl, seen from above. At the bottom of everything ran a river as thin as wire. And between two hills, as deep as the sky was high, hung a second moon.`,
        `What woke them was a thing that left off. The song had come down to a step, and a step, and a step. ${a} sat up, and there was no world. There was only height. Treetops stood about down there like moss. A mist lay along the valley, and through a hole in the mist one saw water. In the water was the moon, the wrong way up. They were going along between the two of them.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'look-up', 'worried'), seen(A, 'point', 'worried')] },
        `It would last three minutes, and one of them was gone. "${m}," said ${b}, suddenly. "He's got the painted windows. He's never seen it. Twenty-six years!" It was eleven doors to the last van, and eleven back. ${a} did not want to take so much as one eye off it. ${a} looked for one more breath, with everything there was to look with. Then they both ran.`,
        `"Nine thousand times," said ${a}. "What?" said ${b}, and did not turn round. "He's been over it nine thousand times, in a van with painted windows. He's down there now, with his list." There were perhaps two minutes of it left. It's a long way to the end of a train. "You stay and look," said ${a}. "I'll go." But when ${a} got to the third carriage there were steps behind.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'look-up', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['moon', 'lantern'],
        },
        `He came as he was, with the pencil behind his ear. They got him to the window of the last carriage with half a minute in hand. Nobody said, look there. ${m} took off his cap. He looked up, and down, and up. He might have been checking a ticket, one of a kind that he had not seen before. "So that's it," said ${m}. A tree went by, with ground under it. Under their feet the rails were clearing their throats.`,
        `"I can't leave the list," said ${m}, and then he saw their faces, and left it. There was just the end still to be had: one bend of the river, one mist, and the lower moon. He put his hand flat on the window. None of them breathed, so as not to cloud it. "They might have told me," he said, "that it was like that." "Nobody knew," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `The van has a window now, no bigger than a penny. He scratched it himself, in the paint, with a spoon. "And how did you stay awake?" he had asked them, walking them back to number seven. ${a} had begun to explain. But "${song}," said the rails, and it took a second or two, no more. In the morning there was ${to}. On each of the tickets he had punched a second moon, underneath the first.`,
        `They had seen half of it, and so had he. It comes to more than you would think. "Tell me in the morning how it's done," said ${m}, tucking in a foot. "It's easy," said ${a}. "You only have to..." "${song}," it said, over them and under them, and drew up the dark. And ${there} the guard was asleep on a trolley, with his cap over his eyes.`,
      ),
    ],
  };
}

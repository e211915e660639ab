import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { doingOf, wasThere } from './doing.ts';

const REFRAINS = [
  'Who did that?',
  'Now who did that?',
  'Who has done that?',
  'Who can have done that?',
  'And who did that?',
  'Who could have done that?',
  'Who ever did that?',
  'Who went and did that?',
  'So who did that?',
  'Whose work is that?',
] as const;
const TITLES = ['that will do', 'in the middle of the night', 'too tired', 'somebody was busy', 'enough for today'];

/** Somebody is too tired by day, since nobody says any more in the evening that it is enough; so they go on in their sleep. */
export const GOOD_NIGHT: EventPlot = { id: 'good-night', young, middle, old };

const neighbour = ({ company }: Going) => company.person('Mrs Bell', 'neighbour');

/** The second being of a theme, where the child is a third. */
const besides = ({ B, third }: Going, text: (b: string) => string): string => (third ? ` ${text(B.introduced)}` : '');

function young(going: Going): Told {
  const { A, K, a, k, at, chance } = going;
  const N = neighbour(going);
  const S = going.third ? going.B : K;
  const s = S.name;
  const { verb, ing, one, two, three } = doingOf(going);
  const refrain = chance.pick(...REFRAINS);
  const setting = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(N, 'wave', 'happy')] },
        `${A.introduced} loves to ${verb}. Every evening ${N.name} calls. "That will do! Good night!"`,
        `Who loves to ${verb}? ${A.introduced}! At night ${N.name} calls. "That will do! Good night!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `Now ${N.name} goes away. "Bye-bye!" says ${K.introduced}. Nobody calls now.${besides(going, (b) => `${b} is here too.`)}`,
        `But ${N.name} goes to the sea. ${K.introduced} waves.${besides(going, (b) => `So does ${b}.`)} Nobody calls now.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(S, 'stand', 'surprised')] },
        `In the morning, oh! ${cap(one)}! "${refrain}" says ${s}. ${a} is too tired to ${verb}.`,
        `Next day, look! ${cap(one)}! "${refrain}" says ${s}. ${a} is too tired to ${verb}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sleepy'), seen(S, 'point', 'surprised')] },
        `${a} goes to bed early. Next day? ${cap(two)}! "${refrain}"`,
        `${a} has a long nap. Next day? ${cap(two)}! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(S, 'point', 'surprised')] },
        `${a} gets a pillow. Next day? ${cap(three)}! "${refrain}"`,
        `"Take my pillow," says ${s}. Next day? ${cap(three)}! "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'look-up', 'surprised')] },
        `At night ${k} looks out. Who is there?`,
        `It is night. What is that noise? ${k} looks out.`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'sleepy')] },
        `It is ${a}, ${ing}! With shut eyes! ${a} is asleep!`,
        `It is ${a}, ${ing}! And ${a} is fast asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'determined'), seen(A, 'walk', 'sleepy')] },
        `"Stop!" ${a} does not stop. What did ${N.name} say?`,
        `"Wake up!" ${a} goes on. Then ${k} thinks of ${N.name}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'wave', 'happy')] },
        `"That will do, ${a}. Good night!" And ${a} stops. Snore, snore.`,
        `"That will do," says ${k}. "Good night!" ${a} stops. Snore!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'wave', 'sleepy')] },
        `Now ${k} calls. "That will do!" And ${a} calls back. "That will do, ${k}! Good night!"`,
        `Next day ${a} is not tired. "That will do," says ${k}. "That will do, ${k}," says ${a}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, at, chance } = going;
  const N = neighbour(going);
  const S = going.third ? going.B : K;
  const s = S.name;
  const n = N.name;
  const { verb, ing, one, two, three } = doingOf(going);
  const refrain = chance.pick(...REFRAINS);
  const setting = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(N, 'wave', 'happy')] },
        `${A.introduced} could ${verb} all day and never think of stopping. So ${n}, next door, did the thinking. Every evening her window went up. "That will do, ${a}!" she called. "Good night!" And ${a} went to bed and slept like a stone.`,
        `Nobody liked to ${verb} as much as ${A.introduced}. ${a} would never have stopped at all, but for ${n} next door. When the sun went down she put her head out of her window. "That will do, ${a}!" she called. "Good night!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `Then ${n} went away to the sea, with a suitcase and a hat. ${K.introduced} waved until the hat was gone.${besides(going, (b) => `${b} waved as well.`)} That evening no window went up. It was very quiet.`,
        `Then ${n} went to stay with her sister, for the whole summer. "Look after the street for me," she said to ${K.introduced}.${besides(going, (b) => `${b} carried her bag.`)} In the evening her window stayed shut, and nobody called anything.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(S, 'stand', 'surprised')] },
        `In the morning ${wasThere(one)}. It had not been there before. "${refrain}" said ${s}. "Not me," said ${a}, with a yawn as wide as a gate. "I'm too tired to ${verb}. I'm too tired to do anything."`,
        `Next morning ${s} stopped and stared. For ${wasThere(one)}. "${refrain}" said ${s}. ${a} opened one eye. "It wasn't me," said ${a}. "I'm too tired to ${verb} today. I can't think why."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sleepy'), seen(S, 'point', 'surprised')] },
        `"You need an early night," said ${s}. So ${a} went to bed at five. But in the morning ${a} was more tired than before. And ${wasThere(two)}! "${refrain}" said ${s}.`,
        `"Have a day off," said ${s}. ${a} sat in a chair all day with a rug. It made no difference at all. The morning after, ${a} could hardly stand. And ${wasThere(two)}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(K, 'point', 'surprised')] },
        `They tried warm milk, and a softer pillow. Next day ${a} fell asleep in the middle of a word. "Good mor," said ${a}. And over there? ${cap(three)}! "${refrain}" said ${k}.`,
        `They tried a second pillow, and a third. In the morning ${a} slid off all of them, and slept on. And ${wasThere(three)}. "${refrain}" said ${k}. "I'll find out."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'look-up', 'curious')] },
        `So that night ${k} did not go to sleep. ${k} sat at the window in a blanket. Nine o'clock was nothing but a cat. Ten o'clock was nothing at all. Then something moved in the moonlight.`,
        `That night ${k} kept watch at the bedroom window. It's hard to stay awake. ${k} counted stars, and got to forty. At forty-one there was a noise outside.`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'sleepy')] },
        `It was ${a}! There was ${a}, hard at it, in the middle of the night. And ${A.names} eyes were shut, both of them. ${a} was fast asleep.`,
        `There in the moonlight was ${a}, ${ing} as hard as could be. ${a} was snoring, too. ${A.names} eyes were shut tight. No wonder that ${a} was tired!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'determined'), seen(A, 'walk', 'sleepy')] },
        `${k} opened the window. "Stop!" called ${k}. But ${a} only went round the other way. "Wake up!" But you can't hear much when you snore like that. ${k} looked at the dark window of ${n}. Oh! Of course.`,
        `"${a}!" called ${k}. "It's night!" ${a} snored, and went on. ${k} rang the bell of a bicycle. ${a} nodded politely, and went on. Nobody has said that it's enough, thought ${k}. And who used to say it?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')] },
        `${k} leaned out, just as ${n} did. "That will do, ${a}," said ${k}. "Good night." ${a} stopped at once. "Good night, ${n}," said ${a}, still fast asleep. And ${a} went straight home to bed.`,
        `So ${k} said it, in the voice of ${n}. "That will do, ${a}! Good night!" And everything stopped. "Night," said ${a}, without waking up. Off went ${a} to bed, and slept like a stone until morning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(K, 'stand', 'sleepy')] },
        `In the morning nothing was new, and nobody had done anything. "I'm not tired!" said ${a}. "I could ${verb} all day!" ${k} was a bit tired. That's what comes of sitting up.`,
        `"What a night!" said ${a}, bright as a button. "I slept right through. And did you see who it was?" "Somebody who works very hard," said ${k}, and yawned.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'wave', 'sleepy'), seen(A, 'wave', 'happy')] },
        `Now ${k} calls it from the window, every evening. "That will do, ${a}! Good night!" And ${a} looks up. "That will do, ${k}," says ${a}. And then it's bedtime.`,
        `Every evening now it's ${k} who puts a head out of the window. "That will do, ${a}! Good night!" Then it's quiet, until somebody calls from down there. "That will do, ${k}. Good night!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, at, chance } = going;
  const N = neighbour(going);
  const S = going.third ? going.B : K;
  const s = S.name;
  const n = N.name;
  const { verb, ing, one, two, three } = doingOf(going);
  const refrain = chance.pick(...REFRAINS);
  const setting = at ?? 'garden';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(N, 'wave', 'calm')] },
        `When ${A.introduced} began to ${verb}, there was no reason why it should ever stop. So somebody else had to see to that. At eight each evening a window went up next door, and out came ${n} in her curlers. "That will do, ${a}," she said. "Good night." In nineteen years she had never said more than that, and ${a} had never thought about it. You don't thank a clock.`,
        `There are those who know when to stop, and there was ${A.introduced}. ${a} could ${verb} until the stars came out, and through them. But at eight o'clock the window next door went up with a bang. "That will do, ${a}," said ${n}, with a toothbrush in her hand. "Good night." It had gone on for nineteen years. ${a} thought of it as a kind of weather.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'walk', 'calm'), seen(K, 'walk', 'happy')] },
        `In March ${n} moved to her sister's, by the sea. It took one van and a fern. ${K.introduced} carried the fern.${besides(going, (b) => `${b} carried the lid of something.`)} "Somebody will have to see to things here," said ${n}. "What things?" said ${k}. But the van had started. That evening at eight no window went up, and you could hear how it didn't.`,
        `That spring ${n} left the street. Her sister had a house by the sea, with a room to spare. ${K.introduced} held the door of the van.${besides(going, (b) => `${b} held the fern.`)} "It will all have to be seen to," said ${n}, looking back at the houses. "All what?" said ${k}. Nobody answered. Eight o'clock went by that night like a train that doesn't stop.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(S, 'stand', 'curious')] },
        `Next day ${a} did not get up until noon, and even then not all the way. "I'm too tired to ${verb}," said ${a}. "I'm too tired to say how tired I am." There was another thing, too. Outside ${wasThere(one)}. "${refrain}" said ${s}. "I've no idea," said ${a}, "but they've done it quite wrong."`,
        `In the morning ${wasThere(one)}, and nobody who knew about it. "${refrain}" said ${s}. ${a} had a look, and had to sit down after it. "It's my sort of work," said ${a}, "but I'm too tired to ${verb}. I'm too tired to sit. Is there anything less than sitting?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'angry'), seen(S, 'stand', 'curious')], things: ['sign'] },
        `They tried an early night. In the morning ${a} was worse, and ${wasThere(two)}. "${refrain}" said ${s}. That made ${a} really cross. It's bad enough to be tired, without somebody doing your work behind your back. ${a} put up a sign. WHOEVER YOU ARE, it said, THIS IS MY JOB. GO AWAY. Then ${a} leaned on the sign and slept until tea.`,
        `They tried warm milk, and going to bed at six. By Thursday ${a} could not finish a yawn without a rest in the middle. And now ${wasThere(two)}. "${refrain}" "A thief," said ${a}. "That's who. They are stealing my work and leaving it lying about." So there was a sign, in red paint. THIS IS MY JOB, it said. GO AWAY, WHOEVER YOU ARE.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(K, 'stand', 'determined')],
          things: ['sign'],
        },
        `On Friday ${wasThere(three)}. Whoever it was couldn't read, or didn't care to. "Somebody should sit up and catch them," said ${a}. "I'd do it like a shot. I'd be off before the..." And that was all for the moment. ${k} fetched a torch, and a blanket to sit in.`,
        `The sign was no use at all. On Friday, right beside it, ${wasThere(three)}. "Catch him for me," said ${a}. "You only have to stay awake. I used to be able to do that." "And when I've caught him?" said ${k}. But ${a} was gone, with both eyes shut and a biscuit half way up.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(K, 'hide', 'surprised'), seen(A, 'walk', 'sleepy')] },
        `${k} sat behind the water butt. Nine o'clock was a cat. Ten o'clock was the same cat, going home. At eleven something came round the corner, in the moonlight, and set to work. It was ${a}. It was ${a}, ${ing} as if it were Monday morning. And ${A.names} eyes were shut. ${k} went up close and listened. Nobody could make up a snore like that.`,
        `By ten the blanket was wet with dew. By eleven one of ${K.names} feet had gone to sleep without the rest. Then there was a noise, and it was a noise that ${k} knew. Out into the moonlight came ${a}, ${ing} steadily, with shut eyes and a gentle smile. ${a} was as fast asleep as anybody in the street. Nobody was stealing anything. ${a} had just never been told to stop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'worried'), seen(A, 'walk', 'sleepy')] },
        `"Stop," said ${k}. ${a} went politely round. "Wake up," said ${k}, but not very loudly. Would you like to be woken in the dark, beside your own rude sign? ${k} looked up and down the street for help. All the windows were black. One was blacker than the rest. And ${k} stood still. "See to things," ${n} had said. That was what things.`,
        `One shout would have done it. ${k} took a breath for the shout, and then saw the sign. GO AWAY, WHOEVER YOU ARE. If ${a} woke up now, that would be the first thing to read. ${k} let the breath out again. Over the fence was the window that didn't go up any more. ${k} looked at it. It looked back. It had been waiting for somebody to think of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'calm'), seen(A, 'stand', 'sleepy')] },
        `${k} climbed on a flowerpot, to be a little more like a window. "That will do, ${a}," said ${k}. "Good night." ${a} stopped in the middle of it. "Good night, ${n}," said ${a}, out of a dream. Then ${a} went home in a straight line and lay down. It was so quiet that you could have heard a cat.`,
        `It seemed silly to say it. ${k} said it. "That will do, ${a}. Good night." And it was like a tap being turned off. ${a} stood there for a moment with a face as soft as a bun. "Night, ${n}," said ${a}. Home went ${a}, and to bed, and did not move again until the milk came.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(K, 'think', 'worried')] },
        `The next evening ${a} was as fresh as paint. "You caught him!" said ${a}. "What's he like?" There was a good deal that ${k} might have said. "Hard-working," said ${k}. "He won't come back, if somebody says good night to him at eight." "Every night?" said ${a}. "Even when it rains?" ${k} thought of the film on Saturday, and of rain. "Yes," said ${k}. "I'll see to it."`,
        `"I've slept!" said ${a}, the evening after that. "I could ${verb} till Tuesday! So who was it? Was he big?" "About your size," said ${k}. "He just didn't know when to stop. Somebody has to tell him at eight." "Poor fellow," said ${a}. "And who's going to do that?" It meant no more cinema, and out in the wet in slippers. "I am," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'curious', 'letter'), seen(A, 'sit', 'calm')], things: ['sign'] },
        `In April came a letter from ${n}. ${k} read it out. "The air is good and the tea is bad," it said. "But I can't sleep. At eight I get up and open the window, and there's only the sea. I've nobody to stop." ${a} asked to hear that bit again. Then ${a} was quiet, in the way of somebody who is doing a sum. "That fellow," said ${a}. "What did he say, when you said good night?" "He said, good night, ${n}," said ${k}. ${a} went out and took down the sign.`,
        `Then there was a letter, with sand in it. "I'm well," wrote ${n}, "but I don't sleep. At eight I go to the window, and nobody is out there doing too much. The sea won't be told." ${k} read it to ${a} on the step. For a long time ${a} looked straight ahead. "About that fellow," said ${a}. "Did he by any chance snore?" "A little," said ${k}. Nothing more was said. But when ${k} looked again, the sign had gone.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'telephone'), seen(A, 'stand', 'happy')],
        },
        `It was ${a} who thought of the telephone. At eight o'clock it rang, far away, in a house by the sea. They heard a window go up, and then waves. "That will do, ${a}," said the telephone. "Good night." "Good night, ${n}," said ${a}, wide awake. And then came the thing that nobody had said in nineteen years. "And that will do, ${n}. Good night." There was nothing but sea for a while. "Well," said ${n}. "Thank you."`,
        `"She needs telling," said ${a}, "the same as some." So at eight o'clock ${k} held up the telephone. Waves came out of it, and the bang of a window. "That will do, ${a}," said a small voice. "Good night." "Good night," said ${a}. "And that will do, ${n}. You have been at it for nineteen years." Nobody had ever told her. It was so long before she spoke that they thought of the cost. "Well, then," said ${n}. "Good night."`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(A, 'look-up', 'calm'), seen(K, 'wave', 'sleepy')] },
        `She slept until ten, her sister wrote. They ring each other up now, at eight. So ${k} could go to the cinema. But there's a habit in these things. Most nights a window goes up in ${K.names} house, for no reason, and a head comes out in the dark. "That will do, ${k}," says ${a}, from below. "Good night." And it does.`,
        `That's how it is now. At eight the telephone rings, and everybody is told. ${k} has the evenings free, and might be anywhere. But if you stood in the street at one minute past, you would hear a window go up. "And you, ${k}," ${a} says then, looking up. "That will do. Good night." And down it comes.`,
      ),
    ],
  };
}

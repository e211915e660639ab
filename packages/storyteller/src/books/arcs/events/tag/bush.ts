import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { bystander } from '../pair.ts';
import { inPlace, settingOf } from '../the-one.ts';
import { hunterFirst } from './hunts.ts';

const REFRAINS = [
  'Nearly',
  'So nearly',
  'Very nearly',
  'Oh, nearly',
  'Almost',
  'Almost got you',
  'Only just not',
  'By a whisker',
  'Nearly got you',
  'So very nearly',
  'Nearly, nearly',
] as const;
const TITLES = ['round and round the bush', 'caught from behind', 'whose tail is that', 'now what', 'the chase'];

/** Who runs after whom, and who stands by and counts. */
const parts = (going: Going): { readonly H: Figure; readonly R: Figure; readonly T: Figure } => {
  const { A, B } = going;
  const first = hunterFirst(A.being?.id ?? '', B.being?.id ?? '') !== false;
  return { H: first ? A : B, R: first ? B : A, T: bystander(going) };
};

/** Whoever is chased round a bush fast enough comes up behind whoever chases. */
export const BUSH: EventPlot = { id: 'bush', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { H, R, T } = parts(going);
  const [h, r] = [H.name, R.name];
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(H, 'run', 'determined'), seen(R, 'run', 'scared')],
          things: ['bush'],
        },
        `Here is a big round bush${where}. ${R.introduced} runs round it. ${H.introduced} runs behind.`,
        `Look, a big round bush${where}! Round runs ${R.introduced}. Behind runs ${H.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'reach', 'determined'), seen(R, 'run', 'determined')], things: ['bush'] },
        `"I will get you!" says ${h}. But ${r} is fast. "${refrain}" says ${h}.`,
        `"Stop!" says ${h}. "No!" says ${r}. Round they go. "${refrain}" says ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'curious'), seen(R, 'hide', 'curious')], things: ['bush'] },
        `${h} stops. ${r} stops too, on the other side. "${refrain}" says ${h}.`,
        `Now ${h} hides by the bush. So does ${r}, round the back. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'run', 'determined'), seen(R, 'run', 'determined')], things: ['bush'] },
        `${h} goes the other way round. ${r} hears it, and turns. "${refrain}" says ${h}.`,
        `Turn round! ${h} runs the other way. So does ${r}. "${refrain}" says ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'excited'), seen(R, 'run', 'determined')], things: ['bush'] },
        `"Faster!" says ${T.introduced}. There is a tail in front! Whose is it?`,
        `"Look, ${r}!" says ${T.introduced}. A tail goes round in front.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'reach', 'curious'), seen(H, 'run', 'determined')], things: ['bush'] },
        `${r} runs up to the tail. Tap! "Got you!" says ${r}. It is ${h}!`,
        `The tail is very near. ${r} gives it a tap. "Got you!" And who is it? ${h}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'surprised'), seen(R, 'stand', 'surprised')] },
        `"You got me?" says ${h}. "Yes," says ${r}. Now what?`,
        `"I got you," says ${r}. "And now what?" says ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'happy'), seen(H, 'think', 'curious')] },
        `"Now you run!" says ${r}. "And I run after you." "Oh!" says ${h}.`,
        `"It is your turn," says ${r}. "You run, and I chase." "Oh!" says ${h}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'run', 'excited'), seen(R, 'run', 'happy'), seen(T, 'cheer', 'happy')],
          things: ['bush'],
        },
        `Off runs ${h}. "What fun!" says ${h}. "${refrain}" says ${r}.`,
        `${h} runs, and ${r} chases! They laugh and laugh. "${refrain}" says ${r}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(H, 'sleep', 'sleepy'), seen(R, 'sleep', 'sleepy')],
          things: ['bush'],
        },
        `Now they sleep by the bush, two friends. "${refrain}" says ${r}. That is a dream.`,
        `It is night. Two friends lie by the bush. "${refrain}" says ${h}, fast asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { H, R, T } = parts(going);
  const [h, r, t] = [H.name, R.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(H, 'run', 'determined'), seen(R, 'run', 'worried')],
          things: ['bush'],
        },
        `In the middle${where ? ` of it all,${where},` : ' of the field'} stood a big round bush. Every afternoon at four ${R.introduced} came by. And every afternoon at four ${H.introduced} jumped up. Round the bush they went.`,
        `There was a bush${where}, as round as a pudding. Round it ran ${R.introduced}, and behind came ${H.introduced}. They had done it every day at four since they could walk. Nobody had ever asked why.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'reach', 'determined'), seen(R, 'run', 'determined')], things: ['bush'] },
        `"Today I'll get you!" called ${h}. "You said that yesterday!" called ${r}. ${h} reached out, and there was nothing there but air. "${refrain}!" said ${h}.`,
        `"Stand still!" puffed ${h}. "Why should I?" said ${r}. That was a good question. ${h} was still thinking about it when ${r} was round the corner. "${refrain}!" said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'curious'), seen(R, 'hide', 'curious')], things: ['bush'] },
        `So ${h} stopped running, and sat down to wait. If ${r} went round, then ${r} must come round. But ${r} had sat down too, on the other side. They waited for an hour, with the bush between them. "${refrain}!" said ${h}.`,
        `Next ${h} tried it by stopping. You only had to wait for ${r} to come past. Nobody came past. ${r} sat on the far side, and looked at a leaf. "${refrain}!" said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'run', 'determined'), seen(R, 'run', 'determined')], things: ['bush'] },
        `"I'll turn round," thought ${h}. "Then we'll meet." It was very clever. But ${r} heard the feet turn, and turned as well. Off they went again, the other way. "${refrain}!" said ${h}.`,
        `Then ${h} ran one way, and stopped, and ran the other. So did ${r}, at just the same moment. It looked like a dance. "Are you copying me?" said ${h}. "I've got to," said ${r}. "${refrain}!" said ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'excited'), seen(R, 'run', 'determined')], things: ['bush'] },
        `${T.introduced} had been watching from the gate. "You're getting faster, ${r}!" called ${t}. It was true. There was no sound of feet behind any more. There was something in front, though, just going round the bend. It was a tail.`,
        `"Twenty-one!" called ${T.introduced}, who was counting how often they went round. "${r} is nearly a whole bush ahead!" ${r} looked back, and there was nobody there. ${r} looked forward. Just going out of sight was a tail.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'run', 'curious'), seen(H, 'run', 'determined')], things: ['bush'] },
        `"Somebody else is running here," thought ${r}, and ran faster, to see who. The tail was long and tired. It came nearer and nearer. ${r} gave it a pat. "Got you!" said ${r}, for fun. And it was ${h}.`,
        `"Whose is that?" thought ${r}, and hurried. It was a hot, puffing sort of somebody. ${r} caught up, and could not help it. Tap. "Got you!" The somebody turned round. It was ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'surprised'), seen(R, 'stand', 'surprised')] },
        `They both stood as still as posts. "You're behind me," said ${h}. "I know," said ${r}. "I was too fast." "Nobody has ever got me before," said ${h}. "What do I do now?"`,
        `"But I'm the one who catches," said ${h}. "Then you should have gone faster," said ${r}. They looked at each other. They had never been face to face before. "What comes next?" said ${h}. Neither of them knew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'happy'), seen(H, 'think', 'curious')] },
        `"What would you have done with me?" said ${r}. "I don't know," said ${h}. "I never got so far." ${r} had run with many others, and knew what comes next in tag. "You're it," said ${r}. "Now you run, and I run after you."`,
        `"At home," said ${r}, "if I catch somebody, then it's their turn." "To do what?" said ${h}. "To be chased!" said ${r}. "You run now. Go on. I'll count to three."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'run', 'excited'), seen(R, 'run', 'happy'), seen(T, 'cheer', 'happy')],
          things: ['bush'],
        },
        `${h} ran. It was quite a different thing from that end! There was a tickle in the tail, and it made you want to squeak. "Don't get me!" cried ${h}, and laughed out loud. "${refrain}!" called ${r}, close behind.`,
        `So ${h} ran in front, for the very first time. "Help!" cried ${h}, happily, and ran twice as fast as before. "Why did you never say that this end is better?" "${refrain}!" cried ${r}, and reached for the tail.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(R, 'sit', 'happy')] },
        `When the sun went down they were in a heap, out of breath. "Who's it?" said ${h}. "I've forgotten," said ${r}. "Then we'll have to start again tomorrow," said ${h}. "At four," said ${r}.`,
        `At sunset nobody could have said who was chasing whom. Not even ${t} could, who had seen it all. "Same time tomorrow?" said ${r}. "I'm always here at four," said ${h}. "You know that."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(H, 'sleep', 'sleepy'), seen(R, 'sleep', 'sleepy')],
          things: ['bush', 'moon'],
        },
        `That night they slept under the round bush, back to back. Their feet still ran a little. "${refrain}," said one of them, fast asleep. In the dark you could not tell which.`,
        `The moon went slowly round the bush, and got nobody. "${refrain}," sighed ${h}, in a dream. "Go to sleep," said ${r}. "I'm not running anywhere."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { H, R, T } = parts(going);
  const [h, r, t] = [H.name, R.name, T.name];
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  // Nobody's child comes of four hundred years of being chased.
  const isOwn = R === going.K;
  const inEver = isOwn ? 'all summer' : 'in four hundred years';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(H, 'run', 'determined'), seen(R, 'run', 'worried')],
          things: ['bush'],
        },
        `Round the big bush${where} there was a path, though nobody had ever made one. It had been run there. ${H.introduced} had run it, behind. ${R.introduced} had run it, in front, every day at four. ${isOwn ? 'It had begun on the first hot day, and nobody now knew why.' : 'Before that it had been their mothers, and so on, back and back, for four hundred years.'} It was simply what they did. ${h} had never had a good look at the front of ${r} at all.`,
        `All that ${H.introduced} knew of ${R.introduced} was two heels and a back. There was never any more to be seen. And ${r} knew ${h} as a noise. Every day at four it began, round the great bush${where}, the heels and the noise. ${isOwn ? 'They had worn the path themselves, a lap at a time. It was their summer.' : 'Their grandmothers had worn the path, four hundred years of them. These two only kept it open.'}`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'reach', 'determined'), seen(R, 'run', 'determined')], things: ['bush'] },
        `"I'll have you today," called ${h}. It was partly politeness. "You'll be late for your supper," called ${r}. They passed the nettles, the gap, the stump and the mud, and the nettles again. Once a whisker touched. "${refrain}!" said ${h}, and it sounded a little bit like a song that has been sung too often.`,
        `There were four corners to it: the stump, the gap, the nettles, and the bit where the mud was. At the mud ${h} always gained a yard. At the nettles ${h} always lost it. "You might try taking them wide," said ${r}, over a shoulder. "Don't help me!" panted ${h}. "It's not right. ${refrain}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'curious'), seen(R, 'hide', 'curious')], things: ['bush'] },
        `On Monday ${h} thought of something new, and stopped. A thing that goes round must come round. ${h} crouched by the stump until the dew fell. On the other side sat ${r}, who had thought of it too. Now and then one of them cleared a throat. "${refrain}!" said ${h}, at nine, and went home stiff.`,
        `On Monday ${h} sat down at the gap, and waited to be run into. It grew late. Through the bush came a small, steady sound of chewing. "Are you there?" said ${h}, in the end. "Yes," said ${r}. "Are you coming round?" "I don't think so." It was the longest talk that anyone had ever had at that bush. "${refrain}!" said ${h}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'run', 'determined'), seen(R, 'run', 'determined')], things: ['bush'] },
        `On Tuesday ${h} turned round in the middle of a lap, so that they must meet. ${r} has very good ears. There was a squeal of heels on the far side. ${h} turned back, and so did the heels. They did this eleven times, and wore a hole. "${refrain}!" said ${h}, who was giddy. "You've got mud on your chin," said the bush.`,
        `Tuesday was for turning. One step this way, three that way, and off. It would have fooled anybody who had no ears. "Left," said ${r}, from the far side. "Right. Right. Left. Oh, that was a good one." "${refrain}!" said ${h}, and fell over the stump. There was a pause. "Did you hurt yourself?" asked ${r}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'excited'), seen(R, 'run', 'determined')], things: ['bush'] },
        `On Wednesday ${T.introduced} sat on the gate with a pencil, to see how many times they went round. "You're a quarter of a bush ahead, ${r}!" called ${t}. And later, "Half!" ${r} had never thought about how far ahead anybody could be. ${r} had only ever thought about away. At three quarters the noise behind had quite gone. And in front, going round the nettles, was the end of a tail.`,
        `By Wednesday they had somebody watching. ${T.introduced} kept count with pebbles, on the gate. "That's thirty-two," said ${t}, "and ${r} is winning by more and more." It made ${r} curious, and being curious made ${r} quick. The panting faded. There was no one behind at all. There was someone in front, though. Past the stump went the tip of a tail.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'surprised'), seen(H, 'run', 'worried')], things: ['bush'] },
        `${r} knew whose it was. ${r} could have stopped there, three steps from home, with the front door open. It was the best chance ${inEver}. Nobody would ever have been caught, and nobody would ever have known. But all that time ${r} had been the one in front. What was it like, to see somebody's back, and run, and be nearly there?`,
        `There was no hurry any more. The way home lay wide open, over the grass, and ${r} looked at it. It would be easy just to go, and be safe, and have supper. That tail was going slower and slower. It was an odd thing to see from here. It looked tired. It looked like somebody who has never once in a whole life got what they were running for. ${r} turned away from the grass.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'reach', 'determined'), seen(H, 'run', 'surprised')], things: ['bush'] },
        `It took two more laps. It was every bit as exciting as ${r} had hoped. At the mud ${r} gained a yard, and at the nettles ${r} took it wide. Then there was only an arm's length in it, and then there was none. Tap. "Got you," said ${r}. On the gate ${t} lost count.`,
        `"Don't," said ${t}, on the gate, who saw what was coming. ${r} did. ${r} came round the stump like the wind, and past the gap, and stretched. It was a small tap, on the very end. "Got you," said ${r}. Nobody had ever said that at the bush, ${isOwn ? 'and they had run there all summer' : 'in four hundred years'}. The birds stopped.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'surprised'), seen(R, 'stand', 'scared')] },
        `${h} turned round. There they stood, nose to nose. It was ${h} who could now have done it, easily, without one step. ${r} saw that, too late. "I've got you," said ${r} again, rather small. "So you have," said ${h}, slowly. "How does it go on? I never got as far as this." "I don't know either," said ${r}. "We only ever practise the running."`,
        `Neither of them moved. ${r} was so close that ${h} only had to reach out. They both knew it. "You had the whole field," said ${h}. "You could have gone home." "Yes," said ${r}. "Then why?" "I wanted to see your face," said ${r}. "I only know the noise." It wasn't a bad face. There was mud on it, and it was blushing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'worried'), seen(R, 'point', 'happy')] },
        `"They'll laugh at me," said ${h}. "My whole family will. We don't get caught by you. We do the catching." "At ours," said ${r}, "if you're caught you're it. It isn't the end. It's only your turn." "To do what?" "To run," said ${r}. "In front. It's the better place, I've always had it. You feel it in your back." ${h} looked at the path as if somebody had just put it there.`,
        `"I can't go home and say that," said ${h}. "They'd never let me hear the end of it." "There's one thing you could do," said ${r}. "You could be it. They do it every day in the school yard. Whoever is caught runs next, and whoever caught them runs behind." ${h} turned it over, like a coin from another country. "So nobody is ever done?" "Not until they're called in," said ${r}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'run', 'excited'), seen(R, 'run', 'happy'), seen(T, 'cheer', 'excited')],
          things: ['bush'],
        },
        `${h} ran, and felt it in the back at once. It tickles, and it makes you want to shriek, and ${h} shrieked. "I never knew!" cried ${h}, at the nettles. "All this time I had the wrong end!" "${refrain}!" shouted ${r}, from behind. By sunset there were others on the gate, of both kinds, and some of them were not laughing. They were looking at the path.`,
        `So they changed ends. It was noticed. Soon there were two of the one sort at the gap, and three of the other by the stump. Such a thing had never been seen, they said. "${refrain}!" cried ${r}, and clutched at air. "Look at me!" howled ${h}, who had a face like a birthday. "I'm being chased!" The smallest one at the stump put up a foot. "Can I be next?" it said.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(H, 'sleep', 'sleepy'), seen(R, 'sleep', 'sleepy')],
          things: ['bush', 'moon'],
        },
        `There is a good deal of traffic at the bush by now. They have had to widen the nettles. ${h} and ${r} still start at four. When it's dark they lie under the leaves, and talk, and one of them always drops off first. "${refrain}," says ${h} then, asleep. And ${r}, who is awake, moves the tail out of the wet.`,
        `Late that night they lay in the dry place under the leaves. Neither of them had to be anywhere. "If you'd gone home," said ${h}, "I should have gone on running round for ever, after nobody." "You'd have got there, I expect," said ${r}, half asleep. "${refrain}," said ${h}. The moon came round the bush, and went on, with no one after it.`,
      ),
    ],
  };
}

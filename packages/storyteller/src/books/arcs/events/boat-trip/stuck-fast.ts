import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Stuck fast!',
  'Still stuck!',
  'Not an inch!',
  'Stuck, stuck, stuck!',
  'Stuck as glue!',
  'Not one inch!',
  'All stuck!',
  'Stuck like a post!',
  'Stuck tight!',
  'Quite stuck!',
] as const;
const TITLES = ['stuck fast', 'wait for it', 'on the sand', 'the big ship and the small one'];

/** A big ship sits on the sand. A small boat sits on the mud twice a day, and knows what to do about it: the tide comes. */
export const STUCK_FAST: EventPlot = { id: 'stuck-fast', young, middle, old };

const shipOf = ({ company, A }: Going): Figure =>
  company.other && company.other !== A && company.other.being?.id === 'ship' ? company.other : company.meet('ship');

const besides = ({ B, third, company }: Going, text: (b: string) => string): string =>
  third && company.other?.being?.id !== 'ship' ? ` ${text(B.introduced)}` : '';

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const S = shipOf(going);
  const s = S.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(K, 'stand', 'happy')] },
        `${A.introduced} sits on mud. "Wait," says ${K.introduced}.${besides(going, (b) => `${b} waits, too.`)} Here comes the sea. Now ${a} floats!`,
        `No sea! ${A.introduced} sits on mud. "Wait for it," says ${K.introduced}.${besides(going, (b) => `So says ${b}.`)} Up floats ${a}!`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(S, 'float', 'proud'), seen(A, 'float', 'happy')] },
        `Here comes ${S.introduced}. "Toot! Out of my way, small one!"`,
        `Here is ${S.introduced}. "Toot! I am big," says ${s}. "You are small."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'surprised')] },
        `But what is that? Sand! Crunch. "${refrain}" says ${s}.`,
        `Oh, ${s}, look out for the sand! Crunch. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(S, 'stand', 'worried')] },
        `"I can help," says ${a}, and pulls. ${s} is too heavy. "${refrain}"`,
        `${a} takes the rope. Pull! ${s} does not move. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined'), seen(S, 'stand', 'worried')] },
        `${a} goes round and pushes. The sand holds on. "${refrain}"`,
        `Then ${a} pushes from behind. Oof! "${refrain}" says ${s}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'surprised'), seen(S, 'stand', 'sad')] },
        `All the little boats pull. Twang! There goes the rope. "${refrain}"`,
        `Ten little boats pull, too. Snap! No more rope. "${refrain}" says ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(K, 'point', 'excited')] },
        `${k} looks at the sand. "The sea is coming!" And ${a} says, "Wait."`,
        `"Look," says ${k}. "The sand is getting small." "Wait for it," says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'calm'), seen(A, 'float', 'happy')] },
        `So they wait. They sing. The sea comes up and up.`,
        `They wait, and tell jokes. Up comes the sea. No more sand!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'proud'), seen(S, 'float', 'surprised')] },
        `${a} gives one very small pull. And ${s} floats! Toot, toot, toot!`,
        `"Now," says ${a}, and pulls a bit. Off comes ${s}, light as a duck!`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(S, 'stand', 'happy')] },
        `Next day ${a} sits on the mud. ${s} comes by, slowly. "Stuck?" "No," says ${a}. "Waiting."`,
        `Next morning ${a} is on the mud. "Are you stuck?" says ${s}. "No. I am waiting." "Me too!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const S = shipOf(going);
  const s = S.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(K, 'stand', 'happy')] },
        `Twice a day the sea went out of the harbour. Then ${A.introduced} sat on the mud, and leaned. "Stuck?" said ${K.introduced}, every time.${besides(going, (b) => `${b} thought that was a good joke.`)} "Not me," said ${a}. "I'm waiting." And twice a day the sea came back.`,
        `When the sea was out, ${A.introduced} lay on the mud like an old shoe. ${K.introduced} came and sat on the wall.${besides(going, (b) => `${b} came as well.`)} "What do you do all that time?" said ${k}. "Nothing," said ${a}. "It comes by itself. It only wants waiting for." And it did.`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(S, 'float', 'proud'), seen(A, 'float', 'happy')] },
        `On Fridays came ${S.introduced}, as long as a street. There were lights, and a band. "Toot!" went ${s}. "Mind out, small one. I haven't got all day." The waves threw ${a} up and down like a cork.`,
        `Every Friday ${S.introduced} came past, with a band. "Out of my way, little thing!" said ${s}. "I'm in a hurry." "What for?" said ${a}. But ${s} had gone by, and ${a} was bouncing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'surprised')] },
        `That Friday ${s} was late, and took the short way, over the sand. There was a crunch. All the plates slid to one end, and so did the band. "What's this?" said ${s}. "I've stopped! ${refrain}"`,
        `There's a good way into the harbour, and a short way, over the sand. ${s} took the short one. Crunch, went something underneath. The music stopped in the middle. "Go on," said ${s} to the engines. They did go on. ${s} didn't. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(S, 'stand', 'worried')] },
        `"Throw me a rope," said ${a}. "You?" said ${s}. But there was nobody else. ${a} pulled until the bolts squeaked. It was like pulling a town. "${refrain}" said ${s}.`,
        `${a} came as fast as could be. "I'll pull," said ${a}. "With that?" said ${s}. But the rope came down. ${a} pulled, and went red, and stayed in one place. "${refrain}" said ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined'), seen(K, 'look-up', 'worried')] },
        `Then ${a} went round to the back, and pushed. Sand is odd. If you push against it, it holds on tighter. "${refrain}" called ${k} from the wall. It was quite true.`,
        `"Perhaps from behind," said ${a}, and put a shoulder to it. The big ship went in deeper by the width of a plank. "Not that way!" shouted ${k} from the wall. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'surprised'), seen(S, 'stand', 'sad')] },
        `${a} fetched everybody: the fishing boats, the ferry, and two canoes. "All together," said ${a}. "Now!" There was a twang, and no more rope. The canoes were the wrong way up. "${refrain}" said ${s}, in a small voice.`,
        `By now all the boats of the harbour had come. They took hold in a long row. "One, two, three!" said ${a}. And the rope, which was older than any of them, went snap. They fell into each other like skittles. "${refrain}" whispered ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(A, 'think', 'curious')] },
        `${k} had been sitting with both feet on dry sand. Now one sock was wet. "${a}!" called ${k}. "What time is it?" ${a} looked at the sock. Then ${a} began to laugh. "It's coming," said ${a}. "It comes by itself."`,
        `A crab walked past ${k}, in a hurry. Behind the crab came a little line of foam. "${a}, look," said ${k}. It was the same foam as every day. "Oh!" said ${a}. "All that pulling! It only wants waiting for."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'worried'), seen(A, 'float', 'calm')] },
        `"Wait?" said ${s}. "I don't know how." "You sit," said ${a}, "and look at something." So they looked at a gull. The band played something slow. The sea came up to the red paint. It came up to the name.`,
        `"I've never waited," said ${s}. "What do I do?" "It's best with a song," said ${a}. They had four, with all the verses. At the second the sand was a strip. At the fourth it was gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'proud'), seen(S, 'float', 'surprised')] },
        `"Now," said ${a}, and took a bit of string. It was only string. One small pull, and off came ${s}, like a spoon out of jam. Toot, went the big ship.`,
        `Something sighed, under the sea. "Now then," said ${a}, and pulled as hard as you'd pull a kite. And off came the big ship, all at once. "I'm floating!" cried ${s}.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'stand', 'happy'), seen(K, 'sit', 'happy')],
        },
        `Next Friday the sea was out. On the mud lay ${a}, a bit on one side. And far out, by the good way in, ${s} had stopped. "Stuck?" called ${k}. "No," said ${s}. "I'm waiting." The band played something slow.`,
        `On the Friday after, ${s} came along, and slowed down, and stopped. On the mud lay ${a}. "Still stuck, the two of you?" said ${k}. "Oh no," said ${s}. "We're only waiting." They had all day.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const S = shipOf(going);
  const s = S.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(K, 'stand', 'happy')] },
        `In that harbour the sea went out twice a day, as if it had forgotten something. Then ${A.introduced} sat down on the mud and looked at the sky. "Stuck again?" said ${K.introduced}, who lived over the rope shop.${besides(going, (b) => `${b} said it, too.`)} "Waiting," said ${a}. "There's a difference." There was a notice on the wall from the harbour office. They wanted something stronger, it said. From Monday, a tug called Titan was to have the work.`,
        `Half of every day ${A.introduced} had nothing to float on. It's like that in a small harbour. You lean a bit, and listen to the mud. ${K.introduced} would bring a sandwich, and lean as well.${besides(going, (b) => `So would ${b}.`)} "Doesn't it bother you, to be stuck?" said ${k}. "I'm not. I'm waiting," said ${a}. What did bother ${a} was the notice on the wall. From Monday, it said, a new tug would be in charge here. The name was Titan.`,
      ),
      page(
        { setting: 'boat', camera: 'wide', actors: [seen(S, 'float', 'proud'), seen(A, 'float', 'calm')] },
        `On Fridays came ${S.introduced}, nine floors high, with an orchestra. ${s} had been round the world eleven times, and couldn't have told you one thing about it. "Good evening," said ${a}. "No time," said ${s}. The wash put ${a} on top of the harbour wall, once, for a week.`,
        `${S.introduced} went by on Fridays, like a town being moved, nine floors high. It had an orchestra, and eight hundred people, and it never once slowed down. "What was Africa like?" ${a} would call up. "On the left," said ${s}, and was gone. Then the waves came, and for a time nobody could hold a conversation.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(S, 'stand', 'surprised')] },
        `There are two ways in, a right one and a short one. At six that Friday ${s} took the short one. There was a noise like a giant biting toast. The orchestra arrived at the front of the room, with its chairs. ${s} gave a push, and another, and nothing came of it but mud. "${refrain}" said ${s}. It had never been necessary to say that before.`,
        `What happened on Friday was quite simple. ${s} was four minutes late, and cut a corner. Under the corner was sand. In the dining room eight hundred soups went to one side. "Full speed," said ${s}. The sea turned brown, and that was all it did. There was a silence, the first that ${s} had ever been in. "${refrain}" said ${s}, to see if it was real.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(S, 'stand', 'worried')] },
        `${a} was there in ten minutes. "Rope," said ${a}. It was like being tied to a cliff. ${a} pulled ahead until something began to smoke, and the cliff stayed where it was. ${a} pushed from behind, and it sat down deeper. "${refrain}" said ${s}. "Is there nobody larger?" All the fishing boats came out and pulled, in a line. The rope broke. It went over their heads, singing.`,
        `"I can only try," said ${a}, and took the rope. You could hear the rivets. For a quarter of an hour ${a} stood on end in the water, and got nowhere at all. After that it was done with everybody: the shrimpers, the ferry, the doctor's dinghy. "All together!" There was a crack. They sat down, every one. The rope had gone, in the place where it was thickest. "${refrain}" said ${s}. "And I'm due in Lisbon."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'point', 'curious'), seen(A, 'think', 'calm')] },
        `The captain leaned out, in gold. "They've sent for Titan!" he called. "He's two hours off. But if you free us first, the harbour's yours for life." ${a} was just going to take the second rope. It was the only other one there was. "Wait," said ${k}, from the dinghy. ${k} had an oar in the sand, to hold on by. It had been wet up to the third ring. It was wet up to the fourth.`,
        `"Two hours!" shouted the captain, holding on to his hat. "Titan's coming, in two hours! If you can do it before that, you needn't fear for your place. I'll see to it myself!" There was one more rope. ${a} looked at it. "The sea was at that rivet," said ${k}, who had rowed out, and had nothing to do but notice. "Now it's over it." They both watched the rivet. It's hard to see a thing come that comes so slowly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(S, 'stand', 'angry')] },
        `"I won't pull," said ${a}. Everybody stopped talking. "It's coming up. In two hours there'll be water under all of it. If I pull now I'll only tear a hole." "That's what we're paying for!" cried the captain. "Are you afraid?" said ${s}. It would have been easy to pull a little, for show. "I'm waiting," said ${a}. There went the harbour, and the work, and Monday.`,
        `${a} let the rope fall. "No," said ${a}. "Not yet. You'd leave half your floor behind. It wants two hours, and it'll lift you like a cup." There was a good deal of shouting, from nine floors. "Coward!" called somebody with soup on. "Lazy!" It is not pleasant, from so high up. "Titan won't be so particular," said the captain. ${a} thought of the notice on the wall, and did nothing. It took some doing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'scared'), seen(A, 'float', 'calm')] },
        `It got dark. The fishing boats went in to supper. ${a} stayed. "You needn't," said ${s}, and a while later, "What do you do?" "You can listen," said ${a}. "To what?" said ${s}. "I've never been anywhere with the engines off." So ${a} named it. That was a curlew. That was the bell, on a buoy. That thin sound, which was no sound at all, was the sea coming in over a mile of sand.`,
        `They were alone then, more or less. ${s} had gone round the world eleven times without once being still, and was frightened of it. "Say something," said ${s}. "Hush," said ${a}. "There. Did you hear?" It was a curlew, and then it was a bell, on a buoy, a long way off. Then somebody on the fourth floor laughed. "Is it always like this?" whispered ${s}. "Twice a day," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'excited'), seen(S, 'stand', 'surprised')] },
        `"It's over the paint!" called ${k}. "It's at the name!" Under ${s} something let go, with a sigh, a bit at the front and then a bit behind. At that very minute there was a searchlight. Round the point came Titan, as square as a fort, with all horns blowing. "Stand back!" roared Titan. The new rope was as thick as a pillar. It was put on. Titan pulled.`,
        `At ten to nine the sea was up to the name. "You moved!" cried ${k}. "I felt it in the oar." And then it was as bright as day, and round came Titan, huge and kind and in a hurry. "Out of the way, small fry!" boomed Titan, and threw a rope like a tree. It's only fair to say that Titan did pull.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'float', 'surprised'), seen(A, 'float', 'calm')] },
        `A duck could have done it. ${s} slid off the sand like a spoon out of jam. Everyone cheered, on nine floors, and the orchestra struck up. "Two hours late, and he does it in one minute!" said the captain. "That's what I call a tug!" Nobody was looking at ${a}. ${s} was. But there was so much noise by then that nobody could have heard a word.`,
        `It came off like a slipper. You could have done it with string. There were cheers, and rockets, and Titan was given three ribbons. "One pull!" they told each other. "Did you see? And that other one wouldn't even try." ${a} went home on the dark side, with ${k} in the dinghy behind. "You ought to tell them," said ${k}. "They'd have to wait for it," said ${a}. Nobody answered.`,
      ),
      page(
        { setting: 'beach', time: 'day', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'angry')] },
        `On Monday morning it was in the paper, with a picture. TITAN FREES LINER. ${k} read it out on the wall, in a voice with holes in it. The sea had gone out. ${a} sat on the mud with nothing to do, and this time it was true. "I'd have pulled," said ${k}. "I'd have pulled just a little, so that they'd see." "I know," said ${a}. "I thought of that, too."`,
        `Next day it was in the paper. There was Titan, and there was the captain, shaking hands with a rope. You could see the tip of ${a}, if you knew. The notice on the wall had come true. ${k} brought two sandwiches that day. "Stuck?" said ${k}, out of habit, and could have bitten it off. ${a} took a while to answer. "A bit," said ${a}.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          camera: 'wide',
          actors: [seen(S, 'stand', 'calm'), seen(A, 'sit', 'surprised'), seen(K, 'stand', 'surprised')],
        },
        `Friday came. At six there was ${s}, out by the good way in. But the noise was missing. All nine floors came along as softly as a swan, and stopped, and turned off the engines. The orchestra had been told to hush. Eight hundred people stood at the rail and did not know why. "Good evening," said ${s}. "What are you waiting for?" said ${k}. "Nothing," said ${s}. "It's nice here."`,
        `And on Friday, at the time when you have to hold on to things, there were no waves. ${k} looked up. There lay ${s}, outside, by the right way in, with not an engine running. One after another the lights were put out. Somebody coughed on the fourth floor. "Are you stuck?" called ${k} across the water. "Hush," said ${s}. "There. Did you hear?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(S, 'stand', 'happy')] },
        `They were an hour late in Lisbon, and every week since. It has been put into the timetable: one hour, waiting. Titan does the pulling now, and does it well. But when ${s} goes, there's a toot. It isn't the great one, that shakes the cups. It's quite a small one, and everybody knows who it's for.`,
        `It takes an hour for the sea to come in so far. Then ${a} floats, and ${s} has to go. "That was the bell on the buoy," says ${s}, "and the other one was the curlew. I'll tell them in Lisbon." Titan has the notice, the ribbons, and the work. ${a} has Fridays.`,
      ),
    ],
  };
}

import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'One behind!',
  'Too late!',
  'That was before!',
  'A bit late!',
  'Late again!',
  'Always one late!',
  'Just too late!',
  'One trick late!',
  'That one is over!',
  'Not that one now!',
] as const;
const TITLES = ['one trick late', 'sit, roll, jump', 'first one thinks', 'the trick before', 'one behind'];

/** Who says the tricks, and who does them: a child has an animal do them, and never the other way round. */
function partsOf({ A, B, K, company, raw }: Going): { readonly T: Figure; readonly P: Figure } {
  if (A !== K && B === K) return { T: K, P: A };
  if (A === K && B === company.friend && /\bdogs?\b/.test(raw) && !/dog|puppy/.test(B.kind))
    return { T: A, P: company.meet('dog') };
  return { T: A, P: B };
}

/** What it is called in the theme: "the dog show", "the talent show". */
const showOf = ({ raw }: Going): string => {
  const found =
    /\b(talent|pet|dog|cat|animal|circus|magic|puppet|dance|dancing|tricks?) (?:show|competition|contest)\b/.exec(raw);
  if (found) return `the ${found[0]}`;
  return /\bsing\w*/.test(raw)
    ? 'the show'
    : /\bcompetition|\bcontest/.test(raw)
      ? 'the competition'
      : 'the talent show';
};

/** One of two always does the trick before. Once that is understood, it can be used. */
export const LATE: EventPlot = standsApart(kinBeside({ id: 'late', young, middle, old }));

function young(going: Going): Told {
  const { g, Gcap, chance } = going;
  const clap = g === 'the grown-up' ? '' : ` ${Gcap} claps most.`;
  const { T, P } = partsOf(going);
  const [t, p] = [T.name, P.name];
  const show = showOf(going);
  const refrain = chance.pick(...REFRAINS);
  const both = (feelingT: 'happy' | 'worried' | 'surprised' | 'proud', pose: 'sit' | 'jump' | 'stand' | 'dance') => [
    seen(T, 'point', feelingT),
    seen(P, pose, 'calm'),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(T, 'stand', 'excited'), seen(P, 'stand', 'happy')] },
        `Today is ${show}. ${T.introduced} says the tricks. ${P.introduced} does the tricks.`,
        `Here is ${T.introduced}. Here is ${P.introduced}. They do tricks at ${show}.`,
      ),
      page(
        { camera: 'close', actors: both('happy', 'stand') },
        `"Sit!" says ${t}. But ${p} thinks first.`,
        `"Sit!" says ${t}. But ${p} stands there. ${p} is thinking.`,
      ),
      page(
        { camera: 'medium', actors: both('surprised', 'sit') },
        `"Roll!" says ${t}. And ${p} sits. "${refrain}" says ${t}.`,
        `${t} says, "Now roll!" Now ${p} sits. "${refrain}" says ${t}.`,
      ),
      page(
        { camera: 'close', actors: both('worried', 'stand') },
        `"Jump!" says ${t}. And ${p} rolls over. "${refrain}" People laugh.`,
        `"Jump!" says ${t}. And ${p} rolls. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: both('worried', 'jump') },
        `"Stop!" says ${t}. And ${p} jumps. "${refrain}" They run off.`,
        `"No, stop!" says ${t}. Hop! Up jumps ${p}. "${refrain}" They run away.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'surprised'), seen(P, 'stand', 'calm')] },
        `${t} sits down. Now ${p} stops. "Oh!" says ${t}. "You do the one before!"`,
        `Now, at last, ${p} stops. "I see!" says ${t}. "You are always one behind."`,
      ),
      page(
        { camera: 'wide', actors: both('happy', 'sit') },
        `On they go again. "Sit," says ${t}, softly. Then loud: "Roll!" And ${p} sits. "See? A sit!"`,
        `They try again. First ${t} whispers, "Sit." "Look, a sit!" ${t} tells everyone. "Roll!" And ${p} sits.`,
      ),
      page(
        { camera: 'medium', actors: both('proud', 'stand') },
        `"And now a roll!" ${t} tells everyone. "Jump!" And ${p} rolls! How they clap!${clap}`,
        `"Now see a roll!" says ${t}. "Jump!" And ${p} rolls over. Everybody claps.${clap}`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'cheer', 'happy'), seen(P, 'stand', 'proud')], things: ['medal'] },
        `They get a medal. ${p} thinks.`,
        `They get a medal. ${p} is thinking again.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(T, 'sit', 'happy'), seen(P, 'jump', 'happy')],
        },
        `It is night. "Sleep, ${p}!" says ${t}. And ${p} jumps. "Oh dear. ${refrain}"`,
        `Now it is bedtime. "Sleep!" says ${t}. Hop, goes ${p}, on the bed. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(T, 'sleep', 'happy')] },
        `So ${t} says, "Jump!" And ${p} goes to sleep.`,
        `So ${t} lies down and says, "Jump!" And ${p} is asleep. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, g, chance } = going;
  const { T, P } = partsOf(going);
  const [t, p] = [T.name, P.name];
  const show = showOf(going);
  const refrain = chance.pick(...REFRAINS);
  const others = [...(K !== T && K !== P ? [K.name] : []), ...(g === 'the grown-up' ? [] : [g])];
  const third = others.length > 0 ? ` ${cap(others.join(' and '))} had a seat in the front row.` : '';
  const front = K !== T && K !== P ? [seen(K, 'sit', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(T, 'stand', 'excited'), seen(P, 'sit', 'calm'), ...front],
        },
        `${T.introduced} had four tricks for ${show}. So had ${P.introduced}. They were the same four. ${t} said them, and ${p} did them. "Are you ready?" said ${t}. ${p} thought about it. "Yes," said ${p}, when ${t} had already gone to get the bag.${third}`,
        `There was one thing to know about ${P.introduced}. ${p} liked to think first. If you said good morning, ${p} said it too, in the end. But ${T.introduced} had taught ${p} four tricks, and today was ${show}. "We can't go wrong," said ${t}.${third}`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(T, 'point', 'proud'), seen(P, 'stand', 'calm')] },
        `The stage was big, and the lights were hot. All the chairs were full. "Sit!" said ${t}, in a loud, clear voice. ${p} stood there. ${p} looked at the lights and thought. Somebody coughed. Nothing happened.`,
        `They walked out into the light, and everybody clapped. ${t} held up one finger. "Sit!" ${p} looked at the finger and considered it. It was so quiet that you could hear a chair creak. ${p} did not sit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'worried'), seen(P, 'sit', 'calm')] },
        `"Well, roll over, then," whispered ${t}. "Roll!" And ${p} sat down, straight as a candle. "${refrain}" said ${t}. A little laugh went along the front row.`,
        `${t} went on to the next one, quickly. "Roll!" said ${t}. ${p} nodded, and sat. It was a beautiful sit. "${refrain}" said ${t}, out of the corner of the mouth.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'point', 'worried'), seen(P, 'stand', 'happy')] },
        `"Jump!" said ${t}, and held out the hoop. That is the best trick of all. ${p} lay down and rolled right over, twice. The whole of the front row laughed. "${refrain}" said ${t}. "Oh, ${p}!"`,
        `Now came the jump, with a hoop. ${t} held it high. "Jump!" ${p} rolled under it from one end of the stage to the other. "${refrain}" cried ${t}. They were laughing at the back by now.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'cover', 'worried'), seen(P, 'jump', 'happy')] },
        `There was only one thing left to do. "Bow," said ${t}, "and let's go home." And ${p} jumped. Up went ${p}, over ${t}, and over the flowers. "${refrain}" said ${t}, and went behind the curtain.`,
        `"Bow," said ${t}, with hot ears. "Just bow." ${p} took a run, and jumped higher than ever before. It was clean over ${T.names} head! But there was no hoop there now. "${refrain}" said ${t}, and ran off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'sad'), seen(P, 'stand', 'calm')] },
        `${t} sat on a box in the dark and held both ears. "You didn't do one thing right," said ${t}. ${p} looked at ${t}, and thought. Then, slowly and nicely, ${p} bowed.`,
        `Behind the curtain there was a box to be sad on. "We practised all week," said ${t}, "and you did everything wrong." ${p} came and stood in front of the box. ${p} made a deep, slow bow.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'surprised'), seen(P, 'stand', 'happy')] },
        `${t} opened one eye. "That was the bow. But I said bow ages ago." ${t} counted on a finger. "When I said roll, you sat. When I said jump, you rolled. You did them all, ${p}! You're only one behind!" "I think first," said ${p}.`,
        `"But that's what I asked for last," said ${t}, and got up. "I said sit, and you sat. It was only after I'd said roll. So nothing was wrong! It was all right, one trick later!" ${p} was pleased, after a moment. "I like to be sure," said ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'point', 'excited'), seen(P, 'sit', 'calm')] },
        `They asked for one more go. Before they went on, ${t} whispered in ${P.names} ear. "Sit," it was. Then ${t} stood in the light. "You'll now see ${p} sit!" ${t} told everybody. And to ${p}, ${t} said, "Roll." And ${p} sat.`,
        `"Please, may we come on again?" said ${t}. And on the way, ${t} said quite softly, "Sit." On the stage it was, "Look, everybody! A sit!" And then to ${p}, "Roll." ${p} had thought about it, and sat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'proud'), seen(P, 'jump', 'happy')] },
        `"And now a roll!" cried ${t}. People sat up. "Jump," said ${t}, and ${p} rolled. They clapped. "And last, a jump! Sleep, ${p}!" Over ${t} went ${p}, like a flying cushion. What a noise there was!`,
        `Everyone began to see how it was done. "A roll!" said ${t}. "Jump, ${p}!" ${p} rolled, and they roared. "A jump!" said ${t}. "Sleep, ${p}!" And up went ${p}, right over the flowers. What a noise there was!`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'cheer', 'happy'), seen(P, 'sleep', 'sleepy')], things: ['medal'] },
        `The judge came up with a medal. "Which of you is it for?" said the judge. "Come and get it, ${p}," said ${t}. But ${p} was still at the word before, and lay fast asleep. So they hung the medal on what stuck out.`,
        `They won the medal for the best surprise. "Come and get it, ${p}," said ${t}. ${p} had just got to the word before that. ${p} lay down in the middle of the stage, and slept. The judge had to walk round.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(T, 'sleep', 'happy'), seen(P, 'sleep', 'sleepy')],
        },
        `That night ${p} was wide awake. "Sleep!" said ${t}. ${p} stood up, and came to get the medal. "${refrain}" said ${t}, and lay back, and had an idea. "Jump, ${p}!" said ${t}. And ${p} went to sleep.`,
        `At bedtime ${t} said, "Sleep!" ${p} got up, and went off to get the medal. "${refrain}" said ${t}, and yawned. "Well then, ${p}. Jump!" And ${p} lay down and slept.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, g, chance } = going;
  const { T, P } = partsOf(going);
  const [t, p] = [T.name, P.name];
  const show = showOf(going);
  const refrain = chance.pick(...REFRAINS);
  const others = [...(K !== T && K !== P ? [K.name] : []), ...(g === 'the grown-up' ? [] : [g])];
  const third = others.length > 0 ? ` ${cap(others.join(' and '))} had come to hold the coats.` : '';
  const front = K !== T && K !== P ? [seen(K, 'sit', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(T, 'stand', 'excited'), seen(P, 'sit', 'calm'), ...front],
        },
        `${T.introduced} did things first and thought about them later, if at all. ${P.introduced} was the other way round. They had practised for ${show} since Easter, with a hoop. It had gone so well that ${t} had already made room on the shelf for the cup. "We'll win," said ${t}. "Won't we?" ${p} gave it some thought. "I hope so," said ${p}, but by then ${t} was at the gate.${third}`,
        `If you asked ${P.introduced} a question, you could boil an egg before the answer came. It was always a good one. ${T.introduced} had never noticed, as ${t} never stayed for it. That was why their tricks went so smoothly at home. ${t} called them out, sit, roll, jump, bow, round and round, and somewhere in there they all got done. "They'll give us the cup at ${show}," said ${t}, packing the hoop. "There's room for it on my shelf."${third}`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(T, 'point', 'proud'), seen(P, 'stand', 'calm')] },
        `There were three hundred chairs, and somebody on every one. A boy with nine plates had gone before them, and a girl who could sing in Welsh. "Sit!" said ${t}, in a voice like a circus. The light was hot and white. ${p} looked at it, and looked at ${t}. You could see that the question was being gone into. Nobody sat.`,
        `The hall smelled of dust and oranges. A boy had juggled with nine plates, and a girl had sung in Welsh. When they were called, ${t} ran on, and ${p} followed in good time. The people stopped rustling. "Sit!" said ${t}. In the hall you could have heard a sweet unwrapped, and did. ${p} was not being difficult. ${p} had simply got as far as wondering what sitting was for.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'worried'), seen(P, 'sit', 'calm')] },
        `When you have lost your place, the thing is to go on. "Roll!" said ${t}. And ${p}, having made up a very careful mind, sat down. "${refrain}" hissed ${t}. "Jump! The hoop!" ${p} lay on one side, and rolled over with great polish, and the front row began to shake. "${refrain}" said ${t}.`,
        `"Never mind that one," said ${t}, under the breath. "Roll!" There was a pause. ${p} sat, and sat well. It was the sort of sit that's in books. "${refrain}" whispered ${t}, and held out the hoop. "Jump!" ${p} rolled under it, and back again. From the third row came a laugh, like the first drop of rain, and then the storm broke.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'shout', 'angry'), seen(P, 'jump', 'happy')] },
        `"Just bow!" said ${t}. "Bow, and let's get off!" So ${p} jumped. It was the best jump of ${P.names} life, over ${t}, over the footlights, almost into the Mayor. There was no hoop under it. They were weeping with laughter in the gallery. "Can't you do one thing that you're told? You never listen!" shouted ${t}. It was a big hall, and it went into every corner, and came back.`,
        `By now ${t} had ears like lamps. "Bow," said ${t}. It was then that ${p} jumped, from standing, right over ${T.names} head. People held on to each other. Somebody called for more. "It's not a joke!" shouted ${t}, and turned on ${p}. "You've spoilt everything! Why can't you ever listen?" It was quiet after that, and not in a nice way.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'angry'), seen(P, 'stand', 'sad')] },
        `Behind the stage there was a bench, and a table with the cup on it. ${t} sat on one end. ${p} did not sit on the other. "Everyone's to have a second turn," said the man with the list, who was kind. "You could do something by yourself, if you'd rather. Can you whistle?" ${t} could whistle like a kettle, in two parts. It was really rather good. "I'll think about it," said ${t}, who had never said that before.`,
        `"You're on again at four," said the lady with the list. "Everybody has two goes. You needn't bring your friend, dear, if it's all too much." ${t} could juggle, as it happened. With three oranges it was nearly perfect. The cup was standing on a table in the corner, with a cloth over it. ${p} stood there and looked at the floor. It would be so easy, with oranges.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'think', 'curious'), seen(P, 'stand', 'calm')] },
        `They stayed like that for a while. Then ${p} turned to ${t}, and looked grave, and bowed. It was slow and deep, and there was nobody there to see it. ${t} nearly said something. But it had been such a day of saying things first. ${t} did what ${p} would have done, and thought. A bow. It was a bow that had been asked for, last of all, out there in the light.`,
        `${t} took the hoop to pieces, for something to do. And when it was in pieces, ${p}, without a word, made a bow. It wasn't to anybody. It was only to get it done. ${t} stopped with a bit of hoop in the air. It was as if a clock had struck late, and one suddenly knew how late. Who had said bow? And when?`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'surprised'), seen(P, 'stand', 'happy')] },
        `"I said sit," said ${t}, slowly, "and you sat, when I said roll. When I said jump you rolled. ${p}! You did every single thing. You're just one behind." "I was thinking," said ${p}. "I like to have thought." "And I said that you never listen," said ${t}. There was a hole in the air where that had been. "I'm sorry. I said it in front of three hundred people." ${p} thought it over. It took its time. "All right," said ${p}.`,
        `"You weren't wrong," said ${t}. "You weren't wrong once. It was me who was always one ahead." "You're very quick," said ${p}. "By the time I've got there, you've gone." It was said without any crossness. ${t} would have liked a little. "I shouted at you," said ${t}, "and it was all there. I'm sorry, ${p}." Then ${t} waited, a thing that ${t} had not tried before. It was quite a long wait. "That's all right," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'reach', 'determined'), seen(P, 'stand', 'calm')] },
        `"Have you chosen?" asked the lady with the list. It would be a turn alone, and very likely the cup. Or they would go out there together, to people who had started to laugh already. ${t} looked at the cup on its table. It was just the size of that place on the shelf. "We're both going on," said ${t}. And on the way ${t} said one word in ${P.names} ear, well in advance.`,
        `"By yourself, dear?" said the list. ${t} could hear them, through the curtain. They were telling each other about it, and one of them was doing the jump with a hand. Anybody would have gone on alone. "No," said ${t}. "The two of us. We've got something they haven't seen." Then ${t} said something to ${p}, very low, and gave it time to sink in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'point', 'excited'), seen(P, 'sit', 'calm')] },
        `People giggled as soon as the two came on. ${t} waited. "Ladies and gentlemen," said ${t}. "You are going to see the only one in the world who does the trick before you ask for it. Here's a sit!" And turning round, quite calmly, "Roll." ${p} sat. "Here is a roll! Jump, please." ${p} rolled. There was a kind of gasp. You could see it go along the rows, like wind in barley, as they understood.`,
        `"This is ${p}," said ${t}, in front of them all, "who thinks first. I should like you to see how it's done. We'll begin with a sit." And to ${p}, over one shoulder, "Roll." They laughed. But ${p} sat, and they stopped. "Next is a roll," said ${t}. "Jump." It came exactly as it had been foretold. Somebody at the back cried out, "Oh, I see!" And then they all wanted to see.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'cheer', 'proud'), seen(P, 'jump', 'happy')] },
        `"And last, the jump," said ${t}. "Sleep, ${p}." Over the hoop, over ${t}, over the flowers went ${p}, and there were three hundred people on their feet. They got no cup. It went to the nine plates, which was fair. They got a ribbon that said "Most Unusual". "Come on, ${p}, we've got to fetch it," said ${t}. But ${p} was fast asleep in the middle of the stage, having been asked.`,
        `The jump was so high that the lamp swung. "Sleep," ${t} had said, just before it, with a wave of the hand. The cup went to the girl who sang, and nobody minded. There was a ribbon for the two of them, for "The Best Thing of Its Kind". "Come and fetch it, ${p}," said ${t}. But they had to bring it. ${p} was lying under the lights by then, deaf to the clapping, carrying out orders.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(T, 'sleep', 'happy'), seen(P, 'sleep', 'sleepy')],
        },
        `There was a space on the shelf, and the ribbon looked small in it. ${t} lay and liked it. But ${p} had slept all afternoon, and was up, and walking about. "Sleep," said ${t}. ${p} came over and fetched the ribbon. "${refrain}" said ${t}. It was dark. One of them did some thinking. "${p}," said ${t}, "jump." And ${p} lay down at once, and sighed, and slept.`,
        `That night they could not settle. ${p} had had a good long sleep on the stage. "Do go to sleep now," said ${t}. ${p} got up, and went to fetch the ribbon, as had been suggested at five. "${refrain}" said ${t}, into the pillow. Then, for the second time that day, ${t} stopped to think. "I tell you what, ${p}," said ${t}. "Jump." There was a long, deep breath, and after it another. ${p} was asleep.`,
      ),
    ],
  };
}

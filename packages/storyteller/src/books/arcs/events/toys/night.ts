import { escaped } from '../../../../words/escaped.ts';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Quick, be toys!',
  'Be toys, everybody!',
  'Hush, be toys!',
  'Toys again, quick!',
  'Now be toys!',
  'Toys, lie still!',
  'Back to toys!',
  'Down, be toys!',
  'Still as toys!',
  'Only toys now!',
  'Be toys again!',
] as const;
const TITLES = ['quick, be toys', 'what the toys did at night', 'the night the teddy fell', 'be toys, everybody'];

/** The toys play at night and must be back in their places; one that fell from the bed is fetched by a sleeping hand. */
export const NIGHT: EventPlot = {
  id: 'night',
  when: /\b(?:night|alive|life|wake\w*|midnight|party|asleep|dark|move|play)\b/i,
  young: (going) => ofLead(going, young),
  middle: (going) => ofLead(going, middle),
  old: (going) => ofLead(going, old),
};

/** Kinds that a soft toy is made like. */
const SOFT_KIND =
  '(?:elephant|rabbit|bunny|lion|tiger|monkey|giraffe|penguin|panda|unicorn|dragon|fox|dog|puppy|cat|kitten|lamb|sheep|dinosaur|hippo|koala|sloth|owl|pig|cow|frog|duck|horse|pony|hedgehog)';

/** The toy that the family calls by name, where the theme says no other: "toy is a blue elephant called Ellie". */
function ownToyOf({ company, raw }: Going): Figure | null {
  const { comforter, details } = company;
  if (comforter === null || !/^\p{Lu}/u.test(comforter) || /\b(?:tedd(?:y|ies)|bears?|dolls?)\b/.test(raw)) return null;
  const name = escaped(comforter);
  const kind = new RegExp(
    `\\b(${SOFT_KIND}) (?:is |who is |that is )?(?:called|named) ${name}|\\b${name},? (?:the|an?|her|his) (?:\\p{Ll}+ )*?(${SOFT_KIND})\\b`,
    'u',
  )
    .exec(details)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (kind === undefined) return null;
  const toy = company.meet(kind);
  return toy.name === comforter ? toy : null;
}

const isOfDolls = ({ raw }: Going): boolean => /\bdolls?\b/.test(raw) && !/\btedd(?:y|ies)\b/.test(raw);

/** Who falls from the bed: the teddy; of dolls, a rag doll, who is as soft and as much of a head. */
function leadOf(going: Going): Figure {
  const { A, company } = going;
  if (!isOfDolls(going)) return ownToyOf(going) ?? (A.being?.id === 'teddy' ? A : company.meet('teddy'));
  const doll = company.meet('doll');
  return { ...doll, introduced: `${doll.name} the rag doll` };
}

/** In a book of dolls the bear is a rag doll, and the other doll a puppet. */
const DOLLS: readonly (readonly [RegExp, string])[] = [
  [/(?<!rag )\bdoll\b/g, 'puppet'],
  [/\b(?:teddy|bear)\b/g, 'rag doll'],
  [/\bTeddy\b/g, 'Rag Doll'],
  [/\bpaw\b/g, 'hand'],
  [/\bplush\b/g, 'cloth'],
  [/\bPlush\b/g, 'Cloth'],
];

/** In a book of the family's own elephant the bear is that one. */
const softToys = ({ kind }: Figure): readonly (readonly [RegExp, string])[] => [
  ...(/^(?:rabbit|bunny)$/.test(kind) ? ([[/\b(the (?:toy )?)rabbit\b/gi, '$1lamb']] as const) : []),
  [/\b(a|one) bear\b/gi, '$1 soft toy'],
  [/\b(the )bear\b/gi, `$1${kind}`],
  [/\bTeddy\b/g, 'Toy'],
];

/** The telling of an age with whoever falls from the bed in it, in the words for what that is. */
function ofLead(going: Going, telling: (going: Going, M: Figure) => Told): Told {
  const M = leadOf(going);
  const told = telling(going, M);
  const words = isOfDolls(going) ? DOLLS : M.being?.id === 'teddy' ? [] : softToys(M);
  const say = (text: string): string => words.reduce((made, [found, said]) => made.replace(found, said), text);
  return {
    ...told,
    title: say(told.title),
    pages: told.pages.map((each) => ({ ...each, text: [each.text].flat().map(say) })),
  };
}

function young(going: Going, M: Figure): Told {
  const { chance, K, G, Gcap, g, k } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${K.introduced} was asleep. Up got ${M.introduced}. Up got all the toys!`,
          `All the toys woke up. ${M.introduced} did, too. ${K.introduced} was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sit', 'calm')],
        },
      },
      {
        text: [
          `The ball rolled. The rabbit hopped. ${M.name} danced on the bed.`,
          `${M.name} danced. Hop, went the rabbit. Round and round went the ball.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'dance', 'happy')], things: ['ball', 'rabbit-toy'] },
      },
      {
        text: [
          `Step, step. Who was that? "${refrain}" said ${M.name}. ${Gcap} looked in. All was still.`,
          `The door went creak. "${refrain}" There was ${g}. No toy moved.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'hide', 'surprised'), seen(G, 'stand', 'curious')] },
      },
      {
        text: [
          `Out went ${g}. Boom, went the drum! The doll ran. "${refrain}"`,
          `${Gcap} went away. They played and played. Boom! "${refrain}" Still as still.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'run', 'happy')], things: ['drum', 'doll'] },
      },
      {
        text: [
          `Then ${M.name} fell off the bed. Bump! It was a long way down.`,
          `Oh, no! ${M.name} danced too far. Down fell ${M.name}. Bump!`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'surprised')] },
      },
      {
        text: [
          `They made a tower of blocks. ${M.name} stood on top. Crash! "${refrain}"`,
          `Blocks! Up, up went the tower. Down it fell. Crash! "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'reach', 'worried')], things: ['blocks'] },
      },
      {
        text: [
          `The rabbit let down a string. It was too short. ${M.name} could not reach.`,
          `They tried a string. ${M.name} jumped, and missed.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'jump', 'worried')], things: ['string'] },
      },
      {
        text: [
          `Then ${K.introduced} moved. ${k} was still asleep. A hand came down.`,
          `Look, a hand! ${k} slept. The hand wanted ${M.name}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'look-up', 'surprised')] },
      },
      {
        text: [
          `${M.name} took hold of the hand. Up, up, up! ${M.name} was back in bed.`,
          `The hand found ${M.name}. Up they went, asleep and awake. What a warm hand!`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'hug', 'happy'), seen(K, 'sleep', 'sleepy')] },
      },
      {
        text: [
          `In the morning ${k} woke up. ${M.name} had dust on one ear. "${refrain}" said ${k}, and laughed.`,
          `In the morning ${k} looked at the blocks. "Did you play?" ${M.name} said nothing. "${refrain}" said ${k}.`,
        ],
        scene: { time: 'day', camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(M, 'sit', 'happy')] },
      },
    ],
  };
}

function middle(going: Going, M: Figure): Told {
  const { chance, K, G, Gcap, g, k } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${K.introduced} could not sleep without one hand on ${M.introduced}. But at eleven the hand always slipped off. That was when ${M.name} sat up. "Now," said ${M.name}, and all the toys came alive.`,
          `Every night it was the same. ${K.introduced} held ${M.introduced} tight, and then less tight. "Asleep," said ${M.name}. From the shelf there came a giggle.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sit', 'calm')],
        },
      },
      {
        text: [
          `The doll slid down the curtain. The toy rabbit jumped over the ball. ${M.name} was in charge of the music, and hummed. "There's only one rule," said ${M.name}. "In the morning, we are all back in our places."`,
          `They had until it got light. The toy rabbit did ten somersaults, and the ball did twenty. The doll had boots on. "But remember," said ${M.name}. "We go back just where we were. Nobody must ever know."`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'dance', 'happy')], things: ['ball', 'rabbit-toy', 'doll'] },
      },
      {
        text: [
          `Creak! "${refrain}" hissed ${M.name}. Down they dropped, wherever they were. ${Gcap} put a head round the door. "How odd," said ${g}, and stepped over the rabbit. "I heard somebody laugh."`,
          `They were in the middle of a race when the stairs creaked. "${refrain}" The doll fell flat on her nose. ${Gcap} looked in, and saw eleven toys, all as still as soup. The door shut. "She sat on my ear," said the rabbit.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'hide', 'surprised'), seen(G, 'stand', 'curious')] },
      },
      {
        text: [
          `So they played more softly. Then somebody trod on the drum. Boom! "${refrain}" There was a cough outside the door. They lay for five whole minutes. "My leg's asleep," said the doll.`,
          `"Mind the drum," said the doll, and the rabbit trod on it. Boom went the drum. "${refrain}" They lay in a heap and did not breathe. Toys do not need to. It is harder not to giggle.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'run', 'happy')], things: ['drum'] },
      },
      {
        text: [
          `${M.name} was back on the bed, and showing how to waltz. One, two, three, and there was no more bed. Bump! It was a long way down for a bear. "I'm all right," said ${M.name}. "I'm only stuffing."`,
          `Near the end, ${M.name} climbed up and took a bow. A bear is a bit top-heavy. Over went ${M.name}, head first, over the edge. It was dark on the floor, and it was nearly five.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'surprised')] },
      },
      {
        text: [
          `But how was ${M.name} to get up again? A bear has no knees. They built a tower out of blocks. ${M.name} stood on the top, and reached. The tower fell down, with a noise like a wall. "${refrain}"`,
          `"I can't climb," said ${M.name}. "I'm too soft." So the toys built some stairs. The blocks wobbled, because a rug is no place for a tower. Crash! They all lay still. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'reach', 'worried')], things: ['blocks'] },
      },
      {
        text: [
          `Next the doll let down the string of the yo-yo. ${M.name} took hold. The others pulled. But the bear weighed more than all of them. "Pull harder!" said ${M.name}. Then down they came, one after another, on top.`,
          `The doll had skipping string. She tied it to the bed. ${M.name} held on with both arms, and slid. Plush is slippery on string. "Ow," said ${M.name}. "And ow." The window was grey by then.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'jump', 'worried')], things: ['string'] },
      },
      {
        text: [
          `"Go to your places," said ${M.name}. "I'll just lie here." They went, one by one. It was very quiet. The bear looked up at the bed. A thing that's on the floor looks as if it has been dropped.`,
          `One by one the others had to go. The rabbit got on to the shelf, and the doll on to her chair. "It's no good," said ${M.name}. "${k} will think that I didn't stay." And the bear lay down.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `Up on the bed ${k} turned over. ${k} was fast asleep. But there was nothing under ${K.names} hand, and a hand knows. It felt on the pillow. It felt along the edge. Then it came down over the side, to look.`,
          `Then something moved above. It was ${K.names} hand. The rest of ${k} was asleep. It went over the sheet, and patted, and did not find what it wanted. It hung down over the edge, and opened.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'look-up', 'surprised')] },
      },
      {
        text: [
          `${M.name} got hold of two fingers. The hand shut. Up went the bear, past blocks and string, into the warm. "So that's how it's done," thought ${M.name}.`,
          `"Here I am," said ${M.name}, and put out a paw. Up, up, up. It was the easiest thing in the world. Eleven toys had not been able to do it. ${k} could, and did not even wake.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'hug', 'happy'), seen(K, 'sleep', 'sleepy')] },
      },
      {
        text: [
          `In the morning ${k} lay and looked about. There was a block under the bed. There was a knot in the string, and some fluff on ${M.names} ear. ${k} did not ask. "${refrain}" said ${k}, because there were steps on the stairs.`,
          `"You've got a dusty nose," said ${k} in the morning. ${M.name} looked straight ahead. The doll had her boots on the wrong feet. ${k} began to smile. Somebody was at the door. "${refrain}" whispered ${k}.`,
        ],
        scene: {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'hug', 'curious'), seen(M, 'sit', 'happy')],
          things: ['blocks'],
        },
      },
    ],
  };
}

function old(going: Going, M: Figure): Told {
  const { chance, K, k, G, Gcap, g } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There is a rule about toys, and it is older than toys. They may do as they like in the dark. But when somebody looks, they are to be where they were put. ${M.introduced} had kept it for as long as ${K.introduced} had been in that bed. At ten ${K.names} hand lay on the bear's front like a lid. At eleven it slid off. "Right," said ${M.name}, and sat up, and the shelf came alive.`,
          `${K.introduced} slept like a parcel, with one hand outside, and the hand was on ${M.introduced}. It had been there every night since ${k} had had hands. "It's like being a doorknob," ${M.name} used to say, "but nicer." A little before eleven it always let go. Then the bear sat up and stretched every stitch. "They're off," said ${M.name} to the dark. Forty small feet came down to the rug.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sit', 'calm')],
        },
      },
      {
        text: [
          `They had a brave doll, and a toy rabbit who was not, and a ball that knew one thing. There were also new ones. The newest was a tin robot with a key. "Why do we have to go back?" said the robot. "I don't see it. I should like to be found on the roof." "Because of ${k}," said ${M.name}. "You put a thing down at night, and in the morning it's there. You've no idea how much that's worth."`,
          `It was the doll's turn to choose, and she chose a ball. The ball was delighted. The toy rabbit danced with the robot, who was new, and whose key stuck out behind. "It's all right for you," said the robot. "You've got the bed. Nobody minds where I am. I could walk out of that window." "Somebody would look for you," said ${M.name}. "Under things. With a torch." The robot said nothing. But it stayed away from the window.`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'dance', 'happy')], things: ['ball', 'rabbit-toy', 'doll'] },
      },
      {
        text: [
          `Creak. That was the fourth stair, which they had left unmended on purpose. "${refrain}" They dropped like leaves. ${Gcap} came in and stood in the light from the landing. The ball went on rolling. It rolled slowly, all across the floor, to ${G.names} foot. "Draughts," said ${g}, after some time, and put it on the shelf, and shut the door.`,
          `"${refrain}" It was the rabbit who had heard it. By the time that the door was open, there was nothing but toys. ${Gcap} looked for longer than usual. There was a doll standing on her head, with no one holding her. ${Gcap} looked at the bed, where ${k} was asleep, and back again at the doll. "No," said ${g} to nobody, and went down to have some tea.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'hide', 'surprised'), seen(G, 'stand', 'curious')] },
      },
      {
        text: [
          `"You see?" said ${M.name}. "One more like that, and they will have us counted." So they played at something quiet, and it was going well. Then the robot, walking backwards to show that it could, put its heel on something round. Boom went the drum. "${refrain}" They lay where they were until the clock had struck. "I don't call that free," said the robot, with its face in the rug.`,
          `After that it was hide and seek, which is a quiet game. It would have been, if the robot had not hidden in the drum. It came out with a boom that rattled the window. "${refrain}" They heard ${g} stop, on the stairs, and stand, and go down. "You did that on purpose," said the rabbit, shaking. "I wanted to see what they'd do," said the robot. "If they saw. What's so terrible?"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'run', 'happy')], things: ['drum'] },
      },
      {
        text: [
          `Perhaps it was that. ${M.name} climbed on to the bed, so as to have the last word. "What's so terrible," said ${M.name}, "is that it would be only a game, and then..." There was no more bed. It was a soft fall, but a very long one. "Bother," said a voice from below. It was twenty to five, and behind the curtain the dark was wearing thin.`,
          `It was a lovely waltz, and there was a moon in it. ${M.name} danced it on the quilt, along the very edge, and thought of nothing. You can guess. A bear is mostly head. There was a moment with no bed in it, and then a bump, and some fluff that came down after. "I'm not hurt," called ${M.name}. "I'm only where I shouldn't be." The window had a grey line round it.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'surprised')] },
      },
      {
        text: [
          `Soft toys cannot climb. They haven't the knees. So the rest got to work. They built stairs out of every block there was. ${M.name} went up them like a king, and at the ninth the rug moved, and the stairs lay down. It was the loudest thing that had ever happened. "${refrain}" But nobody came. It was getting too late even for that.`,
          `They fetched the blocks, and the doll was the builder. She made it hollow, to save time. ${M.name} stood upon the top with both arms up, and was still one bear too short. "Jump!" said the doll. ${M.name} jumped. When it was quiet again, they found the rabbit under the arch. "${refrain}" said the rabbit faintly, from habit.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'reach', 'worried')], things: ['blocks'] },
      },
      {
        text: [
          `Then they tried the yo-yo. The doll let it down from the pillow. Eleven toys pulled on the string, and for a moment the bear was in the air. But what goes up on a yo-yo comes down on one. The string ran through their hands, and they came down after it in a row. "You're too heavy," said the robot. "What's in you?" "Nine years," said ${M.name}.`,
          `"A rope," said the doll. They had a skipping rope, and hung it from the bedpost. But plush has no grip. ${M.name} got as far as the first knot, seven times. It got lighter at the edges of everything. You could see colours. "Leave me," said ${M.name}. "Go and be where you were." "And you?" said the robot. "I'll be on the floor," said the bear. "It happens to bears."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'jump', 'worried')], things: ['string'] },
      },
      {
        text: [
          `They went, and they hated to. Only the robot stood there. It could have gone out of the window now; there was nobody to say no. "What will happen?" it asked. "Oh, nothing," said ${M.name}. "${k} will wake up and feel for me, and I shan't be there. That's all. I've never not been." The robot turned its own key, slowly, for as far as it would go. "I'll wait with you," it said.`,
          `"You had better hurry," said ${M.name} to the robot. "They left you on the chair." "I know where they left me," said the robot. "I don't think they looked." "${k} did," said ${M.name}. "${k} turned your face to the room, so that you would have something to see." There was a silence, with a tick in it. Then the robot sat down on the cold floor, close by the bear.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `Up on the bed ${k} was asleep, and so was nearly all of ${k}. But a hand does not need to be awake. It woke at five, as it often did, to see that all was well. It patted the quilt. It went along the wall. It came to the edge, and stopped, as you do on a step. Then it came down over the side into the dark, and opened, and hung there.`,
          `Then the quilt moved. It was a hand, all alone. It had been asleep on ${K.names} chest, and had dreamed that there was nothing under it. Now it went about the bed, by itself, in a worried way. It looked below the pillow. It looked along the sheet. When it had been everywhere, it let itself down over the edge, and felt the air.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'look-up', 'surprised')] },
      },
      {
        text: [
          `It was just too high for a bear. "Step on me," said the robot, and stood as straight as a nail, with its key in its back. ${M.name} stepped, and reached up, and touched one finger. The hand shut. It was quick as a fish. Up went the bear, nine years and all. The robot stayed there below, with no time left, and let the sun find it.`,
          `${M.name} stretched. There was a gap, and it was about as high as a tin head. Nobody asked the robot. It got under, that was all, and pushed. The hand felt plush, and shut on it, and hauled it up into the warm like a net. "Thank you," said ${M.name}, over the edge. But it was light by then. What lay on the rug was only a toy.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'hug', 'happy'), seen(K, 'sleep', 'sleepy')] },
      },
      {
        text: [
          `In the morning ${k} woke at seven. One hand had a bear in it. ${k} looked at the bear. It had dust on its nose. Then ${k} looked for a long time at the floor. There were blocks in the shape of something that had been stairs. There was a doll with a yo-yo. And right below, flat on its face and a long way from its chair, lay the robot. "Well," said ${k}. "Who let you down?"`,
          `In the morning there are things that you know first, and work out later. ${k} knew that it had been a long way up. ${k} leaned out. The blocks had not been left like that. The rope had been in the box. And the robot was just where you would have to stand, if you had to stand on something. ${k} picked it up and found a dent on its head. It was round, and as big as a bear's foot.`,
        ],
        scene: {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'hug', 'curious'), seen(M, 'sit', 'calm')],
          things: ['blocks'],
        },
      },
      {
        text: [
          `That evening ${k} put everything back, and did it with care. The robot had a new place. It was on the bed, by the wall, on the other side of ${k} from the bear. ${k} lay down between. There was a step on the fourth stair. "${refrain}" said ${k} aloud, and shut both eyes. Nobody moved. But in the dark on the left something ticked, just once, as a toy might that is very happy.`,
          `At bedtime ${k} set a low chair by the bed, and a box by the chair. "What are those for?" said ${g}. "Nothing," said ${k}. "They're stairs." The robot got the pillow. Then it was dark, and ${k} was nearly asleep, and said only one thing more. "${refrain}" said ${k}, and yawned. "But you needn't on my account."`,
        ],
        scene: { time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sit', 'happy')] },
      },
    ],
  };
}

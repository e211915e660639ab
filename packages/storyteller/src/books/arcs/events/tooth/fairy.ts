import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Too heavy for a fairy!',
  'She can never lift that!',
  'Heave!',
  'Pull!',
  'Far too heavy for her!',
  'No fairy can do it!',
  'She can never do it!',
  'She is too small!',
  'Tug!',
  'Too much for a fairy!',
  'Not for a fairy!',
] as const;
const TITLES = [
  'too heavy for a fairy',
  'how to get a tooth out',
  'one very small visitor',
  'the tooth in the slipper',
];

/** How is a fairy to get a tooth from under a pillow with a head on it? They try it out, and find that she cannot. */
export const FAIRY: EventPlot = {
  id: 'fairy',
  when: /\b(?:fair(?:y|ies)|pillow|coin|night)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hold', 'proud', 'tooth')] },
        `${A.introduced} had a tooth. It had come out! "It is for the tooth fairy."`,
        `Look, a little tooth! It came out today. ${A.introduced} keeps it for the fairy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'happy')], things: ['pillow'] },
        `"What now?" said ${B.introduced}.${comesToo} "It goes under the pillow," said ${a}.`,
        `${B.introduced} came to see.${comesToo} ${a} put the tooth under the pillow.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'reach', 'determined')], things: ['pillow'] },
        `"You be the fairy," said ${a}. ${b} pulled at the pillow. "${refrain}"`,
        `Down lay ${a} on the pillow. "I am the fairy," said ${b}. ${b} pulled. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'worried')], things: ['spoon', 'pillow'] },
        `${b} got a spoon. Up with the pillow! It did not go up. "${refrain}"`,
        `Now ${b} had a spoon. It went under the pillow. It bent! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'reach', 'determined'), things: ['string', 'pillow'] },
        `They tried it with string. They pulled and pulled. "${refrain}" Bump! They all sat down.`,
        `They got some string. One, two, three! "${refrain}" The string went snap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['tooth'] },
        `"And a fairy is so small," said ${a}. "She can not lift my head."`,
        `A fairy is as small as a thumb. "My head is so big," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'shoe')] },
        `"Here!" said ${k}. It was one soft slipper. "There is no head on a slipper!"`,
        `${k} had a slipper. "Look, it is a bed for a tooth! Nobody lies on it."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy')], things: ['tooth', 'shoe'] },
        `The tooth went into the slipper. The slipper stood by the bed. ${a} went to sleep.`,
        `In went the tooth. "Good night, tooth. Good night, fairy!" Soon ${a} was asleep.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'hold', 'happy', 'coin')], things: ['shoe'] },
        `In the morning ${a} put on the slipper. Ow! What was in the toe? A coin!`,
        `Now it was morning. There was something hard in the slipper. It was a coin!`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'hold', 'proud', 'tooth'), seen(B, 'stand', 'curious')],
        },
        `${A.introduced} had a tooth in a matchbox, and a hole to match. "It's for the tooth fairy," said ${a}. "How big is she?" said ${B.introduced}. ${a} held up a thumb. "About so."`,
        `The tooth had come out at last. ${A.introduced} was showing it to ${B.introduced}. "Tonight the tooth fairy comes," said ${a}. "She's as tall as my thumb." ${b} looked at the thumb.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'think', 'curious')], things: ['pillow'] },
        `"Where do you leave it?" "Under the pillow."${comesToo} "And where are you?" "On the pillow. I'm asleep." ${b} thought. "So she must lift a pillow and a head," said ${b}.`,
        `${a} put the tooth under the pillow and patted it.${comesToo} "Then I lie on top." ${b} frowned. "All of you?" "Just the head." "A head's the heaviest part," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'reach', 'determined')], things: ['pillow'] },
        `They had to try it out. ${a} lay down and pretended to snore. ${b} was the fairy, and took hold of one corner. The corner came up. Nothing else did. "${refrain}" said ${b}.`,
        `"Be asleep," said ${b}, "and I'll be her." ${a} snored. ${b} pushed an arm under the pillow and got it stuck. They had to stop, so that ${a} could get up. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'determined')], things: ['spoon', 'pillow'] },
        `Next ${b} tried a spoon, to lift it with. The spoon bent. "And hers would be a tiny one," said ${b}, looking at it. "${refrain}"`,
        `"She might have tools," said ${a}. So ${b} worked away with a wooden spoon. It made the pillow wobble, and ${a} giggle. But no tooth came out. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'reach', 'determined'), things: ['string', 'pillow'] },
        `Then they tied string to the pillow and all pulled. It came! It came so fast that they sat down. ${A.names} head went bonk on the bed. "She'd wake me up," said ${a}. "${refrain}"`,
        `They tried string, with a loop round the pillow. They pulled and pulled. The pillow shot out, and feathers flew. "I'd wake up," said ${a}, from under it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'sad')], things: ['tooth'] },
        `They looked at the tooth. "Poor thing," said ${b}. "Night after night. Heads and heads." "Some of them must be grown-up ones," said ${a}. It was not right.`,
        `"How many houses does she go to?" said ${b}. "All of them." They thought of her in the dark, with both arms under somebody's head. "I'd give it up," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'shoe')] },
        `${k} looked under the bed, and came out with a slipper. "Who sleeps on this?" said ${k}. "Nobody," they said. "Well, then," said ${k}.`,
        `${k} fell over something. It was an old soft slipper, with a low back like a step. "She could walk straight in," said ${k}. "And there's no head on it at all."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['tooth', 'shoe', 'letter'],
        },
        `So the tooth lay in the slipper, on cotton wool. ${a} wrote a note for the pillow. IT'S DOWN HERE. PLEASE SIT IF YOU ARE TIRED. ${b} put in one raisin.`,
        `They turned its toe to the wall, out of the draught. The tooth went in, on cotton wool, and one raisin, for strength. On the pillow they pinned a letter with an arrow. NOT HERE. THERE.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(going.G, 'stand', 'curious')],
          things: ['shoe'],
        },
        `"Why's there a raisin in your slipper?" said ${g}, at bedtime. But ${a} was asleep already, with a head that weighed as much as anybody's.`,
        `${Gcap} came in to say good night, and stepped over something. "Mind the fairy," said ${a}, and was asleep on that whole pillow.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'happy')],
          things: ['shoe'],
        },
        `In the morning there was a coin in the slipper. The raisin was gone. And the cotton wool had a dent in it. It was small and round, as if someone had sat down for a bit.`,
        `Next morning ${a} tipped up the slipper. Out fell a coin. There was no raisin. There was a bit of paper, though, no bigger than a stamp. THANK YOU, it said. MY BACK FEELS BETTER.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'tooth'), seen(B, 'stand', 'curious')],
        },
        `${B.introduced} did not believe in the tooth fairy, and ${A.introduced} did, on and off. Today a tooth had come out, so it was on. "I've nothing against her," said ${b}. "I only say it can't be done. How big is she meant to be?" ${a} held up a thumb. "And where's the tooth?" "Under the pillow." "And what's on the pillow?" "I am," said ${a}. ${b} folded both arms.`,
        `"I'd like to believe in her," said ${B.introduced}, "but look at it as a job." ${A.introduced} had just laid a tooth under the pillow for the fairy, and was smoothing it flat. "She's the size of a thumb. Everyone says so. She comes at night. The tooth is under a pillow, and on the pillow is a head." "She manages," said ${a}. "How?" said ${b}. ${a} had never asked.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'reach', 'determined')],
          things: ['pillow'],
        },
        `There was one way to find out.${comesToo} ${a} lay down and snored. ${b} took hold of a corner and lifted with both hands. It was quite a good pillow, and it folded up round the head like bread round a sausage. The tooth was somewhere in the middle. "${refrain}" said ${b}, "and I'm forty times her size."`,
        `They did it as a test.${comesToo} ${a} was to sleep, and ${b} was to be the fairy. ${b} lay on the floor and came in from the side, arm first, like someone posting a parcel. At the elbow, it stuck. ${a} had to sit up to let it out. "${refrain}" said ${b}. "And she hasn't got anyone to say that to."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'determined')], things: ['spoon', 'pillow'] },
        `"She'd have equipment," said ${a}. They fetched a wooden spoon, for a lever, and a book to rest it on. It was in a way a success. The pillow rose, and ${a} with it, by the width of a finger. Then the spoon broke. "What would hers be made of?" said ${b}. "Grass? ${refrain}"`,
        `After that they tried levers. ${b} had read that you can lift the world, if you have a place to stand. There was a place to stand. There was a wooden spoon. ${A.names} head went up, and stayed up, and looked surprised. Then there was a crack. "${refrain}" said ${b}, holding one half. "You could lift the world. You couldn't lift you."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'reach', 'determined'), things: ['string', 'pillow'] },
        `They tried string, with everybody on the end of it. The pillow flew out like a cork. ${A.names} head came down on the mattress with a thud. The tooth shot across the room and hit the wardrobe. They looked at one another. "${refrain}" said ${a}. "And if she could, I'd wake up. And she's not allowed to be seen."`,
        `"A rope, then," said ${a}. They looped string round the pillow and took the strain. It gave all at once. There was a heap of people on the rug, and a head on the sheet, wide awake. "You woke up," said ${b}. "I never slept." "You'd have woken up. ${refrain}" ${b} sounded less pleased about it than before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')], things: ['tooth'] },
        `So it had been proved. ${b} had won, and sat there with half a spoon. "You needn't look like that," said ${b}. "I wasn't trying to make her not come." "What were you trying to do?" said ${a}. ${b} thought about it honestly. "I think I wanted somebody to show me how it worked," said ${b}. "I wanted to be wrong."`,
        `That was that. A fairy could not do it. ${a} picked up the tooth and blew the fluff off. It looked like any old bit of tooth. ${b} ought to have been glad. "I didn't mean there to be nobody," said ${b}, after a while. "I only meant that it's too much to ask of anybody." They were both quiet then, but it was another kind of quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'shoe')] },
        `It was ${k}, hunting for the other half of the spoon, who came upon the slipper. It lay on its side under the bed with its mouth open. "You're both doing it the wrong way about," said ${k}. "You're asking how she gets it out. Who says that it has to be in?" ${k} stood the slipper up. "No head," said ${k}. "And look. It's got a doorstep."`,
        `${k} had been lying with one cheek on the rug, looking at things from the height of a thumb. From there the bed was a cliff. But beside it stood something low and soft, with a wide front door. "If I were her," said ${k}, "I'd want it left down here." It was a slipper. Nobody in the world sleeps with their head on a slipper.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')], things: ['tooth', 'shoe'] },
        `${b} took charge of it, rather to everyone's surprise. The tooth was laid on cotton wool, near the heel, to save her steps. There was a ruler, for a ramp. There was one raisin, in case. "You don't believe in her," said ${a}. "I don't need to," said ${b}, measuring the slope. "It's a question of decent conditions."`,
        `They made it nice. ${a} brushed the slipper. ${b} laid a ruler up to the edge, and tried it with two fingers, walking. They walked up quite well. "She'll want something to eat," said ${b}, and found a raisin. Then ${b} caught ${A.names} eye. "I'm only saying, if. If she's going to come, somebody should have thought of it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'point', 'proud')], things: ['letter', 'pillow'] },
        `She would look on the pillow first, from habit. So they pinned a letter there. NOT HERE, it said, in writing so small that it hurt your eyes. GO DOWN. IT IS IN THE SLIPPER. YOU SHOULD NOT HAVE TO LIFT PEOPLE. They both signed it. ${b} signed it twice, once with a flourish.`,
        `There remained the letter. It took four drafts. DEAR FAIRY, it said, WE HAVE TRIED IT OURSELVES. IT IS MUCH TOO HARD. WE HAD NO IDEA. THE TOOTH IS NOW DOWNSTAIRS. "Not downstairs," said ${b}. "She'll go to the kitchen." So they made it DOWN BELOW, and drew an arrow, and put it on the pillow.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(going.G, 'stand', 'curious')],
          things: ['shoe'],
        },
        `${Gcap} came up to say good night and stood on the ruler. "What's all this?" "Access," said ${b}, from the doorway. ${Gcap} read the letter on the pillow, and looked at the slipper for rather a long time. "I'm sure that whoever it is will be very much obliged," said ${g}. But ${a} was asleep by then.`,
        `At bedtime ${g} picked a way across the rug, round the ruler and the raisin. ${Gcap} bent down to see, holding the small of the back, with a groan. "Now that," said ${g}, "is considerate." ${b} went home. The light went out. ${a} was asleep, on top of nothing at all.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'kneel', 'surprised')],
          things: ['shoe'],
        },
        `In the morning ${b} was there before ${a} was properly up. The tooth had gone. There was a coin in its place. ${b} hardly glanced at it, and went down flat beside the ruler. On the cotton wool was a dent. It was round, and about as big as a bean. Someone had gone up a ramp, and eaten a raisin, and sat down. "Well?" said ${a}. "It works," said ${b}.`,
        `There was a coin in the slipper next morning, and no tooth, and half a raisin. The letter was gone from the pillow. In its place was another, the size of a stamp. ${b} had to read it through the bottom of a glass. It said: ELEVEN HUNDRED PILLOWS A NIGHT. YOU ARE THE FIRST WHO TRIED IT. ${b} read it again. Then ${b} asked, very carelessly, if one could keep the ruler there.`,
      ),
    ],
  };
}

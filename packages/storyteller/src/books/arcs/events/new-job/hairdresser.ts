import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Just a bit off!',
  'Now the other side!',
  'Only a snip!',
  'Now they are even!',
  'One more little snip!',
  'And this side, too!',
  'Just one more snip!',
  'A bit off here!',
  'A snip over here!',
  'And now this bit!',
  'Only a tiny bit!',
] as const;
const TITLES = ['a bit off the other side', 'just a bit more', 'the woolly customer', 'snip'];

/** Who has the most to cut. */
const customer = ({ A, company }: Going): Figure => company.meet(A.kind === 'sheep' ? 'lion' : 'sheep');

/** One side is longer, and then the other, until there is no side left. */
export const HAIRDRESSER: EventPlot = {
  id: 'hairdresser',
  when: /\b(?:hair ?dresser|barber)s?\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const S = customer(going);
  const s = S.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Whose shop is this? ${A.introduced}! ${a} cuts hair. Snip!`,
          `This is ${A.introduced}. ${a} cuts hair now. Here is the chair. Snip!`,
        ],
        scene: { setting: 'shop', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['chair'] },
      },
      {
        text: [
          `In comes ${S.introduced}. So much hair! "A little off, please," says ${s}.`,
          `Here is ${S.introduced}. ${s} is all hair. "Not too short, please."`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `Snip, snip. This side is short. That side is long. "${refrain}" says ${a}.`,
          `${a} cuts on this side. Now that side is longer. "${refrain}" says ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(S, 'sit', 'calm')] },
      },
      {
        text: [
          `Snip, snip. Now that side is short. This side is long! "${refrain}" says ${a}.`,
          `${a} cuts on that side. Oh! Now this side is longer. "${refrain}" says ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(S, 'sit', 'surprised')] },
      },
      {
        text: [
          `Snip, snip, snip. This side. That side. "${refrain}" says ${a}. "Stop!" says ${k}.`,
          `This side, that side. Snip! "${refrain}" says ${a}. "Oh no," says ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(K, 'cover', 'surprised')] },
      },
      {
        text: [
          `All the hair is on the floor. ${s} is bare. ${s} is cold. Brrr!`,
          `It is even now. It is all gone! Poor ${s} is cold. Brrr!`,
        ],
        scene: { camera: 'wide', actors: [seen(S, 'sit', 'surprised'), seen(A, 'stand', 'sad')] },
      },
      {
        text: [
          `"Sorry," says ${a}. ${k} sits in the hair. It is soft. It is warm. "I know!" says ${k}.`,
          `"I am sorry," says ${a}. ${k} picks up the hair. It is like wool! "Look!" says ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'excited'), seen(A, 'stand', 'sad')] },
      },
      {
        text: [
          `They roll the hair into a ball. Click, click, go the needles. They make a hat!`,
          `Round and round goes the hair. It is a ball of wool. Now it is a hat!`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(K, 'sit', 'happy')],
          things: ['yarn', 'hat'],
        },
      },
      {
        text: [
          `The hat is for ${s}. It is warm. It comes off at night. "I like it!" says ${s}.`,
          `On goes the hat. ${s} looks in the mirror. "Warm!" says ${s}. "And it comes off!"`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'sit', 'happy'), seen(A, 'stand', 'happy')], things: ['hat'] },
      },
      {
        text: [
          `Good night, ${a}. Good night, ${k}. The hair will grow. "${refrain}" ${k} is asleep.`,
          `At night the hair grows. A little. And a little. "${refrain}" says ${k}. Good night.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const S = customer(going);
  const s = S.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had opened a shop. There was a chair that turned, a big mirror, and some scissors. "I've never cut any hair before," said ${a}, "but I've watched." ${k} was to sweep the floor.`,
          `At nine o'clock ${A.introduced} hung a sign in the window. It said HAIR. "Is it hard?" said ${k}, who had the broom. "How can it be hard?" said ${a}. "You only take away what is too long."`,
        ],
        scene: {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'hold', 'happy', 'broom')],
        },
      },
      {
        text: [
          `The first to come in was ${S.introduced}. There was more hair than chair. "Only a little off," said ${s}. "I've a party on Sunday. I like to be fluffy for parties."`,
          `In came ${S.introduced}, and the shop was nearly full. "I can't see my feet," said ${s}. "Make it so that I see my feet. Nothing more. It took me a year to grow."`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `${a} snipped on the left. It looked very well. Then ${a} stepped back to see. Now the right side was longer. "${refrain}" said ${a}, and snipped on the right.`,
          `Snip, went ${a}, on the left. It fell down softly. "How is it?" said ${s}. "Very good," said ${a}. "But the other side is longer now. ${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(S, 'sit', 'calm')] },
      },
      {
        text: [
          `Now the right side was shorter than the left. "${refrain}" said ${a}, and went round the chair. And then the left was shorter than the right. ${s} could see a knee. "I can see my feet now," said ${s}. "Nearly done," said ${a}.`,
          `So ${a} cut the right, and it came out a bit too short. "${refrain}" said ${a}, and cut the left. It came out shorter still. "I can see my feet," said ${s}. "I can see my tummy. Is that right?"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(S, 'sit', 'surprised')] },
      },
      {
        text: [
          `Round and round the chair went ${a}. Left, right, left, right. ${k} swept and swept, and the heap came up to the window. "${refrain}" said ${a}, a little out of breath. "Stop!" said ${k}. "Look!"`,
          `"${refrain}" said ${a}. Snip. "${refrain}" Snip, snip. The hair on the floor was up to ${K.names} knees. "I think," said ${k}, "that you should look at what is left." So they looked. There was nothing left.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'reach', 'worried'), seen(K, 'hold', 'surprised', 'broom')] },
      },
      {
        text: [
          `It was even. Nobody could say that it was not. There sat ${s} in the big chair, quite small, and pink, and bare. "It's a bit draughty," said ${s}, and looked in the mirror. One tear ran down, with nothing to stop it.`,
          `${s} looked in the mirror for a long time. "Who is that?" said ${s}. Nobody liked to say. "It's cold in here," said ${s}. "And my party is on Sunday."`,
        ],
        scene: { camera: 'close', actors: [seen(S, 'sit', 'sad')], things: ['mirror'] },
      },
      {
        text: [
          `"I'm sorry," said ${a}. "I couldn't stop." It was true, and it did not make anybody warmer. ${a} began to take the sign out of the window. It is a poor hairdresser who can only take away.`,
          `${a} put down the scissors. "I am so sorry," said ${a}. "I wanted it to be just right." They tried to stick some of it back on. It would not stay. You can't put hair back.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(S, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} tried to sweep up the heap, and sat down in it instead. It was like sitting in a cloud. It was as warm as toast. "It's all still here!" said ${k}. "It's only not on ${s}. Does anybody have needles?"`,
          `${k} put an arm into the heap of hair, and then the other arm. "It's so warm," said ${k}. "It's like a jumper that isn't one yet." They all looked at the heap. "Yet," said ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'excited'), seen(A, 'stand', 'curious')] },
      },
      {
        text: [
          `They spun it and wound it, and ${a} knitted. All night the needles went click. With knitting, if one side is longer, you just go on with the other. "${refrain}" said ${a}, quite happily. By morning it was a jumper.`,
          `They twisted the hair into wool, and they wound the wool into balls. Then they knitted, ${a} on the left and ${k} on the right. One sleeve was too short. "${refrain}" said ${a}. This time it was no trouble at all.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['yarn'],
        },
      },
      {
        text: [
          `On Sunday ${s} went to the party, as fluffy as ever. In the middle of the dancing ${s} got hot. And ${s} took it off, and hung it on a hook! Nobody else could do that. By Monday there was a queue outside the shop.`,
          `"It's me," said ${s}, in front of the mirror. "Only with buttons." At the party it was the best thing there. "When I'm hot I undo it," said ${s}. "Who does your hair?" said everybody.`,
        ],
        scene: { camera: 'wide', actors: [seen(S, 'cheer', 'proud'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `That night ${k} looked in the mirror. There was one bit at the front that was longer than the rest. "${refrain}" said ${k}. Then ${k} left it as it was, and went to sleep.`,
          `There was one tuft left over. ${k} had it on the pillow. It was as soft as anything. It was longer on one side, and nobody minded.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const S = customer(going);
  const s = S.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had saved up for it for years. There was a chair that turned, a mirror as big as a door, and one pair of scissors from Sheffield. ${k} came in after school to sweep. "Have you cut much hair?" said ${k}. "I've seen it done," said ${a}, "through the window. It looked like taking crusts off."`,
          `The sign said A NEW YOU. ${A.introduced} had painted it, and was proud of the Y. "What if they want the old one?" said ${k}, who had come about the broom. "They can bring a photograph," said ${a}. It was the first morning. The scissors were so sharp that they sang when you opened them.`,
        ],
        scene: {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'hold', 'happy', 'broom')],
        },
      },
      {
        text: [
          `At half past nine ${S.introduced} came in, and it went dark. It was all hair. It had been growing since last spring, for the Grand Dance. There was nobody for miles who was so round. "A little off," said ${s}, "so that I find the stairs. But not the roundness. I'm known for the roundness."`,
          `Their first customer was ${S.introduced}. It took two of them to get ${s} through the door. "It's for Saturday," said ${s}. "There's a dance, with a prize for the fluffiest, and I have had it four times. I only want to be able to see out." "We'll just tidy you," said ${a}. It is a dangerous word.`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'sit', 'happy'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `It began very well. ${a} took a hand's breadth off the left. It was beautiful. It was so beautiful that the right looked like a mistake. "${refrain}" said ${a}, and went round to the other side. There ${a} took off a hand's breadth, and perhaps a thumb. Then it was the left that stuck out.`,
          `${a} took one snip on the left, to see what it was like. It was lovely. ${a} stepped back. Something was wrong with the picture, and it was the right. So ${a} did the right. Now it was nearly even. It was so nearly even that you could not look at anything else. "${refrain}" said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(S, 'sit', 'calm')] },
      },
      {
        text: [
          `Round the chair they went. "I can see out now," said ${s}. "That was all I wanted." "In a moment," said ${a}. "I can see my feet," said ${s}, a little later, and later still, "I can see my knees. Ought I to see my knees?" "${refrain}" said ${a}, from the left. ${k} swept, and swept, and said nothing. ${k} was only the broom.`,
          `"That will do nicely," said ${s}. But ${a} had seen a tuft. When the tuft was gone there was a dent, and everything round it had to come down to the dent. "${refrain}" said ${a}. ${k} stopped sweeping. Somebody ought to say something. But ${k} was nine parts broom and had been there for one day. So ${k} swept.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'reach', 'worried'), seen(K, 'hold', 'worried', 'broom')] },
      },
      {
        text: [
          `At noon the scissors closed on nothing. ${a} looked for a side to even up, and there weren't any. In the big chair sat somebody small and pink whom neither of them knew. It was perfectly even. On the floor the heap stood as high as the window sill. It was still perfectly round. "Is it finished?" said ${s}, and turned to the mirror.`,
          `Then it was quiet. There was nothing left to snip. ${s} had gone down and down in the chair, like butter, and what was left had goose pimples. "You can look now," said ${a}, who would have given the shop not to say so. ${s} looked. It was the kind of look that goes on after you have stopped looking.`,
        ],
        scene: { camera: 'close', actors: [seen(S, 'sit', 'surprised'), seen(A, 'stand', 'sad')], things: ['mirror'] },
      },
      {
        text: [
          `"It's very light," said ${s} at last, in a very light voice. "Thank you." That was the worst of it. ${a} took down the sign. "I saw it," said ${k}, all at once. "When it was at the knees. I saw that it was enough, and I didn't say." "You were only the broom," said ${a}. "I've got a mouth as well," said ${k}.`,
          `Nobody shouted. ${s} asked what it came to, and felt for a pocket, and there was none. "It's nothing," said ${a}. "It's less than nothing. I'm so sorry." ${k} could not stand it. "I should have said stop," said ${k}. "I thought it was not my place." "It was exactly your place," said ${a}. "You were the only one who could see both sides."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'sad')] },
      },
      {
        text: [
          `There was the heap to see to. ${k} put the broom in, and the broom stayed in. ${k} put an arm in after it. "It's warm," said ${k}. It was more than warm. It was like putting your arm into the middle of August. "It's all here," said ${k}. "Every bit. It's just not on anyone."`,
          `${k} went to sweep up, for want of anything else to do, and fell into it. There was a silence. "Are you hurt?" said ${a}. "No," said the heap. "I'm not coming out." It was as soft as sleep in there. "You know that we threw nothing away," said ${K.names} voice. "It's only off."`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'kneel', 'surprised'), seen(A, 'stand', 'curious')] },
      },
      {
        text: [
          `They looked at each other over the top of it. It was Thursday. The dance was on Saturday. "Can you knit?" said ${k}. "I've seen it done," said ${a}. "No," said ${k}, very firmly. "This time we ask somebody." So they asked the old woman over the way, who could. She showed them for an hour, and was very strict about it.`,
          `"A coat," said ${k}. "A round one!" "I'll begin at the left," said ${a}, and reached for the scissors. "STOP," said ${k}. It rang. They both jumped. "Good," said ${a}, after a moment, and put the scissors in the drawer, and gave ${k} the key. "Just like that, please. Every time."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `They spun it and wound it and knitted it, two nights and a day. There's this about knitting. When one side comes out longer, you go on with the other. Nothing is ever gone. "${refrain}" said ${a}, at three in the morning, with the needles going like rain. It had never in all that time been such a pleasure to say.`,
          `So they knitted, a sleeve each. ${a} did the left and ${k} the right, and of course they came out different. "${refrain}" said ${a}, and added an inch. ${k} added two. It grew and grew. "That's enough," said ${k}, on Saturday at five. And ${a}, who had just seen a place where it could be a little rounder, stopped.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['yarn'],
        },
      },
      {
        text: [
          `${s} came in by the back door, wrapped in a curtain. They did up the buttons. In the mirror stood the roundest person for miles, who could see over the top. "It's me," said ${s}. "It's me, with a way out." At the dance the rest of them were so hot by ten that they had to lie down. ${s} undid three buttons and danced till two.`,
          `It had eleven buttons, and pockets. Nobody at the dance had ever had hair with pockets. "You may touch it," said ${s}. "You may try it on." By midnight half the town had been the fluffiest, in turn. The judges gave it up, and tried it on too. "Who does you?" they asked. On Monday the queue went round the corner.`,
        ],
        scene: {
          setting: 'stage',
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'dance', 'proud'), seen(A, 'cheer', 'happy')],
        },
      },
      {
        text: [
          `There is a new sign in the window. A LITTLE OFF, it says, and under that, in smaller letters: STOP US. ${k} has a chair now, on the side where you see both sides, and a whistle. It is hardly ever needed. But everybody says that they lean back so much better for knowing that it's there.`,
          `${a} took the Y off the sign and painted it again. It says YOU, now, and nothing else. ${k} still sweeps, on Thursdays. But when ${k} says "There," the scissors go into the drawer, even if there's a tuft. There is always a tuft. They have got used to it. Some people ask for it specially.`,
        ],
        scene: {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud'), seen(A, 'stand', 'happy')],
          things: ['sign'],
        },
      },
      {
        text: [
          `That night ${k} brushed the hair out of both ears and looked in the glass. One side was longer. You could see it if you knew. "${refrain}" said ${k}, and let it be. It had been a long week, for hair. It would all grow.`,
          `There was a ball of wool left over, the size of a plum. ${k} took it home. It lay on the window sill, in the moon, and it was a little longer on one side. ${k} looked at it from the bed, first with one eye and then with the other. "There," said ${k}, and went to sleep.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
      },
    ],
  };
}

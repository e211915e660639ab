import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const ASKS: readonly ((x: string) => string)[] = [
  (x) => `Are you in there, ${x}?`,
  (x) => `Is that you, ${x}?`,
  (x) => `Come out, ${x}!`,
  (x) => `Where are you, ${x}?`,
  (x) => `${x}? Are you there?`,
  (x) => `Not in there, ${x}?`,
  (x) => `Hello? ${x}?`,
  (x) => `Say something, ${x}!`,
  (x) => `${x}, ${x}, where are you?`,
  (x) => `Peep, ${x}! Where are you?`,
];
// The first is for one that goes home with somebody.
const TITLES = ['home for the weekend', 'the empty cage', 'what is in the bag', 'the diary of a hamster'];

/** "The missing class hamster" is not missing yet. */
const notYetGone = (met: Figure): Figure => ({
  ...met,
  introduced: met.introduced.replace(/ (?:missing|lost|escaped|runaway) /, ' '),
});

/** Whose hamster it is, and what it was given for. */
interface Whose {
  /** "birthday " before the hamster where the theme says so; else nothing. */
  readonly kind: string;
  /** "Mia had a birthday, and got". */
  readonly got: string;
  /** It is somebody's own, and comes to school only to be shown. */
  readonly isOwn: boolean;
  /** " for my birthday" where the theme says so; else nothing. */
  readonly given: string;
}
const whose = ({ raw, A }: Going): Whose => ({
  kind: /\bbirthday\b/.test(raw) ? 'birthday ' : /\bchristmas\b/.test(raw) ? 'Christmas ' : '',
  got: /\bbirthday\b/.test(raw)
    ? `${A.introduced} had a birthday, and got`
    : /\bchristmas\b/.test(raw)
      ? `It was Christmas, and ${A.introduced} got`
      : `All at once ${A.introduced} had`,
  isOwn: !/\b(?:class\w*|school|nursery|weekend|holidays?|look\w* after|tak\w+ home|comes to stay)\b/.test(raw),
  given: /\bbirthday\b/.test(raw) ? ' for my birthday' : /\bchristmas\b/.test(raw) ? ' for Christmas' : '',
});

const parts = ({ company, A, K }: Going): { readonly X: Figure; readonly T: Figure } => ({
  X: notYetGone(company.other ?? company.meet('hamster')),
  T: company.person([A.name, K.name].includes('Miss Plum') ? 'Miss Finch' : 'Miss Plum', 'teacher'),
});

/** The class hamster comes home for the weekend and is gone. It has gone where it is dark and there is half a biscuit. */
export const BAG: EventPlot = {
  id: 'bag',
  when: /\b(?:class|school|classroom|weekend|hamsters?|holidays?|look(?:s|ing)? after|tak(?:es?|ing) (?:\p{L}+ )*home)\b/iu,
  young: (going) => atNursery(going, young(going)),
  middle: (going) => atNursery(going, middle(going)),
  old: (going) => atNursery(going, old(going)),
};

/** The same at a nursery, where the theme has one. */
const atNursery = ({ raw }: Going, told: Told): Told =>
  /\bnursery\b/.test(raw)
    ? {
        ...told,
        pages: told.pages.map((each) => ({
          ...each,
          text: [each.text]
            .flat()
            .map((text) => text.replace(/\b(s|S)chool\b/g, (_, s) => (s === 'S' ? 'Nursery' : 'nursery'))),
        })),
      }
    : told;

function young(going: Going): Told {
  const { A, a, K, chance } = going;
  const { X, T } = parts(going);
  const { isOwn, kind, got } = whose(going);
  const [x, t] = [X.name, T.name];
  const refrain = chance.pick(...ASKS)(x);
  const too = K === A ? '' : ` ${K.name} helps.`;
  const also = K === A ? [] : [seen(K, 'stand', 'happy')];
  return {
    title: titled(chance.pick(...(isOwn ? TITLES.slice(1) : TITLES))),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'excited'), ...(isOwn ? [] : [seen(X, 'sit', 'calm')])],
        },
        isOwn
          ? `"I got a ${kind}hamster!" says ${A.introduced}. It is ${X.introduced}. "Show us on Monday!" says ${t}.`
          : `This is ${X.introduced}, from school. It is the weekend. Who takes ${x} home? ${A.introduced} does.`,
        isOwn
          ? `${got} a pet. It is ${X.introduced}! "Can we see ${x} on Monday?" says ${t}.`
          : `${X.introduced} lives at school. It is the weekend. ${A.introduced} takes ${x} home. "Be kind!" says ${t}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(X, 'sit', 'curious'), ...also],
          things: ['backpack', 'biscuit'],
        },
        `At home ${a} drops the bag. Half a biscuit is inside. ${a} opens the cage. "Hello, ${x}!"${too}`,
        `Down goes the bag. Half a biscuit is inside. "Hello, ${x}!" ${a} opens the cage.${too}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `Ding, dong! ${a} runs to the door and back. The cage is empty!`,
        `Ding, dong, goes the bell. ${a} runs off, and runs back. No ${x}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')], things: ['shoe'] },
        `${a} looks in a shoe. "${refrain}" No. Only a sock.`,
        `Is ${x} in the shoe? "${refrain}" No. It is only a shoe.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried')], things: ['box'] },
        `The toy box? "${refrain}" No. Only toys.`,
        `Is ${x} in the toy box? "${refrain}" No. It is all bears.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'kneel', 'determined')] },
        `At night ${a} lays seeds. One, two, three, four, to the cage.`,
        `${a} makes a line of seeds. It goes to the cage.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'kneel', 'sad')] },
        `Next day the seeds are gone. But the cage is empty. "${refrain}"`,
        `In the morning there are no seeds. And no ${x}. "${refrain}" Not a peep.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad', 'backpack'), seen(T, 'stand', 'surprised')],
        },
        `Monday. School! "I have lost ${x}," says ${a}. "Oh," says ${t}.`,
        `On Monday ${a} goes to school. "The cage is empty." "Oh, ${a}," says ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'sit', 'curious')], things: ['backpack'] },
        `${a} opens the bag. Something moves! Out comes ${x}!`,
        `The bag wobbles. ${a} looks inside. Two black eyes. It is ${x}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'proud'), seen(A, 'cheer', 'happy'), seen(T, 'stand', 'happy')] },
        `What fat cheeks! Plop, a seed. Plop, a seed. And plop, half a biscuit.`,
        `${x} has fat cheeks. Out come the seeds. One, two, three, four. And half a biscuit!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, K, G, g, Gcap, chance } = going;
  const { X, T } = parts(going);
  const { isOwn, given, got } = whose(going);
  const [x, t] = [X.name, T.name];
  const refrain = chance.pick(...ASKS)(x);
  const too = K === A ? '' : ` ${K.name} came to help.`;
  const also = K === A ? [] : [seen(K, 'stand', 'happy')];
  return {
    title: titled(chance.pick(...(isOwn ? TITLES.slice(1) : TITLES))),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [
            seen(T, 'hold', 'happy', 'notebook'),
            seen(A, 'stand', 'excited'),
            ...(isOwn ? [] : [seen(X, 'sit', 'calm')]),
          ],
        },
        isOwn
          ? `"I've got a hamster${given}," said ${A.introduced} at school, on Friday. "It's ${X.introduced}." "Then bring ${x} here on Monday," said ${t}, "so that we can all say hello." And ${a} got a diary for it. So far there was only, "Friday, slept."`
          : `${X.introduced} lived by the window at school. Every Friday somebody took ${x} home for the weekend, with a diary. "Put in what ${x} does," said ${t}. So far the diary said, "Slept," and, "Slept," and, "Slept." Today it was the turn of ${A.introduced}.`,
        isOwn
          ? `${got} a hamster. It was ${X.introduced}, and it slept all day. "May I bring ${x} to school?" said ${a}. "On Monday," said ${t}, "and a diary with it." ${a} began at once. "Friday, slept." "Perhaps you'll see something new," said ${t}.`
          : `${X.introduced} lived at school, and slept all day. On Fridays somebody could take ${x} home for the weekend. There was a diary to write in. ${A.introduced} looked at it. "Saturday, slept. Sunday, slept." "Perhaps you'll see something new," said ${t}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(X, 'sit', 'curious'), ...also],
          things: ['backpack', 'biscuit'],
        },
        `At home ${a} dropped the school bag on the floor. There was half a biscuit in it. The cage went beside it. Soon ${x} woke up and washed both ears. "You can come out a bit," said ${a}, and opened the little door.${too}`,
        `The cage went on the floor by the bed. The school bag was thrown down next to it. Half a biscuit fell out, and ${a} pushed it back in. Then ${a} opened the cage, to say hello. ${x} put out a nose.${too}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised'), seen(G, 'stand', 'curious')] },
        `Then the bell rang. "${a}!" called ${g}. "Can you go?" ${a} was only gone for one minute. But in one minute a hamster can go a long way. The little door was open. The cage was empty.`,
        `"${a}, supper!" called ${g}, and ${a} jumped up and ran. Halfway down the stairs ${a} thought of the little door. ${a} ran up again, two steps at a time. There was the wheel. There was the straw. There was no ${x}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'worried', 'torch'), seen(G, 'kneel', 'curious')],
          things: ['shoe'],
        },
        `They looked with a torch. They looked in every shoe. "${refrain}" said ${a}, into a boot. They looked behind the books, and in the sleeve of a coat. ${Gcap} even looked in the teapot, because you never know.`,
        `${a} got the torch, and ${g} got down on the floor. "${refrain}" said ${a}, under the bed. They looked into a shoe, and the other shoe, and a hat. There was nothing in them but what there always is.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(G, 'stand', 'calm')] },
        `"Nobody can say no to a seed," said ${a}. So they laid thirty seeds on the floor, all the way to the cage. "${refrain}" said ${a}, before the light went out. Something rustled. It might have been the curtain.`,
        `At bedtime ${a} made a road. It was made of seeds, and it went to the cage. There were thirty of them. "${x} will eat them all," said ${g}, "and walk straight home." "${refrain}" said ${a} to the dark.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(A, 'kneel', 'sad'), seen(G, 'stand', 'worried')] },
        `Next morning there was not one seed left. But nobody had come home. "They've been eaten!" said ${a}. "Thirty?" said ${g}. "By somebody as small as an egg?" It was odd. They laid thirty more on Sunday, and it went exactly the same way.`,
        `In the morning the road was gone, and the cage was just as empty. "Thirty seeds!" said ${g}. "Where does it put them?" ${a} did not know. And on Sunday night thirty more went, one by one, without a sound.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'sad', 'backpack'), seen(G, 'walk', 'calm')] },
        `On Monday ${a} had to go to school. The cage was very light to carry. The school bag felt heavy, but that was only how ${a} felt. "${refrain}" said ${a} to a hedge. ${Gcap} carried the wheel.`,
        `Then it was Monday morning. ${a} picked up the bag and the empty cage. It was a long way to school, and the bag pulled at both shoulders. "Everybody's going to look," said ${a}. "I know," said ${g}, and walked a bit slower.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(T, 'stand', 'surprised')] },
        `Everybody did look. "I left the little door open," said ${a}, at the front. "It was me. ${x} is gone." Nobody said a word. "Did you write it in the diary?" said ${t}, gently. "Yes," said ${a}. "It's in my bag."`,
        `${a} went to the front and told it all, the door as well. It was the longest minute of the day. "Thank you for telling us," said ${t}. "Shall we look at the diary? There may be a clue." ${a} reached down for the bag.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'sit', 'curious')], things: ['backpack'] },
        `The bag was warm. ${a} looked in. At the bottom it was dark and soft, with crumbs all over. It was the best bed a hamster ever had. Two black eyes looked up. "${refrain}" said ${a}, very softly. It was.`,
        `${a} put in a hand and stopped. "It's got fur," said ${a}. Then it came up by itself, over the pencil case and the diary. There was a nose, and there were whiskers. It was ${x}, rather cross at being woken on a Monday.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'proud'), seen(A, 'cheer', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `But what a face! It was twice as wide as on Friday. ${x} sat down on ${T.names} table and began to unpack. A seed came out, and another. The class counted. "Fifty-eight, fifty-nine, sixty!" And last of all came half a biscuit.`,
        `"What has ${x} got in those cheeks?" said ${t}. ${x} showed them. Out came a seed, and then one more, in a neat row. They counted up to sixty. Then ${x} pushed with both paws, and out popped half a biscuit.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy', 'notebook'), seen(X, 'sleep', 'sleepy')] },
        `${a} got out the diary and a pencil. "Friday, went camping. Saturday, went shopping. Sunday, more shopping. Monday, came to school without help." ${a} looked up at the cage. "Slept," wrote ${a}. It was true again.`,
        `Under "Sunday" ${a} put what there was to put. "Lived in my bag. Got in the food for the winter. Came to school by ${a}." There was a line left over. In the cage it was quiet. "Slept," wrote ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, K, G, g, Gcap, chance } = going;
  const { X, T } = parts(going);
  const { isOwn, given } = whose(going);
  const [x, t] = [X.name, T.name];
  const refrain = chance.pick(...ASKS)(x);
  const too = K === A ? '' : ` ${K.name} had come as well, to see that it was done properly.`;
  const also = K === A ? [] : [seen(K, 'stand', 'happy')];
  return {
    title: titled(chance.pick(...(isOwn ? TITLES.slice(1) : TITLES))),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [
            seen(T, 'hold', 'happy', 'notebook'),
            seen(A, 'stand', 'excited'),
            ...(isOwn ? [] : [seen(X, 'sit', 'calm')]),
          ],
        },
        isOwn
          ? `It takes a long time to be allowed a hamster, and then it is there. "I've got one${given}," said ${A.introduced}, at school on Friday. "It's ${X.introduced}." "Bring ${x} on Monday," said ${t}, "and keep a diary until then." The first page was easy. "Slept," it said. "Slept. Ate a pea, slept." "I'll write something better than that," said ${a}. "I do hope so," said ${t}. "I have to mark it."`
          : `${X.introduced} went home with somebody new each Friday, and a diary went along. ${A.introduced} had read it. "Saturday: slept. Sunday: slept." It was the same on every page, in twenty-six different hands. You could tell that nobody had been listening to ${x} properly. "I'll write something better than that," said ${a}, when the turn came at last. "I do hope so," said ${t}. "I have to mark it."`,
        isOwn
          ? `${A.introduced} had read four books about hamsters before there was one${given === '' ? '' : given.replace('for my', 'on a').replace('for C', 'at C')}. It was ${X.introduced}, and it did nothing that was in the books. "You may show us ${x} on Monday," said ${t}, "and read to us what it does." So there was a diary. "Slept," it said. "Slept. Slept. Ate a pea, slept." "It can't be all there is to ${x}," said ${a}. "You'd be surprised," said ${t}.`
          : `There was a list on the wall, and it took half a year to get to the end of it. Then it was Friday, and ${A.introduced} was allowed to carry ${X.introduced} home. There was food, a wheel, and a diary, in which everybody had to write what happened. "Slept," it said. "Slept. Slept. Ate a pea, slept." "It can't be all there is to ${x}," said ${a}. "You'd be surprised," said ${t}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(X, 'sit', 'curious'), ...also],
          things: ['backpack', 'biscuit'],
        },
        `The rule was that the little door stayed shut. It was on the first page of the diary, in red. But at six o'clock ${x} got up, and took hold of the bars, like somebody in a story. ${a} was lying on the floor next to the school bag, eating half of a biscuit. The other half was still in the bag. "One minute," said ${a}. "For the diary."${too}`,
        `"Keep the door shut," it said on the cage, and ${t} had said so too. ${a} kept it shut for two hours. The school bag lay on the floor, with its mouth open and half a biscuit inside. ${x} came to the bars, nose first, and looked at it all. You couldn't call that living. "I'm only going to see what you do," said ${a}, with the pencil ready, and undid the hook.${too}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'curious')] },
        `Downstairs the telephone rang, and then ${g} called. "${a}! Is this your scarf?" It was nothing. But it takes as long as it takes, to be asked about a scarf. When ${a} got back the wheel was still turning a little. There was nobody in it.`,
        `Then something boiled over in the kitchen, and ${g} shouted, "${a}! The lid!" and ${a} ran to hold it. It was two minutes, by any clock. When you are no longer than a thumb, two minutes is a fortnight. The door of the cage hung open. The straw had a warm dent in it, and that was all.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'worried', 'torch'), seen(G, 'kneel', 'worried')],
          things: ['shoe'],
        },
        `They took the room apart. They shone the torch into nine shoes, and up the sleeve of a dressing gown. "${refrain}" said ${a} to the skirting board. ${Gcap} lay down flat, with an ear on the carpet. They could hear the people next door having their tea.`,
        `By nine there was not a thing in the room that stood where it belonged. "${refrain}" said ${a}, to the wardrobe, and the bookcase, and the inside of a drum. There was a sock that had been missing since the summer. There was a shoe with a conker in it. "It's never been so tidy," said ${g}. Then ${g} saw ${A.names} face, and said nothing more.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(G, 'stand', 'calm')] },
        `A trap would frighten it, so they made an invitation. It was a line of sunflower seeds, thirty of them, from the wardrobe to the cage, a hand apart. "It's only got to follow its nose," said ${g}. ${a} lay awake to hear it. It came at two. There was a patter, and a stop, and a patter, thirty times. Then it was still. ${a} smiled in the dark.`,
        `They laid a path of seeds, thirty of the striped ones, from the carpet in at the little door. Then they put out the light. "${refrain}" whispered ${a}. Nobody answered. But in the night there were feet. They went along, and came back, and went along. You could have counted the seeds by it. They never got as far as the straw.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(A, 'kneel', 'sad'), seen(G, 'think', 'curious')] },
        `In the morning there were no seeds, and no ${x}. "Nobody that size can eat thirty," said ${g}. "There'd be a bang." It made no sense, and they did it again on Sunday, because there was nothing else to do. That made sixty. The page in the diary was empty. ${a} tried to write, "Slept," and found that you could not, without knowing.`,
        `On Saturday morning the carpet was bare. The cage was, too. They put down thirty more, and on Sunday those were gone. "It's eating, then," said ${g}. "That's good." "It can't be eating," said ${a}. "It's five times what fits in." You could go round and round with that, like a wheel. ${a} sharpened the pencil, and put it away again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], things: ['notebook'] },
        `There was a pet shop by the station. It had eleven of them in the window, all brown and white, all asleep. ${a} had nine pounds in a tin. "Nobody would know," said ${a} to the tin. You could write, "Slept," in the diary, and it would even be true. ${a} got as far as counting the money. Then ${a} thought of the real one, behind a wall somewhere, with nobody looking for it any more. The money went back.`,
        `Hamsters all look the same, and the shop by the station had a whole box of them. It was open on Sundays. ${a} sat on the bed with the tin of birthday money, and worked it out. It would be quite easy. The new one would be ${x}, and nobody would ever ask where the old one was. "But I'd know," said ${a}, and sat there until the shop was shut.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(T, 'stand', 'surprised')],
          things: ['backpack'],
        },
        `It's odd how much an empty cage weighs. On Monday ${a} carried it in past everybody, with the bag, and put them down at the front. "I opened the door," said ${a}. "It says not to, in red. I wanted something for the diary." It came out rather loudly, at the end. ${isOwn ? 'They had all made room on the floor, to see.' : 'One or two of them began to cry.'} "I see," said ${t}. "And what did you write?"`,
        `They saw it as soon as it came through the door, and they went quiet, row by row. ${a} walked to the front. The bag was as heavy as stones. "It's my fault," said ${a}. "I undid the hook. I've looked everywhere, for three days." Nobody shouted, and that was harder. "Well," said ${t}, after a while, "you've come and said so. You had better read us the diary."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'sit', 'curious')], things: ['backpack'] },
        `${a} undid the bag and felt for it. There was the lunchbox, and the jumper. Something was in the jumper. It had been pulled to pieces, very neatly, and made into a ball, with a hole on one side. It was warm. ${a} bent right down to it. "${refrain}" said ${a}. There was a yawn.`,
        `The diary was at the very bottom. ${a} got hold of one corner, and something got hold of the other. ${a} let go. The bag moved. In at the top fell the light, on wool, and chewed paper, and crumbs. It was a bedroom, and a fine one. In the middle of it two black eyes were opening. It was ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'proud'), seen(A, 'cheer', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `${isOwn ? `It wasn't the face that ${a} knew.` : "It wasn't the face that they knew."} It was as broad as a bun. ${x} climbed out over the zip, sat down on the spelling tests, and took hold of one cheek. A seed came out, and was laid on the table. Then came the next. ${isOwn ? 'The whole class counted.' : 'The whole class counted, and nobody was crying.'} At sixty there was a pause. "That's both nights," said ${a}. Then, with a good deal of pushing, came half a biscuit.`,
        `"Is it ill?" said ${t}. "Its head's all wrong." "It isn't ill," said ${a}. "It's full." And ${x} began to unpack. It went one by one, as a conjuror does it, seed after seed, in a row. They were all standing on their chairs by forty. It stopped at sixty. Out of the left side, to finish with, came half of a biscuit, hardly used.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy', 'notebook'), seen(X, 'sleep', 'sleepy')] },
        `It had got in on Friday, for the biscuit, and had stayed, as it was so nicely furnished. It had been behind ${A.names} back all the way to school. "Now write," said ${t}. It took ${a} four pages. ${t} marked it with a star. Under the star it said, in red, "And keep the door shut." There was still one line for Monday. ${a} looked at the cage, and chewed the pencil. "Slept," wrote ${a}.`,
        `All that went into the diary in the end, the torch and the tin and the shop. "I'd never have known it was such a worker," said ${t}. ${isOwn ? `Nobody has written, "Slept," since. Some nights ${a} lies awake and listens. It comes at two, patter and stop.` : 'Nobody has written, "Slept," since. They sit up at night with a pencil and listen. It comes at two, they say, patter and stop.'} ${a} only has a new bag. It has got a very good zip.`,
      ),
    ],
  };
}

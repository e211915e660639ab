import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'What are they doing?',
  'What is going on there?',
  'What can they be doing?',
  'What is that noise?',
  'What on earth is that?',
  'What goes on in there?',
  'What do they do there?',
  'Whatever is that?',
  'What are they up to?',
  'What can that be?',
] as const;
const TITLES = ['the other side of the wall', 'scrape, bump', 'what goes on next door', 'an ear at the wall'];

interface Parts {
  /** Who lives next door. */
  readonly N: Figure;
  readonly n: string;
  readonly refrain: string;
  /** What a chair says that is pulled to a wall, and sat on. */
  readonly scrape: string;
  readonly bump: string;
}

/** The same in the middle of a sentence. */
const low = (noise: string): string => noise.toLowerCase();

function partsOf({ A, B, K, company, chance }: Going): Parts {
  const [kind = 'badger'] = ['badger', 'hare', 'goat'].filter(
    (each) => ![A, B].some(({ being }) => being?.id === each),
  );
  const N =
    company.other ??
    (A === K ? company.person(K.name === 'Mr Fennel' ? 'Mr Moss' : 'Mr Fennel', 'neighbour') : company.meet(kind));
  const [scrape, bump] = chance.pick(['Scrape', 'bump'], ['Skreek', 'thud'], ['Scroop', 'bonk']);
  return { N, n: N.name, refrain: chance.pick(...REFRAINS), scrape, bump };
}

/** Beside the one it happens to stands the child, or the child's small friend; never the one next door. */
const withHelper = (going: Going): Going => {
  const { B, K, A, company } = going;
  if (B !== company.other) return going;
  const helper = A === K ? company.friend : K;
  return { ...going, B: helper, b: helper.name };
};

/** Each of two moves a chair to the wall to hear what the other is doing. It is moving a chair. */
export const CHAIR: EventPlot = {
  id: 'chair',
  young: (going) => young(withHelper(going)),
  middle: (going) => middle(withHelper(going)),
  old: (going) => old(withHelper(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { N, n, refrain, scrape, bump } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'surprised')] },
        `${A.introduced} is in bed. ${scrape}, ${bump}! What a noise!`,
        `It is night. ${A.introduced} lies in bed. Then it goes ${low(scrape)}, ${bump}!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(B, 'stand', 'curious')] },
        `It comes from next door. "${refrain}" says ${a}. ${B.introduced} does not know.`,
        `The noise is next door. ${B.introduced} hears it, too. "${refrain}" says ${a}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['chair'] },
        `${a} pulls a chair to the wall. ${scrape}! ${a} sits down on it. ${cap(bump)}!`,
        `${a} wants to listen. ${a} gets a chair. ${scrape}! Now ${a} sits. ${cap(bump)}!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'curious')], things: ['chair'] },
        `One ear goes to the wall. All is still.`,
        `${a} puts one ear to the wall. It has stopped.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'curious')] },
        `Back to bed. ${scrape}, ${bump}! There it is again! "A cow in boots?" says ${b}.`,
        `${a} gets back into bed. ${scrape}, ${bump}! "A cow in boots!" says ${b}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'point', 'determined')] },
        `Now ${a} knocks. Knock, knock! And the wall says knock, knock!`,
        `Knock, knock, goes ${a} on the wall. And the wall knocks back!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `"Somebody is there!" says ${a}. "${refrain}" says ${b}. They go and see.`,
        `"It can hear us!" says ${b}. "${refrain}" says ${a}. So they go and ring.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'stand', 'surprised'), seen(A, 'stand', 'shy')] },
        `Ding, dong! There is ${N.introduced}. "Was that you? ${scrape}, ${bump}, all night!"`,
        `The door opens. It is ${N.introduced}. "You are so loud! ${scrape}, ${bump}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'happy'), seen(A, 'stand', 'happy')], things: ['chair'] },
        `"I sit and listen," says ${n}. "On my chair." "A chair?" says ${a}. "Me, too!"`,
        `"I listen to you, on a chair!" "So do we!" says ${a}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `It is night again. No chair. Knock, knock, goes ${a}. Knock, knock, goes the wall.`,
        `Now it is still. Knock, knock, goes ${a}. Good night! The wall says it, too.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { N, n, refrain, scrape, bump } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'surprised')] },
        `Every night ${A.introduced} was nearly asleep. Then a noise came through the wall. ${scrape}. Then nothing for a moment. Then ${bump}. "${refrain}" said ${a}.`,
        `${A.introduced} lay in bed with one eye shut already. ${scrape}, said the wall. Then it said ${bump}. That noise came every night, from next door. "${refrain}" said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')] },
        `"We could ring the bell and ask," said ${B.introduced}. "One can't just ask," said ${a}. "I only want to know." So ${a} pulled a chair across the floor to the wall. ${scrape}! ${a} sat down on it. ${cap(bump)}!`,
        `${B.introduced} had heard it, too. "Let's ask," said ${b}. "No, let's listen," said ${a}. ${a} pulled a chair to the wall, ${low(scrape)}, and sat down, ${bump}. One ear went to the wall.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'stand', 'curious')],
          things: ['chair'],
        },
        `It was quite still in there. One could hear a clock. One could nearly hear somebody breathing. "It knows that we are listening," whispered ${a}. They put back the chair, and went to bed. ${scrape}, went the wall. ${cap(bump)}.`,
        `Now there was nothing to hear, except a clock. They waited for ten minutes, until the ear was cold. "It has gone to bed," said ${a}, and put the chair back. There it was again, ${low(scrape)}, ${bump}!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(B, 'think', 'curious'), seen(A, 'think', 'curious')] },
        `"It's a cow," said ${b}, "and she is trying on boots." ${a} listened. "A piano," said ${a}. "They are teaching it to walk." Once one has thought of that, one can't think of anything else. "${refrain}"`,
        `"I know," said ${a}. "They've got a piano, and it's learning to walk." "Or a cow in boots," said ${b}. "The boots are too big." They lay there and saw it all. But nobody knew. "${refrain}"`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'cover', 'worried')], things: ['pillow'] },
        `The next night ${a} put a pillow over each ear. It was lovely and quiet. It was also very hot. And quite far off, behind the pillows, it still went ${low(scrape)}, ${bump}.`,
        `On Tuesday ${a} tried it with pillows, one on each side. That was no good. One gets hot, and one hears one's own ears. And quite far away it went ${low(scrape)}, ${bump}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'surprised')] },
        `Then ${a} knocked on the wall, three times. Enough is enough. It was still at once. And then the wall knocked back, three times. They looked at each other. "The piano can knock," said ${b}.`,
        `So ${a} took a shoe, and knocked on the wall. Knock, knock, knock! There was a silence. Knock, knock, knock, said the wall. "It's cross," said ${b}. "It can count," said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'reach', 'determined')], things: ['letter'] },
        `"We'll write to it," said ${a}. "Please be quieter, from next door." They pushed it under the other door, and ran. In the morning there was a letter under theirs. It said: "Please be quieter, from next door."`,
        `In the end they wrote a letter. "Dear next door," it said, "please stop it." ${b} put it through the slot. The next day there was one on their own mat. "Dear next door," it said, "please stop it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')], things: ['letter'] },
        `"It's our letter," said ${a}. "It has come back." "It isn't," said ${b}. "It's in green." They thought about that for some time. "But we don't make a noise," said ${a}. "No," said ${b}. "Shall we ring the bell now?"`,
        `"That's what we wrote," said ${a}. "But we never wrote it in green," said ${b}. Who could mean them? They were as quiet as mice, the two of them, on their chair. "Now can we ring?" said ${b}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'stand', 'surprised'), seen(A, 'stand', 'shy')] },
        `The door was opened by ${N.introduced}, in slippers. "Oh good, it's you," said ${n}. "Tell me one thing. What do you do in there every night? It goes ${low(scrape)}, ${bump}! I sit there by the hour, and listen."`,
        `There stood ${N.introduced}, and looked tired. "I'm so glad that you've come," said ${n}. "I can't sleep for thinking. It goes ${low(scrape)}, and then ${bump}, in your room. ${refrain} I've had my ear at that wall all week."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'happy'), seen(A, 'stand', 'surprised')], things: ['chair'] },
        `"We listen to you!" said ${a}. "Where do you sit, when you listen?" "I pull up that chair," said ${n}, and showed them. ${scrape}. "And then I sit down." ${cap(bump)}. It was very quiet for a moment. Then all three of them began to laugh.`,
        `"What do you sit on?" asked ${b}. ${n} went in and pulled a chair to the wall. ${scrape}! ${n} sat down. ${cap(bump)}! "Like this," said ${n}, and stopped. ${a} had gone quite red. "We've got one of those," said ${a}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `That night nobody moved a chair. It was so quiet that they couldn't sleep. "${refrain}" said ${a}. Then there was a knock, a small one. ${a} knocked back. "Asleep," said ${b}, "or as good as."`,
        `That night it was as still as snow. ${a} turned over, and turned back. "Too quiet," said ${a}. Far away in the wall there was one little ${bump}. "That's for good night," said ${b}. ${a} gave one back.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { N, n, refrain, scrape, bump } = partsOf(going);
  const R = going.company.person(a === 'Robin' || b === 'Robin' ? 'Sal' : 'Robin', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'surprised')] },
        `It began on a Monday, at a quarter past eight. ${A.introduced} was lying in bed, thinking of nothing. ${scrape}, said the wall. There was a pause. ${cap(bump)}, said the wall. There had been nobody next door for as long as one could remember, and now there was somebody. "${refrain}" said ${a}.`,
        `Next door had stood empty all year. Then, on a Monday in October, there was a light in it. And that night, when ${A.introduced} had just put out the lamp, there was a noise. It came every night after that, always the same. ${scrape}, it went, and then one waited, and then it went ${bump}. "${refrain}" said ${a}, to the ceiling.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'calm')],
          things: ['chair'],
        },
        `"We could ring the bell," said ${B.introduced}, "and ask." ${b} was like that. ${a} was not. ${a} liked to find things out, without anybody knowing that there was anything to find. So ${a} took the big chair and pulled it across the boards, ${low(scrape)}, to the wall. Then ${a} dropped into it, ${bump}, and put an ear to the paper. In there it was as still as the inside of a cupboard.`,
        `There are two ways of learning a thing. ${B.introduced} was for the first. "We go round, and ask," said ${b}. "And have them know that we've noticed?" said ${a}, who was for the second. It takes a chair, and an ear. ${a} hauled the heavy one over to the wall, ${low(scrape)}, and sat down on it, ${bump}. On the other side nothing stirred. Somebody in there was being very quiet indeed.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'curious')],
          things: ['notebook'],
        },
        `By Wednesday there was a notebook. "8.15, ${low(scrape)}," it said. "8.16, ${bump}. Then silence, as soon as we listen. It hears us." Under that was a list: a wardrobe, a very slow dance, a piano that was being taught to walk. ${b} had added "a cow trying on boots". It was crossed out, and then written in again, because really it fitted best.`,
        `${a} kept a notebook. It had columns. It had the time of each ${low(scrape)}, and of each ${bump}, and what it might be. "Piano, learning to walk," it said, on Tuesday. "Cow, in boots," it said, on Wednesday, in ${B.names} writing. The strange thing was in the last column. Whenever they sat down to listen, it stopped. And whenever they gave up, it began.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(R, 'stand', 'excited')] },
        `A thing like that wants telling. "There's somebody strange next door," said ${a}, on Thursday, and showed ${R.introduced} the page with the cow. ${R.name} told only six people. By the afternoon it was no longer a cow. It was a walrus, in a bath, and it was kept there against the law. "I never said walrus," said ${a}. But it was rather grand to be asked about it.`,
        `On Thursday ${a} showed the notebook to ${R.introduced}, as a secret. ${R.name} was good at secrets; they never got smaller. "A walrus," people said at the gate, by four, "dragged up and down all night." "Who said a walrus?" said ${b}. ${a} could have put it right there and then. But there were nine people round ${a}, all wanting to hear, and it's not often that there are nine.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'surprised')],
        },
        `That night ${a} knocked on the wall, three times, with a shoe. There was a silence that one could have cut up. Then, low down, and not at all like a walrus, somebody knocked back. Knock, knock, knock. "It's cross," said ${b}. "It can count," wrote ${a}. "We might ring," said ${b}. "${refrain}" said ${a}, and didn't hear.`,
        `That night they tried knocking. ${a} gave it three, on the pipe, so that it should carry. They waited. ${b} did not so much as blink. And out of the wall, from just behind ${A.names} ear, came three knocks. ${a} was off that chair in no time. "There," said ${b}, when they were both under the blanket. "Now it has noticed. So now we can ring." "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'calm')], things: ['letter'] },
        `On Friday they put a letter through the other door. "Dear next door, kindly stop it," it said. On Saturday there was one on their own mat. "Dear next door, kindly stop it." "They've sent ours back," said ${a}. "Ours was in pencil," said ${b}. They read it again. It's odd to be asked to stop when you haven't begun.`,
        `They wrote, in the end. "We should be glad of a little quiet," wrote ${a}, and was pleased with it. The answer came on the same day. "So should we," it said. "So should we?" said ${a}. "We never make a sound! We sit on one chair!" ${b} looked at the chair for a long while, with an odd face. "Yes," said ${b}. "We do."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(R, 'point', 'excited'), seen(A, 'stand', 'worried'), seen(N, 'walk', 'sad')],
        },
        `And then, outside the shop, there was the neighbour. It was ${N.introduced}, with a small bag of shopping, going along close to the wall. On the other side of the road stood ${R.name} and four others, making walrus noises. They weren't loud. They were just loud enough. ${n} looked round once, walked faster, and dropped an onion. Nobody picked it up.`,
        `On Saturday ${a} saw who it was. ${N.introduced} came out with a basket, and said good morning to the street in general. "Arf, arf," said somebody across the road, and there was a giggle. It was ${R.name}, with four others. ${n} stood still for a moment, with that good morning in the air. Then ${n} went in again, without having been anywhere. It wasn't at all like a thing in a notebook.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'stand', 'calm'), seen(R, 'stand', 'surprised')] },
        `${a} knew whose walrus that was. It had been a cow, and it had been funny, and somebody had let it grow. "It isn't a walrus," said ${a}, out loud, across the road. "I don't know what it is. I made it up." Five faces turned. It was very quiet, and nobody was going to crowd round again after that. ${a} looked at ${b}. "Yes," said ${a}. "We'll ring."`,
        `One can cross out a walrus in a notebook. It takes one line. ${a} went over to ${R.name} and did it aloud, which takes longer. "There never was one. I only wanted you all to listen to me. Don't do that any more." "You told us," said ${R.name}. "I know," said ${a}. Nobody said anything else, and they went off, all of them, without ${a}. "The bell?" said ${b}. "The bell," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'surprised'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'calm')],
        },
        `${n} opened the door just a crack. "I'm the one who said it, about the walrus," said ${a}, all in one breath. "I'm sorry. And the letter was us." ${n} thought this over. "Then it's you!" said ${n}. "You're the ones who do it! ${scrape}, ${bump}, every night at a quarter past eight. I haven't slept since Monday. Do tell me, please. ${refrain}"`,
        `It took some time before the door was opened. "It wasn't true, and it was me," said ${a}. It had sounded better on the stairs. ${n} looked from one of them to the other, and then, quite slowly, lit up. "From next door? From that wall?" said ${n}. "Then you can tell me! It goes ${low(scrape)}, and it goes ${bump}. I've sat there night after night. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'hold', 'happy', 'notebook'), seen(A, 'stand', 'surprised')] },
        `There was a notebook. It was green. "8.16, ${low(scrape)}," it said. "8.17, ${bump}. Silence, whenever I listen. They hear me." Under that was a list. "A trunk? Wrestling? A horse, lying down?" ${a} read it twice. "What do you sit on," said ${a}, very slowly, "when you listen?" ${n} pointed to the wall. There stood a chair.`,
        `${n} had written it all down, in a green book, with columns. Somebody next door was moving out, it said, one spoon at a time. Or they had a hippo. "And when you want to hear us better," said ${b}, "what do you do?" "I bring over the chair," said ${n}. ${n} brought it. ${scrape}. ${n} sat down. ${cap(bump)}. Nobody needed to say anything then.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `They compared books, over a bowl of soup. It fitted to the minute. Somebody had heard a chair, and fetched a chair to hear it better. Somebody else had heard that. "Who was first?" said ${b}. They went back, page by page, to Monday. "Perhaps I only sat down," said ${n}. "I'd just moved in. I was tired." So it had all come out of that, even the walrus.`,
        `They laid the books side by side and read them to each other, and laughed until it hurt. It was the same book, seen from behind. "And on Monday?" said ${b}. "On Monday somebody must have begun." ${n} thought back. "I'd carried boxes all day," said ${n}. "I pulled up a chair, and sat down. That's all I ever did." It was a good deal to make out of somebody sitting down.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sleep', 'sleepy')],
        },
        `They have put felt under the legs of both chairs. The first night, ${a} lay awake. It was so quiet that one could hear it. "${refrain}" said ${a}. "Sleeping," said ${b}. At a quarter past eight there was one knock, low down in the wall. ${a} knocked back, once. It goes in no notebook. It means good night.`,
        `${a} says good morning now, on that side of the street, rather loud, so that it reaches the corner. There is felt under the chairs. It's quiet at night, and at first it was too quiet to sleep. Then, one evening, there it was, very small. ${scrape}. ${cap(bump)}. "On purpose," said ${b}, and smiled into the pillow. ${a} got up, and sat down, once, to answer.`,
      ),
    ],
  };
}

import type { ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { LUNCHBOX, lostIn, type Lost } from './lost.ts';

const REFRAINS = [
  'Not now',
  'Later',
  'Wait, please',
  'In a minute',
  'Not yet',
  'One moment',
  'Wait a bit',
  'Hold on',
  'Soon',
  'Just a minute',
  'Presently',
] as const;
const TITLES = ['not now', 'a very good detective', 'who has got it', 'ask the other one', 'the one who held it'];

interface Case {
  readonly x: Lost;
  readonly things: readonly ThingName[];
  /** Who is asked first: the third one of the theme, else the grown-up. */
  readonly W: Figure;
  readonly w: string;
  /** Whether the theme says that some of it has been eaten: it is heavy to hold, and smells good. */
  readonly nibbled: boolean;
  /** "Not now", without a stop. */
  readonly wait: string;
  readonly where: string;
}

const caseOf = ({ raw, third, B, G, company, place, chance }: Going): Case => {
  const x = lostIn(raw) ?? LUNCHBOX;
  const W = third ?? (B === G ? company.friend : G);
  const inside =
    place === null ? 'in the garden' : /garden|wood|forest|jungle|park/.test(place) ? `in ${place}` : `at ${place}`;
  return {
    x,
    things: x.drawn ? [x.drawn] : [],
    W,
    w: W.name,
    nibbled: x.eaten && /\b(?:eat\w*|ate|nibbl\w*|bites?|bit)\b/.test(raw),
    wait: chance.pick(...REFRAINS),
    where: inside,
  };
};

/** The one who was asked to hold a thing holds it all day, while the detective looks for it. */
export const HOLD: EventPlot = kinBeside({
  id: 'hold',
  when: /^(?!.*\b(?:noises?|sounds?|attic|loft|upstairs|foot ?prints?|paw ?prints?)\b).*\b(?:detectives?|myster(?:y|ies)|sleuths?|case of|clues?|missing)\b/i,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { A, B, a, b, at, chance } = going;
  const { x, things, W, w, wait, nibbled } = caseOf(going);
  const refrain = `${wait}, ${b}!`;
  const the = x.the;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at ?? 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'happy', x.drawn ?? undefined)],
          things,
        },
        `Here is ${A.introduced}. Here is ${B.introduced}. "Look, a snail!" says ${a}. "Hold ${the}, ${b}."`,
        `${A.introduced} sees a snail. "Hold ${the}," says ${a}. So ${B.introduced} holds it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'calm')], things },
        `The snail goes by, so slowly. ${a} looks up. "Where is ${the}?"`,
        `It is a slow, slow snail. "Now, where is ${the}?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'hold', 'calm')], things },
        `"Somebody took it!" says ${a}, the detective. ${b} holds it up. "${refrain}"`,
        `"Gone! I am a detective." ${b} holds it up. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'hold', 'calm')],
          things: ['bucket', ...things],
        },
        `Is it in the bucket? No. ${b} holds up ${x.short}. "${refrain}"`,
        `${a} looks in the bucket. Only water. ${b} holds up ${x.short}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'curious'), seen(B, 'hold', 'calm')],
          things: ['coat', ...things],
        },
        `Is it under the coat? No. ${b} holds it high.${nibbled ? ' Munch.' : ''} "${refrain}"`,
        `${a} looks under a coat. No. ${b} holds it high.${nibbled ? ' Munch.' : ''} "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(W, 'point', 'surprised')] },
        `Here is ${W.introduced}. "Not me," says ${w}. "Ask ${b}!"`,
        `${a} asks ${W.introduced}. "Not me," says ${w}. "Ask ${b}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'sleepy')] },
        `But ${b} is so quiet. ${a} sits down. Oh dear.`,
        `"${b} knows nothing," says ${a}. Oh dear, oh dear.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'calm')] },
        `${b} sits down, too. "I am tired." "Of what?" says ${a}. "Of holding this."`,
        `"Oof," says ${b}. "What is it, ${b}?" says ${a}. "This is so heavy."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'surprised'), seen(B, 'hold', 'calm')], things },
        `${a} looks. It is ${the}! "You said hold it," says ${b}.${nibbled ? ' "So I had some."' : ''}`,
        `${a} turns round. There is ${the}! "You had it?" "You gave it to me.${nibbled ? ' I had some.' : ''}"`,
      ),
      x.eaten
        ? page(
            { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'point', 'curious')], things },
            `There is lunch for two. "Another snail!" says ${a}. "Look!" "${wait}, ${a}," says ${b}.`,
            `Now they eat, side by side. "A snail!" says ${a}. "Come, ${b}!" "${wait}, ${a}."`,
          )
        : page(
            { camera: 'medium', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'point', 'curious')] },
            `${b} lies down. "Another snail!" says ${a}. "Look!" "${wait}, ${a}," says ${b}.`,
            `Now ${b} has a nap. "A snail!" says ${a}. "Hold this!" "${wait}, ${a}," says ${b}.`,
          ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, at, chance } = going;
  const { x, things, W, w, wait, where, nibbled } = caseOf(going);
  const refrain = `${wait}, ${b}`;
  const { the, short } = x;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at ?? 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined', 'magnifying-glass'), seen(B, 'stand', 'happy')],
        },
        `${A.introduced} had a magnifying glass, and a notebook, and a pencil. There was only one thing missing. Nothing was missing! "I can't be a detective," said ${a}, "until somebody loses something." "I could lose a sock," said ${B.introduced}. "That's not a case," said ${a}. "That's a sock."`,
        `A detective needs a case. ${A.introduced} had looked for one all week. There was a magnifying glass, and nothing ${where} to point it at. But nobody had taken anything. "Perhaps tomorrow," said ${B.introduced}, who was the helper. "It's always tomorrow," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'hold', 'calm', x.drawn ?? undefined)],
          things,
        },
        `Just then a snail came by, with a shiny line behind it. "Hold ${the}," said ${a}, and got down to look. ${b} held ${short}. It was a very slow snail. Looking at it took until eleven o'clock.`,
        `Then ${a} saw a silver line on the ground. "A trail! Hold this, ${b}." ${b} was given ${the}, and held it. ${a} went along the trail, nose down. At the end of it was a snail. "Oh," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(B, 'hold', 'calm')], things },
        `${a} got up, and looked about. "Where's ${the}?" There was a short silence. "It's gone," said ${a}. "It was here, and now it's gone. ${b}! It's a case!" ${b} held out ${short}. "But," said ${b}. "${refrain}," said ${a}. "I'm thinking."`,
        `${a} stood up, and felt about, and stopped. "${cap(the)} has gone!" said ${a}. "Somebody's taken it! Oh, ${b}, at last!" "But I," said ${b}, and held it up. "${refrain}," said ${a}, and wrote down the time. It was eleven o'clock.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', 'magnifying-glass'), seen(B, 'hold', 'calm')],
          things,
        },
        `First, there were tracks in the mud. ${a} followed them round a bush and back again. They ended where ${a} was.${nibbled ? ' Crunch.' : ''} "The thief makes tracks exactly like mine," said ${a}, and wrote it down. ${b} came close behind, with ${the}. "${a}?" "${refrain}. This is the difficult part."`,
        `There were marks on the ground. "The thief's!" whispered ${a}. They went left and right, and twice round the bush. They stopped just where ${a} stopped.${nibbled ? ' Crunch.' : ''} "Clever," said ${a}. "The thief walks just like me." ${b} held ${the} under the magnifying glass. "${refrain}," said ${a}. "You're in my light."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined', 'notebook'), seen(W, 'point', 'surprised'), seen(B, 'hold', 'calm')],
        },
        `Next ${a} asked ${W.introduced}. "Where were you at eleven?" "Here," said ${w}. "But isn't that it, there, with ${b}?" "I ask the questions," said ${a}. "Did you see anyone with ${the}?" "Yes!" said ${w}. "Where?" said ${a}, and looked over the wall.`,
        `Then they came upon ${W.introduced}. "Do you know anything about ${the}?" said ${a}. "I can see it," said ${w}. "That's what a thief would say," said ${a}. "Why are you looking at ${b}? Look at me, please." "Well," said ${w}, "I was only going to say." "Thank you," said ${a}. "Next!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hide', 'excited'), seen(B, 'stand', 'surprised', x.drawn ?? undefined)],
          things: ['string', 'bell'],
        },
        `So ${a} made a trap, with a string and a bell, and hid. Ting! "Got you!" cried ${a}, and jumped out. It was only ${b}. ${b} could not see the string, because of ${the}. "${refrain}," said ${a}. "You'll frighten the thief away."`,
        `There had to be a trap. It was a long string, with a bell on it. They did not wait a minute. Ting, ting! Out jumped ${a}. There was ${b}, with ${the}, all in the string. "Oh, it's you," said ${a}. "${refrain}. Step out, and don't touch anything."`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sad', 'notebook'), seen(B, 'stand', 'sleepy')] },
        `The sun went down. ${a} sat on the step and read the notebook. There was a good deal in it about tracks. "I've asked everybody," said ${a}. "I've looked everywhere. I'm not a detective. I'm just somebody who's lost ${the}."`,
        `By evening the notebook was full, and ${a} was as empty as a bucket. "It was a real case," said ${a}, on the step. "I couldn't do it. I asked everyone there is." Something had been left out, all the same. ${a} could feel it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'sleepy')] },
        `${b} sat down too, with a thump. "You haven't said much today," said ${a}. "I've said 'but'," said ${b}. "I've said it since eleven." ${a} thought about that. It was true. "But what?" said ${a}.`,
        `"Not everyone," said ${b}. "You didn't ask me." ${a} opened the notebook at a clean page. "All right. Do you know anything?" "Yes," said ${b}. "I know that it's heavy."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised', 'magnifying-glass'), seen(B, 'hold', 'calm')],
          things,
        },
        `"But can I put this down now?" said ${b}. ${a} took the magnifying glass, and looked. It was large. It was near. It was ${the}. "You said to hold it," said ${b}. "You didn't say how long.${nibbled ? ' I had some, about noon.' : ''}"`,
        `${a} turned round, and there was ${the}. It had been round the bush, and into the string. "Who gave it to you?" whispered ${a}. "You did," said ${b}.${nibbled ? ' "You never said not to eat any."' : ''}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(W, 'stand', 'happy'), seen(B, 'sit', 'happy')] },
        `"Did you find the thief?" asked ${w}, at the door. "Yes," said ${a}, and went rather pink. "It was somebody very near the case. It was me." And ${a} wrote that in the notebook, and shut it. "Well, that's solved, then," said ${w}.`,
        `${a} turned to the last page and wrote: "It was me. I said hold this." Then ${w} had to read it, and then ${b}. "It's the best thing in the book," said ${w}. "It's the only true one," said ${a}.`,
      ),
      x.eaten
        ? page(
            { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'point', 'excited')], things },
            `So there was supper on the step, and ${b} got the bigger half. Halfway through, ${a} pointed. "Look at the ground! There's a new trail! Quick, hold my half!" "${wait}, ${a}," said ${b}, with a full mouth.`,
            `By then it was time to eat. They shared it out fairly, and ${b} had the most. "${b}," said ${a}, suddenly, "I can see a silver line. It goes under the gate!" "${wait}, ${a}," said ${b}, and went on eating.`,
          )
        : page(
            { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'point', 'excited')] },
            `${b} was let off holding things for a week. It lasted until ${a} saw the ground by the gate. "A new trail!" said ${a}. "Quick, hold my pencil!" "${wait}, ${a}," said ${b}, and sat on both hands, so to speak.`,
            `After supper ${b} lay down and held nothing at all. It was lovely. "${b}," said ${a}, at the window, "there's a silver line under the gate! Hold my glass!" "${wait}, ${a}," said ${b}.`,
          ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, at, company, chance, third } = going;
  const { x, things, where, wait, nibbled } = caseOf(going);
  const S = company.person([K.name, a, b].includes('Sal') ? 'Robin' : 'Sal', 'child');
  const s = S.name;
  const refrain = `${wait}, ${b}`;
  const { the, short } = x;
  const too = third ? ` ${third.name} had come as well, and had been put in charge of the pencil.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at ?? 'garden',
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'determined', 'magnifying-glass'),
            seen(B, 'stand', 'calm'),
            ...(third ? [seen(third, 'stand', 'happy')] : []),
          ],
        },
        `The card on the gate had been there for a fortnight. "${a}, Detective," it said. "No case too small." So far there had not been one of any size. ${A.introduced} had a magnifying glass, and a very sharp pencil. ${B.introduced} was the helper, and had a whistle, for emergencies. All they needed was for something to go wrong.${too}`,
        `It is hard to be a great detective ${where}, because nobody takes anything. ${A.introduced} had been at it for two weeks with a magnifying glass. In all that time the only thing to go missing had been Tuesday, when it rained. "Something will turn up," said ${B.introduced}, the helper, who had a whistle for emergencies. "Things don't turn up," said ${a}. "They have to be gone first."${too}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'hold', 'calm', x.drawn ?? undefined)],
          things,
        },
        `On Saturday a silver line ran across the path. ${a} saw it, and dropped down as if shot at. "Hold ${the}," said ${a}, and pushed it at ${b} without turning round. "Don't breathe on anything." ${b} held ${short}. The line went the length of the wall and ended in a snail. It took an hour to be sure that the snail had nothing to hide.`,
        `It was the snail that began it. ${a} came on its trail after breakfast, shining like a clue, and had no time to lose. "Hold ${the}, ${b}," said ${a}, and was off along the ground, nose first. ${b} took hold of it and stood there. The snail was asked a number of questions. It went in, and shut the door.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'hold', 'calm'), seen(S, 'run', 'happy')],
          things,
        },
        `When ${a} stood up, the world had changed. "${cap(the)}," said ${a}, "is gone." At the very same moment somebody ran past the gate, fast, with a red scarf flying. It was ${s} from next door. "Running!" said ${a}. "Why would anybody run?" ${b} held out ${short}. "But it's here," said ${b}. "${refrain}," said ${a}. "I've got my first case, and my first suspect, in one minute."`,
        `${a} came back dusty and calm, and reached out for ${the}, and there was only air. "Gone," breathed ${a}. Feet went pattering by in the lane. It was ${s} from next door, in a red scarf, running like the wind. ${a} wrote it down. "But look," said ${b}. "${refrain}," said ${a}. "People only run when they've got something."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined', 'magnifying-glass'), seen(B, 'hold', 'calm')],
          things,
        },
        `There was evidence everywhere, once one looked. There were tracks, which were exactly the size of ${A.names}. "So the thief is about as big as me," said ${a}. "And so is ${s}." There was a thread of red wool on the gate. ${b} came along behind with ${the}, and had to put it down to open the gate. Then ${b} picked it up again${nibbled ? ', and had one' : ''}. "But" was as far as ${b} got. "${refrain}," said ${a}. "Write down wool."`,
        `A good detective can prove anything. There was a crumb, and it led to a bigger crumb, and that had come out of ${A.names} own breakfast. "To throw me off," said ${a}. There was red wool on the gate, one thread. Who had a red scarf? "But nobody's asked me," said ${b}. ${cap(the)} was getting heavy${nibbled ? `, so ${b} had some` : ''}. "${refrain}," said ${a}. "I can hear myself think, and I'm brilliant."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'proud'), seen(B, 'stand', 'worried')], things: ['sign'] },
        `At noon the notice went up. "${s} took it," it said, in large letters. "Come here at four, and I'll explain." ${a} hung it where the whole road would see. "You can't put that," said ${b}. "It isn't so." "Have you got proof?" said ${a}. ${b} held up the proof as high as it would go. But ${a} was on a box, looking at the notice. "Is it straight?" said ${a}.`,
        `"I'll tell everybody at four o'clock," said ${a}, at noon, and made a sign to say so. It said that the case was solved. And underneath, in red, it said, "${s} took it." It looked very well on the gate. "Take it down," said ${b}. "Please. I can show you why." "${refrain}," said ${a}. "I've still got the end of my speech to do."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'worried', x.drawn ?? undefined)], things },
        `So ${b} went and sat behind the shed with ${the}. There was a simple way out of this. One could leave it on the step, and walk off. ${a} would find it there. ${s} would have "brought it back". ${a} would be a great detective, and nobody would be cross with ${b}. It would be so easy. But the sign said what it said. ${b} picked ${short} up again and went to find a place at the front.`,
        `${b} could have put it down. That was what ${b} thought about, at three o'clock, holding ${the}. There was no company but a flowerpot. Put it in the bush, and let it be found, and say hooray with the others. Nobody would ever know who had held it. Only ${s} would be a thief in the whole road, for good. It had never been so heavy. ${b} did not put it down.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(S, 'stand', 'worried'), seen(B, 'hold', 'worried')],
        },
        `By four they were all there, with chairs and buns. Right at the back stood ${s}, in the scarf, and looked at the sign, and at nobody. "I was only running," said ${s}. "I was late for the dentist." There was a little silence. "Aha," said ${a}, but not as loudly as in the practice. And ${a} turned to the helper, for the wool.`,
        `The whole road came, and somebody had brought buns. ${s} came too. That was a brave thing to do. "Why did you run?" cried ${a}. "It was raining a bit," said ${s}, "and I'd got my good shoes on." It was such a small answer. ${a} looked down at the speech. The next line was, "And now, the proof." So ${a} turned round to ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'hold', 'calm')], things },
        `There stood ${b}, in the front row, with ${the}. It was as plain as a bus. ${a} saw it. One could watch it going in. ${nibbled ? `Some of it had gone, and was on ${B.names} chin. ` : ''}There was the snail, and the wall, and a voice that said, "Hold ${the}." It was ${A.names} voice. Nobody else had seen yet. They were all looking at ${s}.`,
        `And ${a} saw ${the}. It was where it had been since breakfast. It had been through the gate and behind the shed and all about the place, one step behind.${nibbled ? ` There was rather less of it by now, and rather more on ${B.names} chin.` : ''} "Hold this," ${a} had said. ${a} could hear it now, quite clearly. The road was waiting, and it was looking the other way, at the red scarf.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(B, 'hold', 'calm'), seen(S, 'stand', 'worried')],
        },
        `There were three things that one could say. One could say, "${b} had it!" That was true, and they would have clapped. One could say, "It has been found," and have a bun. ${a} looked at ${b}, who had said "but" all day long and never once blown the whistle. It was the third thing that had no clapping in it. "It wasn't ${s}," said ${a}. "It was me."`,
        `Nobody hurried. There was time to see all the ways out. "My helper took it," one could say, and there it was, to prove it. "Just a joke," one could say. A detective would have thought of something. ${a} looked over at ${s}, and folded up the speech, and put it away. "I got it wrong," said ${a}. "I gave it to ${b} to hold. I did it myself."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'shy'), seen(S, 'stand', 'calm'), seen(B, 'sit', 'happy')],
          things: ['sign'],
        },
        `It took some time for the road to stop laughing. ${s} did not laugh. ${a} went to the gate and crossed out one name on the sign, and wrote another. It was ${A.names} own. "There," said ${a}. "It can hang for as long as yours did." "Four hours," said ${s}, who was exact. And then, after a bit, "It's a good magnifying glass. Can I see?"`,
        `They laughed, of course. The buns went round. ${a} took down the sign, and turned it over, and wrote on the clean side, "${s} did not." That went up instead, in larger letters. "You've left out who did," said ${s}. So ${a} got the pencil and put that as well. ${s} read it through twice. "It's crooked," said ${s}, and held the other end.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')] },
        `When they had all gone, ${a} sat down by ${b}. "You could have blown the whistle," said ${a}. "It's for emergencies," said ${b}. "I'd have had to let go." ${a} had a think about that. Then ${a} took out the notebook and turned to a new page. At the top ${a} wrote, "What ${b} says." "Go on," said ${a}. "I'm listening. You can say 'but'."`,
        `"Why didn't you just drop it?" asked ${a}, in the evening, on the step. "You said to hold it," said ${b}. It was not much of a reason. It was about the best that ${a} had ever heard. "You've got a whistle, too," said ${a}. "You never once blew it." "It's for emergencies," said ${b}. "Next time," said ${a}, "I'm the emergency." So ${b} blew it, just the once, to see if it would do. It was heard at the dentist's.`,
      ),
      x.eaten
        ? page(
            { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'point', 'excited')], things },
            `After that they had supper. ${b} got the large half, as evidence. It was almost dark when ${a} sat up. Something shone across the path, thin and silver, from the step to the wall. "${b}!" said ${a}. "Quick, hold my half!" "${wait}, ${a}," said ${b}, and took a slow bite.`,
            `They were allowed their supper in the garden. ${b} had first bite, and second, and third. Then the moon got up, and there it was along the wall, bright as a wire. It was a trail. "Take this, ${b}," said ${a}, getting down on the ground. "${wait}, ${a}," said ${b}, who had all that was needed.`,
          )
        : page(
            { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'point', 'excited')] },
            `The card on the gate says "${a} and ${b}" now, with ${b} in the same size of letters. They were looking at it, that evening, when something shone on the path. It was thin and silver. "A trail!" said ${a}. "Quick, hold my glass!" "${wait}, ${a}," said ${b}, and got down first.`,
            `${b} put ${the} on the shelf, and then stood and held nothing, for the pleasure of it. Outside, the moon had got up. Along the wall ran a line as bright as a wire. "${b}!" said ${a}. "Here, take this a minute!" "${wait}, ${a}," said ${b}. "You hold it. I'll look."`,
          ),
    ],
  };
}

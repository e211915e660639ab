import type { ActorHint, Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { FoundSomething } from './arc.ts';

const MOST = 20;

/** The finder has a shelf with one gap in it, a promise for the morning, and a rule that nobody else knows of. */
export function old(bound: FoundSomething): Told {
  const {
    owner: O,
    searcher: S,
    grownUp: G,
    finder: F,
    first,
    second,
    gesture,
    noun,
    aNoun,
    foundNoun,
    shown,
    chance,
  } = bound;
  const A = first.who;
  const B = second.who;
  const { smell } = first;
  const { stuck } = second;
  const { noise } = gesture;
  const refrain = bound.refrain;
  const label = chance.pick('NOT MINE, BUT I MET IT', 'ON ITS WAY HOME', 'SOMEBODY HAS THE REST OF THIS');
  const others = chance.pick(
    'a spoon with no bowl, half a map and eleven odd buttons',
    'a bell with no tongue, one glove and a very good stick',
    'the lid of something, a blue bead and three keys to nothing',
  );
  const { along } = bound;
  const cameToo = along ? ` ${cap(along.name)}, who had the bags, was two steps behind.` : '';
  const beside: ActorHint[] = along ? [{ who: along, pose: 'walk', feeling: 'calm' }] : [];
  // Nobody goes out at night alone who is a child.
  const atNight = along ? ` ${cap(along.name)} brought a torch, and did not ask.` : '';
  const joined = (text: string): string => text.replace(/\."(?= said)/g, ',"');
  return {
    title: titled(
      chance.pick(`The Gap on the Shelf`, `What ${F.name} Found`, `Nobody's ${noun}`, `${F.name} and the ${noun}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${O.introduced} had ${aNoun}. You could say that it had a life of its own. It ${smell.planted}, and was spoken to. It ${stuck.planted}. And several times a day, without looking, ${O.name} ${gesture.did}. ${noise}. If you had asked why, ${O.name} would have said, "Do I?" It had been going on for years.`,
            `Of all the things in the house, one had the best of it, and that was the ${noun}. It belonged to ${O.introduced}. It ${smell.planted}. It ${stuck.planted}. It was never put away, because it was never not wanted. In passing, on the way to something else, ${O.name} ${gesture.did}. ${noise}. Nobody noticed that any more, least of all ${O.name}.`,
            `This is about ${aNoun}, and it begins with ${O.introduced}, who had it. It ${smell.planted}. It ${stuck.planted}. It knew a good deal. ${noise}, it went, twenty times a day, when ${O.name} ${gesture.did}. That is a small thing to do. But so is a drip, and look what a drip does to a stone.`,
          ],
          `This is ${O.introduced}. ${O.name} had ${aNoun}. It ${smell.planted}. It ${stuck.planted}. And twenty times a day ${O.name} ${gesture.did}. ${noise}. Nobody noticed that any more, least of all ${O.name}.`,
        ),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [{ who: O, pose: 'hold', feeling: 'happy' }],
          things: shown,
        },
      },
      {
        text: introducing(S, [
          `On Friday they were late for the bus. ${G.name} said to run, so they ran, with everything under every arm. ${S.name} was in front. ${O.name} was looking at ${S.name}. When you run for a bus, there is always one thing that does not. It came down on the pavement with a sound like a full stop. Then the doors shut, and the bus took the rest of them away.`,
          `It was a Friday with a great deal in it. There were bags, and there was a wind, and ${S.name} had seen something in a window. ${O.name} leaned over to look. The ${noun} leaned over too, and went on leaning. They were all three round the corner, and ${G.name} was counting the bags, before it had finished rolling.`,
          `Nobody ever sees the moment. On Friday ${O.name} had the ${noun} at the crossing. On Friday ${O.name} had it at the baker's. It was put on the counter, while ${S.name} chose a bun. Then they went home with the bun. They were halfway up the hill before ${G.name} said, "Is something missing?"`,
          `It had been a good walk to the shops. ${S.name} had found a puddle, and ${O.name} had found a better one. ${G.name} was in front with the bread. There was a jump, and then there was a bigger jump. Somewhere near the top of it, the ${noun} let go, or ${O.name} did. It is no use asking which. They went home very wet and very pleased, and one fewer.`,
        ]).map(cap),
        scene: {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [
            { who: O, pose: 'run', feeling: 'happy' },
            { who: S, pose: 'run', feeling: 'excited' },
            { who: G, pose: 'walk', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `${F.introduced} kept a museum. It was one shelf. It had ${others}, and everything had a label. At the end there was a gap. Tomorrow the neighbours were coming to see it, and ${F.name} had told them that it would be full. There was only one rule: a thing for the shelf had to be nobody's. ${F.name} came round the corner, and there lay ${foundNoun}. It was exactly as wide as the gap.`,
          `There are those who pick things up and those who step over them. ${F.introduced} had never stepped over anything. At home was a museum, one shelf long: ${others}. All were nobody's, for that was the rule. All had labels. But one end was bare, and ${F.name} had asked everybody round for the morning. So when ${F.name} saw what was lying on the pavement, it felt like a present.`,
          `The place it lay in belonged to ${F.introduced}, in a manner of speaking. ${F.name} went along there every evening for the museum. The museum was a shelf. It had ${others}. It had a gap, and in the morning it was to be opened. "Nobody's things only," said the card by the door. ${F.name} looked at the ${noun}. "Are you nobody's?" said ${F.name}. "You do look it, from this side."`,
          `"Ah," said ${F.introduced}, and put down the basket. You should know that ${F.name} had a museum. It was one shelf long. It held ${others}. All of it was nobody's, and you could read as much on the labels. In the morning there would be visitors. And at the end of the shelf there was a gap. And here, on the kerb, lay ${foundNoun}. "Nobody's," said ${F.name}, "with any luck."`,
        ].map((text) => cap(text) + cameToo),
        scene: {
          weather: 'clear',
          camera: 'close',
          actors: [{ who: F, pose: 'kneel', feeling: 'excited' }, ...beside],
          things: shown,
        },
      },
      {
        text: [
          `A rule is a rule, so it had to be asked. The ${noun} smelled of ${smell.of}. That could only be ${A.introduced}. But ${A.name} drew in one long breath, and held it, and let it go. "You have stopped at the front door," said ${A.name}. "Go on in. That is ${smell.dish}. ${smell.not} Somebody has had it next to a plate, with a cloth under the plate." "${refrain}" said ${F.name}. "Somebody with a table," said ${A.name}.`,
          `"I don't suppose this is yours?" said ${F.name}, and hoped very much for a no. It smelled of ${smell.of}, you see. And everybody knows what ${A.introduced} has for supper. "It's close," said ${A.name}. "It's close, but it's wrong. I know my own, and that is ${smell.dish}. ${smell.not} That one has been indoors." "${refrain}" "I couldn't say. But they sit up straight, and they have a table."`,
          `${F.name} sniffed it, to be fair. It smelled of ${smell.of}, which meant ${A.introduced}, and that would be that. ${A.name} was a good while over it. "It isn't mine. ${smell.not} But there's more in here than you think," said ${A.name}. "That's ${smell.dish}, and there's a bit of tablecloth." "So it's nobody's," said ${F.name}. "I never said so. I said it had a table." "${refrain}"`,
          `"You had better ask first," ${F.name} had always told people. So now there was no way out of it. It had a smell of ${smell.of} on it, and that led straight to ${A.introduced}. ${A.name} went over it from one end to the other. "I should like to say yes," said ${A.name}. "But it's ${smell.dish}, this is. ${smell.not} Somebody takes it in to meals." "${refrain}" said ${F.name}. "Somebody with a chair."`,
        ],
        scene: {
          setting: first.at,
          camera: 'medium',
          actors: [
            { who: A, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'hold', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `They had come back by then. ${O.name} and ${S.name} walked the whole road, one on each side, looking down. "A lost thing stays where you lost it," said ${S.name}. "That's what makes it lost." It is a sensible thing to believe. It is even true, until somebody tidy comes along. ${O.name} found four bottle tops and a hairgrip. At the place itself there was a clean patch, the shape of nothing in particular. "It was here," said ${O.name}. "Look, it was just here."`,
          `${O.name} made a notice. It took a long time to say what it looked like. You know a thing so well that you have never described it. "Say it's brown," said ${S.name}. "It isn't just brown." In the end it said LOST, and then a drawing, and then PLEASE. They tied it to the post where the ${noun} had been. That is the one place where nobody would find it.`,
          `"We shall just go back the way we came," said ${O.name}, quite calmly, and they did. Then they did it again from the other end. ${S.name} asked at the bus stop and at the baker's. "It can't have got up and walked," said ${S.name}. It had, though, in a way. It was going over the hill at that moment, in rather a hurry, being sniffed.`,
          `It was ${S.name} who said that they must think like a lost thing. They stood on the corner, and thought. "I'd want to be found," said ${O.name}. "I'd stay where I was, and keep still." So they looked in all the places where you can keep still. There were a great many. There was a drain, and the inside of a hedge, and a shoe. By five there was nothing left that they had not said sorry to.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: O, pose: 'walk', feeling: 'worried' },
            { who: S, pose: 'kneel', feeling: 'determined' },
          ],
        },
      },
      {
        text: [
          `On the way home ${F.name} saw that there was ${stuck.bit} on it. It had to be asked about, worse luck. "${stuck.not}" said ${B.introduced}. "Then it's..." "${stuck.reads}" ${F.name} thought about a table, and a bed, and how many houses there were that had both. It came to all of them. "They were here a minute ago," said ${B.name}. "There were two of them, looking under my gate." "${refrain}" said ${F.name}. "They never said. They were in no state to."`,
          `"Just this one thing more," said ${F.name}, "and then it goes on the shelf." It was ${stuck.bit}, and it had been stuck there for some time. ${B.introduced} looked at it with one eye and then with the other. "${stuck.not}" said ${B.name}. "${stuck.reads} If you ask me, that is kept by somebody, all night long." "${refrain}" said ${F.name}, a little crossly. It had been simpler on the pavement. "I only want to keep it." "I expect they do, too," said ${B.name}.`,
          `There was still ${stuck.bit}. ${F.name} had hoped that it would drop off. But a museum that does not ask is only a cupboard. So there they stood, in front of ${B.introduced}. "${stuck.not}" said ${B.name}. "Thank you," said ${F.name}, and began to go. "${stuck.reads}" ${F.name} stopped. "Two came by just now," said ${B.name}. "One of them was not crying, rather hard." "${refrain}" But the road was empty both ways.`,
          `That ought to have been the end of asking. But when the light fell on it, there was ${stuck.bit}. A museum has its pride. So ${F.name} went to see ${B.introduced}, who was just sitting down to tea. "${stuck.not}" said ${B.name}. "So I may keep it?" "${stuck.reads}" They both looked at it for a bit. "${refrain}" said ${F.name}. "I don't know," said ${B.name}. "But I know where it sleeps."`,
        ].map(joined),
        scene: {
          setting: second.at,
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'curious' },
            { who: F, pose: 'reach', feeling: 'worried' },
          ],
          things: [...shown, ...(stuck.shown ? [stuck.shown] : [])],
        },
      },
      {
        text: [
          `After that it was like a door that two people try to hold for each other. ${F.name} hurried down the left of the long hedge, to catch them. ${O.name} and ${S.name} came up the right of it, to ask ${B.name}. For as long as you could count three, there was only a hedge between them. ${S.name} even said, "Can you smell ${smell.of}?" But ${O.name} was listening to something else, which was nothing.`,
          `You will want to shout. ${F.name} took the short way back, behind the long hedge, with the ${noun} held high to keep it dry. In front of the same hedge went ${O.name}, head down, and ${S.name}. They were so close that one sneeze would have done it. Nobody sneezed. "Did you hear something?" said ${O.name}. "Only a hedge," said ${S.name}. It is still there. It is not a thick one.`,
          `If it had been drawn on a map, it would have made a bow. ${O.name} and ${S.name} went up one side of the hedge, and ${F.name} came down the other. Where the lines crossed, a blackbird was sitting, and saw all three of them. It said so, too, at the top of its voice. But nobody there spoke blackbird. "It's cross about something," said ${S.name}.`,
          `After that it was all feet. ${F.name} went back down the hill, behind the hedge, to look for two people who were looking. ${O.name} and ${S.name} went up the hill, in front of the hedge, to ask about somebody who was asking. Each of them heard the other go by. "There's somebody else out late," said ${S.name}. "I expect they've found what they wanted," said ${O.name}. And that, when you think of it, was nearly true.`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: F, pose: 'run', feeling: 'worried' },
            { who: O, pose: 'walk', feeling: 'sad' },
            { who: S, pose: 'walk', feeling: 'worried' },
          ],
          things: ['bush'],
        },
      },
      {
        text: [
          `So ${F.name} went home and put the ${noun} in the gap. It fitted. It looked as if the shelf had been built for it. "I did ask," said ${F.name}, out loud. "I asked twice." ${F.name} dipped the pen, to write NOBODY'S, and moved the lamp. And then it showed. Right where you would not think to look, ${gesture.mark}. That was no accident. It was the same small thing, done over and over, by somebody who never stopped. The pen dried up in the air. "You might have said," said ${F.name}, to the ${noun}.`,
          `It fitted so well that ${F.name} sat down. Here was the shelf, and it was full. Tomorrow they would come, and nobody would know. That is a strong argument, late in the evening. But then ${F.name} turned the ${noun}, to show its better side. And there, in the light, ${gesture.mark}. "Oh, bother," said ${F.name}, very quietly. All the rest of the shelf had been dropped by people who walked on. Nobody does that twenty times a day to a thing they do not want.`,
          `There was the gap. There was the ${noun}, in the gap, as if it had been cut out to measure. ${F.name} stood back to admire it. Two had been asked, and two had said no, and what more could a museum do? Then the lamp caught it from the side, and ${gesture.mark}. ${F.name} looked at that for a long time. It is odd. You can find a thing on the pavement, and still find that somebody has not let go of it. "All right," said ${F.name}, to the shelf. "All right. I'm going."`,
          `There was the shelf, and there was the place. ${F.name} slid the ${noun} into it, and it went home with a click, like the last piece. "Full," said ${F.name}, to hear how it sounded. It sounded well. The label was half written. Then ${F.name} turned it a little to the lamp. And there it was: ${gesture.mark}. You cannot buy that. You cannot do it in a week, either. ${F.name} looked along the shelf, at all the things that had nothing of the kind.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [{ who: F, pose: 'think', feeling: 'sad' }],
          things: [...shown, 'lamp'],
        },
      },
      {
        text: [
          `It was not nice to go out again. ${F.name} had had no supper. The shelf, with its gap, would be the first thing that everybody saw. But you cannot look at a thing like that and then look at something else. ${F.name} went from house to house. They all had tables. They all had beds. And at the ninth, on the back step, somebody was ${gesture.empty}. ${noise}. ${O.name} was not even thinking. The rest of ${O.name} had gone in, almost, and only that was left outside.`,
          `Down it came again, and out they went, with no label and no lantern. ${F.name} did not knock anywhere. What do you say? "Have you got a bed?" It was past the last street lamp that there was a sound. ${noise}. It was hardly there. In a lit doorway stood ${G.name}, saying that tomorrow they would look again. And on the step sat ${O.name}, saying nothing, and ${gesture.empty}.`,
          `"It's only till I find out," ${F.name} had told the shelf. It was cold out, and there were a great many windows. Behind each was a table, and ${F.name} sniffed at every one. Then the wind dropped. ${noise}. It came from a back step. ${O.name} sat there, next to ${G.name}, ${gesture.empty}. There was nothing there at all. But you could tell, from the shape of what was being done, just what it was that was not there.`,
          `You need a good reason to go out at that hour, with your supper getting cold. ${F.name} had one. It was heavy, and it smelled of ${smell.of}. Street after street was all tables and beds. What ${F.name} wanted was somebody with a piece missing. And there, behind the very last gate, by the light from the door, it was. ${noise}. "Come in now," said ${G.name}. "In a minute," said ${O.name}, and went on ${gesture.empty}.`,
        ].map((text) => text + atNight),
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: O, pose: 'sit', feeling: 'sad' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'calm' },
            ...beside,
          ],
        },
      },
      {
        text: [
          `${F.name} put the ${noun} on the bottom step, and went back three paces. A museum has to be sure. ${O.name} saw it. Nobody cheered. ${O.name} sat down beside it, and looked at the road. And after a while, without any fuss, ${O.name} ${gesture.did}. ${noise}. It went exactly into the worn place, like a foot into its own shoe. "That's proof," said ${F.name}. "Where was it?" said ${S.name}. "It was asking the way," said ${F.name}.`,
          `"I have to see you do it," said ${F.name}, and held out the ${noun}. "Do what?" said ${O.name}. "I don't do anything." And all the time that ${O.name} was saying so, ${noise.toLowerCase()}. "That," said ${F.name}. ${G.name} looked. ${O.name} looked too, for the first time in years, and there was the mark, as plain as a name. "I thought it came like that," said ${O.name}.`,
          `It was ${S.name} who saw ${F.name} first, and for once had nothing to say. "Whose is this?" said ${F.name}, holding the ${noun} the right way up. It was a fair question. You could have said anything. ${O.name} did not say a word, but ${gesture.did}. ${noise}. "Thank you," said ${F.name}. "That's what I wanted to know."`,
          `"I'm from the museum," said ${F.name}. It was the only way to begin. "I have here ${aNoun}, with ${stuck.bit}. I must ask you to prove it." ${S.name} started to explain, all in the wrong order. But ${O.name} had already reached out. ${noise}. There was a place worn for it, and it went into the place. ${F.name} had never seen a thing so much at home. "Sign here," said ${F.name}, who had something in one eye.`,
        ].map(cap),
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'reach', feeling: 'calm' },
            { who: O, pose: 'hold', feeling: 'happy' },
            { who: S, pose: 'stand', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `The next morning the neighbours came to the museum. They looked at it all politely, and then they stopped at the end. There was hardly anything there. It was ${stuck.bit}, and a label: ${label}. "What's that?" they said. So ${F.name} told them. It took most of the morning. In the back row stood ${O.name}, with the ${noun} under one arm. ${noise}, it went, at the good bits.`,
          `When the neighbours had come in, the next day, there was still a gap. But in the gap was ${stuck.bit}. "It came off by itself," said ${F.name}, "so I thought it might stay." ${O.name} had brought the ${noun} to look at it. The label said ${label}. Everybody read that one twice. And all through the speech, from somewhere near the door, you could hear it. ${noise}.`,
          `In the morning the shelf was not full. At the bare end lay ${stuck.bit}, on its own. It had the smallest label that ${F.name} had ever written. You had to bend down to read ${label}. ${O.name} bent down, with the ${noun}, and read it out to everyone. "I'd call that the best thing here," said ${A.name}. ${noise}, went ${O.name}, and did not notice.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            { who: F, pose: 'point', feeling: 'proud' },
            { who: O, pose: 'stand', feeling: 'happy' },
          ],
          things: [...shown, ...(stuck.shown ? [stuck.shown] : [])],
        },
      },
    ],
  };
}

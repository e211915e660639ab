import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'Stop, clock',
  'Clock, stop',
  'Stop now, clock',
  'Stop it, clock',
  'Stand still, clock',
  'Wait, clock',
  'Clock, wait',
  'Halt, clock',
  'Whoa, clock',
  'Stay, clock',
] as const;
const TITLES = ['stop, clock', 'nearly six', 'the longest minute', 'what the ladybird did'];

/** How it is done, in the words of the theme. */
const how = ({ raw }: Going): string =>
  /stop ?watch/.test(raw)
    ? 'stopwatch'
    : /\bremote\b/.test(raw)
      ? 'remote control'
      : /\bwatch\b/.test(raw)
        ? 'watch'
        : '';

/** Who comes to play is no pet of the house. */
const withGuest = (going: Going): Going => (going.B === going.company.friend ? withClassmate(going) : going);

/** What one holds does not stop with the rest: a ladybird shows it, and then a friend's hand. */
export const SIX: EventPlot = mateBeside({
  id: 'six',
  young: (going) => young(withGuest(going)),
  middle: (going) => middle(withGuest(going)),
  old: (going) => old(withGuest(going)),
});

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const stop = `${chance.pick(...REFRAINS)}!`;
  const watch = how(going);
  const can = watch === '' ? `${a} can stop time.` : `${a} has a ${watch} that stops time.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: stop,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['blocks', 'clock'],
        },
        `${A.introduced} builds a tower. ${B.introduced} helps. At six ${b} must go.${comesToo} But ${can}`,
        `${B.introduced} comes to play. ${A.introduced} gets the blocks. At six ${b} must go.${comesToo} But ${can}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')], things: ['clock'] },
        `"${stop}" says ${a}. It stops. The cat stops in the air.`,
        `"${stop}" says ${a}. No tick, no tock. A fly stops in the air.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'surprised')], things: ['blocks'] },
        `Only a ladybird walks, on ${A.names} finger. But ${b} has stopped, too!`,
        `A ladybird walks on, on ${A.names} finger. But ${b} has stopped! Oh!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'stand', 'surprised')], things: ['ball'] },
        `"Go!" They play ball. "${stop}" The ball hangs there. ${b} stops, too.`,
        `"Go!" ${b} throws a ball. "${stop}" The ball stops. So does ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'calm')], things: ['blocks'] },
        `${a} builds alone. It is no fun. ${b} does not even see it.`,
        `So ${a} builds the tower alone. One block, two blocks. It is quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious')], things: ['clock'] },
        `But look! The ladybird still walks. Why? "I hold you," says ${a}. "That is why!"`,
        `The ladybird walks and walks. It has not stopped. "It is on my hand!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'happy')], things: ['clock'] },
        `"Go, clock!" ${a} takes hold of ${b}. "${stop}" And ${b} does not stop!`,
        `"Go!" Now ${a} holds on to ${b}. "${stop}" All stops. But ${b} says, "Hello!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['blocks'] },
        `They build with one hand each. Up goes the tower, up to the lamp!`,
        `Two hands build. Two hands hold on. What a tower!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'think', 'curious')], things: ['clock'] },
        `"Can I come tomorrow?" asks ${b}. But the clock stands still. It is never tomorrow.`,
        `"And tomorrow?" asks ${b}. Oh! When the clock stops, there is no tomorrow.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')], things: ['clock'] },
        `"Go, clock!" It is six. ${b} goes home. "Be quick, clock!" says ${a}.`,
        `"Go, clock!" says ${a}. It is six. "Till tomorrow!" says ${b}. Tick, tock.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const stop = chance.pick(...REFRAINS);
  const watch = how(going);
  const can =
    watch === ''
      ? `And ${a} could stop time. It was a thing ${a} had always been able to do.`
      : `But ${a} had a ${watch} that stops time. It had one red button.`;
  const press = watch === '' ? '' : ', and pressed the button';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: stop,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['blocks', 'clock'],
        },
        `${B.introduced} had come to play until six. That's not long. ${A.introduced} and ${b} were building a tower. It was ten to.${comesToo} ${can}`,
        `There is one bad thing about six o'clock. It comes. At six ${B.introduced} had to go home, and the tower was only half built. ${A.introduced} looked at the clock.${comesToo} ${can}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')], things: ['clock'] },
        `"${stop}!" said ${a}${press}. There was a tick, and no tock. The rain stood on the window. The cat had jumped off the chair, and had not come down yet. On ${A.names} finger a ladybird walked up to the nail.`,
        `"${stop}!" said ${a}${press}. And everything stopped. A fly hung in the air like a currant in a bun. Outside, a dog had three feet on the ground. There was a ladybird on ${A.names} hand. It opened its wings, and shut them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'surprised')],
          things: ['blocks', 'clock'],
        },
        `"There," said ${a}. "Now we've got as long as we like!" But ${b} did not answer. ${b} held out one block, and had stopped with all the rest. "Oh," said ${a}, and let the clock go. Tock. "What?" said ${b}. "I didn't say anything."`,
        `"It worked!" cried ${a}. "You needn't go at all!" ${b} had an open mouth, and nothing came out of it. ${a} waved. ${a} made the face that ${b} can never look at without laughing. No. ${b} was stopped. "Go, clock," said ${a}, and was a minute nearer to six.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'stand', 'happy')], things: ['ball'] },
        `Perhaps you had to be quick about it. So they threw the ball, to and fro, very fast. "${stop}!" cried ${a}. The ball stayed where it was, in the middle of the room. At the other end ${b} held up both arms, and waited and waited.`,
        `"Run!" said ${a}. If they were running, then perhaps it couldn't catch them. They ran round the table. "${stop}!" said ${a}. ${a} came round the corner, and there stood ${b}, on one foot. The clock had been quicker.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'calm')], things: ['blocks'] },
        `So ${a} built alone. There was all the time in the world for it. The tower grew to the chair, and to the table. "Look at that!" said ${a}. There was nobody to look. It was like eating a birthday cake by yourself.`,
        `At least the tower could be finished. ${a} put on block after block. It took an hour, if there had been any hours. Nobody said, "Not that one." Nobody said, "Mind out!" It was the tallest tower in the world, and the dullest.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'calm')], things: ['clock'] },
        `The ladybird had got up to the elbow. ${a} watched it. Then ${a} sat up. "Everybody has stopped," said ${a}. "Why haven't you?" The ladybird tickled. "You're on me! It's because I've got hold of you!"`,
        `Something tickled. It was the ladybird, and it walked round the thumb for the tenth time. ${a} put it on the table. It stopped. ${a} took it up again. It walked. ${a} did that three times, to be quite sure.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'surprised')],
          things: ['clock'],
        },
        `"Go, clock," said ${a}. It was one minute to six. ${a} took ${b} by the hand. "What's this for?" said ${b}. "${stop}!" said ${a}. The rain stood still. The cat hung in the air. "Goodness," said ${b}. "Look at the cat."`,
        `The clock was let go, and there was hardly a minute left. "Hold on to me," said ${a}, "and don't let go, whatever happens. ${stop}!" It was as still as a picture. Only ${b} blinked. "Did you do that?" whispered ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['blocks'] },
        `They could not let go. So they built with one hand each, a left one and a right one. It's harder, and it's much funnier. They had the tower up to the lamp. They drew a moustache on the cat, in chalk.`,
        `It's not easy to build with a friend in one hand. ${b} held the block, and ${a} moved it. It fell down twice, and each time they laughed until they had to sit. Up it went again, to the table, to the lamp, to the ceiling.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'think', 'curious')], things: ['clock'] },
        `"We can do this for ever," said ${a}. "And tomorrow?" said ${b}. "Tomorrow's the paddling pool. You said so." ${a} looked at the clock. It said one minute to six. It would say so for ever. There's no tomorrow in a clock that stands still.`,
        `"What shall we do next?" said ${a}. ${b} thought of something. "It's pancakes at home," said ${b}. "They'll be in the air now, above the pan. And they never come down." They both looked at the clock. "And it's never Saturday," said ${a}, slowly.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')], things: ['clock'] },
        `It was ${a} who let go. "Go, clock," said ${a}. Everything moved again. It struck six. "Till next time," said ${b}, at the door. ${a} sat down below the clock. "${stop}?" said ${a}. "No. Get a move on!"`,
        `"Ready?" said ${a}, and they opened their fingers. Tock! Everything went on, very surprised. Six o'clock struck, and ${b} put on a coat. "See you soon," said ${b}. "Very soon," said ${a}, and looked up. "Faster," said ${a} to the clock.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const stop = chance.pick(...REFRAINS);
  const watch = how(going);
  const can =
    watch === ''
      ? `It was about then that ${a} found out about stopping time.`
      : `It was about then that ${a} was given the ${watch} that stops time.`;
  const kept = watch === '' ? '' : ` The ${watch} lay at the back of a drawer.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: stop,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['clock'],
        },
        `${B.introduced} came every summer, and went away every summer, on the last day of it, by the six o'clock boat. ${A.introduced} was as old as ${b}, to the week. On the door frame their pencil marks went up side by side, like a ladder.${comesToo} The clock hung next to it. ${a} had never liked it. ${can}`,
        `On the last day of the summer ${B.introduced} went home, on the boat at six. It had been so every year, and it had always spoilt the day, from breakfast on. ${A.introduced} measured ${b} against the door frame, and ${b} measured ${a}. The two marks were level. They had been level since they were four.${comesToo} Above them hung the clock, and did what clocks do. ${can}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')], things: ['clock'] },
        `There's nothing to it. "${stop}," you say, and it stops, and everything with it. ${a} tried it on a wet Tuesday. The rain stood on the window like beads. The cat had left the chair and not arrived anywhere. There was no sound, not even the one that you never hear. Only the ladybird on ${A.names} sleeve went on climbing. "Go," said ${a}, and it all went on, and the cat landed.`,
        `The first time was by accident. The milk was boiling over. "${stop}!" cried ${a}. It was only a thing to say. The milk stood over the edge of the pan in a white frill. A fly hung over the bread. You could walk round it, and look at its knees. On ${A.names} thumb a ladybird was washing its face, and took no notice. "Go," whispered ${a}, at last, and mopped the stove for an hour.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['notebook', 'clock'] },
        `After that there was time for everything. ${a} stopped it before school, and had another sleep. ${a} stopped it in the sums test, and at the last biscuit. In the evenings there were hours and hours in which to read. One thing was odd. By noon ${a} was hungry for supper. And in July, when they stood at the door frame, the left mark was higher than the right. It was by the breadth of a finger. "You've grown without me," said ${b}.`,
        `You'd have done it too. There was a quarter of an hour before each bus, and a whole free night before each spelling. Nobody noticed, except that ${A.names} sleeves got short. Time that you have stopped is still time, for the one who's in it. It was ${b} who saw it, in July, with the pencil in one hand. "That's not level," said ${b}. "You're ahead." It was not much. It was as if ${a} had gone on a bit, round a corner.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'shout', 'worried'), seen(B, 'stand', 'calm')],
          things: ['clock'],
        },
        `Then it was the last day, and ten to six. They had meant to finish the raft. "I've got an idea," said ${a}. "You needn't go. ${stop}!" The wind dropped out of the trees. The gulls hung up like washing. "Now," said ${a}, and turned round. ${b} was standing on the step with a rope in one hand, in the middle of a word. It began with a W. It didn't go any further.`,
        `And so it got to be the last day, as it does. At ten to six the bag stood in the hall. "I shan't let it," said ${a}. "${stop}!" Down at the quay the boat hung on top of a wave. ${a} had waited all summer for this, and had told nobody. "You can stay," said ${a}. "You can stay as long as you like." "${b}?" said ${a}. ${b} looked straight past, at the place where ${a} had been. ${b} had stopped, like everything else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'surprised')], things: ['clock'] },
        `${a} let it go. "Why," said ${b}, "are you over there?" They ran, in case it was a matter of being fast. ${a} shouted it in the middle of a jump. Each time it was the same. There were the trees without a sound, and ${b} with both feet off the ground, and that look. And each time that it went on again there were two minutes less. "What are you doing?" said ${b}. "Nothing," said ${a}.`,
        `"Go," said ${a}, and tried it another way. They hid in the cupboard, where there's no clock. They held their breath. They stood on their heads, since it might be a thing of the head. "${stop}!" And there in the dark was ${b}, upside down, as quiet as a coat. It was four minutes to six by now. "You've gone quite pale," said ${b}, when it was over. "And you keep being somewhere else."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'calm')], things: ['clock'] },
        `At three minutes to, ${a} stopped it and did not let it go. If it couldn't be with ${b}, then at least it should not be without. ${a} sat down beside ${b} on the step. It might have been a day. ${a} told ${b} a good many things, and finished the raft that they had begun. "It's the best raft that anybody has ever built," said ${a}. It sounded like one person.`,
        `Then ${a} just left it like that, at three minutes to six. You could keep ${b}, in a way. ${a} talked to ${b}, and put a scarf on ${b}, and sat there, for two sleeps or three. It was like having a photograph of somebody, only that it's life-size. ${a} would have given all those hours for one "What?" The ladybird walked about on ${A.names} wrist. It was company.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'calm')], things: ['clock'] },
        `It was company because it moved. ${a} looked at the ladybird, and could hear nothing but a heart beating. Gulls don't move, and boats don't, and the sea doesn't. ${a} set it down on a post. It stopped with one leg up. ${a} held out a finger under it, and it walked on as though nothing had been. It wasn't a question of fast, or of cupboards. It had been on ${a} each time. It only had to be held.`,
        `It took ${a} as long as that to see it. The gulls had stopped, and the sea, and ${b}. Why not the ladybird? ${a} blew it off on to the wall. It stuck there, like paint. ${a} touched it. It shook itself, and opened its wings. "So it's that easy," said ${a}. What you have hold of doesn't stop. In all that time, with ${b} there in front, one hadn't thought of taking a hand.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'surprised')],
          things: ['clock'],
        },
        `"Go," said ${a}. "And hold on to me. ${stop}!" ${b} looked at the gulls. ${b} looked at a wave, and went up and put a foot on it. "How long have you been able to do this?" said ${b}. "Since Easter," said ${a}. They took a raft out over the stiff sea. They did cartwheels, of a kind. You can't let go, not for a sneeze. They ate one-handed, and slept in a heap. It was the best day of the summer, and it had no end.`,
        `So there was one tick, and ${a} got hold of ${b} by the wrist. "${stop}!" It was still, and somebody breathed. "It's you," said ${b}. "It's been you all the time, with the being somewhere else!" They walked out along the top of a wave. They went to see the captain's face. They played every game that can be played on one hand each. It must have been a week. The clock said two minutes to six, and had nothing to add.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'calm'), seen(A, 'sit', 'worried')], things: ['clock'] },
        `"My sister's going to be born in October," said ${b}, one of those times. They were lying on a wave. "Only it isn't going to be October." ${a} said nothing. "And I'd like to know how the book ends that they read to us at night. And to be really, really cross with you, and go home, and write." "We could do without October," said ${a}. "You could," said ${b}. "You're ahead already. I should like to catch up the usual way."`,
        `It was ${b} who began to look at the boat. "They'll have my supper on," said ${b}. "It's never going to be hot, or cold." "It's always going to be today," said ${a}. "That's what I wanted." "I know," said ${b}. "But I like the next bit too. I even like the part where I'm on the boat, and you get small. I think about the whole summer then. I can't, while I'm in it." Their hands had got rather sore.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'calm')], things: ['clock'] },
        `It couldn't be ${b}. It's only the one who stops it that can let it go. ${a} looked at it all once more, the beads of spray, the gulls. You could have this for good. It would cost ${b} every tomorrow, and you would have to hold on very tight. "You've got to say it," said ${b}. "I know," said ${a}. It's two letters long. Nobody has any idea how heavy that is. Then ${a} opened all five fingers. "Go," said ${a}.`,
        `${a} could have said no. ${b} couldn't have done a thing about it. That's what made it so hard to say. They stood at the door again, and there were the bag, and the clock with its round face. "You first," said ${a}. "It's your hand," said ${b}. It was two minutes to six, and it had been so for longer than anyone has ever had. ${a} let go, one finger after another. There was a good deal of noise all at once. It was the sea.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'calm'), seen(B, 'wave', 'happy')], things: ['clock'] },
        `The boat went at six. It got small, in the way it does, and ${a} watched until there was only the place. It was the first time that ${a} had looked at all of it. Then ${a} went in, and sat down under the clock. It was going. It had a nice tick, when one came to listen. "${stop}," said ${a}, from habit, but not so that it would hear. In October there was a letter. It had a lot of news in it.${kept}`,
        `"See you," said ${b}. "See you," said ${a}, and it would be so, for there was going to be a next year. The boat got to be a toy, and then a dot. Nothing was stopped, and nothing was kept, and ${a} had it all. That winter ${a} only said it once. It was for a fly in the milk, just as long as it takes to lift one out. "${stop}," said ${a}. "Now go."${kept}`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['clock', 'pencil'],
        },
        `Next summer they stood against the door frame with a pencil, before they'd even said hello. They had been careful, both of them. ${b} had eaten a great deal of porridge, and ${a} had stopped nothing at all. "Well?" said ${a}. ${b} laid a ruler across, and looked, and looked again. It was as level as the sea. Above them the clock struck something. Neither of them turned to see what it was.`,
        `The boat came in, next June, and ${b} was on it. "Door frame," said ${b}, before anything else. ${a} stood very straight. There was last year's mark, a finger too high, and there was the pencil. ${a} had been in no hurry all the year. "Level," said ${b}. "To the hair." They looked up at the clock, which had brought them there, after all, at its own speed. It said ten to six, and it was morning. It had stopped. They left it.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { withGrownUp } from '../with-grown-up.ts';

const REFRAINS = [
  'Still dark',
  'It is dark',
  'Quite dark',
  'Dark, all dark',
  'As dark as dark',
  'Dark as ever',
  'Dark everywhere',
  'Too dark',
  'All dark here',
  'No, still dark',
] as const;
const TITLES = ['still dark', 'the hat that was too big', 'is it morning yet', 'a very long night'];

/** What the sleeper is late for. */
const lateFor = ({ raw }: Going): string =>
  /\bschool\b/.test(raw) ? 'school' : /\bbus\b/.test(raw) ? 'the bus' : /\bwork\b/.test(raw) ? 'work' : 'breakfast';

/** A hat too big comes down over both eyes: whoever sleeps in it looks, and says truly what there is to see. */
export const HAT: EventPlot = {
  id: 'hat',
  when: /\b(?:overs?leeps?|overslept|school|bus|work|late|breakfast|birthday|dad\w*|mum\w*|gran\w*|cockerel|rooster)\b/i,
  young,
  middle,
  old,
};

function young(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const late = lateFor(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['hat'] },
        `${A.introduced} has a big, warm hat. "I will sleep in it."`,
        `Look at ${A.introduced}! What a big hat! ${a} sleeps in it, so warm.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [...awake(going, 'stand', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `Now it is morning. Here comes ${B.introduced}.${comesToo} "Get up!" But ${a} stays in bed.`,
        `Now it is morning. "Time for ${late}!" says ${B.introduced}.${comesToo} ${a} stays in bed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'calm'), seen(B, 'stand', 'surprised')], things: ['hat'] },
        `"It is morning," says ${b}. ${a} looks, from under the hat. "${refrain}," says ${a}.`,
        `"Is it morning?" ${a} looks, under the hat. "${refrain}," says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'happy'), seen(A, 'sleep', 'calm')], things: ['sun'] },
        `${b} opens the curtain. In comes the sun. "Look now!" ${a} looks. "${refrain}," says ${a}.`,
        `Swish, goes the curtain. The sun comes in. "And now?" says ${b}. "${refrain}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined', 'lamp'), seen(A, 'sleep', 'calm')] },
        `${b} brings a lamp, a very bright one. "And now?" "${refrain}," says ${a}.`,
        `Here is a very bright lamp. "Look!" says ${b}. "${refrain}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised'), seen(B, 'stand', 'worried')] },
        `So ${a} gets up, to go and see. Bump! That was the door. "Too dark for doors!"`,
        `"I will go and see," says ${a}. Bump! "I cannot see the door. What a night!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'curious')], things: ['hat'] },
        `${b} looks. There is a nose. There is a mouth. "Where are your eyes?" says ${b}.`,
        `"Wait," says ${b}. "I see your nose. I see your chin. But where are your eyes?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'surprised'), seen(B, 'reach', 'happy')], things: ['hat', 'sun'] },
        `Up goes the hat. There they are! "Oh!" says ${a}. "Who put the sun on?"`,
        `${b} lifts the hat. Hello, eyes! "The sun!" says ${a}. "When did that come?"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(B, 'sit', 'worried'), seen(A, 'hold', 'happy', 'hat')] },
        `Now it is bedtime. "It is too light," says ${b}. "I can help," says ${a}.`,
        `At bedtime the sun is still up. "I cannot sleep," says ${b}. ${a} gets the hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'happy')], things: ['hat'] },
        `On goes the hat, down over both eyes. "${refrain}," says ${b}. Good night!`,
        `Down comes the big hat, over ${B.names} eyes. "${refrain}," says ${b}, and sleeps.`,
      ),
    ],
  };
}

function middle(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const late = lateFor(going);
  // The bread in bed was the first of it.
  const stillToCome = late === 'breakfast' ? 'the rest of breakfast' : late;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'proud')], things: ['hat'] },
        `${A.introduced} had a new hat, a thick woolly one. It was as big as a bucket. "It's a bit loose," said ${a}, and pushed it up, "but it's so warm." And ${a} went to bed in it.`,
        `One evening ${A.introduced} found a hat. It was soft and red and would have fitted a cow. "I shall never take it off," said ${a}. In bed it slid down to ${A.names} nose. But ${a} was asleep by then.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [...awake(going, 'stand', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `In the morning the sun was up. So was ${B.introduced}.${comesToo} "Get up, ${a}! You'll be late for ${late}!" Nobody got up.`,
        `"Where's ${a}?" said ${B.introduced}, in the morning. ${a} was still in bed, with the blanket up and the hat down.${comesToo} "You're late for ${late}!" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'calm'), seen(B, 'stand', 'surprised')], things: ['hat'] },
        `"Is it morning?" asked ${a}. "Look for yourself," said ${b}. Inside the hat, ${a} opened both eyes. ${a} looked left, and ${a} looked right. "${refrain}," said ${a}, and lay down again.`,
        `${a} was quite polite about it. "I'll just see," said ${a}, and opened both eyes, in the hat. "${refrain}," said ${a}. "Come back in the morning."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'happy'), seen(A, 'sleep', 'calm')], things: ['sun'] },
        `"I forgot the curtain," thought ${b}, and pulled it open. The room was full of sun. It was so bright that ${b} had to blink. "There! What do you say now?" ${a} looked again. "${refrain}," said ${a}.`,
        `So ${b} drew the curtain. The sun jumped on to the bed and lay all over it. "That should do it," said ${b}. "That should do what?" asked ${a}, and had another look. "${refrain}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined', 'lamp'), seen(A, 'sleep', 'calm')] },
        `${b} fetched the lamp from the kitchen, and held it close to the bed. "That's the sun and a lamp," said ${b}. "It feels warmer," said ${a}. "But I've looked, and it's no good. ${cap(refrain)}."`,
        `"Perhaps you need more of it," said ${b}, and brought a lamp. You could have read by it in the next street. ${a} looked straight at it. "${refrain}," said ${a}. "What were you going to show me?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'worried')], things: ['plate', 'bread'] },
        `There was only one thing left, and that was to eat. ${b} brought bread and jam on a plate. ${a} smelled it, found it, and ate it. "A feast in the middle of the night!" said ${a}. "You are kind."`,
        `Then ${b} came with a plate. "It's bread and honey," said ${b}. "You only get that in the morning." ${a} ate every bit of it, by feel. "How lovely," said ${a}. "I've never had it at midnight before."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised'), seen(B, 'stand', 'worried')], things: ['chair'] },
        `"I'll go and look outside," said ${a}, and walked into a chair. Then ${a} walked into the door. "It's the darkest night I ever saw," said ${a}. "You can't even see the furniture."`,
        `To be friendly, ${a} climbed out of bed. Bump! "That's a chair," said ${b}. Bump! "That's the door." "There, you see?" said ${a}. "You can't see a thing. And you say that it's day!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'curious')], things: ['hat'] },
        `"Stand still a moment," said ${b}. ${b} had never looked at ${a} so hard. There was a chin. There was a nose. Above the nose there was nothing but hat. "${a}," said ${b}, "where do you keep your eyes?"`,
        `${b} came round to the front. "I can see your mouth," said ${b}, "and I can see your nose. And after that I can see hat." "What about my eyes?" asked ${a}. "That's what I mean," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'surprised'), seen(B, 'reach', 'happy')],
          things: ['hat', 'sun'],
        },
        `${b} took the hat by its edge and pushed it up. Two eyes looked out, and blinked. "Goodness!" said ${a}. "That came up fast!" They were only a bit late for ${stillToCome}. It was a very bright day.`,
        `One push, and there they were, both of them, round as buttons. "Who did that?" cried ${a}. "It was dark a second ago!" They ran, and were late for ${stillToCome}, but not by much. ${a} told everybody about the sudden sun.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'sleep', 'worried'), seen(A, 'hold', 'happy', 'hat')],
        },
        `That evening it was ${b} who lay in bed and could not sleep. The sun was still up. It shone through the curtain. "It's no use," said ${b}. "It's much too light." "I've got something for that," said ${a}.`,
        `The evenings were long just then. ${b} was in bed, and outside it was as light as lemonade. "I can't sleep with that on," said ${b}. ${a} went away, and came back with something big and soft.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'happy')], things: ['hat'] },
        `It was the hat. ${a} put it on ${b} and pulled it down, to the nose. "How is it in there?" whispered ${a}. "${refrain}," said ${b}, and then there was only breathing.`,
        `Down it came, over one ear, over the other, and over both eyes. "Well?" asked ${a}. Inside the hat ${b} had a good look. "${refrain}," said ${b}, very happy, and was asleep.`,
      ),
    ],
  };
}

function old(from: Going): Told {
  const going = withGrownUp(from);
  const { A, B, a, b, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const late = lateFor(going);
  const looksOn = third ? ` ${third.name} looked on.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(B, 'hold', 'proud', 'hat'), ...others(going, A, 'sit', 'happy')],
        },
        `It had taken ${B.introduced} from September until Sunday. It was a hat. There were nine balls of wool in it, and all of the evenings. "Try it on," said ${b}. ${A.introduced} tried it on.${looksOn} It was lovely and warm, and it would have fitted a haystack. "It's not too big?" said ${b}. Nobody had ever made ${a} anything before. "It's exactly right," said ${a}, from inside.`,
        `${B.introduced} had never knitted a thing, and then ${b} knitted a hat. You have to know when to stop, with a hat. ${b} had not known. "It's for you," said ${b}, on Sunday morning, rather pink. ${A.introduced} put it on, and the room went away.${looksOn} "Does it fit?" asked ${b}. There were nine balls of wool in it, and all of the autumn. ${a} pushed it up to see ${B.names} face. "As if I'd grown it," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['hat'] },
        `In the daytime it could be managed. You walk with your head back, and hold the hat up at corners. But you can't hold up a hat while you are asleep. ${a} wore it to bed, so that ${b} should see it there in the morning. About midnight it slid down over both eyes, and stopped at the nose.`,
        `All that day it came down only now and then. "I like it low," said ${a}, with one finger under the brim. At night there was no finger. ${a} had meant to take it off, and then thought of ${b} looking in. So it stayed on. Some time before morning it gave a small slip, and there it sat, as far as the nose.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(A, 'sleep', 'calm')] },
        `On Monday ${a} was not there for ${late}. ${b} went and knocked. "Is it morning?" said ${a}. "It's been morning for an hour!" There was a pause, while ${a} looked. ${a} did it properly, to the left and to the right, with wide open eyes. "${refrain}," said ${a}. "You must have dreamed it."`,
        `"You're late for ${late}," said ${b}, on Monday, at the door. "I can't be," said ${a}. "It isn't day. Wait, I'll make sure." And ${a} sat up and opened both eyes as far as they go, and turned round slowly, like a lighthouse. "${refrain}," said ${a}. "But it was kind of you to come."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'determined'), seen(A, 'sleep', 'calm')], things: ['sun', 'lamp'] },
        `On Tuesday ${b} pulled back the curtain, so that the sun fell in with a bang. ${b} brought the lamp as well, and held it over the bed. "And what do you call that?" ${a} could feel that it was warm. But you should only say what you see. "${refrain}," said ${a}, and was late for ${late} again. They kept nothing for those who came late.`,
        `Tuesday's sun was as yellow as an egg. ${b} let it in, and put a lamp beside it, in case. Nobody could have slept in such a room. "Now you look at that," said ${b}, "and tell me." ${a} looked at it, hard, and wanted to be helpful. But it's no good saying that you see a thing when you don't. "${refrain}," said ${a}. By the time that ${a} came down, it was all over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'worried')] },
        `By then it had got about. "Here comes the pillow," people sang, when ${a} went past. The song had a second verse, with snoring. It wasn't meant unkindly, and it went in like a thorn. "I go to bed at eight," said ${a} to ${b}. "I don't know what's the matter with me. I look, and I look, and it doesn't get light." ${b} did not laugh at that. ${b} had begun to wonder.`,
        `People had started to say things. They said, "Good evening," to ${a} at noon. One of them had made up a song, with snoring in it. ${a} laughed at it like everybody else, and then went home the back way. "I'm not lazy," said ${a}. "Am I? I think I might be ill. Other people's mornings come." "They all come," said ${b}, slowly. "They come to everybody. There must be something in the way."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'sit', 'curious'), seen(A, 'sleep', 'sleepy')],
          things: ['chair'],
        },
        `So on Tuesday night ${b} came and sat by the bed, on a chair, to watch. It got late. Nothing happened until a quarter to twelve. Then there was a very small sound, like a cat coming off a shelf. It was wool. ${b} bent down and saw a chin, and a nose, and above the nose nine balls of it. ${b} did not wake ${a}. It's hard to wake somebody when you don't know what to say.`,
        `That night there was somebody on the chair beside ${A.names} bed, and it was ${b}. ${b} meant to find out, if it took till morning. It took till midnight. Then the hat moved. It came down without any hurry, over one eye, and then over the other. ${b} sat there and looked. The stitches were quite even, on that side. They had been the best part.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'sad')] },
        `There was a lot of night left to think in. It would have been easy to roll up the hat a little, each night, and say nothing. Then ${a} would be in time, and the hat would be a good hat. Only they would go on singing about ${a}. And it was not ${a} who had done it. It was somebody who did not know when to stop.`,
        `Nobody knew it but ${b}. You could take it off at midnight, and put it on again at six. You could do that for years. But there was the song, with the snoring, and they were singing it about ${a}. "I could tell them," thought ${b}. Then everybody would know what sort of hat it was. ${b} had shown it to all of them, every week, as it grew.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'sit', 'surprised')],
          things: ['hat'],
        },
        `When it was light ${b} took hold of the hat and turned it up. There were two eyes under it. "Oh," said ${a}, and looked at the window. "Oh. It was the hat." "It's too big," said ${b}. It's strange how long that takes to say. "It's miles too big. Why did you never tell me?" "You asked me if it fitted," said ${a}. "You looked so happy, with all that wool."`,
        `"Is it morning?" said ${a}, on Wednesday, at six. "Look for yourself," said ${b}, and lifted the hat. They looked at each other. "It's too big," said ${b}. "It always was. Did you never think of that?" "For a moment," said ${a}. "And then I thought of the nine balls of wool." "So you wore it, and let them sing?" said ${b}. "It's a very warm hat," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(B, 'stand', 'determined'), seen(A, 'stand', 'surprised')],
          things: ['hat'],
        },
        `They were not late for ${late}. They were the first. When everybody had come, ${b} got up in front of them, and put on the hat. It came down to the collar. "This is why," said ${b}, in the dark. "I made it. It was never ${a}." There was a silence, and then they laughed until the windows shook. ${b} could not see who it was. It's almost the only good thing about such a hat.`,
        `Before the song could start, ${b} was on a chair. "I want to show you something," said ${b}, and put the hat on, and was gone from the neck up. "It's my own work. Would you get up, if you lived in here?" They laughed, of course. They laughed for a good while. But they looked at ${a} while they did it, in another way. Somebody moved up to make room.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'hat'), seen(B, 'sit', 'happy')] },
        `"You may have it back," said ${a}, on the way home. "You could make it smaller." "Do you want it smaller?" ${a} thought of all those evenings, and how warm it was. "No," said ${a}. "I want it just as it is. I'll have it for my feet." Both of them went in, as if they had been measured for it.`,
        `"I'll undo it," said ${b}, "and begin again." "You won't," said ${a}, and held on to it. "I've been looking at the inside of this hat for three days. I know every stitch. I want it as it is." It turned out to be just right for two feet in bed. Nobody minds if it's dark down there.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'happy')],
          things: ['hat'],
        },
        `In June, when the evenings are long, ${b} could not get to sleep for the light. It came in round the curtain, and over it, and under the door. There were footsteps. Something thick and soft came down over ${B.names} head, past the ears and the eyes. "How's that?" whispered ${a}. Inside it ${b} looked carefully to the left, and to the right. "${refrain}," said ${b}. It fitted perfectly.`,
        `The hat is borrowed, sometimes. There are nights in summer when the sun will not go. ${b} lies there, and it's light at nine and at ten. Then ${a} comes in on tiptoe and brings it. It's pulled down as far as the nose. "Well?" says ${a}. There's a rustle, and that's ${b}, opening both eyes. "${refrain}," says ${b}, and sleeps.`,
      ),
    ],
  };
}

type Seen = ReturnType<typeof seen>;

/** One, and the child beside the two it happens to. */
function others({ third }: Going, who: Going['A'], pose: Seen['pose'], feeling: Seen['feeling']): readonly Seen[] {
  return third ? [seen(who, pose, feeling), seen(third, 'stand', 'happy')] : [seen(who, pose, feeling)];
}

/** Those who are up. */
const awake = (going: Going, pose: Seen['pose'], feeling: Seen['feeling']): readonly Seen[] =>
  everybody(going, pose, feeling).filter(({ who }) => who !== going.A);

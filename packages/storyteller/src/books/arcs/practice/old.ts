import type { Told } from '../../arc.ts';
import type { Practice } from './arc.ts';
import { cap, titled } from '../wording.ts';
import { butFor, inParts, nounOf } from './said-in-parts.ts';

const MOST = 18;

export function old(bound: Practice): Told {
  const {
    chance,
    hero: H,
    friend: F,
    grownUp: G,
    activity: A,
    setting,
    things,
    tries,
    refrain,
    until,
    watcher,
  } = bound;
  const [[first, why], [second, whyNot]] = tries;
  const sound = cap(A.sound);
  return {
    title: titled(
      chance.pick(
        'one moment later',
        'a ladder with the middle left out',
        'the size of the hole',
        'nine tenths of it',
        'a mirror that saved things up',
        `the worst bit of ${H.name}`,
        `everybody but ${F.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `${H.introduced} was never quite quiet. If you stood close, you could hear it: "${A.sound}." It was ${A.id}. ${H.name} did it before breakfast and after supper, and dreamed of it in between.`,
          `${H.introduced} had found ${A.id} one wet afternoon, and after that there was nothing else. Other people had hobbies, and put them away in boxes. ${H.name} did it all day. "${sound}," it went, even in the middle of sums.`,
          `If you asked ${H.introduced} what was best about ${nounOf(A)}, you got a noise for an answer. "${sound}," said ${H.name}, and showed you how. ${H.name} would rather have done that than anything else.`,
          `Some people have a favourite colour. ${H.introduced} had ${A.id}. It was there at breakfast, under the table, going "${A.sound}" where nobody could see. It was there in the last minute before sleep. ${H.name} would have done it in a cupboard.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `${F.introduced} copied whatever ${H.name} did, one moment later. ${H.name} laughed, and then ${F.name} laughed. ${H.name} tripped on the mat, and then ${F.name} tripped, carefully, in the same place. People said that it was a compliment. It did not always feel like one.`,
          `Everybody has a shadow, but ${H.name} had two. The other was ${F.introduced}, who copied every nod and shrug, one moment later. "Can't you do something of your own?" said ${H.name}, once. ${F.name} shrugged. It was just the way ${H.name} shrugs.`,
          `${F.introduced} did it as well, and always one moment later. It was not teasing. ${F.name} copied nods, and waves, and the way ${H.name} came in at a door. "Do you have to?" said ${H.name}. "Do you have to?" said ${F.name}, with great interest.`,
          `Then there was ${F.introduced}, who copied. When ${H.name} waved, there was a second wave, close behind. You got used to it, as you do to a clock. Most days ${H.name} did not notice at all.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'calm' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Only one bit was too hard. ${H.name} could not ${A.hard}. It went wrong each time, and always in the same place. "When are the people coming to watch?" said ${H.name}. "Soon," said ${G.name}. "They'll like the rest of it." But ${H.name} wanted to do the whole of it.`,
          `"Nearly all of it is beautiful," said ${G.name}. But there was one bit that went wrong every time. ${H.name} could not ${A.hard}. And people would come and watch, ${until}. They would be nice about it. ${H.name} did not want anybody to have to be nice.`,
          `There was one thing wrong. ${H.name} could not ${A.hard}. It had not mattered, until now. But people would come to watch, ${until}, and some of them would have cameras. "You could leave that bit out," said ${G.name}. ${H.name} thought about it. It would be like a ladder with the middle left out.`,
          `And still, ${H.name} could not ${A.hard}. The beginning was lovely, and so was the end. In the middle it went wrong. And there would be people watching, ${until}. "Nobody will mind," said ${G.name}. That was kind, and no use at all.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Somebody had said that you can do a thing if you only believe it. So ${H.name} believed it, as hard as could be, and tried. It went wrong in the same place as before. Then it went wrong again, because ${F.name} had copied it. "${refrain}," said ${H.name}.`,
          `${H.name} got up early to try, when nobody else was about, only ${F.name}. ${H.name} tried it ten times before breakfast. It went wrong ten times, always in the middle, and ${F.name} got it wrong as well. "${refrain}," said ${H.name}.`,
          `So ${H.name} made a plan, and ${first}. ${butFor(why)} It was over quite quickly. One moment later it went wrong again, as ${F.name} did it too. "${refrain}," said ${H.name}, to the ceiling.`,
          `The first plan was a simple one. ${H.name} ${first}. ${butFor(why)} Nobody had seen it except ${watcher}. "${refrain}," said ${H.name}, and got up, and so did ${F.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `On the second day ${H.name} did it slowly, and it went wrong slowly. On the third day ${H.name} did it fast, and it went wrong fast. Then, from close behind, where ${F.name} was, came exactly the same mistake. "${refrain}," said ${H.name}, rather grimly.`,
          `"You think about it too much," said ${G.name}. So ${H.name} thought about ducks instead. But with ducks in your head you forget what comes next. "${refrain}," said ${H.name}. And ${F.name}, one moment later, was thinking about ducks as well. You could see it.`,
          `The second plan had taken all night to think of. ${H.name} ${second}. ${butFor(whyNot)} "I know," said ${H.name}, before anybody could speak. Nobody had been going to. "${refrain}."`,
          `The next day ${H.name} came with a better idea, and ${second}. ${butFor(whyNot)} "${refrain}," said ${H.name}. It came out smaller than the last time, and ${F.name} said it too, just as small.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `${F.name} copied the mistake once more, quite cheerfully, and then ${H.name} got angry. "You're making fun of me!" shouted ${H.name}. "You always have!" It was not so, and both of them knew it. ${F.name} went and sat by the wall, and copied nobody.`,
          `"Stop copying me!" shouted ${H.name}. "I can't do it with you doing it!" ${F.name} stopped at once, and sat down by the door. Now it was quiet. It was just what ${H.name} had asked for, and it was horrid.`,
          `It is a bad thing to hear yourself, one moment later, all day long. "Stop it!" said ${H.name}. "Go and be somebody else!" And ${F.name}, who had never been told to stop before, stopped. It was very quiet. It was not as nice as ${H.name} had expected.`,
          `"It's because you're always there," said ${H.name}, which was not true. "I can't do it when you copy me." ${F.name} sat down and did nothing at all. ${H.name} tried it alone, and it went wrong in the very same place.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'shout', feeling: 'angry' },
            { who: F, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `It was an hour before ${H.name} could say it. "I was wrong, and I'm sorry," said ${H.name}. "And I need you. Would you do it just as I do, with the mistake?" So ${F.name} did it, and left nothing out. And now ${H.name} could see it from outside, and saw what was wrong.`,
          `"That was a nasty thing to say," said ${H.name}. "I'm sorry." ${F.name} waited one moment, and nodded. That gave ${H.name} the idea. "You can do everything just as I do it. Show me!" ${F.name} showed it, with the mistake in the middle. So that was where it went wrong!`,
          `"I'm sorry," said ${H.name}. "It isn't you. I wish it were you." Then that sentence turned itself round. "Would you do me?" said ${H.name}. "Just once? The whole thing, with the mistake in it?" ${F.name} got up slowly, and did it, exactly. And there it was, plain as a hat: the place where it went wrong.`,
          `"Come back," said ${H.name}. "I said a wrong thing, and I'm sorry." ${F.name} came back. "Now do it just as I do," said ${H.name}, "and don't be kind about it." It was like looking in a mirror. "Stop there," said ${H.name}. "That's it. That's what I do wrong."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'dance', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"Was that me?" said ${H.name}. "Exactly," said ${G.name}, who had come by with the washing and stayed to watch. "I can tell you what would help. ${inParts(A.knack, MOST)}" "But that's so easy!" said ${H.name}. "It is," said ${G.name}, "when you know which bit is wrong."`,
          `${cap(G.name)} never gave advice unless it was asked for, so ${H.name} asked. "${inParts(A.knack, MOST)}" And ${G.name} went on drying a cup. ${H.name} said it over, twice, so as not to forget. And ${F.name} said it twice as well.`,
          `"So that's where it goes wrong," said ${G.name}, from the doorway. "I used to make the same mistake. ${inParts(A.knack, MOST)}" "Is that the secret?" said ${H.name}. "It isn't a secret," said ${G.name}. "But first you have to see what you do."`,
          `${cap(G.name)} had seen it too. "May I say one thing?" said ${G.name}. "Only one?" "Only one. ${inParts(A.knack, MOST)}" It was such a small thing that ${H.name} nearly laughed. Then ${H.name} tried it, very slowly, without the noise.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: H, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It was nearly supper, and ${H.name} did it once more, just as ${G.name} had said. It came to the hard bit, and for the first time the hard bit went right. ${H.name} stood still. "I did it!" said ${H.name} to ${F.name}. "Did you see? I did it!"`,
          `${H.name} did it as ${G.name} had said, and it went right. ${inParts(A.moment, MOST)} ${H.name} looked at ${F.name}, and ${F.name} looked back, just as surprised. For once they were both surprised at the same time.`,
          `It did not work that day, or the day after that. On the third day it did. ${inParts(A.moment, MOST)} "${sound}," said ${H.name}, in a whisper, and did not dare to say it louder. Then it worked again.`,
          `"${refrain}," said ${H.name}, eleven times, and then a twelfth. The twelfth time it went right. ${inParts(A.moment, MOST)} ${H.name} stood quite still, and then shouted so that ${F.name} jumped.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'surprised' },
            { who: F, pose: 'look-up', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `That evening ${G.name} hummed a tune at the sink, and stopped in the middle, as always. "Why do you stop there?" said ${H.name}. "When I was nine," said ${G.name}, "I played that tune. Then came a hard bit, and I gave up. I never learned the rest." "Shall I help you with it?" said ${H.name}. ${cap(G.name)} did not say yes. But ${G.name} did not say no, either.`,
          `There was a case on top of the wardrobe, and ${G.name} never spoke of it. "What's in there?" said ${H.name}. "A trumpet," said ${G.name}. "I knew one tune, as far as the hard bit. Then I gave up." ${cap(G.name)} sang it at the sink, and stopped in the middle. "You could try it again," said ${H.name}, "with somebody to copy you." They both looked at ${F.name}.`,
          `"Did you ever give up?" said ${H.name}. ${cap(G.name)} was peeling a potato at the sink. "I had to learn a poem once," said ${G.name}. "It had a hard bit in the middle, and I gave up. I only know the first half." ${cap(G.name)} said it, as far as the middle, and there it stopped. "We could help you," said ${H.name}, and ${F.name} nodded, one moment later.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `There was a list for the great day. ${H.name} was to be at the front, alone. ${F.name} was not on the list at all. "They think it looks tidier," said ${G.name}, not happily. "Then put us both at the side," said ${H.name}. At the side there was a pillar, and half of the people would see nothing. But ${F.name} would be there.`,
          `"They may laugh," said ${G.name}, "if ${F.name} is there, doing it after." Somebody had to say so. ${H.name} had thought of it too, at night, and had turned over. It was a good thing at last, and it would be a pity to have it laughed at. ${F.name} might stay at home, just this once. ${H.name} looked at ${F.name}, who looked back, with the very same worried face. "Then they'll have to laugh," said ${H.name}.`,
          `There was to be a prize for the best one done alone. ${H.name} wanted it a great deal. But then ${F.name} would have to sit still all evening, and watch. On the form there was a line that said ALONE. ${H.name} crossed it out, and wrote TWO OF US. "There's no prize for two," said ${G.name}. "I know," said ${H.name}.`,
          `"Aren't you coming with me?" said ${H.name}. ${F.name} shook a sad head. What if it went wrong, because ${F.name} was copying? It might, too. Alone, ${H.name} could do it perfectly. With ${F.name} there, nobody could be sure. It took ${H.name} all of supper to decide. "Get your hat," said ${H.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: F, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `On the day ${H.name} did it, hard bit and all, and ${F.name} did it one moment later. "Which was the hard bit?" people asked afterwards. It was the best thing that anybody could have said. On the way home, in the last of the sun, they did it all again. And indoors, over the sink, ${G.name} was going on from where ${G.name} had stopped.`,
          `It went right, and the people clapped, and ${H.name} bowed. Then there was a gap of one moment, and ${F.name} bowed. They clapped for that a good deal longer. You could still hear them when ${H.name} and ${F.name} were walking home. And indoors, over the sink, ${G.name} was going on from where ${G.name} had stopped.`,
          `The people came, and some of them had cameras, and it all went right. But what ${H.name} remembered was the way home. "${sound}," said ${H.name}, coming down a step. Nobody copied it. ${H.name} stopped, and waited. "${sound}," said ${F.name}, one moment later. And indoors, over the sink, ${G.name} was going on from where ${G.name} had stopped.`,
          `When the day came, there were two of them, side by side, and they did it right. Nobody could tell who was copying. Afterwards a lady asked how long it had taken to learn. "Four days," said ${H.name}. "And one moment," said ${F.name}. And indoors, over the sink, ${G.name} was going on from where ${G.name} had stopped.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

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
          `There are people who are quiet all through. ${H.introduced} was not one. If you put your ear close, there it was, going round like a mill: "${A.sound}." It was ${A.id}. It had got in some time ago, and nobody had ever found the door it came by.`,
          `It is no good asking why. ${H.introduced} had met ${A.id} one wet afternoon, and gone home different. Other people had hobbies, and put them away in boxes. ${H.name} had that sound. "${sound}," it went, at the back of everything, even sums.`,
          `If you asked ${H.introduced} what was best about ${nounOf(A)}, you got no answer. You got a noise. "${sound}," said ${H.name}, and showed you with both hands. That was the good of it, somewhere in that noise. Everything else was only getting there.`,
          `Some people have a favourite colour. ${H.introduced} had ${A.id}. It was there at breakfast, under the table, going "${A.sound}" where nobody could see. It was there in the last minute before sleep. ${H.name} would have done it in a cupboard.`,
        ],
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'happy' }], things },
      },
      {
        text: [
          `${F.introduced} lived one moment behind. It was not far, but it was never any less. ${H.name} laughed, and then there was a laugh. ${H.name} tripped on the mat, and then there was a second, careful trip. People said that it was a compliment. It did not always feel like one.`,
          `Everybody has a shadow, but ${H.name} had two. The other was ${F.introduced}, and it worked on dull days as well. It had each sniff and shrug, in the right order. "Haven't you any of your own?" said ${H.name}, once. ${F.name} shrugged. It was a very good shrug.`,
          `${F.introduced} did it as well, and always one moment later. It was not teasing. ${F.name} copied yawns, and hiccups, and the way ${H.name} came down the last two stairs. "Do you have to?" said ${H.name}. "Do you have to?" said ${F.name}, with great interest.`,
          `Then there was ${F.introduced}, who copied. When ${H.name} scratched an ear, there was a second scratch, close behind. You got used to it, as you do to a clock. Most days ${H.name} did not notice at all.`,
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
          `Only, there was a bit in the middle. ${H.name} could not ${A.hard}. It was like a word that you know quite well, which stands behind the door and will not come in. "When are the people coming?" said ${H.name}. "Soon," said ${G.name}. "They'll like the rest of it." It is not pleasant to hear about the rest of it.`,
          `"Nine tenths of it is beautiful," said ${G.name}. That left a tenth. ${H.name} knew that tenth as your tongue knows a gap in your teeth. It was going to be looked at, too, by people on chairs. They would clap for the nine, and be nice about the one. ${H.name} did not want anybody being nice.`,
          `There was one thing wrong. ${H.name} could not ${A.hard}. It had not mattered, until it was going to be looked at. There would be people, ${until}, and some of them would have cameras. "You could leave that bit out," said ${G.name}. ${H.name} thought about it. It would be like a ladder with the middle left out.`,
          `And still, ${H.name} could not ${A.hard}. Everything up to that was lovely. Everything after it was lovely too. In the middle was a hole, exactly the size of ${H.name}. And there would be people, ${until}. "Nobody will mind," said ${G.name}. That was kind, and no use at all.`,
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
          `The way to do a thing, ${H.name} had heard, is to believe that you can. So ${H.name} believed it, until both ears went hot. It made no difference to the thing. There was a bump, and a pause, and a bump. "${refrain}," said ${H.name}, not looking at ${F.name}.`,
          `${H.name} began before breakfast, when nobody was up, bar ${F.name}. It was a good hour, with no one to be looked at by. And it went wrong in the middle, as neatly as if it had been practised. It had, of course. "${refrain}," said ${H.name}.`,
          `So ${H.name} made a plan, and ${first}. ${butFor(why)} It was over quite quickly. One moment later there was a second bump, as ${F.name} did it too. "${refrain}," said ${H.name}, to the ceiling.`,
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
          `On the second day ${H.name} did it slowly, and it went wrong slowly. On the third day ${H.name} did it fast, to be across before it noticed. That made a noise. Then, from close behind, where ${F.name} was, came exactly the same noise. "${refrain}," said ${H.name}, through shut teeth.`,
          `"You think about it too much," said somebody. So ${H.name} thought about ducks, as hard as possible. It was not a success, though there was nothing wrong with the ducks. "${refrain}." And ${F.name}, one moment later, was thinking about ducks as well. You could see it.`,
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
          `${F.name} did it too, and got it wrong, quite cheerfully, in the very same place. That was what did it. "You're making fun of me!" shouted ${H.name}. "You always have!" It was not so, and both of them knew it. ${F.name} went and sat by the wall, and copied nobody.`,
          `People get cross with mirrors too. "I can't hear myself," shouted ${H.name}, "for hearing myself!" The last word came back from ${F.name}, out of habit. Then nothing came back at all. It was just what ${H.name} had asked for. It was like calling down a well and waiting for the splash.`,
          `It is a bad thing to hear yourself, one moment later, all day long. "Stop it!" said ${H.name}. "Go and be somebody else!" And ${F.name}, who had never been told to stop before, stopped. It was very quiet. It was not as nice as ${H.name} had expected.`,
          `"It's because you're always there," said ${H.name}, which was not true. "I can't do it with you doing it." ${F.name} sat down and did nothing, with both hands shut. Nothing is hard to look at. ${H.name} looked at it for as long as it took.`,
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
          `It was an hour before ${H.name} found how to put it. "I was wrong, and I need you," said ${H.name}. "Would you do the worst bit of me?" ${F.name} looked doubtful. "Please. As bad as it is." So ${F.name} did the worst bit, faithfully, and left nothing out. ${H.name} saw what everybody had been too polite to mention.`,
          `"That was a shabby thing to say," said ${H.name}. ${F.name} waited one moment, and nodded. It was the moment that gave ${H.name} the idea. "You've kept them all, haven't you? Every go. Show me the last." ${F.name} showed the last, and then, to be fair, the one before. They were the same. So it was not bad luck. It was something that ${H.name} did.`,
          `"I'm sorry," said ${H.name}. "It isn't you. I wish it were you." Then that sentence turned itself round. "Would you do me?" said ${H.name}. "Just once? The whole thing, with the mistake in it?" ${F.name} got up slowly, and did it, exactly. And there it was, plain as a hat: the place where it went wrong.`,
          `"Come back," said ${H.name}. "I said a wrong thing, and I knew it was wrong." ${F.name} came back. "Now be me," said ${H.name}. "Don't be kind about it." It was like looking in a mirror that had been saving things up. "Stop there," said ${H.name}. "There. Is that what I do?"`,
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
          `"Was that me?" said ${H.name}. "To the life," said ${G.name}, who had come by with the washing and stayed. "I can tell you what it is, or you can find it." ${H.name} had been finding it for days. So ${G.name} told. "${inParts(A.knack, MOST)}" "But that's nothing!" said ${H.name}. "Yes," said ${G.name}. "That's how it gets lost."`,
          `${cap(G.name)} never gave advice unless it was asked for, so ${H.name} asked. "${inParts(A.knack, MOST)}" And ${G.name} went on drying a cup. It was said as you might say that it looked like rain. ${H.name} said it over, twice, and there was somebody behind who said it after that.`,
          `"So that's it," said ${G.name}, from the doorway. "I did that for years, and there was nobody to show me. ${inParts(A.knack, MOST)}" "Is that the secret?" said ${H.name}. "It isn't a secret," said ${G.name}. "It just doesn't look like anything."`,
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
          `There was no fuss about it. It was nearly supper, and ${H.name} was doing it once more, only to be tidy. It went along as usual. It came to the middle, as usual. And then it had come out on the other side. ${H.name} stood still. "I've been across," said ${H.name} to ${F.name}. "Just now. I've been there."`,
          `You would think it would feel like flying. It felt like doing up a button. ${inParts(A.moment, MOST)} ${H.name} looked at ${F.name}, and ${F.name} looked back, with both eyebrows up. They had all gone up together. That had never happened before.`,
          `It did not work that day, or the day after that. On the third day ${H.name} was thinking about something else. ${inParts(A.moment, MOST)} "${sound}," said ${H.name}, in a whisper, so as not to frighten it away.`,
          `"${refrain}," said ${H.name}, eleven times, and then a twelfth. ${inParts(A.moment, MOST)} ${H.name} stood quite still. It is a funny feeling when a hole closes. You keep looking for the edge.`,
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
          `That evening ${G.name} hummed at the sink, and stopped in the middle, as always, in the very same place. "Why do you stop there?" said ${H.name}. "It's where I stopped," said ${G.name}. "I was nine. There was a hard bit, and I went off and did something else." It seemed a small place to have stopped in for so long. "Shall I hum you the rest?" said ${H.name}. ${cap(G.name)} did not say yes. But the tap was not turned on, either.`,
          `There was a case on top of the wardrobe, and ${G.name} never spoke of it. "What's in there?" said ${H.name}, since it was that sort of day. "A trumpet," said ${G.name}. "I was quite good, up to a point." "Which point?" ${cap(G.name)} sang it, up to the point, and there it ended, like a plank. ${H.name} knew about planks by now. "You might try it with somebody behind you," said ${H.name}. "Who?" said ${G.name}. They both looked at ${F.name}.`,
          `"Did you ever give up?" said ${H.name}. ${cap(G.name)} was peeling a potato, and peeled most of it away. "I've got half of a poem," said ${G.name}. "I was to say it in front of the school. I know it as far as the bridge." It came out there and then, over the sink, quite loudly. At the bridge it stopped. You could see right down. ${F.name} said it too, one moment later, as far as the bridge. Nobody knew what was on the other side.`,
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
          `There was a list of who would be where. ${H.name} was at the front, in the best place, alone. ${F.name} was not on it anywhere. "It's so that it looks tidy," said ${G.name}, not happily. ${H.name} thought of doing it with nobody behind. It would be like talking in an empty house. "Put us both at the side, then," said ${H.name}. At the side there was a pillar. Half of the people would see half of it.`,
          `"They may laugh," said ${G.name}, "if ${F.name} is there, doing it after." Somebody had to say so. ${H.name} had thought of it too, at night, and had turned over. It was a good thing at last, and it would be a pity to have it laughed at. ${F.name} might stay at home, just this once. ${H.name} looked at ${F.name}, who looked back, with the very same worried face. "Then they'll have to laugh," said ${H.name}.`,
          `There was to be a prize, it turned out, for the best one done alone. ${H.name} wanted it a great deal, for about a day. But then ${F.name} would have to sit still all evening. ${F.name} would be doing nothing, one moment late. It took the shine off. On the form there was a line that said ALONE. ${H.name} crossed it out, and wrote TWO OF US. "There's no prize for two," said ${G.name}. "No," said ${H.name}. "I did read it."`,
          `${F.name} had taken to keeping out of the way. "Aren't you coming?" said ${H.name}. ${F.name} looked at the floor. What if it goes wrong, that look said, and it's because of me? It might, too. There was no doing it for certain, not with somebody one moment behind. ${H.name} could be perfect, or ${H.name} could be two. It took all of supper to decide. "Get your hat," said ${H.name}.`,
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
          `On the day it went by so smoothly that hardly anyone saw there was a middle. "Which was the hard bit?" they asked ${H.name} afterwards, going home in the last of the sun. It was the best thing that anybody said. "I'll show you," said ${H.name}, and did. And one moment later, coming along behind, ${F.name} showed them too. And indoors, over the sink, somebody was going on from where they had stopped.`,
          `There were people, and they did clap, and ${H.name} bowed. Then there was a gap of one moment, in which nobody stirred. Into it, from the end of the row, came ${F.name}, and bowed. They clapped for that a good deal longer. They could still be heard at the corner, when ${H.name} and ${F.name} were walking home. And indoors, over the sink, somebody was going on from where they had stopped.`,
          `The people came, and some of them had cameras. They clapped in the right place. But what ${H.name} kept was later, on the way home in the last of the light. "${sound}," said ${H.name}, coming down a step. And nothing followed. ${H.name} stopped, and waited. "${sound}," said ${F.name}, one moment later. And indoors, over the sink, somebody was going on from where they had stopped.`,
          `When the day came, there were two of them, side by side. Nobody could tell who was copying. Afterwards a lady with a camera asked how long it had taken to learn. "Four days," said ${H.name}. "And one moment," said ${F.name}. And indoors, over the sink, somebody was going on from where they had stopped.`,
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

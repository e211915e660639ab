import type { Told } from '../../arc.ts';
import { cap, clause, fitting, keeping, sentence, titled } from '../wording.ts';
import type { ShowingTheWay } from './arc.ts';

const MOST = 20;

/** Told from eight: "lots of times" is said once, and travels; it has to be fetched back in front of everybody. */
export function old({
  hero: H,
  beside,
  small: S,
  helper,
  newest,
  first,
  guesses,
  atHome,
  refrain,
  chance,
}: ShowingTheWay): Told {
  const name = H.name;
  const b = beside.name;
  const n = newest.name;
  const [g1, g2] = guesses;
  const ask = `${refrain}${refrain.endsWith('?') ? '' : ','}`;
  const asked = `${refrain}${refrain.endsWith('?') ? '' : '.'}`;
  const senses = first.sense.map((each) => fitting(MOST, sentence(each), '')).join(' ');
  const step = clause(first.step1);
  const wobble = fitting(MOST, sentence(first.wobble), 'Then something was a good deal too much.');
  const gear = first.gearThing ? [first.gearThing] : [];
  const arrived = atHome ? 'They went up the stairs' : 'They went in';
  const there = atHome ? 'from next door, come to look' : 'who was waiting too';
  return {
    title: titled(chance.pick(`${name} has been lots of times`, `the view from the bag`, `what ${S.name} was told`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(S.introduced)} had seen the world, in a way. It was the part that is at the bottom of a bag. All the rest of it came by word of mouth. "Kerb," said ${H.introduced}, whose bag it was. "Kerb again. A man with half a ladder." It was like the news. People who heard it on the bus moved up a little. But ${S.name} had never once been wrong about where they were.`,
            `Nobody knows what it was that ${S.introduced} was afraid of. It may have been daylight. ${S.name} rode about with ${H.introduced} at the bottom of a bag, and had the world described. "${ask}" said ${S.name}. "A wall," said ${name}. "A cat on the wall. A hole where a cat was." That was how it had always been done. ${cap(b)} thought that ${name} would make a good reporter, or a bad spy.`,
            `It is no trouble to carry ${S.aKind} in your bag. The trouble is the questions. "${ask}" said ${S.name}, from eight in the morning. So ${H.introduced} told it, and got quick at it, and in the end could not stop. "Door. Mat, crooked. Umbrella with nobody under it." "Who are you talking to?" said ${b}. It was hard to explain about the bag.`,
          ],
          `${S.name} was ${S.aKind} and lived in a bag. "${ask}" said ${S.name}, from eight in the morning. So ${H.introduced} told it. "Door. Mat, crooked. Umbrella with nobody under it." It had got to be a habit.`,
        ),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'calm' },
            { who: beside, pose: 'walk', feeling: 'curious' },
          ],
          things: ['backpack'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Then there came the day for ${first.place}. They had ${first.gear}, and ${b} had the time on a piece of paper. "I don't like the sound of it," said ${S.name}. "Have you ever been?" And ${name}, who had not slept very well for that same reason, said: "Me? Lots of times." It was out before anyone could stop it. It was a small lie, and it was meant kindly.`,
            `For a week they had said nothing about it. Then it was the day, and ${first.place} could not be put off. ${cap(b)} stood ready. They had ${first.gear}. "You'll know what to do," said the bag. "You've been before." ${name} had not been before. But ${S.name} had made it sound so restful. "Lots of times," said ${name}. "Oh, good," said ${S.name}, and stopped shaking.`,
            `"Today it's ${first.place}," said ${name}, as one might say that it was Tuesday. The bag went stiff. "Is it dreadful?" said ${S.name}. "Have you been there? What happens?" ${name} had never been there. "Oh, lots of times," said ${name}. You could feel the bag go soft again. So that was all right, for about an hour.`,
          ],
          `Then there came the day for ${first.place}. "Have you ever been?" said ${S.name}. "Me?" said ${name}. "Lots of times." It was a small lie, and it was meant kindly.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: S, pose: 'hide', feeling: 'scared' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
          things: gear,
        },
      },
      {
        text: [
          `The thing about having been is that you get asked. "What's it like, then?" "Oh, well," said ${name}. "${cap(g1.said)}." It came out quite smoothly. "And they don't mind?" said ${S.name}. "They're used to it." That was the second thing that was not true. ${name} began to feel hot.`,
          `People who have been somewhere lots of times have things to tell. ${name} found that out at the first corner. "Well," said ${name}, "for one thing, ${g1.said}." "I never knew that!" said ${S.name}. Nor had ${name}. ${name} had made it up. "Is there more?" said ${S.name}. So ${name} had to make up more.`,
          `"Tell me," said ${S.name}, and settled down to hear. ${name} had to say something, and quickly. "${cap(g1.said)}." "All the time?" "Mostly on Thursdays." It was easy to begin making things up. It was hard to stop. "You are lucky," said ${S.name}, "to know so much."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'think', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${arrived}. There was ${first.helper}. ${g1.but(helper.name)} ${name} saw that at once, and was glad that bags have no windows. "${ask}" said ${S.name}. "Just what I told you," said ${name}. That was the second lie, and it felt worse than the first.`,
            `${arrived}. ${fitting(MOST, sentence(first.sense[1]), '')} ${g1.but(helper.name)} "Come in, come in," said ${helper.name}. ${name} did, and had never felt so new. But from the bag there came a contented sort of hum. "I don't even need to ask," said ${S.name}. "You'd tell me if it was any different." It was different. But ${name} said nothing.`,
            `${arrived}, with ${b} one step behind. "Hello there," said ${helper.name}. ${g1.but(helper.name)} "Well?" said the bag. "${asked}" For the first time ever, ${name} looked at a thing and said another. "It's all as usual," said ${name}.`,
          ],
          `${arrived}, with ${b} one step behind. "Hello there," said ${helper.name}. ${g1.but(helper.name)} "Well?" said ${S.name}. "It's all as usual," said ${name}.`,
        ),
        scene: {
          setting: first.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: helper, pose: 'wave', feeling: 'happy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            { who: S, pose: 'hide', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `They had to wait. On the next chair sat ${n}, ${there}, looking at a pair of shoes. ${S.name} is a friendly sort of ${S.kind}. "You needn't worry," ${S.name} told the shoes. "${name} has been lots of times. You just do it all after ${name}." ${n} looked up. It was a terrible look, because it was full of hope. "Have you really?" said ${n}. And ${name} nodded. That was three.`,
          `There was a row of chairs, and ${n}, ${there}, was on the last of them. ${n} was chewing a sleeve. "First time?" asked the bag, before anyone could stop it. "You're in luck. ${name} is an expert. They know ${name} by name here." Out came the sleeve. "Then you can tell me when it's going to be bad," said ${n}. ${name} smiled. It was not a real smile.`,
          `Beside them was ${n}, ${there}, and as white as a plate. "Is it your first time?" said a voice out of the bag. It was ${S.name}, being kind. "It isn't ours. ${name} knows it by heart. ${cap(g2.said)}." ${name} had only thought of that on the stairs. "Could I go after you?" said ${n}. "And just copy?" ${name} should have said, "I made it up." ${name} did not say anything.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: newest, pose: 'sit', feeling: 'worried' },
            { who: H, pose: 'sit', feeling: 'shy' },
            { who: S, pose: 'look-up', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `It lasted until the door opened. ${S.name} had found the hole where the zip begins. "Coming here you told me that ${g2.said}," said ${S.name}. ${g2.but(helper.name)} ${S.name} looked for some time. Then ${S.name} went back down. There was no squeak or anything. "${name}?" said ${n}. "What do we do first?" And ${name} waited for the bag to ask something, and it did not.`,
          `Everything comes out in the end, and it came out through a hole by the zip. "You told me that ${g2.said}," said ${S.name}, with one eye to it. ${g2.but(helper.name)} There was a long breath in there. After that there was less noise from the bag than there had ever been. ${name} would have given a great deal for one small question. "${name}?" said ${n}, from the next chair. "They want us to start."`,
          `"You said that ${g2.said}," said ${S.name}. There is a gap at the side of the bag, and ${S.name} had both eyes to it. ${g2.but(helper.name)} It was very quiet after that. All their lives there had been somebody in the bag, asking. Now there might as well have been a sandwich. "Who goes first?" said ${helper.name}. ${n} pointed.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'look-up', feeling: 'sad' },
            { who: H, pose: 'cover', feeling: 'worried' },
            { who: newest, pose: 'point', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `There was still a way to do it. You walk in as if you owned it, and watch what hands do, and do that. ${n} would never know. ${n} would think of ${name} for years as somebody who had been lots of times. It is not often that you get to be that. But ${S.name} had stopped talking, and would not believe ${name} any more. ${name} looked at ${n}, and then at the bag.`,
          `${name} could go on making things up. It would keep ${n} happy. It would keep the whole row happy. But under the hanky sat somebody who had never seen a kerb, and had trusted ${name} for every one. ${S.name} had to be told what was true, or ${S.name} would see nothing at all.`,
          `${name} could see how it would go. Say it once more, louder, and smile. It might work. Things do, if you say them loud enough, until somebody looks. But ${name} had been the eyes for somebody small, every day, kerb by kerb. That is no good to anybody if it is made up. What would ${n} think? What would they all think? ${name} found that it was possible to mind that very much, and still not be able to go on.`,
        ],
        scene: { camera: 'medium', actors: [{ who: H, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `"I haven't," said ${name}. "Been, I mean. Not lots of times. Not any." It was a great deal harder to say than it had been the other way round. Somebody laughed, over by the wall. ${n} did not laugh. ${n} moved one chair along, and it made a noise like a long word. "But you said," said ${n}. "I know I did," said ${name}. "I wanted one of us to have been."`,
          `${name} stood up, since it is worse sitting down. "Everything I said was guessing," said ${name}. "I don't know any more than you do. I said it to be nice, and then I couldn't get off." There were eleven people there and they were all very quiet. ${n} went red, and then ${n} moved along. "And I believed it," said ${n}. "I know," said ${name}. "I'm sorry."`,
          `"It's my first time as well," said ${name}, much too loud, so that everybody there had it at once. "I made up the rest." ${n} stared. "So there's nobody to copy," said ${n}. You could see all the hope go out, like water out of a basin. ${cap(b)} did not say a word, but put down the paper. "I'm sorry," said ${name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: newest, pose: 'sit', feeling: 'sad' },
            { who: helper, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"What do you know, then?" said ${helper.name}, in quite an ordinary voice. ${name} thought. "I don't know what there will be. I only know what there is." "That's more than most," said ${helper.name}. "Go on." So ${name} told it, from left to right, to a bag that might not be listening. ${senses} There were five hooks and one hat. All of it was true. In the bag, ${S.name} listened.`,
          `${helper.name} came and squatted down. "So what have you got left?" said ${helper.name}. It was a fair question. All the guesses were gone. ${name} felt about for something to stand on, and there was a floor. That was a beginning. "A floor," said ${name}, towards the bag. ${senses} "And a hook with a scarf on it, and ${helper.name}. No one has guessed any of that." All of it was true, and it felt much better.`,
          `"Then we know nothing at all," said ${n}. And ${name} looked round, from habit. Nothing? ${senses} "There's a door there and a door here," said ${name}, bending down to the bag. "There's a plant that wants watering. Nobody has run out crying." It was not very much. But none of it was made up, and it stayed where you put it. The bag gave a small cough.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'point', feeling: 'determined' },
            { who: helper, pose: 'stand', feeling: 'calm' },
            { who: newest, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `After that there was only the doing of it. ${name} ${step}. ${wobble} ${name} gave a jump, and did not pretend it was anything else. "What was that?" said the bag. It was the best thing ${name} had heard all day. "I don't know what it's called," said ${name}. "It was about so big. It's over now, and I've still got both arms." "Go on," said ${S.name}. "${asked}"`,
            `Being first was all that ${name} had to offer, and so ${name} offered it. ${name} ${step}. It was nearly dull. Then: ${lowered(wobble)} "Ow," said ${name}, "or rather, oh. It was only oh." And from a long way down, very stiff, came a voice. "Which?" said ${S.name}. "Oh," said ${name}. "I had time to look. It was oh, with a bit of a bump." "Thank you," said ${S.name}. "${asked}"`,
            `"Me first," said ${name}, "because I'm nearest." ${name} ${step}, and said so as it went. ${wobble} It had not been on the list. "I didn't like that," said ${name}, aloud, "and it's finished." There was a stir at the bottom of the bag. Up came ${S.name}, past the hanky and the spare sock, to see. "You forgot to say about the hat," said ${S.name}.`,
          ],
          `After that there was only the doing of it. ${wobble} ${name} gave a jump, and did not pretend it was anything else. "What was that?" said ${S.name}. "I don't know what it's called," said ${name}. "It was about so big. It's over now."`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${n} went second. ${n} still had not forgiven anybody, and walked past with a straight neck. But halfway there the neck turned round. "${ask}" said ${n}, as if it were the first thing that came to mind. So ${name} told it, all the way, and ${S.name} put in the bits that had been left out. Afterwards ${clause(first.after)}. Nobody said thank you. But ${n} sat down in the next chair, and not the one after.`,
            `"I'm still cross," said ${n}, and then, "But what's behind the door?" ${name} had been behind it by now, and could say. There was a step up, and a stool with a squeak. So ${n} went, and knew about the squeak. When it was over, ${clause(first.after)}. ${S.name} had come right out to hear, and sat on the buckle in broad daylight. "You might have mentioned how big it all is," said ${S.name}.`,
            `And then it was ${newest.names} turn, and ${n} did not get up. "You could say it for me as well," said ${n}, to the floor. "Only what there is. None of the other." So they did it together, one to look and one to go. It came out at eleven things, and ${clause(first.after)}. "You've been now," said ${n}, at the door. "Once," said ${name}.`,
          ],
          `And then it was ${newest.names} turn, and ${n} did not get up. "You could say it for me as well," said ${n}, to the floor. So they did it together, one to look and one to go. "You've been now," said ${n}. "Once," said ${name}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: newest, pose: 'walk', feeling: 'determined' },
            { who: H, pose: 'point', feeling: 'calm' },
            { who: S, pose: 'look-up', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `It was late when the bag was hung up. "${ask}" said ${S.name}. ${name} looked with great care, because there had been a gap in it and it had to be mended. "A hook. A bit of the moon. The lid of a box, not quite on." "And what will there be tomorrow?" "No idea," said ${name}. The bag thought that over. It seemed to like it.`,
          `That evening ${S.name} was in the bag again, but with the flap undone. "You can guess, if you like," said ${S.name}. "As long as you say so." ${name} tried it. "I guess that it will rain. And there is a moon. That one isn't a guess." "Which is which is the whole of it," said ${S.name}, and went to see about the moon.`,
          `They did the whole day again that night, in bed, in order, with nothing put in. It took longer than you would suppose. "And lots of times?" said ${S.name}, near the end. "None," said ${name}. "Then one." "One is quite a lot," said ${S.name}, who had never gone anywhere more than once either, without being told.`,
        ],
        scene: {
          setting: H.being?.setting ?? 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

/** As a sentence goes on after a colon; names keep their capitals. */
const lowered = (text: string): string =>
  /^(?:I|Dr|Miss|Mr|Mrs)\b/.test(text) ? text : text.charAt(0).toLocaleLowerCase('en') + text.slice(1);

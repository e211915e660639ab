import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { ByOneMark } from './arc.ts';

const MOST = 20;

/** The mark is not given back; and in a drawer at home lies a badge that says RESERVE. */
export function old(bound: ByOneMark): Told {
  const { hero: H, grownUp: G, next: N, judge: J, game, day, neverWon, contest, at, shown, call, chance } = bound;
  const { group, join, hasSides } = contest;
  const haveWon = neverWon === '' ? '' : 'They had won, for the first time ever. ';
  const h = H.name;
  const g = G.name;
  const n = N.name;
  const j = J.name;
  return {
    title: titled(
      chance.pick(
        'by one mark',
        'number fourteen',
        'the list on the door',
        'in the quiet',
        `what ${h} said out loud`,
        'the drawer with the badge in it',
        'reserve',
      ),
    ),
    refrain: call,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(H, [
            `${h} said things to people. It just came out. When the bus stopped exactly at the kerb, ${h} said, "${call}," to the driver. ${h} said it to the toast. And most of all ${h} said it at ${game}.${neverWon} Somebody would do a thing rather well, or very nearly, and there came a voice from the side. "${call}." "Nobody asked you to, you know," said ${g}. "I know," said ${h}. "But it was good, and then it's over. Somebody ought to mention it."`,
            `Most people keep it to themselves, when a thing goes well. ${h} could not. It was like a sneeze. "${call}," said ${h} to a pigeon, which had landed on one leg. "${call}," to the lady at the till.${neverWon} At ${game} there was hardly a minute without it, and it made no difference who it was. ${h} had been known to say it to ${hasSides ? 'the other side' : 'people who were only sweeping up'}. "You'll wear it out," said ${g}. But it was the sort of thing that does not wear.`,
            `It was always the same two or three words, and ${h} meant them each time. "${call}." That was for ${g}, who had caught an egg. "${call}." That was for a stranger, folding a pushchair. ${h} liked most things a bit, and one thing very much, and that was ${game}.${neverWon} And even there, in the very middle, ${h} would look round to see how the others did, and tell them. It cost a second every time. Nobody had counted them up, so far.`,
          ]),
        ),
        scene: { setting: at, camera: 'wide', actors: [{ who: H, pose: 'wave', feeling: 'happy' }], things: shown },
      },
      {
        text: keeping(MOST, [
          `On the Friday after ${day} there would be a list. It would go on the door, with eleven names, and those were the ones who were in. ${h} had been past that door on purpose, and read it, though there was nothing there but a hook. "What will you do if you're on it?" said ${g}. ${h} had thought of nothing else since the leaves came down. "Read it again," said ${h}.`,
          `There were eleven places in ${group}, and twenty who wanted them. First came ${day}. Then ${j} would pin a list to the door, with the eleven best names on it, and walk off quickly in soft shoes. ${h} had dreamed of that list. In the dream it had every name in the world on it, so that nobody had to be sad. "I hope you're on it," said ${g}. "So do I," said ${h}.`,
          `"I want to be on it," said ${h}. It was the first time that it had been said aloud, and it made the kitchen look different. First came ${day}, and after that a list. Eleven people would have their names on a door. They would not have to explain themselves to anybody. "Well," said ${g}, "you've wanted smaller things." Then ${g} went to look for something in a drawer, and stood there, and shut it again.`,
        ]),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'excited' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"You could save it up," said ${g}, "all that. You could put it all into the other thing." So for a whole day ${h} said nothing to anyone. The bus stopped like a feather, and ${h} looked out of the other side. It was a strain. But a thing that you do not say has to go somewhere. By the afternoon it had come out as hiccups. You cannot do ${game} with hiccups. "${call}," said ${h}, at last, to a dog with a stick, and they stopped.`,
          `First ${h} tried to look only ahead. Other people must do it, thought ${h}, since they get on so fast. There was somebody behind who did a thing beautifully, to go by the noise. ${h} did not turn round. It was like leaving a tap on in another room. From then on ${h} could think of nothing else, and walked into a post. "${call}," said ${h}, to the post, out of habit. It had stood its ground.`,
          `It was clear to ${h} what was wrong. It was all that talking. So ${h} held it shut with one hand, from breakfast on. It worked for as long as one hand can be spared. But by then there was more in there than there was room for, and it could be seen. "You've gone a funny colour," said ${g}. Down came the hand. "${call}," said ${h}, all in one breath, to the chair, and the clock, and the gate.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [{ who: H, pose: 'cover', feeling: 'worried' }],
        },
      },
      {
        text: keeping(MOST, [
          `After that it was to be practice, and a great deal of it. ${h} did it before breakfast, and by the light of the fridge. Every day the good bits got better. But by the end of the week both arms felt as if they were somebody else's, who wanted them back. Now it began to go wrong in places where it never had. "You've practised the mistakes in," said ${g}. "I'd go to bed." "${call}," said ${h}, bitterly, to a moth that had got out at the window.`,
          `The next thing was to work harder than anybody. There was a chart. There were little squares, and ${h} filled in eleven of them in a day. It rained, and that was a square. But you cannot get better and be tired at the same time. It is like filling a bath with the plug out. On Wednesday ${h} fell asleep, sitting up, in the middle of a square. "${call}," said ${h}, in a dream, and clapped.`,
          `Then ${h} copied the best. There was one who did it all with a frown, and so ${h} frowned. There was one who spat on both hands. ${h} did that too, and got soap in it, somehow. But it was like running in borrowed boots. Everything came one moment late, and none of it fitted. "${call}," said ${h}, when the real one did it, over there, without even trying. It had to be said. It was a pleasure to see.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [{ who: H, pose: 'jump', feeling: 'determined' }],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(
            J,
            introducing(N, [
              `Then it was the day, and they all had numbers. ${h} was fourteen. The next in the row was ${n}, who was fifteen, and as white as a plate. "There will be quiet, please," said ${j}, with a pencil. "One at a time. Whoever calls out loses a mark." ${h} held both hands over it, to be safe. Then it was fourteen. And it went well. It had never gone so well. It was so quiet that you could hear the pencil.`,
              `${cap(day)} smelled of rubber and oranges. They sat in a row, and nobody knew what to do with their knees. "No calling out," said ${j}. "It's a mark off, for every word. I want to see what you can do by yourselves." ${h} was number fourteen. Next to ${h} was ${n}, who was shaking so much that the bench did. "Fourteen," said ${j}. It was the best that ${h} had ever done it. ${h} knew that, walking back. It was all over, and it was in the bag.`,
              `There was a table, with ${j} behind it, and a paper full of squares. There was a rule, and it was on the wall. SILENCE, it said. ONE MARK. "That's for me, that is," thought ${h}, and sat on both hands. When fourteen was called, ${h} got up and did it. There is a kind of going well that you notice only at the end, because nothing has gone wrong. On the way back ${h} passed number fifteen. It was ${n}, walking out like somebody going to the dentist.`,
            ]),
          ),
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: N, pose: 'stand', feeling: 'worried' },
            { who: J, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${n} began well. And then ${n} heard how quiet it was, and stopped, too frightened to go on. ${h} knew what would help. It was two or three words long, and it would cost a mark. ${h} had worked for that mark since the autumn. ${h} looked at ${j}, and the pencil. ${h} looked at ${n}. "${call}," said ${h}, into all that silence, right across the floor. And ${n} took a breath, and went on, and did it.`,
          `In the middle of it ${n} stopped. Nothing had gone wrong. There was only nobody there. You can do a thing a hundred times, with people shouting. And then somebody turns the world down. ${h} knew just what was wanted, as you know where the light switch is. It was not allowed. It would have been quite all right to sit still. It came up, and it got as far as the teeth. "${call}," said ${h}. Every head turned. ${n} did not turn. ${n} was off again, like a bird.`,
          `It is a horrible thing to see somebody lose the thread. ${n} stood there, in front of them all, with both hands open. Say nothing, thought ${h}. Say nothing, and you're on that list. ${h} looked at the word SILENCE on the wall. Then ${h} looked at ${n}'s knees. "${call}," said ${h}. It was not at all loud. But there was nothing else in the room. ${n} looked up, and found the thread, and followed it all the way to the end. The pencil had stopped, and now it wrote something down.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: N, pose: 'stand', feeling: 'scared' },
            { who: H, pose: 'shout', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The list went up on Friday. There were eleven names. ${h} read it down, and then read it up, and then looked at the back, in case. The eleventh was ${n}. There was a line under that, in ruler. "It was close," said ${j}, who had not got away in time. "It was one mark." "I know which," said ${h}. It was all perfectly fair. That was what made it so hard to hold.`,
          `You could see from the gate that the list was up. Some people went away from it happy, and some did not. ${h} took a long time over a shoelace. There were eleven names, and the last of them was ${n}'s. ${h} was not on it. "By one mark," said somebody. ${h} knew which one. It was the mark for calling out to ${n}.`,
          `It was a short list. Somebody jumped up and down, and somebody rang up a grandmother. ${n}'s name was on it, at the bottom, and it looked as surprised as ${n}. ${h}'s was not. ${h} went round to the other side of the door, as if it might have come through. One mark is the smallest thing that there is. It goes through you like a pin. "${call}," ${h} said to ${n}, and it came out whole, and then ${h} went home.`,
        ]),
        scene: {
          setting: 'school-gate',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: N, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Do you want chips," said ${g}, "or do you want to be cross?" "Both," said ${h}. So it was both. Then ${g} went to the drawer, the one that sticks, and came back with a badge. It was green, and the pin was bent. RESERVE, it said. "I had that for three years," said ${g}. "I held the coats." "Every time?" "I knew every pocket. There was one boy who kept a newt." ${cap(g)} turned it over. "I've never shown that to anyone. I didn't think that it was for showing."`,
          `${cap(g)} did not say that it did not matter. ${cap(g)} did not say that there would be other lists. They sat on the back step and threw gravel at a bucket. "I was never on one," said ${g}, after about a pound of gravel. "What did you do?" "I went along. They gave me this." It was a badge, and it said RESERVE. It came out of the kitchen drawer, from under the string. "Did you like it?" "No," said ${g}. "I hated it. But I saw every single one of them, and I can tell you who dropped what." A stone went in. "${call}," said ${h}, without much voice.`,
          `There was a pie, and nobody ate the middle. "I knew what it would cost," said ${h}. "I did it anyway, and I'd do it again, and I mind." "Yes," said ${g}. "That all goes on one plate." Then ${g} pulled out the drawer that has everything in it. Right at the back was a small green badge. RESERVE. "It was meant to make you feel better," said ${g}. "It was a very good pin." ${h} had not known that there was a list in ${g}'s life with ${g} not on it.`,
        ]),
        scene: {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [
            { who: G, pose: 'hold', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Saturday there was somebody at the door, and it was ${n}. "I heard you," said ${n}. "They all did. It's your place." "It isn't," said ${h}. "I counted." ${n} stood on one leg, and then on the other. "I can't do it when it's quiet. Will you come? Only to sit there?" ${h} would have to sit on a bench, and look at a place, and see how somebody else fitted it. "No," said ${h}. Then, when ${n} had got as far as the gate: "What time?"`,
          `${n} had come all the way on foot, in new kit with the creases in. "I only want to say," said ${n}, and then did not know what. "You were good," said ${h}. "I was good for as long as you said so," said ${n}. "And then I was all right. I'm not, when nobody does." It is one thing to lose a place. It is another to be asked to come and look at it. ${h} thought of staying in bed, with the curtains shut, until it was all over. "I'll sit at the end," said ${h}.`,
          `"You needn't," said ${n}, who was on the step, "but would you?" It took a while to get out of ${n} what it was that was wanted. It was to be on Saturday. It would be in front of people, and people on chairs are as quiet as anything. ${h} could see the bench from there, in a way, with all the coats on it. "It'll be horrible," said ${h}. "For me or for you?" said ${n}. "Me," said ${h}. "All right. I'll come for the first half."`,
        ]),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: N, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was as bad as ${h} had expected, for the first ten minutes. Then it was worse. They were good people, all eleven, and they were making no sound at all. It was like watching through a window. ${n} got a thing wrong, and looked round, and another got it wrong because of that. ${h} sat on both hands. Nobody had said that you might not, here. ${h} stood up. "${call}!" It went right over the top of everyone, and ${n} turned, and grinned.`,
          `${h} had a coat on each side. They were the only ones who were warm. Out there it was coming to bits, quietly, one bit after another. There was ${n}, with both hands open. And then somebody very small, ${hasSides ? 'on the other side' : 'right at the back'}, did something really rather clever, and nobody said so. That was what did it. "${call}!" shouted ${h}.${hasSides ? ' It was to the wrong side, too.' : ''} There was a shocked sort of silence. And then ${n} began to laugh, and after that ${n} could do it.`,
          `It was hard to sit there and watch. It was ${n}'s turn, and it was as quiet as before, and ${n} was as frightened as before. But here nobody could take a mark off. "${call}," said ${h}, and then said it louder, and then with both arms. By the third time somebody two seats along said it too, and went red. After that it went all down the row. ${n} heard. They all heard.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'excited' },
            { who: N, pose: 'run', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${haveWon || 'It was the best that they had ever done. '}${j} walked over, in the soft shoes, with a paper that had been folded a good many times. "This is from ${day}," said ${j}. Next to fourteen there was a mark taken off. Next to that it said: WHO IS THIS? "I can't give it back," said ${j}. "It was the rule." "I know," said ${h}. "There's always somebody with a cold. Would you come on Tuesdays?" "To hold the coats?" said ${h}. "To ${join}," said ${j}. "And to say it."`,
          `${haveWon}"It was you," said ${j}, "wasn't it? Number fourteen." ${h} said that it was. "I took a mark off." "Yes," said ${h}. It would have been a good moment for somebody to change a rule. Nobody did. A mark is a mark. "I shall need a twelfth," said ${j}. "It's not much. You practise with the rest, and you don't ${join} unless someone drops out. There's no badge any more." "I've got one," said ${h}, all at once. "I can get one from home."`,
          `${haveWon}Afterwards there were oranges. ${j} held out the plate, and did not go away. "I've thought about that mark," said ${j}. "I'd have to take it off again." "I'd have to say it again," said ${h}. "We've got eleven who can do it," said ${j}, "and not one who can see it being done. Come on Tuesdays. You'd be reserve." It was not the list. It was a good way down from the list. But it had a Tuesday in it. "${call}," said ${n}, with a mouth full of orange.`,
        ]),
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: J, pose: 'stand', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The badge is on ${h}'s coat now, with a new pin. It is Tuesday. That night, when the house was dark, ${h} did the hard bit once more, on the landing, in socks. It went right. It went so exactly right that there ought to have been a bell. There was nobody there. ${h} stood in the dark with both arms out, and listened to how quiet it was. Then, from behind the bedroom door, somebody turned over. "${call}," it said, half asleep.`,
          `On the bus home ${h} sat by the window, with a badge on. The driver took the corner, and the next one, and came in to the kerb like a boat. ${h} was yawning, and missed it. It was night by then, and all the lamps were lit. "${call}," said a lady with a parcel, three rows back, and went scarlet, right up to the hat. So it was catching. On a small green badge you could read one word, each time that they went by under a lamp: RESERVE.`,
          `The drawer in the kitchen stood open, and there was nothing in it but string. It did not stick any more. It was late, and dark on the stairs. At the top of them there was a light under the door. Somebody was going over the hard bit, very softly, so as not to wake the house. There was a thump. There was a wait. Then there was no thump. "${call}," said a voice on the stairs. Behind the door ${h} stood quite still, and grinned at the wall.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
        },
      },
    ],
  };
}

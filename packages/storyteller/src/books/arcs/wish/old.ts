import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { WishJar } from './arc.ts';
import { deedTold } from './deed-told.ts';

const MOST = 20;

/** One wish a day comes out of the jar, and the child's own comes out on the wrong day; and the grown-up has an old one. */
export function old(bound: WishJar): Told {
  const { child: K, friend: F, grownUp: G, caller: C, deed, said, ways, was, refrain, chance } = bound;
  const [one, two] = ways;
  const k = K.name;
  const g = G.name;
  const { wish, does, thanks, asks, helper } = deedTold(bound, 'doesOld');
  return {
    title: chance.pick(
      'Wednesday Was the Leaf',
      'The Rule about the Jar',
      `The Wish ${k} Put Back`,
      'A Piece of It, in the Garden',
      'The Lamp on the Landing',
      `Not ${k}'s Day`,
      'Folded in Four',
    ),
    refrain,
    pages: [
      {
        text: [
          `The jar should have gone out with the others. It had held ${was}, and now it held nothing. In that house such things went in the box by the door. But ${k} took it out again, twice. "What is it for?" said ${g}. "It hasn't said," said ${k}. So it stood on the kitchen table. Every night ${g} walked round it, on the way to light the landing lamp. That was never missed.`,
          `Two things were always so in that house. The first was that ${g} lit the lamp on the landing, last of all, every night. The second was that ${k} kept jars. There was a new one now. It had been for ${was}, and held nothing at all. ${k} liked how much of it there was. "You can't keep nothing," said ${g}. "I'm not," said ${k}. "I'm keeping the place."`,
          `When the ${was} had all been eaten, there was still the jar. ${k} washed it, and held it up. You could see the whole kitchen in it, bent, with a very small door. "Put it out with the rest," said ${g}, on the way up to see to the landing lamp. That lamp was lit every single night, and nobody had ever asked why. ${k} put the jar on the table instead. It looked as if it might be about to be needed.`,
          `"You have eleven of those," said ${g}. It was twelve. ${k} had a jar for string, and a jar for what might be teeth. This one had been for ${was}, and it was not for anything yet. "It's the one I haven't got a use for," said ${k}, "so it's the best." ${cap(g)} gave up, and went to light the lamp on the landing. It was never left out, however late it was, and nobody knew why.`,
          `Somebody has to think about jars. In that house it was ${k}. The one that the ${was} came in was cleaned, and dried, and stood on the table with its mouth open. ${cap(g)} thought about lamps. There was one on the landing, and every night it was lit, last thing, with a click. Everybody has something. They did not ask each other about it.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'wide',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['jar'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `A wish may be in a house for days before it is said. This one came out on a Sunday, over the soup. "${said}," said ${k}, to the soup. Then it was very quiet, and ${k} had to go on. "${deed.because}" ${cap(g)} did not laugh. ${cap(g)} looked, for a moment, like somebody who has heard a noise in another room. "How long have you had that?" "Always," said ${k}. "Since about Thursday."`,
            `"${said}," said ${k} on Sunday evening. It was not the sort of house where people say "Don't be silly". It was the sort where they pass the bread. "And what is the best part of it?" said ${g}, after the bread. ${k} had an answer ready. It had been ready for days. "${deed.because}" "Yes," said ${g}, slowly, "I can see that it would be that," and looked out at the dark for a while.`,
            `It had begun as something small, and now it hardly went through a door. "${said}," said ${k}. There, it was out. "Why that?" said ${g}. It is hard to explain a wish. It is like being asked why you are hungry. But ${k} tried. "${deed.because}" ${cap(g)} nodded, more than once. "I had one," said ${g}. "What was it?" But the potatoes were boiling over, and it was not the time.`,
            `You can be quite happy, and then you notice a wish. It is like a stone in a boot. By Sunday ${k} could not walk for it. "${said}," said ${k}, with a spoon in the air. ${cap(g)} put the salt down. "And what would you do with it?" "${deed.because}" "Ah," said ${g}. It was a longer "ah" than usual. It seemed to go some way back.`,
            `"Something is the matter with you," said ${g}, on Sunday, across the soup. Nothing was. It was only rather large. "${said}," said ${k}. "${deed.because}" There, that was all of it, and the ceiling was still up. ${cap(g)} looked into the soup as one does who has seen something at the bottom. "You had better do something about it," said ${g}.`,
          ],
          `It was out at last, on Sunday, over the soup. "${deed.because}" ${cap(g)} did not laugh. ${cap(g)} looked like somebody who has heard a noise in another room. "How long have you had that?" said ${g}. "Always," said ${k}. "Since about Thursday."`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'shy' },
            { who: G, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `On Monday ${k} set about it. ${one.old(k)} ${refrain}.`,
          `There are said to be ways, and on Monday ${k} went through the ones that need no money. ${one.old(k)} ${refrain}.`,
          `"You could do worse than just ask," said ${g} in the morning. But nobody could say whom. ${one.old(k)} ${refrain}.`,
          `Nobody teaches it at school, and yet everyone seems to know how it is done. ${one.old(k)} ${refrain}.`,
          `By Monday there was a list, and it began with what was in reach. ${one.old(k)} ${refrain}.`,
        ],
        scene: {
          setting: one.at,
          camera: 'medium',
          actors: [{ who: K, pose: one.pose, feeling: 'surprised' }],
          things: one.things,
        },
      },
      {
        text: [
          `The second way is older, and has more people who believe in it. ${two.old(k)} ${refrain}.`,
          `After that it had to be something stronger. ${two.old(k)} ${refrain}.`,
          `${k} did not give in at once. One does not, with a wish of that size. ${two.old(k)} ${refrain}.`,
          `"It may be that it has to be outdoors," said ${k}, or else that it did not. ${two.old(k)} ${refrain}.`,
          `You would be surprised how many people will tell you the second way, and how sure they are. ${two.old(k)} ${refrain}.`,
        ],
        scene: {
          setting: two.at,
          camera: 'wide',
          actors: [{ who: K, pose: two.pose, feeling: 'sad' }],
          things: two.things,
        },
      },
      {
        text: keeping(
          MOST,
          [
            `So ${k} wrote it down and put it in the jar, to wait. It looked like something that had been dropped there. "Everybody has to put one in," said ${k}, "or it will be lonely." And there was a rule: one a day comes out, with eyes shut, and whichever it is, we see to it. ${F.introduced} put in a wish at once. ${cap(g)} went away and came back with a piece of paper that was not new.`,
            `At last ${k} remembered the jar. It was just deep enough. But one wish by itself, at the bottom of all that, was not a cheerful sight. "It needs others," said ${k}, and made it a rule. Everyone puts in one. One is taken out each day, without looking, and that one is done. ${F.introduced} had to think of nothing else all evening. ${cap(g)} put in a piece of yellow paper, gone soft at the folds.`,
            `"Then that is what you're for," said ${k} to the jar. The wish went in, folded in four. All round it there was a lot of room. "We'll all do it," said ${k}. "We'll take one out a day. No looking. And whichever it is, we do." It was ${k}'s own rule, and everybody thought it was fair. ${F.introduced} gave one, and so did ${g}. It was on old paper, and it did not take any time to write.`,
            `It came to ${k} on the stairs. A jar is a thing for keeping what is not wanted yet. The wish went in, and lay on its back. But one is not a number. "I want one from each of you," said ${k}. There would be a rule. Every day a hand would go in, with its eyes shut, and what came out was done. ${F.introduced} did not wait to be told twice. ${cap(g)} took longer. What ${g} put in was old, and had been folded before.`,
            `There was the wish, which would not come, and there was the jar, which had been waiting for somebody. ${k} put the one in the other. Then it had to be fair, so there had to be more of them. "One each," said ${k}. "One a day. Nobody picks." That was the rule, and it was ${k} who had made it. ${F.introduced} had one ready. ${cap(g)} went to a drawer that was never opened, and came back with a bit of paper.`,
          ],
          `So ${k} put it in the jar. "Everybody puts one in," said ${k}. "One comes out each day, and that one is done." It was ${k}'s own rule. ${F.name} put one in. ${cap(g)} came with a piece of paper that was not new.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'determined' },
            { who: F, pose: 'sit', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'shy' },
          ],
          things: ['jar'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Tuesday was ${F.name}'s. It said: the end of the loaf, with nobody watching. That is not much to ask, and they all went and looked at a wall until it was over. "It works," said ${k}. There were two left. It would be tomorrow, or it would be the day after that. ${k} lay awake, and heard ${g} see to the lamp. There was a small scratching out by the step, and ${k} thought no more of it.`,
            `The first to come out was the one that ${F.name} had put in. It was about the end of the loaf. They did it with a clean plate and a candle's worth of quiet. Then ${k} counted what was left, though it does not take long to count to two. Something went by under the window, very low down. ${k} was too busy counting to look.`,
            `On Tuesday ${k} shut both eyes and put a hand in the jar. "It says: crust," said ${k}. That was ${F.name}'s, without any doubt. There was only one crust, and ${k} had been going to have it. But a rule is a rule, and it was given over, on a saucer. "That leaves yours and mine," said ${g}. Outside on the step something rustled, and stopped, as if it had been heard.`,
            `The very first was ${F.name}'s. It had to do with crusts. ${k} had rather hoped for another one, but did not say so, and cut the loaf with a good face. "Two to go," said ${g}. It was like the night before a birthday, only that nobody could say whose. ${k} lay and listened to the lamp go on. Something small was coming up the step outside, with rests.`,
            `${k} pulled one out on Tuesday, and unfolded it, and it was about the end of the loaf. Well, that was ${F.name}. They made an occasion of it. There was a saucer. That left two in the jar, and ${k} gave it a small shake, to see if the right one was on top. You could not tell. In the dark a leaf went by the window. It was going upward.`,
          ],
          `Tuesday was ${F.name}'s. It said: the end of the loaf. They saw to it. "It works," said ${k}. That left two. Out by the step there was a small scratching, and ${k} thought no more of it. It is not easy to sleep when it will be tomorrow, or else the day after that. ${cap(g)} went by to light the lamp.`,
        ),
        scene: {
          setting: 'kitchen',
          camera: 'wide',
          actors: [
            { who: F, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `On Wednesday the jar stood out on the step, in the sun. ${k} shut both eyes and reached in. And there it was, folded in four. Nobody could mistake it. It was ${k}'s own. It was ${k}'s day. Only there was somebody sitting at the bottom of the step. It was ${C.introduced}. "I put a leaf in," said ${C.name}. "In the night. I hope that it's allowed. ${wish}"`,
            `Wednesday was fine, so they did it on the step. ${k} felt about in the jar, and got hold of a corner, and knew it. It was the right one at last. It was almost out when somebody coughed. That was ${C.introduced}, down by the scraper. "There's a leaf in there as well," said ${C.name}. "I would have asked, but you were asleep. It's this. ${wish}"`,
            `The next day ${k} took the jar outside, to see better with both eyes shut. The hand went in. The hand knew what it had before ${k} did. Four folds, and a soft corner: it was the one. "Is that the leaf?" said a voice, from low down. It was ${C.introduced}, who had been there since it was light. "I only thought that I would try. ${wish}"`,
            `It was too good a day for indoors, so they sat out with the jar between them. ${k} went in up to the wrist. There is a feeling in the fingers when they find what is theirs. It was coming out, and its corner was in the light. "Is it my turn?" somebody said. That was ${C.introduced}, on the bottom step, quite out of breath. "Mine's the leaf. It took me all night. ${wish}"`,
            `"Wednesday," said ${k}, with both eyes shut, and took hold. And it was that one. You know your own folding. ${k} had got it as far as the rim of the jar. Then there was a shadow on the step, about as long as a spoon. It belonged to ${C.introduced}. "Don't let me stop you," said ${C.name}. "I only wondered if you had come to the leaf. ${wish}"`,
          ],
          `On Wednesday they did it on the step. ${k} reached into the jar, and it was the right one at last, folded in four. But somebody sat at the bottom of the step. It was ${C.name} the ${C.kind}, who had put in a leaf. "${wish}"`,
        ),
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: C, pose: 'look-up', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
          things: ['jar', 'leaf'],
        },
      },
      {
        text: [
          `There was the rule, and the rule said one. ${k} held the wish and looked at it. It had waited since Sunday. Nobody would have said a word. But the leaf could not wait until tomorrow. You could see that from how it was sitting. ${k} had thought that the hard part of a rule would be making everybody else keep it. "I had my eyes open," said ${k}, which was not so, and put the wish back, and took the leaf.`,
          `${k} could have read it out. It would have been quite fair. That was the worst of it, that it would have been fair. There was the jar, and there was the face by the step. There was one Wednesday for both. Nobody helped. ${k} let go of the corner. It went down to the bottom with hardly a sound. "It's the leaf today," said ${k}, in a voice that needed a cough.`,
          `It is a bad moment, when you have it in your hand. ${k} thought: tomorrow. ${k} thought: but it's mine, and I was first. Then ${k} thought about sitting at the foot of somebody's step since it was light. "It says leaf," said ${k}, and did not look at the paper. Back it went. It seemed to take a long time to reach the bottom. ${k} was cross for about as long as that, and then there was something to be done.`,
          `The paper was half out, and that is the same as out. Anyone would have said so. ${k} looked at the paper, and it was Wednesday for the paper. ${k} looked down the step, and it was Wednesday there too. It was very quiet. Nobody was going to say which. It would have been a help if somebody had. Then two fingers came open, by themselves or nearly. "I've got the leaf," said ${k}, and had to swallow.`,
          `${k} knew all about rules, having made this one. A rule was a thing that gave you your turn. It turned out that there was something on the other end of it, and it was looking up. "That's funny," said ${k}, after some time. "I've got hold of the wrong one." It was the first lie that had ever cost ${k} anything. The wish went back. The leaf was quite light, considering.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'hold', feeling: 'sad' }],
          things: ['jar', 'leaf'],
        },
      },
      {
        text: [does],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: deed.pose, feeling: 'determined' },
            ...(does.includes(C.name) ? [{ who: C, pose: 'stand', feeling: 'curious' } as const] : []),
            ...helper,
          ],
          things: deed.things,
        },
      },
      {
        text: [
          `"${thanks}${asks ? '?' : ','}" said ${C.name}. ${k} began to say that it was nothing. Then ${k} heard it, all the way through, and stood quite still, with one arm out. It had been going on for half an hour, and nobody had noticed, and least of all ${k}. "Wait," said ${k}. But ${C.name} was going home by then, with a great deal to tell.`,
          `"${thanks}${asks ? '?' : '.'}" ${k} had been thinking of something else entirely. You cannot do a thing like that properly and think of yourself. So it came as a surprise. It came up from the feet. "Was that it?" said ${k}, to nobody. ${C.name} had gone round the corner. Only the leaf was left, with one neat bite in it.`,
          `It was finished. ${C.name} turned round once more, at the edge of the grass. "${thanks}${asks ? '?' : '.'}" And ${k} waved. It was only when the hand came down again that ${k} thought: but that's mine. That is what I put in the jar. It must have come out by itself, while everyone was busy.`,
          `${k} was wiping both hands, and thinking about supper. "${thanks}${asks ? '?' : '.'}" It was only ${C.name}, saying goodbye. But it went in at one ear and stopped. ${k} said it over, without the voice. It had been a small thing, on a Wednesday, and it was over. All the same it was the thing. ${C.name} had reached the hedge, and did not turn round. One does not, from that close to the ground.`,
          `There was not much left to do but stand about. "${thanks}${asks ? '?' : '.'}" ${C.name} nodded, twice, and set off. "What did you call it?" ${k} called after. But a leaf had blown across the path, and by then there was nobody on either side. ${k} stood there until the step got cold. It was like finding that you have been humming.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'wave', feeling: 'surprised' },
            { who: C, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"Has it come true, then?" said ${g}, when the jar stood on the table again, with two in it. "Some of it," said ${k}. "${deed.some}" ${cap(g)} took the old paper out, and smoothed it. In round, careful writing, it said: I want to keep a lighthouse. "You wrote that?" said ${k}. "I was as old as you." "And did it come true?" "Oh," said ${g}, "some of it," and got up, because it was dark.`,
          `That evening there was no more to do, so they let ${g} have a turn. It was the old paper. "You read it," said ${g}. I WISH THAT I COULD BE A LIGHTHOUSE KEEPER, it said. There was a drawing as well. "But you aren't one," said ${k}. "No," said ${g}. "What about yours? How did it do?" "${deed.some}" said ${k}. "It was about a piece." "They come in pieces," said ${g}.`,
          `"You put it back," said ${g}, at supper. "I saw." ${k} went red. "It came anyway," said ${k}. "A bit did. ${deed.some}" Then ${g} opened the old piece of paper, and passed it over the bread. It was from somebody of about ${k}'s age, who could not spell. It said: when I am big I shal have a lighthouse. They both looked at that. "And have you?" said ${k}. "You tell me," said ${g}.`,
          `They were both in the kitchen with the jar, and neither of them was going to look first. "Did you get any of yours?" said ${g}. "A bit off the end," said ${k}. "${deed.some}" Then ${k} took out the other, because it was Thursday tomorrow anyway. It said, in wax crayon, LIGHTHOUSE, and then, smaller, me in it. "Oh," said ${k}. "Did you?" "Not so as you'd notice," said ${g}, and looked at the clock, and got up.`,
          `"I know you had it in your hand," said ${g}, drying a cup. ${k} watched the cup. "I still got some," said ${k}. "${deed.some}" "That's how it was with mine." And ${g} took the oldest bit of paper in that house out of the jar. On it was a tower with a light in the top, and beams, and a person waving. "You wanted to keep a lighthouse," said ${k}. "I did so," said ${g}. "Bedtime."`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: G, pose: 'sit', feeling: 'shy' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: ['jar'],
        },
      },
      {
        text: [
          `Two wishes are at the bottom of the jar, and neither of them is finished. ${k} lay in bed, wide awake, and thought about what the rest of it might be like. There were steps on the stairs. They stopped on the landing, in the same place as every night. There was a small click. And a long bar of light came in under the door, and across the floor, and up the bed. So that nobody should run into anything.`,
          `${k} was nearly asleep when the steps went by. They went up to the landing, as they did each night, and there was a click. It was only the lamp. It had always been only the lamp. But this time ${k} lay and watched how it came in at the door. It swung a little, and found the bed. The jar shone, and everything in it.`,
          `There is a jar beside the bed, with two in it. They lie one on the other, an old one and a new one, and seem to get on. ${k} heard the stairs, and then the click of the lamp. The light came round the door as far as the pillow. It must have come like that on every night there had been. "Goodnight, ship," said ${g}, quite low, and thought that nobody was awake.`,
          `${k} had never looked at it before. It was a thing that happened outside the door. But that night, lying in bed with both eyes open, ${k} saw it come. There was a click. Then a long white arm of light came over the floor, and felt its way to the jar. It stopped there, on two pieces of paper. "All clear," said somebody on the landing, very low.`,
          `Upstairs one could hear the house being put out, a room at a time. At the end of that there is always a click. ${k} lay in bed and waited for it, wide awake. There. The dark drew back from the door. There was a way to go, if anybody needed one. The jar had a bit of it too. Nobody has ever run aground in that house.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [{ who: K, pose: 'sleep', feeling: 'curious' }],
          things: ['jar'],
        },
      },
    ],
  };
}

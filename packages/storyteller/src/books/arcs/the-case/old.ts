import type { Told } from '../../arc.ts';
import { cap, introducing } from '../wording.ts';
import type { TheCase } from './arc.ts';

/** The accusation is made in front of everybody, and so has to be what comes after; and the sign was the detective's own. */
export function old(bound: TheCase): Told {
  const { detective: D, partner: P, grownUp: G, suspect: X, client: C, goods, paid, at, setting, refrain } = bound;
  const d = D.name;
  const p = P.name;
  const x = X.name;
  const c = C.name;
  const g = G.name;
  const { chance } = bound;
  return {
    title: chance.pick(
      'The Case of the Polite Thief',
      'Detective. Open.',
      'A Thief Does Not Stop to Read',
      `What ${p} Kept in a Pocket`,
      `The Night Shop`,
      `${d} Gets It Wrong`,
      'One a Night',
    ),
    refrain,
    pages: [
      {
        text: introducing(
          P,
          introducing(D, [
            `${d} was a detective. It said so on a sign, in large letters: DETECTIVE. OPEN. The sign hung ${at}, over the shelf with the ${goods.many}, because that was where the nail was. Nobody had ever come about a crime. "It's a very honest sort of place," said ${p}. ${p} was the assistant, with a pocket for clues, and so far there was only fluff in it. In the evenings they went home, and the sign stayed where it was, telling nobody that they were open.`,
            `There are jobs where you mostly wait. ${d} was a detective, and had been waiting for a mystery since Easter. There was a notebook with THE CASE written on it, and nothing under that. There was a sign that said OPEN, and was never turned round. It hung ${at}, over the shelf where the ${goods.many} were. And there was an assistant, ${p}, who picked things up off the floor and kept them. "Are those clues?" said ${d}. "Not yet," said ${p}.`,
            `Most detectives are called when something has gone. ${d} had got there first. The notebook was ready. The pencil had a point that you could have sewn with. The sign was up ${at}, on the only nail there was, above the ${goods.many}. OPEN, it said, and went on saying so when they had gone home. Nobody thought of turning it round. "There'll be a mystery sooner or later," said ${d}. "I've got a bit of string," said ${p}, who kept whatever was on the floor.`,
          ]),
        ),
        scene: {
          setting,
          camera: 'wide',
          actors: [
            { who: D, pose: 'stand', feeling: 'proud' },
            { who: P, pose: 'sit', feeling: 'curious' },
          ],
          things: ['sign', ...goods.shown],
        },
      },
      {
        text: [
          `It came on a Monday. There had been twelve ${goods.many} on the shelf, and now there were eleven. Nobody else would have counted. In the gap lay ${paid.one}, and ${p} put it in the pocket for clues. "That isn't evidence of anything," said ${d}, who was measuring the shelf. "${refrain}." "What shall I write?" said ${p}. "Eleven," said ${d}, in a voice that had been saved up for it.`,
          `On Monday one of the ${goods.many} was gone. It had not rolled anywhere. ${d} lay down on the floor to see. "Was it you?" ${d} asked everyone, one after another, very politely. They all said no, and two of them said "What?" Where it had been there was ${paid.one}. ${d} flicked it off the shelf, and ${p} caught it. "${refrain}," said ${d}. "Twelve, take away one." It was the best Monday for a long time.`,
          `"Somebody has been here," said ${d} on Monday, and had waited a long time to say it. One of the ${goods.many} had vanished. Nothing was broken. But in its place on the shelf lay ${paid.one}. Only ${p} took any notice of that, and kept it. "${refrain}," said ${d}. "Door, shut. Window, shut. Thief, tidy." By lunch they all knew that there was a case, and came to look at it. There was not much to see.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: D, pose: 'point', feeling: 'excited' },
            { who: P, pose: 'reach', feeling: 'curious' },
          ],
          things: [paid.shown, ...goods.shown],
        },
      },
      {
        text: [
          `On Tuesday another of the ${goods.many} went, and on Wednesday one more. It was never two at a time. ${d} asked people where they had been. They had all been in bed. "That's just what they would say," said ${d}. "It's also where they'd be," said ${p}, and that is a hard thing to get round. Each time there was ${paid.one} on the shelf. Each time ${p} put it away with the others. "${refrain}," said ${d}, and wrote BED nine times.`,
          `${d} began by asking questions. "Where were you last night at two?" Nobody could say. If you are asleep, you are the last to hear of it. By Thursday three more had gone, always one at a time, as if somebody were very slow or very polite. "This was there again," said ${p}, and held up ${paid.one}. "Not now," said ${d}. "I'm looking for a motive. ${refrain}." So ${p} put it with the rest, and did not say anything.`,
          `There was a list of everybody ${at}, and ${d} crossed off the ones who would never. That left nobody. So ${d} put them all back. Meanwhile the ${goods.many} went, one each night. "A thief takes the lot and runs," said ${p}. "Why would anyone take one?" "${refrain}," said ${d}. "Small hands, or large plans." ${p} bent down for something that had fallen off the shelf. It was ${paid.one}. That made four of them now, in one pocket, clicking.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: D, pose: 'think', feeling: 'determined' },
            { who: P, pose: 'hold', feeling: 'shy' },
          ],
          things: [paid.shown],
        },
      },
      {
        text: [
          `So they kept watch, with ${g} on the chair by the door. ${d} had been sure that it would be exciting. But nothing is as tiring as nothing. By ten ${p} leaned on ${d}, and ${d} leaned on ${p}. ${cap(g)} leaned on the wall, and it all held up very well. When they woke, it was light. There was one fewer on the shelf, and ${paid.one} lay exactly in the middle of the notebook. "That," said ${d}, "is cheek. ${refrain}."`,
          `"We'll catch them at it," said ${d}. They sat behind the door, and ${g} came too, with a cushion. It was very dark. The dark makes you listen, and listening makes you think of bed. ${d} remembered saying, "I'm only resting my eyes, so as to have them fresh." Then it was morning, and they were as fresh as anything, all three of them. Somebody had been so close that ${p} had ${paid.one} behind one ear. "${refrain}," said ${d}, not very loudly.`,
          `A proper detective lies in wait. ${d} lay in wait under a blanket, between ${p} and ${g}. It was all to be over by nine. At nine a board creaked, and it was ${g}. At ten something breathed, and it was all of them. After that it got in at the edges. In the morning there was the blanket, and there was the shelf, with one more gap. Tucked into the fold by ${p} was ${paid.one}. "${refrain}," said ${d}, and yawned in the middle of it.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: D, pose: 'sit', feeling: 'sleepy' },
            { who: P, pose: 'sit', feeling: 'sleepy' },
            { who: G, pose: 'sit', feeling: 'sleepy' },
          ],
          things: [paid.shown],
        },
      },
      {
        text: introducing(X, [
          `It was then that ${d} heard it. ${x} went by with the broom, and ${x}'s pocket rattled. Now ${x} had the key to every door there was, and went home last, and hardly spoke. "People who don't say anything have a reason," said ${d}. "I don't say much," said ${p}. "That's different. You're my assistant." It went into the notebook: ${x.toUpperCase()}, with a line under it. ${d} was quite sure. ${p} looked at the pocket, and was not.`,
          `"Listen," said ${d}. It was a small dry rattle, and it was coming along on its own feet. It was in the pocket of ${x}, who swept the floor there, and locked up. ${x} was first to come and last to leave, and nodded to people instead of talking. "Key," wrote ${d}. "Broom. Pocket." It made a very handsome list. "There could be anything in a pocket," said ${p}, who knew about pockets. But ${d} had turned over a page by then, and was writing FRIDAY.`,
          `Every case has a moment when it turns, and this one rattled. ${x} had come to sweep, and at each push of the broom there was a noise from one pocket. It was just the noise that a small thing makes which belongs to someone else. ${x} had keys. ${x} was always alone, but for the broom. "We've got it," whispered ${d}. "We've got a noise," said ${p}. But it is very hard to hear an assistant, when you have just been clever.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: 'walk', feeling: 'calm' },
            { who: D, pose: 'hide', feeling: 'excited' },
            { who: P, pose: 'stand', feeling: 'worried' },
          ],
          things: ['broom'],
        },
      },
      {
        text: [
          `They were all there on Friday. ${d} stepped out in front. "Would you please turn out your pocket?" Everybody heard. ${x} looked at ${d}, put the broom against the wall, and did so. There were five cough sweets, and a comb, and a very small drawing of a dog. That was all. Nobody laughed. ${x} put them back, one at a time. It took a good deal longer than taking them out.`,
          `"I know who did it," said ${d}, so that everybody should hear, and everybody did. "It was ${x}. It's all in that pocket." They all turned and looked. ${x} turned the pocket inside out, and held it like that, by the corner. Five cough sweets fell on the floor. They were the sort in twists of paper, which rattle. "I have a bit of a throat," said ${x}. It was the longest thing that anyone had ever heard ${x} say.`,
          `${d} chose the middle of Friday, when there were most people. "${x}," said ${d}, "what have you got there?" It came out louder than it was meant to. ${x} thought about it. Then ${x} brought out a paper bag, and went round with it, and let each of them look in. It was cough sweets. It had been cough sweets all the time. ${x} came to ${d} last. "There's one for you, too," said ${x}. It was the kindness that was so terrible.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: X, pose: 'hold', feeling: 'sad' },
            { who: D, pose: 'point', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${x} went on sweeping, all round ${d}, and said nothing. ${d} sat down under the sign. "I was so sure," said ${d}. ${p} did not say that it was all right. ${p} turned out a pocket instead, and put it all in a row on the floor. It was seven ${paid.many}, and there was nothing to choose between them. "Somebody picked these out," said ${p}. "One for each that's gone. I did try to say." "${refrain}," said ${d}, very low.`,
          `"You might have told me that it was only sweets," said ${d}. "I told you that it was only a noise," said ${p}. Then nobody said anything until the clock had been all the way round. "What have you got in yours?" said ${d}, at the end of it. It was the first time that anyone had asked. ${p} laid them out on the step. They were all ${paid.many}, seven of them, washed, and every one as good as the next. Seven had come, and seven had gone. ${d} looked for the pencil. "${refrain}," said ${d}. "Please."`,
          `${d} shut the notebook. All those lists! BED was in it nine times. There was not one word about what lay on the shelf each morning. "I never wrote yours down," said ${d}. "No," said ${p}. "I thought you might want to later." Out of the pocket they came, ${paid.one} and then six more. They had been chosen by somebody, out of a great many. You could see that, as you can with apples. "${refrain}," said ${d}, and this time did it, and did it properly.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: P, pose: 'kneel', feeling: 'calm' },
            { who: D, pose: 'sit', feeling: 'sad' },
          ],
          things: [paid.shown],
        },
      },
      {
        text: [
          `That evening they shook flour over the floor, as you do for a cake. In the morning there was a line of footprints in it. Each was no bigger than a comma. They came in under the door. They did not go to the shelf. They went to the wall below the sign, and stopped there, side by side, for quite some time. You could see where a tail had waited. "A thief doesn't stop to read," said ${p}. They both looked up. OPEN, said the sign.`,
          `It was ${p} who thought of flour. They dusted it from the door to the shelf, and nobody stayed to watch. By morning it had been written on, in very small footprints. ${d} followed them with one finger. "In here. Along here. Then a stop." It was not at the shelf. It was a good way before that, under the sign, and whoever it was had stood on tiptoe. "What's there to see from there?" said ${d}. And then neither of them spoke. There was only one thing to see from there, and it said OPEN.`,
          `They did the floor with flour, last thing, walking backwards to the door. What they had next day was a whole story, with no words in it. Small footprints had come in. They had gone along the wall, not fast, like somebody looking in at windows. Under the sign they had turned their toes to it and stood. "That's where I'd stand," said ${d}, slowly, "if I was reading it." They read it. It took no time at all. It was only four letters, and they were in ${d}'s own best writing.`,
        ].map((text) =>
          C.being?.id === 'mouse' ? text : text.replace('where a tail had waited', 'where somebody had waited'),
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: D, pose: 'kneel', feeling: 'surprised' },
            { who: P, pose: 'point', feeling: 'curious' },
          ],
          things: ['sign', 'footprints'],
        },
      },
      {
        text: introducing(C, [
          `The feet went on behind a bucket, to a crack in the wall. ${d} knocked. It seemed only right. And there stood ${c}, with all the ${goods.many} in a row behind, each with a ticket. "Is it about the bill?" said ${c}. "I've paid for every one. I took the best ones I could find, and I washed them. I did think that it was cheap. But it said OPEN." "You thought that it was a shop," said ${p}. "Isn't it?" said ${c}, and looked from one to the other.`,
          `There was a gap under the bottom board, with a mat in front of it. "Good morning," said ${c}, coming out. "Have I left something behind?" Over one small shoulder they could see the ${goods.many}, all of them, along a wall. "There are eleven of us," said ${c}, "and it's such a good shop. It's so quiet. You take one, and you leave what it's worth. Was it not enough?" ${d} looked at ${p}. ${p} had gone pink. "It was plenty," said ${d}.`,
          `It was not a den of thieves. It was a hole with a curtain. ${c} was in it, doing accounts. "One of the ${goods.many}, one of those," said ${c}. "One of the ${goods.many}, one of those. I think you'll find that it comes out right." It did. "We've never had a shop near us before. And open at night, too, which is so thoughtful." "You thought that we were a shop," said ${d}. ${d} did not write that down. There had never been a thief at all.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'stand', feeling: 'surprised' },
            { who: D, pose: 'kneel', feeling: 'surprised' },
            { who: P, pose: 'kneel', feeling: 'curious' },
          ],
          things: goods.shown,
        },
      },
      {
        text: [
          `Only the last line of the notebook was left to write. It could say CAUGHT. Everyone was waiting for that, and they would clap. But it was not true. There had been no thief. There was a detective who had hung a sign over a shelf and never turned it round. And there was ${x}, who had done nothing, and had been asked for a pocket in front of people. ${d} bit the pencil, and began to write down what had really happened.`,
          `"You could put that it's solved," said ${p}. "It is." That would have been quite enough for most people. They would clap, and there would be a bit about it on the wall. But ${d} had said it was ${x}, on a Friday, as loudly as that. If the end of it was only whispered, then half of them would go on looking at that pocket. So it would have to be said just as loudly. ${d} found that out all alone, with the pencil, and did not like it at all.`,
          `They could say it was a rat. ${d} did think of that, for as long as it takes to sharpen a pencil. Everybody would say "Ah". And ${c} would have to move, with all that family. They could say nothing, and turn the sign, and it would stop. Nobody would ever know whose sign it was. Only ${x} would still be somebody who had once had to go round with a paper bag. ${d} wrote the whole thing out, with every mistake in it. It came to two pages. It said that there was no thief, and the word SORRY was underlined.`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: D, pose: 'think', feeling: 'worried' }],
        },
      },
      {
        text: [
          `"It's solved," said ${d}, from the very same spot. "Nobody stole anything. ${cap(c)} bought them, and thought that we were a shop. It was my sign, and I left it at OPEN, and I never looked at what was paid. ${x} didn't do it. I said so out loud, and so I'm saying this out loud." It was not long, and there was nothing clever in it. Then ${d} took down the sign, since a detective who gets it as wrong as that ought to shut. ${x} had stopped sweeping. "Cough sweet?" said ${x}. They are not nice, cough sweets. ${d} had two.`,
          `They had all come to hear who it was. "It was me," said ${d}. You could tell that this was not what they had expected. So it had to be told from the beginning, with the nail, and the shop, and the flour. When it got to Friday, ${d} turned round, and said that part to ${x}, but no more quietly. "I was wrong, and you went round with the bag." ${x} leaned on the broom for a while. "I should have spoken up," said ${x}. "I'm not a talker." It was the beginning of a long talk.`,
          `${p} held the notebook, and ${d} read out both pages. It went very well until Friday. There ${d} had to stop, and swallow, and go on. "I'm sorry, ${x}. I wanted it to be somebody." Nobody clapped. There are things that you do not clap. But they all seemed to be breathing again. ${d} unhooked the sign, and put it under one arm, with the letters inward. "That's that," said ${d}. "I'm not much of a detective." "You found out who did it," said ${x}. "And it was a hard one. It was you."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: D, pose: 'stand', feeling: 'shy' },
            { who: X, pose: 'stand', feeling: 'calm' },
            { who: P, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: [
          `The sign hangs by the crack in the wall now, a good deal lower. Whoever goes last turns it round. There is a shop there on Tuesdays, with one price for everything. ${p} is the till. And up on the old nail there is a card, in pencil. DETECTIVE, it says. KNOCK FIRST. Somebody has knocked already, late, when the lamps were lit. It was ${x}, with a case. One cough sweet had gone from the bag. And there, in its place, in the twist of paper, was ${paid.one}.`,
          `By night it is a shop again, and this time everybody knows. ${p} has drawn up a list of prices, which does not take long, as there is only one. ${c} brings the whole family, and they choose for hours. "${refrain}," says ${d}, behind the shelf, adding up. It is not detecting, but it is nearly as good, and nobody has to turn out a pocket. Last of all came ${x}, in the dark, with the broom on one shoulder and something in one hand. It was ${paid.one}. "How many sweets can I get for that?" said ${x}.`,
          `There is a notebook called THE NEXT CASE. ${d} keeps it, and ${p} has a page for whatever is on the floor. It is the left-hand page, where you look first. On the wall is the sign, with a string, so that it can be turned. They turned it that night, and put out the lamp, and went home. CLOSED, it told the dark. A moment later a very small knock came from underneath the door. Then came ${paid.one}, pushed in at the crack. Then, after a while, a note. It said: I CAN WAIT.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: D, pose: 'stand', feeling: 'happy' },
            { who: P, pose: 'sit', feeling: 'happy' },
          ],
          things: [paid.shown],
        },
      },
    ],
  };
}

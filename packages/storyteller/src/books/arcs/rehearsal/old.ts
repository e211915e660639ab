import type { Told } from '../../arc.ts';
import { cap, clause, fitting, keeping, sentence, titled } from '../wording.ts';
import type { Kept, Rehearsal } from './arc.ts';

const MOST = 20;

const BORN: Readonly<Record<Kept, (name: string, player: string) => readonly string[]>> = {
  again: (name, player) => [
    `The real trouble was the second bear. It had been sewn by somebody in a hurry, with most of the wool in the head. Every time it was its turn, it bowed, and went on bowing, down to the floor. You cannot go back to line one each time. They tried, and ${player} began to eat the scenery. So they had a rule for it. Stop. Up. "And on from there." It was not on the list. It was only what happened between the lines.`,
    `"Line five," said ${name}, and the second bear fell on its face. "Line five," said ${name}, and it did it again, the other way. There is no point in shouting at a bear for the way its wool lies. ${name} sat it up each time, and blew the crumbs off, and said, "And on from there." By teatime ${name} had said that more than any other line, and it was not even in the script.`,
    `Nobody could remember the second bear ever standing up. That afternoon it fell down in line two, line five, line six, and twice in line nine. In the beginning ${name} sighed. After that it was just a thing one did, like turning a page. Up with the bear. "And on from there." It took four seconds. ${player} learned to wait for it with a paw, or whatever it was, in the air.`,
  ],
  paw: (name, player) => [
    `It was in line five that they noticed the second bear. It had gone stiff. "Perhaps it doesn't care for this bit," said ${name}. But the bear had no way to say so. Its mouth was four stitches and they were all shut. That did not seem fair, since everybody else had lines. So ${name} put a rule in the margin. Paw up, and all stop. Nobody asks why. Paw down, and on they go. ${player} tried it once, to see if it was true.`,
    `The second bear had not one line to say. "It could at least say stop," said ${name}, "in case." But what with? The maker had given it four stitches for a mouth and no way in. In the end they used an arm. If it went up, the whole kitchen stood still until it came down. The bear enjoyed that. It stopped them eleven times, once in the middle of a word.`,
    `"What if somebody wants it to stop?" said ${name}, out of nowhere. It was not on the list. They looked at the second bear, who looked as if it had been wondering too. It could not call out, with a mouth like that. So its arm was tied to a bit of wool, and when you pulled the wool, up went a paw. All stop. It worked so well that nobody thought about it any more.`,
  ],
  next: (name, player) => [
    `Fourteen lines are a great many. By line six nobody knew where they were, not even ${name}, who had written them. The list was under the cushion, which was being something else. "Somebody has got to be the one who knows," said ${name}. So the rabbit got the job, since it had the ears. After that, when they were lost, they did not look for the list. They asked. "What comes next?" And the rabbit, in its way, always said.`,
    `There is a person in every theatre who sits in a hole and knows what comes next. They had no hole. They had a rabbit, and put it in a saucepan, which is nearly one. "What comes next?" said ${name}, at the end of every line. ${player} asked it too, and so did both bears. It was restful, not having to hold all fourteen lines in your own head. One at a time was enough.`,
    `The list got jam on it. It was line seven to line ten that went. "What comes next?" said ${name}, and they all turned round. The rabbit had been lying with its ear on the paper. So it must have heard. From then on they put it to the rabbit each time, one line and then one line. It never told them two. ${name} was surprised to find that one was plenty.`,
  ],
};

/** Told from eight: a script of fourteen lines, an understudy in a pocket, and somebody smaller who needs it more. */
export function old({
  hero: H,
  beside,
  player: P,
  helper,
  newest,
  first,
  stand,
  kept,
  atHome,
  refrain,
  chance,
}: Rehearsal): Told {
  const name = H.name;
  const b = beside.name;
  const toy = kept === 'next' ? 'the rabbit' : 'the second bear';
  const drawn = kept === 'next' ? 'rabbit-toy' : 'teddy';
  const [p1, p2, p3] = stand.props;
  const [m1, m2] = stand.mishaps;
  const smells = first.sense.map((each) => fitting(MOST, sentence(each), '')).join(' ');
  const step = clause(first.step1);
  const wobble = fitting(MOST, sentence(first.wobble), 'Then something was not quite as it should be.');
  const came = atHome ? `${helper.name} brought it up the stairs` : `${name} and ${b} went in together`;
  const gear = first.gearThing ? [first.gearThing] : [];
  const sat = { again: 'head first', paw: 'with one arm in the air', next: 'with one ear up' }[kept];
  const help: readonly string[] = {
    again: [
      `There was a voice in ${name} that said, go back to the beginning. Go right back, to the door, or to yesterday. But ${name} had spent a whole afternoon with somebody who fell down in every line. In all that time they had not once gone back. "I've gone over," said ${name}. "Inside, I mean. Could we stop, and then go on from there?" "From exactly there?" said ${helper.name}. It took about four seconds. "And on," said ${name}.`,
      `It felt just like going over, with too much in the head. Everybody would have understood. But how many times had they been stopped by that yesterday? Nineteen, at the least, and not one of those had been the end. ${name} counted four, which is as long as it takes, and came upright. "I lost my place," said ${name}. "And on from there, please." "Certainly," said ${helper.name}. It turned out to be one line from the bottom.`,
      `"Do you want to leave it?" said ${helper.name}. ${name} knew what that was called. It was called lying on your face. Well, there was a way of dealing with that, and nobody in the world had done it more. Stop. Up. Blow the crumbs off. ${name} did it all, without a bear, and hardly anyone could see. "And on from there," said ${name}. They were already past the middle, as it turned out.`,
    ],
    paw: [
      `There was a thing to say, and ${H.names} mouth was four stitches, all shut. That was how it felt. So that was how the bear had felt. And then ${name} did not need a mouth. Up it went, one arm, as if there were a bit of wool on it. ${helper.name} stopped. Everything did, and nobody asked why. It is a large thing, to be able to stop a place. When you can, you do not need to for very long. The arm came down.`,
      `${name} wanted it to wait. It did not have to go away. It only had to wait, while ${name} caught up with it. How do you say that, with no breath to say it in? One arm knew. It rose up by itself, past the ear, and stayed there. "Stop?" said ${helper.name}, and did. In all that room there was no one who asked what it was for. ${name} looked at it, from underneath. It was a very good rule.`,
      `Not a word would come. But ${name} had made a rule once, for somebody with no words at all. One arm went up. "Ah," said ${helper.name}, and stood quite still. "Is that the sign?" ${name} nodded. They waited, all of them, for as long as ${name} liked. It was odd. The moment it could be stopped, it was not so bad that it had to be. "Now," said ${name}.`,
    ],
    next: [
      `${name} had been holding all of it at once, the whole day, right up to tea. No wonder it was heavy. Whom do you ask when there is no rabbit? ${name} looked at ${helper.name}, who had rather small ears. "What comes next?" said ${name}. It came out louder than it needed to. "Next? Only this," said ${helper.name}, and showed it. "And what comes next after that?" They did it one line at a time. There were not even fourteen.`,
      `Far too much was coming, all of it at the same time. ${name} could see it in the door, pushing. That had happened once before, on the kitchen floor, at about line seven. "What comes next?" ${name} asked, of nobody in particular. It was ${helper.name} who answered. "This does," said ${helper.name}, "and I'll tell you when it's done." It was. Behind it came one more, in single file.`,
      `"Shall we stop?" said ${helper.name}. But ${name} did not want it to stop. ${name} wanted it to have an order. "What comes next?" said ${name}. "Just the next thing, please, and not the ones behind it." ${helper.name} thought that was a very good question. It had been a long time since anyone had asked it. ${helper.name} told the next thing, and then, when that was over, the next. That is all a day is.`,
    ],
  }[kept];
  return {
    title: titled(
      chance.pick(
        `the fourteen lines of ${name}`,
        `${kept === 'next' ? 'the rabbit who knew' : 'the second bear falls over'}`,
        `${name} has a full rehearsal`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} had a theory. It is never the thing itself that is bad. It is the first time of it. By the second time, you know where to put your feet. And tomorrow was going to be ${first.place}, for the first time ever. "So we'll have the first time here," said ${name}, "today, in the kitchen. Then tomorrow is the second." ${cap(b)} looked for the hole in that, and could not put a finger on it.`,
            `You can be ready for anything, if you know what it is. That was the view of ${H.introduced}. Nobody could say for certain what would happen tomorrow at ${first.place}. So ${name} had written it down, in fourteen lines, from hello to home. "How do you know that it goes like that?" said ${b}. "It goes how we practise it," said ${name}. "That is what practising is."`,
            `"${sentence(first.ask)}" said ${H.introduced}. It was the day before ${first.place}. "I can't tell you," said ${b}. "I wasn't going to be told," said ${name}. "I was going to find out. I've made a script." It had fourteen lines, and the last of them was THE END. It is a comfort to know that about a day. "All we have to do," said ${name}, "is get to the bottom."`,
          ],
          `"I've made a script," said ${name}. Tomorrow was ${first.place}, for the first time ever. It had fourteen lines, and the last of them was THE END. This was ${H.introduced}.`,
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: beside, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They cleared the floor. ${sentence(p1)} ${sentence(p2)} ${sentence(p3)} There were two bears and a rabbit, to be everybody. That left ${helper.name}, the most important part of all. "I could do it," said ${b}. But somebody had sat down in the right place already, and was looking about. And so the part was played by ${P.introduced}, who had not read the script.`,
            `Every script says at the top who is in it. The first bear was to be brave. The second bear was to be next in line. The rabbit was to be the crowd. ${sentence(p2)} ${sentence(p3)} ${sentence(p1)} ${name} held a trial for ${helper.name}, and ${P.introduced} won it. ${P.name} was the only one who came.`,
            `You have to work with what there is in a house. ${sentence(p3)} ${sentence(p1)} ${sentence(p2)} The bears and the rabbit had been in things before, and were calm. But ${P.introduced} was new, and had been given the part of ${helper.name}. "Just be kind, and point," said ${name}. "${P.says}," said ${P.name}.`,
          ],
          `They used what there is in a house. Two bears and a rabbit were everybody. The most important part was played by ${P.name}, who was ${P.aKind}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'point', feeling: 'excited' },
            { who: P, pose: 'sit', feeling: 'curious' },
          ],
          things: ['teddy', 'rabbit-toy', ...stand.things.slice(0, 2)],
        },
      },
      {
        text: [
          `Line one went beautifully. It was hello. Then they got to line two. ${m1.full} "${refrain}," said ${name}. "It's what happened, though," said ${b}, from behind the newspaper. They looked at the script. It was quite clear about it. So it must have been the kitchen that was wrong, and they went back to line one.`,
          `"From the top," said ${name}. ${m1.full} "${refrain}," said ${name}. "Put it down as a difference," said ${b}. ${name} did not want any differences. A script with differences in it is only a piece of paper. They did it once more, slower. It went wrong slower.`,
          `They began at two o'clock, on the dot. ${m1.full} "${refrain}," said ${name}, to the first bear. The bear took it well. ${name} put a small cross beside line two and told them all to try harder. But there are things that do not depend on trying.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'surprised' },
            { who: beside, pose: 'sit', feeling: 'calm' },
          ],
          things: ['teddy'],
        },
      },
      {
        text: [
          `Line four was worse. ${m2.full} "${refrain}!" said ${name}. By then there were crosses all down the side, like stitches. ${P.name} had wandered out of the scene and was looking at the oven. "What do I do if it goes wrong?" said ${name}, and read the list from top to bottom. It did not say. There was no line for that.`,
          `After that came line four. ${m2.full} ${name} looked at ${P.name}. ${P.name} looked back with great sympathy. "${refrain}," said ${name}, in a smaller voice than before. It was beginning to seem that anything might happen, even in a kitchen, with people one had known for years. And tomorrow they would all be strangers.`,
          `They changed the lighting for line four. It did no good. ${m2.full} "That isn't in it either," said ${b}. "I know," said ${name}. "${refrain}." ${name} wrote it in at the bottom, as a warning. There was getting to be more bottom than top. ${P.name} sat down on it, to be helpful.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: P, pose: 'stand', feeling: 'curious' },
          ],
          things: ['rabbit-toy'],
        },
      },
      {
        text: BORN[kept](name, P.name),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'calm' },
            { who: P, pose: 'stand', feeling: 'calm' },
          ],
          things: [drawn],
        },
      },
      {
        text: [
          `They never got to THE END. At line eleven ${P.name} went to sleep in the middle of being ${helper.name}. The table was wanted for supper. ${name} folded the script up very small. "Six times through," said ${name}, "and not one of them right." "It will be different tomorrow," said ${b}. "That," said ${name}, "is just what I'm afraid of." And at the last minute ${toy} went into the pocket as well, ${sat}.`,
          `It was dark before they reached the bottom of the page. ${P.name} was asleep on lines twelve to fourteen. "So I'll never know how it ends," said ${name}. "I think you get your coat," said ${b}. Nobody laughed, but it was not a bad sort of quiet. ${name} put the script in a pocket. Then ${name} put ${toy} in on top, to keep it from getting out.`,
          `By supper they had done line one nineteen times and line fourteen not at all. ${P.name} lay asleep in the scenery. "I'm no readier than I was," said ${name}. ${cap(b)} picked up ${toy}, ${sat}, and held it out. "You've got an understudy, at least." An understudy is someone who knows the part and hopes not to be asked. It went into the pocket, next to the script.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: P, pose: 'sleep', feeling: 'sleepy' },
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
          things: [drawn],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `And in the morning it was tomorrow. They had ${first.gear}. ${sentence(came)} ${smells} ${stand.real} There stood ${first.helper}. Line one was hello, and they did that. But in line two there should have been a bear. ${name} felt for the script, and did not take it out. You could see from here that it was about another place.`,
            `The next day they were early, which gave it more time to be strange. ${sentence(came)} ${stand.real} ${smells} And there was ${first.helper}. "So you're ${name}!" ${name} had a whole line ready for that, and could not find the front of it. It was a good script. It had just been written about somebody else's day.`,
            `The next day came at its usual speed. ${sentence(came)} ${smells} "Good morning," said ${helper.name}. That was not line one, but it was near it. ${stand.real} One after another, without any noise, the lines in ${H.names} pocket stopped being true.`,
          ],
          `And in the morning it was tomorrow. ${sentence(came)} "Good morning," said ${helper.name}. That was not line one, but it was near it. After that, nothing was.`,
        ),
        scene: {
          setting: first.setting,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            { who: helper, pose: 'wave', feeling: 'happy' },
          ],
          things: gear,
        },
      },
      {
        text: [
          `There was somebody else who was new. It was ${newest.name}${atHome ? ' from next door' : ''}, who came up to ${H.names} elbow. ${newest.name} was crying without any sound, as if not to be a nuisance. "What is that?" said ${newest.name}. ${cap(toy)} was looking out of the pocket, ${sat}. ${name} held on to it. There was only one understudy. It had been in every rehearsal, and if things went wrong, it was all that ${name} had.`,
          `"Is that yours?" said a voice from under a coat. The coat had ${newest.name} in it${atHome ? ', from next door' : ''}, who was smaller than ${name} and had been crying. ${cap(toy)} had put its head out of the pocket, ${sat}. "It's my understudy," said ${name}, and pushed it down again. "I wish I had one," said ${newest.name}. It was not meant as a question. That did not stop it from being one.`,
          `By the wall sat ${newest.name}${atHome ? ', who lived next door' : ''}. ${newest.name} was about half the size of ${name}, and had both eyes shut, so as not to be there. One of them opened. It looked at the pocket, and at what was in it, ${sat}. "Does it know what happens?" said ${newest.name}. "It's done it six times," said ${name}, and that was true. Then nobody spoke. ${name} could tell what was going to be asked, and did not want to be asked it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: newest, pose: 'sit', feeling: 'sad' },
          ],
          things: [drawn],
        },
      },
      {
        text: [
          `It is easy to be kind with something you do not need. ${name} needed this. ${name} looked at the pocket, and at ${newest.name}. If it stayed in there, nobody would ever say a word. "Here," said ${name}, before there was time to think of anything else. "It's good at this. You'll have to hold it up a bit." The pocket felt very flat. There was only a script in it now.`,
          `${name} was not a person who gives things away. There was a box at home to prove it. But it is a strange thing to stand beside somebody who is more frightened than you are. It makes you look round for a grown-up, and the nearest one seems to be you. "It's called holding on," said ${name}. "You do it round the middle." And then it was in another pair of hands, and had not even looked back.`,
          `There were two ways to do it. In one of them ${name} went in with an understudy, and ${newest.name} went in with nothing. In the other it was the other way round. ${name} did not like either. "You have it," said ${name}, rather gruffly. "It knows its part. Only give it back." And then ${name} had to stand there with a hand in an empty pocket, and be pleased about it. That came later.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: newest, pose: 'hold', feeling: 'surprised', holds: drawn },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Then it was ${H.names} turn. ${name} ${step}. It was rather good. It was so good that ${name} had forgotten to be careful, and that was when it came. ${wobble} "${refrain}," said ${name}, with hardly any voice. A hand went to the pocket. It found some paper, folded small, that did not say one word about this.`,
            `It has to be said that it began well. ${name} ${step}. ${wobble} All of a sudden there was nothing under the day at all. "${refrain}," ${name} thought, or said. Line nine was no help, and nor was line ten. And the pocket was as flat as an envelope.`,
            `"Ready?" said ${helper.name}. So ${name} ${step}. There were people who did that every day, and you could see why. And then, with no line for it at all: ${lowered(wobble)} It was not anybody's fault. ${name} reached for the understudy. But the understudy was over there, with somebody else, doing well.`,
          ],
          `Then it was ${H.names} turn. The first small bit was rather good. And that was when it came. ${wobble} A hand went to the pocket. It found some paper that did not say one word about this.`,
        ),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'cover', feeling: 'scared' }] },
      },
      {
        text: help,
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: kept === 'paw' ? 'reach' : 'stand', feeling: 'determined' },
            { who: helper, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Afterwards ${clause(first.after)}. ${newest.name} had been as good as gold, and was asleep on a coat, with ${toy} held on to by the ear. "I can get it back for you," said ${b}, quite low. ${name} thought it over. It was a long walk home with an empty pocket. "It can come back next week," said ${name}. "They're in the middle of something." That night the script went under the short leg of the table, where it fits.`,
            `"So that was the end," said ${name}, in bed. It had been different from line fourteen. To begin with, ${clause(first.after)}. And ${newest.name} had fallen asleep on the way out, with ${toy} held under the chin. Nobody had had the heart. "It's only lent," said ${name}, quite fast. "Till Tuesday." ${cap(b)} found the script, and asked if it was wanted. ${name} turned it over. The back of it was perfectly good.`,
            `"Did it go as it was meant to?" said ${b}. "No," said ${name}. "Nothing did, right down to THE END." At the door it was hard to part ${newest.name} from ${toy}. It took several tries. So in the end ${name} said Tuesday would be soon enough. There is a space on the shelf tonight, about as wide as a loaf. ${name} is asleep beside it, with one arm up.`,
          ],
          `"Did it go as it was meant to?" said ${b}. "No," said ${name}. "Nothing did." ${newest.name} still had ${toy}. "It can come back on Tuesday," said ${name}. There is a space on the shelf tonight, about as wide as a loaf. ${name} is asleep beside it.`,
        ),
        scene: {
          setting: H.being?.setting ?? 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: beside, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}

/** As a sentence goes on after a colon; names keep their capitals. */
const lowered = (text: string): string =>
  /^(?:I|Dr|Miss|Mr|Mrs)\b/.test(text) ? text : text.charAt(0).toLocaleLowerCase('en') + text.slice(1);

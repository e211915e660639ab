import type { ActorHint, Told } from '../../arc.ts';
import { bare, cap, clause, fitting, inBrief, keeping, titled, within } from '../wording.ts';
import type { SmallSteps } from './arc.ts';

/** How each letter of complaint is signed: politely, crossly, and then kindly. */
const SIGNATURES = [
  ['Yours faithfully', 'Yours, rather crossly', 'Yours truly'],
  ['Yours sincerely', 'Yours, still waiting', 'Yours as ever'],
  ['With respect', 'With somewhat less respect', 'With kind regards'],
  ['I remain', 'I still remain', 'Best wishes from'],
] as const;
const REFRAINS = [
  'I shall have to write again',
  'I shall put it in writing',
  'That calls for a letter',
  'I must write and say so',
  "I'll put that in the next one",
  'I shall have to be firmer',
  'I have not finished writing',
  'I shall write again tonight',
  'There will have to be another',
  'I shall want more paper',
  'I have more to say than that',
  'I shall put it more plainly',
  'I shall underline it next time',
  'I see that I left things out',
] as const;

/** Told from eight: letters of complaint to the feared thing, and nowhere to post them but by hand. */
export function old({ hero, beside, small, fear, chance }: SmallSteps): Told {
  const name = hero.name;
  const b = beside.name;
  const dear = bare(fear.name);
  const again = chance.pick(...REFRAINS);
  const signed = chance.pick<(typeof SIGNATURES)[number]>(...SIGNATURES);
  const day = chance.pick('Tuesday', 'Thursday', 'Sunday');
  const steps = chance.pick('nine', 'eleven', 'fourteen');
  const [[try1, why1], [try2, why2]] = fear.avoid;
  const scary = fear.scary === null || !within(12, fear.scary) ? null : clause(fear.scary);
  const seen: readonly ActorHint[] = fear.figure ? [{ who: fear.figure, pose: 'stand', feeling: 'calm' }] : [];
  const shown = fear.shown ? [fear.shown] : [];
  const [sense, truth, use] = [fear.sense, fear.truth, fear.trickUse].map((each) => inBrief(20, each));
  const complaint = scary
    ? `"${cap(scary)}," said ${name}, "and nobody does anything about it."`
    : `"Somebody should do something about it," said ${name}.`;
  const failed = (attempt: string, reason: string, lead: string): string => {
    const [did, but] = [clause(attempt), clause(reason).replace(/^but /, '')];
    return fitting(
      20,
      `${lead}${name} ${did}. But ${but}.`,
      `${lead}${name} tried to manage without it. But ${but}.`,
      `${lead}${name} ${did}. It did not work.`,
    );
  };
  return {
    title: titled(
      chance.pick(
        `dear ${dear}`,
        `${name} writes to ${fear.name}`,
        `a letter for ${fear.name}`,
        'by hand',
        'no address',
        'a sad sort of drawer',
        'it may have been six minutes',
      ),
    ),
    refrain: again,
    pages: [
      {
        text: keeping(
          20,
          [
            `${hero.introduced} had a good life, apart from one thing. That was ${fear.name}. ${name} was afraid of ${fear.them}, and thought about ${fear.them} every day. ${hero.He} could ${fear.habit}, and was known for that, in a small way. But it did not seem to be of any use.`,
            `${hero.introduced} could tell you what was wrong with the world. Soup should be cooler. Stairs should be fewer. And at the very top was ${fear.name}. Nothing else frightened ${name} so much. It was true that ${hero.he} could ${fear.habit}. That did not seem to help.`,
            `${hero.introduced} could ${fear.habit}. It was the kind of thing that might come in useful once in a lifetime. Everything was going well, too, apart from ${fear.name}. ${name} was so frightened of ${fear.them} that ${hero.he} hid. ${complaint}`,
            `It is not everyone who can ${fear.habit}. ${hero.introduced} could, and did it every day, for fun. But nobody is good at everything. ${name} was afraid of ${fear.name}. ${complaint}`,
            `There are two things to know about ${hero.introduced}. The first is that ${hero.he} could ${fear.habit}. It was not much use, but it was ${hero.his} own. The second is that ${hero.he} did not like ${fear.name}. ${complaint}`,
          ],
          `There are two things to know about ${hero.introduced}. One is a small odd trick, which comes in later. The other is ${fear.name}. ${name} did not like ${fear.them}. ${complaint}`,
        ),
        scene: {
          setting: hero.isChild ? 'living-room' : (hero.being?.setting ?? 'living-room'),
          actors: [{ who: hero, pose: 'think', feeling: 'worried' }],
        },
      },
      {
        text: [
          `${name} was tired of being afraid, and wrote a letter about it. "Dear ${dear}," wrote ${name}. "I expect you mean well. But I have had enough. Please stop. ${signed[0]}, ${name}." Then ${name} turned the envelope over, to write down where it was to go. But ${hero.he} did not know the address.`,
          `So ${name} wrote a letter. "Dear ${dear}," it said. "I am writing to complain. Please stop, or do it somewhere else. ${signed[0]}, ${name}." It was a good letter. There was only one thing wrong with it. On the front there was a place for the address, and ${name} did not know what to put.`,
          `${name} decided to take it up with ${fear.them} directly. "Dear ${dear}," said the letter. "This cannot go on. Kindly go away by ${day}. ${signed[0]}, ${name}." ${name} licked the envelope. But you cannot post a letter to something that does not have a door.`,
          `In the end ${name} put it in writing. "Dear ${dear}. You do not know me, but I know you. You frighten me. I should like it to stop, please. ${signed[0]}, ${name}." It looked very well, folded. Only then did ${name} see the trouble. There is no postman who takes a letter to ${fear.name}.`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'hold', feeling: 'proud', holds: 'letter' }] },
      },
      {
        text: [
          `So the letter was not sent, and nothing changed. When it was time for ${fear.name} again, ${name} hid. "What are you doing down there?" said ${b}. "I'm waiting for an answer," said ${name}. "Has one come?" "No. ${again}."`,
          `${name} waited a whole week for an answer, and hid for most of it. No answer came. ${failed(try1, why1, 'One day ')} "You've gone a funny colour," said ${b}. "I'm all right," said ${name}, who was not. "${again}."`,
          `${failed(try1, why1, 'In the meantime, ')} "Any news?" said ${b}. "They haven't answered," said ${name}. "Who hasn't?" said ${b}. ${name} did not say. "${again}," said ${name}.`,
          `${failed(try1, why1, 'While there was no answer, ')} "You look busy," said ${b}. "I'm waiting for the post," said ${name}. "What if it doesn't come?" "Then," said ${name}, "${again.charAt(0) === 'I' ? again : again.charAt(0).toLocaleLowerCase('en') + again.slice(1)}."`,
        ],
        scene: {
          setting: fear.setting,
          weather: fear.weather,
          ...(fear.atNight ? { time: 'night' as const } : {}),
          camera: 'medium',
          actors: [
            { who: hero, pose: 'hide', feeling: 'scared' },
            { who: beside, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"Dear ${dear}," wrote ${name}, for the second time. "I am still frightened of you. You do not seem to care. ${signed[1]}, ${name}." It was the truest letter so far. But there was still no address. "${again}," said ${name}, and put it in the drawer with the first.`,
          `Perhaps the first letter had been too polite. "Dear ${dear}," went the next one. "I hid for most of Monday, because of you. I had other plans for Monday. ${signed[1]}, ${name}." It was not sent either. It only lay in the drawer. "${again}," said ${name}, who was getting through a great deal of paper.`,
          `${failed(try2, why2, 'Then ')} So there was a second letter, and it was firmer. "Dear ${dear}. You have not answered my last. I am not angry, only tired. ${signed[1]}, ${name}." It went into the drawer, on top of the first. "${again}," said ${name}, to the drawer. It was getting to be a sad sort of drawer.`,
          `The second letter was shorter. "Dear ${dear}. Well? ${signed[1]}, ${name}." ${failed(try2, why2, 'And meanwhile ')} "${again}," said ${name}, and looked for the pencil. It had gone blunt. You can only press so hard.`,
        ],
        scene: { camera: 'wide', actors: [{ who: hero, pose: 'sit', feeling: 'sad' }], things: ['letter'] },
      },
      {
        text: [
          `${cap(b)} found the letters in the drawer, and read them in order. "You never sent these," said ${b}. "There isn't any address," said ${name}. "Then we could take them there ourselves," said ${b}. "I'd be with you the whole time, and we'd stop when you said stop." ${name} looked to see if this was a joke. It was not.`,
          `It was ${b} who found the letters. ${cap(b)} read them both, and did not smile in the wrong place. "These are good," said ${b}. "Why didn't you send them?" "There's no address." "You could take them round yourself," said ${b}. ${name} had not thought of that, and wished that nobody else had. "By hand?" "I'd come with you. As far as you like, and no further."`,
          `"I found these," said ${b}, holding a letter in each hand. "They're private," said ${name}. "They're very clear," said ${b}. "But nobody can answer a letter in a drawer. You know where ${fear.they === 'it' ? 'it lives' : 'they live'}. You could hand it over." "What, now?" "For one minute. I'll count it. You can hand it over and come straight back."`,
          `"What's this letter?" said ${b}. There was no use saying that it was not a letter. ${cap(b)} read it twice, and then the other one. "You've never had an answer," said ${b}. "No." "And did ${fear.seen} ever get the question?" ${name} was silent. "We could take it," said ${b}. "You hold it out, and I count to sixty. After that we may go away again. It's what postmen do."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: beside, pose: 'hold', feeling: 'calm', holds: 'letter' },
            { who: hero, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `So they went, and ${name} held out the letter to ${fear.seen}, as far as it would go. "Ten," counted ${b}. "Twenty." At forty ${name} remembered to breathe. At sixty ${hero.he} looked round. "Nothing bad happened," said ${name}. "No," said ${b}. "And you stood very still."`,
          `"What do I say?" said ${name}. "What does it say in the letter?" said ${b}. So ${name} read it out to ${fear.seen}, in a voice that went up and down. It took one minute, with the name at the end. Nobody can ever have been complained to so politely. "And?" said ${b}. "There wasn't any argument," said ${name}.`,
          fitting(
            20,
            `One minute is longer than it looks. ${name} held the letter out to ${fear.seen}, like somebody feeding a horse. ${sense} Nobody took the letter. "Is that all ${fear.they === 'it' ? 'it does' : 'they do'}?" whispered ${name}. "That's all ${fear.they === 'it' ? 'it has' : 'they have'} done so far," said ${b}, who liked to be accurate.`,
            `One minute is longer than it looks. ${name} held the letter out to ${fear.seen}, like somebody feeding a horse. Nobody took the letter. "Is that all?" whispered ${name}. "That's all so far," said ${b}, who liked to be accurate.`,
          ),
          fitting(
            20,
            `They went, ${name} and the letter, to meet ${fear.seen}. ${name} kept hold of one corner of ${b}, in case. "Begin," said ${b}, and began to count. By ten, the letter was damp. By thirty, ${name} had started to notice things. ${sense} By sixty, nothing else had happened at all. ${name} was almost offended.`,
            `They went, ${name} and the letter, to meet ${fear.seen}. ${name} kept hold of one corner of ${b}, in case. "Begin," said ${b}, and began to count. By ten, the letter was damp. By sixty, nothing else had happened at all. ${name} was almost offended.`,
          ),
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'hold', feeling: 'worried', holds: 'letter' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            ...seen,
          ],
          things: shown,
        },
      },
      {
        text: [
          `They did it twice. The second time ${name} took one step nearer. "It isn't as I wrote it," said ${name}. "Which part?" said ${b}. ${name} read down the letter, with a finger under the words. "It says how frightened I am," said ${name}. "It doesn't say anything that's true about ${fear.name}."`,
          `"Sixty," said ${b}. "Go on," said ${name}, who was as surprised as anybody. So they stayed for another minute. ${truth} ${name} had not known that. You find out very little from under a table. The letter hung down in one hand. ${hero.He} had clean forgotten to be frightened.`,
          fitting(
            20,
            `"One more minute," said ${name}. "I don't want to be unfair." This time ${hero.he} really looked. ${truth} ${name} unfolded the letter and read it again, all through. "I shall have to change a few words," said ${name}. "I can't complain of what isn't so."`,
            `"One more minute," said ${name}. "I don't want to be unfair." This time ${hero.he} really looked. Then ${name} unfolded the letter and read it again, all through. "I shall have to change a few words," said ${name}.`,
          ),
          fitting(
            20,
            `"That's your minute," said ${b}. "We can go." But ${name} had noticed something. ${truth} "I didn't put that in," said ${name}, and turned the letter over, looking for room. "You didn't know it," said ${b}. "You'd always left by then."`,
            `"That's your minute," said ${b}. "We can go." But ${name} had noticed something, and turned the letter over, looking for room. "I didn't put that in," said ${name}. "You'd always left by then," said ${b}.`,
          ),
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'look-up', feeling: 'curious', holds: 'letter' },
            { who: beside, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Then somebody said "Eek." It was ${small.introduced}, lying very flat on the ground. "I'm frightened," said ${small.name}. "I can't move." It was only ${steps} steps to the way out. ${name} could have gone home now, and nobody would have said a word. ${name} looked at the way out, and then at ${small.name}.`,
          `It was ${steps} steps to the way out, and ${name} was on the way there. Then ${hero.he} saw ${small.introduced}, with both eyes shut. "I'm not here," said ${small.name}. "If I'm not here, nothing can find me." ${name} knew that plan. ${hero.He} had hidden like that for weeks, and it had not helped.`,
          `And then there was a noise close by, about as big as a pea. It was ${small.introduced}. ${small.He} was pressed up small, with both eyes shut. "Is it gone?" said ${small.name}. "Not yet," said ${name}. The way out was ${steps} steps off. ${name} had done two minutes, which was two more than anybody had asked. Nobody would say a word if ${hero.he} went now. Only ${small.name} would still be here.`,
          `"Shall we go?" said ${b}. It was ${steps} steps to the way out. ${name} had taken the first of them when something squeaked. There, flat against the ground, was ${small.introduced}, being as thin as possible. "Don't mind me," said ${small.name}, shaking. "I'm just waiting for ${fear.them} to stop." ${name} looked at the ${steps} steps. They were very good steps. Then ${hero.he} looked at ${small.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: small, pose: 'cover', feeling: 'scared' },
            { who: hero, pose: 'stand', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          fitting(
            20,
            `"I'll stay here with you," said ${name}, and sat down beside ${small.name}. It was hard, because ${hero.he} was frightened too. But ${hero.he} could ${fear.trick}, and so ${hero.he} did. ${small.name} tried it too. After a while they both felt better.`,
            `"I'll stay here with you," said ${name}, and sat down beside ${small.name}. It was hard, because ${hero.he} was frightened too. So ${name} did the odd trick, and ${small.name} tried it too. After a while they both felt better.`,
          ),
          fitting(
            20,
            `${name} got down on the cold ground beside ${small.name}. "I'm frightened as well," said ${name}. "I'll show you what I do. I can ${fear.trick}." ${use} "Do it again," said ${small.name}. So they did it together, and it helped.`,
            `${name} got down on the cold ground beside ${small.name}. "I'm frightened as well," said ${name}. "I'll show you what I do." And ${hero.he} did the odd trick. "Do it again," said ${small.name}. So they did it together, and it helped.`,
          ),
          fitting(
            20,
            `"Budge up," said ${name}, and sat down with ${small.name}. Now ${hero.he} was frightened again. "What do we do?" said ${small.name}. So ${name} did the thing ${hero.he} always did, the odd one, and showed ${small.name} how. ${use}`,
            `"Budge up," said ${name}, and sat down with ${small.name}. Now ${hero.he} was frightened again. "What do we do?" said ${small.name}. So ${name} did the odd thing ${hero.he} always did, and showed ${small.name} how. It was easier with two.`,
          ),
          fitting(
            20,
            `It is hard to walk away from somebody as small as that. ${name} sat down with ${small.name}. "I can ${fear.trick}," said ${name}. "Is that any help?" "I don't know," said ${small.name}. "Nobody's ever tried it." So they tried it. ${use}`,
            `It is hard to walk away from somebody as small as that. ${name} sat down with ${small.name}. "I know a sort of trick," said ${name}. "Is that any help?" "I don't know," said ${small.name}. So they tried it, and tried it again. It did help, rather.`,
          ),
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'sit', feeling: 'determined' },
            { who: small, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${cap(b)} let the minutes go by. ${small.name} had come up close to ${name}'s side, and leaned. "It's still there," said ${small.name}, presently. "Yes," said ${name}. "And so are we. All three of us." They counted, to be sure. There were really three, and none of them was running away.`,
          `"How long was that?" said ${name}, after a while. "I stopped counting at six minutes," said ${b}. "You didn't seem to need it." ${cap(fear.name)} had not gone anywhere. But ${name} was not alone. There was ${small.name} on one side, and ${b} on the other.`,
          `"Has it stopped?" said ${small.name}. "No," said ${name}, "but I don't mind so much when there are two of us." "Nor do I," said ${small.name}. They leaned on each other. "Six minutes," said ${b}. "Then I lost count."`,
          `For some time nobody spoke. "I thought you were never frightened," said ${small.name}. "I'm frightened now," said ${name}. "But I can be frightened and stay here." ${small.name} thought about that. "So can I," said ${small.name}. It may have been six minutes. It may have been ten.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'sit', feeling: 'calm' },
            { who: small, pose: 'sit', feeling: 'calm' },
            { who: beside, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          fitting(
            20,
            `There was one more letter. "Dear ${dear}," it said. "Please take no notice of my other two. ${fear.scary === null || fear.alive ? 'I had not stopped to look at you.' : `I did not know about ${clause(fear.friend)}.`} I shall most likely be there on ${day}. So will ${small.name}. ${signed[2]}, ${name}." It never went into the drawer. ${name} left it out, where anyone might read it.`,
            `There was one more letter. "Dear ${dear}," it said. "Please take no notice of my other two. I shall most likely be there on ${day}. So will ${small.name}. ${signed[2]}, ${name}." It never went into the drawer. ${name} left it out, where anyone might read it.`,
          ),
          `The drawer was cleared out that night, to make room for something more useful. Two of the letters became paper boats. The third letter was new, and short. "Dear ${dear}. We have met. ${signed[2]}, ${name}." There was no need to send it, since it did not ask for anything. ${name} put it up where it could be seen by anyone who came.`,
          `The last letter took the longest, because it had to be fair. "Dear ${dear}. I still do not like you. But you may carry on. ${signed[2]}, ${name}. P.S. ${small.name} says the same." ${name} put it on the windowsill that night, with a pebble on top. In the morning it was still there. But it looked, ${name} thought, like a letter that had been read.`,
          `"Dear ${dear}," wrote ${name}, the last thing that night. "About my letters. You need not go away by ${day}, or at all, if you have nowhere else to be. ${signed[2]}, ${name}." Then ${hero.he} put the pencil down, and listened for a bit, and did not write anything else.`,
        ],
        scene: {
          setting: hero.isChild ? 'bedroom' : (hero.being?.setting ?? 'bedroom'),
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [{ who: hero, pose: 'sit', feeling: 'calm' }],
          things: ['letter'],
        },
      },
    ],
  };
}

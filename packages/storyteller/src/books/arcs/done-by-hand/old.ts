import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { DoneByHand } from './arc.ts';

const MOST = 20;

/** Whoever knows of the handle has a whole town on a string, and on Fridays an arm that aches. */
export function old(bound: DoneByHand): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    keeper: O,
    neighbour: N,
    stopped,
    noun,
    plate,
    shown,
    refrain,
    chance,
  } = bound;
  const k = K.name;
  const f = F.name;
  const o = O.name;
  const n = N.name;
  const g = G.name;
  const [one = '', two = '', three = ''] = chance.some(3, stopped.signs);
  return {
    title: titled(
      chance.pick(
        'please push',
        `who does ${noun}?`,
        'the door behind the post office',
        'back in an hour',
        `the Tuesday ${o} sat down`,
        'nine hundred years and no tea',
        `department of ${noun.replace(/^the /, '')}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(F, [
            `There is a great deal of reading in the world that nobody does. ${k} did it. ${k} read the bottoms of cups, and the rims of coins, and what it says round the edge of a drain. "It only says where it was made," said ${f}, who had a bus to catch. "Somebody went to the trouble of writing it," said ${k}, lying on the pavement. "It seems rude." They generally missed the bus.`,
            `If you had wanted to hide a thing from ${k}, you would have had to write it large. Large things ${k} walked straight past. It was the small print that called. ${k} knew who had sewn the curtains, and who had passed the fire bucket as sound. "What is it all for?" said ${f}. "I don't know yet," said ${k}. "I haven't read all of it."`,
            `${k} went about with both eyes on the ground. It was not sadness. It was plates. Every lamp post has one, with a number, and every gate, if you rub it. "Come ON," said ${f}, forty times between the corner and the school. There was just one that ${k} had not got to. It was round the back of the post office, and it would have meant going through nettles.`,
            `Other children collect things that you can carry. ${k} collected small print. There was the foot of the lamp, and the inside of the hat, and the back of the ticket. It was all kept in the head, where there was plenty of room. "One day you'll read something, and be sorry," said ${f}, who liked large print, and not much of it. "I can't be," said ${k}. "They always say please."`,
          ]),
        ),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'curious' },
            { who: F, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was on a Tuesday. There had been no warning. ${stopped.first} For a minute nobody could say what was wrong, since it had never gone wrong before. It was like looking for a word. Then ${k} found it. "It's ${noun}," said ${k}. "It's stopped." "It can't stop," said ${cap(g)}. "Who told it to?"`,
          `You do not notice a thing like that while it is going. You notice it as you notice the fridge, when it leaves off humming. ${stopped.first} They all turned round, to see who had done it. "That's odd," said ${g}. "There's no ${noun.replace(/^the /, '')}. There was some last night." ${k} went to the window. There was none out there, either.`,
          `${stopped.first} So it began, on the second Tuesday in the month, at about ten to eight. "Have we run out of it?" said ${k}. "One doesn't run out of ${noun}," said ${g}, and looked in the cupboard all the same. There had always been as much as anybody wanted. That was why not one person in the whole town knew where it came from.`,
        ]),
        scene: {
          setting: 'kitchen',
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `Out of doors it was no better. ${one} ${two} It ought to have been frightening, but there was ${n}, on the wall, with a flask. "${refrain}," said ${n}. It was such a comfortable thing to say that the next person said it too. By nine the whole street had said it. They had all sat down to wait.`,
            `They went to see how far it went. It went all the way. ${two} ${one} "Whose job is it?" said ${k}. People looked at one another. They had never seen anybody come about it. "There'll be a department," said ${n}. "${refrain}." It did make one feel better. That was what was wrong with it, thought ${k}.`,
            `${one} That was in the first street. In the second street it was worse. ${three} "But who is doing something?" said ${k}. It was the only impolite thing that had been said all morning. "${refrain}," said ${n}, quite gently, and moved up, so that ${k} could sit there too.`,
          ]),
        ),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: N, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At ten there was a meeting. They chose somebody to be in charge, and that took until eleven. Then they wrote a letter. It was firm, but fair, and it was signed by four hundred people. The one thing that they could not agree on was what to put on the envelope. "To whom it may concern," said ${n}. But a letter does not know whom it may concern. It lay on the table with a stamp on. "${refrain}," they said.`,
          `There were some who tried to make it themselves. They had a shed, and a book, and a good deal of wire. What they got was a smell, and something that might have been ${noun}, if you had never met any. It lasted as long as a sneeze. "It's harder than it looks," said ${n}, who had a plaster on. Until that day nobody had thought that it looked like anything. "${refrain}."`,
          `They tried going without. There were classes in it. ${three} One has to make the best of things, they said. By noon they were all worn out. "It isn't so bad," said ${n}, in a small voice. Then, since nobody answered: "${refrain}." It was the eleventh time. ${k} had begun to count.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: N, pose: 'hold', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"It's always somebody," said ${k}. "Whenever I read the small print, it's somebody. Passed by J. Tull. Sewn by Nell. Nothing in this whole town just happens." ${f} looked at the town, as if it might be listening. "So somebody does it," said ${f}. "And they've stopped." "And there'll be a plate," said ${k}. They both thought of the nettles at the same moment.`,
          `${k} lay down on the pavement, to think. It was the best place for it. A lamp post has a number, a drain has a maker. It would be strange if a thing as big as that had not a word on it anywhere. There was a place that ${k} had never read. "How bad are nettles?" said ${k}. "Quite bad," said ${f}, and pulled up both socks.`,
          `There must be a list somewhere, thought ${k}, of all who keep things going. It would be very long, and in very small print. Then ${k} saw that there was. It was all round them, on the bottoms of things. ${k} had been reading it for years, and it only wanted the last line. "The post office," said ${k}. "Round the back." ${f} had hoped not to hear that.`,
          `"Who made the wall?" said ${k}. ${f} looked under it. It said so: B. AMBROSE. "And the flask? And the hat?" There was somebody for each of them, if you turned it over. ${k} had gone rather white. "So somebody makes that as well," said ${k}. "Somebody is down at the bottom of it, in small letters, and we've all been walking past." There was one door that neither of them had ever turned over.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The nettles were as bad as they had been told. Behind them was a wall, and in the wall was a door that came up to ${k}'s knee. There was a plate on it, no larger than a stamp. It was green with age. ${k} licked a finger and rubbed. ${plate}, it said. And then, when you put your nose to it: DAY AND NIGHT. PLEASE PUSH. It had not been pushed for so long that a snail lived on the hinge.`,
          `It was not much of a door. You would have taken it for a place where they keep the meter. But it had a brass plate, with screws as small as pins. ${k} read it out, lying in the nettles. "${plate}. SOLE MAKER. ESTABLISHED..." There the moss began. "PLEASE PUSH," it ended, and then, in even smaller letters, as if it hardly liked to ask: "ANYONE."`,
          `Past the nettles there were bins. Past the bins there was a step going down, and there somebody had once planted a geranium. The plate was behind the pot. DEPARTMENT OF ${plate}, it said. PLEASE PUSH. Under that hung a card on a bit of string, and the ink was still wet. I AM SO SORRY, it said.`,
          `It was behind everything. You came to the end of the wall, and there was a bit more wall. There was a flap, such as they have for a cat, only nobody had a cat there. ${k} had a magnifying glass, for jars. It took all of that. ${plate}, it said, in a beautiful hand. WORKS. And then came the part that was nearly hidden by paint: PLEASE PUSH. TEA WELCOME.`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(O, [
            `They had expected wheels, at least. There was one small room with one lamp. In the middle was an iron handle, worn as thin as a spoon, and beside it sat ${o}. "I only meant to try it," said ${o}. "Sitting. One hears so much about it. It was just for the length of a bun." The bun was a hundred years old, and there was a bite out of it. "And now my arm won't go up. Is anybody very cross?"`,
            `"You pushed," said ${o}. "Nobody pushes." It was very plain in there. There was a handle in the wall, and a place on the floor where two feet had stood. They had stood there for nine hundred years. "It goes round," said ${o}. "That's all it is. You mustn't stop, you see, not even for the night. And this morning I thought: I wonder what happens. It was very wrong of me." ${o} looked at the arm. It was shaking.`,
            `It was ${o} who did it. It had been ${o} the whole time. There was a handle, you turned it, and up in the town there was ${noun}. "By hand?" said ${k}. "There isn't another way," said ${o}. "My aunt did it before me. She had two days off, for the coronation." ${o} was on the one chair, very upright, like somebody in a waiting room. "I've never sat on it before. It's a present I was given. I thought that I'd break it in."`,
          ]),
        ),
        scene: {
          setting: 'cave',
          camera: 'medium',
          actors: [
            { who: O, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Move over," said ${k}, and took hold of it. It was like shaking hands with a bridge. ${k} leaned, and it went. "Oh, not so fast," said ${o}. ${stopped.fast} So ${k} eased off. ${stopped.slow} "It's a matter of humming," said ${o}, and hummed. It was a slow tune with a bump in it, where the handle comes over the top. ${f} got the other side. By the third verse it was going by itself, very nearly.`,
          `It took both of them to start it. ${stopped.slow} "That's the idea," said ${o}, "only more." So they gave it more. ${stopped.fast} You could hear it from down there. "And now a bit less than that," said ${o}, politely. Between too much and too little there was a place about as wide as a finger. ${o} had been keeping it there since before there were forks. They began to see why an arm might shake.`,
          `"Show me," said ${k}. ${o} could not lift an arm to show, and had to say it. "As if there were a baby asleep on it," said ${o}. ${stopped.slow} "A larger baby." ${stopped.fast} "And now as if you loved it." ${k} shut both eyes, and thought of Sunday, and turned. The handle gave a small click, like somebody settling down. "That's it," whispered ${o}. "I've never heard it from over here."`,
          `There are things that look like nothing, and then you try them. ${k} swung on it, and it did not stir. ${f} swung on ${k}. ${stopped.slow} "Lovely," said ${o}. "Now the other six hundred turns." They found the trick of it after a while. You had to lean before it wanted you to. When they forgot, it ran away with them. ${stopped.fast} "I did that in the year of the comet," said ${o}. "Nobody said anything. I was so ashamed."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'excited' },
            { who: O, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${stopped.back} There was a cheer, a long way up, as when you hear a match from another street. "There!" came the voice of ${n}, through the grating. "I said so. All by itself." ${k} had no breath to answer. ${k} looked at the two hands on that handle. There was not one person in the town who did not hang on the end of it. One could have it off on Mondays. One could have it off for spelling. Nobody would ever know.`,
          `${stopped.back} ${f} ran up to see, and ran down to tell. They were dancing. They had torn up the letter and thrown it in the air. "And they're giving ${n} a medal," said ${f}, "for keeping calm." ${k} turned, and turned. It would be so easy to let go. Then they would all come down here, and ask, and see who it was. It need only be for a minute. ${o} had fallen asleep on the chair, with the bun in one hand.`,
          `${stopped.back} "Is that it?" said ${o}, at the grating. "Is that what I've been making?" ${o} had never been up to look. One can't, with a handle. "It's nicer than I thought." And ${k}, at the handle, was thinking as well. It was a very big thing to have hold of. You could send up a note. NO SCHOOL, it could say, OR ELSE. They would have it done by lunch. It was only a thought. But it was a long time going away.`,
          `${stopped.back} Down the pipe came a noise like the sea, and it was people being pleased. ${o} listened with both eyes shut. "They sound nice," said ${o}. "I'd often wondered." ${k} was turning, and it was like holding the collar of a very large dog. It would go where ${k} went. They would do as they were told, up there. They would have to be told by somebody, and why not by the one who read things? It was a bad thought, but it had good shoes on.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'proud' },
            { who: F, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Nobody writes it large, thought ${k}. There was J. Tull, who passed the buckets. There was Nell. They had only put it where you would have to lie down to see. The handle came over the top, and ${k} did not let go. "When did you last have a Friday?" said ${k}. "I've heard of them," said ${o}. "They say that the light is good." Friday from four was football, and ${k} was in the team. "You can have mine," said ${k}, quickly, and hummed, so as not to hear it.`,
          `It is one thing to do something once, and be thanked. It is another to do it on a Friday, when nobody knows, and your arm hurts. ${k} looked at the place where ${o}'s feet had worn away the floor. "You can't do it all the time," said ${k}. "Nobody ought to. I've got an hour. It's from four to five." It was the best hour that ${k} had. It had swimming in it. "An hour!" said ${o}. "All at once?"`,
          `"You'll be wanting to get back," said ${o}, and stood up, and put out the bad arm for the handle. It came halfway. ${k} could have given it over then, and gone up, and said who had done it. "Sit down," said ${k}. "What would you do, if you had an afternoon?" ${o} had it ready. It must have been ready for centuries. "I'd go to the end of the road, and see if it has a corner." "Fridays," said ${k}. "I'll come. I was only going to a party."`,
          `It was warm in there, and it went round, and nobody would ever have to know. But ${k} had read what it said on the card. It had said SORRY. In nine hundred years nobody had asked if that arm was tired, and it was ${o} who was sorry! "Who does it when you're ill?" said ${k}. "I'm not," said ${o}. "I haven't had the time." There was a swimming club on Fridays. ${k} had just got a badge for it. "You've got Fridays off," said ${k}. "I can't swim on Fridays."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: O, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"How well it runs these days," says ${n}, on the wall. "You never see anybody touch it." It does wobble the least bit on a Friday, between four and five. That is ${k}, changing hands. ${o} sends a postcard every week from the end of the road, and has got as far as the sea. There is a new plate on the little door, under the old one. You need good eyes for it. AND ${k.toUpperCase()}, it says. You would have to lie down.`,
          `There is a card on the door now, with two sides. One is BACK IN AN HOUR. ${o} turns it over every Friday, twice, for the pleasure of it. Once ${n} very nearly saw them. "What do you do round there?" said ${n}. "We read," said ${f}. It was true as far as it went. In bed that night ${k} listened to it all: the tap, and the clock, and the dark. "Thank you," said ${k}, to whoever it was.`,
          `They had a statue made, in the end. It is of nobody, holding up one finger, and under it stands what they had all said. ${k} goes by there on a Friday, with a flask and a bun. ${o} goes the other way, in a hat, and they nod, like two people who work on the railway. Somebody has scratched something at the very bottom of the statue, at the back. It is so small that only one person has ever read it. It says: DONE BY HAND.`,
        ]),
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: O, pose: 'walk', feeling: 'happy' },
            { who: F, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MagicRide } from './arc.ts';
import { boarding } from './boarding.ts';

const MOST = 20;

/** Five goes, two of them wasted; and of the two that are left, one would be for somebody who is far from home. */
export function old(bound: MagicRide): Told {
  const { child: K, friend: F, grownUp: G, stranded: S, thing, theNoun, shown, where, snack, whoosh, chance } = bound;
  const { refrain, forgotten, foundAt } = bound;
  const item = forgotten.noun;
  const g = cap(G.name);
  const board = boarding(bound);
  const was = thing.plural ? 'were' : 'was';
  const spot = thing.where ?? (thing.large ? 'behind the shed, under a sheet' : 'under the stairs, behind the boxes');
  const pool = chance.pick('Nether Pond', 'Duck End', 'the pond at Little Snoring', 'the mill pond at Wick');
  return {
    title: titled(
      chance.pick(
        `five goes on ${theNoun}`,
        `the last word but one`,
        `say where, said the label`,
        `${theNoun} and the hook by the door`,
        `thank you, said ${S.name}`,
        `the end of what ${K.name} said`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `"${refrain}," said ${G.name}. It was said about nine times a day. It was said to people going to school, and to people who were only going to look at the weather. ${K.name} had stopped hearing it, as one stops hearing a fridge. So the ${item} hung on its hook by the door. It had been there since Tuesday week, and knew the hall very well.`,
          `Every house has a sentence that is said in it more than any other. At ${K.names} it was "${refrain}". ${g} said it from the kitchen, and from the stairs, and once from inside the bath. Nobody ever answered. The ${item} hung on its hook by the door. It was as good as new, for it was never taken anywhere.`,
          `There was a hook by the door, and on the hook a ${item}. There was ${G.name}, who could hear the door being opened from any room. "${refrain}!" And there was ${K.name}, who was through it by then. That was how it went every day. You would not have thought that anything could come of it.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: G, pose: 'point', feeling: 'calm' },
            { who: K, pose: 'walk', feeling: 'calm' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: [
          `It ${was} ${spot}. ${K.name} had been looking for a ball, and ${F.introduced} had been looking for crumbs. Both of them heard the hum. "${cap(thing.aNoun)}," said ${K.name}, and it really could not have been anything else. There was a label on a bit of string. It said: SAY WHERE. FIVE GOES. "Five is a lot," said ${F.name}, who could count to four.`,
          `They found it ${spot}. It hummed when they came near, and ${F.introduced} hummed back, out of politeness. "It is ${thing.aNoun}," said ${K.name}. "What does the label say?" It said SAY WHERE, and under that, in smaller letters, FIVE GOES. ${K.name} turned the label over. The back had a coffee stain, and nothing else that was of any help.`,
          `"Somebody has left it on," said ${F.introduced}, for there was a hum. It came from ${spot}. ${K.name} got it out, with dust up to both elbows. There was no doubt about it. It ${was} ${thing.aNoun}. SAY WHERE, said the label. FIVE GOES. It did not say what to do in case of mistakes, which is the first thing one should read.`,
          `"Do you hear it too?" said ${K.name}. ${F.introduced} did, and had thought it was a bee. They followed the hum as far as it went, and there was no bee. ${cap(spot)} ${was} ${thing.aNoun}, under dust as thick as a blanket. The label had been tied on by somebody who was good at knots. SAY WHERE, it said. FIVE GOES. "It may be a joke," said ${F.name}. The hum did not sound like one.`,
        ].map((text) =>
          thing.plural ? text.replace(/\bIt were\b/g, 'They were').replace('It is magic', 'They are magic') : text,
        ),
        scene: {
          setting: foundAt,
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: [...shown, 'sign'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${K.name} knew at once where to go. ${board} "To ${where.name}," said ${K.name}. The hum rose, until their teeth itched. And somewhere behind them a window was pushed up. "${refrain}!" called ${G.name}. ${whoosh}. When they dared to look, there was something woolly in front of them. They had travelled as far as the hook by the door. That was one go gone, and four were left.`,
            `You would have chosen the same. "To ${where.name}," said ${K.name}. ${board} Everything trembled, the way a kettle does. But nothing in that house began to move without ${G.name} hearing it. "${refrain}!" ${whoosh}. It had all been over in a blink. They were in the hall, under the hook, looking up at the ${item}. So that was one go gone.`,
            `${board} ${K.name} had practised it on the way. "To ${where.name}, please, and thank you for having us." The hum had just got up to a whine when the kitchen door opened. "${refrain}," said ${G.name}, and shut it again. ${whoosh}! They had arrived. They had arrived at the ${item}, on its hook, eleven steps from where they started. "That leaves four goes," said ${F.name}.`,
          ],
          `"To ${where.name}," said ${K.name}, when they were ready. "${refrain}!" called ${G.name}, from a window. ${whoosh}. They had travelled as far as the hook by the door, and the ${item}. That was one go gone.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'surprised' },
            { who: G, pose: 'wave', feeling: 'calm' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: [
          `"It is old, and a bit deaf," said ${K.name}. So the next time it was shouted. It was shouted so well that a bird fell off the gutter, and had to catch itself. In the hush that followed, ${F.name} was heard to say, "I could just eat ${snack.a}." ${whoosh}. That was how they came to ${snack.kept}. ${F.name} thought it an excellent place. ${K.name} counted the goes that were left. There were three.`,
          `"I must have mumbled," said ${K.name}, and did it again with all the letters in. It took some time. ${F.name} listened to the first half, and then began to wonder about supper. "Would there be ${snack.a}, do you suppose?" ${whoosh}! There would. They were at ${snack.kept}. Nobody had ever been so cross in the middle of so much food.`,
          `The second time they went behind the hedge, where it was private. ${K.name} said it slowly, like somebody talking to a very old king. It would certainly have worked. But ${F.name} had had no lunch. "As long as there is ${snack.a}," said ${F.name}. ${whoosh}. There was. It was ${snack.kept}, and that made two goes gone out of five.`,
        ],
        scene: {
          setting: snack.setting,
          camera: 'medium',
          actors: [
            { who: F, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'cover', feeling: 'worried' },
          ],
          things: [snack.drawn],
        },
      },
      {
        text: [
          `"It isn't deaf," said ${K.name} at last. "It's impatient. It only listens to the end." ${F.name} stopped chewing. They went through it together, as people do after a goal. ${g} had come last, with the ${item}. ${F.name} had come last, with ${snack.a}. "So whoever has the last word drives," said ${K.name}. "And from now on that is going to be me."`,
          `They walked home, and ${K.name} was silent for the whole of the way. At the gate it came out. "What did ${G.name} say, the first time?" "What ${G.name} always says." "And what did you say?" ${F.name} looked at the ground. "It goes by the last thing anybody says," said ${K.name}. "It's like the twins at school. It waits until you have stopped, and does the end."`,
          `${K.name} wrote it all down. There were two lines, and each was quite long, and each had gone wrong at the end. You could see it much better on paper. "To the castle, dear, and mind the step," said ${K.name}. "It would go and stand on the step." "It doesn't hear the rest?" said ${F.name}. "Not a word of it. It only listens to the end."`,
          `They were past the post box before ${K.name} spoke. "Say something," said ${K.name}. "Anything you like." "I would like my tea in the bath," said ${F.name}. "There! And if that had been a go, where would we be?" "At my tea," said ${F.name}, and then stood quite still. "No. In the bath." It only listened to the end. They both heard ${G.name} again, and how that had ended.`,
        ],
        scene: {
          setting: 'street',
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          where.seen.map(
            (seen, i) =>
              `${
                [
                  `They went a long way off from windows. ${F.name} held on with everything, and shut up like a purse. "To ${where.name}," said ${K.name}, and then there was nothing, not so much as a sniff.`,
                  `${K.name} chose a quarter past four, when ${G.name} was on the telephone. "To ${where.name}." A fly went by and thought better of it. ${F.name} turned rather pink with all the things that were not being said.`,
                  `The third go was the best minute of that year. "To ${where.name}," said ${K.name}. A leaf came down, quietly. ${F.name} did not breathe in or out.`,
                ][i] ?? ''
              } ${whoosh}! ${seen} They stayed until the light was long and yellow. There was still the far side to see. "We'll use the fourth go for that," said ${K.name}. "The fifth is for going home."`,
          ),
          `"To ${where.name}," said ${K.name}, and ${F.name} said nothing at all. ${whoosh}! They stayed until the light was long. The fourth go would be for the other side of it. The fifth was to get home.`,
        ),
        scene: {
          setting: where.setting,
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `That was when they met ${S.introduced}, sitting by itself with a small bag. "Excuse me," said ${S.name}. "Is this ${pool}?" It was not, by about a thousand miles. ${S.name} had got into a crate to be out of the rain. The crate had turned out to be going somewhere. "I have been asking since Sunday," said ${S.name}. "Thank you all the same. Everybody has been most kind."`,
          `"I wonder if you could help me," said somebody. It was ${S.introduced}, with one foot on a bag. "I was asleep on a lorry. When I woke up it had become a boat. I live at ${pool}." ${S.name} said it as if they would be sure to have passed it. "It will be getting dark there now. They will have kept my place. Thank you for listening."`,
          `There was somebody there before them. It was ${S.introduced}, and it had a list of questions, most of them crossed out. "You would not happen to be going by way of ${pool}?" said ${S.name}. "Only I came here by mistake, on the wind, and it has not been back since. Four days. I do not like to make a fuss. Thank you very much."`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: S, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `${K.name} walked a little way off, with ${F.name} behind. There were two goes. One was for home, and nobody could argue with that. The other was for what they had come to see, and it was just round the corner, turning gold. "Somebody else might come by," said ${F.name}. They both looked back. ${S.name} had seen them looking, and waved, so as not to be a bother. "Oh, all right," said ${K.name}. "The fourth go is for ${S.name}."`,
          `It was not a hard sum, and that was the trouble with it. Five goes, take away three, left two. "We might come back with another," said ${K.name}. There was no other. ${F.name} was looking at the gold light on the far side, and it was getting less. "It says thank you before one has done anything," said ${K.name}. "How can you say no to that?" So the fourth go went to ${S.name}, and the far side was never seen.`,
          `Nobody would ever have known. They could have slipped round to the far side, seen it, and gone home for supper. ${K.name} thought about that supper. There would be a chair for everybody, and every chair would have somebody in it. At ${pool} there was a place with nobody in it. "We have seen one side," said ${K.name} slowly. "I expect that the other is much the same." And they gave the fourth go to ${S.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'sad' },
            { who: F, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"You must not say anything after me," said ${K.name}. "Not even thank you." "Not even thank you?" said ${S.name}, quite shocked. "Could I not say it first?" So ${S.name} said it first, eight times, until it was all used up. Then there was silence. "${cap(pool)}," said ${K.name}. ${whoosh}! It smelled of mud and mint. Somebody over in the reeds sat up. ${S.name} opened its mouth, and shut it, and bowed.`,
          `They explained about the end. ${S.name} saw it at once, but there was a difficulty. "I always say thank you," said ${S.name}. "It comes out by itself." In the end ${S.name} had to hold its own beak shut, with both wings. "${cap(pool)}," said ${K.name}. ${whoosh}! There was the water, with the last of the light on it, and six others in a row. And there was a gap between the fourth one and the fifth.`,
          `The difficulty was the thank you. It had all but slipped out twice already. "Think of something that you are not thankful for," said ${K.name}. ${S.name} thought of the crate, and went quite stiff. "${cap(pool)}," said ${K.name}, as fast as it could be said. ${whoosh}! Reeds. Rings on the water. A great many voices, all talking at once. "NOW," said ${K.name}. "Thank you," said ${S.name}. "Oh, thank you, thank you."`,
        ],
        scene: {
          setting: 'pond',
          camera: 'wide',
          actors: [
            { who: S, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `So there was one. It had grown cold, and ${K.names} ${forgotten.cold} was the coldest part. "Say home," said ${F.name}. But there are as many homes as there are people. "Say bed." There are flower beds, and river beds. With one go you do not guess. What was there in the whole world that was only theirs? Then ${K.name} thought of the ${item}. There was only one like it, and it hung by their own door. "${refrain}," said ${K.name}. ${whoosh}!`,
          `"The last one has to be right," said ${K.name}. "Our street?" There was an Our Street in every town. "Our door?" Ten people might be saying that this minute. It was getting dark, and ${K.names} ${forgotten.cold} felt the wind. If only the ${item} had been there! But the ${item} was at home. ${K.name} began to laugh. "What?" said ${F.name}. "${refrain}," said ${K.name}, in just the voice. ${whoosh}!`,
          `One go was left, and nobody to tell them how to use it. ${F.name} had some ideas, and all of them were food. "It has to be a thing there is only one of," said ${K.name}, hopping, because of the cold ${forgotten.cold}. It had to be in one place, and always in that place, and never taken anywhere. The ${item}! "${refrain}!" they both said together. ${whoosh}!`,
          `"Home," said ${F.name}. "Just say home." But a snail says home, and so does a king. It had to be a thing that nobody else in the world could mean. ${K.name} stood on one leg to think. The wind found the ${forgotten.cold} at once, where something ought to have been. It was the ${item}, and the ${item} was on its hook at home, as it always was. "${refrain}!" said ${K.name}, to nobody at all. ${whoosh}!`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: K, pose: 'shout', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `There it hung. It had not moved since Tuesday week, and a good thing too. "Is that you?" called ${G.name}. "Wash your hands." The hum had stopped. The label said SAY WHERE, and under it, quite neatly, NO GOES. It makes a very good place for ${F.name} to sleep. Now and then a card comes, with a wet corner. It says THANK YOU, and nothing else.`,
          `They came down with their noses in the ${item}. It smelled of the hall, and of every winter there had been. Of ${theNoun} there is not much to tell. The hum is gone, and ${F.name} keeps ${snack.noun} crumbs in it. They never saw the other side. But when the wind is from ${pool}, it has a sort of murmur in it. It goes on and on, and sounds extremely polite.`,
          `"You are late," said ${G.name}, "and you are frozen. What did I say?" "It was the last thing I heard," said ${K.name}, which was true. On Monday ${K.name} stopped at the door, reached up, and put on the ${item}. ${g} had already begun. "And don't," said ${G.name}, and then there was nothing left to say. They stood and listened to it. It was very quiet in the hall.`,
          `The ${item} was exactly where it always is. They sat under it until they were warm. "And where have you been?" said ${G.name}. "By the hook," said ${K.name}, and that was true twice over. The hum has gone. On the label somebody has crossed out the FIVE, in wet pencil. ${F.name} sits there on Sundays all the same, and says the names of places. Each of them ends with a thank you.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: [forgotten.drawn],
        },
      },
    ],
  };
}

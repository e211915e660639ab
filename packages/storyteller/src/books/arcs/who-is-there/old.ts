import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { WhoIsThere } from './arc.ts';

const MOST = 20;

/** The whole class is coming on Saturday with lids; and somebody would have to say who the monster is. */
export function old(bound: WhoIsThere): Told {
  const { hero: H, friend: F, inside: I, teller: T, place, short, at, before, shown, refrain, chance } = bound;
  const h = H.name;
  const f = F.name;
  const i = I.name;
  const t = T.name;
  return {
    title: titled(
      chance.pick(
        'two knocks and a little one',
        'the list on the inside',
        'what it says about us',
        `the truth about ${short}`,
        'the thing with one eye',
        'knock first',
        `${refrain}!`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            H,
            introducing(F, [
              `There are people who walk straight in. ${h} was not one of them. ${h} knocked: two knocks, and a little one, to show that it was friendly. It was done to doors, and to tents, and to the biscuit tin. "There's nobody in the biscuit tin," said ${f}. "Then nobody can be offended," said ${h}. You cannot argue with manners. They just stand there.`,
              `It had begun with a wasp in a lunch box. Ever since then ${h} had knocked on things before opening them. Two knocks, and a little one. The fridge was used to it. So was the bus. "What do you think will happen," said ${f}, "if you don't?" "Nothing, I expect," said ${h}. "But it isn't my fridge from the inside."`,
              `If you heard two knocks, and then a little one, it was ${h}. It might be the front door. It was just as likely to be a drawer. ${f} had given up asking, and only waited, as you wait for somebody to tie a lace. "One day something will answer," said ${f}. "I know," said ${h}. "And then you'll be glad I asked."`,
              `${h} had been brought up among doors that stick. You knock, and you wait, and somebody comes and pulls. It had turned into a habit, like humming. Two, and a little one: the bread bin had it, and the sock drawer, and once a parcel. "It's for you," said ${f}. "You can't surprise yourself." "It isn't me that I'm thinking of," said ${h}, and gave the parcel time to get ready.`,
            ]),
          ),
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'happy' },
            { who: F, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `At school you could learn three things that were not on the board. They were all about ${place}. It moaned. It rattled. And there was a light in it that went along with nobody underneath. ${t} knew somebody whose cousin had seen it. "And what did it want?" said ${h}. There was a silence. In all those years nobody had thought of that.`,
            `Nobody could say who had started it, but everybody could tell you the end. In ${place} there was something that moaned. There was something that rattled. And a light went up and down by itself, looking for people. ${t} did the noises. They were very good noises. "Has anyone been in?" said ${h}. "Nobody who was asked about it after," said ${t}, which sounds worse than it is.`,
            `${t} drew it on the back of a maths book: ${place}, with arrows. Here was the moan. Here was the rattle. The dots were the light that walked about by itself. "It's all true," said ${t}. "You can ask anyone." So ${h} asked. Everyone had it from someone, and the someone was always away. "It's like a queue with nobody at the front," said ${h}.`,
          ],
          `They told three things at school of ${short}. It moaned. It rattled. And there was a light in it that went along with nobody underneath. ${t} knew somebody whose cousin had seen it.`,
        ),
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [
            { who: T, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `"I'd go in," said ${h}. It was meant to be a thought. It came out as a remark, and was all round the playground before the bell. By dinner ${h} was going in on Thursday. If it was safe, the rest would come on Saturday: the whole class, with ${t} in front. "You could say that you've got a cold," said ${f}. "I haven't got a cold," said ${h}. "You could stand in a puddle," said ${f}.`,
          `It was ${t} who made a list of those who dared. It had one name on it, and the name had been put there by accident. ${h} had only been asking how to spell "rattle". "Thursday for you," said ${t}, "and if you come back, it's all of us on Saturday." They were very nice to ${h} for the rest of the day. Somebody gave up a pudding. It was that which was so alarming.`,
          `There was to be an expedition, on Saturday at two. Everybody had put in for it. Only, somebody had to go first, on Thursday, and see. "Who isn't frightened?" said ${t}. Nobody liked to put up a hand. ${h} did not either. ${h} was just then knocking on a pencil case, and looked, from the front, like somebody with a hand up. "I'll come with you," said ${f}. "I'd only worry."`,
          `It was only a sum. There were thirty in the class, and twenty-nine of them had a reason. "That leaves you," said ${t} to ${h}, kindly. "You look on Thursday. We'll all come on Saturday, and be brave." ${h} went through a good many reasons on the way home, and they were all rather small. "You could be a coward," said ${f}. "I am one," said ${h}. "It doesn't get you out of it."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: F, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They tied a torch to a broom. In that way the light could be in there, and they need not. It went into the dark like one long eye, and looked at a bit of wall. The trouble with a torch is that it makes everything else blacker. Somewhere at the back of the blackness something drew a breath and moaned. "${refrain}!" said ${h}. Even while running, ${h} was aware that this was not the truth.`,
          `On Thursday it was raining, which helped, since nobody could see who was shaking. ${f} pushed the broom in front, with the torch on the end of it. It lit up one stone at a time. They had thought that it would be like having the light on. It was like being looked for. Then it began, low down, and went up: a moan, with a rattle after it. "${refrain}!" called ${h}. They met the rain coming the other way.`,
          `The torch was ${f}'s, and so was the idea of the broom. It would be six feet nearer to the thing than they were. But six feet is not a great deal. All that they ever saw was a round bit of floor with nothing on it, going from side to side. Something moaned at it. Something shook, like a drawer full of bones. "${refrain}!" said ${h}, to the whole of it, and shut the gate on the way out.`,
          `There is a trick with a torch and a broom, and they had worked it out on paper. You push the light in, and you stay out. It ought to have been like fishing. But the light went round a corner that they could not see round. After that it was only the broom that knew. "What's it doing?" said ${f}. Something answered, in a long low voice, and something clicked. "${refrain}!" said ${h}, and they let go of nothing but their dignity.`,
        ]),
        scene: {
          setting: at,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'run', feeling: 'scared' },
            { who: F, pose: 'run', feeling: 'scared' },
          ],
          things: ['torch', 'broom'],
        },
      },
      {
        text: keeping(MOST, [
          `"As big as a bus," said ${f}, on Friday, to eleven people. By break there were thirty, and it was two buses. ${h} had seen a bit of floor, and said so. Nobody wrote that down. It was ${f} who had teeth in it, and a smell. It is strange to hear a thing grow that you were at yourself. ${h} could feel it getting harder to have been there.`,
          `By Friday it had three heads. Neither of them had said so. ${f} had only said that it could not have been just the one, to judge by the noise. ${t} had done the rest. "What colour?" somebody asked ${h}. "It was dark," said ${h}. "Black," they wrote. It looked very well in capitals. There is nothing so quick as a story with somebody's name at the bottom of it.`,
          `They were famous for the whole of Friday. ${f} told it, since ${f} was better at it. There was a claw now. "There wasn't a claw," said ${h}, when they were alone. "There might have been," said ${f}. "You couldn't see." That was so. You could see nothing at all, and it is surprising how much room there is in that. Everyone was to bring saucepan lids on Saturday.`,
          `You would not believe what it had done to them, by Friday dinner. ${h} did not believe it. ${f} was drawing it on the ground, with a stick, and had run out of ground. "Is that the tail?" somebody asked. "That's the rest of it," said ${f}. It had to be said for ${f} that it was never quite a lie. It was all in there somewhere, if you began at the running. "Saturday!" they shouted. "Bring lids!"`,
        ]),
        scene: {
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: F, pose: 'shout', feeling: 'excited' },
            { who: T, pose: 'cheer', feeling: 'excited' },
            { who: H, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They went once more that evening, to see if lids would work. They took four, and a song with a great many verses. Clang, they went, and sang as they had never sung. It worked, in a way. There was no moan and no rattle. There was not a sound. It was the quiet of somebody who is holding their breath, and hoping. Neither of them noticed that. They only heard that it was quiet. "${refrain}!" said ${h}, and one lid got away.`,
          `Before the whole class tried it, ${h} thought, two people should. So back they went, that same night, singing, with a saucepan lid in each hand. It is not true that noise makes you brave. It only makes you loud. When they stopped to breathe there was nothing there. The light, which had been going along a wall, went out at once, as though somebody had sat on it. "${refrain}!" said ${h}. ${f} had gone already.`,
          `"It's noise that they can't stand," said ${f}, who had read it. So that evening they stood in the way in and made some. They had saucepan lids. They had a song about a goat. They clashed and they bawled, and inside it grew stiller and stiller. It was like shouting at a cupboard and then finding that the cupboard is listening. "${refrain}!" said ${h}. A lid went bowling off into the dark, round and round, and took a long time to lie down.`,
          `"Let's see if it works on two," said ${h}, "before it's thirty." That evening they put on their boots, as being loud, and carried two saucepan lids each. They knew one song all through. It was about a goat, and it was not a quiet goat. And it did work: the moan went off in the middle, like a tap. But then there was the quiet. You could feel it looking for a way out. "${refrain}!" said ${h}. A lid fell, and danced, and would not stop telling everyone where they were.`,
        ]),
        scene: {
          setting: at,
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'shout', feeling: 'scared' },
            { who: F, pose: 'shout', feeling: 'scared' },
          ],
          things: ['saucepan'],
        },
      },
      {
        text: keeping(MOST, [
          `It was the good lid, so it had to be fetched. ${h} went in on hands and knees, since that is how you find a lid. And down there, no higher than a boot, was something that no one standing up would ever have seen. It was writing. It was done in chalk, on the inside, by somebody who had not been able to keep the hand still.`,
          `"We can't go home without it," said ${h}. "It's the one for the soup." So ${h} crawled, with one arm out in front. The arm found the lid. It found the wall as well, and came away white. There was chalk on the wall, low down. It was in rows. ${f} passed in the torch, and then passed in ${f}. They lay on their fronts and looked at it.`,
          `There was nothing for it but to go in after the lid. It had fallen against the wall, like somebody pretending to be asleep. ${h} picked it up, and there was the writing. It was very small, and very near the ground. Whoever wrote them had stopped in the middle to listen. You could tell from the chalk.`,
          `One of the lids was missing, and it was not theirs to lose. They counted three, and three again. Then ${h} went back in on hands and knees, patting the floor. It is another place, when you are as low as that. There are marks on a wall that nobody tall has ever seen. These were white, and in lines. Someone had pressed so hard that the chalk had broken, and had gone on with the end.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'kneel', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `THINGS THAT ARE OUTSIDE, it said. ONE. IT HAS A SINGLE EYE AT THE END OF A STALK. TWO. IT HOWLS, IN TWO VOICES, MOSTLY OF A GOAT. THREE. ITS HANDS ARE FLAT AND MADE OF IRON. IT IS GETTING NEARER. STAY IN. "How ghastly," breathed ${f}. "It must live round here." ${h} said nothing. ${h} was looking at the broom, and then at both hands. There was a lid in each of them.`,
          `It was headed: WHAT THEY SAY IS OUT THERE. After that came a drawing with arrows. Here was the eye, on its long neck. Here were the clanging hands. The dots were where it had come and howled. "I'm glad that we haven't got one of those," said ${f}. Then it was quiet for a moment. "${cap(h)}," said ${f}, "that's a broom." "Yes," said ${h}. "And that's you."`,
          `DO NOT GO OUT, it began. THERE IS A THING. IT LOOKS IN WITH ONE EYE, AND THEN IT SCREAMS SOMETHING AND RUNS. NOBODY KNOWS WHAT IT WANTS. They both read that line twice. "It wasn't a scream," said ${h}, at last. "It was '${refrain}'." But of course it depends on where you are standing. From in here it would have been just the eye, and then the voice.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'kneel', feeling: 'shy' },
            { who: F, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(I, [
            `"And we never knocked," said ${h}. That was really the worst of it. ${h} had knocked on a pencil case that week. So ${h} put out the torch, which took some doing, and felt for the wall. Two knocks, and a little one. They waited. There was a whole minute in it. Then, from the other side, as if it were a thing half remembered: two, and a little one. A board moved. It was ${i}, with a colander for a helmet. "Get in, quick," said ${i}. "Has it gone?"`,
            `It had to be done in the dark, or it would be no good. ${h} turned off the eye. It was blacker than before, but it was everybody's now. Two knocks, and a little one. "It's us," said ${h}. "I mean, it's somebody." Something came shuffling. Two, it went, on the far side, and a little one, very faint. "Nobody has knocked here since the clocks went back," said a voice. It was ${i}, under a cushion with strings. "You shouldn't be out, you know. It's about."`,
            `There is a right way to go into somebody's house, and ${h} had known it all along. Click, went the torch, and there was no more eye. Two knocks, and a little one. It sounded small, after all those lids. Nobody could be afraid of that. It was some time before it came back, and it came in pieces: two, and then the other. "You've got manners," whispered ${i}, through a crack. "So you can't be one of them. Mind the step. Bring your friend, before it comes and claps."`,
          ]),
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: I, pose: 'stand', feeling: 'scared' },
            { who: H, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It is hard to say it to somebody in a colander. "That was us," said ${h}. "We're what it is." ${i} looked for the eye, and was shown the broom. ${i} tried the lids. And then, as they were all being honest, out came the rest of it. The moan was a bottle, if you blew across the top. The rattle was spoons. The light was a glow-worm in a jar, called Alan, who went along in front. "Moan?" said ${i}. "That was a waltz!"`,
          `"There isn't any it," said ${h}. "There's only ${f} and me, being frightened of you." "Of me?" said ${i}. Nobody had ever been that before. "But what do I do?" They told about the moan. ${i} went rather pink, and fetched a bottle, and blew across it. It was a tune, once you had been told. They told about the rattle, and were handed the spoons. The light was a glow-worm. It walked about because it liked walking.`,
          `They had come a long way to be shown a bottle. But that is what it was, all those years. You blew over the top, and it moaned, and ${i} had got as far as page six. "I have it for the evenings," said ${i}, "with spoons. It takes your mind off what is outside." There was an awkward pause. "About that," said ${h}. It took as long as a cup of tea. A glow-worm held the light, and laughed so much that it flickered.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'shy' },
            { who: F, pose: 'sit', feeling: 'happy' },
          ],
          things: ['bottle', 'jar'],
        },
      },
      {
        text: keeping(MOST, [
          `On Saturday at two there they were, the whole class, with forty lids. "Well?" said ${t}. "Is it safe?" If ${h} said yes, they would all go in, clashing. If ${h} said no, that was one more lie on the pile. There was only the truth left, and it had a catch. "There's a monster," said ${h}. "It's got one eye, and it howls. It's me. There's somebody in there who's afraid of us, and I'm not moving." They laughed. They called ${h} a number of things. But the lids went home.`,
          `On Saturday they could be heard a street away. It was like a kitchen falling downstairs. ${h} stood in front of ${short} with both arms out, and felt very narrow. You could have said that there were three heads. They would have liked that, and gone. "It's only somebody playing a bottle," said ${h}, "who doesn't like noise. I was wrong, and I ran away from a tune." There was a groan of disappointment. Nobody would be asking for ${h}'s story again. "You're no fun," said ${t}, and put down the lids.`,
          `On Saturday there were thirty of them, and they had been looking forward to it. "Out of the way," said ${t}. ${h} could let them by, and be a hero until tea. "You can go in one at a time," said ${h}, "with nothing in your hands, and you have to knock." "Knock!" said ${t}. "On a monster?" "It isn't one," said ${h}. "We were. I've seen it written down." It was not a popular thing to say. Most of them went to look for something better. ${h} had never been so lonely in front of so many people.`,
          `On Saturday they came up the road in a column, and the lids were already going. ${t} had a flag. "Is it in?" said ${t}. ${h} had thought of a good many things to say, and only one of them was so. "Yes," said ${h}. "It's in. It's got a colander on, and it's shaking. It thinks that there's a thing out here with iron hands." They all looked round for the thing. Nobody looked down. "You can knock," said ${h}, "or you can go home. I'm staying in front." It was a long wait. ${t} put the flag behind one leg.`,
        ]),
        scene: {
          setting: before,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: T, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['saucepan'],
        },
      },
      {
        text: keeping(MOST, [
          `It was nearly dark when somebody came back alone. It was ${t}, with no lids at all. "How does it go?" said ${t}. "Two," said ${h}, "and a little one." So ${t} did it, and went in, and was gone for an hour. There's a new list there now. ONE, it says. THEY KNOCK. And at home, last thing, ${h} knocks on the fridge, and opens it, and says good night to the milk. You never know. It isn't our fridge from the inside.`,
          `People still tell things about ${short}. There is a moan in it, they say, and these days it has a second part. There are spoons, and a goat. All of it's true. ${t} is the one on the spoons, and was the first to ask how to knock. The chalk has been changed. IT SINGS QUITE NICELY, it says, ONCE IT HAS BEEN ASKED IN. On the way home ${h} knocked on the gate, from the outside. It was only polite. Somebody said, "Come in."`,
          `The maths book came round again in spring. There was ${short}, with arrows. "Here's the bottle," ${t} was telling them. "Here's the spoons. You have to knock." "Who says?" said somebody small. "I had it from the monster," said ${t}. That evening it rained on the window. It was two drops, and then a little one. ${h} was all but asleep. One hand came out from under the blanket, and knocked on the bed, in case.`,
          `"What was it really?" they asked, on Monday. But they did not stay for the answer. It had no teeth in it. There was a new story by then, about the canteen. Only ${t} hung about, and kicked a wall. "Is it any good?" said ${t}. "The tune?" They went together, with nothing in their hands. You can hear three of them at it now, if you go by. At home ${h} knocks on the pillow, two and a little one, and waits a moment, and lies down. It's only fair to warn it.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}

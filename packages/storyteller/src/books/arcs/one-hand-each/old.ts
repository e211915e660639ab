import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { OneHandEach } from './arc.ts';

const MOST = 20;

/** A whole day with one hand, a treaty that does not work, and a knot that was made to be undone by two. */
export function old(bound: OneHandEach): Told {
  const { one: A, two: B, by: G, noun, isSeat, hand, at, shown, refrain, chance } = bound;
  const a = A.name;
  const b = B.name;
  const g = G.name;
  return {
    title: titled(
      chance.pick(
        'a left one and a right one',
        `the day of the ${noun}`,
        'a knot for two',
        `who let go of the ${noun}`,
        'what can be done with one',
        'not half as much',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            B,
            introducing(A, [
              `${a} and ${b} had never made anything together but a noise. It was not that they did not like each other. It was more that each of them had a way of doing things, and there were two ways. ${a} began at the beginning. ${b} began wherever it looked nicest. If they set the table, it had three spoons and no plates. "You two," people said, and sighed, and did it themselves. And then, that morning, there was the ${noun}, and there was only one of it.`,
              `There are some things of which one is enough, such as the moon. The ${noun} was not like that. ${a} had seen it the evening before, and had gone to sleep on the thought. ${b} had seen it too. They did not tell each other, because they never did. They had lived side by side all that time like a pair of shoes that face opposite ways. In the morning they were both up early. Each of them heard somebody else, being quiet.`,
              `It could have been anything. As it happened it was the ${noun}. You could not have two goes on it at once, and you could not cut it in half. ${a} wanted it because it was just right for what ${a} had in mind. ${b} had nothing in mind, and wanted it anyway, and that is a strong way of wanting. They came round the corner from both sides. It would have been hard to say who was the quicker. It was going to be said all the same.`,
            ]),
          ),
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: A, pose: 'run', feeling: 'excited' },
            { who: B, pose: 'run', feeling: 'excited' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(
          MOST,
          introducing(G, [
            `"I had it first." "I had it first." Both of them were telling the truth. Two ${hand}s had come down on it in the same breath, a right one and a left one. "Then let go," said ${a}. "${refrain}," said ${b}, with great politeness. It was the politeness that did it. After that there was no way back. ${cap(g)} had been watching, and was asked. "I saw two ${hand}s," said ${g}. "I didn't see who they belonged to. You had better both keep hold, until you know."`,
            `They had hold of it at the same moment, and they both said so. They pulled for a bit. ${a} said that it was only fair. ${b} said that it was only fair the other way. "Let go, then." "${refrain}." ${cap(g)} was sent for, as the judge, and walked all round them. "As I see it, it's half each," said ${g}, "and you've each got your half. I don't see what's wrong." And with that ${g} went off and left them, which no judge ought to do.`,
            `Nobody could have said who was first. There was ${a} on one side of the ${noun}, holding on, and on the other side was ${b}. "You're hurting it," said ${a}. "You are," said ${b}. "${refrain}." They asked ${g} for a ruling. ${cap(g)} was busy with something and did not even turn round. "Whoever lets go has given it up," said ${g}. "Is that right? Then I shouldn't, if I were you." It was exactly what they wanted to hear. It was only later that they saw what it meant.`,
          ]),
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'hold', feeling: 'angry' },
            { who: B, pose: 'hold', feeling: 'angry' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `The first hour was easy. One only had to be stubborn, and they had both been practising for years. ${a} was waiting for ${b} to get tired. The trouble was that ${b} was waiting as well. From outside it is impossible to see who is ahead at a thing like that. "My arm's not even aching," said ${a}, whose arm was. "Nor's mine," said ${b}. "${refrain}." A clock struck somewhere. They had used up the whole of the best part of the morning, on holding.`,
          `They drew up a treaty. It was ${A.names} idea. At the count of three, both would let go, and then they would talk about it. "One," said ${a}. "Two," said ${b}. "Three," they said together. Nobody let go. They looked at one another with real respect. "You were going to keep hold," said ${b}. "So were you," said ${a}. "${refrain}." It is very hard to trust a person who thinks just as you do.`,
          `${b} tried surprise. "There's somebody at the gate," said ${b}, "with a monkey." ${a} did not so much as blink. But it was hard not to look, and afterwards ${a} went on thinking of the monkey. Then ${a} tried kindness. "I expect your ${hand} is cold," said ${a}. "I could hold it for you, just while you warm up." "${refrain}," said ${b}. They had never talked for so long. It was mostly the same thing over again, but still.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'sit', feeling: 'determined' },
            { who: B, pose: 'sit', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          isSeat
            ? `You would be surprised at all that one can't do, sitting down. One can't fetch the book that one is in the middle of. One can't see what it is that is making that noise. Above all one can't get a drink. ${a} thought about water for an hour. It was twelve steps away. It might as well have been in Spain. "If I get up," said ${a}, "you'll have it." "Yes," said ${b}, who was every bit as dry. "${refrain}," they said, both at once, in a croak.`
            : `You would be surprised at all that goes on in a day with one ${hand}. There was the door, to begin with. They took it frontways, and then backways. The third time they took it sideways, with the ${noun} between them like a sofa. It needed somebody to say, "Left a bit." They both said it. But ${A.names} left was not ${B.names}. "After you," said ${a}, bitterly, stuck. "${refrain}," said ${b}, from the other side of the wall.`,
          `By eleven they had found out what a day is made of. It is made of things that take two ${hand}s. There was an itch, to begin with, in the middle of ${B.names} back. Then there was a fly. It seemed to know. It sat on ${a} until it was bored, and then it sat on ${b}. Each of them could have shooed it off the other with no trouble at all. They watched it walk. "${refrain}," said ${a}, through the nose, so as not to move.`,
          `${a} had wanted the ${noun} for a reason, and now there was time to think of it. You can't use a thing that you are holding on to. It was the first time that it had struck ${a}. There it was, and it was ${A.names}, as far as the middle. But all that one could do with it was to have it. ${b} was finding out the same, on the far side. Neither of them would have said so for a crown. "${refrain}," said ${b}, and yawned, and tried to hide it, and only had the one ${hand}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `At one o'clock ${g} brought lunch. It was in a jar, with the lid screwed down. "I hope it's not too tight," said ${g}, in a voice like butter, and left. ${a} had the first go. The jar turned round, and looked at ${a} from all sides. ${b} had a go. It turned the other way. You could see right in. There were six of them, with sugar on. ${a} held it down with one elbow, and it shot off the end and rolled. It came to rest just out of reach. They had to hook it back with a foot.`,
          `Lunch came in a parcel. ${cap(g)} had tied it with string, twice round, and a good hard knot, and had gone off whistling. "That's on purpose," said ${a}. It very likely was. ${a} pulled at the one end with one ${hand}, and the knot went small and hard. ${b} pulled at the other. It went smaller. It smelled of cheese. They tried teeth, and got the taste of string. "It only wants holding," said ${a}, to nobody in particular. "I know that," said ${b}.`,
          `There was a tin, and there was something in the tin. ${cap(g)} shook it, so that they could hear, and set it down between them, and went away. A tin is a simple thing. You hold the bottom, and you pull the top. But if you have only one ${hand}, you can hold it, or you can pull it, and that is all. ${a} pushed it all along the wall. ${b} pushed it back. In twenty minutes it had been for quite a walk, and they had not had one biscuit.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: B, pose: 'reach', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They sat and looked at it. Then ${a} happened to look at ${B.names} free ${hand}, which was lying there doing nothing. It was a left one. ${a} turned over the other free one. It was a right one. It was so simple that it was almost rude. "You needn't think that this means anything," said ${a}. "I don't," said ${b}. "I'll hold. You do the other part." They did it without a word. It was open in about a second. The sound that it made was like a small door, a long way off, letting somebody in.`,
          `"Hypothetically," said ${b}. That was a word that ${b} had been saving. "If there was a ${hand} here, and it kept this bit still." "Whose ${hand}?" said ${a}. "Anybody's," said ${b}. So ${a} put one there, as if it had just been passing, and kept that bit still. And ${b} did the rest. It came open. They ate without looking at each other. But from time to time, when nobody was watching, each of them looked at the ${hand}s.`,
          `It was hunger that did it, and not good sense. "Hold that," said ${b}, quite crossly, as you might say it to a chair. And ${a} held it. Then ${b} pulled, and it was open, and they both sat back. Neither of them had ever had anything hold still for them before. As a rule people helped by taking it away. "Do that again," said ${a}. "It's open," said ${b}. "Shut it," said ${a}, "and then do it again."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'reach', feeling: 'surprised' },
            { who: B, pose: 'reach', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `After that it was only science. It had to be found out what it could do. It could clap, though it clapped late. It could peel an egg all in one piece. It could play the tune about the goat, high end and low end. The best of all was a bow. One made a loop, and one went round and through. It came out with two fat ears, like a rabbit. They tied nine. You have to think with somebody else's ${hand}. It is like patting your head in a mirror, and the mirror has ideas.`,
          `"I bet it can't do a bow," said ${b}. It took them until three. The first was a knot, and the second was a worse one. ${a} began at the beginning, and ${b} began where it looked nicest. And it turned out that a bow needs exactly that. Somebody has to start it properly, and somebody has to be rash in the middle. At the eleventh try it stood up by itself with its ears out. They did not cheer. They tied up a bucket, a gate, and one of ${G.names} shoes with ${g} in it.`,
          `They went through everything that takes two, and did it. They skipped a stone. They rang a bell and stopped it ringing. They made an animal on the wall, with a beak at one end and a tail at the other. It flew. "Your side's flapping too fast," said ${a}. "You're not flapping at all," said ${b}. But they were arguing about a bird now, and that is quite another sort of arguing. Then they found a ribbon. By four o'clock they could tie a bow without looking.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'excited' },
          ],
          things: ['ribbon'],
        },
      },
      {
        text: keeping(MOST, [
          `The balloon came over at half past four. It was red, and it was nobody's, and it was leaving. "Ours!" said ${b}. It was the first time that anybody had said that. They were up before they knew, and after it, right down to the end. ${a} made a step, and ${b} went up it, and they had it by the string. It was only then that ${a} counted. A step takes two ${hand}s. A string, up there, takes two. "Stay quite still," said ${a}. "What are we holding?"`,
          `Somebody's balloon had come loose. It went by, with its string trailing, as slow as a Sunday. It would be a shame to let it go. "Up," said ${b}, and ${a} gave a leg up, as though they had been a circus for years. They got it by an inch. Then they stood there, with a balloon, and grass on their knees, and the wind in their faces. Something was missing. You know how it is when a noise has stopped. "${b}," said ${a}. "Look at your ${hand}s." Both of them were there.`,
          `What happened next was a balloon. It does not matter where it came from. It was going up, and they went up after it, off a wall, together, like a thing with four legs. They missed. They ran, and jumped again, and got it. They lay on their backs with it bobbing over them and could not stop laughing. It was a good while before either of them thought of anything at all. Then ${b} sat up. "How long have we been using both?" said ${b}.`,
        ]),
        scene: {
          ...(at === 'living-room' ? { setting: 'garden' as const } : {}),
          camera: 'wide',
          actors: [
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: B, pose: 'jump', feeling: 'surprised' },
          ],
          things: ['balloon'],
        },
      },
      {
        text: keeping(MOST, [
          `It was ${isSeat ? 'standing there with nobody on it' : 'lying there all by itself'}, and the sun had nearly gone. They could not even say since when. "You let go," said ${b}. "So did you," said ${a}. But who had been first? There was no telling. It would have been easy to run. It was thirty steps, and ${a} was fast. ${a} saw ${b} think of that. It was a bad moment. The whole day was hanging on it, like a drop on a tap. ${a} did not run. ${a} stood on one ${hand === 'hand' ? 'foot' : hand}, to be sure.`,
          `There was the ${noun}. There was nobody near it. It looked very much like what it was, and no more. "I could get it," thought ${b}. "I could be there before anyone." Then it would be over, and it would be won. There would be one who had it, and one who had not. Nobody would do the other half of the bow. ${b} had not known that one could want a thing and not want it. ${b} sat down on the grass, on purpose, with both legs stuck out.`,
          `They found the ${noun} just where they must have forgotten it. It had a snail on it. All day they had not taken their eyes off it. Then they had, and here it was, no worse. Either of them could have had it for the asking. That was the odd thing. It would not have been hard. ${a} took a step and stopped. ${b} took one too. They had both been so sure what they would do, if ever they got the chance. Now they had it.`,
        ]),
        scene: {
          setting: at,
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'worried' },
            { who: B, pose: 'sit', feeling: 'worried' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `"${refrain}," said ${a}. The words were the same. It was just that they had been turned round, like a coat, and there was quite a different lining. "No," said ${b}, when that had gone in. "${refrain}." "I said it before you did." "You did not." They were at it again, nose to nose, and it got louder, and ${g} put a head out. "What is it now?" said ${g}. "It's ${b}," said ${a}. "It's ${a}," said ${b}. "Nobody wants to go first."`,
          `It was ${b} who said it. "${refrain}." There was a silence, while ${a} looked for the trick. There was none in it. It was only what it said, with nothing behind its back. "Are you sure?" said ${a}. "I had it all morning," said ${b}. "It's not as good as I thought. You can't do anything with it." So ${a} had it. Then ${b} had it. It was nice enough. But they kept having to tell the other one about it, and then it was simpler to do it together.`,
          `They both said it at once, and they had both been going to be noble about it. "${refrain}." That was a nuisance. You can't be noble at the same time. "We'll toss for it," said ${a}. "I'll toss," said ${b}, "and you catch." It came down heads. By that time neither of them could remember who was heads. "Well, somebody has to have it," said ${g}, who wanted to shut the gate. "Why?" they said. And really there was no answer to that.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `It was ${B.names} idea, and ${a} did the first part properly. They took the ribbon, and put it twice round the ${noun}, and tied it. It was the best bow of all, with a loop at ${A.names} side and a loop at ${B.names}. It has a secret in it. If you pull one end, it gets tighter. It only comes undone if you pull both ends at once, from opposite sides. "So nobody can get at it," said ${b}. "Not by themselves," said ${a}. It was dark by then. You could still see the ears.`,
          `So the ${noun} has a bow on. They made it together, in the last of the light, and pulled it as tight as two can. One of them could not undo it. They have tried. You need a left and a right that come from different people. In the night ${g} went by and gave it a tug, with one hand, for interest. It did not move. "Well, well," said ${g}. Upstairs, or wherever they were, ${a} and ${b} slept. Each of them had one ${hand} open, in case.`,
          `At the end of the day there was some ribbon over. They looked at it, and then they looked at the ${noun}. When they had finished, it was tied up like a present that is not for anybody yet. "Who'll undo it tomorrow?" said ${b}. ${a} considered the knot. It had been built with some care. "It can't be done by one," said ${a}. "We'd both have to be there." "That's a pity," said ${b}. They stood a little longer, and the moon came up, and neither of them looked at all sorry.`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
          things: ['ribbon', ...shown],
        },
      },
    ],
  };
}

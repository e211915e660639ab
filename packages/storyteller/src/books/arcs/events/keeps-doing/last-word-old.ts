import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same with a secret: the child finds out who it is that answers, and has to choose whether to say so. */
export function old(start: Going): Told {
  const { A, a, habit, ways, refrain, H, h, N, n, G, g, Gcap, atNight, chance } = partsOf(start);
  const { to, did, doing, sound } = habit;
  const { where, setting } = ways;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'shout', 'excited')] },
        `It was a quiet road. People moved there because of it. And then one Monday, a bit after ${atNight ? 'midnight' : 'seven'}, ${A.introduced} went out to ${where}, and ${did}. "${sound}" Nobody minded. It might have been once. By ${atNight ? 'dawn' : 'noon'} it had been nine hundred times. "${refrain}" said ${a}, whenever somebody looked out. And ${a} meant it. That was what was so odd.`,
        `Anybody may ${to}. ${A.introduced} ${did} now and then, like other people. But on this Monday, by ${where}, something was different. "${sound}" went ${a}, and waited, with a tilted head. "${sound}" And so on, through ${atNight ? "one o'clock, and two, and three" : 'breakfast, and lunch, and tea'}. "${refrain}" said ${a}, and looked as if it were somebody else's fault.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cover', 'worried'), seen(A, 'jump', 'excited')] },
        `Next door lived ${N.introduced}, alone, with a clock. The clock was all the company that ${n} wanted. Now one couldn't hear it. "I don't ask for much," said ${n}, over the hedge. "I ask for nothing, in fact. I would like to hear some of it." "I'll stop at once," said ${a}. "${sound} ${refrain}" It was like talking to rain.`,
        `The one whom it hurt most was ${N.introduced}, next door. ${n} had lived there for thirty years because nothing happened. There was a chair, and a clock to listen to. "When does it end, this ${doing}?" said ${n}. "Now," said ${a}. "${sound} I mean now. ${refrain}" ${n} went in again, and shut all eleven windows, and could hear it just as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(N, 'stand', 'determined')] },
        `On Tuesday ${n} came round with a plan. ${ways.wrap(a, sound)} "I did try," said ${a}. And one could see that it was true. ${a} had shut both eyes, and held tight, and it had come all the same. There was nothing bad in it. It was only that it could not be kept in.`,
        `${n} was not somebody who only complained. On Tuesday ${n} had thought of something. ${ways.wrap(a, sound)} "It was kindly meant," said ${a}. "I could tell." ${n} went home without a word. It's not easy to be angry with somebody who is so sorry.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'happy')], things: ['biscuit'] },
        `Wednesday was the day of the biscuit. "Nobody can eat and ${to}," said ${g}. It was a good thought, and it worked, for four minutes. All along the road the windows went up. People heard their own spoons. Then the last crumb was gone. "${sound}" One by one the windows went down again. There was talk of buying a ton of biscuits.`,
        `${Gcap} believed in food. On Wednesday there was a biscuit as big as a saucer. ${a} took small bites, to be fair. It was as if snow had fallen. A child came out, and listened, and went in to fetch the others. "Delicious," said ${a}, at the end. "${sound} ${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'worried'), seen(G, 'cover', 'surprised'), seen(H, 'stand', 'curious')],
        },
        `${ways.indoors(a)} On Thursday evening the whole road met in the kitchen. They were not unkind. There was an aunt, they said, far out, with nobody near. ${a} could go there on Saturday, for ${A.isChild ? 'a few days' : 'as long as it took'}. "It might take for ever," said ${H.introduced}, from under the table. Nobody had known that ${h} was there.`,
        `On Thursday they tried it with a door. ${ways.indoors(a)} So on Thursday evening there was a meeting. Some had cotton wool in their ears, and had to be told things twice. It was agreed that ${a} should go ${A.isChild ? 'for a few days' : 'away on Saturday'}, to an aunt with a lot of land. ${H.introduced} was sitting on the stairs in the dark. Nobody had asked ${h}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'shout', 'sleepy'), seen(H, 'think', 'curious')] },
        `So on Friday ${h} did what nobody had done. ${h} sat down, and looked, for a whole day. ${a} hardly could any more. There was a pause after each one. And in the pause ${a} looked over to ${where}, always the same way, with such a hopeful face. "They've all asked how to stop it," thought ${h}. "Nobody has asked what it's for."`,
        `There was one day left. ${h} spent it on the step, with a notebook, and wrote down everything. It was not much. ${a} ${did}, and waited; ${did}, and waited. It was never anywhere but by ${where}. "One doesn't wait like that for nothing," thought ${h}. "One waits like that for somebody." And the sun went down on the last day.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'shout', 'surprised'), seen(A, 'stand', 'happy')] },
        `${h} went and stood where ${a} stood, and ${did}. One feels a fool, the first time. "Wait," said ${a}. ${ways.answer(sound, did)} "There!" said ${a}. "You see? I've got a friend over there." It went through ${h} from top to toe. For ${h} knew at once who that was. It was nobody. It was only ${a}, coming back.`,
        `"May I?" said ${h}, and stood close by, and ${did} as well as ${h} could. "And now, wait," whispered ${a}. ${ways.answer(sound, did)} ${A.names} whole face was one light. "Every time," said ${a}. "Since Monday. I've never had anybody who always answers." And ${h}, who had learned about such things, was just going to explain it, and did not.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(H, 'think', 'worried')] },
        `"Only, they never stop first," said ${a}. "I'm so tired. But one can't go off, when somebody has just answered. They'd stand there." It would have been quite simple. ${h} could have said, "There's no one there." It was true. ${a} would have stopped that minute, and would not have had to go to any aunt. And over there, from now on, there would be nobody.`,
        `"Why don't you stop?" said ${h}. "They haven't," said ${a}. "How would you like it, if you'd answered, and nobody was there any more?" So that was all it was. It was politeness. ${h} had only to say what it was that they saw and heard. Everybody would sleep. It was the truth as well. But ${h} looked at ${a}, who had a friend, and could not find the beginning of it.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(H, 'kneel', 'calm'), seen(A, 'sit', 'sleepy')] },
        `The clock struck nine. "They're tired, too," said ${h}, at last. "They can't stop, because you don't. One of you has got to say good night." "Can one?" said ${a}. "Just say it," said ${h}, "${ways.how}." ${ways.end(a)} "Oh," breathed ${a}. "They were only waiting for that." Then ${a} fell over to one side, and slept.`,
        `One can keep a thing to oneself without telling a lie. One has to go carefully. "I think that it goes on over there for as long as it goes on here," said ${h}. That was so. "So say good night, ${ways.how}." ${ways.end(a)} They stayed like that for a long time. "Good friends don't always need to," said ${a}, and slept where ${a} was.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'sad')] },
        `The silence came down on the road like an eiderdown. All the windows went dark. Only ${n} lay awake. There was the clock; one could hear each tick. It said the same thing over and over, and did not care who was there. ${n} had never noticed that. "${sound}" said ${n}, quite low, to see. The clock did not answer.`,
        `In the kitchen they took the aunt's address off the wall. People said good night to each other, which they had not done for years. ${n} sat in the chair. One could hear the clock now, as much of it as one liked. It was odd how little it had to say. After an hour ${n} got up and stopped it. Then it was quieter still, and that was worse.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(H, 'hide', 'surprised')] },
        `At six ${h} woke up, and looked out. There was somebody in slippers by ${where}. It was ${n}, who looked left, and right, and ${did}. "${sound}" It was rather rusty. But over there somebody had been waiting for it. ${n} stood as if struck by a feather, and then did it again. "${refrain}" said ${n}, to nobody. So now there were two who knew, and one who did not.`,
        `It was still grey when ${h} heard it. "${sound}" But ${a} lay fast asleep. ${h} ran to the window. There stood ${n}, in a nightshirt, by ${where}. ${n} waited. Then it came back, as it always had. One could see it go in. ${n} looked all at once like somebody of seven. "${refrain}" said ${n}, and felt for a handkerchief.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(N, 'wave', 'happy'), seen(H, 'stand', 'happy')],
        },
        `In the evening ${a} went out to say good night, ${ways.how}. ${n} was just then on the other side, behind the hedge. And this time something did come back, and it was not the same. "Good night," it said. It had a voice like an old clock. ${a} looked at ${h} with round eyes. "I told you that there was somebody," said ${a}. And ${h} said that ${a} had been right.`,
        `That was on Saturday. On Saturday evening ${a} went once more to ${where}. "${sound} ${refrain}" It was a short one, to be polite. There was a pause. Then from over there, from behind the hedge, came something new. "${sound}" it went, much deeper, and a hand was waved, in a sleeve that ${h} knew. "There," said ${a}. "That's what they look like." And from then on it was even true.`,
      ),
    ],
  };
}

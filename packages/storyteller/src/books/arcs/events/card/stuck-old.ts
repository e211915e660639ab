import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { LETTER_TITLES, TITLES } from './stuck-said.ts';

/** For the oldest: to be read by everybody is dreadful, and one may say that it was a mistake. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { R, r, rcap, B, b, N, n, P, p, C, c, isFar, it, words, day } = partsOf(going);
  const answer = words.answer;
  return {
    title: titled(chance.pick(...(it === 'card' ? TITLES : LETTER_TITLES))),
    refrain: answer,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'determined')], things: ['paint', 'scissors'] },
        `${day}There are things that are easy to think and hard to say aloud. ${A.introduced} had found a way round it. One writes them on a ${it}, gives it to ${r}, and leaves the room. It had taken three evenings, a red heart and a whole sheet of gold. Nobody was to see it but ${r}, and even ${r} only when ${a} was somewhere else.`,
        `${day}${A.introduced} was not one to say such things. Other people said them all day long, on the telephone, to anybody. ${a} went red. But they may be written down, and that was what the ${it} was for. It was for ${r}, and for no one else in the world. There was a red heart on it, under a flap, so that it need not be looked at. It had taken three evenings.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'shy'), seen(B, 'stand', 'curious')] },
        `"${words.on}," wrote ${a}, at last, very fast, with one arm round it. ${B.introduced} was let in to hold the glue. "You haven't seen anything," said ${a}. It was strong glue, and there was a lot of it. The heart must not fall off in front of people. Then ${a} lay back on the floor with both eyes shut, and breathed out.`,
        `Last of all came the words, and they came out rather large. "${words.on}." ${a} looked at them from the side. ${B.introduced} had brought the bottle, and looked as well. "If you ever tell anyone," said ${a}. There was enough glue for a boat. Then it was done, and ${a} simply fell over backwards, as you do at the end of a race.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'scared'), seen(B, 'sit', 'happy')] },
        `When ${a} got up again, the floor was bare. It was not under the bench. It was not among the scraps. The window stood open as far as it would go. "It was here just now," said ${a}, and went cold from the top to the toes. Out there was the whole of the road. And somewhere out there, with its words upwards, lay the ${it}.`,
        `A minute later there were the scissors, and the lid of the glue. There was everything that had been there before, but for one thing. A little wind came in and turned over a scrap of gold. ${a} looked at the window. "No," said ${a}. "Oh, no. It's out. Anyone might be reading it."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'excited')] },
        `${a} ran. It was not in the beds, and it was not in the pear tree. ${b} ran behind, and at every stop jumped up at ${A.names} back. "Not now, ${b}!" said ${a}. "Can't you see that I'm looking for something?" ${b} could see it. It was the one thing that ${b} could see, from behind, at every step.`,
        `They went through the garden on all fours. That is, ${a} did. ${b} hopped up and down at the back, and pulled at the jumper. "You're supposed to be looking!" said ${a}. And ${b}, who was looking, and had been from the first, sat down in despair in the parsley.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'surprised'), seen(A, 'walk', 'surprised')], things: ['fence'] },
        `${N.introduced} next door was not somebody you ran into if you could help it. ${n} had a rake, and views about balls. "Nothing's come over," said ${n}, before anybody had asked. ${a} turned and went. There was a silence behind. Then the rake fell down. "${answer}," said ${n}, in a voice that had not been used for years.`,
        `Over the fence stood ${N.introduced}, who kept footballs, and had eleven. "What are you after now?" said ${n}. "Nothing," said ${a}, and walked off quickly along the hedge. It got very quiet. "Well, I never," said ${n}. "And I thought that all of you... ${answer}." When ${a} looked round, ${n} was wiping both eyes on a gardening glove.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'wave', 'shy'), seen(A, 'walk', 'surprised')], things: ['gate'] },
        `At the gate stood ${P.introduced}, the postman. Nobody had ever heard ${p} say anything but "Morning". ${a} slipped past. "I say," said ${p}. "${answer}." And ${p} went off down the road with a step like a dance. Numbers nine to forty got no post at all.`,
        `${P.introduced} was coming up the path with the post. In six years ${p} had said "Nice day" and "Not so nice". ${a} held the gate, let ${p} go by, and went through it. "Excuse me," said ${p}, after a bit. "${answer}. I just wanted to say so." There was a red face under the cap, and it was shining like a lamp.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `And there was ${C.introduced}. They had not spoken for two weeks, because of what ${c} had said, and what ${a} had said back. ${a} went by with a high chin. One step, two steps. "Do you mean that?" said ${c}, not loudly. "After the thing I said?" ${c} had come down from the wall. "${answer}. I've been wanting to, only I didn't know how you start." And ${c} held out half a bun.`,
        `On the wall sat ${C.introduced}. It was the sixteenth day of not talking, and neither of them could have told you how to stop it. ${a} passed, looking straight ahead. It should have ended there. "Wait," said ${c}, behind, in a funny voice. "Say that again. No, don't, I can read. ${answer}." And ${c} held out half a bun.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'scared'), seen(B, 'jump', 'excited')] },
        `"What are you talking about?" said ${a}. ${c} told it. ${a} felt behind with one hand, and there was paper. It was held on by all the glue in the bottle. ${a} stood quite still. They had all read it, ${n}, and ${p}, and the whole road. It was in letters like houses. It was ${c} who said, "Who's it for, then?" And that was the worst of all. ${c} had seen that there might be a mistake.`,
        `It takes a moment for a thing like that to arrive. ${a} put an arm round behind. It crackled. So that was what ${b} had been climbing for. It had been there through the hedge, and the gate, and all along the wall, with its large plain words. ${A.names} ears went hot. "It isn't to me," said ${c}, watching. "Is it?" The bun had gone back a bit.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(C, 'stand', 'shy'), seen(N, 'stand', 'happy')],
          things: ['fence'],
        },
        `It would have been quite easy. "It's for ${r}," one says, "and the rest of you can give it back." Then it would be private again. ${a} looked along the fence. There was ${n}, with no rake, passing over a football, and then another. There was ${c}, waiting. "It's for whoever it's true of," said ${a}. It had to be said aloud. It was every bit as hard as ${a} had thought.`,
        `${a} could have explained it. There had been a floor, and glue, and it was nobody's business. Everyone would have understood, and gone in again, and shut the door. Next door a football came over the fence by itself, and then ten more. ${a} swallowed. "I made it for ${r}," said ${a}. "I'd only thought it about one person. But it's right. You can keep it." And ${a} took the bun.`,
      ),
      page(
        isFar
          ? {
              camera: 'medium',
              actors: [seen(P, 'hold', 'happy', 'letter'), seen(A, 'stand', 'happy')],
              things: ['letter'],
            }
          : { camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'shy')] },
        isFar
          ? `It took both ${c} and ${p} to get it off, and some of the jumper came along. "It's got a bit of everybody on it now," said ${p}, and turned it over. There was earth, and a crumb, and half a leaf. ${p} did not put it in the bag with the others, but in the cap. "I'll see it on to the train myself," said ${p}. "To ${r}."`
          : `So there was ${r}, come out to see what all the noise was. And there was no other room to go to. ${a} turned round, and stood there like a wall that has been written on. ${rcap} read it. It was not much to read, and it took a long time. "${answer}," said ${r}. That was all. It was what the three evenings had been for.`,
        isFar
          ? `They caught ${p} at number forty. It came off like a very large plaster, and there was wool on it, and one prickle from the hedge. "Shall I make a new one?" said ${a}. "It's spoilt." ${p} held it at arm's length, and read it once more. "Not a bit," said ${p}. "It's been places. ${rcap} will want this one."`
          : `"Have you lost something?" said ${r}, in the doorway. There was nothing to say. So ${a} turned round. It was quiet. Somebody bent down, and lifted one corner of the ${it}, and let it go again. "${answer}," said ${r}, quite low. ${n} had heard it, and so had ${c}. It did not seem to matter so much.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy'), seen(B, 'sit', 'proud')],
          things: ['paint', 'scissors'],
        },
        isFar
          ? `In the evening the floor was red again. There were to be two more, by ${a} and ${c}, one for next door and one for the post. They were out of gold. "What'll we put?" said ${c}. "The same," said ${a}. "It's been tried." On Saturday there came one back, from far off, with a good deal of glue on it. "${answer}," it said. ${b} wore it until Monday.`
          : `In the evening the floor was red again. It took up the rest of the paper, and all the pocket money for the next glue. There was one for next door, and one for the post. "What shall we put?" said ${c}. "The same," said ${a}. "It's been tried." And ${b} walked up and down between them, with something on behind, in ${R.names} writing. "${answer}," it said.`,
        isFar
          ? `${n} has got one over the sink now, and ${p} has one in the cap. They were made that same night, by two people, out of what was left. "Did it arrive?" ${a} asked every morning, for a week. Then something was put through the door, and stuck to the mat. It was from ${r}. "${answer}," they read, both at once.`
          : `There's one over ${N.names} sink now, and there's one inside a cap. Two people made them, that same night, and it cost ${a} the pocket money of a month. The first one hangs where ${r} can see it. It still has wool on. And whenever somebody goes past it and thinks that nobody's there, they say it, under their breath. "${answer}."`,
      ),
    ],
  };
}

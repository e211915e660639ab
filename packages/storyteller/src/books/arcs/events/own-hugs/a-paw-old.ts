import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { ifNamed, page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a line of chalk marks shows how near one may come, and who sees it asks how many yards she has been given. */
export function old(going: Going): Told {
  const { A, B, a, b, g, Gcap, company, chance } = going;
  const { refrain, M: N, m: n, Q, q, kind } = partsOf(going);
  const P = company.person('Mr Pike', 'neighbour');
  const p = P.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'cheer', 'excited'), seen(A, 'stand', 'calm')] },
        `${N.introduced} at number four hugged everybody. She hugged the postman and the man for the drains. It took four seconds; ${A.introduced} had counted. Most people went soft, like a towel, and looked over her shoulder until it was done. ${a} did that, too, and thought of something else. But it was odd to be a towel, even for four seconds. And sometimes there was a kiss as well.`,
        `There was no way past number four without a hug. ${N.introduced} had arms that one could see from the corner. She was as kind as bread. ${A.introduced} liked her very much. It was only that nobody had ever asked. One was hugged as one is rained on. One stood still for four seconds, and thought of soup, and sometimes at the end there was a tickle.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'kneel', 'calm'), seen(Q, 'sit', 'curious'), seen(B, 'stand', 'calm')],
        },
        `That was the summer of ${Q.introduced}, who lived under the shed and belonged to no one. ${a} had a piece of chalk. Each day ${a} sat down on the path, as near as the ${kind} would have it, and no nearer. On Sundays ${B.introduced} made a mark there. After eleven weeks there were eleven marks. The last was only a yard away. It wasn't ${a} who chose where the marks went.`,
        `In the garden it was another matter. ${Q.introduced} had moved in under the shed, and had no wish to be known. So ${a} came every day, and sat on the path, and looked the other way. ${B.introduced} drew a line in chalk where the ${kind} got up to leave. "No further than that," said ${b}. They had begun at the gate, in June. Now there was just a yard to go.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(N, 'run', 'excited'), seen(A, 'stand', 'worried'), seen(P, 'stand', 'calm')],
        },
        `In September ${n} came home from two weeks at her sister's. She hugged her way down the whole street, since she was behind with it. ${P.introduced} went soft, and came out with his hair on end. Then the arms opened for ${a}. One could be a towel. It would be over before one could say soup. But ${a} thought of chalk, and of who it was that says how near.`,
        `${n} had been away for two weeks, and there was a lot to catch up. She did both sides of the road. She did ${P.introduced} twice, because he had had a cold. "And here's my ${a}!" she cried, from a long way off. ${a} felt the towel coming on. And it came to ${a} that nobody would do that to somebody under a shed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'surprised')] },
        `"${refrain}" said ${a}. The arms stayed where they were. "Not even for me?" said ${n}. "I'm so glad that you're back," said ${a}. "I'd like to shake paws." There was her face, and it was falling. ${a} could still have run into it. It was only four seconds. It's hard to say no to people one likes, and those are the people who come with arms.`,
        `"${refrain}" It had been said quite softly. "I've missed you, though. May I shake your paw?" And ${a} held one out. ${n} looked for the joke, and there wasn't one. Every window in the street looked, too. If ${a} gave in now, it would be a nice moment, and nobody would know. ${a} would know. The paw stayed where it was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'sad'), seen(P, 'stand', 'surprised'), seen(A, 'stand', 'sad')] },
        `She shook it with two fingers, as if it were hot. "Quite right," said ${n}, and went in, and the door shut. "It was only a hug," said ${p}. "And her just home." So was that the price? On Thursdays there was ginger cake at number four, for whoever came. That Thursday the curtain was drawn. ${a} had not known that a no could be so heavy, when one carries it home.`,
        `"Of course," said ${n}, and shook it, and did not seem to know where to put her arms. She took them indoors. "You might have let her," said ${p}. "It doesn't hurt." "It doesn't hurt you," said ${a}. But on Thursday there was no ginger cake at number four. There had been one every week for years. There was just a curtain. It was all rather big, for four seconds.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'calm')] },
        `"You could go and give her one," said ${b}. ${a} had thought of it. "But that would be a sorry, with arms on," said ${a}. "And I'm not sorry. I'm only sad."${ifNamed(going, `${b} thought it over. "${Gcap} shakes paws with you, now that you've asked. It went all right with ${g}."`)} They sat on the last mark together. A hug should be a present. It isn't one when somebody comes to collect it.`,
        `${a} told ${b} all of it, on the last chalk mark but one. "If I hug her now, it's a fine," said ${a}. "Like for a library book." ${b} saw that.${ifNamed(going, `"It's paws with ${g}, too, and ${g} never minded," said ${b}. "You only had to say."`)} The thing was that ${a} would have liked to be friends again. There just wasn't a mark for it yet.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'run', 'determined'), seen(Q, 'run', 'scared'), seen(A, 'shout', 'worried')],
          things: ['basket'],
        },
        `Then the cold came. "There'll be a frost tonight," said ${p}, over the fence. "That ${kind} ought to be indoors." And he meant well, and had a basket, and went in over all eleven marks. It was done in no time. ${q} shot out under his boots, and went in behind the woodpile, at the very back. "Near enough," said ${p}. It was further off than it had been in June.`,
        `There was to be a frost. ${p} came round with gloves and a basket, to get the ${kind} in before dark. "Don't!" said ${a}. "You have to wait!" "It'll thank me," said ${p}, and made a dive. There was a hiss, and a crash of flower pots. When it was over there was ${p}, in a bush. And ${q} was behind the woodpile, where nobody could see even an eye.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'kneel', 'curious'), seen(A, 'stand', 'surprised')] },
        `"Let me!" called ${n}, and came in at the gate with her arms out. Then she stopped. "What are these?" she said. She had her foot on a chalk mark. ${a} told her. "That's how near I was let, on the first day. That's the second." She walked along by them to the end. "And what did you do when it wouldn't have you?" "I sat behind the line," said ${a}.`,
        `The crash had brought out half the street, and ${n} as well. "Oh, the poor love! I'll soon have it out," she said, and opened up. But there was a white line in front of her slipper, and then another. "That's where I may sit," said ${a}. "It says so, not me." "And if it had never let you come any nearer?" "Then I'd have had a ${kind} from over here."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'sad'), seen(A, 'stand', 'shy'), seen(P, 'stand', 'shy')] },
        `${n} looked at her own two arms as if somebody had left them there. "How many yards am I?" she asked. ${a} tried to be exact. "For talking, none at all. For hugs it goes up and down." "Nobody ever drew me a line," said ${n}. "I thought that they all liked it." The whole street studied the ground. "I go soft," said ${p}, at last. "I think about leeks."`,
        `It was quiet for a bit. "Where's my line?" said ${n}. She wasn't cross. She wanted to know. "It isn't always in one place," said ${a}. "You'd have to ask." "All these years," said ${n}, "and I never have. Did you mind?" That was to everybody. Somebody coughed. "Tuesdays are all right," said ${p}. "Other days I count the lamp posts, till you've done."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'sit', 'calm'), seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')],
          things: ['blanket'],
        },
        `She went back to the very first mark, by the gate, and sat down on the cold stones behind it. She laid one hand on her knee, open, and left it there. The rest of them went home to supper. ${a} and ${b} fetched a blanket, and sat by her, not too near. "What do I do now?" whispered ${n}. "This," said ${a}. It's a thing that looks like nothing at all.`,
        `Then ${n} did something new. She sat down on the path, right back at the first line, in her good coat. "I'm here if I'm wanted," she said to the woodpile, and after that she held her tongue. The sky went pink. ${a} brought a blanket out for the three of them, and ${b} sat in the middle. It's slow work, to be somebody whom one might come to.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(Q, 'walk', 'calm'), seen(N, 'sit', 'surprised'), seen(A, 'sit', 'happy')],
          things: ['moon'],
        },
        `The moon was up when the ${kind} came. It walked down all the marks, one after another. It went by ${a}, who had waited eleven weeks, and it climbed into the lap of ${n}. It turned round twice, and lay down. ${n} looked at ${a} over the top. She didn't close her arms. It must have been the hardest thing that she had ever done.`,
        `There was a moon, and then there was a nose. Out came ${q}, over the first yard, and the second, and never stopped until there was no yard left. It got up on ${n} as if she were a wall in the sun. ${a} had hoped for that, all summer, for somebody else's knees. It stung a little. But ${n} sat with both hands in the air, and hardly breathed, and shone.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(N, 'sit', 'happy'),
            seen(Q, 'sleep', 'calm'),
            seen(P, 'stand', 'surprised'),
            seen(A, 'sit', 'happy'),
          ],
          things: ['cake'],
        },
        `In the morning ${n} sat out on her step. The ${kind} was in her lap, and a cake stood beside her. ${p} came by, and was so pleased that he opened his arms. "${refrain}" said ${n}. "I'm full." She asks each of them now, every time: a paw, a nod or a hug? ${a} had a paw all that autumn. One Thursday ${a} just leaned, a bit, from the side. Nobody counted the seconds.`,
        `The next morning there was ginger cake, on the step of number four, and a ${kind} on ${n}. "Well done!" said ${p}, and came with both arms out. "${refrain}" said ${n}. "It's asleep." And to ${a} she held out a hand, and waited, with all the time in the world. "Which is it today?" "Paw," said ${a}. Some days it's a nod. Once, by the gate, it was a hug, and it was ${a} who asked.`,
      ),
    ],
  };
}
